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

/** Advises what to change in a search without results: its words, and the filters that are set besides them; empty if neither is set. */
export function otherSearch({ q = '', ...filters }: Record<string, string | undefined>): string {
  const words = q.trim().split(/\s+/).filter(Boolean).length;
  const ways = [
    ...(words > 0 ? [words === 1 ? 'con un’altra parola' : 'con una parola sola'] : []),
    ...(Object.values(filters).some((value) => value?.trim()) ? ['con meno filtri'] : []),
  ];
  return ways.length > 0 ? `Prova ${ways.join(', o ')}.` : '';
}
