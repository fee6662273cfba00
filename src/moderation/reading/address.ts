import { readLeet, type Read } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

const LINK =
  /https?:|www\.|[a-z0-9]@[a-z0-9.-]+\.[a-z]{2}|[a-z0-9-]\.(?:it|com|org|net|eu|edu|io|me|be|info|app|dev|tv|gl|gg)\/[a-z0-9+_-]/;
/** '9f1c4ab2-77d0-4b1e-8a52-…' */
const GROUPS = /[0-9a-f]{4,12}(?:-[0-9a-f]{4,12}){2}/;
/** Longer than any word that has digits among its letters. */
const KEY = /[a-z0-9+/=]{20}/;
const LEAST_DIGITS = 3;

/** Shorter words occur in keys by chance, and more often where digits may stand for letters. */
const SHORTEST_TELLING = 5;
const SHORTEST_DISGUISED = 6;

/** Whether a run without white space is a link, a mail address or a key, in which words may occur by chance. */
export function isAddress(run: string): boolean {
  if (LINK.test(run)) return true;
  return (GROUPS.test(run) || KEY.test(run)) && run.replace(/[^0-9]/g, '').length >= LEAST_DIGITS;
}

/** Reads only those parts of an address that are listed words as written, or insults too long to be chance. */
export function createAddressReader({ insults, known, recogniseDisguised }: Vocabulary) {
  function readPart(part: string): Read[] {
    if (part.length > 2 && known.has(part)) return [{ word: part, written: part, disguised: false }];
    const letters = part.length < SHORTEST_DISGUISED ? '' : readLeet(part, false);
    const word = letters.length < SHORTEST_DISGUISED ? undefined : recogniseDisguised(letters);
    return word !== undefined && insults.has(word) ? [{ word, written: letters, disguised: true }] : [];
  }

  return (run: string): Read[] => {
    const words = run.split(/[^a-z0-9]+/).flatMap(readPart);
    return words.some(({ word }) => word.length >= SHORTEST_TELLING) ? words : [];
  };
}
