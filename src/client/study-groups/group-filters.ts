import { firstCharacters } from '../../routers/characters.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';

/** The filters of the groups page, kept in the URL and the history state; see `useQuietAddress`. */
export interface GroupFilters {
  q: string;
  university: string;
  faculty: string;
}

export const everyGroup: GroupFilters = { q: '', university: '', faculty: '' };

export function filtersOf(address: URLSearchParams): GroupFilters {
  const read = (name: keyof GroupFilters) => firstCharacters(address.get(name) ?? '', SEARCH_MAX).trim();
  return { q: read('q'), university: read('university'), faculty: read('faculty') };
}

/** The filters as URL query and server input; empty ones are omitted. */
export function queryOf(filters: GroupFilters): Partial<GroupFilters> {
  return Object.fromEntries(
    Object.entries<string>({ ...filters }).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  );
}
