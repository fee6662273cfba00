import { attackIn, type Refusal } from './attack.ts';
import { fullPainIn } from './full-pain.ts';
import { ASK, ASK_SOUND } from './trained/attack.ts';
import { THRESHOLD } from './trained/full-pain.ts';
import type { PainSignal } from './pain.ts';

/** What becomes of a text, and why. */
export interface Verdict {
  refusal: Refusal | null;
  /** Published after one question: it may wound. */
  ask: boolean;
  /** What the helplines beside it are for; null for none. */
  signal: PainSignal | null;
  reasons: { of: 'attack' | 'pain'; name: string; share: number }[];
}

/** So far below the line for helplines hardly anything but pain is found. */
export const NEARLY = 0.4;

/** So far above its bound a text attacks, whatever else it tells; and, where it speaks of a third person, attacks that one before others. */
export const CERTAIN = 1;
const BEFORE_OTHERS = 0.8;

/** By cross-validation no text by somebody who is hurt comes farther by its sound alone than a quarter of this. */
export const BY_SOUND = 0.4;

/** In the corpora three attacks that tell how one dies sound like pain; they are far above this. */
export const OF_DEATH = 0.4;

/** Whoever quotes or is in pain is asked only so near to their bound; whoever aims at somebody is asked so near to it at the latest. */
const SCARCELY = 0.6;

/** What of a text decides whether it is refused. */
export interface Suspicion {
  score: number;
  /** The score above which it is refused. */
  bound: number;
  worded: boolean;
  quotes: boolean;
  method: boolean;
  /** Whether all that attacks in it is said of a third person. */
  absent: boolean;
}

/**
 * How far a text is from being refused for what excuses it: whoever only quotes what attacks, and whoever is in pain and as angry as that, tells
 * of themselves. In dialect pain and insults sound alike: what is judged by its sound alone need only nearly sound like pain. Whoever
 * curses somebody who is not here mostly consoles. Hardly anything excuses telling how one dies; but many who are in pain speak of it, and the lexicon
 * takes ‘fai schifo, ammazzati’, which somebody was told, for it.
 */
export function excuse({ worded, quotes, method, absent }: Suspicion, pain: number, threshold: number): number {
  if (method) return pain > threshold ? OF_DEATH : 0;
  if (quotes) return Infinity;
  if (!worded && pain > threshold - NEARLY) return BY_SOUND;
  if (pain > threshold) return CERTAIN;
  return absent ? BEFORE_OTHERS : 0;
}

/** What becomes of a text. Who quotes, and in whom pain is heard, is seldom asked. */
export function outcomeOf(suspicion: Suspicion, pain: number): 'refused' | 'asked' | 'published' {
  const { score, bound } = suspicion;
  if (score > bound + excuse(suspicion, pain, THRESHOLD)) return 'refused';
  const spoken = suspicion.quotes || pain > THRESHOLD;
  return score > (spoken ? bound - SCARCELY : askedFrom(suspicion)) ? 'asked' : 'published';
}

/** The score above which somebody is asked. */
export function askedFrom({ bound, worded }: Pick<Suspicion, 'bound' | 'worded'>): number {
  return worded ? Math.min(ASK, bound - SCARCELY) : ASK_SOUND;
}

/** Whether a text is published; the pain in it is listened for only where that may decide. */
export function judge(text: string): Pick<Verdict, 'refusal' | 'ask'> {
  const attack = attackIn(text);
  if (!attack.evident || attack.score <= askedFrom(attack)) return { refusal: null, ask: false };
  const outcome = outcomeOf(attack, fullPainIn(text).score);
  return { refusal: outcome === 'refused' ? (attack.method ? 'method' : 'attack') : null, ask: outcome === 'asked' };
}

export function verdictOn(text: string): Verdict {
  const attack = attackIn(text, true);
  const pain = fullPainIn(text, true);
  return {
    ...judge(text),
    signal: pain.signal,
    reasons: [
      ...attack.reasons.map((reason) => ({ of: 'attack' as const, ...reason })),
      ...pain.reasons.map((reason) => ({ of: 'pain' as const, ...reason })),
    ],
  };
}
