import { type Difficulty, difficultyLabels, difficultyTones } from '../exams/discussed-exams.ts';
import type { Tone } from '../ui/badge.tsx';

export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];
// The room's own numbers live beside zod, which neither page nor form must wait for. A test compares them.
export const DIFFICULTY_DEFAULT: Difficulty = 3;
export const GRADE_MIN = 18;
export const GRADE_MAX = 30;

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
