import { GUEST_POSTS_MAX } from '../../routers/posts/limits.ts';
import type { Post } from '../../routers/posts/schema.ts';
import { fetchInTime } from '../lib/fetch-in-time.ts';

/** The input of the landing page's query. */
export const asked = { limit: GUEST_POSTS_MAX, sortBy: 'recent' } as const;

/** What the prerendered page shows; undefined once the app has taken over, for which posts that arrive later are no longer meant. */
let shown: { posts?: Post[] } | undefined = {};

/** Fetches the posts without the tRPC client, with the same request. */
export async function fetchNewestPosts(): Promise<Post[]> {
  const input = new URLSearchParams({ batch: '1', input: JSON.stringify({ 0: asked }) });
  const answer = await fetchInTime(`/trpc/posts.list?${input.toString()}`);
  if (!answer.ok) throw new Error(`No posts: ${answer.status}`);
  const [{ result }] = (await answer.json()) as [{ result: { data: Post[] } }];
  if (shown) shown.posts = result.data;
  return result.data;
}

/** Hands the posts that the prerendered page shows to the app, once: a later visit to the page reads the posts anew. */
export function newestPosts(): Post[] | undefined {
  const posts = shown?.posts;
  shown = undefined;
  return posts;
}
