import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Waits up to a second until `count` transactions of this database wait for an advisory lock; with one connection none ever does. */
export async function untilWaiting(db: Kysely<Tables>, count: number): Promise<void> {
  for (let tries = 0, waiting = 0; tries < 40 && waiting < count; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`.execute(db);
    waiting = rows[0]!.waiting;
  }
}
