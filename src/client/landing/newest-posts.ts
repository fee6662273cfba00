import { GUEST_POSTS_MAX } from '../../routers/posts/limits.ts';
import type { Post } from '../../routers/posts/schema.ts';

/** What the landing page asks for. */
export const asked = { limit: GUEST_POSTS_MAX, sortBy: 'recent' } as const;

let arrived: Post[] | undefined;

/** Asks without the program, by the same call. */
export async function fetchNewestPosts(): Promise<Post[]> {
  const input = new URLSearchParams({ batch: '1', input: JSON.stringify({ 0: asked }) });
  const answer = await fetch(`/trpc/posts.list?${input.toString()}`);
  if (!answer.ok) throw new Error(`No posts: ${answer.status}`);
  const [{ result }] = (await answer.json()) as [{ result: { data: Post[] } }];
  arrived = result.data;
  return arrived;
}

/** Those that the page asleep has shown: the program begins with them. */
export function newestPosts(): Post[] | undefined {
  return arrived;
}
