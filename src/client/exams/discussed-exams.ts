import type { COMMON_FACULTIES } from '../universities/pick-lists.ts';
import type { Tone } from '../ui/badge.tsx';

export type Difficulty = 1 | 2 | 3 | 4 | 5;

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

export const difficultyLabels: Record<Difficulty, string> = {
  1: 'Molto Facile',
  2: 'Facile',
  3: 'Medio',
  4: 'Difficile',
  5: 'Molto Difficile',
};

export const difficultyTones: Record<Difficulty, Tone> = { 1: 'green', 2: 'green', 3: 'yellow', 4: 'orange', 5: 'red' };
