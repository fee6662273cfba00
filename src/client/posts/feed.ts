import type { Post } from '../../routers/posts/schema.ts';
import { unique } from '../lib/lists.ts';
import { FEED_PAGE_SIZE } from './early-posts.ts';

/** The cached state of the feed on the home page. */
export interface Feed {
  /** Newest first, without duplicates. */
  posts: Post[];
  /** The number of server pages loaded. */
  pages: number;
  /** Whether the last page has been loaded. */
  complete: boolean;
  /** The newest post on screen. Newer ones stay hidden until `reveal`, so that the list does not shift while it is being read. */
  top: Place | null;
  /** The newest post below which none is missing. */
  from: Place | null;
  /** The posts of the last refresh, if they end before `from`: others between them have not been read. */
  apart: { newest: Place; oldest: Place } | null;
  /** The posts that have left the feed: unsent words are shown in their places. */
  gone: Place[];
}

export type Place = Pick<Post, 'id' | 'createdAt'>;

export const emptyFeed: Feed = { posts: [], pages: 0, complete: false, top: null, from: null, apart: null, gone: [] };

/** Returns the feed with its first `pages` pages refetched. `fetched` may contain duplicates if the list shifted between requests. */
export function refresh(feed: Feed, fetched: Post[], pages: number): Feed {
  const posts = unique(fetched);
  const [newest, oldest] = [placeOf(posts[0]), placeOf(posts.at(-1))];
  const exhausted = fetched.length < pages * FEED_PAGE_SIZE;
  const apart = !exhausted && newest && oldest && feed.from && isNewer(oldest, feed.from) ? { newest, oldest } : null;
  const known = apart ? { ...feed, posts: shownPosts(feed) } : feed;
  // The hidden posts of the refresh before are no longer held.
  const held = apart && known.posts.find((post) => !isNewer(post, feed.from!));
  // Posts older than the refetched pages are kept; newer ones missing from the response have been deleted.
  const beyond = exhausted || !oldest ? [] : known.posts.filter((post) => isNewer(oldest, post));
  return {
    ...withPosts(known, unique([...posts, ...beyond])),
    pages: Math.max(feed.pages, pages),
    complete: feed.complete || exhausted,
    top: feed.top ?? newest,
    from: apart ? (held ? placeOf(held) : feed.from) : newest,
    apart,
  };
}

/** Returns the feed with these posts, and with the places of those that it had before. */
export function withPosts(feed: Feed, posts: Post[]): Feed {
  const present = new Set(posts.map(({ id }) => id));
  const gone = unique<Place>([...feed.gone, ...feed.posts]).filter(({ id }) => !present.has(id));
  return { ...feed, posts, gone: gone.map(({ id, createdAt }) => ({ id, createdAt })) };
}

/** Returns the feed with the page after this post appended, unless `reveal` has taken that post away meanwhile. */
export function append(feed: Feed, page: Post[], after: Place | undefined): Feed {
  if (after && ![...feed.posts, ...feed.gone].some(({ id }) => id === after.id)) return feed;
  return {
    ...withPosts(feed, unique([...feed.posts, ...page])),
    pages: feed.pages + 1,
    complete: page.length < FEED_PAGE_SIZE,
    top: feed.top ?? placeOf(page[0]),
  };
}

/** Returns the feed with the user's new post on top, and all hidden posts revealed. */
export function addOwn(feed: Feed, post: Post): Feed {
  return reveal(withPosts(feed, unique([post, ...feed.posts])));
}

/** Returns the feed with a restored post in its place. A post older than the loaded pages is left out: it comes with its page. */
export function insert(feed: Feed, post: Post): Feed {
  const oldest = feed.posts.at(-1);
  if (oldest && isNewer(oldest, post) && !feed.complete) return feed;
  const older = feed.posts.findIndex((other) => isNewer(post, other));
  const at = older < 0 ? feed.posts.length : older;
  const posts = unique([...feed.posts.slice(0, at), post, ...feed.posts.slice(at)]);
  return { ...withPosts(feed, posts), top: feed.top ?? placeOf(post) };
}

/** Returns the feed with all posts on screen: if some are missing before the older ones, these come again with their pages. */
export function reveal(feed: Feed): Feed {
  const { apart } = feed;
  const whole = apart ? withoutOlder(feed, apart) : feed;
  return { ...whole, top: placeOf(whole.posts[0]) };
}

function withoutOlder(feed: Feed, { newest, oldest }: NonNullable<Feed['apart']>): Feed {
  const posts = feed.posts.filter((post) => !isNewer(oldest, post));
  return { ...feed, posts, pages: Math.ceil(posts.length / FEED_PAGE_SIZE), complete: false, from: newest, apart: null };
}

export function shownPosts({ posts, top }: Feed): Post[] {
  return top ? posts.filter((post) => !isNewer(post, top)) : posts;
}

/** The posts on screen, and the places of those that have left it. */
export function shownPlaces(feed: Feed): (Post | Place)[] {
  const posts = shownPosts(feed);
  return feed.gone.length > 0 ? [...posts, ...feed.gone].sort((a, b) => (isNewer(a, b) ? -1 : 1)) : posts;
}

/** The number of new posts hidden until `reveal`; if the feed is `apart`, there may be others that have not been read. */
export function waitingCount(feed: Feed): number {
  return feed.posts.length - shownPosts(feed).length;
}

function isNewer(a: Place, b: Place): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
}

function placeOf(post: Post | undefined): Place | null {
  return post ? { id: post.id, createdAt: post.createdAt } : null;
}
