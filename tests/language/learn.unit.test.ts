import { expect, test } from 'vitest';
import { learn, type Example } from './learn.ts';

const BITS = 20;
const MI = 1;
const PAIN = 2;
const EVERYDAY = 3;

function said(places: number[], positive: boolean, times: number): Example[] {
  const features = {
    places: Uint32Array.from(places),
    values: new Float32Array(places.length).fill(1 / Math.sqrt(places.length)),
    names: null,
  };
  return Array.from({ length: times }, () => ({ features, positive, cost: 2 }));
}

test('the larger the rarity exponent, the less a word counts that occurs everywhere', () => {
  // Texts of pain contain 'mi' more often than others, which contain it too.
  const examples = [
    ...said([MI, PAIN], true, 30),
    ...said([MI], true, 20),
    ...said([MI, EVERYDAY], false, 10),
    ...said([EVERYDAY], false, 40),
  ];
  const share = (rarity: number) => {
    const { weights } = learn(examples, { bits: BITS, rarity });
    return weights[MI]! / weights[PAIN]!;
  };
  expect(share(1)).toBeGreaterThan(0);
  expect(share(1)).toBeLessThan(share(0.5) * 0.8);
});
