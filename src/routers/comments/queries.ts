import { randomInt } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Comments, Tables } from '../../../db/tables.ts';
import { listKeyed, type KeyColumns, type Keyed } from '../queries.ts';
import type { Comment, CommentsOfPost } from './schema.ts';

export type CommentRow = Selectable<Comments>;

/** After this many draws that others have taken, a number is added; a thread of hundreds needs none. */
const DRAWS_OF_WORDS = 8;

/** @returns undefined when there is no such post. */
export async function insertComment(db: Kysely<Tables>, comment: Insertable<Comments>): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    insert into comments (post_id, author_key, content, created_at)
    select id, ${comment.author_key}, ${comment.content}, ${comment.created_at}
    from posts where id = ${comment.post_id} for key share
    returning *`.execute(db);
  return rows[0];
}

/** The alias is null only where a row was written without `giveVoice`; such a comment can still be read. */
export function listComments(
  db: Kysely<Tables>,
  { id, limit, offset }: CommentsOfPost,
): Promise<(CommentRow & { alias: string | null })[]> {
  return db
    .selectFrom('comments')
    .leftJoin('thread_voices', (join) => join.onRef('thread_voices.post_id', '=', 'comments.post_id').onRef('voice_key', '=', 'author_key'))
    .selectAll('comments')
    .select('alias')
    .where('comments.post_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/**
 * The alias of this key in a thread, drawn when it first speaks there, and nobody else's in that thread. When two calls at
 * once would take the same row or name, the later one waits for the earlier and looks again.
 * @returns undefined when there is no such post.
 */
export async function giveVoice(
  db: Kysely<Tables>,
  postId: number,
  voiceKey: string,
  randomAlias: () => string,
): Promise<string | undefined> {
  for (let draws = 0; ; draws += 1) {
    const known = await db
      .selectFrom('posts')
      .leftJoin('thread_voices', (join) => join.onRef('post_id', '=', 'posts.id').on('voice_key', '=', voiceKey))
      .select('alias')
      .where('posts.id', '=', postId)
      .executeTakeFirst();
    if (!known) return undefined;
    if (known.alias !== null) return known.alias;
    const words = randomAlias();
    const alias = draws < DRAWS_OF_WORDS ? words : `${words} ${randomInt(2, 10 ** (draws - DRAWS_OF_WORDS + 1))}`;
    await sql`
      insert into thread_voices (post_id, voice_key, alias)
      select id, ${voiceKey}, ${alias} from posts where id = ${postId} for key share
      on conflict do nothing`.execute(db);
  }
}

/** Oldest first. */
export async function listOwnComments(db: Kysely<Tables>, columns: KeyColumns, own: Keyed): Promise<CommentRow[]> {
  const rows = await listKeyed(db, 'comments', columns, own);
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id);
}

/** Under which names one speaks, thread by thread. */
export async function listOwnVoices(db: Kysely<Tables>, columns: KeyColumns, own: Keyed): Promise<{ postId: number; alias: string }[]> {
  const rows = await listKeyed(db, 'thread_voices', columns, own);
  return rows.map(({ post_id, alias }) => ({ postId: post_id, alias })).sort((a, b) => a.postId - b.postId);
}

export function toComment(row: CommentRow, view: Pick<Comment, 'alias' | 'isAuthor' | 'liked' | 'mine'>): Comment {
  return { id: row.id, content: row.content, likes: row.likes, createdAt: row.created_at.toISOString(), ...view };
}
