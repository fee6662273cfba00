import { expect, test } from 'vitest';
import { together } from './folds.ts';
import { authorsIn, PARTS } from './models.ts';
import { DAILY_AUTHORS } from './texts.ts';

const parts = Array.from({ length: PARTS }, (_, part) => part);

test.each([0, 1, 2])('in turn %i each author belongs to exactly one part', (turn) => {
  const judged = parts.flatMap((part) => [...authorsIn({ turn, part }, DAILY_AUTHORS)]);
  expect(judged.toSorted()).toEqual(DAILY_AUTHORS.toSorted());
});

test('each turn splits the authors differently', () => {
  const parted = [0, 1, 2].map((turn) => JSON.stringify(parts.map((part) => [...authorsIn({ turn, part }, DAILY_AUTHORS)])));
  expect(new Set(parted).size).toBe(3);
});

test('merges the scores of the parts by text, in any order; a text that no part scores stays undefined', () => {
  const part = (part: number, scores: (number | undefined)[]) => ({ turn: 0, part, scores });
  expect(together([part(1, [undefined, -0.5, undefined]), part(0, [0, undefined, undefined])])).toEqual([0, -0.5, undefined]);
});
