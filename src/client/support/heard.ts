import type { PainSignal } from '../../moderation/pain.ts';
import { tidyText } from '../../routers/marks.ts';
import { heldForOne } from '../lib/held.ts';

/** The signal that the server found in the text it checked last, whose parts are kept as the server stores them. Kept in memory only. */
let heard: { parts: readonly string[]; signal: PainSignal } | null = null;
heldForOne(() => (heard = null));

export function keepHeard(parts: readonly string[], signal: PainSignal | undefined): void {
  heard = signal ? { parts: parts.map((part) => tidyText(part)), signal } : null;
}

/**
 * Returns the server's signal, better founded than the browser's, if `text` has all its parts: a title may come before or after the rest.
 */
export function heardIn(text: string): PainSignal | null {
  const stored = tidyText(text);
  return heard?.parts.every((part) => stored.includes(part)) ? heard.signal : null;
}
