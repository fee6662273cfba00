import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Listener = (cutOff: boolean) => void;

const listeners = new Map<Element, Listener>();
let observer: ResizeObserver | undefined;

/**
 * Whether the element's text is longer than its box shows; as it was last seen while not `watched`. All are measured
 * together, after the browser's own layout and before it paints: nothing is laid out twice, and nothing jumps.
 */
export function useCutOff(ref: RefObject<Element | null>, watched: boolean): boolean {
  const [cutOff, setCutOff] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !watched) return;
    return watch(element, setCutOff);
  }, [ref, watched]);
  return cutOff;
}

function watch(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver((entries) => {
    const measured = entries.map(({ target }) => [listeners.get(target), target.scrollHeight > target.clientHeight + 1] as const);
    flushSync(() => measured.forEach(([tell, cutOff]) => tell?.(cutOff)));
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
