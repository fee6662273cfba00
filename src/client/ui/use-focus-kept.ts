import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** What got the focus last. A browser takes it from what is disabled at once and without an event: later nothing else tells. */
let last: EventTarget | null = null;
let following = false;

function follow(): void {
  if (following) return;
  following = true;
  document.addEventListener('focusin', ({ target }) => (last = target));
  // Whoever points elsewhere has left it.
  document.addEventListener('pointerdown', ({ target }) => {
    if (last instanceof Node && !last.contains(target as Node)) last = null;
  });
}

/**
 * A button that is disabled while its press is under way loses the focus. It gets it back when it can be pressed again,
 * unless something else has taken it. @returns the button's `ref`; the given one has it too
 */
export function useFocusKept(disabled: boolean | undefined, ref: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useImperativeHandle(ref, () => button.current!, []);
  useLayoutEffect(() => {
    follow();
    if (disabled) had.current = last === button.current;
    else if (had.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [disabled]);
  return button;
}
