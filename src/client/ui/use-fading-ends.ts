import { type RefObject, useLayoutEffect } from 'react';

/** Marks the ends at which a row can be scrolled further, for `fadingEnds`. */
export function useFadingEnds(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
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

/** Styles that fade out the marked ends. */
export const fadingEnds = {
  '&[data-before]': { '--before': '44px' },
  '&[data-after]': { '--after': '44px' },
  '&:is([data-before], [data-after])': {
    maskImage: 'linear-gradient(to right, transparent, black var(--before, 0px), black calc(100% - var(--after, 0px)), transparent)',
  },
} as const;
