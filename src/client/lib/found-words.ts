import type { Pages } from './use-pages.ts';

export interface FoundWords {
  /** Of the list that nothing narrows. */
  all: string;
  /** While it is not known how many there are, and where there is none. */
  none: string;
  one: string;
  /** After a number. */
  several: string;
}

/** How many were found, as a heading. */
export function foundHeading<Item>({ all, none, one, several }: FoundWords, filtered: boolean, pages: Pages<Item>): string {
  const count = pages.outdated ? undefined : pages.items?.length;
  if (!filtered) return all;
  if (!count) return none;
  if (!pages.complete) return `Più di ${count} ${several}`;
  return count === 1 ? one : `${count} ${several}`;
}
