import { usePages } from '../lib/use-pages.ts';
import { trpc } from '../lib/trpc.ts';
import { type ExperienceFilters, queryOf } from './experience-filters.ts';

export function useExperiences(filters: ExperienceFilters) {
  return usePages(trpc.examExperiences.list, queryOf(filters));
}
