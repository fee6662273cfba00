import { sql, type Kysely, type QueryCreator } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Services } from '../context.ts';
import { keepAside, OWNERS, restore, takeKept, type Kept, type Tools, type Withdrawable } from '../own-words/queries.ts';
import type { Deleted } from '../own-words/schema.ts';
import type { Source } from '../queries.ts';

interface Inside {
  whole: Withdrawable;
  /** The tables with the rows of the part, and the columns with its id. */
  columns: Partial<Record<keyof Tables, string>>;
  /** The tables that are read to show the part. */
  shown: (keyof Tables)[];
}

/** What people delete from something that somebody else may have deleted meanwhile. */
const PARTS = {
  comments: {
    whole: 'posts',
    columns: { comments: 'id', comment_likes: 'comment_id' },
    shown: ['posts', 'comments', 'thread_voices'],
  },
  study_group_messages: {
    whole: 'study_groups',
    columns: { study_group_messages: 'id' },
    shown: ['study_group_messages', 'study_group_voices'],
  },
} satisfies Partial<Record<Withdrawable, Inside>>;

interface Part {
  kind: keyof typeof PARTS;
  id: number;
}

/**
 * Deletes the caller’s part of a thing with `withdrawStanding`; if that finds none, from the copy of the deleted thing, so that a restore
 * does not bring the part back.
 * @param keyIn the caller’s key in the thing
 * @returns undefined when the caller has no such part
 */
export async function withdrawAnywhere(
  { db, now }: Pick<Services, 'db' | 'now'>,
  part: Part,
  keyIn: (wholeId: number) => string,
  withdrawStanding: () => Promise<Deleted | undefined>,
): Promise<Deleted | undefined> {
  // Twice, because the thing may be restored while the call waits for the copy.
  return (await withdrawStanding()) ?? (await withdrawKept(db, part, keyIn, now())) ?? (await withdrawStanding());
}

async function withdrawKept(
  trx: Kysely<Tables>,
  { kind, id }: Part,
  keyIn: (wholeId: number) => string,
  now: Date,
): Promise<Deleted | undefined> {
  const { whole, columns }: Inside = PARTS[kind];
  const { rows } = await sql<{ id: number; rows: Kept }>`
    select id, rows from withdrawals
    where kind = ${whole} and ends_at > ${now} and rows @> ${JSON.stringify({ [kind]: [{ id }] })}::jsonb for update`.execute(trx);
  const copy = rows[0];
  const own = copy?.rows[kind]?.find((row) => row['id'] === id);
  if (!copy || own?.[OWNERS[kind]] !== keyIn(copy.id)) return undefined;
  const left = { ...copy.rows };
  const taken: Kept = {};
  for (const [table, column] of Object.entries(columns)) {
    const belongs = (row: Record<string, unknown>) => row[column] === id;
    taken[table] = (left[table] ?? []).filter(belongs);
    left[table] = (left[table] ?? []).filter((row) => !belongs(row));
  }
  await setCopy(trx, whole, copy.id, left);
  return keepAside(trx, { kind, id }, now, sql`${JSON.stringify(taken)}::jsonb`);
}

async function setCopy(trx: Kysely<Tables>, whole: Withdrawable, wholeId: number, rows: Kept): Promise<void> {
  const copies = trx.updateTable('withdrawals').set({ rows: JSON.stringify(rows) });
  await copies.where('kind', '=', whole).where('id', '=', wholeId).execute();
}

/**
 * Restores the caller’s part of a thing; while the thing is deleted itself, puts it back into the copy, so that a restore of the thing
 * brings the part back. Idempotent.
 * @param whole the id of the thing, and the caller’s key in it
 * @param lock locks the thing; false when it is not there
 * @param find finds the part, whoever wrote it
 * @returns what `find` finds; undefined when the part is neither there nor in the copy
 */
export async function restoreAnywhere<Row>(
  tools: Tools,
  part: Part,
  whole: { id: number; key: string },
  { lock, find }: { lock: () => Promise<boolean>; find: (source: Source) => Promise<Row | undefined> },
): Promise<Row | undefined> {
  const restoreStanding = async () => {
    if (!(await lock())) return undefined;
    await restore(tools, part, whole.key);
    return find(tools.db);
  };
  const restoreKept = async () => ((await putIntoCopy(tools, part, whole)) ? find(copyOf(tools.db, part.kind, whole.id)) : undefined);
  // Twice, because the thing may be restored while the call waits for the copy.
  return (await restoreStanding()) ?? (await restoreKept()) ?? (await restoreStanding());
}

/** @returns false when there is no copy of the thing. */
async function putIntoCopy({ db: trx, now }: Tools, part: Part, { id, key }: { id: number; key: string }): Promise<boolean> {
  const { whole }: Inside = PARTS[part.kind];
  // Locks the copy before that of the part, in the same order as `withdrawKept`.
  const { rows } = await sql<{ rows: Kept }>`
    select rows from withdrawals
    where kind = ${whole} and id = ${id} and ends_at > ${now()} and rows ? ${part.kind}::text for update`.execute(trx);
  const copy = rows[0]?.rows;
  const kept = copy && (await takeKept(trx, part, key, now()));
  if (kept) {
    const joined: Kept = Object.fromEntries(
      Object.entries(kept).map(([table, added]) => [table, [...(copy[table] ?? []), ...(added ?? [])]]),
    );
    await setCopy(trx, whole, id, { ...copy, ...joined });
  }
  return copy !== undefined;
}

/** Reads the copy of a deleted thing as if its rows were still in their tables. */
function copyOf(db: Kysely<Tables>, kind: Part['kind'], id: number): Source {
  const { whole, shown }: Inside = PARTS[kind];
  const inCopy = (table: keyof Tables) => sql<Record<string, unknown>>`(
    select part.* from withdrawals, jsonb_populate_recordset(null::${sql.table(table)}, nullif(rows -> ${table}::text, 'null')) part
    where withdrawals.kind = ${whole} and withdrawals.id = ${id})`;
  // As unknown, because the type of the query builder would tell these tables from those of the same names.
  const covered = (source: QueryCreator<Tables>, table: keyof Tables): unknown => source.with(table, () => inCopy(table));
  return shown.reduce<QueryCreator<Tables>>((source, table) => covered(source, table) as QueryCreator<Tables>, db);
}
