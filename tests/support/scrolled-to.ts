import { onTestFinished, vi } from 'vitest';

/** Returns a function that lists the elements which the page has scrolled into view since. */
export function scrolledTo(): () => unknown[] {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  return () => scroll.mock.contexts;
}
