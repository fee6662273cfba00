import { getQueryKey } from '@trpc/react-query';
import type { ExamExperience } from '../../routers/exam-experiences/schema.ts';
import { usePages } from '../lib/pages.ts';
import { trpc } from '../lib/trpc.ts';
import { type ExperienceFilters, queryOf } from './experience-filters.ts';

export const listsKey = getQueryKey(trpc.examExperiences.list);

export function useExperiences(filters: ExperienceFilters) {
  const { client } = trpc.useUtils();
  const query = queryOf(filters);
  return usePages<ExamExperience>({
    key: [...listsKey, { input: query, type: 'pages' }],
    read: (page, signal) => client.examExperiences.list.query({ ...page, ...query }, { signal }),
  });
}
