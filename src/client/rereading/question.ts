import { useSyncExternalStore } from 'react';
import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';

/** Why the writer is asked to read the text again: it may hurt readers, or it contains personal data of the kinds `found`. */
export type Reason = { about: 'wounds' } | { about: 'personal-data'; found: readonly string[] };
export type Question = Reason & { id: number; answer(publish: boolean): void };

let lastId = 0;
/** In the order in which they were asked; the first one is shown. */
let questions: readonly Question[] = [];
const { notify, subscribe } = createListeners();
heldForOne(() => questions.forEach((question) => question.answer(false)));

/** Asks the writer, after the questions asked before. @returns whether to publish; false if the form is closed before the answer */
export function askPerson(reason: Reason, closed: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const question: Question = {
      ...reason,
      id: lastId,
      answer(publish) {
        questions = questions.filter((other) => other !== question);
        notify();
        resolve(publish);
      },
    };
    questions = [...questions, question];
    notify();
    closed.addEventListener('abort', () => question.answer(false));
  });
}

/** The open question, or null. */
export function useRereadingQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => questions[0] ?? null);
}
