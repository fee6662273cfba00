import { usePages } from '../lib/use-pages.ts';
import { trpc } from '../lib/trpc.ts';
import { type MentorFilters, queryOf } from './mentor-filters.ts';

/** Whole rows in one, two and three columns. */
const MENTORS_PAGE = 24;
/** Who has time, and who is full, changes while one reads. */
const fresh = { size: MENTORS_PAGE, staleTime: 10_000, refetchInterval: 10_000, refetchOnWindowFocus: true } as const;

/** @param shown where they are not, they are read once, and again when they are */
export function useMentors(filters: MentorFilters, shown = true) {
  return usePages(trpc.mentors.list, queryOf(filters), { ...fresh, resting: !shown });
}
