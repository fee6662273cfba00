import { areasByUniversity, classesBySchool } from './areas-by-university.ts';
import type { UniversityRow } from './read-universities.ts';

/** The areas that serve as faculties. Their names are the same at every university, so that a filter matches them everywhere. */
export const areas = {
  agraria: 'Agraria e Scienze alimentari',
  architettura: 'Architettura',
  'beni-culturali': 'Beni culturali e Archeologia',
  biologia: 'Biologia e Biotecnologie',
  chimica: 'Chimica',
  comunicazione: 'Scienze della comunicazione',
  design: 'Design e Arti',
  economia: 'Economia e Management',
  farmacia: 'Farmacia',
  filosofia: 'Filosofia',
  fisica: 'Fisica e Astronomia',
  formazione: "Scienze della formazione / dell'educazione",
  giurisprudenza: 'Giurisprudenza',
  informatica: 'Informatica',
  'ing-civile': 'Ingegneria civile, edile e ambientale',
  'ing-industriale': 'Ingegneria industriale (meccanica, energetica, aerospaziale, chimica, gestionale)',
  'ing-informazione': "Ingegneria dell'informazione (informatica, elettronica, biomedica)",
  lettere: 'Lettere',
  lingue: 'Lingue e Letterature straniere',
  matematica: 'Matematica',
  mediazione: 'Interpretariato, Traduzione e Mediazione linguistica',
  medicina: 'Medicina e Chirurgia',
  motorie: 'Scienze motorie',
  odontoiatria: 'Odontoiatria',
  'prof-sanitarie': 'Professioni sanitarie / Infermieristica',
  psicologia: 'Psicologia',
  'scienze-terra': "Scienze della Terra e dell'Ambiente",
  'scienze-politiche': 'Scienze politiche e Relazioni internazionali',
  sociologia: 'Sociologia e Servizio sociale',
  statistica: 'Statistica',
  veterinaria: 'Medicina veterinaria',
  storia: 'Storia',
} as const;

type Area = keyof typeof areas;

/** Names for sets of areas in `areas-by-university.ts`. */
const groups: Record<string, readonly Area[]> = {
  all: Object.keys(areas).filter(isArea),
  online: [
    'comunicazione',
    'economia',
    'formazione',
    'giurisprudenza',
    'ing-civile',
    'ing-industriale',
    'ing-informazione',
    'lettere',
    'motorie',
    'psicologia',
    'scienze-politiche',
  ],
  polytechnic: ['architettura', 'design', 'fisica', 'ing-civile', 'ing-industriale', 'ing-informazione', 'matematica'],
  'for-foreigners': ['comunicazione', 'lingue', 'mediazione', 'scienze-politiche'],
  engineering: ['ing-civile', 'ing-industriale', 'ing-informazione'],
  health: ['medicina', 'odontoiatria', 'prof-sanitarie'],
  humanities: ['beni-culturali', 'filosofia', 'lettere', 'lingue', 'storia'],
  sciences: ['biologia', 'chimica', 'fisica', 'informatica', 'matematica', 'scienze-terra'],
};

/**
 * Returns the names of a university's faculties in alphabetical order, without duplicates.
 * @throws if none are known, or its line names an unknown area
 */
export function facultiesOf(university: Pick<UniversityRow, 'slug' | 'kind'>): string[] {
  const { slug, kind } = university;
  const line = areasByUniversity[slug] ?? (kind === 'telematica' ? 'online' : '');
  const names = [...areasIn(line)].map((area) => areas[area]);
  const faculties = [...names, ...(classesBySchool[slug] ?? [])].sort((a, b) => a.localeCompare(b, 'it'));
  if (faculties.length === 0) throw new Error(`No faculties known of ${slug}`);
  return faculties;
}

/** Parses a line from left to right: each area or group is added or, if prefixed with a minus, removed. */
function areasIn(line: string): Set<Area> {
  const found = new Set<Area>();
  for (const word of line.split(' ').filter(Boolean)) {
    const removes = word.startsWith('-');
    for (const area of areasNamed(removes ? word.slice(1) : word)) {
      if (removes) found.delete(area);
      else found.add(area);
    }
  }
  return found;
}

function areasNamed(name: string): readonly Area[] {
  const named = isArea(name) ? [name] : groups[name];
  if (!named) throw new Error(`Unknown area: ${name}`);
  return named;
}

function isArea(name: string): name is Area {
  return Object.hasOwn(areas, name);
}
