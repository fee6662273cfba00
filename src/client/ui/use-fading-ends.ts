import { type RefObject, useLayoutEffect } from 'react';

/** Marks at which ends a row that scrolls sideways goes on, for `fadingEnds`. */
export function useFadingEnds(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.toggleAttribute('data-before', row.scrollLeft > 1);
      row.toggleAttribute('data-after', left > 1);
    };
    // What is inside may grow too: a count, or letters that arrive.
    const observer = new ResizeObserver(look);
    for (const element of [row, ...row.children]) observer.observe(element);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  });
}

/** Styles of such a row. */
export const fadingEnds = {
  '&[data-before]': { '--before': '44px' },
  '&[data-after]': { '--after': '44px' },
  '&:is([data-before], [data-after])': {
    maskImage: 'linear-gradient(to right, transparent, black var(--before, 0px), black calc(100% - var(--after, 0px)), transparent)',
  },
} as const;
