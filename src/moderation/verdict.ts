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
const NEARLY = 0.4;

/** Nobody is refused for the sound of a text alone where it sounds like pain, or nearly: in dialect pain and insults sound alike. */
export function isSpared({ worded }: { worded: boolean }, pain: { score: number }): boolean {
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
