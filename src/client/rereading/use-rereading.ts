import { useEffect, useRef, useState } from 'react';
import { textsIn } from '../../routers/written.ts';
import { logQuietly } from '../lib/log.ts';
import { taken } from '../lib/sending.ts';
import { readPerson } from '../lib/storage.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { keepHeard } from '../support/heard.ts';
import { askPerson, type Readers, type Reason } from './question.ts';
import './written-in.ts';

/** Time limit for the server's check; after that the text is sent without it. */
const PATIENCE_MS = 2000;

/**
 * Checks the texts of a form before they are sent, each by itself, as the server does on publication; asks the writer to confirm them if one
 * contains personal data or may hurt readers.
 * Nothing is sent if a form of the page shows a text from another tab meanwhile.
 * @param open whether the dialog with the text is open: nothing is sent from a dialog that was closed meanwhile.
 */
export function useRereading({ open = true, readers = 'all' }: { open?: boolean; readers?: Readers } = {}) {
  const { mutateAsync } = trpc.moderation.reread.useMutation();
  const [checking, setChecking] = useState(false);
  const [asking, setAsking] = useState(false);
  const closing = useRef(new AbortController());
  useEffect(() => {
    if (open) closing.current = new AbortController();
    else closing.current.abort(CLOSED);
  }, [open]);

  const ask = async (reason: Reason, closed: AbortSignal): Promise<boolean> => {
    setAsking(true);
    try {
      return await askPerson(reason, closed);
    } finally {
      setAsking(false);
    }
  };
  const reread = async (parts: string[], closed: AbortSignal): Promise<boolean> => {
    const writer = readPerson();
    // After a logout or another login, the text would be sent as a different user, or as none.
    const isOver = () => closed.aborted || readPerson() !== writer;
    const patience = new Promise<{ ask: boolean }>((resolve) => setTimeout(resolve, PATIENCE_MS, { ask: false }));
    const answer = mutateAsync({ texts: parts }).then(({ ask, signal }) => {
      keepHeard(parts, signal);
      return { ask };
    });
    const judged = Promise.race([answer.catch(() => ({ ask: false })), patience]);
    const found = await personalDataOf(parts);
    if (isOver() || (found.length > 0 && !(await ask({ about: 'personal-data', found, readers }, closed)))) return false;
    const wounds = (await judged).ask;
    return !isOver() && (!wounds || ask({ about: 'wounds', readers }, closed));
  };

  return {
    /** Whether the check is running; false while the question is shown. */
    checking: checking && !asking,
    asking,
    async mayGoOut(...texts: string[]): Promise<boolean> {
      const { signal } = closing.current;
      const parts = textsIn(texts);
      if (signal.aborted || parts.length === 0) return !signal.aborted;
      setChecking(true);
      // The form then shows a text that has not been checked, and sending the old one would delete it.
      const forget = taken.subscribe(() => {
        if (signal.aborted) return;
        closing.current.abort();
        closing.current = new AbortController();
      });
      const closed = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
      try {
        const mayGoOut = await Promise.race([reread(parts, signal), closed]);
        if (signal.reason === CLOSED) sayNotSent();
        return mayGoOut;
      } finally {
        forget();
        setChecking(false);
      }
    },
  };
}

/** The reason of an abort: the user has closed the dialog. */
const CLOSED = 'closed';

/** The same gesture, a moment later, closes a dialog whose text is sent. */
function sayNotSent(): void {
  toast({ title: 'Non inviato', description: 'Hai chiuso prima che partisse: il testo è rimasto qui, così com’era.' });
}

/** Detects personal data in the browser, in each text by itself, as the server does; finds none if the rules cannot be loaded. */
async function personalDataOf(texts: string[]): Promise<string[]> {
  try {
    const { personalDataIn, PERSONAL_DATA_WORDS } = await import('../../routers/personal-data/rules.ts');
    return [...new Set(texts.flatMap(personalDataIn))].map((kind) => PERSONAL_DATA_WORDS[kind]);
  } catch (error) {
    logQuietly('Personal data not looked for', error);
    return [];
  }
}
