import { randomInt } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Comments, Tables } from '../../../db/tables.ts';
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

/** Those of these comments that the key at the same place likes. */
export async function findLikedComments(db: Kysely<Tables>, ids: number[], likerKeys: string[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ comment_id: number }>`
    select comment_id from comment_likes join unnest(${ids}::int[], ${likerKeys}::text[]) as asked(id, key)
    on comment_id = asked.id and liker_key = asked.key`.execute(db);
  return new Set(rows.map((row) => row.comment_id));
}

/** @returns the count afterwards, undefined when there is no such comment. */
export async function insertCommentLike(db: Kysely<Tables>, id: number, likerKey: string): Promise<number | undefined> {
  await sql`
    insert into comment_likes (comment_id, liker_key)
    select id, ${likerKey} from comments where id = ${id} for key share
    on conflict do nothing`.execute(db);
  return countLikes(db, id);
}

/** @returns the count afterwards, undefined when there is no such comment. */
export async function deleteCommentLike(db: Kysely<Tables>, id: number, likerKey: string): Promise<number | undefined> {
  await db.deleteFrom('comment_likes').where('comment_id', '=', id).where('liker_key', '=', likerKey).execute();
  return countLikes(db, id);
}

async function countLikes(db: Kysely<Tables>, id: number): Promise<number | undefined> {
  return (await db.selectFrom('comments').select('likes').where('id', '=', id).executeTakeFirst())?.likes;
}

export function toComment(row: CommentRow, view: Pick<Comment, 'alias' | 'isAuthor' | 'liked' | 'mine'>): Comment {
  return { id: row.id, content: row.content, likes: row.likes, createdAt: row.created_at.toISOString(), ...view };
}
