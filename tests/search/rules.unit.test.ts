import { expect, test } from 'vitest';
import { beginningOf, correctionsOf, isOneSlipAway, wordsOf } from '../../src/routers/search/rules.ts';

test('a typo is one letter added, missing or wrong, or two swapped', () => {
  for (const slip of ['nsia', 'anisa', 'aansia', 'ansiaa', 'amsia', 'ansi', 'ansei', 'unsia']) {
    // «ansei» is two typos away.
    expect([slip, isOneSlipAway(slip, 'ansia')]).toEqual([slip, slip !== 'ansei']);
    expect(isOneSlipAway('ansia', slip)).toBe(slip !== 'ansei');
  }
  for (const other of ['ansia', 'snaia', 'ansiosa', 'ais', '']) expect([other, isOneSlipAway(other, 'ansia')]).toEqual([other, false]);
});

test('only a rare word is corrected, by its similar words, the most common first', () => {
  const vocabulary = [
    ['ansia', 90],
    ['ansie', 7],
    ['ansa', 3],
    ['anima', 50],
    ['ansio', 1],
    ['esame', 40],
  ] as const;
  expect(correctionsOf('ansiq', vocabulary)).toEqual(['ansia', 'ansie', 'ansio']);
  expect(correctionsOf('ansio', vocabulary)).toEqual(['ansia', 'ansie']);
  expect(correctionsOf('ansa', vocabulary)).toEqual([]);
  expect(correctionsOf('esa', vocabulary)).toEqual([]);
  expect(correctionsOf('esam1', vocabulary)).toEqual([]);
});

test('a query is split at apostrophes and spaces into up to six words without case and accents', () => {
  expect(wordsOf('  Dell’Analisi 1, perché? dell’ANALISI ')).toEqual(['dell', 'analisi', '1', 'perche']);
  expect(wordsOf('uno due tre quattro cinque sei sette')).toHaveLength(6);
  expect(wordsOf('%_\' "')).toEqual([]);
});

test('a word is looked up by the beginning that it shares with its stem', () => {
  expect(beginningOf('esami', 'esam')).toBe('esam');
  // Snowball turns -enza into -ente.
  expect(beginningOf('frequenza', 'frequent')).toBe('frequen');
  expect(beginningOf('zii', 'zi')).toBeNull();
});
