import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Post } from '../../routers/posts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import type { Feed } from './feed.ts';

const listsKey = getQueryKey(trpc.posts.list);
/** Under the lists' key, so that whatever refreshes the lists refreshes the feed. */
export const feedKey: QueryKey = [...listsKey, { type: 'feed' }];

/** Changes one post wherever it is listed: feed, search, landing. */
export function updatePost(client: QueryClient, id: number, change: (post: Post) => Post): void {
  const inList = (posts: Post[]) => posts.map((post) => (post.id === id ? change(post) : post));
  client.setQueriesData<Post[] | Feed>({ queryKey: listsKey }, (listed) => {
    if (!listed) return listed;
    return Array.isArray(listed) ? inList(listed) : { ...listed, posts: inList(listed.posts) };
  });
}

/** Keeps a list on its way from undoing a change that it does not know of yet. */
export function holdPostLists(client: QueryClient): Promise<void> {
  return client.cancelQueries({ queryKey: listsKey });
}

export function refreshPostLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: listsKey });
}
