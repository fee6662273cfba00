import type { Post } from '../../routers/posts/schema.ts';
import { heldForOne } from '../lib/held.ts';
import { paths } from '../lib/paths.ts';
import { COOKIE_MARK, isAuthenticated, readUser } from '../lib/storage.ts';

export const FEED_PAGE_SIZE = 20;

/** After so long the feed is read again. */
export const FRESH_MS = 30_000;

interface Early {
  /** Whose own marks the posts bear. */
  userId: string | undefined;
  at: number;
  posts: Promise<Post[] | undefined>;
}

let early: Early | undefined;
heldForOne(() => (early = undefined));

/** Asks for the newest posts before the program that shows them runs, if this is the page for them. */
export function askEarly(path: string): void {
  const user = readUser();
  if (!isAuthenticated(user) || (path !== paths.home && path !== paths.homeAlias)) return;
  early = { userId: user.id, at: Date.now(), posts: ask().catch(() => undefined) };
}

/** What was asked for early: once, and for the same person. Undefined where it failed; asking again tells why. */
export function takeEarly(): Promise<Post[] | undefined> | undefined {
  const taken = early;
  early = undefined;
  return taken && taken.userId === readUser()?.id && Date.now() - taken.at < FRESH_MS ? taken.posts : undefined;
}

async function ask(): Promise<Post[] | undefined> {
  const input = encodeURIComponent(JSON.stringify({ 0: { limit: FEED_PAGE_SIZE, offset: 0 } }));
  const response = await fetch(`/trpc/posts.list?batch=1&input=${input}`, {
    headers: { authorization: `Bearer ${COOKIE_MARK}` },
    credentials: 'include',
  });
  if (!response.ok) return undefined;
  const [answer] = (await response.json()) as [{ result: { data: Post[] } }];
  return answer.result.data;
}
