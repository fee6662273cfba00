import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { remaining } from '../lib/focus.ts';

/** The last focused element. Browsers blur a disabled element at once and without an event, so it cannot be found later. */
let last: EventTarget | null = null;
let following = false;

function follow(): void {
  if (following) return;
  following = true;
  document.addEventListener('focusin', ({ target }) => (last = target));
  // A press elsewhere means that the user has moved on.
  document.addEventListener('pointerdown', ({ target }) => {
    if (last instanceof Node && !last.contains(target as Node)) last = null;
  });
}

/** Whether the focused element has been removed, and no other has the focus. */
export function hasFallen(): boolean {
  return last instanceof Node && !last.isConnected && document.activeElement === document.body;
}

/**
 * A `ref`, or an effect, for a button whose action may remove it, also while it is disabled: what stands around it then takes the focus,
 * unless that has gone as well, as with a dialog or a page, or another element has taken the focus.
 */
export function passFocus(button: HTMLElement | null) {
  follow();
  const place = placeOf(button);
  return () =>
    queueMicrotask(() => {
      if (last === button && hasFallen() && place?.isConnected) giveFocus(place);
    });
}

function giveFocus(place: HTMLElement | null | undefined): void {
  if (place) remaining(place)?.focus({ preventScroll: true });
}

/** What stands around a button. A dialog is not in the page, where `main` would be found. */
function placeOf(button: HTMLElement | null) {
  return button?.closest<HTMLElement>('li, article, [role=log], section, [role=tabpanel], [role=dialog], [role=alertdialog], main');
}

/**
 * Returns the focus to a button that was disabled while its action was pending, unless another element has the focus. A button that stays
 * disabled after its action passes it to what stands around; see also `passFocus`. @returns the button's `ref`, which also updates the
 * given one
 */
export function useFocusKept(pending: boolean, disabled: boolean, ref: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  const wasPending = useRef(false);
  useImperativeHandle(ref, () => button.current!, []);
  // Not a layout effect: a page that has a better place for the focus gives it in an effect.
  useEffect(() => passFocus(button.current), []);
  useLayoutEffect(() => {
    follow();
    const over = wasPending.current && !pending;
    wasPending.current = pending;
    if ((pending || disabled) && !over) had.current = last === button.current;
    else if (had.current && document.activeElement === document.body) giveFocus(disabled ? placeOf(button.current) : button.current);
  }, [pending, disabled]);
  return button;
}
