import { withoutCodes } from './codes.ts';
import { leanOf, saysEnough, tellsOfPain } from './evidence.ts';
import type { Hit } from './lexicon.ts';
import { decodeTable, type Model } from './linear.ts';
import { createReader, createScorer } from './reader.ts';
import { LEXICON, TABLE, THRESHOLD } from './trained/pain.ts';

/** What a text tells of the writer's own pain, the most urgent first. */
const SIGNALS = ['overdose', 'suicide', 'self-harm', 'violence', 'eating'] as const;
/** Panic is what nothing else is told of. */
export type PainSignal = (typeof SIGNALS)[number] | 'panic';

/** The other categories of the lexicon begin with the name of theirs. */
const SIGNAL_OF: Record<string, PainSignal> = { 'worry-for-other': 'suicide', stalking: 'violence' };

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
export function createListener(model: Model, threshold: number) {
  const score = createScorer(model, CHANCE);
  return function painIn(text: string, named = false): Pain {
    const reading = read(withoutCodes(text), named);
    const { score: heard, reasons } = score(reading);
    const points = heard + leanOf(reading);
    return { signal: points > threshold && saysEnough(reading) ? mostUrgent(reading.hits) : null, score: points, reasons };
  };
}

/** While somebody writes: the composer loads it, so it has few weights. The server judges with all of them. */
export const painIn = createListener(decodeTable(TABLE), THRESHOLD);

function mostUrgent(hits: readonly Hit[]): PainSignal {
  const tells = (signal: PainSignal) => hits.some(({ category }) => (SIGNAL_OF[category] ?? category).startsWith(signal));
  return SIGNALS.find(tells) ?? 'panic';
}
