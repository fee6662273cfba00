import { expect, test } from 'vitest';
import { beginningOf } from '../../src/client/lib/beginning.ts';

test.each([
  ['one due', 7, 'one due'],
  // Cut between two words, and inside one.
  ['alfa beta gamma', 9, 'alfa beta…'],
  ['alfa beta gamma', 12, 'alfa beta…'],
  ['alfa beta, gamma', 11, 'alfa beta…'],
  ['alfa\nbeta gamma', 9, 'alfa\nbeta…'],
  // A word that takes most of the room is cut itself.
  ['ecco https://esempio.it/indirizzo', 20, 'ecco https://esempio…'],
  ['aaaaaaaa', 4, 'aaaa…'],
  ['😀😀😀', 2, '😀😀…'],
])('%j begins, in %i characters, with %j', (text, max, begun) => {
  expect(beginningOf(text, max)).toBe(begun);
});
