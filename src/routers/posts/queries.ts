import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Posts, Tables } from '../../../db/tables.ts';
import type { SharedPages } from '../context.ts';
import { likePattern } from '../fold.ts';
import { PAGE_MAX } from '../limits.ts';
import { anyOf } from '../queries.ts';
import { isHidden, reviewMark, type Reader } from '../things/rules.ts';
import { GUEST_POSTS_MAX } from './limits.ts';
import { isChatOpen } from './rules.ts';
import type { ListPosts, Post } from './schema.ts';

export type PostRow = Omit<Selectable<Posts>, 'search_text'>;

const COLUMNS = [
  'id',
  'author_key',
  'type',
  'title',
  'content',
  'university',
  'faculty',
  'study_year',
  'course',
  'academic_topic',
  'likes',
  'comments_count',
  'chat_ends_at',
  'created_at',
  'edited_at',
  'withheld',
] as const;

export function insertPost(db: Kysely<Tables>, post: Insertable<Posts> & { id: number }): Promise<PostRow> {
  return db.insertInto('posts').values(post).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** What moderators have removed is gone. */
export function findPost(db: Kysely<Tables>, id: number): Promise<PostRow | undefined> {
  return db.selectFrom('posts').select(COLUMNS).where('id', '=', id).where(notRemoved).executeTakeFirst();
}

/** @returns undefined when there is no such post of this author any more. */
export function updatePost(
  db: Kysely<Tables>,
  { id, authorKey, ...change }: { id: number; authorKey: string } & Pick<Insertable<Posts>, 'content' | 'search_text' | 'edited_at'>,
): Promise<PostRow | undefined> {
  return db.updateTable('posts').set(change).where('id', '=', id).where('author_key', '=', authorKey).returning(COLUMNS).executeTakeFirst();
}

/** A chat that went with its post does not come back with it: its people were sent away. */
export async function endChatOf(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable('posts').set({ chat_ends_at: now }).where('id', '=', id).where('chat_ends_at', '>', now).execute();
}

/** The trigram index finds only texts with three letters or digits in a row. */
const INDEXED_TEXT = /[\p{L}\p{N}]{3}/u;
/**
 * A shorter fragment is looked for in this many of the newest posts: common ones are found there, and rare ones would otherwise
 * read the whole table.
 */
const FRAGMENT_POSTS_MAX = 20_000;

export interface Listing extends Omit<ListPosts, 'period'> {
  since: Date | null;
  /** Guests see only the newest few. */
  guest: boolean;
}

/** One page. What is skipped is skipped in the index; rows are read for the page alone, so late pages read no more rows. */
export function listPosts(db: Kysely<Tables>, listing: Listing): Promise<PostRow[]> {
  const page = matching(db, listing).select('id').limit(listing.limit).offset(listing.offset);
  const rows = db
    .selectFrom('posts')
    .innerJoin(inOrder(page, listing.sortBy).as('page'), 'page.id', 'posts.id')
    .select(COLUMNS.map((column) => `posts.${column}` as const));
  return inOrder(rows, listing.sortBy).execute();
}

/** The newest posts without a filter: the same for everybody, so that one read serves all. */
export async function listNewest(
  db: Kysely<Tables>,
  pages: SharedPages,
  { guest, limit }: Pick<Listing, 'guest' | 'limit'>,
): Promise<PostRow[]> {
  const newest = { sortBy: 'recent', limit: PAGE_MAX, offset: 0, since: null, guest: false } as const;
  const rows = await pages.read('newest-posts', () => listPosts(db, newest));
  return rows.slice(0, guest ? Math.min(limit, GUEST_POSTS_MAX) : limit);
}

export function isNewest({ q, type, since, university, faculty, sortBy, offset }: Listing): boolean {
  return sortBy === 'recent' && offset === 0 && !(q || type || since || university || faculty);
}

function matching(db: Kysely<Tables>, { guest, q, type, since, university, faculty }: Listing) {
  const pattern = likePattern(q);
  const among = guest ? GUEST_POSTS_MAX : pattern && !INDEXED_TEXT.test(pattern) ? FRAGMENT_POSTS_MAX : undefined;
  const newest = db.selectFrom('posts').selectAll().where(notRemoved).orderBy('created_at', 'desc').orderBy('id', 'desc');
  let query = among ? db.selectFrom(newest.limit(among).as('posts')) : db.selectFrom('posts').where(notRemoved);
  // What nobody may read is not found by its words either.
  if (pattern) query = query.where('posts.search_text', 'like', pattern).where('posts.withheld', 'is', null);
  if (type) query = query.where('posts.type', '=', type);
  if (since) query = query.where('posts.created_at', '>=', since);
  if (university) query = query.where('posts.university', '=', university);
  if (faculty) query = query.where('posts.faculty', '=', faculty);
  return query;
}

const notRemoved = sql<boolean>`withheld is distinct from 'removed'`;

interface Orderable {
  orderBy(column: 'posts.likes' | 'posts.created_at' | 'posts.id', direction: 'desc'): this;
}

function inOrder<Q extends Orderable>(query: Q, sortBy: ListPosts['sortBy']): Q {
  const first = sortBy === 'popular' ? query.orderBy('posts.likes', 'desc') : query;
  return first.orderBy('posts.created_at', 'desc').orderBy('posts.id', 'desc');
}

/** Oldest first. */
export function listPostsById(db: Kysely<Tables>, ids: number[]): Promise<PostRow[]> {
  return db.selectFrom('posts').select(COLUMNS).where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

export function toPost(row: PostRow, viewer: Reader & { liked: boolean }, now: Date): Post {
  const hidden = isHidden(row, viewer);
  return {
    id: row.id,
    type: row.type as Post['type'],
    title: hidden ? null : row.title,
    content: hidden ? '' : row.content,
    university: row.university,
    faculty: row.faculty,
    studyYear: row.study_year,
    course: hidden ? null : row.course,
    academicTopic: hidden ? null : row.academic_topic,
    likes: row.likes,
    commentsCount: row.comments_count,
    commentCount: row.comments_count,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    ...(row.type === 'talk' && { chatActive: isChatOpen(row.chat_ends_at, now) ? (1 as const) : (0 as const) }),
    liked: viewer.liked,
    mine: viewer.mine,
    ...reviewMark(row),
  };
}
