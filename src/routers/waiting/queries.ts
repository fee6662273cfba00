import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { listDeleted } from '../erasures/queries.ts';
import { listKeptFromWriting } from '../measures/queries.ts';
import { inTransaction, unnested, type Keyed } from '../queries.ts';
import { leadingNews, NOBODY, placeNews } from '../study-groups/rules.ts';
import type { News, Remaining } from '../traces.ts';

/** Locks a group. Do so before taking or freeing a place: the other order could deadlock. @returns false when the group is gone. */
export async function lockGroup(trx: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`select from study_groups where id = ${id} for no key update`.execute(trx);
  return rows.length > 0;
}

/** Appends to the waiting list of a locked group; does nothing for members, or while the group has room. */
export async function insertWaiting(trx: Kysely<Tables>, id: number, waiterKey: string): Promise<void> {
  await sql`
    insert into study_group_waiting (group_id, waiter_key)
    select id, ${waiterKey} from study_groups where id = ${id} and current_members >= max_members
    and not exists (select from study_group_members where group_id = ${id} and member_key = ${waiterKey})
    and not exists (select from study_group_waiting where group_id = ${id} and waiter_key = ${waiterKey})`.execute(trx);
}

export async function listWaitingKeys(db: Kysely<Tables>, id: number): Promise<string[]> {
  const rows = await db.selectFrom('study_group_waiting').select('waiter_key').where('group_id', '=', id).execute();
  return rows.map((row) => row.waiter_key);
}

export function deleteWaiting(db: Kysely<Tables>, id: number, waiterKey: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockGroup(trx, id);
    await trx.deleteFrom('study_group_waiting').where('group_id', '=', id).where('waiter_key', '=', waiterKey).execute();
  });
}

/**
 * Gives the free places of a locked group to those who have waited longest. Members, and closed and deleted accounts, are first taken off the list.
 * @returns the notices for those who get a place.
 */
export async function promote(trx: Kysely<Tables>, id: number, remaining: Remaining): Promise<News[]> {
  await sql`
    delete from study_group_waiting where group_id = ${id}
    and waiter_key in (select member_key from study_group_members where group_id = ${id})`.execute(trx);
  if ((await listWaitingKeys(trx, id)).length === 0) return [];
  await deleteGoneWaiting(trx, id, remaining);
  const { rows } = await sql<{ member_key: string }>`
    with next as (
      delete from study_group_waiting where group_id = ${id} and waiter_key in (
        select waiter_key from study_group_waiting where group_id = ${id} order by seat
        limit (select max_members - current_members from study_groups where id = ${id})
      ) returning waiter_key, seat
    )
    insert into study_group_members (group_id, member_key) select ${id}::int, waiter_key from next order by seat
    returning member_key`.execute(trx);
  const keys = rows.map(({ member_key: key }) => key);
  const [first] = keys;
  if (first === undefined) return [];
  await tellOfEndAnew(trx, id);
  return [placeNews(id, keys), ...((await leadWhereNobodyDoes(trx, id, first)) ? [leadingNews(id, first)] : [])];
}

/** Makes a group that is about to end tell so again a week before: somebody has used it, or has just come in and knows nothing of it. */
export async function tellOfEndAnew(db: Kysely<Tables>, id: number): Promise<void> {
  await db.updateTable('study_groups').set({ ending_told_at: null }).where('id', '=', id).where('ending_told_at', 'is not', null).execute();
}

async function deleteGoneWaiting(trx: Kysely<Tables>, id: number, remaining: Remaining): Promise<void> {
  const { closed } = await listKeptFromWriting(trx, remaining);
  const gone = [...closed, ...(await listDeleted(trx, remaining.vault))];
  if (gone.length === 0) return;
  const keys = gone.map((accountId) => remaining.pseudonyms.tryKey('group', id, accountId));
  await sql`delete from study_group_waiting where group_id = ${id} and waiter_key = any(${keys}::text[])`.execute(trx);
}

/** Makes the new member lead a group that has no leader, unless its texts are withheld. @returns whether they lead it. */
export async function leadWhereNobodyDoes(trx: Kysely<Tables>, id: number, memberKey: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('study_groups')
    .set({ creator_key: memberKey })
    .where('id', '=', id)
    .where('creator_key', 'like', `${NOBODY}%`)
    .where('withheld', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the positions of the paired keys on the waiting lists of these groups; 1 is next. */
export async function findPositions(db: Kysely<Tables>, waiters: Keyed): Promise<Map<number, number>> {
  if (waiters.ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; position: number }>`
    select group_id as id, (
      select count(*)::int from study_group_waiting before where before.group_id = place.group_id and before.seat <= place.seat
    ) as position
    from study_group_waiting place join ${unnested(waiters)} on group_id = own.id and waiter_key = own.key`.execute(db);
  return new Map(rows.map(({ id, position }) => [id, position]));
}
