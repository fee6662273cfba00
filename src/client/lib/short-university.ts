const PREAMBLE =
  /^Alma Mater Studiorum - |(Libera )?Università( degli Studi)?( Telematica| Commerciale)?( per)?( (di|del|della) | dell['’]| )/giu;

/** What students call it: 'Milano-Bicocca', 'Sapienza Roma', 'LIUC'. Whatever else somebody typed stays as it is. */
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
