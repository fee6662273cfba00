import { focusBeside } from './focus.ts';
import { asRequestError, errorText } from './request-error.ts';
import { BRING_BACK, toast } from './toasts.ts';

interface Deletion {
  send: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** Where it stands in its list; nowhere, where its page shows something else instead. Asked for when the server has answered. */
  item: () => Element | null | undefined | false;
  /** Takes it off the screen. */
  hide: () => Promise<unknown>;
  /** Puts it back, or asks for what shows it. */
  show: () => unknown;
  /** Milliseconds for which it can be brought back. */
  undoFor: number;
  failed: string;
  /** Asked for when the server has answered. */
  words: () => { done: string; description?: string; back: string };
}

/**
 * Deletes at once and offers to bring back: who closes the page has deleted. What was gone already counts as deleted.
 * Resolves when that is settled, to whether it has gone.
 */
export async function deleteWithUndo({ send, restore, item, hide, show, undoFor, failed, words }: Deletion): Promise<boolean> {
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
  const list = await takeAway();
  const { done, description, back } = words();
  const bringBack = async () => {
    try {
      await restore();
      await show();
      toast({ title: back });
    } catch (error) {
      const late = asRequestError(error)?.status === 404;
      const reason = late ? 'Il tempo per farlo è passato.' : errorText(error, 'Riprova tra poco.');
      toast({ title: 'Non è stato possibile ripristinare', description: reason, variant: 'destructive' });
    }
  };
  toast({
    title: done,
    ...(description && { description }),
    duration: undoFor,
    action: { label: BRING_BACK, onClick: bringBack, list },
  });
  return true;
}
