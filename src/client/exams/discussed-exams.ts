import type { Difficulty } from '../exam-experiences/experience-words.ts';
import type { COMMON_FACULTIES } from '../universities/pick-lists.ts';

export interface DiscussedExam {
  name: string;
  faculty: (typeof COMMON_FACULTIES)[number]['name'];
  difficulty: Difficulty;
}

/** The most discussed first. */
export const discussedExams: readonly DiscussedExam[] = [
  { name: 'Analisi matematica 1', faculty: 'Ingegneria', difficulty: 5 },
  { name: 'Diritto privato', faculty: 'Giurisprudenza', difficulty: 4 },
  { name: 'Anatomia umana', faculty: 'Medicina e Chirurgia', difficulty: 5 },
  { name: 'Psicometria', faculty: 'Psicologia', difficulty: 4 },
  { name: 'Microeconomia', faculty: 'Economia', difficulty: 3 },
  { name: 'Programmazione 1', faculty: 'Informatica', difficulty: 3 },
  { name: 'Algebra lineare', faculty: 'Matematica', difficulty: 4 },
  { name: 'Letteratura italiana', faculty: 'Lettere', difficulty: 2 },
  { name: 'Storia contemporanea', faculty: 'Scienze politiche e Relazioni internazionali', difficulty: 2 },
  { name: 'Disegno dell’architettura', faculty: 'Architettura', difficulty: 1 },
];
