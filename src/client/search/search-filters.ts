import { SEARCH_MAX } from '../../routers/limits.ts';
import { matchesText, periodStart } from '../../routers/posts/rules.ts';
import type { Period, Post, PostType } from '../../routers/posts/schema.ts';

/** What the page looks for. It lives in the address, so that going back and sharing work. */
export interface SearchFilters {
  q: string;
  type: PostType | 'all';
  period: Period;
}

export const typeChoices: readonly { value: SearchFilters['type']; label: string }[] = [
  { value: 'all', label: 'Tutti' },
  { value: 'vent', label: 'Sfogo libero' },
  { value: 'advice', label: 'Cerco consiglio' },
  { value: 'talk', label: 'Voglio parlare' },
];

export const periodChoices: readonly { value: Period; label: string }[] = [
  { value: 'any', label: 'Qualsiasi data' },
  { value: 'today', label: 'Oggi' },
  { value: 'week', label: 'Ultima settimana' },
  { value: 'month', label: 'Ultimo mese' },
];

export const everything: SearchFilters = { q: '', type: 'all', period: 'any' };

export function filtersOf(address: URLSearchParams): SearchFilters {
  return {
    q: (address.get('q') ?? '').slice(0, SEARCH_MAX),
    type: among(typeChoices, address.get('type')) ?? 'all',
    period: among(periodChoices, address.get('period')) ?? 'any',
  };
}

/** Only what differs from looking at everything. */
export function addressOf({ q, type, period }: SearchFilters): URLSearchParams {
  return new URLSearchParams({ ...(q.trim() && { q: q.trim() }), ...(type !== 'all' && { type }), ...(period !== 'any' && { period }) });
}

/** The filters as the server takes them. */
export function queryOf({ q, type, period }: SearchFilters) {
  return { ...(q.trim() && { q: q.trim() }), ...(type !== 'all' && { type }), ...(period !== 'any' && { period }) };
}

export function matches(post: Post, { q, type, period }: SearchFilters, now: Date): boolean {
  const start = periodStart(period, now);
  return matchesText(post, q) && (type === 'all' || post.type === type) && (!start || Date.parse(post.createdAt) >= start.getTime());
}

function among<Value extends string>(choices: readonly { value: Value }[], value: string | null): Value | undefined {
  return choices.find((choice) => choice.value === value)?.value;
}
