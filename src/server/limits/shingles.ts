/** Letters per shingle: with fewer, unrelated Italian texts share many shingles; with more, one changed word changes many. */
const SHINGLE = 5;
/** The share of equal parts is the fourth power of the share of common shingles: large for near copies, about 0 for unrelated texts. */
const PARTS = 32;
const ROWS = 4;
/** With so few bits, unrelated texts have a part in common once in half a million cases; more bits would enlarge what is kept of a text. */
const PART_BYTES = 3;
/** Characters of a part in base64url. */
const PART_LETTERS = 4;
/** A long text is represented by the first of its shingles in numeric order, which bounds the time. */
const SHINGLES_MAX = 1024;
/** Each pair orders the shingles differently. How often two texts have the same first shingle measures how similar they are. */
const FACTORS = Int32Array.from({ length: PARTS * ROWS }, (_, n) => mix(2 * n + 1) | 1);
const OFFSETS = Int32Array.from({ length: PARTS * ROWS }, (_, n) => mix(2 * n + 2));

/**
 * Returns the similarity hashes of a text (MinHash in bands): texts that share most of their shingles, in whatever order, have parts in
 * common. A part reveals nothing about the others.
 */
export function partsOf(letters: string): string[] {
  const shingles = shinglesOf(letters);
  const parts = Buffer.allocUnsafe(PARTS * PART_BYTES);
  for (let part = 0; part < PARTS; part += 1) {
    let hash = mix(part);
    for (let row = 0; row < ROWS; row += 1) hash = mix(hash ^ firstOf(shingles, part * ROWS + row));
    parts.writeUIntBE(hash >>> 8, part * PART_BYTES, PART_BYTES);
  }
  const text = parts.toString('base64url');
  return Array.from({ length: PARTS }, (_, part) => text.slice(part * PART_LETTERS, (part + 1) * PART_LETTERS));
}

/** Returns the position of the shingle that comes first in this order. */
function firstOf(shingles: Int32Array, order: number): number {
  const factor = FACTORS[order]!;
  const offset = OFFSETS[order]!;
  let first = 0x7fffffff;
  for (let n = 0; n < shingles.length; n += 1) {
    const place = (Math.imul(shingles[n]!, factor) + offset) | 0;
    if (place < first) first = place;
  }
  return first;
}

function shinglesOf(letters: string): Int32Array {
  const shingles = new Int32Array(Math.max(0, letters.length - SHINGLE + 1));
  for (let at = 0; at < shingles.length; at += 1) {
    let hash = 0;
    for (let n = 0; n < SHINGLE; n += 1) hash = mix(hash ^ letters.charCodeAt(at + n));
    shingles[at] = hash;
  }
  return shingles.length <= SHINGLES_MAX ? shingles : Int32Array.from(new Set(shingles)).sort().subarray(0, SHINGLES_MAX);
}

/** The finalizer of MurmurHash3, which spreads each bit over all others. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
