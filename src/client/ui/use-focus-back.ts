import { useCallback, useLayoutEffect, useRef } from 'react';
import { remaining } from '../lib/focus.ts';

/** The element to which a dialog that has just closed would have returned the focus, for a dialog that replaces it. */
let left: HTMLElement | undefined;

/** Returns a function that finds the element to focus when a dialog closes, even if the dialog replaced another. */
export function useFocusBack(open: boolean): () => HTMLElement | null {
  const origin = useRef<HTMLElement>(undefined);
  const around = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const focused = document.activeElement;
    origin.current = focused instanceof HTMLElement && focused !== document.body ? focused : left;
    around.current = origin.current?.closest<HTMLElement>('section, [role=tabpanel], main') ?? null;
    return () => {
      left = origin.current;
      // Only within the same commit: a dialog that opens later does not replace it.
      queueMicrotask(() => (left = undefined));
    };
  }, [open]);
  return useCallback(() => {
    const place = origin.current;
    if (!place) return null;
    // The dialog’s action has removed or disabled the element: focus its surroundings.
    if (!place.isConnected) return takenBy() ?? remaining(around.current);
    return place.matches(':disabled') ? remaining(place.closest<HTMLElement>('article, section, [role=tabpanel], main')) : place;
  }, []);
}

/** The element outside of the dialogs that has the focus, such as the heading of a page that has replaced the one with the dialog. */
function takenBy(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body && !focused.closest('[role$=dialog]') ? focused : undefined;
}
