import { decodeTable, eachPlace, type Model, type Table } from './linear.ts';
import { PLACE_BITS } from './tally.ts';

/** A small trained network: each place of a text moves each of a few units, and those that are moved enough add to the score. */
export interface NetTable {
  /** There are 2^bits places, most of which move nothing. */
  bits: number;
  /** The places that do, as in a `Table`. */
  places: string;
  /** How much a place moves each unit, one place after the other: a byte with a sign for each, in base64. */
  vectors: string;
  units: Unit[];
  bias: number;
}

export interface Unit {
  /** What its bytes are multiples of. */
  step: number;
  bias: number;
  /** What it adds to the score for what it is moved above nothing. */
  share: number;
}

/** For each place one more than the number of its vector, or nothing. */
function rowsOf({ bits, places }: NetTable): Uint16Array {
  const rows = new Uint16Array(2 ** bits);
  eachPlace(places, (place, before) => (rows[place] = before + 1));
  return rows;
}

/** Most vectors that a net can hold. */
export const MOST_VECTORS = 2 ** 16 - 1;

/** Its score of a text’s features. */
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

/** What a net adds to a score; its own are larger than those of a linear model. By cross-validation a half refuses as many attacks, but more victims. */
const NET_SHARE = 0.35;

/** A linear model and a net beside it: they are wrong about different texts. */
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
