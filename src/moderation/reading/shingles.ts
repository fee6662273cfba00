/** Letters per shingle: with fewer, unrelated Italian texts share many shingles; with more, one changed word changes many. */
const SHINGLE = 5;
/** The share of equal parts is the fourth power of the share of common shingles: near copies agree in many parts, unrelated texts in none. */
const PARTS = 32;
const ROWS = 4;
/** In a long text the first shingles in one order stand for all, which bounds the time. */
const SHINGLES_MAX = 1024;
/** Each sorts the shingles differently. How often two texts have the same first shingle is how alike they are. */
const FACTORS = Int32Array.from({ length: PARTS * ROWS }, (_, n) => mix(2 * n + 1) | 1);
const OFFSETS = Int32Array.from({ length: PARTS * ROWS }, (_, n) => mix(2 * n + 2));

/**
 * What a text is like, in parts (MinHash in bands): texts that share most of their shingles, in whatever order, have parts in
 * common. A part reveals nothing about the others.
 */
export function partsOf(letters: string): string[] {
  const first = new Int32Array(PARTS * ROWS).fill(0x7fffffff);
  for (const shingle of shinglesOf(letters)) {
    for (let n = 0; n < first.length; n += 1) {
      const place = (Math.imul(shingle, FACTORS[n]!) + OFFSETS[n]!) | 0;
      if (place < first[n]!) first[n] = place;
    }
  }
  return Array.from({ length: PARTS }, (_, part) => [part, ...first.slice(part * ROWS, (part + 1) * ROWS)].join(' '));
}

function shinglesOf(letters: string): Int32Array {
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE <= letters.length; at += 1) {
    let hash = 0;
    for (let n = 0; n < SHINGLE; n += 1) hash = mix(hash ^ letters.charCodeAt(at + n));
    shingles.add(hash);
  }
  return Int32Array.from(shingles).sort().subarray(0, SHINGLES_MAX);
}

/** The last steps of MurmurHash3, which spread each bit over all others. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
