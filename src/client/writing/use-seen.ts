import { useEffect, useRef, useState } from 'react';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { readPerson } from '../lib/storage.ts';
import { readEntry, writeDraft } from '../lib/stored-drafts.ts';

/** Undefined if the server does not say. */
type EditedAt = string | null | undefined;

/**
 * The edit of a text that the author of a change to it has seen: the latest one until they change something, which is kept with the draft,
 * because another device may store a later one before the draft is taken up again. A later edit is not overwritten unless it is shown for
 * comparison.
 * @param changed whether something differs from the present text
 */
export function useSeen(draftKey: string, editedAt: EditedAt, changed: boolean) {
  const key = `seen-${draftKey}`;
  const [owner] = useState(readPerson);
  const [begun, setBegun] = useState(false);
  const [compared, setCompared] = useState(false);
  const [seen, setSeen] = useState(editedAt);
  if (changed !== begun) {
    setBegun(changed);
    setCompared(false);
    const stored = changed ? readEntry(owner, key) : null;
    if (stored !== null) setSeen(JSON.parse(stored) as string | null);
  } else if ((!changed || compared) && seen !== editedAt) setSeen(editedAt);

  const isKept = useRef(false);
  useEffect(() => {
    if (begun && seen !== undefined) writeDraft(owner, key, JSON.stringify(seen));
    else if (isKept.current) writeDraft(owner, key, '');
    isKept.current = begun;
  }, [owner, key, begun, seen]);

  return {
    /** To send as `ifEditedAt`. */
    seen,
    /** Whether the present text is to be shown beside the author’s. */
    compared,
    /** Reads the text again, and returns what to do with it. */
    async compare(reread: () => Promise<unknown>): Promise<string> {
      try {
        await reread();
        setCompared(true);
        return 'Nel frattempo questo testo è cambiato altrove: qui trovi com’è adesso. Se salvi ancora, resta quello che hai scritto qui.';
      } catch (error) {
        return errorText(error, 'Nel frattempo questo testo è cambiato altrove, ma non riusciamo a mostrartelo: riprova tra poco.');
      }
    },
  };
}

/** Whether a change was refused because its author has not seen the latest edit. */
export function isEditedMeanwhile(error: unknown): boolean {
  return asRequestError(error)?.reason === 'edited_meanwhile';
}
