import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { unlessHeld } from './brief-locks.ts';
import type { Tables, WrappedKeys } from './tables.ts';

/** Before its migration has run there are none. */
export async function listWrappedKeys(db: Kysely<Tables>): Promise<WrappedKeys[]> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('wrapped_keys') is not null as found`.execute(db);
  return rows[0]!.found ? db.selectFrom('wrapped_keys').selectAll().execute() : [];
}

export async function insertWrappedKey(db: Kysely<Tables>, row: WrappedKeys): Promise<void> {
  await db
    .insertInto('wrapped_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute();
}

/** Milliseconds until it asks again for a table that somebody, such as a backup, holds: processes that start read it meanwhile. */
const AGAIN_MS = 1000;

/** @returns how many there were. What the table’s pages held of them is gone, too. */
export async function deleteOtherWrappedKeys(db: Kysely<Tables>, mark: Buffer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('wrapped_keys').where('mark', '<>', mark).executeTakeFirstOrThrow();
  while (!(await unlessHeld(db, (trx) => sql`cluster wrapped_keys using wrapped_keys_pkey`.execute(trx)))) await sleep(AGAIN_MS);
  return Number(numDeletedRows);
}
