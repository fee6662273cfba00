/** A Bloom filter of words: it may report a word that is not in it, but never misses one. */
export interface WordFilter {
  /** The filter has 2^bits bits. */
  bits: number;
  /** The bits, in base64. */
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

/** Whether two words differ by one inserted, missing or wrong letter, or by two swapped neighbours. */
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

/** Leaves out no letter. */
const WHOLE = -1;
/** An upper bound of the number of words. */
const WORDS_MAX = 2 ** 18;

/** A 32-bit hash of a word without the letter at `left`. */
function hashWithout(word: string, left: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) if (at !== left) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Indexes words by their hashes without one letter or none. Numbers of hash and index take a fifteenth of the memory of a `Map`. */
function indexOf(words: readonly string[]) {
  const keys = new Float64Array(words.reduce((sum, { length }) => sum + length + 1, 0));
  let count = 0;
  for (const [place, word] of words.entries())
    for (let left = WHOLE; left < word.length; left += 1) keys[count++] = hashWithout(word, left) * WORDS_MAX + place;
  keys.sort();

  /** Returns the first word with the same hash that fits; others may share the hash by chance. */
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

/** Creates a function that corrects one typo towards the given words. */
export type Speller = (words: Iterable<string>) => (word: string) => string | undefined;

/** Creates a speller that leaves existing words alone. */
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
