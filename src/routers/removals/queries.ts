import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { findMailbox, readsWithheld } from '../auth/queries.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Viewer } from '../identity.ts';
import { standInFor } from '../mailboxes/rules.ts';
import { type Keyed, listKeys } from '../queries.ts';
import { groupKey, isPerson, type Membership } from '../study-groups/queries.ts';
import { isHidden } from '../things/rules.ts';

/** Returns the key of the present member with this alias, or undefined. */
export async function findMemberKey(db: Kysely<Tables>, groupId: number, alias: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('study_group_voices')
    .innerJoin('study_group_members', (join) =>
      join.onRef('study_group_members.group_id', '=', 'study_group_voices.group_id').onRef('member_key', '=', 'voice_key'),
    )
    .select('member_key')
    .where('study_group_voices.group_id', '=', groupId)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return row?.member_key;
}

/** Returns the key of the longest member, except the creator, without a message on the board; undefined when all have written. */
export async function findSilentKey(db: Kysely<Tables>, groupId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('study_group_members as member')
    .innerJoin('study_groups', 'study_groups.id', 'group_id')
    .select('member_key')
    .where('group_id', '=', groupId)
    .whereRef('member_key', '<>', 'creator_key')
    .where(isPerson)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('study_group_messages')
            .select('id')
            .whereRef('study_group_messages.group_id', '=', 'member.group_id')
            .whereRef('author_key', '=', 'member_key'),
        ),
      ),
    )
    .orderBy('seat')
    .limit(1)
    .executeTakeFirst();
  return row?.member_key;
}

/**
 * Stores a removal, and up to where the member has read: ids, because a time would tell more. Deleted messages count, because their authors
 * may still restore them.
 */
export async function insertRemoval(db: Kysely<Tables>, groupId: number, removedKey: string): Promise<void> {
  await sql`
    insert into study_group_removals (group_id, removed_key, last_message, last_meeting)
    values (
      ${groupId}, ${removedKey},
      (select max(id) from (
        select id from study_group_messages where group_id = ${groupId}
        union all select id from withdrawals
          where kind = 'study_group_messages' and rows -> 'study_group_messages' -> 0 -> 'group_id' = to_jsonb(${groupId}::integer)
      ) read),
      (select max(id) from study_group_meetings where group_id = ${groupId})
    )
    on conflict (group_id, removed_key)
      do update set answers_taken = false, last_message = excluded.last_message, last_meeting = excluded.last_meeting`.execute(db);
}

/**
 * As {@link insertRemoval}, for later accounts with the same mailbox, which have no answers to meetings to take back and have never read the
 * board; the same ids as in the row of the earlier account would link the two.
 */
export async function removeMailbox(db: Kysely<Tables>, groupId: number, mailboxKey: string): Promise<void> {
  await sql`
    insert into study_group_removals (group_id, removed_key, answers_taken)
    select id, ${mailboxKey}, true from study_groups where id = ${groupId} for key share
    on conflict do nothing`.execute(db);
}

type Caller = Pick<Services, 'db' | 'vault' | 'pseudonyms'> & { viewer: Viewer };

/**
 * Call it while the group is locked.
 * @throws AppError when the caller may enter neither the group nor its waiting list: they were removed from it, or they are in neither yet
 * and cannot read its texts, which are under review
 */
export async function refuseEntering(
  ctx: Caller & Parameters<typeof readsWithheld>[0],
  { group, joined, waitingPosition }: Membership,
): Promise<void> {
  if (await isRemoved(ctx, group.id)) throw new AppError('removed_member');
  if (joined || waitingPosition !== null) return;
  const reader = { mine: group.words_key === groupKey(ctx, group.id), moderates: await readsWithheld(ctx, [group]) };
  if (isHidden(group, reader)) throw new AppError('group_under_review');
}

/**
 * Returns those of these groups that the paired keys were removed from. Not the stand-in for a mailbox: an address that is not confirmed may
 * belong to somebody else.
 */
export async function findRemovals(db: Kysely<Tables>, members: Keyed): Promise<Set<number>> {
  return new Set((await listKeys(db, 'study_group_removals', { id: 'group_id', key: 'removed_key' }, members)).ids);
}

/**
 * Whether the caller was removed from the group, with this account or an earlier one with the same mailbox. Before adding a member, call it
 * while the group is locked, so that a member who is being removed cannot rejoin.
 */
export async function isRemoved({ db, vault, pseudonyms, viewer }: Caller, groupId: number): Promise<boolean> {
  const rows = await db.selectFrom('study_group_removals').select('removed_key').where('group_id', '=', groupId).execute();
  if (rows.length === 0) return false;
  const mailbox = await findMailbox(db, vault, viewer.accountId);
  const own = [viewer.accountId, ...(mailbox === undefined ? [] : [standInFor(mailbox)])].map((person) =>
    pseudonyms.key('group', groupId, person),
  );
  return rows.some(({ removed_key: key }) => own.includes(key));
}

/** Whether the caller was removed from the group, and could read this message or meeting before. */
export async function hasRead(
  { db, pseudonyms, viewer }: Pick<Caller, 'db' | 'pseudonyms' | 'viewer'>,
  groupId: number,
  { kind, id }: { kind: 'message' | 'meeting'; id: number },
): Promise<boolean> {
  const last = kind === 'message' ? 'last_message' : 'last_meeting';
  const own = pseudonyms.key('group', groupId, viewer.accountId);
  const removal = db.selectFrom('study_group_removals').select('group_id').where('group_id', '=', groupId).where('removed_key', '=', own);
  return (await removal.where(last, '>=', id).executeTakeFirst()) !== undefined;
}

/** Lists the removed members whose answers to the group’s meetings are not deleted yet. */
export async function listUnsettled(db: Kysely<Tables>): Promise<{ groupId: number; key: string }[]> {
  const rows = await db.selectFrom('study_group_removals').select(['group_id', 'removed_key']).where('answers_taken', '=', false).execute();
  return rows.map(({ group_id, removed_key }) => ({ groupId: group_id, key: removed_key }));
}

export async function markSettled(db: Kysely<Tables>, groupId: number, keys: string[]): Promise<void> {
  await db
    .updateTable('study_group_removals')
    .set({ answers_taken: true })
    .where('group_id', '=', groupId)
    .where('removed_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}
