import { expect, test } from 'vitest';
import { together } from './folds.ts';
import { authorsIn, PARTS } from './models.ts';
import { DAILY_AUTHORS } from './texts.ts';

const parts = Array.from({ length: PARTS }, (_, part) => part);

test.each([0, 1, 2])('in turn %i each author is judged once, by a model that has read nothing of theirs', (turn) => {
  const judged = parts.flatMap((part) => [...authorsIn({ turn, part }, DAILY_AUTHORS)]);
  expect(judged.toSorted()).toEqual(DAILY_AUTHORS.toSorted());
});

test('each turn parts them in another way', () => {
  const parted = [0, 1, 2].map((turn) => JSON.stringify(parts.map((part) => [...authorsIn({ turn, part }, DAILY_AUTHORS)])));
  expect(new Set(parted).size).toBe(3);
});

test('the parts of a turn come together by text, whatever their order; a text that nobody judges has no score', () => {
  const part = (part: number, scores: (number | undefined)[]) => ({ turn: 0, part, scores });
  expect(together([part(1, [undefined, -0.5, undefined]), part(0, [0, undefined, undefined])])).toEqual([0, -0.5, undefined]);
});
