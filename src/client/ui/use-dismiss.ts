import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useBackCloses } from '../lib/use-back-closes.ts';

/**
 * While `open`, calls `onDismiss` on Escape, on the back button, on a press outside `inside`, and when the focus
 * leaves it. Handles Escape in the capture phase, so that a popover in a dialog closes alone.
 */
export function useDismiss(inside: RefObject<HTMLElement | null>, open: boolean, onDismiss: (by: 'escape' | 'outside') => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useBackCloses(open, () => onDismiss('escape'));
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      dismiss('escape');
    };
    const onOutside = (event: Event) => {
      const target = event.target as Node;
      // A press on plain text inside focuses the nearest focusable ancestor, such as `main`.
      const around = event.type === 'focusin' && target.contains(inside.current);
      if (!around && !inside.current?.contains(target)) dismiss('outside');
    };
    window.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [inside, open]);
}
