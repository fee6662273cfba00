import { usePages } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';

/** Whole rows in one, two and three columns. */
const MENTORS_PAGE = 24;

export function useMentors() {
  return usePages(trpc.mentors.list, {}, { size: MENTORS_PAGE, staleTime: 30_000, refetchOnWindowFocus: true });
}
