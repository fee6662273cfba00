import { useEffect, useState } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { heldForOne } from '../lib/held.ts';
import { logQuietly } from '../lib/log.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { heardIn } from './heard.ts';

/** Somebody in the middle of a sentence is not interrupted. */
const PAUSE_MS = 700;

/** Drafts whose panel was put away. In memory alone: nothing anywhere may tell that a person saw it. */
const dismissed = new Set<string>();
heldForOne(() => dismissed.clear());

/** What pain a draft tells of. Once seen it stays until the draft is empty, so that the panel does not come and go. */
export function usePain(draftKey: string, text: string) {
  const settled = useDebounced(text, PAUSE_MS);
  const [signal, setSignal] = useState<PainSignal | null>(null);
  const [, rerender] = useState(0);
  const blank = text.trim() === '';

  if (blank && signal) setSignal(null);

  useEffect(() => {
    if (blank) dismissed.delete(draftKey);
  }, [draftKey, blank]);

  useEffect(() => {
    let current = true;
    void signalIn(settled).then((found) => current && found && setSignal(found));
    return () => {
      current = false;
    };
  }, [settled]);

  return {
    signal: dismissed.has(draftKey) || blank ? null : signal,
    dismiss() {
      dismissed.add(draftKey);
      rerender((count) => count + 1);
    },
    /** For the moment after publishing; null also when the person has put the panel away. */
    ofPublished: async (content: string) => (dismissed.has(draftKey) ? null : signalIn(content)),
  };
}

async function signalIn(text: string): Promise<PainSignal | null> {
  if (text.trim() === '') return null;
  try {
    const { painIn } = await import('../../moderation/pain.ts');
    return painIn(text).signal ?? heardIn(text);
  } catch (error) {
    logQuietly('Helplines unavailable', error);
    return heardIn(text);
  }
}
