import { useSyncExternalStore } from 'react';
import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';

/** Why somebody might want to read a text again: it may wound, or it gives somebody away, by what. */
export type Reason = { about: 'wounds' } | { about: 'personal-data'; found: readonly string[] };
export type Question = Reason & { answer(publish: boolean): void };

let question: Question | null = null;
const { notify, subscribe } = createListeners();
heldForOne(() => question?.answer(false));

export function show(next: Question | null): void {
  question = next;
  notify();
}

/** The question that waits for an answer, if there is one. */
export function useRereadingQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question);
}
