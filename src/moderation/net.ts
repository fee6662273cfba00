import { decodeTable, eachPlace, type Model, type Table } from './linear.ts';
import { PLACE_BITS } from './tally.ts';

/** A small trained network with one hidden layer: each place of a text has an input weight for every unit. */
export interface NetTable {
  /** There are 2^bits places, most of which have no vector. */
  bits: number;
  /** The places that have one, encoded as in a `Table`. */
  places: string;
  /** The input weights, place by place: a signed byte for each unit, in base64. */
  vectors: string;
  units: Unit[];
  bias: number;
}

export interface Unit {
  /** The scale of its bytes. */
  step: number;
  bias: number;
  /** Its output weight. Activations below zero are cut off (ReLU). */
  share: number;
}

/** The number of each place’s vector plus one, or 0 without a vector. */
function rowsOf({ bits, places }: NetTable): Uint16Array {
  const rows = new Uint16Array(2 ** bits);
  eachPlace(places, (place, before) => (rows[place] = before + 1));
  return rows;
}

/** The maximum number of vectors, which are numbered with 16 bits. */
export const MOST_VECTORS = 2 ** 16 - 1;

/** Returns the function that scores features with a net. */
export function decodeNet(table: NetTable): Model['score'] {
  const { bits, units, bias } = table;
  const size = units.length;
  const rows = rowsOf(table);
  const vectors = Int8Array.from(atob(table.vectors), (char) => char.charCodeAt(0));
  const shift = PLACE_BITS - bits;
  const moved = new Float64Array(size);
  return function score({ places, values }) {
    moved.fill(0);
    for (let at = 0; at < places.length; at += 1) {
      const row = rows[places[at]! >>> shift]!;
      if (row === 0) continue;
      const value = values[at]!;
      const from = (row - 1) * size;
      for (let unit = 0; unit < size; unit += 1) moved[unit]! += vectors[from + unit]! * value;
    }
    let points = bias;
    for (let unit = 0; unit < size; unit += 1) {
      const { step, bias: before, share } = units[unit]!;
      points += share * Math.max(before + step * moved[unit]!, 0);
    }
    return points;
  };
}

/** The share of the net in the score. By cross-validation, a share of a half refuses as many attacks, but more victims. */
const NET_SHARE = 0.35;

/** Combines a linear model and a net, which are wrong about different texts. */
export function withNet(table: Table, net: NetTable): Model {
  const linear = decodeTable(table);
  const scoreOfNet = decodeNet(net);
  return {
    score: (features) => (1 - NET_SHARE) * linear.score(features) + NET_SHARE * scoreOfNet(features),
    reasons: (features, most) =>
      [
        { name: 'all together', share: NET_SHARE * scoreOfNet(features) },
        ...linear.reasons(features, most).map(({ name, share }) => ({ name, share: (1 - NET_SHARE) * share })),
      ]
        .sort((one, other) => Math.abs(other.share) - Math.abs(one.share))
        .slice(0, most),
  };
}
