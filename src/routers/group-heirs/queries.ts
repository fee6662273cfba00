import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { listAccountIds } from '../auth/queries.ts';
import { lockCasesOf } from '../cases/queries.ts';
import { listKeptFromWriting } from '../measures/queries.ts';
import { AppError } from '../errors.ts';
import type { Viewer } from '../identity.ts';
import { keepAside, putBack, takeKept, type Tools } from '../own-words/queries.ts';
import type { Deleted } from '../own-words/schema.ts';
import { inTransaction } from '../queries.ts';
import { isRemoved } from '../removals/queries.ts';
import { queueAgain } from '../reports/queries.ts';
import { deleteMember, eraseGroup, keyOfNobody, listMemberKeys } from '../study-groups/queries.ts';
import { leadingNews, NOBODY } from '../study-groups/rules.ts';
import { nameOfThing } from '../things/rules.ts';
import type { Leaving, News, Remaining } from '../traces.ts';
import { leadWhereNobodyDoes, lockGroup, promote } from '../waiting/queries.ts';

/**
 * Hands a group locked by `lockOwn` over to its heir (see `findHeir`). The creator leaves at once, but the seat is kept until the undo
 * expires.
 * @param answers the creator's answers to the upcoming meetings
 * @returns undefined when there is no heir.
 * @throws AppError while the group's text is withheld, which an heir could not read or whose author has to edit it
 */
export async function handOver(
  trx: Kysely<Tables>,
  id: number,
  creatorKey: string,
  remaining: Remaining,
  answers: Answers,
): Promise<{ deleted: Deleted; heir: string } | undefined> {
  const heir = await findHeir(trx, id, creatorKey, remaining);
  if (!heir) return undefined;
  if (await isWithheld(trx, id)) throw new AppError('group_under_review');
  const seat = keyOfNobody();
  // Sealed, because a person's answers to meetings must not be linked to anything else of theirs.
  const sealed = remaining.vault.seal(answersOf(seat), [...answers]).toString('base64');
  const kept = sql`(select jsonb_build_object('study_groups', jsonb_agg(to_jsonb(part)), 'heir', ${heir}::text, 'seat', ${seat}::text,
      'answers', ${sealed}::text)
    from study_groups part where id = ${id})`;
  const deleted = await keepAside(trx, { kind: 'study_groups', id }, remaining.now(), kept);
  await trx.updateTable('study_groups').set({ creator_key: heir, creator_ref: randomUUID() }).where('id', '=', id).execute();
  await renameMember(trx, id, creatorKey, seat);
  return { deleted, heir };
}

/** @returns the response to give again when this key has just handed the group over, and has not taken it back. */
export async function findHandedOver(db: Kysely<Tables>, id: number, creatorKey: string, now: Date): Promise<Deleted | undefined> {
  const kept = db.selectFrom('withdrawals').select('ends_at').where('kind', '=', 'study_groups').where('id', '=', id);
  const row = await kept
    .where('ends_at', '>', now)
    .where(sql<boolean>`rows ? 'seat' and rows -> 'study_groups' -> 0 ->> 'creator_key' = ${creatorKey}`)
    .executeTakeFirst();
  return row && { deleted: true, undoUntil: row.ends_at.toISOString() };
}

async function isWithheld(db: Kysely<Tables>, id: number): Promise<boolean> {
  const found = db.selectFrom('study_groups').select('id').where('id', '=', id).where('withheld', 'is not', null);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Answers by meeting id. */
type Answers = Map<number, boolean>;

function answersOf(seat: string): string {
  return `answers of ${seat}`;
}

/** Accounts per query. */
const ACCOUNTS_AT_ONCE = 500;

/**
 * Returns the member who joined first after the creator and may write; if there is none, the first who may write after a pause. Skips
 * closed accounts, and deleted ones, whose seats remain if they left their texts.
 */
async function findHeir(db: Kysely<Tables>, id: number, creatorKey: string, remaining: Remaining): Promise<string | undefined> {
  const keyOf = (accountId: string) => remaining.pseudonyms.tryKey('group', id, accountId);
  const keys = (await listMemberKeys(db, id)).filter((key) => key !== creatorKey);
  const gone = new Set(keys);
  for (let last: string | undefined; gone.size > 0;) {
    const accountIds = await listAccountIds(db, last, ACCOUNTS_AT_ONCE);
    for (const accountId of accountIds) gone.delete(keyOf(accountId));
    if (accountIds.length < ACCOUNTS_AT_ONCE) break;
    last = accountIds.at(-1);
  }
  const { paused, closed } = await listKeptFromWriting(db, remaining);
  const [resting, shut] = [new Set(paused.map(keyOf)), new Set(closed.map(keyOf))];
  const staying = keys.filter((key) => !gone.has(key) && !shut.has(key));
  return staying.find((key) => !resting.has(key)) ?? staying[0];
}

/**
 * Passes the group of a deleted account on to its heir, or to nobody if there is none or the group's text is withheld.
 * Keeps `creator_ref`, so that the change is invisible from outside. @returns the new creator's key
 */
export function passOn(db: Kysely<Tables>, id: number, creatorKey: string, { texts, ...remaining }: Leaving): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    await lockLed(trx, id, creatorKey, remaining);
    const heir = (await isWithheld(trx, id)) ? undefined : await findHeir(trx, id, creatorKey, remaining);
    // If only the creator is left, the group is erased now, so that nobody joins what is about to go.
    if (!heir && texts === 'erase' && (await listMemberKeys(trx, id)).every((key) => key === creatorKey)) {
      await eraseGroup(trx, id, creatorKey);
      return undefined;
    }
    const { numUpdatedRows } = await trx
      .updateTable('study_groups')
      .set({
        creator_key: heir ?? keyOfNobody(),
        // A description that somebody else has written stays.
        ...(texts === 'erase' && { description: sql<string | null>`case when words_key <> ${creatorKey} then description end` }),
      })
      .where('id', '=', id)
      .where('creator_key', '=', creatorKey)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? heir : undefined;
  });
}

/** Whether the group of the outer query has members or waiting people besides this key. */
const hasOthers = (key: string) => sql<boolean>`(
  exists (select from study_group_members where group_id = study_groups.id and member_key <> ${key})
  or exists (select from study_group_waiting where group_id = study_groups.id))`;

/**
 * Locks a group that its leader leaves. If its text is under review and others need it, queues it first: nobody may be left to edit it, and
 * the next decision appoints a leader (see `giveHead`).
 */
async function lockLed(trx: Kysely<Tables>, id: number, leaderKey: string, remaining: Remaining): Promise<void> {
  const thing = nameOfThing('group', id);
  // Cases are locked before their things. Waits for a decision under way, which may be to ask for an edit.
  await lockCasesOf(trx, remaining.vault, [thing]);
  const led = trx.selectFrom('study_groups').select('words_key').where('id', '=', id).where('creator_key', '=', leaderKey);
  const hidden = await led.where('withheld', '=', 'review').where(hasOthers(leaderKey)).executeTakeFirst();
  if (hidden) {
    const subject = { scope: 'group', scopeId: id, key: hidden.words_key } as const;
    await queueAgain({ ...remaining, db: trx }, { kind: 'group', thing, subject });
  }
  await lockGroup(trx, id);
}

/**
 * Whether freeing the seat of a closed account benefits anybody. In a group that the account leads, only if there are other members or
 * waiting people, and it is not removed.
 */
export async function mayFreeSeat(db: Kysely<Tables>, id: number, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from study_groups where id = ${id}
    and exists (select from study_group_members where group_id = ${id} and member_key = ${key})
    and (creator_key <> ${key} or (withheld is distinct from 'removed' and ${hasOthers(key)}))`.execute(db);
  return rows.length > 0;
}

/**
 * Frees the seat of a closed account and passes its leadership on to the heir or, if there is none or the text is under review, to nobody:
 * the next decision, or the next person who joins, changes that. Keeps `creator_ref`, as `passOn` does. @returns the notices to others
 */
export function freeSeat(db: Kysely<Tables>, id: number, key: string, remaining: Remaining): Promise<News[]> {
  return inTransaction(db, async (trx) => {
    await lockLed(trx, id, key, remaining);
    if (!(await mayFreeSeat(trx, id, key))) return [];
    const heir = (await isWithheld(trx, id)) ? undefined : await findHeir(trx, id, key, remaining);
    const { numUpdatedRows } = await trx
      .updateTable('study_groups')
      .set({ creator_key: heir ?? keyOfNobody() })
      .where('id', '=', id)
      .where('creator_key', '=', key)
      .executeTakeFirst();
    const led = heir !== undefined && numUpdatedRows > 0n ? [leadingNews(id, heir)] : [];
    return [...led, ...(await deleteMember(trx, id, key, remaining))];
  });
}

/** Gives a group without a leader, whose text was withheld when the last one left, to its heir. @returns the notices to send */
export async function giveHead(trx: Kysely<Tables>, id: number, remaining: Remaining): Promise<News[]> {
  const headless = trx.selectFrom('study_groups').select('creator_key').where('id', '=', id).where('creator_key', 'like', `${NOBODY}%`);
  const found = await headless.where('withheld', 'is', null).executeTakeFirst();
  const heir = found && (await findHeir(trx, id, found.creator_key, remaining));
  return heir && (await leadWhereNobodyDoes(trx, id, heir)) ? [leadingNews(id, heir)] : [];
}

/**
 * Restores a group that the caller has deleted, or their leadership of one that was handed over.
 * @returns the notices to people who get a place, and the creator's earlier answers to meetings
 * @throws AppError when the heir has removed the caller
 */
export async function restoreGroup(
  tools: Tools & Remaining & { viewer: Viewer },
  id: number,
  creatorKey: string,
): Promise<{ news: News[]; answers: Answers }> {
  const trx = tools.db;
  // Locks the group before its withdrawal, in the same order as `releaseSeat`, to avoid deadlocks.
  await lockGroup(trx, id);
  if (await isRemoved(tools, id)) throw new AppError('group_not_found');
  const kept = await takeKept(trx, { kind: 'study_groups', id }, creatorKey, tools.now());
  if (!kept) return { news: [], answers: new Map() };
  const { heir, seat, answers } = kept as { heir?: unknown; seat?: unknown; answers?: unknown };
  if (typeof heir !== 'string' || typeof seat !== 'string') {
    await putBack(tools, 'study_groups', kept);
    return { news: [], answers: new Map() };
  }
  await renameMember(trx, id, seat, creatorKey);
  const creatorRef = String(kept['study_groups']?.[0]?.['creator_ref']);
  await trx
    .updateTable('study_groups')
    .set({ creator_key: creatorKey, creator_ref: creatorRef })
    .where('id', '=', id)
    .where('creator_key', '=', heir)
    .execute();
  const given = typeof answers === 'string' && tools.vault.open<[number, boolean][]>(answersOf(seat), Buffer.from(answers, 'base64'));
  // A creator who has queued for a place meanwhile no longer waits; one who has joined again leaves the kept seat free.
  return { news: await promote(trx, id, tools), answers: new Map(given || []) };
}

/** Renames a member of a locked group; a person who has joined again without the undo already has a seat. */
async function renameMember(trx: Kysely<Tables>, id: number, from: string, to: string): Promise<void> {
  await sql`
    update study_group_members set member_key = ${to} where group_id = ${id} and member_key = ${from}
    and not exists (select from study_group_members where group_id = ${id} and member_key = ${to})`.execute(trx);
  await trx.deleteFrom('study_group_members').where('group_id', '=', id).where('member_key', '=', from).execute();
}

/** Gives the kept seats of a locked group to waiting people, even before their undo expires. @returns the notices to those who get one */
export async function giveUpSeats(trx: Kysely<Tables>, id: number, remaining: Remaining): Promise<News[]> {
  await deleteKeptSeats(trx, id);
  return promote(trx, id, remaining);
}

/** Deletes the kept seats of a locked group. */
export async function deleteKeptSeats(trx: Kysely<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('study_group_members').where('group_id', '=', id).where('member_key', 'like', `${NOBODY}%`).execute();
}

/** Returns the groups with a kept seat whose undo has expired. */
export async function listOverdueSeats(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const over = db
    .selectFrom('withdrawals')
    .where('kind', '=', 'study_groups')
    .where('ends_at', '<=', now)
    .where(sql<boolean>`rows ? 'seat'`);
  return (await over.select('id').execute()).map(({ id }) => id);
}

/** Releases such a seat. @returns the notices to people who get a place */
export function releaseSeat(db: Kysely<Tables>, id: number, remaining: Remaining): Promise<News[]> {
  return inTransaction(db, async (trx) => {
    await lockGroup(trx, id);
    const { rows } = await sql`
      delete from withdrawals where kind = 'study_groups' and id = ${id} and ends_at <= ${remaining.now()} and rows ? 'seat' returning 1`.execute(
      trx,
    );
    return rows.length > 0 ? giveUpSeats(trx, id, remaining) : [];
  });
}
