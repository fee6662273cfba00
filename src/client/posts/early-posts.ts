import type { Post } from '../../routers/posts/schema.ts';
import { fetchInTime } from '../lib/fetch-in-time.ts';
import { heldForOne } from '../lib/held.ts';
import { paths } from '../lib/paths.ts';
import { COOKIE_MARK, isAuthenticated, readUser } from '../lib/storage.ts';

export const FEED_PAGE_SIZE = 20;

/** How long a fetched feed counts as fresh. */
export const FRESH_MS = 30_000;

interface Early {
  /** The user the response was made for: posts carry per-user fields such as `mine` and `liked`. */
  userId: string | undefined;
  at: number;
  posts: Promise<Post[] | undefined>;
}

let early: Early | undefined;
heldForOne(() => (early = undefined));

/** Requests the newest posts before the main bundle runs, if `path` is the home page and the user is logged in. */
export function askEarly(path: string): void {
  const user = readUser();
  if (!isAuthenticated(user) || (path !== paths.home && path !== paths.homeAlias)) return;
  const posts = ask();
  // Another page may never take it.
  posts.catch(() => {});
  early = { userId: user.id, at: Date.now(), posts };
}

/**
 * Returns the early response once, if fresh and of the same user. Rejects where fetching again later may succeed; resolves to undefined on
 * another failure, whose error fetching again gives.
 */
export function takeEarly(): Promise<Post[] | undefined> | undefined {
  const taken = early;
  early = undefined;
  return taken && taken.userId === readUser()?.id && Date.now() - taken.at < FRESH_MS ? taken.posts : undefined;
}

async function ask(): Promise<Post[] | undefined> {
  const input = encodeURIComponent(JSON.stringify({ 0: { limit: FEED_PAGE_SIZE, offset: 0 } }));
  const response = await fetchInTime(`/trpc/posts.list?batch=1&input=${input}`, {
    headers: { authorization: `Bearer ${COOKIE_MARK}` },
    credentials: 'include',
  });
  if (response.status >= 500) throw new Error(`The early request failed with status ${response.status}`);
  if (!response.ok) return undefined;
  const [answer] = (await response.json()) as [{ result: { data: Post[] } }];
  return answer.result.data;
}
