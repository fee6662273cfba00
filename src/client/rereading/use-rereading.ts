import { useState } from 'react';
import { logQuietly } from '../lib/log.ts';
import { readPerson } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';
import { keepHeard } from '../support/heard.ts';
import { type Reason, show } from './question.ts';

/** Nobody waits longer for the question; publishing does not depend on it. */
const PATIENCE_MS = 2000;

function askPerson(reason: Reason): Promise<boolean> {
  return new Promise((resolve) => {
    show({
      ...reason,
      answer(publish) {
        show(null);
        resolve(publish);
      },
    });
  });
}

/** Before a text is sent: asks the writer whether it should go out as it is, where it gives somebody away or may wound. */
export function useRereading() {
  const { mutateAsync } = trpc.moderation.reread.useMutation();
  const [checking, setChecking] = useState(false);
  return {
    checking,
    async mayGoOut(...texts: string[]): Promise<boolean> {
      const parts = texts.filter((part) => part.trim() !== '');
      const text = parts.join('\n');
      const writer = readPerson();
      setChecking(true);
      try {
        const patience = new Promise<{ ask: boolean }>((resolve) => setTimeout(resolve, PATIENCE_MS, { ask: false }));
        const answer = mutateAsync({ text }).then(({ ask, signal }) => {
          keepHeard(parts, signal);
          return { ask };
        });
        const reread = Promise.race([answer.catch(() => ({ ask: false })), patience]);
        const found = await personalDataOf(text);
        if (found.length > 0 && !(await askPerson({ about: 'personal-data', found }))) return false;
        const { ask } = await reread;
        // It would go out as somebody else's, or nobody's.
        if (readPerson() !== writer) return false;
        return ask ? await askPerson({ about: 'wounds' }) : true;
      } finally {
        setChecking(false);
      }
    },
  };
}

/** Found in the browser: the server learns of it only what is published. */
async function personalDataOf(text: string): Promise<string[]> {
  try {
    const { personalDataIn, PERSONAL_DATA_WORDS } = await import('../../routers/personal-data/rules.ts');
    return personalDataIn(text).map((kind) => PERSONAL_DATA_WORDS[kind]);
  } catch (error) {
    logQuietly('Personal data not looked for', error);
    return [];
  }
}
