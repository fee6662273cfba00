import { expect, test } from 'vitest';
import type { Features } from '../../src/moderation/features.ts';
import { decodeNet } from '../../src/moderation/net.ts';
import type { Example } from './learn.ts';
import { learnNet, type NetShape } from './learn-net.ts';

const SHAPE: NetShape = { bits: 10, size: 4, units: 4, rounds: 60, dropped: 0, kept: 100 };

/** Words as places of a table of 2^20, at least 4,096 apart. */
const text = (...words: number[]): Features => ({
  places: Uint32Array.from(words, (word) => word << 12),
  values: Float32Array.from(words, () => 1 / Math.sqrt(words.length)),
  names: null,
});
const example = (positive: boolean, ...words: number[]): Example => ({ features: text(...words), positive, cost: 2 });

const [insult, you, told] = [1, 2, 3];
/** Each word is equally frequent in positive and negative examples: only combinations are telling. */
const PAIRS = Array.from({ length: 20 }, (_, other) => 10 + other).flatMap((other) => [
  example(true, insult, you, other),
  example(false, insult, told, other),
  example(false, you, 4, other),
  example(true, 4, told, other),
]);

test('a net learns combinations of words, which a sum over words cannot', () => {
  const score = decodeNet(learnNet(PAIRS, SHAPE));
  expect(PAIRS.filter(({ features, positive }) => score(features) > 0 !== positive)).toEqual([]);
});

test('training with the same texts makes the same net', () => {
  expect(learnNet(PAIRS, SHAPE)).toEqual(learnNet(PAIRS, SHAPE));
});

test('places without a vector do not change the score, and more places than a net can number are rejected', () => {
  const few = decodeNet(learnNet(PAIRS, { ...SHAPE, kept: 4 }));
  expect(few(text(200, 201))).toBe(few(text()));
  expect(() => learnNet(PAIRS, { ...SHAPE, kept: 2 ** 16 })).toThrow('65535');
});
