import { usePages } from '../lib/use-pages.ts';
import { trpc } from '../lib/trpc.ts';
import { type MentorFilters, queryOf } from './mentor-filters.ts';

/** Divisible by 2 and 3, so that all rows of the grid are full. */
const MENTORS_PAGE = 24;
/** Polled, because the availability of mentors changes. */
const fresh = { size: MENTORS_PAGE, staleTime: 10_000, refetchInterval: 10_000, refetchOnWindowFocus: true } as const;

/** @param shown while false, the list is fetched only if it is not cached or has been invalidated */
export function useMentors(filters: MentorFilters, shown = true) {
  return usePages(trpc.mentors.list, queryOf(filters), { ...fresh, resting: !shown });
}
