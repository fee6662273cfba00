import type { Features } from '../../src/moderation/features.ts';
import { MOST_VECTORS, type NetTable } from '../../src/moderation/net.ts';
import { PLACE_BITS } from '../../src/moderation/tally.ts';
import { placesAsText, sequence, shuffle, type Example } from './learn.ts';

export interface NetShape {
  /** There are 2^bits places. */
  bits: number;
  /** Numbers of a vector. */
  size: number;
  units: number;
  rounds: number;
  /** The share of an example’s places that each step leaves out, so that none relies on others. */
  dropped: number;
  /** Places that keep a vector. */
  kept: number;
}

/** What the steps of learning begin with. */
const STEP = 0.1;
/** Everything is drawn to nothing by this much. */
const DECAY = 1e-5;
/** The most that one example may push. */
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
 * Steps down the slope of a squared hinge loss, each number by its own measure (Duchi et al., 2011, AdaGrad; a vector by one measure). The
 * shape of the net is that of Joulin et al., 2017, with one layer of rectified units; of the places some drop out (Srivastava et al., 2014).
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

/** What one step learns from: the first so many of each. */
interface Step {
  places: Uint32Array;
  values: Float32Array;
  number: number;
}

/** Those that are left count the more. Writes into one step again and again: as new arrays they took half the time of learning. */
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

/** The places whose vectors move the sums of the examples most: long ones of what is seen often. */
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

/** Learns twice, as the linear model does: the second time only the places that weigh most have vectors. */
export function learnNet(examples: readonly Example[], shape: NetShape): NetTable {
  if (shape.kept > MOST_VECTORS) throw new RangeError(`A net holds ${MOST_VECTORS} vectors, not ${shape.kept}`);
  const kept = weightiestVectors(descend(examples, shape), examples, shape);
  return rounded(descend(examples, shape, kept), shape, kept);
}

const BYTE = 127;

/** As it is shipped: of a place stays what it moves each unit. */
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
