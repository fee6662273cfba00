import { attackIn, type Refusal } from './attack.ts';
import { fullPainIn } from './full-pain.ts';
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

export function verdictOn(text: string): Verdict {
  const attack = attackIn(text, true);
  const pain = fullPainIn(text, true);
  return {
    refusal: attack.refusal,
    ask: attack.ask,
    signal: pain.signal,
    reasons: [
      ...attack.reasons.map((reason) => ({ of: 'attack' as const, ...reason })),
      ...pain.reasons.map((reason) => ({ of: 'pain' as const, ...reason })),
    ],
  };
}
