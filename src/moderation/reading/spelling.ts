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

/** Every way to leave one letter out, and the word itself. */
export function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

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
    const byShortened = new Map<string, string[]>();
    for (const word of words) {
      if (word.length < SHORTEST) continue;
      for (const short of shortened(word)) {
        const known = byShortened.get(short);
        if (known) known.push(word);
        else byShortened.set(short, [word]);
      }
    }
    return function mend(word: string): string | undefined {
      if (word.length < SHORTEST || word.length > LONGEST || exists(word)) return undefined;
      for (const short of shortened(word)) {
        const meant = byShortened.get(short)?.find((known) => known[0] === word[0] && isOneSlipAway(word, known));
        if (meant !== undefined) return meant;
      }
      return undefined;
    };
  };
