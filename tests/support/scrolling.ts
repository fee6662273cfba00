import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Told = Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>[];

/** Replaces `IntersectionObserver`, which jsdom lacks, for one test: `scroll` tells how much of each watched element is in view. */
export function watchScrolling() {
  const ofTheWindow = globalThis.IntersectionObserver;
  const watched = new Map<Element, (entries: Told) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly tell: (entries: Told) => void) {}
      observe = (target: Element) => void watched.set(target, this.tell);
      disconnect = () => watched.clear();
    },
  );
  onTestFinished(() => void vi.stubGlobal('IntersectionObserver', ofTheWindow));
  const scroll = (ratios: readonly number[]) =>
    act(() => [...watched].forEach(([target, tell], index) => tell([{ target, intersectionRatio: ratios[index]! }])));
  return { watched, scroll };
}
