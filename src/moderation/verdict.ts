import { attackIn, type Refusal } from './attack.ts';
import { fullPainIn } from './full-pain.ts';
import { ASK, ASK_SOUND } from './trained/attack.ts';
import { THRESHOLD } from './trained/full-pain.ts';
import type { PainSignal } from './pain.ts';

/** The decision on a text, and its reasons. */
export interface Verdict {
  refusal: Refusal | null;
  /** The writer is asked to read it again before publishing, because it may wound. */
  ask: boolean;
  /** Which helplines to show; null for none. */
  signal: PainSignal | null;
  reasons: { of: 'attack' | 'pain'; name: string; share: number }[];
}

/** Within this distance below the threshold for helplines, nearly all texts express pain. */
export const NEARLY = 0.4;

/** Above the bound by this much, a text is an attack even if it expresses pain (`CERTAIN`) or is about a third person (`BEFORE_OTHERS`). */
export const CERTAIN = 1;
const BEFORE_OTHERS = 0.8;

/** The excuse for texts without an attacking word. By cross-validation victims exceed their bound by at most a quarter of it. */
export const BY_SOUND = 0.4;

/** The excuse for texts in pain that mention a method. Three attacks of this kind in the corpora sound like pain, but score far higher. */
export const OF_DEATH = 0.4;

/** How far below its bound a text that quotes or expresses pain is asked about; others with an attacking word, at the latest from there. */
const SCARCELY = 0.6;

/** The properties of a text that decide whether it is refused. */
export interface Suspicion {
  score: number;
  /** The score above which it is refused. */
  bound: number;
  worded: boolean;
  quotes: boolean;
  method: boolean;
  /** Whether all attacks are about a third person. */
  absent: boolean;
}

/**
 * Returns by how much a text may exceed its bound. Texts that only quote attacks, or express as much pain as anger, are about their writer.
 * In dialect, pain and insults sound alike, so texts without attacking words only need to come near the pain threshold. Insults about a
 * third person are mostly comfort. A method is hardly excused; but many who are in pain mention one, and the lexicon also takes a reported
 * ‘fai schifo, ammazzati’ for one.
 */
export function excuse({ worded, quotes, method, absent }: Suspicion, pain: number, threshold: number): number {
  if (method) return pain > threshold ? OF_DEATH : 0;
  if (quotes) return Infinity;
  if (!worded && pain > threshold - NEARLY) return BY_SOUND;
  if (pain > threshold) return CERTAIN;
  return absent ? BEFORE_OTHERS : 0;
}

/** Decides on a text. Writers who quote or express pain are seldom asked. */
export function outcomeOf(suspicion: Suspicion, pain: number): 'refused' | 'asked' | 'published' {
  const { score, bound } = suspicion;
  if (score > bound + excuse(suspicion, pain, THRESHOLD)) return 'refused';
  const spoken = suspicion.quotes || pain > THRESHOLD;
  return score > (spoken ? bound - SCARCELY : askedFrom(suspicion)) ? 'asked' : 'published';
}

/** The score above which the writer is asked. */
export function askedFrom({ bound, worded }: Pick<Suspicion, 'bound' | 'worded'>): number {
  return worded ? Math.min(ASK, bound - SCARCELY) : ASK_SOUND;
}

/** Decides on a text. Pain is scored only when it can change the decision. */
export function judge(text: string): Pick<Verdict, 'refusal' | 'ask'> {
  const attack = attackIn(text);
  const advises = attack.advises !== 'no';
  const suspect = attack.evident && attack.score > askedFrom(attack);
  if (!suspect && !advises) return { refusal: null, ask: false };
  const pain = fullPainIn(text).score;
  // Whoever is in distress rather reports what they were told.
  const hurt = pain > THRESHOLD;
  const outcome =
    attack.instructs || (attack.advises === 'certainly' && !hurt) ? 'refused' : suspect ? outcomeOf(attack, pain) : 'published';
  if (outcome === 'refused') return { refusal: attack.method || advises ? 'method' : 'attack', ask: false };
  return { refusal: null, ask: outcome === 'asked' || (advises && !hurt) };
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
