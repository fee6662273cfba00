import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { REPLIERS_TOLD_MAX } from './limits.ts';

/** The keys of those who have replied to this comment of the post of the outer query. */
export function repliersTo(parentId: number | null): RawBuilder<string[]> {
  return sql`array(
    select author_key from comments replies
    where replies.post_id = posts.id and replies.parent_id = ${parentId}::int and replies.withheld is distinct from 'removed'
    group by author_key order by max(replies.id) desc limit ${REPLIERS_TOLD_MAX}
  )`;
}

/** What a notice of comments asks about a post, or about the replies to one of its comments. */
export interface Watched {
  /** The id of the notice. */
  id: number;
  postId: number;
  /** The comment whose replies are new; null for all comments of the post. */
  parentId: number | null;
  /** The id of the first new comment. */
  first: number;
  /** The reader’s key in the thread. */
  own: string;
}

/** For each notice, counts the new comments of others and finds the time of the latest. */
export async function countComments(db: Kysely<Tables>, asked: Watched[]): Promise<Map<number, { count: number; latest: Date }>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ id: number; count: number; latest: Date }>`
    select asked.id, count(*)::int as count, max(created_at) as latest
    from ${rowsOf(asked)}
    join comments on comments.post_id = asked.post_id and comments.id >= asked.first and comments.author_key <> asked.own
      and comments.withheld is distinct from 'removed' and (asked.parent_id is null or comments.parent_id = asked.parent_id)
    group by asked.id`.execute(db);
  return new Map(rows.map(({ id, count, latest }) => [id, { count, latest }]));
}

/** The reader’s own comment to which others have replied, or beside which they have. */
export interface Answered {
  id: number;
  parent_id: number | null;
  author_key: string;
  content: string;
  withheld: string | null;
}

/** For each notice of replies, finds the reader’s own comment: the one above them or, if it is somebody else’s or gone, their last reply. */
export async function findAnswered(db: Kysely<Tables>, asked: Watched[]): Promise<Map<number, Answered>> {
  const replies = asked.filter(({ parentId }) => parentId !== null);
  if (replies.length === 0) return new Map();
  const { rows } = await sql<Answered & { asker: number }>`
    select distinct on (asked.id) asked.id as asker, comments.id, comments.parent_id, author_key, content, withheld
    from ${rowsOf(replies)}
    join comments on comments.post_id = asked.post_id and comments.author_key = asked.own
      and asked.parent_id in (comments.id, comments.parent_id)
    order by asked.id, comments.parent_id nulls first, comments.id desc`.execute(db);
  return new Map(rows.map(({ asker, ...comment }) => [asker, comment]));
}

function rowsOf(asked: Watched[]) {
  return sql`unnest(
    ${asked.map(({ id }) => id)}::int[], ${asked.map(({ postId }) => postId)}::int[], ${asked.map(({ first }) => first)}::int[],
    ${asked.map(({ own }) => own)}::text[], ${asked.map(({ parentId }) => parentId)}::int[]
  ) as asked(id, post_id, first, own, parent_id)`;
}
