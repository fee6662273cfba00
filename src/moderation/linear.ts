import type { Features } from './features.ts';
import { PLACE_BITS } from './tally.ts';

/** Distances to the next place that has a weight; the last character adds its own and goes on. Letters compress better than bytes in base64. */
export const GAPS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%()*+,-./:;=?@[]^_{|}~';
/** Weights by size: first the negative ones, then as many positive ones. */
export const LEVELS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A trained table of weights, most of them nothing. */
export interface Table {
  /** The table has 2^bits places. */
  bits: number;
  /** The weights that there are, without their sign. */
  sizes: number[];
  bias: number;
  /** In GAPS. */
  places: string;
  /** In LEVELS, one for each place. */
  levels: string;
}

/** Judges the features of a text, or of a part of it. */
export interface Model {
  score(features: Features): number;
  /** What moved the score most, strongest first. */
  reasons(features: Features, most: number): { name: string; share: number }[];
}

/** Calls for each place that is written in GAPS, with how many came before it. */
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

/** For each place one more than its level, or nothing: a quarter of what the weights would take, so that most of them stay near the processor. */
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
