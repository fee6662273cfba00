import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Services, SharedPages } from '../context.ts';
import { placeOf } from '../cursor.ts';
import { DAY_MS } from '../durations.ts';
import { foldText, likePattern } from '../fold.ts';
import { PAGE_MAX } from '../limits.ts';
import { ANSWERS_FROM_MIN, GUEST_POSTS_MAX, PERCENT_MAX } from '../posts/limits.ts';
import { COLUMNS, listPostsById, toShared, type ListedRow, type SharedPost } from '../posts/queries.ts';
import { periodStart, unansweredSince } from '../posts/rules.ts';
import type { Answers, ListPosts } from '../posts/schema.ts';
import { anyOf, notRemoved } from '../queries.ts';
import { findSimilar } from '../search/queries.ts';

/** The trigram index can only be used for patterns with three letters or digits in a row. */
const INDEXED_TEXT = /[\p{L}\p{N}]{3}/u;
/**
 * Shorter fragments are searched in this many of the newest posts: common ones are found there, and rare ones would otherwise scan the
 * whole table.
 */
const FRAGMENT_POSTS_MAX = 20_000;

export interface Listing extends Omit<ListPosts, 'period' | 'unanswered' | 'similar'> {
  since: Date | null;
  /** Only posts since then that have no comment, oldest first. */
  unansweredSince: Date | null;
  /** Guests see only the newest posts. */
  guest: boolean;
}

/** Up to this many likes are read with the post, so that each reader’s own like is known without another query. Most posts have fewer. */
const LIKERS_MAX = 50;

/** Lists one page. Only the index is scanned up to the offset; rows are read for the page alone. */
export function listPosts(db: Kysely<Tables>, listing: Listing): Promise<ListedRow[]> {
  const page = idsOf(db, listing, listing).as('page');
  return withLikers(inOrder(db.selectFrom('posts').innerJoin(page, 'page.id', 'posts.id'), listing)).execute();
}

function idsOf(db: Kysely<Tables>, listing: Listing, { limit, offset }: Pick<Listing, 'limit' | 'offset'>) {
  return inOrder(matching(db, listing).select('id').limit(limit).offset(offset), listing);
}

function withLikers<Row>(rows: SelectQueryBuilder<Tables, 'posts', Row>) {
  return rows.select(COLUMNS.map((column) => `posts.${column}` as const)).select(
    sql<string[] | null>`
        case when posts.likes <= ${LIKERS_MAX} then array(select liker_key from post_likes where post_id = posts.id) end`.as('likers'),
  );
}

/** Ids that are cached for deep offsets: reading some more costs less than scanning the index up to the offset again. */
const STRETCH = 1000;

/** Lists a page at a deep offset from a cached stretch of ids, which requests for nearby pages share for a second. */
async function listDeep(db: Kysely<Tables>, pages: SharedPages, which: unknown[], listing: Listing): Promise<ListedRow[]> {
  const { limit, offset } = listing;
  const start = offset - (offset % STRETCH);
  // Longer by a page, because a page may begin at the end of the stretch.
  const read = () => idsOf(db, listing, { limit: STRETCH + PAGE_MAX, offset: start }).execute();
  const stretch = await pages.read('posts', JSON.stringify(['ids', start, ...which]), async () => (await read()).map(({ id }) => id));
  const ids = stretch.slice(offset - start, offset - start + limit);
  const rows = await withLikers(inOrder(db.selectFrom('posts').where('posts.id', '=', anyOf(ids)).where(notRemoved), listing)).execute();
  // A post was deleted since the stretch was cached.
  return rows.length < ids.length ? listPosts(db, listing) : rows;
}

type SharedListing = Omit<Listing, 'since' | 'unansweredSince'> & Pick<ListPosts, 'period' | 'unanswered' | 'similar'> & { now: Date };

/** Lists one page without anything specific to a reader, cached for all who request it within a second. */
export async function listShared(tools: Pick<Services, 'db' | 'pages' | 'lanes'>, asked: SharedListing): Promise<readonly SharedPost[]> {
  const { db, pages, lanes } = tools;
  const { period, unanswered, similar, now, ...listing } = asked;
  const exact = { since: periodStart(period, now), unansweredSince: unanswered ? unansweredSince(now) : null, ...listing };
  if (similar)
    return pages.read('posts', JSON.stringify([period, 'similar', listing]), () => lanes.search(() => listSimilar(db, pages, exact)));
  const { limit, offset, ...anywhere } = listing;
  const isDeep = offset >= STRETCH && !listing.q;
  const list = (own: Listing) => (isDeep ? listDeep(db, pages, [period, unanswered, anywhere], own) : listPosts(db, own));
  const find = async (own: Listing) => (await list(own)).map(toShared);
  const read = (own: Listing) => (own.q ? lanes.search(() => find(own)) : find(own));
  if (isNewest(exact)) {
    // One cache entry serves guests and students, and pages of any size.
    const newest = await pages.read('posts', 'newest', () => read({ ...exact, limit: PAGE_MAX, guest: false }));
    return newest.slice(0, exact.guest ? Math.min(exact.limit, GUEST_POSTS_MAX) : exact.limit);
  }
  const into = offset % limit;
  if (into === 0) return pages.read('posts', JSON.stringify([period, unanswered, listing]), () => read(exact));
  // An unaligned page is cut from the two aligned pages that it overlaps, so that the cache is shared.
  const wholes = [offset - into, offset - into + limit].map((start) => listShared(tools, { ...asked, offset: start }));
  const [before, after] = await Promise.all(wholes);
  const page = [...before!.slice(into), ...after!.slice(0, into)];
  // A post may have been added by another process between the two reads, so that a post appears twice.
  return new Set(page.map(({ post }) => post.id)).size < page.length ? read(exact) : page;
}

const SEARCHED = ['title', 'content', 'university', 'faculty', 'course', 'academic_topic'];

/** Lists posts that resemble the query without containing it: one page, newest first. */
async function listSimilar(db: Kysely<Tables>, pages: SharedPages, listing: Listing): Promise<SharedPost[]> {
  const { q = '', limit, guest, type, since, university, faculty } = listing;
  const where = [
    ...(guest
      ? [sql<boolean>`id in (select id from posts where ${notRemoved} order by created_at desc, id desc limit ${GUEST_POSTS_MAX})`]
      : []),
    ...(type ? [sql<boolean>`type = ${type}`] : []),
    ...(since ? [sql<boolean>`created_at >= ${since}`] : []),
    ...(university ? [sql<boolean>`university_folded = ${foldText(university)}`] : []),
    ...(faculty ? [sql<boolean>`faculty_folded = ${foldText(faculty)}`] : []),
  ];
  const found = await findSimilar(db, pages, q, { table: 'posts', fields: SEARCHED, titled: true, where });
  const rows = await listPostsById(db, [...found.keys()]);
  const newestFirst = rows.reverse().slice(0, limit);
  return newestFirst.map((row) => withMatches(toShared(row), found.get(row.id)!));
}

function withMatches({ post, ...shared }: SharedPost, matches: string[]): SharedPost {
  return { ...shared, post: { ...post, matches } };
}

function isNewest({ q, type, since, unansweredSince: waiting, university, faculty, sortBy, offset, cursor }: Listing): boolean {
  return sortBy === 'recent' && offset === 0 && !(cursor || q || type || since || waiting || university || faculty);
}

/** Removed comments do not count as answers. They are rare, and have an index of their own. */
const isUnanswered = sql<boolean>`(posts.comments_count = 0 or (
  posts.id in (select post_id from comments where withheld = 'removed')
  and not exists (select from comments where post_id = posts.id and withheld is distinct from 'removed')
))`;

function matching(db: Kysely<Tables>, listing: Listing) {
  const { guest, q, type, since, unansweredSince, university, faculty, cursor } = listing;
  const pattern = likePattern(q);
  const among = guest ? GUEST_POSTS_MAX : pattern && !INDEXED_TEXT.test(pattern) ? FRAGMENT_POSTS_MAX : undefined;
  const newest = db.selectFrom('posts').selectAll().where(notRemoved).orderBy('created_at', 'desc').orderBy('id', 'desc');
  let query = among ? db.selectFrom(newest.limit(among).as('posts')) : db.selectFrom('posts').where(notRemoved);
  if (pattern) query = query.where('posts.search_text', 'like', pattern);
  if (type) query = query.where('posts.type', '=', type);
  if (since) query = query.where('posts.created_at', '>=', since);
  if (unansweredSince)
    query = query.where('posts.withheld', 'is', null).where(isUnanswered).where('posts.created_at', '>=', unansweredSince);
  if (university) query = query.where('posts.university_folded', '=', foldText(university));
  if (faculty) query = query.where('posts.faculty_folded', '=', foldText(faculty));
  // Withheld posts are not found by their words, because a match would reveal them.
  if (pattern || university || faculty) query = query.where('posts.withheld', 'is', null);
  return cursor ? query.where(comesAfter(cursor, listing)) : query;
}

/** Selects the posts after the cursor in the order of the list. With `popular`, the post of the cursor counts with its present likes. */
function comesAfter(cursor: string, { sortBy, unansweredSince }: Listing) {
  const { id, createdAt } = placeOf(cursor);
  if (unansweredSince) return sql<boolean>`(posts.created_at, posts.id) > (${createdAt}, ${id})`;
  if (sortBy === 'recent') return sql<boolean>`(posts.created_at, posts.id) < (${createdAt}, ${id})`;
  const likes = sql`coalesce((select likes from posts where id = ${id}), 0)`;
  return sql<boolean>`(posts.likes, posts.created_at, posts.id) < (${likes}, ${createdAt}, ${id})`;
}

interface Orderable {
  orderBy(column: 'posts.likes' | 'posts.created_at' | 'posts.id', direction: 'asc' | 'desc'): this;
}

function inOrder<Q extends Orderable>(query: Q, { sortBy, unansweredSince }: Pick<Listing, 'sortBy' | 'unansweredSince'>): Q {
  if (unansweredSince) return query.orderBy('posts.created_at', 'asc').orderBy('posts.id', 'asc');
  const first = sortBy === 'popular' ? query.orderBy('posts.likes', 'desc') : query;
  return first.orderBy('posts.created_at', 'desc').orderBy('posts.id', 'desc');
}

/** Lists unanswered posts with the keys of their authors. Not indexed: every comment would then update all indexes of its post. */
export function listUnanswered(db: Kysely<Tables>, now: Date): Promise<{ id: number; author_key: string }[]> {
  return db
    .selectFrom('posts')
    .select(['id', 'author_key'])
    .where(isUnanswered)
    .where('created_at', '>=', unansweredSince(now))
    .where('withheld', 'is', null)
    .execute();
}

/** Reads the figures of `Answers`; the share is of posts older than a day that are not removed. */
export async function readAnswers(db: Kysely<Tables>, now: Date): Promise<Answers> {
  const since = unansweredSince(now);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ waiting: number; of: number; answered: number }>`
    select
      (select count(*)::int from posts where ${isUnanswered} and created_at >= ${since} and withheld is null) as waiting,
      count(*)::int as of,
      count(*) filter (where comments_count > 0 and exists (
        select from comments where post_id = posts.id and comments.created_at <= posts.created_at + interval '1 day'
          and comments.author_key <> posts.author_key and comments.withheld is distinct from 'removed'
      ))::int as answered
    from posts where created_at >= ${since} and created_at < ${dayAgo} and ${notRemoved}`.execute(db);
  const { waiting, of, answered } = rows[0]!;
  return { waiting, answeredWithinDay: of < ANSWERS_FROM_MIN ? null : Math.round((PERCENT_MAX * answered) / of) };
}
