import { useSyncExternalStore } from 'react';
import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';

/**
 * Why the writer is asked: the text may hurt readers, it contains personal data of the kinds `found`, or a logout deletes texts that were
 * not sent.
 */
export type Reason = { about: 'wounds' | 'leaving' } | { about: 'personal-data'; found: readonly string[] };
export type Question = Reason & { id: number; answer(goOn: boolean): void };

let lastId = 0;
/** In the order in which they were asked; the first one is shown. */
let questions: readonly Question[] = [];
const { notify, subscribe } = createListeners();
heldForOne(() => questions.forEach((question) => question.answer(false)));

/** Asks the writer, after the questions asked before. @returns whether to go on; false if the form is closed before the answer */
export function askPerson(reason: Reason, closed?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const question: Question = {
      ...reason,
      id: lastId,
      answer(goOn) {
        questions = questions.filter((other) => other !== question);
        notify();
        resolve(goOn);
      },
    };
    questions = [...questions, question];
    notify();
    closed?.addEventListener('abort', () => question.answer(false));
  });
}

/** The open question, or null. */
export function useRereadingQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => questions[0] ?? null);
}
