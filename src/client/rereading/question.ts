import { useSyncExternalStore } from 'react';
import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';

/** Why the writer is asked to read the text again: it may hurt readers, or it contains personal data of the kinds `found`. */
export type Reason = { about: 'wounds' } | { about: 'personal-data'; found: readonly string[] };
export type Question = Reason & { answer(publish: boolean): void };

let question: Question | null = null;
const { notify, subscribe } = createListeners();
heldForOne(() => question?.answer(false));

export function show(next: Question | null): void {
  question = next;
  notify();
}

/** The open question, or null. */
export function useRereadingQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question);
}
