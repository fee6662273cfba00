import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Post } from '../../routers/posts/schema.ts';
import { changed } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';
import type { Feed } from './feed.ts';

export const postLists = getQueryKey(trpc.posts.list);
/** Under the lists' key, so that whatever concerns the lists concerns the feed. */
export const feedKey: QueryKey = [...postLists, { type: 'feed' }];

/** Changes one post wherever it is listed: feed, search, landing. */
export function changePost(client: QueryClient, id: number, change: (post: Post) => Post): void {
  client.setQueriesData<Post[] | Feed>({ queryKey: postLists }, (listed) => {
    if (!listed) return listed;
    return Array.isArray(listed) ? changed(listed, id, change) : { ...listed, posts: changed(listed.posts, id, change) };
  });
}
