import { UNDO_OFFERED_SECONDS, UNDO_SECONDS } from '../../routers/limits.ts';
import { focusBeside } from './focus.ts';
import { heldForOne } from './held.ts';
import { asRequestError, errorText, isUnheard } from './request-error.ts';
import { BRING_BACK, dismissToast, toast, type ToastOptions } from './toasts.ts';

interface Deletion {
  /** Names the item among all that can be deleted. */
  key: string;
  send: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** The item’s element in its list; nullish or false if the page shows something else instead. Called after the server’s response. */
  item: () => Element | null | undefined | false;
  /** Removes the item from the screen. */
  hide: () => Promise<unknown>;
  /** Puts the item back, or refetches the query that shows it. Also called when the item was not hidden: see `unclear`. */
  show: () => unknown;
  failed: string;
  /** The title when no answer has come, so that the item may be deleted: the undo is offered, and the item stays on screen. */
  unclear: string;
  /** Called after the server’s response. */
  words: () => { done: string; description?: string; back: string };
}

/** The last undo offered of each item: its toast, and until when it is possible. */
const offers = new Map<string, { id: number; endsAt: number }>();
heldForOne(() => offers.clear());

/**
 * Deletes at once, then offers an undo: if the page is closed, the deletion stands. A 404 counts as deleted. After an attempt without a
 * clear answer the item may be deleted: the undo of that attempt is offered whatever the server answers to the next one.
 * @returns whether the item is gone, once the deletion has succeeded or failed
 */
export async function deleteWithUndo({ key, send, restore, item, hide, show, failed, unclear, words }: Deletion): Promise<boolean> {
  const takeAway = async () => {
    const gone = item() || undefined;
    const list = gone?.parentElement;
    focusBeside(gone);
    await hide();
    return list;
  };
  let endsAt = inAMinute();
  let list: Element | null | undefined;
  const earlier = offers.get(key);
  if (earlier) dismissToast(earlier.id);
  const offer = (options: ToastOptions) => {
    const action = { label: BRING_BACK, onClick: bringBack, list };
    offers.set(key, { id: toast({ ...options, duration: UNDO_OFFERED_SECONDS * 1000, endsAt, action }), endsAt });
  };
  const bringBack = async () => {
    try {
      await restore();
      offers.delete(key);
      await show();
      toast({ title: words().back });
    } catch (error) {
      const failure = { title: 'Non è stato possibile ripristinare', variant: 'destructive' } as const;
      const late = asRequestError(error)?.status === 404 || Date.now() >= endsAt;
      if (late) toast({ ...failure, description: 'Ormai non si può più.' });
      else offer({ ...failure, description: whyNotYet(error) });
    }
  };
  try {
    await send();
    endsAt = inAMinute();
  } catch (error) {
    const status = asRequestError(error)?.status;
    const unheard = isUnheard(error);
    if (!unheard) endsAt = earlier?.endsAt ?? 0;
    const undoable = Date.now() < endsAt;
    if (status !== 404) {
      const why = unheard ? 'Non è arrivata la conferma.' : sentence(errorText(error, 'Riprova tra poco.'));
      const variant = 'destructive';
      if (undoable) offer({ title: unclear, description: `${why} Se hai cambiato idea, ripristina subito.`, variant });
      else if (unheard) toast({ title: unclear, description: `${why} Guarda se c’è ancora, e riprova.`, variant });
      else toast({ title: failed, description: why, variant });
      return false;
    }
    if (!undoable) {
      await takeAway();
      return true;
    }
  }
  list = await takeAway();
  const { done, description } = words();
  offer({ title: done, ...(description && { description }) });
  return true;
}

const inAMinute = () => Date.now() + UNDO_SECONDS * 1000;

/** Ends a text with a full stop: messages of the server have none. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Describes a failed undo that can still be retried. Avoids the usual offline text, which says that the data is safe. */
function whyNotYet(error: unknown): string {
  if (asRequestError(error)?.status === 0) return 'Connessione assente. Riprova appena torna: tra poco non si potrà più.';
  return `${sentence(errorText(error, 'Qualcosa è andato storto.'))} Riprova subito: tra poco non si potrà più.`;
}
