import { LEET } from '../data/confusables.ts';
import { memory } from '../memory.ts';
import { chunksOf, fold, keyLetter } from './normalise.ts';

const WRITTEN = /[\p{L}\p{N}]/u;

const boneOf = memory((run) => {
  let text = '';
  let last = '';
  for (const char of fold(run).text) {
    const same = keyLetter(LEET[char] ?? char);
    if (same !== last && WRITTEN.test(same)) text += same;
    last = same;
  }
  return { text };
});

/**
 * Reduces a text to its words regardless of spelling: letters that disguises swap are the same, repeated letters count once, signs and
 * emojis are dropped.
 */
export function skeletonOf(text: string): string[] {
  return chunksOf(text, boneOf).map(({ made }) => made.text);
}
