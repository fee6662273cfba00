import type { Pages } from './use-pages.ts';

export interface FoundWords {
  /** While no filter is set. */
  all: string;
  /** While the count is unknown, and if there are no results. */
  none: string;
  one: string;
  /** After a number. */
  several: string;
}

/** Returns the heading of a list of results: how many were found. */
export function foundHeading<Item>({ all, none, one, several }: FoundWords, filtered: boolean, pages: Pages<Item>): string {
  const count = pages.outdated ? undefined : pages.items?.length;
  if (!filtered) return all;
  if (!count) return none;
  if (!pages.complete) return `Più di ${count} ${several}`;
  return count === 1 ? one : `${count} ${several}`;
}
