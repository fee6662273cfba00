import { describe, expect, test } from 'vitest';
import { areas, facultiesOf } from '../../db/reference/faculties.ts';
import { readUniversities } from '../../db/reference/read-universities.ts';

const universities = readUniversities();

function facultiesAt(slug: string): string[] {
  const university = universities.find((candidate) => candidate.slug === slug);
  if (!university) throw new Error(`No university ${slug}`);
  return facultiesOf(university);
}

describe('universities.csv', () => {
  const header = 'name,short_name,city,province,region,kind,website_domain,email_domains,aliases\n';

  test('is parsed with commas and quotes in quoted fields, and lists separated by semicolons', () => {
    const [first] = readUniversities(`${header}"Università ""A"", di B",AB,B,BB,Lazio,statale,,ab.it;st.ab.it,\n`);
    expect(first).toMatchObject({ slug: 'ab', name: 'Università "A", di B', domains: ['ab.it', 'st.ab.it'], aliases: [] });
  });

  test.each([
    ['other columns', 'name,city\nA,B\n', 'Unexpected columns'],
    ['a field too few', `${header}A,B,C,D,E,statale,a.it,a.it\n`, 'Invalid Record Length'],
    ['an open quote', `${header}"A,B,C,D,E,statale,a.it,a.it,\n`, 'Quote Not Closed'],
    ['an unknown kind', `${header}A,B,C,D,E,privata,a.it,a.it,\n`, 'Unknown kind'],
  ])('is refused with %s', (_, csv, reason) => {
    expect(() => readUniversities(csv)).toThrow(reason);
  });
});

describe('universities', () => {
  test('are 102, each with its own slug and name', () => {
    expect(universities).toHaveLength(102);
    expect(new Set(universities.map(({ slug }) => slug)).size).toBe(102);
    expect(new Set(universities.map(({ name }) => name)).size).toBe(102);
  });

  test('have a short name, a place and aliases', () => {
    for (const { slug, shortName, city, province, region, aliases } of universities) {
      expect.soft([shortName, city, region].every(Boolean), slug).toBe(true);
      expect.soft(province, slug).toMatch(/^[A-Z]{2}$/);
      expect.soft(aliases.length, slug).toBeGreaterThan(0);
    }
  });

  test('have valid, unique email domains, except three for which none is known', () => {
    const without = universities.filter(({ domains }) => domains.length === 0).map(({ slug }) => slug);
    expect(without).toEqual(['casd', 'unineuromed', 'iasa']);
    const domains = universities.flatMap((university) => university.domains);
    expect(new Set(domains).size).toBe(domains.length);
    for (const domain of domains) expect.soft(domain).toMatch(/^([a-z0-9-]+\.)+[a-z]{2,}$/);
  });

  test('have no domain that is a subdomain of another university’s', () => {
    for (const outer of universities) {
      const inside = universities.filter(
        (inner) => inner !== outer && inner.domains.some((domain) => outer.domains.some((parent) => domain.endsWith(`.${parent}`))),
      );
      expect
        .soft(
          inside.map(({ slug }) => slug),
          outer.slug,
        )
        .toEqual([]);
    }
  });

  test('keep quotes, accents and lists as written', () => {
    expect(universities.find(({ slug }) => slug === 'uniroma2.it')).toEqual({
      slug: 'uniroma2.it',
      name: 'Università degli Studi di Roma "Tor Vergata"',
      shortName: 'Tor Vergata',
      city: 'Roma',
      province: 'RM',
      region: 'Lazio',
      kind: 'statale',
      domains: ['uniroma2.it', 'uniroma2.eu', 'students.uniroma2.eu'],
      aliases: ['tor vergata', 'uniroma2'],
    });
  });
});

describe('faculties', () => {
  const classes = [
    'Area scientifico-tecnologica',
    'Area umanistico-giuridica',
    'Classe di Lettere e Filosofia',
    'Classe di Scienze',
    'Classe di Scienze politico-sociali',
    'Classe di Scienze umane e della Vita',
    'Classe di Scienze, Tecnologie e Società',
    'Neuroscienze',
    'Scienze della Difesa e della Sicurezza',
    'Scienze sociali',
  ];

  test.each(universities)('of $shortName are known, unique and in alphabetical order, and there is at least one', (university) => {
    const faculties = facultiesOf(university);
    const known: string[] = university.kind === 'scuola superiore' ? [...Object.values(areas), ...classes] : Object.values(areas);
    expect(faculties.length).toBeGreaterThan(0);
    expect(new Set(faculties).size).toBe(faculties.length);
    expect(faculties.filter((name) => !known.includes(name))).toEqual([]);
    expect(faculties).toEqual([...faculties].sort((a, b) => a.localeCompare(b, 'it')));
  });

  test('cover every area', () => {
    const used = new Set(universities.flatMap(facultiesOf));
    expect(Object.values(areas).filter((name) => !used.has(name))).toEqual([]);
  });

  test('of an unknown university throw an error', () => {
    expect(() => facultiesOf({ slug: 'example.org', kind: 'statale' })).toThrow('No faculties known of example.org');
  });

  test('of an unlisted telematic university are the defaults, without medicine or architecture', () => {
    const faculties = facultiesOf({ slug: 'example.org', kind: 'telematica' });
    expect(faculties).toContain(areas.psicologia);
    for (const area of ['medicina', 'veterinaria', 'odontoiatria', 'architettura'] as const) expect(faculties).not.toContain(areas[area]);
  });

  /** The complete lists of the areas that few universities have. */
  test.each<[keyof typeof areas, string[]]>([
    [
      'veterinaria',
      [
        'unito.it',
        'unimi.it',
        'unipd.it',
        'unibo.it',
        'unipr.it',
        'unipi.it',
        'unipg.it',
        'unicam.it',
        'unite.it',
        'uniba.it',
        'unina.it',
        'unime.it',
        'uniss.it',
      ],
    ],
    [
      'architettura',
      [
        'polito.it',
        'polimi.it',
        'poliba.it',
        'iuav.it',
        'unige.it',
        'uniud.it',
        'units.it',
        'unipr.it',
        'unibo.it',
        'unife.it',
        'unifi.it',
        'unicam.it',
        'uniroma1.it',
        'uniroma3.it',
        'unich.it',
        'unina.it',
        'unicampania.it',
        'unibas.it',
        'unirc.it',
        'unipa.it',
        'unict.it',
        'unikore.it',
        'uniss.it',
        'unica.it',
      ],
    ],
    [
      'statistica',
      [
        'unito.it',
        'unige.it',
        'unimib.it',
        'unipd.it',
        'units.it',
        'unibo.it',
        'unifi.it',
        'uniroma1.it',
        'unimercatorum.it',
        'unisannio.it',
        'unina.it',
        'uniparthenope.it',
        'unisa.it',
        'uniba.it',
        'unical.it',
        'unipa.it',
        'unime.it',
      ],
    ],
  ])('%s is offered only where it can be studied', (area, expected) => {
    const found = universities.filter((university) => facultiesOf(university).includes(areas[area])).map(({ slug }) => slug);
    expect(found.sort()).toEqual(expected.sort());
  });

  test.each<[string, (keyof typeof areas)[], (keyof typeof areas)[]]>([
    [
      'unito.it',
      ['veterinaria', 'agraria', 'medicina', 'odontoiatria', 'psicologia', 'motorie', 'farmacia'],
      ['architettura', 'ing-civile', 'ing-informazione'],
    ],
    [
      'unimi.it',
      ['veterinaria', 'agraria', 'farmacia', 'motorie', 'scienze-politiche'],
      ['architettura', 'psicologia', 'ing-industriale', 'formazione'],
    ],
    [
      'unimib.it',
      ['psicologia', 'statistica', 'medicina', 'odontoiatria', 'sociologia', 'informatica'],
      ['agraria', 'veterinaria', 'farmacia', 'ing-civile', 'lettere'],
    ],
    ['unibo.it', ['veterinaria', 'agraria', 'architettura', 'statistica', 'mediazione', 'design', 'psicologia'], []],
    ['unipd.it', ['veterinaria', 'agraria', 'psicologia', 'statistica', 'ing-civile'], ['architettura']],
    ['uniroma1.it', ['architettura', 'medicina', 'psicologia', 'statistica', 'ing-industriale'], ['veterinaria', 'agraria']],
    [
      'uniroma3.it',
      ['architettura', 'ing-industriale', 'formazione'],
      ['medicina', 'farmacia', 'veterinaria', 'agraria', 'odontoiatria', 'prof-sanitarie'],
    ],
    ['unipi.it', ['veterinaria', 'agraria', 'farmacia', 'medicina', 'informatica'], ['architettura', 'formazione', 'statistica']],
    ['unict.it', ['agraria', 'architettura', 'medicina', 'psicologia'], ['veterinaria', 'statistica']],
    ['unime.it', ['veterinaria', 'medicina', 'odontoiatria', 'psicologia'], ['agraria', 'architettura']],
    ['unige.it', ['architettura', 'medicina', 'design'], ['veterinaria', 'agraria']],
    ['unive.it', ['lingue', 'economia', 'chimica', 'beni-culturali'], ['medicina', 'giurisprudenza', 'ing-civile', 'psicologia']],
    ['polimi.it', ['architettura', 'design', 'ing-civile', 'ing-informazione'], ['giurisprudenza', 'lettere', 'medicina', 'economia']],
    ['univpm.it', ['ing-industriale', 'economia', 'agraria', 'medicina', 'biologia'], ['lettere', 'giurisprudenza', 'architettura']],
    ['iuav.it', ['architettura', 'design'], ['ing-civile', 'economia']],
    ['unibocconi.it', ['economia', 'giurisprudenza', 'scienze-politiche'], ['lettere', 'medicina']],
    [
      'unicatt.it',
      ['medicina', 'agraria', 'psicologia', 'formazione', 'lettere', 'lingue'],
      ['ing-industriale', 'veterinaria', 'architettura'],
    ],
    ['unisr.it', ['medicina', 'psicologia', 'filosofia'], ['ing-informazione', 'giurisprudenza']],
    ['unicampus.it', ['medicina', 'prof-sanitarie', 'ing-industriale'], ['psicologia', 'economia']],
    ['unior.it', ['lingue', 'mediazione'], ['medicina', 'ing-civile', 'economia']],
    ['unipegaso.it', ['giurisprudenza', 'motorie', 'ing-civile'], ['medicina', 'veterinaria', 'odontoiatria', 'architettura']],
    ['santannapisa.it', ['agraria', 'medicina', 'giurisprudenza'], ['lettere', 'psicologia']],
  ])('%s offers %j but not %j', (slug, has, hasNot) => {
    const faculties = facultiesAt(slug);
    expect(has.filter((area) => !faculties.includes(areas[area]))).toEqual([]);
    expect(hasNot.filter((area) => faculties.includes(areas[area]))).toEqual([]);
  });

  test('of the Scuola Normale are its classes', () => {
    expect(facultiesAt('sns.it')).toEqual(['Classe di Lettere e Filosofia', 'Classe di Scienze', 'Classe di Scienze politico-sociali']);
  });

  test('of the Foro Italico are only sports', () => {
    expect(facultiesAt('uniroma4.it')).toEqual(['Scienze motorie']);
  });
});
