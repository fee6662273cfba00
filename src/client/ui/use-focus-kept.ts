import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

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
  const place = button?.closest<HTMLElement>('li, article, [role=log], section, [role=tabpanel], main');
  return () =>
    queueMicrotask(() => {
      if (last !== button || !hasFallen() || !place?.isConnected) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
}

/**
 * Returns the focus to a button that was disabled while its action was pending, once it is enabled again and unless
 * another element has the focus; see also `passFocus`. @returns the button's `ref`, which also updates the given one
 */
export function useFocusKept(disabled: boolean | undefined, ref: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useImperativeHandle(ref, () => button.current!, []);
  // Not a layout effect: a page that has a better place for the focus gives it in an effect.
  useEffect(() => passFocus(button.current), []);
  useLayoutEffect(() => {
    follow();
    if (disabled) had.current = last === button.current;
    else if (had.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [disabled]);
  return button;
}
