import { useQueryClient } from '@tanstack/react-query';
import { UNDO_OFFERED_SECONDS } from '../../routers/limits.ts';
import { changeDrafts } from './draft-forms.ts';
import { onceSent } from './sending.ts';
import { readPerson } from './storage.ts';
import { BRING_BACK, toast } from './toasts.ts';

type Texts<Key extends string> = Record<Key, string>;

/**
 * Returns a function that says that unsent texts were thrown away, and offers to bring them back: into whichever form shows the drafts by
 * then or, without one, into storage. `join` adds them to what was written since. While the draft `draftKey` is being sent, they wait.
 */
export function useOfferBack<Key extends string>(draftKey: string, keys: readonly Key[]) {
  const client = useQueryClient();
  return (title: string, join: (since: Texts<Key>) => Texts<Key>): void => {
    const owner = readPerson();
    const bringBack = () => {
      if (readPerson() === owner) changeDrafts(keys, join);
    };
    const action = { label: BRING_BACK, onClick: () => onceSent(client, draftKey, bringBack) };
    toast({ title, duration: UNDO_OFFERED_SECONDS * 1000, action });
  };
}
