import { leanOf, saysEnough, tellsOfPain } from './evidence.ts';
import type { Hit } from './lexicon.ts';
import type { Table } from './linear.ts';
import { createReader, createScorer } from './reader.ts';
import { LEXICON, TABLE, THRESHOLD } from './trained/pain.ts';

/** What a text tells of the writer's own pain, the most urgent first. */
const SIGNALS = ['overdose', 'suicide', 'self-harm', 'violence', 'eating', 'panic'] as const;
export type PainSignal = (typeof SIGNALS)[number];

const SIGNAL_OF: Record<string, PainSignal> = {
  overdose: 'overdose',
  'suicide-wish': 'suicide',
  'suicide-said': 'suicide',
  'suicide-plan': 'suicide',
  'suicide-veiled': 'suicide',
  'worry-for-other': 'suicide',
  'self-harm': 'self-harm',
  'violence-family': 'violence',
  'violence-partner': 'violence',
  'violence-sexual': 'violence',
  stalking: 'violence',
  eating: 'eating',
};

export interface Pain {
  /** Null when the text speaks of no pain of the writer's own, and of none of somebody they fear for. */
  signal: PainSignal | null;
  score: number;
  reasons: { name: string; share: number }[];
}

/** Pain is told in more words; in shorter parts everyday texts sound like it too. */
const PART_WORDS = 36;
const CHANCE = 0.6;

const read = createReader({ lexicon: LEXICON, partWords: PART_WORDS, tells: tellsOfPain });

/** Pure and synchronous. `named` explains the score. */
export function createListener(table: Table, threshold: number) {
  const score = createScorer(table, CHANCE);
  return function painIn(text: string, named = false): Pain {
    const reading = read(text, named);
    const { score: heard, reasons } = score(reading);
    const points = heard + leanOf(reading);
    return { signal: points > threshold && saysEnough(reading) ? mostUrgent(reading.hits) : null, score: points, reasons };
  };
}

/** While somebody writes: the composer loads it, so it has few weights. The server judges with all of them. */
export const painIn = createListener(TABLE, THRESHOLD);

function mostUrgent(hits: readonly Hit[]): PainSignal {
  const told = new Set(hits.map(({ category }) => SIGNAL_OF[category]));
  return SIGNALS.find((signal) => told.has(signal)) ?? 'panic';
}
