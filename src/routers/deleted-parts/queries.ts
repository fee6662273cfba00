import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Services } from '../context.ts';
import { keepAside, OWNERS, type Kept, type Withdrawable } from '../own-words/queries.ts';
import type { Deleted } from '../own-words/schema.ts';

interface Inside {
  whole: Withdrawable;
  /** The tables with the rows of the part, and the columns with its id. */
  columns: Partial<Record<keyof Tables, string>>;
}

/** What people delete from something that somebody else may have deleted meanwhile. */
const PARTS = {
  comments: { whole: 'posts', columns: { comments: 'id', comment_likes: 'comment_id' } },
  study_group_messages: { whole: 'study_groups', columns: { study_group_messages: 'id' } },
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
  await trx
    .updateTable('withdrawals')
    .set({ rows: JSON.stringify(left) })
    .where('kind', '=', whole)
    .where('id', '=', copy.id)
    .execute();
  return keepAside(trx, { kind, id }, now, sql`${JSON.stringify(taken)}::jsonb`);
}
