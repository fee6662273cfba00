import type { DIFFICULTIES } from '../../routers/exam-experiences/limits.ts';
import type { Tone } from '../ui/badge.tsx';

export type Difficulty = (typeof DIFFICULTIES)[number];

const difficultyLabels: Record<Difficulty, string> = {
  1: 'Molto Facile',
  2: 'Facile',
  3: 'Medio',
  4: 'Difficile',
  5: 'Molto Difficile',
};

const difficultyTones: Record<Difficulty, Tone> = { 1: 'green', 2: 'green', 3: 'yellow', 4: 'orange', 5: 'red' };

export function difficultyLabel(difficulty: number): string {
  return difficultyLabels[difficulty as Difficulty];
}

export function difficultyTone(difficulty: number): Tone {
  return difficultyTones[difficulty as Difficulty];
}

const GRADE_TONES: readonly [from: number, tone: Tone][] = [
  [28, 'green'],
  [24, 'blue'],
  [18, 'orange'],
];

export function gradeTone(grade: number): Tone {
  return GRADE_TONES.find(([from]) => grade >= from)?.[1] ?? 'red';
}
