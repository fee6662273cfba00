import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/**
 * A button that is disabled while its press is under way loses the focus. It gets it back when it can be pressed again,
 * unless something else has taken it. @returns the button's `ref`; the given one has it too
 */
export function useFocusKept(disabled: boolean | undefined, ref: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useImperativeHandle(ref, () => button.current!, []);
  useLayoutEffect(() => {
    if (disabled) had.current = document.activeElement === button.current;
    else if (had.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [disabled]);
  return button;
}
