import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Posts, Tables } from '../../../db/tables.ts';
import type { Context } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { readsWithheld } from '../auth/queries.ts';
import { finish } from '../finished.ts';
import { anyOf, findLiked, type Standing, notRemoved } from '../queries.ts';
import { isHidden, reviewMark, type Reader, type Written, type WrittenColumn } from '../things/rules.ts';
import { isChatOpen } from './rules.ts';
import { type OwnPost, Post } from './schema.ts';

type PostRow = Omit<Selectable<Posts>, 'search_text' | 'university_folded' | 'faculty_folded'>;

export const COLUMNS = [
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

/** The columns of a new post that the database sets. */
const GIVEN = ['likes', 'comments_count', 'edited_at', 'withheld'] as const;
type Given = Pick<PostRow, (typeof GIVEN)[number]>;
type NewPost = Omit<PostRow, keyof Given>;

const WRITTEN = COLUMNS.filter((column): column is keyof NewPost => !(GIVEN as readonly string[]).includes(column));
/** Prepared, so that they are not built again for each post. */
const [WRITTEN_NAMES, GIVEN_NAMES] = [sql.raw(WRITTEN.join()), sql.raw(GIVEN.join())];

export async function insertPost(
  db: Kysely<Tables>,
  standing: Standing,
  { search_text: searchText, ...post }: NewPost & { search_text: string },
): Promise<PostRow> {
  const { rows } = await sql<Given>`
    insert into posts (${WRITTEN_NAMES}, search_text)
    select ${sql.join(WRITTEN.map((column) => post[column]))}, ${searchText} where ${standing}
    returning ${GIVEN_NAMES}`.execute(db);
  return { ...post, ...rows[0]! };
}

/** @returns undefined when the post is gone, or removed and not `evenRemoved`. */
export function findPost(db: Kysely<Tables>, id: number, { evenRemoved = false } = {}): Promise<PostRow | undefined> {
  const query = db.selectFrom('posts').select(COLUMNS).where('id', '=', id);
  return (evenRemoved ? query : query.where(notRemoved)).executeTakeFirst();
}

/** The columns that an edit sets; those that are undefined stay as they are. */
type Edit = { [Column in WrittenColumn<'post'> | 'search_text' | 'edited_at']: Updateable<Posts>[Column] };

/** @returns undefined when the post is gone, or belongs to somebody else. */
export function updatePost(
  db: Kysely<Tables>,
  { id, authorKey, ...change }: { id: number; authorKey: string } & Edit,
): Promise<PostRow | undefined> {
  return db
    .updateTable('posts')
    .set(change)
    .where('id', '=', id)
    .where('author_key', '=', authorKey)
    .where(notRemoved)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Ends the chat of a restored post: its participants were disconnected when the post was deleted. */
export async function endChatOf(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable('posts').set({ chat_ends_at: now }).where('id', '=', id).where('chat_ends_at', '>', now).execute();
}

/** A row with the keys of its likes, or null where they are too many. */
export type ListedRow = PostRow & { likers: string[] | null };

/** Oldest first. */
export function listPostsById(db: Kysely<Tables>, ids: number[]): Promise<PostRow[]> {
  return db.selectFrom('posts').select(COLUMNS).where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

/** A post as all readers see it, with what the server needs to add each reader’s own marks. */
export interface SharedPost {
  post: Readonly<Omit<Post, 'liked' | 'mine' | 'chatActive' | 'chatPeople'>>;
  authorKey: string;
  chatEndsAt: Date | null;
  withheld: string | null;
  /** The keys of its likes, if they were read with the row. */
  likers: readonly string[] | null;
}

export function toShared(row: PostRow & Partial<ListedRow>): SharedPost {
  const post = {
    id: row.id,
    type: row.type as Post['type'],
    title: row.title,
    content: row.content,
    university: row.university,
    faculty: row.faculty,
    studyYear: row.study_year,
    course: row.course,
    academicTopic: row.academic_topic,
    likes: row.likes,
    commentsCount: row.comments_count,
    commentCount: row.comments_count,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    ...reviewMark(row),
  };
  return { post, authorKey: row.author_key, chatEndsAt: row.chat_ends_at, withheld: row.withheld, likers: row.likers ?? null };
}

/** Finds which posts the reader likes: by the likes read with the rows, or with a query. @param keyOf the reader’s key for a like. */
async function findOwnLikes(
  db: Kysely<Tables>,
  posts: readonly SharedPost[],
  keyOf: (id: number) => string,
): Promise<(post: SharedPost) => boolean> {
  const ids = posts.filter(({ likers }) => likers === null).map(({ post }) => post.id);
  const asked = await findLiked(db, 'posts', { ids, keys: ids.map(keyOf) });
  return ({ post, likers }) => (likers ? likers.length > 0 && likers.includes(keyOf(post.id)) : asked.has(post.id));
}

/** The shared response object for readers who neither like nor wrote the post. */
const unmarked = new WeakMap<SharedPost, Post>();

interface PostReader extends Reader {
  liked: boolean;
  /** The number of people in each open chat, if it was read. */
  people?: ReadonlyMap<number, number>;
}

/** Returns a post as this reader sees it. Readers who neither like nor wrote it share one object, which is serialized once. */
export function toPost(shared: SharedPost, reader: PostReader, now: Date): Post {
  const { post, chatEndsAt } = shared;
  const chatActive = isChatOpen(chatEndsAt, now) ? 1 : 0;
  const chatPeople = chatActive === 1 ? reader.people?.get(post.id) : undefined;
  if (reader.liked || reader.mine || reader.moderates) return marked(shared, reader, chatActive, chatPeople);
  let known = unmarked.get(shared);
  // The state of its chat may have changed.
  if (!known || known.chatActive !== (post.type === 'talk' ? chatActive : undefined) || known.chatPeople !== chatPeople)
    unmarked.set(shared, (known = finish(Post, marked(shared, reader, chatActive, chatPeople))));
  return known;
}

export function toOwnPost(row: PostRow, liked: boolean, now: Date): OwnPost {
  return { ...toPost(toShared(row), { liked, mine: true }, now), ...(row.withheld === 'removed' && { removed: true as const }) };
}

function marked(shared: SharedPost, reader: PostReader, chatActive: 0 | 1, chatPeople: number | undefined): Post {
  const { post } = shared;
  return {
    ...post,
    ...(isHidden(shared, reader) && NOTHING_SAID),
    ...(post.type === 'talk' && { chatActive }),
    ...(chatPeople !== undefined && { chatPeople }),
    liked: reader.liked,
    mine: reader.mine,
  };
}

const NOTHING_SAID: Written['post'] = {
  title: null,
  content: '',
  university: null,
  faculty: null,
  studyYear: null,
  course: null,
  academicTopic: null,
};

/** Returns posts as the caller sees them, with `liked` and `mine`. */
export async function seenBy(ctx: Context & { viewer: Viewer | null }, posts: readonly SharedPost[]): Promise<Post[]> {
  const { viewer, pseudonyms } = ctx;
  const now = ctx.now();
  const people = await peopleIn(ctx, posts, now);
  if (!viewer) return posts.map((shared) => toPost(shared, { liked: false, mine: false, people }, now));
  const isLiked = await findOwnLikes(ctx.db, posts, (id) => pseudonyms.key('post-like', id, viewer.accountId));
  const moderates = await readsWithheld(ctx, posts);
  return posts.map((shared) => {
    const { id } = shared.post;
    const mine = shared.authorKey === pseudonyms.key('thread', id, viewer.accountId);
    return toPost(shared, { liked: isLiked(shared), mine, moderates, people }, now);
  });
}

/** Counts the people in open chats, cached for a second for all who list the same posts. */
async function peopleIn({ pages, chats }: Context, posts: readonly SharedPost[], now: Date): Promise<ReadonlyMap<number, number>> {
  const open = posts.filter(({ chatEndsAt }) => isChatOpen(chatEndsAt, now)).map(({ post }) => post.id);
  return open.length === 0 ? new Map() : pages.read('chats', open.join(), () => chats.countPeople(open));
}
