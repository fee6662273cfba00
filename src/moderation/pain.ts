import { withoutCodes } from './codes.ts';
import { leanOf, saysEnough, tellsOfPain } from './evidence.ts';
import type { Hit } from './lexicon.ts';
import { decodeTable, type Model } from './linear.ts';
import { createReader, createScorer } from './reader.ts';
import { LEXICON, TABLE, THRESHOLD } from './trained/pain.ts';

/** The kinds of pain that the writer of a text may express, most urgent first. */
const SIGNALS = ['overdose', 'suicide', 'self-harm', 'violence', 'eating'] as const;
/** `panic` is the fallback when no other kind is found. */
export type PainSignal = (typeof SIGNALS)[number] | 'panic';

/** Categories of the lexicon whose names do not begin with their signal. */
const SIGNAL_OF: Record<string, PainSignal> = { 'worry-for-other': 'suicide', stalking: 'violence' };

export interface Pain {
  /** Null when the text expresses neither pain of the writer nor fear for somebody else. */
  signal: PainSignal | null;
  score: number;
  reasons: { name: string; share: number }[];
}

/** Words per part of a long text: pain takes more words, and in shorter parts everyday texts sound like it too. */
const PART_WORDS = 36;
const CHANCE = 0.6;

const read = createReader({ lexicon: LEXICON, partWords: PART_WORDS, tells: tellsOfPain });

/** Creates a pure, synchronous detector. With `named` it also explains its score. */
export function createListener(model: Model, threshold: number) {
  const score = createScorer(model, CHANCE);
  return function painIn(text: string, named = false): Pain {
    const reading = read(withoutCodes(text), named);
    const { score: heard, reasons } = score(reading);
    const points = heard + leanOf(reading);
    return { signal: points > threshold && saysEnough(reading) ? mostUrgent(reading.hits) : null, score: points, reasons };
  };
}

/** The detector for the composer, with few weights because the browser loads it. The server uses `fullPainIn`. */
export const painIn = createListener(decodeTable(TABLE), THRESHOLD);

function mostUrgent(hits: readonly Hit[]): PainSignal {
  const tells = (signal: PainSignal) => hits.some(({ category }) => (SIGNAL_OF[category] ?? category).startsWith(signal));
  return SIGNALS.find(tells) ?? 'panic';
}
