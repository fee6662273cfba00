import type { PainSignal } from '../../moderation/pain.ts';
import { heldForOne } from '../lib/held.ts';

/** The signal that the server found in the text it checked last. Kept in memory only. */
let heard: { parts: readonly string[]; signal: PainSignal } | null = null;
heldForOne(() => (heard = null));

export function keepHeard(parts: readonly string[], signal: PainSignal | undefined): void {
  heard = signal ? { parts: parts.map((part) => part.trim()), signal } : null;
}

/**
 * Returns the server's signal, better founded than the browser's, if `text` has all its parts: a title may come before or after the rest.
 */
export function heardIn(text: string): PainSignal | null {
  return heard?.parts.every((part) => text.includes(part)) ? heard.signal : null;
}
