import { useEffect, useRef } from 'react';

/** Moves the focus to the next available action of the group when the pressed button has been disabled and removed. */
export function useFocusOnNext(pending: boolean, headingId: string): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !pending && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`:is(a, :enabled)[aria-describedby="${headingId}"]`)?.focus({ preventScroll: true });
    }
    was.current = pending;
  }, [pending, headingId]);
}

/** Moves the focus to the group's title after joining or leaving, because the view changes and the pressed button is removed. */
export function useFocusOnTurn(joined: boolean, headingId: string): void {
  const was = useRef(joined);
  useEffect(() => {
    if (was.current !== joined && document.activeElement === document.body) {
      document.getElementById(headingId)?.querySelector('h1')?.focus({ preventScroll: true });
    }
    was.current = joined;
  }, [joined, headingId]);
}
