import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isReturning, TAKES_OVER } from './places.ts';

/** How long content above the element may take to load. */
const HELD_MS = 5000;

/**
 * Scrolls to the element when the user arrives at an address with this hash, and holds it there while the content above it loads, until
 * the user scrolls or types. `onArrive` is also called when the user returns to that address.
 */
export function useAnchor(element: RefObject<HTMLElement | null>, anchor: string | undefined, onArrive?: () => void): void {
  const arrive = useEffectEvent(() => {
    if (!element.current || window.location.hash !== `#${anchor}`) return undefined;
    onArrive?.();
    return isReturning() ? undefined : hold(element.current);
  });
  useEffect(() => {
    let release = arrive();
    // wouter dispatches `pushState`, also for a link to the page that is already open.
    const onPush = () => {
      release?.();
      release = arrive();
    };
    window.addEventListener('pushState', onPush);
    return () => {
      window.removeEventListener('pushState', onPush);
      release?.();
    };
  }, []);
}

function hold(element: HTMLElement): () => void {
  const move = () => element.scrollIntoView();
  const observer = new ResizeObserver(move);
  const timer = setTimeout(end, HELD_MS);
  for (const type of TAKES_OVER) window.addEventListener(type, end, { passive: true });
  move();
  observer.observe(document.body);
  return end;

  function end() {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of TAKES_OVER) window.removeEventListener(type, end);
  }
}
