import { foldText } from '../fold.ts';
import { CORRECTED_FROM, CORRECTIONS_MAX, WORDS_MAX } from './limits.ts';

/** A word and in how many texts it stands. */
export type Known = readonly [word: string, texts: number];

/** The words of a question, folded, each once; an apostrophe parts two. Single letters say nothing, single digits do. */
export function wordsOf(text: string): string[] {
  const words = foldText(text.replace(/['’‘`´ʼ]/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 || /\p{N}/u.test(word)).slice(0, WORDS_MAX);
}

/** What may have been meant by a word that few use, the most common first; nothing by one that is in use, or by a number. */
export function correctionsOf(word: string, vocabulary: readonly Known[]): string[] {
  if (word.length < CORRECTED_FROM || /\p{N}/u.test(word)) return [];
  // A word of a single text may be a slip itself.
  if (vocabulary.some(([known, texts]) => known === word && texts > 1)) return [];
  return vocabulary
    .filter(([known]) => isOneSlipAway(word, known))
    .sort(([, a], [, b]) => b - a)
    .slice(0, CORRECTIONS_MAX)
    .map(([known]) => known);
}

/** One letter more, fewer, wrong, or two letters in each other’s place. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  if (a.length !== b.length) return a.length > b.length ? restOfA.slice(1) === restOfB : restOfA === restOfB.slice(1);
  if (restOfA.slice(1) === restOfB.slice(1)) return true;
  return restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
}

/** By what a word is found before a stemmer reads the text: as much of the word as its stem keeps. Null when that is too short for an index. */
export function beginningOf(word: string, stem: string): string | null {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length++;
  return length < 3 ? null : word.slice(0, length);
}
