const PREAMBLE =
  /^Alma Mater Studiorum - |(Libera )?Università( degli Studi)?( Telematica| Commerciale)?( per)?( (di|del|della) | dell['’]| )/giu;

/** Returns the name that students use: 'Milano-Bicocca', 'Sapienza Roma', 'LIUC'. Names it does not recognise stay as they are. */
export function shortUniversity(name: string): string {
  const acronym = /^(\w{3,11}) - /u.exec(name)?.[1];
  const rest = name
    .replace(/dell['’](?=Aquila)/u, 'L’')
    .replace(PREAMBLE, '')
    .replaceAll('"', '')
    .replaceAll("'", '’')
    .trim();
  return acronym ?? (rest || name);
}
