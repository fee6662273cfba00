import { getQueryKey } from '@trpc/react-query';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { usePages } from '../lib/pages.ts';
import { trpc } from '../lib/trpc.ts';

export const mentorsKey = getQueryKey(trpc.mentors.list);
/** Whole rows in one, two and three columns. */
const MENTORS_PAGE = 24;

export function useMentors() {
  const { client } = trpc.useUtils();
  return usePages<Mentor>({
    key: [...mentorsKey, { type: 'pages' }],
    size: MENTORS_PAGE,
    read: (page, signal) => client.mentors.list.query(page, { signal }),
  });
}
