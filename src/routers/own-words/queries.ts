import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { hasJudged, isAboutText, lockCasesOf, reopenCase, type CaseRow } from '../cases/queries.ts';
import type { Services } from '../context.ts';
import { AppError, type Reason } from '../errors.ts';
import { queueAgain } from '../reports/queries.ts';
import { findThing, setWithheld } from '../things/queries.ts';
import { nameOfThing, type StoredKind, type Withheld } from '../things/rules.ts';
import { undoEnd } from './rules.ts';
import type { Deleted } from './schema.ts';

/** The tables of what an author can delete, and restore for a short time. */
export type Withdrawable = 'posts' | 'comments' | 'exam_experiences' | 'study_groups' | 'study_group_messages';

/** The columns with the keys of those who can delete them. */
export const OWNERS = {
  posts: 'author_key',
  comments: 'author_key',
  exam_experiences: 'author_key',
  study_groups: 'creator_key',
  study_group_messages: 'author_key',
} as const;

interface Part {
  table: keyof Tables;
  belongs(id: number): RawBuilder<unknown>;
  /** Counter columns that are restored as 0, because triggers count the rows of the other parts. */
  counts?: string[];
  /** The column that orders the rows, where their order matters. */
  order?: string;
}

const inColumn = (column: string) => (id: number) => sql`${sql.ref(column)} = ${id}`;

/** The tables that are deleted with a thing, in the order in which foreign keys allow them to be restored. */
const PARTS: Record<Withdrawable, Part[]> = {
  posts: [
    { table: 'posts', belongs: inColumn('id'), counts: ['likes', 'comments_count'] },
    { table: 'thread_voices', belongs: inColumn('post_id') },
    { table: 'post_likes', belongs: inColumn('post_id') },
    { table: 'comments', belongs: inColumn('post_id'), counts: ['likes'] },
    { table: 'comment_likes', belongs: (id) => sql`comment_id in (select id from comments where post_id = ${id})` },
  ],
  comments: [
    { table: 'comments', belongs: inColumn('id'), counts: ['likes'] },
    { table: 'comment_likes', belongs: inColumn('comment_id') },
  ],
  exam_experiences: [
    { table: 'exam_experiences', belongs: inColumn('id'), counts: ['helpful', 'not_helpful'] },
    { table: 'experience_votes', belongs: inColumn('experience_id') },
  ],
  study_groups: [
    { table: 'study_groups', belongs: inColumn('id'), counts: ['current_members', 'last_seat'] },
    { table: 'study_group_members', belongs: inColumn('group_id'), order: 'seat' },
    { table: 'study_group_waiting', belongs: inColumn('group_id'), order: 'seat' },
    { table: 'study_group_removals', belongs: inColumn('group_id') },
    { table: 'study_group_voices', belongs: inColumn('group_id') },
    { table: 'study_group_messages', belongs: inColumn('group_id') },
    { table: 'study_group_meetings', belongs: inColumn('group_id') },
    {
      table: 'study_group_answers',
      belongs: (id) => sql`meeting_id in (select id from study_group_meetings where group_id = ${id})`,
    },
  ],
  study_group_messages: [{ table: 'study_group_messages', belongs: inColumn('id') }],
};

export interface Thing {
  kind: Withdrawable;
  id: number;
}

/**
 * Locks a thing that its author edits or deletes, so that nothing can be added to it before the transaction ends.
 * @throws AppError when the thing is gone, or belongs to somebody else.
 */
export async function lockOwn(trx: Kysely<Tables>, { kind, id }: Thing, key: string, gone: Reason): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(OWNERS[kind])} as key from ${sql.table(kind)} where id = ${id} for update`.execute(trx);
  if (!rows[0]) throw new AppError(gone);
  if (rows[0].key !== key) throw new AppError('forbidden');
}

/** Deletes a thing locked by `lockOwn`, with all that belongs to it, and keeps a copy for a short time. */
export async function withdraw(trx: Kysely<Tables>, thing: Thing, now: Date): Promise<Deleted> {
  const { kind, id } = thing;
  // Waits for concurrent likes of its comments, so that the copy includes them.
  if (kind === 'posts') await sql`select id from comments where post_id = ${id} order by id for update`.execute(trx);
  const parts = PARTS[kind].map(({ table, belongs, order }) => {
    const inOrder = order ? sql`order by ${sql.ref(order)}` : sql``;
    return sql`${table}::text, (select jsonb_agg(to_jsonb(part) ${inOrder}) from ${sql.table(table)} part where ${belongs(id)})`;
  });
  const deleted = await keepAside(trx, thing, now, sql`jsonb_build_object(${sql.join(parts)})`);
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(trx);
  return deleted;
}

/** @param kept the rows by table; the rows of the thing’s own table hold the owner’s key. */
export async function keepAside(trx: Kysely<Tables>, { kind, id }: Thing, now: Date, kept: RawBuilder<unknown>): Promise<Deleted> {
  const endsAt = undoEnd(now);
  await sql`
    insert into withdrawals (kind, id, ends_at, rows) values (${kind}, ${id}, ${endsAt}, ${kept})
    on conflict (kind, id) do update set ends_at = excluded.ends_at, rows = excluded.rows`.execute(trx);
  return { deleted: true, undoUntil: endsAt.toISOString() };
}

export type Kept = Record<string, Record<string, unknown>[] | null>;

/** Removes and returns the copy of what the owner of this key has just deleted; undefined when there is none. */
export async function takeKept(trx: Kysely<Tables>, { kind, id }: Thing, key: string, now: Date): Promise<Kept | undefined> {
  const row = await trx
    .deleteFrom('withdrawals')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .where(sql<boolean>`rows -> ${kind}::text -> 0 ->> ${OWNERS[kind]}::text = ${key}`)
    .returning('rows')
    .executeTakeFirst();
  return row?.rows as Kept | undefined;
}

/** Restores what the owner of this key has just deleted. @returns false when there is no copy. */
export async function restore(tools: Tools, thing: Thing, key: string): Promise<boolean> {
  const kept = await takeKept(tools.db, thing, key, tools.now());
  if (kept) await putBack(tools, thing.kind, kept);
  return kept !== undefined;
}

/** `db` is a transaction. */
export type Tools = Pick<Services, 'db' | 'vault' | 'now'>;

/** The tables whose rows can have a case, with the kind of the case. */
const JUDGED = {
  posts: 'post',
  comments: 'comment',
  exam_experiences: 'experience',
  study_groups: 'group',
  study_group_messages: 'message',
  study_group_meetings: 'meeting',
} satisfies Record<Withdrawable, StoredKind> & Partial<Record<keyof Tables, StoredKind>>;

/** Inserts the copied rows again. A text that moderators could not decide about while it was deleted is open again, or queued again. */
export async function putBack(tools: Tools, kind: Withdrawable, kept: Kept): Promise<void> {
  const back = Object.entries(JUDGED).flatMap(([table, judged]) =>
    (kept[table] ?? []).map(({ id, withheld }) => ({
      kind: judged,
      id: Number(id),
      name: nameOfThing(judged, Number(id)),
      withheld: withheld as Withheld,
    })),
  );
  // Cases are locked before their things: a concurrent decision either found the thing deleted, or waits until it is restored.
  const cases = await lockCasesOf(
    tools.db,
    tools.vault,
    back.map(({ name }) => name),
  );
  await insertKept(tools.db, kind, kept);
  for (const { kind: judged, id, name, withheld } of back) {
    const own = cases.filter(({ thing }) => thing === name);
    const undecided = isUndecided(withheld, own.filter(isAboutText));
    // The removal was lifted while the text was deleted.
    if (undecided && withheld === 'removed') await setWithheld(tools.db, judged, id, 'review');
    const latest = own.at(-1);
    // A case that led to a measure stays closed, because the appeal refers to it.
    const reopens = latest?.details.decision?.action === 'keep' && !hasJudged(latest) && (undecided || !isAboutText(latest));
    if (reopens) await reopenCase(tools.db, tools.vault, latest);
    if (!undecided || (reopens && isAboutText(latest))) continue;
    const { subject } = (await findThing(tools.db, judged, id))!;
    await queueAgain(tools, { kind: judged, thing: name, subject });
  }
}

/** Whether the restored text does not reflect the decisions of these cases about it, and none of them is open. */
function isUndecided(withheld: Withheld, cases: CaseRow[]): boolean {
  const latest = cases.at(-1);
  if (!latest || cases.some(({ state }) => state === 'open')) return false;
  if (withheld === 'removed') return !cases.some(({ details }) => details.decision?.removed);
  return !hasJudged(latest) || (withheld === 'review' && latest.action !== 'edit');
}

async function insertKept(trx: Kysely<Tables>, kind: Withdrawable, kept: Kept): Promise<void> {
  for (const { table, counts = [] } of PARTS[kind]) {
    const zeros = Object.fromEntries(counts.map((count) => [count, 0]));
    const rows = JSON.stringify((kept[table] ?? []).map((row) => ({ ...row, ...zeros })));
    await sql`
      insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(trx);
  }
}

/** Deletes expired copies, except those that hold a seat in a group, which `releaseSeat` deletes. */
export async function deleteWithdrawn(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('withdrawals')
    .where('ends_at', '<=', now)
    .where(sql<boolean>`not rows ? 'seat'`)
    .execute();
}
