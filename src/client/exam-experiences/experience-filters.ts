import { firstCharacters } from '../../routers/characters.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';

/** What the page looks for: see `useQuietAddress`. */
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

/** Only what differs from looking at everything. */
export function addressOf({ q, faculty, difficulty }: ExperienceFilters): URLSearchParams {
  return new URLSearchParams({ ...(q.trim() && { q: q.trim() }), ...(faculty && { faculty }), ...(difficulty && { difficulty }) });
}

/** The filters as the server takes them. */
export function queryOf({ q, faculty, difficulty }: ExperienceFilters) {
  return { ...(q.trim() && { q: q.trim() }), ...(faculty && { faculty }), ...(difficulty && { difficulty: Number(difficulty) }) };
}
