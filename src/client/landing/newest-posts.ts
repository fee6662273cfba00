import { GUEST_POSTS_MAX } from '../../routers/posts/limits.ts';
import type { Post } from '../../routers/posts/schema.ts';

/** The input of the landing page's query. */
export const asked = { limit: GUEST_POSTS_MAX, sortBy: 'recent' } as const;

let arrived: Post[] | undefined;

/** Fetches the posts without the tRPC client, with the same request. */
export async function fetchNewestPosts(): Promise<Post[]> {
  const input = new URLSearchParams({ batch: '1', input: JSON.stringify({ 0: asked }) });
  const answer = await fetch(`/trpc/posts.list?${input.toString()}`);
  if (!answer.ok) throw new Error(`No posts: ${answer.status}`);
  const [{ result }] = (await answer.json()) as [{ result: { data: Post[] } }];
  arrived = result.data;
  return arrived;
}

/** The posts that the prerendered page already shows, as initial data for the app. */
export function newestPosts(): Post[] | undefined {
  return arrived;
}
