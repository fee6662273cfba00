import type { Features } from '../../src/moderation/features.ts';
import { MOST_VECTORS, type NetTable } from '../../src/moderation/net.ts';
import { PLACE_BITS } from '../../src/moderation/tally.ts';
import { placesAsText, sequence, shuffle, type Example } from './learn.ts';

export interface NetShape {
  /** The table has 2^bits places. */
  bits: number;
  /** Dimension of a vector. */
  size: number;
  units: number;
  rounds: number;
  /** Dropout: the share of an example’s places that each step leaves out. */
  dropped: number;
  /** Number of places that keep a vector. */
  kept: number;
}

/** Initial learning rate. */
const STEP = 0.1;
/** Weight decay. */
const DECAY = 1e-5;
/** Largest gradient of one example. */
const PUSH = 3;
const MOST_COST = 3;
const LEAST = 1e-6;

interface Parts {
  vectors: Float32Array;
  weights: Float32Array;
  biases: Float32Array;
  shares: Float32Array;
  bias: number;
}

/**
 * Gradient descent on a squared hinge loss with AdaGrad (Duchi et al., 2011), with one learning rate per vector. The net has the shape of
 * Joulin et al., 2017, plus a layer of rectified units, and dropout on places (Srivastava et al., 2014).
 */
function descend(examples: readonly Example[], { bits, size, units, rounds, dropped }: NetShape, kept?: ReadonlySet<number>): Parts {
  const random = sequence(5);
  const around = (width: number) => () => (random() - 0.5) * width;
  const vectors = Float32Array.from({ length: size << bits }, around(0.6));
  const weights = Float32Array.from({ length: size * units }, around(1));
  const biases = new Float32Array(units).fill(0.1);
  const shares = Float32Array.from({ length: units }, around(1));
  let bias = 0;
  const moved = {
    vectors: new Float32Array(1 << bits).fill(LEAST),
    weights: new Float32Array(size * units).fill(LEAST),
    biases: new Float32Array(units).fill(LEAST),
    shares: new Float32Array(units).fill(LEAST),
    bias: LEAST,
  };
  const shift = PLACE_BITS - bits;
  const read = examples.map(({ features }) => keptOf(features, shift, kept));
  const longest = read.reduce((most, { places }) => Math.max(most, places.length), 0);
  const left: Step = { places: new Uint32Array(longest), values: new Float32Array(longest), number: 0 };
  const order = examples.map((_, index) => index);
  const sum = new Float32Array(size);
  const back = new Float32Array(size);
  const strengths = new Float32Array(units);

  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      thin(read[index]!, dropped, random, left);
      const { places, values, number } = left;
      const sign = examples[index]!.positive ? 1 : -1;
      sum.fill(0);
      for (let at = 0; at < number; at += 1) {
        const from = places[at]! * size;
        const value = values[at]!;
        for (let position = 0; position < size; position += 1) sum[position]! += vectors[from + position]! * value;
      }
      let score = bias;
      for (let unit = 0; unit < units; unit += 1) {
        let strength = biases[unit]!;
        for (let position = 0; position < size; position += 1) strength += sum[position]! * weights[unit * size + position]!;
        strengths[unit] = Math.max(strength, 0);
        score += strengths[unit]! * shares[unit]!;
      }
      const missing = 1 - sign * score;
      if (missing <= 0) continue;
      const push = Math.max(-PUSH, Math.min(PUSH, -0.5 * sign * missing * Math.min(examples[index]!.cost / 2, MOST_COST)));
      back.fill(0);
      for (let unit = 0; unit < units; unit += 1) {
        const through = strengths[unit]! > 0 ? push * shares[unit]! : 0;
        const slope = push * strengths[unit]! + DECAY * shares[unit]!;
        moved.shares[unit]! += slope ** 2;
        shares[unit]! -= (STEP * slope) / Math.sqrt(moved.shares[unit]!);
        if (through === 0) continue;
        for (let position = 0; position < size; position += 1) {
          const at = unit * size + position;
          back[position]! += through * weights[at]!;
          const slope = through * sum[position]! + DECAY * weights[at]!;
          moved.weights[at]! += slope ** 2;
          weights[at]! -= (STEP * slope) / Math.sqrt(moved.weights[at]!);
        }
        moved.biases[unit]! += through ** 2;
        biases[unit]! -= (STEP * through) / Math.sqrt(moved.biases[unit]!);
      }
      moved.bias += push ** 2;
      bias -= (STEP * push) / Math.sqrt(moved.bias);
      let steepness = 0;
      for (let position = 0; position < size; position += 1) steepness += back[position]! ** 2 / size;
      for (let at = 0; at < number; at += 1) {
        const place = places[at]!;
        moved.vectors[place]! += steepness * values[at]! ** 2;
        const step = (STEP * values[at]!) / Math.sqrt(moved.vectors[place]!);
        const from = place * size;
        for (let position = 0; position < size; position += 1)
          vectors[from + position]! -= step * back[position]! + STEP * DECAY * vectors[from + position]!;
      }
    }
  }
  return { vectors, weights, biases, shares, bias };
}

/** The input of one step: the first `number` places and values. */
interface Step {
  places: Uint32Array;
  values: Float32Array;
  number: number;
}

/** Applies dropout, scaling up the values that remain. Reuses `left`, because allocating new arrays took half of the training time. */
function thin({ places, values }: Pick<Features, 'places' | 'values'>, dropped: number, random: () => number, left: Step): void {
  let number = 0;
  for (let at = 0; at < places.length; at += 1) {
    if (random() < dropped) continue;
    left.places[number] = places[at]!;
    left.values[number] = values[at]! / (1 - dropped);
    number += 1;
  }
  left.number = number;
}

function keptOf({ places, values }: Features, shift: number, kept?: ReadonlySet<number>) {
  const there = Array.from(places.keys()).filter((at) => !kept || kept.has(places[at]! >>> shift));
  return { places: Uint32Array.from(there, (at) => places[at]! >>> shift), values: Float32Array.from(there, (at) => values[at]!) };
}

/** Returns the places whose vectors affect the examples most: large vectors of frequent places. */
function weightiestVectors({ vectors }: Parts, examples: readonly Example[], { bits, size, kept }: NetShape): Set<number> {
  const squares = new Float64Array(1 << bits);
  const shift = PLACE_BITS - bits;
  for (const { features } of examples) features.places.forEach((place, at) => (squares[place >>> shift]! += features.values[at]! ** 2));
  const moves = squares.map((square, place) => {
    let length = 0;
    for (let position = 0; position < size; position += 1) length += vectors[place * size + position]! ** 2;
    return square * length;
  });
  return new Set(
    Array.from(moves.keys())
      .sort((one, other) => moves[other]! - moves[one]!)
      .slice(0, kept),
  );
}

/** Trains twice, like the linear model: the second time only the places with the largest effect have vectors. */
export function learnNet(examples: readonly Example[], shape: NetShape): NetTable {
  if (shape.kept > MOST_VECTORS) throw new RangeError(`A net holds ${MOST_VECTORS} vectors, not ${shape.kept}`);
  const kept = weightiestVectors(descend(examples, shape), examples, shape);
  return rounded(descend(examples, shape, kept), shape, kept);
}

const BYTE = 127;

/** Returns the net as shipped: for each place, its contribution to each unit. */
function rounded({ vectors, weights, biases, shares, bias }: Parts, { bits, size, units }: NetShape, kept: ReadonlySet<number>): NetTable {
  const places = [...kept].sort((one, other) => one - other);
  const moves = Array.from({ length: units }, (_, unit) => {
    const weightsOf = weights.subarray(unit * size, (unit + 1) * size);
    return places.map((place) => weightsOf.reduce((sum, weight, position) => sum + weight * vectors[place * size + position]!, 0));
  });
  const steps = moves.map((moved) => short(moved.reduce((most, move) => Math.max(most, Math.abs(move)), 0) / BYTE));
  const bytes = places.flatMap((_, at) => moves.map((moved, unit) => Math.round(moved[at]! / steps[unit]!)));
  return {
    bits,
    places: placesAsText(places),
    vectors: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
    units: steps.map((step, unit) => ({ step, bias: short(biases[unit]!), share: short(shares[unit]!) })),
    bias: short(bias),
  };
}

function short(number: number): number {
  return Number(number.toPrecision(6));
}
