import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Post } from '../../routers/posts/schema.ts';
import { changed, inEach, type Part, settingOrReading } from '../lib/lists.ts';
import { heldForOne } from '../lib/held.ts';
import { asRequestError } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { type Feed, insert, withPosts } from './feed.ts';

export const postLists = getQueryKey(trpc.posts.list);
/** Prefixed with the key of the lists, so that updates and invalidations of the lists include the feed. */
export const feedKey: QueryKey = [...postLists, { type: 'feed' }];

/** Updates a post in every cached list and on its own page. */
export function changePost(client: QueryClient, id: number, change: (post: Post) => Post): void {
  changeLists(client, (posts) => changed(posts, id, change));
  client.setQueryData<Post>(postKey(id), (post) => post && change(post));
}

/** Replaces an edited post in the cache with the version from the server. */
export async function settlePost(client: QueryClient, post: Post): Promise<void> {
  await settingOrReading(client, postLists, () => changePost(client, post.id, () => post));
}

const gone = new Set<number>();
heldForOne(() => gone.clear());

/** Whether `removePost` has removed this post. */
export function isGone(id: number): boolean {
  return gone.has(id);
}

/** Whether an error means that the post is gone. */
export function meansGone(error: unknown): boolean {
  return asRequestError(error)?.reason === 'post_not_found';
}

/** Removes a post from every cached list, and invalidates its own page, which then gets a 404. */
export async function removePost(client: QueryClient, id: number): Promise<void> {
  gone.add(id);
  await settingOrReading(client, postLists, () => changeLists(client, (posts) => posts.filter((post) => post.id !== id)));
  void client.invalidateQueries({ queryKey: postKey(id) });
}

/** Puts a restored post back into the feed and invalidates the other lists. */
export async function returnPost(client: QueryClient, post: Post): Promise<void> {
  gone.delete(post.id);
  await settingOrReading(client, feedKey, () => client.setQueryData<Feed>(feedKey, (feed) => feed && insert(feed, post)));
  client.setQueryData<Post>(postKey(post.id), post);
  await client.invalidateQueries({ queryKey: postLists, predicate: ({ queryHash }) => queryHash !== hashKey(feedKey) });
}

function changeLists(client: QueryClient, change: (posts: Post[]) => Post[]): void {
  client.setQueriesData<Post[] | Feed | InfiniteData<Part<Post>>>({ queryKey: postLists }, (listed) => {
    if (!listed) return listed;
    if (Array.isArray(listed)) return change(listed);
    return 'posts' in listed ? withPosts(listed, change(listed.posts)) : inEach(listed, change);
  });
}

function postKey(id: number): QueryKey {
  return getQueryKey(trpc.posts.get, { id }, 'query');
}

/** Adds `more` to the comment count of a post. */
export function countComments(client: QueryClient, id: number, more: 1 | -1): void {
  changePost(client, id, (post) => withCount(post, Math.max(0, post.commentsCount + more)));
}

/** Sets the comment count of a post to the number of comments that the server has listed. */
export function settleCount(client: QueryClient, id: number, count: number): void {
  changePost(client, id, (post) => (post.commentsCount === count ? post : withCount(post, count)));
}

function withCount(post: Post, count: number): Post {
  return { ...post, commentsCount: count, commentCount: count };
}
