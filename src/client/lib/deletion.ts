import { UNDO_OFFERED_SECONDS, UNDO_SECONDS } from '../../routers/limits.ts';
import { focusBeside } from './focus.ts';
import { asRequestError, errorText } from './request-error.ts';
import { BRING_BACK, toast, type ToastOptions } from './toasts.ts';

interface Deletion {
  send: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** The item’s element in its list; nullish or false if the page shows something else instead. Called after the server’s response. */
  item: () => Element | null | undefined | false;
  /** Removes the item from the screen. */
  hide: () => Promise<unknown>;
  /** Puts the item back, or refetches the query that shows it. */
  show: () => unknown;
  failed: string;
  /** Called after the server’s response. */
  words: () => { done: string; description?: string; back: string };
}

/**
 * Deletes at once, then offers an undo: if the page is closed, the deletion stands. A 404 counts as deleted.
 * @returns whether the item is gone, once the deletion has succeeded or failed
 */
export async function deleteWithUndo({ send, restore, item, hide, show, failed, words }: Deletion): Promise<boolean> {
  const takeAway = async () => {
    const gone = item() || undefined;
    const list = gone?.parentElement;
    focusBeside(gone);
    await hide();
    return list;
  };
  try {
    await send();
  } catch (error) {
    if (asRequestError(error)?.status === 404) {
      await takeAway();
      return true;
    }
    toast({ title: failed, description: errorText(error, 'Riprova tra poco.'), variant: 'destructive' });
    return false;
  }
  const endsAt = Date.now() + UNDO_SECONDS * 1000;
  const list = await takeAway();
  const { done, description, back } = words();
  const offer = (options: ToastOptions) =>
    toast({ ...options, duration: UNDO_OFFERED_SECONDS * 1000, endsAt, action: { label: BRING_BACK, onClick: bringBack, list } });
  const bringBack = async () => {
    try {
      await restore();
      await show();
      toast({ title: back });
    } catch (error) {
      const failure = { title: 'Non è stato possibile ripristinare', variant: 'destructive' } as const;
      const late = asRequestError(error)?.status === 404 || Date.now() >= endsAt;
      if (late) toast({ ...failure, description: 'Ormai non si può più.' });
      else offer({ ...failure, description: whyNotYet(error) });
    }
  };
  offer({ title: done, ...(description && { description }) });
  return true;
}

/** Describes a failed undo that can still be retried. Avoids the usual offline text, which says that the data is safe. */
function whyNotYet(error: unknown): string {
  if (asRequestError(error)?.status === 0) return 'Connessione assente. Riprova appena torna: tra poco non si potrà più.';
  return `${errorText(error, 'Qualcosa è andato storto.')} Riprova subito: tra poco non si potrà più.`;
}
