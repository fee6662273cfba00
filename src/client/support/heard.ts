import type { PainSignal } from '../../moderation/pain.ts';
import { heldForOne } from '../lib/held.ts';

/** What the server heard in the text that it reread last. In memory alone. */
let heard: { parts: readonly string[]; signal: PainSignal } | null = null;
heldForOne(() => (heard = null));

export function keepHeard(parts: readonly string[], signal: PainSignal | undefined): void {
  heard = signal ? { parts: parts.map((part) => part.trim()), signal } : null;
}

/** It has more to judge by than the browser; a title stands before or after the text. */
export function heardIn(text: string): PainSignal | null {
  return heard?.parts.every((part) => text.includes(part)) ? heard.signal : null;
}
