import { expect, test } from 'vitest';
import { beginningOf } from '../../src/client/lib/beginning.ts';

test.each([
  ['one due', 7, 'one due'],
  // The limit falls between two words, or inside one.
  ['alfa beta gamma', 9, 'alfa beta…'],
  ['alfa beta gamma', 12, 'alfa beta…'],
  ['alfa beta, gamma', 11, 'alfa beta…'],
  ['alfa\nbeta gamma', 9, 'alfa\nbeta…'],
  // A word that fills most of the limit is itself cut.
  ['ecco https://esempio.it/indirizzo', 20, 'ecco https://esempio…'],
  ['aaaaaaaa', 4, 'aaaa…'],
  ['😀😀😀', 2, '😀😀…'],
])('cuts %j after at most %i characters: %j', (text, max, begun) => {
  expect(beginningOf(text, max)).toBe(begun);
});
