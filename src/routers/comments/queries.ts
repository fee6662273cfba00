import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Comments, Tables } from '../../../db/tables.ts';
import type { Pseudonyms } from '../identity.ts';
import type { Part } from '../page.ts';
import {
  anyOf,
  drawAlias,
  giveVoice as giveVoiceIn,
  listKeyed,
  readPart,
  type Keyed,
  type Source,
  type Standing,
  notRemoved,
} from '../queries.ts';
import { isHidden, reviewMark, type Written } from '../things/rules.ts';
import { repliersTo } from '../thread-news/queries.ts';
import type { Comment, CommentsOfPost, OwnComment } from './schema.ts';

type CommentRow = Selectable<Comments>;

/** A comment with its author's alias and the key of the post's author. The alias is null only for rows written without `giveVoice`. */
export type ThreadRow = CommentRow & { alias: string | null; post_author_key: string };

type NewComment = Pick<Insertable<Comments>, 'author_key' | 'content' | 'created_at'> & {
  post_id: number;
  parent_id?: number | null;
  /** The comment that it answers, if that is a reply to `parent_id`, which may then have been deleted. */
  answers?: number;
};

/**
 * @param newAlias the author's new alias in the thread; null if the author has one
 * @returns undefined when the post or the answered comment does not exist, moderators have removed the post, the alias is taken, or the
 * author already has one.
 */
export async function insertComment(
  db: Kysely<Tables>,
  standing: Standing,
  comment: NewComment,
  newAlias: string | null = null,
): Promise<CommentRow | undefined> {
  const { parent_id: parentId = null, answers = parentId } = comment;
  // Locks the post, whose count rises, before the answered comment, in the same order as deletions, to avoid deadlocks.
  const { rows } = await sql<CommentRow>`
    with thread as materialized (
      select id from posts where id = ${comment.post_id} and ${notRemoved} and ${standing} for no key update
    ),
    answered as materialized (
      select id from comments
      where id = ${answers}::int and post_id = (select id from thread) and coalesce(parent_id, id) = ${parentId}::int for key share
    ),
    place as materialized (select id from thread where ${parentId}::int is null or exists (select from answered)),
    voice as (
      insert into thread_voices (post_id, voice_key, alias)
      select id, ${comment.author_key}, ${newAlias}::text from place where ${newAlias}::text is not null
      on conflict do nothing returning alias
    )
    insert into comments (post_id, parent_id, author_key, content, created_at)
    select id, ${parentId}::int, ${comment.author_key}, ${comment.content}, ${comment.created_at}
    from place where ${newAlias}::text is null or exists (select from voice)
    returning *`.execute(db);
  return rows[0];
}

/** A post to comment on: its author, the alias of the commenter there, if any, the parent comment, and who has replied to it. */
interface OpenThread {
  id: number;
  author_key: string;
  alias: string | null;
  parent: { id: number; author_key: string; parent_id: number | null } | null;
  /** Their keys, the latest first. */
  repliers: string[];
}

/** @returns undefined when there is no such post. */
export function findOpenThread(
  db: Kysely<Tables>,
  { post_id: id, parent_id: parentId, author_key: key }: Pick<NewComment, 'post_id' | 'parent_id' | 'author_key'>,
): Promise<OpenThread | undefined> {
  return db
    .selectFrom('posts')
    .leftJoin('thread_voices', (join) => join.onRef('thread_voices.post_id', '=', 'posts.id').on('voice_key', '=', key))
    .leftJoin('comments', (join) => join.onRef('comments.post_id', '=', 'posts.id').on('comments.id', '=', parentId ?? null))
    .select(['posts.id', 'posts.author_key', 'alias'])
    .select(
      sql<OpenThread['parent']>`
      case when comments.id is not null
        then json_build_object('id', comments.id, 'author_key', comments.author_key, 'parent_id', comments.parent_id) end`.as('parent'),
    )
    .select(repliersTo(parentId ?? null).as('repliers'))
    .where('posts.id', '=', id)
    .where(sql<boolean>`posts.withheld is distinct from 'removed'`)
    .executeTakeFirst();
}

/**
 * Adds a comment, and draws an alias for its author if they have none in the thread. Retries when a concurrent call takes the same alias.
 * @returns undefined when the post or the parent comment is gone.
 */
export async function sayInThread(
  db: Kysely<Tables>,
  standing: Standing,
  comment: NewComment,
  { alias, randomAlias }: { alias: string | null; randomAlias: () => string },
): Promise<(CommentRow & { alias: string }) | undefined> {
  for (let draws = 0; ; draws += 1) {
    const newAlias = alias === null ? drawAlias(randomAlias, draws) : null;
    const row = await insertComment(db, standing, comment, newAlias);
    if (row) return { ...row, alias: (alias ?? newAlias)! };
    const thread = await findOpenThread(db, comment);
    if (!thread || alias !== null || (comment.parent_id && !thread.parent)) return undefined;
    alias = thread.alias;
  }
}

export function findComment(db: Kysely<Tables>, id: number): Promise<CommentRow | undefined> {
  return db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findInThread(db: Source, id: number): Promise<ThreadRow | undefined> {
  return inThread(db).where('comments.id', '=', id).executeTakeFirst();
}

/** @returns false when the author has no such comment any more. */
export async function updateComment(
  db: Kysely<Tables>,
  { id, authorKey, ...change }: { id: number; authorKey: string } & Pick<Insertable<Comments>, 'content' | 'edited_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set(change)
    .where('id', '=', id)
    .where('author_key', '=', authorKey)
    .where(notRemoved)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the post of a comment, even of one that was just deleted, alone or with its post, and can be restored. */
export async function findThreadOf(db: Kysely<Tables>, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ postId: number }>`
    select post_id as "postId" from comments where id = ${id}
    union all
    select (rows -> 'comments' -> 0 ->> 'post_id')::int from withdrawals where kind = 'comments' and id = ${id}
    union all
    select id from withdrawals where kind = 'posts' and rows @> ${JSON.stringify({ comments: [{ id }] })}::jsonb
    limit 1`.execute(db);
  return rows[0]?.postId;
}

/** Whether people can read a thread: moderators have not removed its post. */
export async function isThreadShown(db: Kysely<Tables>, postId: number): Promise<boolean> {
  return (await db.selectFrom('posts').select('id').where('id', '=', postId).where(notRemoved).executeTakeFirst()) !== undefined;
}

/** Locks the post before a comment whose change affects its count; the other order could deadlock with the post's deletion. */
export async function lockThread(trx: Kysely<Tables>, postId: number): Promise<boolean> {
  const { rows } = await sql`select from posts where id = ${postId} for no key update`.execute(trx);
  return rows.length > 0;
}

function inThread(db: Source) {
  return db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .leftJoin('thread_voices', (join) =>
      join.onRef('thread_voices.post_id', '=', 'comments.post_id').onRef('voice_key', '=', 'comments.author_key'),
    )
    .selectAll('comments')
    .select(['alias', 'posts.author_key as post_author_key']);
}

/** Oldest first; empty if moderators have removed the post. */
export function listComments(db: Kysely<Tables>, { id, ...page }: CommentsOfPost): Promise<Part<ThreadRow>> {
  const shown = inThread(db)
    .where('comments.post_id', '=', id)
    .where(sql<boolean>`posts.withheld is distinct from 'removed'`);
  return readPart(shown, { table: 'comments', direction: 'asc' }, page);
}

/** The alias of this key in a thread. @returns undefined when there is no such post. */
export function giveVoice(db: Kysely<Tables>, postId: number, voiceKey: string, randomAlias: () => string): Promise<string | undefined> {
  return giveVoiceIn(db, 'posts', postId, voiceKey, randomAlias);
}

/** The team's identity in threads, the only one without an account. */
const TEAM = 'team';
const TEAM_ALIAS = 'Sottovoce';

/** Returns the team's key in a thread, which no account can have. */
export function teamKey({ key }: Pick<Pseudonyms, 'key'>, postId: number): string {
  return key('thread', postId, TEAM);
}

/** @returns the key under which the team speaks in this thread. */
export async function giveTeamVoice(db: Kysely<Tables>, postId: number, pseudonyms: Pick<Pseudonyms, 'key'>): Promise<string> {
  const key = teamKey(pseudonyms, postId);
  await giveVoice(db, postId, key, () => TEAM_ALIAS);
  return key;
}

/** Returns a post with the comments around one of them, or its last comments, as context for moderators. */
export async function listAround(db: Kysely<Tables>, postId: number, commentId: number | null, each: number) {
  const post = await db
    .selectFrom('posts')
    .leftJoin('thread_voices', (join) => join.onRef('post_id', '=', 'posts.id').onRef('voice_key', '=', 'posts.author_key'))
    .select(['posts.id', 'title', 'content', 'created_at', 'alias', 'withheld'])
    .where('posts.id', '=', postId)
    .executeTakeFirstOrThrow();
  const thread = inThread(db).where('comments.post_id', '=', postId);
  const until = commentId === null ? thread : thread.where('comments.id', '<=', commentId);
  const before = await until
    .orderBy('comments.id', 'desc')
    .limit(each + 1)
    .execute();
  const after = commentId === null ? [] : await thread.where('comments.id', '>', commentId).orderBy('comments.id').limit(each).execute();
  return {
    post: {
      kind: 'post' as const,
      id: post.id,
      alias: post.alias,
      isAuthor: true,
      content: [post.title, post.content].filter(Boolean).join('\n'),
      createdAt: post.created_at.toISOString(),
      removed: post.withheld === 'removed',
    },
    comments: [...before.reverse(), ...after].map((row) => ({
      kind: 'comment' as const,
      id: row.id,
      alias: row.alias,
      isAuthor: row.author_key === row.post_author_key,
      content: row.content,
      createdAt: row.created_at.toISOString(),
      removed: row.withheld === 'removed',
    })),
  };
}

/** Returns the comments of these keys in their threads, oldest first. */
export async function listCommentsOf(db: Kysely<Tables>, own: Keyed): Promise<OwnComment[]> {
  const rows = await listKeyed(db, 'comments', { id: 'post_id', key: 'author_key' }, own);
  const voices = await listVoicesOf(db, own);
  const aliasIn = new Map(voices.map(({ postId, alias }) => [postId, alias]));
  const gone = await db.selectFrom('posts').select('id').where('id', '=', anyOf(own.ids)).where('withheld', '=', 'removed').execute();
  const removedPosts = new Set(gone.map(({ id }) => id));
  return rows
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
    .map((row) => ({
      ...toShared(row),
      postId: row.post_id,
      alias: aliasIn.get(row.post_id) ?? '',
      ...((row.withheld === 'removed' || removedPosts.has(row.post_id)) && { removed: true as const }),
    }));
}

/** Returns the aliases of these keys in their threads. */
export async function listVoicesOf(db: Kysely<Tables>, own: Keyed): Promise<{ postId: number; alias: string }[]> {
  const rows = await listKeyed(db, 'thread_voices', { id: 'post_id', key: 'voice_key' }, own);
  return rows.map(({ post_id, alias }) => ({ postId: post_id, alias })).sort((a, b) => a.postId - b.postId);
}

type View = Pick<Comment, 'alias' | 'isAuthor' | 'liked' | 'mine'> & { team?: boolean; moderates?: boolean };

/** A removed comment stays as an empty placeholder, because others may have answered it. */
export function toComment(row: CommentRow, { team = false, moderates = false, ...view }: View): Comment {
  const removed = row.withheld === 'removed';
  const hidden = removed || isHidden(row, { ...view, moderates });
  return {
    ...toShared(row),
    ...view,
    ...(hidden && NOTHING_SAID),
    ...reviewMark(row),
    ...(removed && { removed: true as const }),
    ...(team && { team: true as const }),
  };
}

const NOTHING_SAID: Written['comment'] = { content: '' };

function toShared({ id, content, likes, created_at: createdAt, edited_at: editedAt, parent_id: parentId }: CommentRow) {
  return { id, content, likes, createdAt: createdAt.toISOString(), editedAt: editedAt?.toISOString() ?? null, parentId };
}
