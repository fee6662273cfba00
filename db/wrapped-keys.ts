import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { unlessHeld } from './brief-locks.ts';
import type { Tables, WrappedKeys } from './tables.ts';

/** Returns no keys before the migration that creates the table. */
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

/** Milliseconds between attempts to lock the table, during which other processes can read it. */
const AGAIN_MS = 1000;

/** Deletes all other wrapped keys and rewrites the table, so that its pages do not retain them. @returns how many were deleted */
export async function deleteOtherWrappedKeys(db: Kysely<Tables>, mark: Buffer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('wrapped_keys').where('mark', '<>', mark).executeTakeFirstOrThrow();
  while (!(await unlessHeld(db, (trx) => sql`cluster wrapped_keys using wrapped_keys_pkey`.execute(trx)))) await sleep(AGAIN_MS);
  return Number(numDeletedRows);
}
