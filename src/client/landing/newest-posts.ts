import { GUEST_POSTS_MAX } from '../../routers/posts/limits.ts';
import type { Post } from '../../routers/posts/schema.ts';

let arrived: Post[] | undefined;

/** Reads what everybody may read, without the program. */
export async function fetchNewestPosts(): Promise<Post[]> {
  const answer = await fetch(`/api/posts?limit=${GUEST_POSTS_MAX}&sortBy=recent`);
  if (!answer.ok) throw new Error(`The newest posts: ${answer.status}`);
  arrived = (await answer.json()) as Post[];
  return arrived;
}

/** Those that the page asleep has shown: the program begins with them. */
export function newestPosts(): Post[] | undefined {
  return arrived;
}
