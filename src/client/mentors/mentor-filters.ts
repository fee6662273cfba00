import { firstCharacters } from '../../routers/characters.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';

/** The filters of the mentor list, kept in the URL and the history state; see `useQuietAddress`. */
export interface MentorFilters {
  q: string;
  university: string;
  faculty: string;
  language: string;
  /** '1' for available mentors only; empty for all. */
  available: '1' | '';
}

export const everyMentor: MentorFilters = { q: '', university: '', faculty: '', language: '', available: '' };

/** The languages that mentors name most; the options also include one set in the URL. */
const LANGUAGES = ['Italiano', 'Inglese', 'Francese', 'Spagnolo', 'Tedesco', 'Portoghese', 'Arabo', 'Cinese', 'LIS'];

export function languageChoices(chosen: string): string[] {
  return [...new Set([...LANGUAGES, ...(chosen ? [chosen] : [])])];
}

export function filtersOf(address: URLSearchParams): MentorFilters {
  const read = (name: keyof MentorFilters) => firstCharacters(address.get(name) ?? '', SEARCH_MAX).trim();
  return {
    ...{ q: read('q'), university: read('university'), faculty: read('faculty'), language: read('language') },
    available: read('available') === '1' ? '1' : '',
  };
}

/** The filters as URL query; empty ones are omitted. */
export function addressOf(filters: MentorFilters): URLSearchParams {
  const set = Object.entries(filters).map(([name, value]: [string, string]) => [name, value.trim()]);
  return new URLSearchParams(set.filter(([, value]) => value));
}

/** The filters as input of `mentors.list`. */
export function queryOf(filters: MentorFilters) {
  const { available, ...texts } = Object.fromEntries(addressOf(filters)) as Partial<Record<keyof MentorFilters, string>>;
  return { ...texts, ...(available && { available: true }) };
}
