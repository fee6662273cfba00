import type { PostType } from '../../routers/posts/schema.ts';
import { paths, WAITING_QUERY } from '../lib/paths.ts';
import { POST_TYPES, postTypes } from './post-types.ts';

/** The filter of the feed, kept in the URL so that back navigation restores it. */
export type FeedFilter = 'all' | 'waiting' | PostType;

const TYPE_QUERY = 'tipo';

export const feedFilters: readonly { name: FeedFilter; label: string }[] = [
  { name: 'all', label: 'Tutti' },
  ...POST_TYPES.map((type) => ({ name: type, label: postTypes[type].label })),
  { name: 'waiting', label: 'In attesa di risposta' },
];

export function filterOf(address: URLSearchParams): FeedFilter {
  if (address.has(WAITING_QUERY)) return 'waiting';
  return POST_TYPES.find((type) => type === address.get(TYPE_QUERY)) ?? 'all';
}

export function addressOf(filter: FeedFilter): string {
  if (filter === 'all') return paths.home;
  return `${paths.home}?${filter === 'waiting' ? WAITING_QUERY : `${TYPE_QUERY}=${filter}`}`;
}

/** The filter as input of `posts.list`. */
export function queryOf(filter: Exclude<FeedFilter, 'all'>): { unanswered: true } | { type: PostType } {
  return filter === 'waiting' ? { unanswered: true } : { type: filter };
}
