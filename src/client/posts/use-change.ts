import { useState } from 'react';
import { useDraft } from '../lib/drafts.ts';

export type Change = ReturnType<typeof useChange>;

/** The state of a field: its text, whether it differs from the original, and a draft of the change. `busy`: as of `useDraft`. */
export function useChange(draftKey: string, original: string, busy: boolean) {
  const draft = useDraft(draftKey, { busy, onTaken: (text) => setTyped(text || undefined) });
  // Undefined while the field shows the original, so that it follows an edit from another tab instead of undoing it.
  const [typed, setTyped] = useState(draft.text || undefined);
  const text = typed ?? original;
  return {
    text,
    original,
    changed: text !== original,
    write(next: string) {
      setTyped(next === original ? undefined : next);
      if (next === original) draft.clear();
      else draft.setText(next);
    },
    clear() {
      setTyped(undefined);
      draft.clear();
    },
  };
}
