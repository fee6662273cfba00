import { firstCharacters } from '../../routers/characters.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';

/** What the page looks for: see `useQuietAddress`. */
export interface MentorFilters {
  q: string;
  university: string;
  faculty: string;
  language: string;
  /** '1': only those who have time and a place; empty for all. */
  available: '1' | '';
}

export const everyMentor: MentorFilters = { q: '', university: '', faculty: '', language: '', available: '' };

/** Those that mentors name most; what is in the address already is offered too. */
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

/** Only what differs from looking at everybody. */
export function addressOf(filters: MentorFilters): URLSearchParams {
  const set = Object.entries(filters).map(([name, value]: [string, string]) => [name, value.trim()]);
  return new URLSearchParams(set.filter(([, value]) => value));
}

/** The filters as the server takes them. */
export function queryOf(filters: MentorFilters) {
  const { available, ...texts } = Object.fromEntries(addressOf(filters)) as Partial<Record<keyof MentorFilters, string>>;
  return { ...texts, ...(available && { available: true }) };
}
