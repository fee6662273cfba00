import { foldText } from '../fold.ts';
import { CORRECTED_FROM, CORRECTIONS_MAX, WORDS_MAX } from './limits.ts';

/** A word and the number of texts that contain it. */
export type Known = readonly [word: string, texts: number];

/** The distinct folded words of a query. Apostrophes separate words; single letters are dropped, single digits are not. */
export function wordsOf(text: string): string[] {
  const words = foldText(text.replace(/['’‘`´ʼ]/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 || /\p{N}/u.test(word)).slice(0, WORDS_MAX);
}

/** The likely corrections of a rare word, most common first; none for numbers and words in use. */
export function correctionsOf(word: string, vocabulary: readonly Known[]): string[] {
  if (word.length < CORRECTED_FROM || /\p{N}/u.test(word)) return [];
  // A word of a single text may itself be a typo.
  if (vocabulary.some(([known, texts]) => known === word && texts > 1)) return [];
  return vocabulary
    .filter(([known]) => isOneSlipAway(word, known))
    .sort(([, a], [, b]) => b - a)
    .slice(0, CORRECTIONS_MAX)
    .map(([known]) => known);
}

/** Whether two words differ by one inserted, missing or wrong letter, or by two swapped neighbours. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  if (a.length !== b.length) return a.length > b.length ? restOfA.slice(1) === restOfB : restOfA === restOfB.slice(1);
  if (restOfA.slice(1) === restOfB.slice(1)) return true;
  return restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
}

/** The prefix that a word shares with its stem, for the search of candidates. Null when it is too short for the trigram index. */
export function beginningOf(word: string, stem: string): string | null {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length++;
  return length < 3 ? null : word.slice(0, length);
}
