import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { anyOf } from '../queries.ts';

/** Of these posts, those whose chat is open. */
export async function listOpenPostChats(db: Kysely<Tables>, postIds: number[], now: Date): Promise<number[]> {
  const rows = await db.selectFrom('posts').select('id').where('id', '=', anyOf(postIds)).where('chat_ends_at', '>', now).execute();
  return rows.map((row) => row.id);
}

/** Of these mentorship requests, those whose two people may talk. */
export async function listOpenRequestChats(db: Kysely<Tables>, requestIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('mentorship_requests')
    .select('id')
    .where('id', '=', anyOf(requestIds))
    .where('status', '=', 'accepted')
    .execute();
  return rows.map((row) => row.id);
}
