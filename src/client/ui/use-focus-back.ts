import { useCallback, useLayoutEffect, useRef } from 'react';
import { remaining } from '../lib/focus.ts';

/** Where a dialog that has just gone would have given the focus back, for one that takes its place. */
let left: HTMLElement | undefined;

/** What gets the focus when a dialog closes: what had it before, or before the dialog whose place this one takes. */
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
      // Within one commit only: what opens later has nothing to do with it.
      queueMicrotask(() => (left = undefined));
    };
  }, [open]);
  return useCallback(() => {
    if (!origin.current || origin.current.isConnected) return origin.current ?? null;
    // It has gone with what the dialog changed: reading goes on where it stood.
    return remaining(around.current);
  }, []);
}
