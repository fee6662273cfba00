import { firstCharacters } from '../../routers/characters.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';

/** The filters of the experiences page, kept in the URL and the history state; see `useQuietAddress`. */
export interface ExperienceFilters {
  q: string;
  faculty: string;
  /** '1' to '5'; empty for all. */
  difficulty: string;
}

export const everyExperience: ExperienceFilters = { q: '', faculty: '', difficulty: '' };

export function filtersOf(address: URLSearchParams): ExperienceFilters {
  const read = (name: keyof ExperienceFilters) => firstCharacters(address.get(name) ?? '', SEARCH_MAX).trim();
  const difficulty = read('difficulty');
  return { q: read('q'), faculty: read('faculty'), difficulty: /^[1-5]$/.test(difficulty) ? difficulty : '' };
}

/** The filters as URL query; empty ones are omitted. */
export function addressOf({ q, faculty, difficulty }: ExperienceFilters): URLSearchParams {
  return new URLSearchParams({ ...(q.trim() && { q: q.trim() }), ...(faculty && { faculty }), ...(difficulty && { difficulty }) });
}

/** The filters as input of `examExperiences.list`. */
export function queryOf({ q, faculty, difficulty }: ExperienceFilters) {
  return { ...(q.trim() && { q: q.trim() }), ...(faculty && { faculty }), ...(difficulty && { difficulty: Number(difficulty) }) };
}
