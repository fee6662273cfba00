import { attackIn, type Refusal } from './attack.ts';
import { fullPainIn } from './full-pain.ts';
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

/** So far above its bound a text attacks, whatever else it tells. */
export const CERTAIN = 1;

/** What of an attack bears on whether pain excuses it. */
export interface Suspicion {
  worded: boolean;
  score: number;
  bound: number;
}

/**
 * Nobody is refused in whose words pain is heard, as angry as they are, unless the attack is certain; nor for the sound of a text alone where it
 * nearly sounds like pain: in dialect pain and insults sound alike.
 */
export function isSpared({ worded, score, bound }: Suspicion, pain: { score: number }): boolean {
  if (pain.score > THRESHOLD && score - bound < CERTAIN) return true;
  return !worded && pain.score > THRESHOLD - NEARLY;
}

export function verdictOn(text: string): Verdict {
  const attack = attackIn(text, true);
  const pain = fullPainIn(text, true);
  const refusal = isSpared(attack, pain) ? null : attack.refusal;
  return {
    refusal,
    ask: attack.ask || attack.refusal !== refusal,
    signal: pain.signal,
    reasons: [
      ...attack.reasons.map((reason) => ({ of: 'attack' as const, ...reason })),
      ...pain.reasons.map((reason) => ({ of: 'pain' as const, ...reason })),
    ],
  };
}
