import { useSyncExternalStore } from 'react';

/** Below this, as with a phone's keyboard open or on its side, or with text enlarged, what one writes needs all the room. */
const SHORT_REM = 30;
const root = document.documentElement;
let short = false;
const listeners = new Set<() => void>();

/**
 * Whether little of the window is visible. Meanwhile `--visible-height` and `--visible-top` tell what a keyboard leaves of it,
 * also where the browser lays it over the page, and `data-short` stands on the root.
 */
export function useShortView(): boolean {
  return useSyncExternalStore(subscribe, () => short);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch('addEventListener');
  listeners.add(listener);
  measure();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch('removeEventListener');
  };
}

function watch(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('resize', measure);
  window.visualViewport?.[how]('resize', measure);
  window.visualViewport?.[how]('scroll', measure);
}

function measure(): void {
  const { visualViewport, innerHeight } = window;
  // Who zooms in wants to see larger, not less.
  const view = visualViewport && visualViewport.scale < 1.01 ? visualViewport : { height: innerHeight, offsetTop: 0 };
  root.style.setProperty('--visible-height', `${view.height}px`);
  root.style.setProperty('--visible-top', `${view.offsetTop}px`);
  const next = view.height < SHORT_REM * (Number.parseFloat(getComputedStyle(root).fontSize) || 16);
  root.toggleAttribute('data-short', next);
  if (next === short) return;
  short = next;
  for (const listener of listeners) listener();
}
