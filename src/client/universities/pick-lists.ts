/** Names as in db/reference, so that a filter finds what people chose at registration. */
export const UNIVERSITIES = [
  'Alma Mater Studiorum - Università di Bologna',
  'Politecnico di Milano',
  'Politecnico di Torino',
  'Sapienza Università di Roma',
  "Università Ca' Foscari Venezia",
  'Università Cattolica del Sacro Cuore',
  'Università Commerciale Luigi Bocconi',
  'Università degli Studi di Bari Aldo Moro',
  'Università degli Studi di Catania',
  'Università degli Studi di Firenze',
  'Università degli Studi di Genova',
  'Università degli Studi di Milano',
  'Università degli Studi di Milano-Bicocca',
  'Università degli Studi di Napoli Federico II',
  'Università degli Studi di Padova',
  'Università degli Studi di Palermo',
  'Università degli Studi di Roma "Tor Vergata"',
  'Università degli Studi di Torino',
  'Università degli Studi Roma Tre',
  'Università di Pisa',
] as const;

/** The option for a university not in `UNIVERSITIES`, whose name is typed. */
export const OTHER_UNIVERSITY = 'Altra università';

/** Names as in db/reference where it has them; 'Economia' and 'Ingegneria' stand for its more specific areas. */
export const FACULTIES = [
  'Agraria e Scienze alimentari',
  'Architettura',
  'Biologia e Biotecnologie',
  'Chimica',
  'Economia',
  'Farmacia',
  'Filosofia',
  'Fisica e Astronomia',
  'Giurisprudenza',
  'Informatica',
  'Ingegneria',
  'Lettere',
  'Lingue e Letterature straniere',
  'Matematica',
  'Medicina e Chirurgia',
  'Professioni sanitarie / Infermieristica',
  'Psicologia',
  'Scienze della comunicazione',
  "Scienze della formazione / dell'educazione",
  'Scienze politiche e Relazioni internazionali',
] as const;

/** The corresponding option of all other lists. */
export const OTHER = 'Altro';

/** The universities offered in filters and short forms. */
export const COMMON_UNIVERSITIES = [
  'Alma Mater Studiorum - Università di Bologna',
  'Politecnico di Milano',
  'Politecnico di Torino',
  'Sapienza Università di Roma',
  'Università degli Studi di Firenze',
  'Università degli Studi di Milano',
  'Università degli Studi di Napoli Federico II',
  'Università degli Studi di Padova',
  'Università degli Studi di Torino',
  'Università di Pisa',
] as const satisfies readonly (typeof UNIVERSITIES)[number][];

/** The faculties offered in filters and short forms, with their badge codes. */
export const COMMON_FACULTIES = [
  { name: 'Architettura', code: 'ARC' },
  { name: 'Economia', code: 'ECO' },
  { name: 'Giurisprudenza', code: 'GIU' },
  { name: 'Informatica', code: 'INF' },
  { name: 'Ingegneria', code: 'ING' },
  { name: 'Lettere', code: 'LET' },
  { name: 'Matematica', code: 'MAT' },
  { name: 'Medicina e Chirurgia', code: 'MED' },
  { name: 'Psicologia', code: 'PSI' },
  { name: 'Scienze politiche e Relazioni internazionali', code: 'POL' },
] as const satisfies readonly { name: (typeof FACULTIES)[number]; code: string }[];

export const STUDY_YEARS = [
  '1° anno triennale',
  '2° anno triennale',
  '3° anno triennale',
  '1° anno magistrale',
  '2° anno magistrale',
  'Dottorato',
  'Fuori corso',
] as const;

export const TOPICS = [
  'Esami',
  'Tesi',
  'Tirocinio',
  'Erasmus',
  'Stress da studio',
  "Sessione d'esame",
  'Relazioni con docenti',
  'Gruppo di studio',
  'Ansia da prestazione',
  'Orientamento',
  'Lavoro part-time',
  'Alloggio',
  'Mensa',
  'Trasporti',
  'Vita universitaria',
  'Problemi economici',
  'Altro',
] as const;
