import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Listener = (cutOff: boolean) => void;

const listeners = new Map<Element, Listener>();
let observer: ResizeObserver | undefined;

/**
 * Whether the element's text is cut off; while not `watched`, the last known value. All elements are measured together,
 * after the browser's layout and before it paints, to avoid layout thrashing and layout shifts.
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
