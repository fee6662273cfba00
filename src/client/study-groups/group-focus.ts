import { useEffect, useRef } from 'react';

/** A pressed button is disabled, then gone: the focus goes to what can be done now. */
export function useFocusOnNext(pending: boolean, headingId: string): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !pending && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`:is(a, :enabled)[aria-describedby="${headingId}"]`)?.focus({ preventScroll: true });
    }
    was.current = pending;
  }, [pending, headingId]);
}

/** What was pressed to come in or go out goes with its side: reading goes on at the title of the other. */
export function useFocusOnTurn(joined: boolean, headingId: string): void {
  const was = useRef(joined);
  useEffect(() => {
    if (was.current !== joined && document.activeElement === document.body) {
      document.getElementById(headingId)?.querySelector('h1')?.focus({ preventScroll: true });
    }
    was.current = joined;
  }, [joined, headingId]);
}
