import { useEffect, useEffectEvent, useState } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { heldForOne } from '../lib/held.ts';
import { logQuietly } from '../lib/log.ts';
import { serverNow } from '../lib/server-time.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { useShown } from '../lib/use-shown.ts';
import { heardIn } from './heard.ts';
import { listenForCare, offerHelplines } from './refused-with-care.ts';

/** The debounce, so that the panel does not interrupt a user in the middle of a sentence. */
const PAUSE_MS = 700;

/** Drafts whose panel was dismissed. Kept in memory only, so that no trace reveals that the user saw it. */
const dismissed = new Set<string>();
heldForOne(() => dismissed.clear());

/**
 * The distress signal in a draft. Once found it stays until the draft is empty, so that the panel does not come and go.
 * @param open whether the dialog that shows the panel is open
 */
export function usePain(draftKey: string, text: string, open = true) {
  const settled = useDebounced(text, PAUSE_MS);
  const [signal, setSignal] = useState<PainSignal | null>(null);
  const [, rerender] = useState(0);
  const isShown = useShown(open);
  /** The text that was refused because it gives methods of self-harm, and how often. */
  const [refusal, setRefusal] = useState({ text: '', times: 0 });
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

  const tell = useEffectEvent(() => {
    setRefusal(({ text: before, times }) => ({ text, times: before === text ? times + 1 : 1 }));
    return isShown();
  });
  useEffect(() => listenForCare({ draftKey, tell: () => tell() }), [draftKey]);
  const refused = refusal.text === text ? refusal.times : 0;

  return {
    signal: refused > 0 ? (signal ?? 'suicide') : dismissed.has(draftKey) || blank ? null : signal,
    /** How often this text was refused, which the panel must say. */
    refused,
    dismiss() {
      setRefusal({ text: '', times: 0 });
      dismissed.add(draftKey);
      rerender((count) => count + 1);
    },
    /**
     * The signal in a published text; null if the user has dismissed the panel. Also null if the form has been unmounted, since no page
     * would show the panel: a toast then offers the helplines.
     */
    async ofPublished(content: string): Promise<PainSignal | null> {
      const found = await undismissed(draftKey, content);
      if (!found || isShown()) return found;
      void offerLater(found);
      return null;
    },
  };
}

/** Offers the helplines for the texts that a form has published as it closes. Call it before the draft is emptied. */
export async function helplinesAfter(draftKey: string, texts: string[]): Promise<void> {
  const found = await undismissed(draftKey, texts.join('\n'));
  if (found) await offerLater(found);
}

async function offerLater(signal: PainSignal): Promise<void> {
  const description = await textOfOffer(signal);
  // After the form’s own toast, which comes first.
  setTimeout(offerHelplines, 0, 'Se vuoi, qualcuno ti ascolta', description);
}

async function textOfOffer(signal: PainSignal): Promise<string> {
  try {
    const { offerText } = await import('./helpline-offer.ts');
    return offerText(signal, new Date(serverNow()));
  } catch (error) {
    logQuietly('Hours of the helplines unavailable', error);
    return 'Quello che senti conta. Se il pericolo è adesso, chiama subito il 112.';
  }
}

/** The signal in a published text; null if the user has dismissed the panel of its draft. */
async function undismissed(draftKey: string, text: string): Promise<PainSignal | null> {
  return dismissed.has(draftKey) ? null : signalIn(text);
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
