import { useSyncExternalStore } from 'react';
import { watchedBy } from './listeners.ts';

/** Below this height, e.g. with a phone's keyboard open, in landscape or with enlarged text, a form needs all the room. */
const SHORT_REM = 30;
const root = document.documentElement;
/** The visible height in rem. */
let height = Infinity;

const { notify, subscribe } = watchedBy(() => {
  listen('addEventListener');
  measure();
  return () => listen('removeEventListener');
});

/**
 * Whether the visible part of the window is short, or lower than `rem`. While it is used, `--visible-height` and `--visible-top` on the
 * root give the area that an on-screen keyboard leaves free, even where it overlays the page, and `data-short` marks a short one.
 */
export function useShortView(rem = SHORT_REM): boolean {
  return useSyncExternalStore(subscribe, () => height < rem);
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('resize', measure);
  window.visualViewport?.[how]('resize', measure);
  window.visualViewport?.[how]('scroll', measure);
}

function measure(): void {
  const { visualViewport, innerHeight } = window;
  // Ignore the visual viewport while the page is pinch-zoomed, because zooming shrinks it, too.
  const view = visualViewport && visualViewport.scale < 1.01 ? visualViewport : { height: innerHeight, offsetTop: 0 };
  root.style.setProperty('--visible-height', `${view.height}px`);
  root.style.setProperty('--visible-top', `${view.offsetTop}px`);
  height = view.height / (Number.parseFloat(getComputedStyle(root).fontSize) || 16);
  root.toggleAttribute('data-short', height < SHORT_REM);
  notify();
}
