import { firstCharacters } from '../../routers/characters.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';
import { matchesText, periodStart } from '../../routers/posts/rules.ts';
import type { Period, Post, PostType } from '../../routers/posts/schema.ts';
import { POST_TYPES, postTypes } from '../posts/post-types.ts';

export type Kind = 'posts' | 'groups' | 'experiences' | 'exams';

/** The filters of the search page, kept in the URL and the history state; see `useQuietAddress`. */
export interface SearchFilters {
  q: string;
  kind: Kind;
  type: PostType | 'all';
  period: Period;
}

/** The names of the kinds in the URL; `posts` is the default. */
const kindNames: readonly { value: Kind; name: string }[] = [
  { value: 'groups', name: 'gruppi' },
  { value: 'experiences', name: 'esperienze' },
  { value: 'exams', name: 'esami' },
];

export const typeChoices: readonly { value: SearchFilters['type']; label: string }[] = [
  { value: 'all', label: 'Tutti' },
  ...POST_TYPES.map((type) => ({ value: type, label: postTypes[type].label })),
];

export const periodChoices: readonly { value: Period; label: string }[] = [
  { value: 'any', label: 'Qualsiasi data' },
  { value: 'today', label: 'Oggi' },
  { value: 'week', label: 'Ultima settimana' },
  { value: 'month', label: 'Ultimo mese' },
];

export const everything: SearchFilters = { q: '', kind: 'posts', type: 'all', period: 'any' };

export function filtersOf(address: URLSearchParams): SearchFilters {
  return {
    q: firstCharacters(address.get('q') ?? '', SEARCH_MAX),
    kind: kindNames.find(({ name }) => name === address.get('in'))?.value ?? 'posts',
    type: among(typeChoices, address.get('type')) ?? 'all',
    period: among(periodChoices, address.get('period')) ?? 'any',
  };
}

/** The filters as URL query; defaults are omitted. */
export function addressOf({ kind, ...filters }: SearchFilters): URLSearchParams {
  const name = kindNames.find(({ value }) => value === kind)?.name;
  return new URLSearchParams({ ...queryOf(filters), ...(name && { in: name }) });
}

/** The filters as input of `posts.list`. */
export function queryOf({ q, type, period }: Omit<SearchFilters, 'kind'>) {
  return { ...(q.trim() && { q: q.trim() }), ...(type !== 'all' && { type }), ...(period !== 'any' && { period }) };
}

export function matches(post: Post, { q, type, period }: Omit<SearchFilters, 'kind'>): boolean {
  const start = periodStart(period, new Date());
  return matchesText(post, q) && (type === 'all' || post.type === type) && (!start || Date.parse(post.createdAt) >= start.getTime());
}

function among<Value extends string>(choices: readonly { value: Value }[], value: string | null): Value | undefined {
  return choices.find((choice) => choice.value === value)?.value;
}
