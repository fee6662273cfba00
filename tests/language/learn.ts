import type { Features } from '../../src/moderation/features.ts';
import { GAPS, LEVELS, type Table } from '../../src/moderation/linear.ts';
import { PLACE_BITS } from '../../src/moderation/tally.ts';

export interface Example {
  features: Features;
  /** Whether the model should detect it. */
  positive: boolean;
  /** Weight of its loss. */
  cost: number;
}

const ROUNDS = 20;
const LEAST_RARITY = 0.1;

/** Returns a seeded random generator. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fisher-Yates shuffle, in place. */
export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

export interface Weights {
  bits: number;
  bias: number;
  weights: Float32Array;
}

export interface Shape {
  /** The table has 2^bits places. */
  bits: number;
  /** Exponent of the rarity by which common words are weighted down. */
  rarity: number;
}

/** Returns a factor per place that weights common words down, the more so the larger the exponent. */
function rarities(examples: readonly Example[], bits: number, power: number): Float32Array {
  const numbers = new Float32Array(2 ** bits);
  const shift = PLACE_BITS - bits;
  for (const { features } of examples) for (const place of features.places) numbers[place >>> shift]! += 1;
  return numbers.map((number) => Math.max((Math.log((examples.length + 1) / (number + 1)) / 4) ** power || 0, LEAST_RARITY));
}

/** Dual coordinate descent for a linear classifier with squared hinge loss (Hsieh et al., 2008, algorithm 1, L2-SVM). */
export function learn(examples: readonly Example[], { bits, rarity: power }: Shape, kept?: ReadonlySet<number>): Weights {
  const weights = new Float32Array(2 ** bits + 1);
  const shift = PLACE_BITS - bits;
  let bias = 0;
  const random = sequence(11);
  const multipliers = new Float64Array(examples.length);
  const order = examples.map((_, index) => index);
  // Places that are not kept map to the end of the table, where the weight stays zero.
  const nowhere = 2 ** bits;
  const places = examples.map(({ features }) =>
    features.places.map((place) => (!kept || kept.has(place >>> shift) ? place >>> shift : nowhere)),
  );
  const rarity = rarities(examples, bits, power);
  const scaled = examples.map(({ features }) => features.values.map((value, at) => value * rarity[features.places[at]! >>> shift]!));
  const curvature = examples.map(({ cost }, index) => {
    // Values of places that collide in the smaller table add up.
    const sums = new Map<number, number>();
    places[index]!.forEach((place, at) => place !== nowhere && sums.set(place, (sums.get(place) ?? 0) + scaled[index]![at]!));
    let length = 1 + 1 / (2 * cost);
    for (const value of sums.values()) length += value * value;
    return length;
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { positive, cost } = examples[index]!;
      const here = places[index]!;
      const values = scaled[index]!;
      const sign = positive ? 1 : -1;
      let score = bias;
      for (let at = 0; at < here.length; at += 1) score += weights[here[at]!]! * values[at]!;
      const before = multipliers[index]!;
      const gradient = sign * score - 1 + before / (2 * cost);
      const after = Math.max(before - gradient / curvature[index]!, 0);
      if (after === before) continue;
      multipliers[index] = after;
      const step = (after - before) * sign;
      for (let at = 0; at < here.length; at += 1) weights[here[at]!]! += step * values[at]!;
      weights[nowhere] = 0;
      bias += step;
    }
  }
  return { bits, bias, weights: weights.subarray(0, nowhere).map((weight, place) => weight * rarity[place]!) };
}

/** Returns the places that affect the scores of the examples most: large weights of frequent places. */
export function weightiest({ weights, bits }: Weights, examples: readonly Example[], most: number): Set<number> {
  const squares = new Float32Array(weights.length);
  const shift = PLACE_BITS - bits;
  for (const { features } of examples) features.places.forEach((place, at) => (squares[place >>> shift]! += features.values[at]! ** 2));
  const moves = weights.map((weight, place) => Math.abs(weight) * Math.sqrt(squares[place]!));
  const order = Array.from(moves.keys()).sort((one, other) => moves[other]! - moves[one]!);
  return new Set(order.slice(0, most));
}

const FITTINGS = 40;

/** Returns the quantisation levels that minimize the error (Lloyd, 1982). */
export function fittedSizes(weights: Float32Array, most: number): number[] {
  const sorted = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  let sizes = Array.from({ length: most }, (_, index) => sorted[Math.floor(((index + 0.5) / most) * sorted.length)]!);
  for (let fitting = 0; fitting < FITTINGS; fitting += 1) {
    const sums = sizes.map(() => ({ sum: 0, number: 0 }));
    let nearest = 0;
    for (const weight of sorted) {
      while (nearest + 1 < most && sizes[nearest + 1]! - weight <= weight - sizes[nearest]!) nearest += 1;
      sums[nearest]!.sum += weight;
      sums[nearest]!.number += 1;
    }
    sizes = sums.map(({ sum, number }, index) => (number > 0 ? sum / number : sizes[index]!));
  }
  return sizes;
}

/** Returns quantisation levels that are finer for small weights, up to the largest, which matters most. */
export function squareSizes(weights: Float32Array, most: number): number[] {
  const largest = weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0);
  return Array.from({ length: most }, (_, index) => largest * ((index + 1) / most) ** 2);
}

/** Encodes sorted places as the gaps between them. */
export function placesAsText(order: readonly number[]): string {
  let text = '';
  let last = -1;
  for (const place of order) {
    let gap = place - last - 1;
    for (; gap >= GAPS.length - 1; gap -= GAPS.length - 1) text += GAPS.at(-1)!;
    text += GAPS[gap]!;
    last = place;
  }
  return text;
}

/** Quantises the weights and drops places without one. */
export function quantise({ bits, bias, weights }: Weights, sizesOf: (weights: Float32Array) => number[]): Table {
  const sizes = sizesOf(weights);
  const places: number[] = [];
  let levels = '';
  weights.forEach((weight, place) => {
    if (weight === 0) return;
    const distances = sizes.map((size) => Math.abs(Math.abs(weight) - size));
    levels += LEVELS[distances.indexOf(Math.min(...distances)) + (weight < 0 ? 0 : sizes.length)]!;
    places.push(place);
  });
  return {
    bits,
    sizes: sizes.map((size) => Number(size.toPrecision(4))),
    bias: Number(bias.toPrecision(6)),
    places: placesAsText(places),
    levels,
  };
}
