import { type RefObject, useEffect, useState } from 'react';

/** The height of the navbar, which stays above the page. */
const TOP_PX = 64;
/** Slightly below 1, because layouts have fractions of pixels. */
const WHOLE = 0.99;

/** Whether the first `count` numbers of the panel are visible between the navbar and the lower edge of the foot; undefined until measured. */
export function useNumbersInView(
  panel: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  count: number,
): boolean | undefined {
  const [inView, setInView] = useState<boolean>();
  useEffect(() => {
    const numbers = [...(panel.current?.querySelectorAll('a[href^="tel:"]') ?? [])].slice(0, count);
    const seen = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      seen.clear();
      const covered = Math.max(0, window.innerHeight - (foot.current?.getBoundingClientRect().bottom ?? 0));
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, intersectionRatio } of entries) seen[intersectionRatio >= WHOLE ? 'add' : 'delete'](target);
          setInView(seen.size === numbers.length);
        },
        { rootMargin: `-${TOP_PX}px 0px -${covered}px`, threshold: WHOLE },
      );
      for (const number of numbers) observer.observe(number);
    };
    observe();
    // A keyboard opens or closes, which moves the foot.
    const views = [window, window.visualViewport];
    for (const view of views) view?.addEventListener('resize', observe);
    return () => {
      observer?.disconnect();
      for (const view of views) view?.removeEventListener('resize', observe);
    };
  }, [panel, foot, count]);
  return inView;
}
