import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { listAccountIds } from '../auth/queries.ts';
import { listKeptFromWriting } from '../measures/queries.ts';
import { AppError } from '../errors.ts';
import { keepAside, putBack, takeKept, type Tools } from '../own-words/queries.ts';
import type { Deleted } from '../own-words/schema.ts';
import { inTransaction } from '../queries.ts';
import { deleteMember, keyOfNobody, listMemberKeys } from '../study-groups/queries.ts';
import { leadingNews, NOBODY } from '../study-groups/rules.ts';
import type { Leaving, News, Remaining } from '../traces.ts';
import { leadWhereNobodyDoes, lockGroup, promote } from '../waiting/queries.ts';

/**
 * Gives a group that `lockOwn` has locked to the member who came first after its creator. The creator is out of it at once, but leaves
 * the seat only when it can no longer be taken back.
 * @param answers what the creator has answered to the meetings that are to come
 * @returns undefined when there is no such member.
 * @throws AppError while what it says is withheld: nobody inherits what they may not read, nor what its author is to change
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
  // Sealed: what one has answered to meetings is tied to nothing else that is theirs.
  const sealed = remaining.vault.seal(answersOf(seat), [...answers]).toString('base64');
  const kept = sql`(select jsonb_build_object('study_groups', jsonb_agg(to_jsonb(part)), 'heir', ${heir}::text, 'seat', ${seat}::text,
      'answers', ${sealed}::text)
    from study_groups part where id = ${id})`;
  const deleted = await keepAside(trx, { kind: 'study_groups', id }, remaining.now(), kept);
  await trx.updateTable('study_groups').set({ creator_key: heir, creator_ref: randomUUID() }).where('id', '=', id).execute();
  await renameMember(trx, id, creatorKey, seat);
  return { deleted, heir };
}

async function isWithheld(db: Kysely<Tables>, id: number): Promise<boolean> {
  const found = db.selectFrom('study_groups').select('id').where('id', '=', id).where('withheld', 'is not', null);
  return (await found.executeTakeFirst()) !== undefined;
}

/** By the meetings' ids. */
type Answers = Map<number, boolean>;

function answersOf(seat: string): string {
  return `answers of ${seat}`;
}

/** Accounts in a query. */
const ACCOUNTS_AT_ONCE = 500;

/**
 * The member who came first after the creator of those who can change the group; where there is none, of those who can after a pause.
 * Places of people who are gone stay where they left their texts: they lead nobody.
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
 * The group of somebody who is gone goes to whoever came first of those who are still here; while nobody is, or
 * what it says is withheld, to nobody. Its `creator_ref` stays: from outside nothing is seen to happen. @returns the new creator's key
 */
export function passOn(db: Kysely<Tables>, id: number, creatorKey: string, { texts, ...remaining }: Leaving): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    await lockGroup(trx, id);
    const heir = (await isWithheld(trx, id)) ? undefined : await findHeir(trx, id, creatorKey, remaining);
    // Where only its creator is left, what becomes of their texts becomes of the group.
    if (!heir && texts === 'erase' && (await listMemberKeys(trx, id)).every((key) => key === creatorKey)) return undefined;
    const { numUpdatedRows } = await trx
      .updateTable('study_groups')
      .set({
        creator_key: heir ?? keyOfNobody(),
        // What somebody else has written is theirs.
        ...(texts === 'erase' && { description: sql<string | null>`case when words_key <> ${creatorKey} then description end` }),
      })
      .where('id', '=', id)
      .where('creator_key', '=', creatorKey)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? heir : undefined;
  });
}

/**
 * Whether somebody gains by the place of a person who cannot write any more: of a group that they lead, whoever else is in it or waits,
 * and not while what it says is withheld. One in which nobody else is waits for whoever comes.
 */
export async function mayFreeSeat(db: Kysely<Tables>, id: number, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from study_groups where id = ${id}
    and exists (select from study_group_members where group_id = ${id} and member_key = ${key})
    and (creator_key <> ${key} or (withheld is null and (
      exists (select from study_group_members where group_id = ${id} and member_key <> ${key})
      or exists (select from study_group_waiting where group_id = ${id}))))`.execute(db);
  return rows.length > 0;
}

/**
 * Frees the place of somebody who cannot write any more, and gives on what they lead; where nobody can, whoever comes leads it. Its `creator_ref`
 * stays, as in `passOn`. @returns what others are told
 */
export function freeSeat(db: Kysely<Tables>, id: number, key: string, remaining: Remaining): Promise<News[]> {
  return inTransaction(db, async (trx) => {
    await lockGroup(trx, id);
    if (!(await mayFreeSeat(trx, id, key))) return [];
    const heir = await findHeir(trx, id, key, remaining);
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

/** Gives a group that nobody leads, because what it says was withheld when its head went, to whoever would have got it then. @returns what they are told */
export async function giveHead(trx: Kysely<Tables>, id: number, remaining: Remaining): Promise<News[]> {
  const headless = trx.selectFrom('study_groups').select('creator_key').where('id', '=', id).where('creator_key', 'like', `${NOBODY}%`);
  const found = await headless.where('withheld', 'is', null).executeTakeFirst();
  const heir = found && (await findHeir(trx, id, found.creator_key, remaining));
  return heir && (await leadWhereNobodyDoes(trx, id, heir)) ? [leadingNews(id, heir)] : [];
}

/**
 * Brings back a group that this key has deleted, or its place at the head of one that was handed over.
 * @returns what those who come in are told, and what else the creator had before
 */
export async function restoreGroup(tools: Tools & Remaining, id: number, creatorKey: string): Promise<{ news: News[]; answers: Answers }> {
  const trx = tools.db;
  // Before what is kept of it, as when its seat is released: the other order could deadlock.
  await lockGroup(trx, id);
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
  // Who asked for a place waits no more, and who had one leaves the kept seat.
  return { news: await promote(trx, id, tools), answers: new Map(given || []) };
}

/** Of a group that is locked. Who came in again by another way than the undo has a seat already. */
async function renameMember(trx: Kysely<Tables>, id: number, from: string, to: string): Promise<void> {
  await sql`
    update study_group_members set member_key = ${to} where group_id = ${id} and member_key = ${from}
    and not exists (select from study_group_members where group_id = ${id} and member_key = ${to})`.execute(trx);
  await trx.deleteFrom('study_group_members').where('group_id', '=', id).where('member_key', '=', from).execute();
}

/** The seats of a group that is locked go to those who wait, though somebody could have come back to them. @returns what those who come in are told */
export async function giveUpSeats(trx: Kysely<Tables>, id: number, remaining: Remaining): Promise<News[]> {
  await trx.deleteFrom('study_group_members').where('group_id', '=', id).where('member_key', 'like', `${NOBODY}%`).execute();
  return promote(trx, id, remaining);
}

/** Groups with a seat to which nobody can come back any more. */
export async function listOverdueSeats(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const over = db
    .selectFrom('withdrawals')
    .where('kind', '=', 'study_groups')
    .where('ends_at', '<=', now)
    .where(sql<boolean>`rows ? 'seat'`);
  return (await over.select('id').execute()).map(({ id }) => id);
}

/** Lets go of such a seat. @returns what those who come in are told */
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
