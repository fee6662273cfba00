import { LEET } from '../data/confusables.ts';
import { keyLetter, toChunks } from './normalise.ts';

const WRITTEN = /[\p{L}\p{N}]/u;

/**
 * What a text says, word by word, however it is written: letters that disguises swap become one, repeated letters count once,
 * signs and pictures are left out.
 */
export function skeletonOf(text: string): string[] {
  return toChunks(text)
    .map((chunk) => {
      let word = '';
      let last = '';
      for (const char of chunk.text) {
        const same = keyLetter(LEET[char] ?? char);
        if (same !== last && WRITTEN.test(same)) word += same;
        last = same;
      }
      return word;
    })
    .filter((word) => word !== '');
}
