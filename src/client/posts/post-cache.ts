import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Post } from '../../routers/posts/schema.ts';
import { changed, inEach, type Part, settingOrReading } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';
import { type Feed, insert } from './feed.ts';

export const postLists = getQueryKey(trpc.posts.list);
/** Under the lists' key, so that whatever concerns the lists concerns the feed. */
export const feedKey: QueryKey = [...postLists, { type: 'feed' }];

/** Changes one post wherever it is shown: feed, search, landing, its own page. */
export function changePost(client: QueryClient, id: number, change: (post: Post) => Post): void {
  changeLists(client, (posts) => changed(posts, id, change));
  client.setQueryData<Post>(postKey(id), (post) => post && change(post));
}

/** Shows one's own post as it has become. */
export async function settlePost(client: QueryClient, post: Post): Promise<void> {
  await settingOrReading(client, postLists, () => changePost(client, post.id, () => post));
}

/** Takes a post off every list; its own page asks again and finds it gone. */
export async function removePost(client: QueryClient, id: number): Promise<void> {
  await settingOrReading(client, postLists, () => changeLists(client, (posts) => posts.filter((post) => post.id !== id)));
  void client.invalidateQueries({ queryKey: postKey(id) });
}

/** Puts a post that has come back in its place in the feed; searches are asked again. */
export async function returnPost(client: QueryClient, post: Post): Promise<void> {
  await settingOrReading(client, feedKey, () => client.setQueryData<Feed>(feedKey, (feed) => feed && insert(feed, post)));
  client.setQueryData<Post>(postKey(post.id), post);
  await client.invalidateQueries({ queryKey: postLists, predicate: ({ queryHash }) => queryHash !== hashKey(feedKey) });
}

function changeLists(client: QueryClient, change: (posts: Post[]) => Post[]): void {
  client.setQueriesData<Post[] | Feed | InfiniteData<Part<Post>>>({ queryKey: postLists }, (listed) => {
    if (!listed) return listed;
    if (Array.isArray(listed)) return change(listed);
    return 'posts' in listed ? { ...listed, posts: change(listed.posts) } : inEach(listed, change);
  });
}

function postKey(id: number): QueryKey {
  return getQueryKey(trpc.posts.get, { id }, 'query');
}

/** A comment more or less under a post. */
export function countComments(client: QueryClient, id: number, more: 1 | -1): void {
  changePost(client, id, (post) => {
    const count = Math.max(0, post.commentsCount + more);
    return { ...post, commentsCount: count, commentCount: count };
  });
}
