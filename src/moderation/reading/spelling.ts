/** A set of words that can be asked and not read: one bit for each of a few hashes. It may take a word for one of its own, never miss one. */
export interface WordFilter {
  /** There are 2^bits of them. */
  bits: number;
  /** In base64. */
  set: string;
}

const HASHES = 5;

export function bitsOf(word: string, bits: number): number[] {
  const [one, other] = hashesOf(word);
  return Array.from({ length: HASHES }, (_, time) => bitAt(one, other, time, bits));
}

function bitAt(one: number, other: number, time: number, bits: number): number {
  return (one + Math.imul(time, other)) >>> (32 - bits);
}

function hashesOf(word: string): [number, number] {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let at = 0; at < word.length; at += 1) {
    one = Math.imul(one ^ word.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ word.charCodeAt(at), 0x5bd1e995);
  }
  return [one ^ (one >>> 15), (other ^ (other >>> 13)) | 1];
}

export const SHORTEST = 5;
/** No word of the lexicon is longer. */
export const LONGEST = 24;

/** Whether one slip makes the one of the other: a letter more, less or mistaken, or two swapped. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let back = 0;
  while (back < one.length - from && back < other.length - from && one.at(-1 - back) === other.at(-1 - back)) back += 1;
  const [left, right] = [one.slice(from, one.length - back), other.slice(from, other.length - back)];
  return (
    Math.max(left.length, right.length) < 2 || (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}

/** No letter is left out. */
const WHOLE = -1;
/** More than there are words. */
const WORDS_MAX = 2 ** 18;

/** A word without its letter `left`, as 32 bits. */
function hashWithout(word: string, left: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) if (at !== left) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Words by what is left of them when one letter, or none, is left out: a number each, the hash before the word's place. As texts in a `Map` they take fifteen times the memory. */
function indexOf(words: readonly string[]) {
  const keys = new Float64Array(words.reduce((sum, { length }) => sum + length + 1, 0));
  let count = 0;
  for (const [place, word] of words.entries())
    for (let left = WHOLE; left < word.length; left += 1) keys[count++] = hashWithout(word, left) * WORDS_MAX + place;
  keys.sort();

  /** The first of the words of which the same is left, among those that others share by chance. */
  function find(word: string, left: number, fits: (known: string) => boolean): string | undefined {
    const key = hashWithout(word, left) * WORDS_MAX;
    let [from, to] = [0, count];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (keys[middle]! < key) from = middle + 1;
      else to = middle;
    }
    for (let at = from; at < count && keys[at]! < key + WORDS_MAX; at += 1) {
      const known = words[keys[at]! - key]!;
      if (fits(known)) return known;
    }
    return undefined;
  }
  return { find };
}

/** Mends one slip in words that matter. */
export type Speller = (words: Iterable<string>) => (word: string) => string | undefined;

/** Mends none in what stands there as a word itself. */
export const createSpeller =
  (existing: WordFilter): Speller =>
  (words) => {
    const bytes = Uint8Array.from(atob(existing.set), (char) => char.charCodeAt(0));
    function exists(word: string): boolean {
      const [one, other] = hashesOf(word);
      for (let time = 0; time < HASHES; time += 1) {
        const bit = bitAt(one, other, time, existing.bits);
        if (!((bytes[bit >>> 3]! >>> (bit & 7)) & 1)) return false;
      }
      return true;
    }
    const index = indexOf([...words].filter(({ length }) => length >= SHORTEST));
    return function mend(word: string): string | undefined {
      if (word.length < SHORTEST || word.length > LONGEST || exists(word)) return undefined;
      for (let left = WHOLE; left < word.length; left += 1) {
        const meant = index.find(word, left, (known) => known[0] === word[0] && isOneSlipAway(word, known));
        if (meant !== undefined) return meant;
      }
      return undefined;
    };
  };
