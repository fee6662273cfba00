import { asRequestError, errorText } from './request-error.ts';
import { toast } from './toasts.ts';

export interface Deletion {
  send: () => Promise<unknown>;
  restore: () => Promise<unknown>;
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
export async function deleteWithUndo({ send, restore, hide, show, undoFor, failed, words }: Deletion): Promise<boolean> {
  try {
    await send();
  } catch (error) {
    if (asRequestError(error)?.status === 404) {
      await hide();
      return true;
    }
    toast({ title: failed, description: errorText(error, 'Riprova tra poco.'), variant: 'destructive' });
    return false;
  }
  await hide();
  const { done, description, back } = words();
  const bringBack = async () => {
    try {
      await restore();
      await show();
      toast({ title: back });
    } catch (error) {
      const late = asRequestError(error)?.status === 404;
      const reason = late ? 'Il tempo per annullare è passato.' : errorText(error, 'Riprova tra poco.');
      toast({ title: 'Non è stato possibile annullare', description: reason, variant: 'destructive' });
    }
  };
  toast({
    title: done,
    ...(description && { description }),
    duration: undoFor,
    action: { label: 'Annulla', onClick: () => void bringBack() },
  });
  return true;
}
