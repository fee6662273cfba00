import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The width of a faded end. */
const FADE = 44;

/** Marks the ends at which a row can be scrolled further, for `fadingEnds`, and scrolls a newly chosen item clear of them. */
export function useFadingEnds(ref: RefObject<HTMLElement | null>): void {
  const seen = useRef<Element[]>([]);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const chosen = [...row.querySelectorAll('[aria-selected=true], :checked')];
    const news = chosen.find((item) => !seen.current.includes(item));
    if (news) scrollClear(row, news.closest('label') ?? news);
    seen.current = chosen;
    const look = () => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.toggleAttribute('data-before', row.scrollLeft > 1);
      row.toggleAttribute('data-after', left > 1);
    };
    // The children may grow, too, e.g. with a count or a web font.
    const observer = new ResizeObserver(look);
    for (const element of [row, ...row.children]) observer.observe(element);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  });
}

function scrollClear(row: HTMLElement, item: Element): void {
  const [outer, inner] = [row, item].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
  row.scrollLeft += Math.min(0, inner.left - outer.left - FADE) + Math.max(0, inner.right - outer.right + FADE);
}

/** Styles that fade out the marked ends. */
export const fadingEnds = {
  '&[data-before]': { '--before': `${FADE}px` },
  '&[data-after]': { '--after': `${FADE}px` },
  '&:is([data-before], [data-after])': {
    maskImage: 'linear-gradient(to right, transparent, black var(--before, 0px), black calc(100% - var(--after, 0px)), transparent)',
  },
} as const;
