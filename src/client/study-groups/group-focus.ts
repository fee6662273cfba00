import { useEffect, useRef } from 'react';
import { focusWithin } from '../lib/focus.ts';

/** Moves the focus to the next available action of the group when the pressed button has been disabled and removed. */
export function useFocusOnNext(pending: boolean, headingId: string): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !pending) focusWithin(document.querySelector<HTMLElement>(`:is(a, :enabled)[aria-describedby="${headingId}"]`));
    was.current = pending;
  }, [pending, headingId]);
}

/** Moves the focus to the group's title after joining or leaving, because the view changes and the pressed button is removed. */
export function useFocusOnTurn(joined: boolean, headingId: string): void {
  const was = useRef(joined);
  useEffect(() => {
    if (was.current !== joined) focusWithin(document.getElementById(headingId)?.querySelector('h1'));
    was.current = joined;
  }, [joined, headingId]);
}
