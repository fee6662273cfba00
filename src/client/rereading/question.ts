import { useSyncExternalStore } from 'react';
import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';

/** Who reads a text: everybody, the members of a study group, or only the person to whom it is sent. */
export type Readers = 'all' | 'group' | 'one';

/** Why a text is questioned: it may hurt its readers, or it contains personal data of the kinds `found`. */
type Doubt = { about: 'wounds' } | { about: 'personal-data'; found: readonly string[] };

/** Why the writer is asked: about a text that is to be sent, or because a logout deletes texts that were not sent. */
export type Reason = (Doubt & { readers: Readers }) | { about: 'leaving' };
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
