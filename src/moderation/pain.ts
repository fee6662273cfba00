import { withoutCodes } from './codes.ts';
import { leanOf, saysEnough, tellsOfPain } from './evidence.ts';
import { decodeTable, type Model } from './linear.ts';
import { createReader, createScorer, type Reading } from './reader.ts';
import { createTopicScorer, type Topic } from './topics.ts';
import { LEXICON, TABLE, THRESHOLD } from './trained/pain.ts';
import { TOPICS } from './trained/topics.ts';
import { windowsOf } from './windows.ts';

/** The kinds of pain that the writer of a text may express, most urgent first. */
const SIGNALS = ['overdose', 'suicide', 'self-harm', 'violence', 'eating'] as const;
/** `panic` is the fallback when no other kind is found. */
export type PainSignal = (typeof SIGNALS)[number] | 'panic';

/** Categories of the lexicon whose names do not begin with their signal. */
const SIGNAL_OF: Record<string, PainSignal> = { 'worry-for-other': 'suicide', stalking: 'violence' };

export interface Pain {
  /** Null when the text expresses neither pain of the writer nor fear for somebody else. */
  signal: PainSignal | null;
  /** Whether the text sounds like it. Only words of an overdose have a signal even if nothing else does. */
  hurts: boolean;
  score: number;
  reasons: { name: string; share: number }[];
}

/** Words per part of a long text: pain takes more words, and in shorter parts everyday texts sound like it too. */
const PART_WORDS = 36;
const CHANCE = 0.6;

const read = createReader({ lexicon: LEXICON, partWords: PART_WORDS, tells: tellsOfPain });

/** Creates a pure, synchronous detector. With `named` it also explains its score. */
export function createListener(model: Model, threshold: number, topics: Topics) {
  const score = createScorer(model, CHANCE);
  const signalOf = createSignaller(topics);
  return function painIn(text: string, named = false): Pain {
    const reading = read(withoutCodes(text), named);
    const { score: heard, reasons } = score(reading);
    const points = heard + leanOf(reading);
    const hurts = points > threshold && saysEnough(reading);
    const signal = saysEnough(reading) ? signalOf(reading, hurts) : null;
    return { signal, hurts, score: points, reasons };
  };
}

/** The detector for the composer, with few weights because the browser loads it. The server uses `fullPainIn`. */
export const painIn = createListener(decodeTable(TABLE), THRESHOLD, TOPICS);

/** What the words of a text tell where the lexicon, chosen for the recognition of pain as such, has no line. */
type Topics = Partial<Record<PainSignal, Topic>>;

function createSignaller(of: Topics) {
  const topics = (Object.entries(of) as [PainSignal, Topic][]).map(([signal, topic]) => ({
    signal,
    leastOf: (inPain: boolean) => (inPain ? topic.bound : (topic.alone ?? Infinity)),
    scoreOf: createTopicScorer(topic),
  }));
  return function signalOf({ tokens, hits }: Reading, inPain: boolean): PainSignal | null {
    const parts = windowsOf(tokens, hits, PART_WORDS);
    const told = topics.filter(({ leastOf, scoreOf }) => parts.some((part) => scoreOf(part.tokens) > leastOf(inPain)));
    const isTold = (signal: PainSignal) => told.some((topic) => topic.signal === signal);
    if (!inPain) return SIGNALS.find(isTold) ?? null;
    const isListed = (signal: PainSignal) => hits.some(({ category }) => (SIGNAL_OF[category] ?? category).startsWith(signal));
    return SIGNALS.find((signal) => isTold(signal) || isListed(signal)) ?? 'panic';
  };
}
