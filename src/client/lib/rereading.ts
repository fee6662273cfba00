import { useState, useSyncExternalStore } from 'react';
import { trpc } from './trpc.ts';

/** Nobody waits longer for the question; publishing does not depend on it. */
const PATIENCE_MS = 2000;

interface Question {
  answer(publish: boolean): void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function show(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that waits for an answer, if there is one. */
export function useRereadingQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question);
}

function askPerson(): Promise<boolean> {
  return new Promise((resolve) => {
    show({
      answer(publish) {
        show(null);
        resolve(publish);
      },
    });
  });
}

/** Before a text is sent: asks the writer once whether it should go out as it is, where it may wound. */
export function useRereading() {
  const { mutateAsync } = trpc.moderation.reread.useMutation();
  const [checking, setChecking] = useState(false);
  return {
    checking,
    async mayGoOut(...texts: string[]): Promise<boolean> {
      const text = texts.filter((part) => part.trim() !== '').join('\n');
      setChecking(true);
      try {
        const patience = new Promise<{ ask: boolean }>((resolve) => setTimeout(resolve, PATIENCE_MS, { ask: false }));
        const { ask } = await Promise.race([mutateAsync({ text }).catch(() => ({ ask: false })), patience]);
        return ask ? await askPerson() : true;
      } finally {
        setChecking(false);
      }
    },
  };
}
