import type { Post } from '../../routers/posts/schema.ts';
import { unique } from '../lib/lists.ts';
import { FEED_PAGE_SIZE } from './early-posts.ts';

/** What the home screen knows of the newest posts. */
export interface Feed {
  /** Newest first, each once. */
  posts: Post[];
  /** How many pages of the server's list these come from. */
  pages: number;
  /** Nothing older is left on the server. */
  complete: boolean;
  /** The newest post on screen. Newer ones wait until they are asked for, so that nothing moves under a reader's eyes. */
  top: Place | null;
}

type Place = Pick<Post, 'id' | 'createdAt'>;

export const emptyFeed: Feed = { posts: [], pages: 0, complete: false, top: null };

/** The feed after its first pages were read again, in order; `fetched` may hold a post twice where pages slid. */
export function refresh(feed: Feed, fetched: Post[], pages: number): Feed {
  const posts = unique(fetched);
  const oldest = posts.at(-1);
  // Posts beyond the pages that were read stay; what is missing among those that were read has been deleted.
  const beyond = oldest ? feed.posts.filter((post) => isNewer(oldest, post)) : [];
  const exhausted = fetched.length < pages * FEED_PAGE_SIZE;
  return {
    posts: exhausted ? posts : unique([...posts, ...beyond]),
    pages: Math.max(feed.pages, pages),
    complete: feed.complete || exhausted,
    top: feed.top ?? placeOf(posts[0]),
  };
}

/** The feed with the next page at its end. */
export function append(feed: Feed, page: Post[]): Feed {
  return {
    posts: unique([...feed.posts, ...page]),
    pages: feed.pages + 1,
    complete: page.length < FEED_PAGE_SIZE,
    top: feed.top ?? placeOf(page[0]),
  };
}

/** The feed with the person's own new post, and everything else that waited, on screen. */
export function addOwn(feed: Feed, post: Post): Feed {
  return reveal({ ...feed, posts: unique([post, ...feed.posts]) });
}

/** The feed with a post that comes back to its place; one beyond what has been loaded comes with its page. */
export function insert(feed: Feed, post: Post): Feed {
  const oldest = feed.posts.at(-1);
  if (oldest && isNewer(oldest, post) && !feed.complete) return feed;
  const older = feed.posts.findIndex((other) => isNewer(post, other));
  const at = older < 0 ? feed.posts.length : older;
  return { ...feed, posts: unique([...feed.posts.slice(0, at), post, ...feed.posts.slice(at)]), top: feed.top ?? placeOf(post) };
}

export function reveal(feed: Feed): Feed {
  return { ...feed, top: placeOf(feed.posts[0]) };
}

export function shownPosts({ posts, top }: Feed): Post[] {
  return top ? posts.filter((post) => !isNewer(post, top)) : posts;
}

/** Posts that wait to be asked for. */
export function waitingCount(feed: Feed): number {
  return feed.posts.length - shownPosts(feed).length;
}

function isNewer(a: Place, b: Place): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
}

function placeOf(post: Post | undefined): Place | null {
  return post ? { id: post.id, createdAt: post.createdAt } : null;
}
