import type { Features } from './features.ts';
import { PLACE_BITS } from './tally.ts';

/** Digits for the distance to the next weighted place; the last one adds its value and continues. Compresses better than base64. */
export const GAPS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%()*+,-./:;=?@[]^_{|}~';
/** Digits for the weights by size: first the negative ones, then as many positive ones. */
export const LEVELS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A trained table of weights, most of them zero. */
export interface Table {
  /** The table has 2^bits places. */
  bits: number;
  /** The distinct absolute weights. */
  sizes: number[];
  bias: number;
  /** Encoded with GAPS. */
  places: string;
  /** Encoded with LEVELS, one for each place. */
  levels: string;
}

/** Scores the features of a text, or of a part of it. */
export interface Model {
  score(features: Features): number;
  /** The features with the largest contributions, strongest first. */
  reasons(features: Features, most: number): { name: string; share: number }[];
}

/** Calls `see` for each place encoded with GAPS, with the number of places before it. */
export function eachPlace(places: string, see: (place: number, before: number) => void): void {
  let place = -1;
  let before = 0;
  for (const char of places) {
    const gap = GAPS.indexOf(char);
    place += gap;
    if (gap === GAPS.length - 1) continue;
    place += 1;
    see(place, before);
    before += 1;
  }
}

/** The level of each place plus one, or 0 without a weight: a quarter of the size of the weights, so that most fit into the CPU cache. */
function levelsOf({ bits, places, levels }: Table): Uint8Array {
  const found = new Uint8Array(2 ** bits);
  eachPlace(places, (place, before) => (found[place] = LEVELS.indexOf(levels[before]!) + 1));
  return found;
}

function sizesOf({ sizes }: Table): Float32Array {
  return Float32Array.from([0, ...sizes.map((size) => -size), ...sizes]);
}

export function decodeTable(table: Table): Model {
  const { bits, bias } = table;
  const levels = levelsOf(table);
  const sizes = sizesOf(table);
  const shift = PLACE_BITS - bits;
  const shareOf = (features: Features, at: number) => sizes[levels[features.places[at]! >>> shift]!]! * features.values[at]!;
  return {
    score(features) {
      let sum = bias;
      for (let at = 0; at < features.places.length; at += 1) sum += shareOf(features, at);
      return sum;
    },
    reasons(features, most) {
      return (features.names ?? [])
        .map((name, at) => ({ name, share: shareOf(features, at) }))
        .sort((one, other) => Math.abs(other.share) - Math.abs(one.share))
        .slice(0, most);
    },
  };
}
