import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Calls `start` under a lock and, once it is blocked, `finish`. With one connection `start` waits for the end of the transaction. */
export async function whileBlocked<Blocked>(
  db: Kysely<Tables>,
  {
    lock,
    start,
    finish,
  }: { lock(trx: Kysely<Tables>): Promise<unknown>; start(): Promise<Blocked>; finish(trx: Kysely<Tables>): Promise<unknown> },
): Promise<Blocked> {
  const { blocked } = await db.transaction().execute(async (trx) => {
    await lock(trx);
    const started = start();
    // Handled, because a deadlock victim rejects before the caller awaits it.
    started.catch(() => {});
    for (let tries = 0, waiting = 0; tries < 40 && waiting === 0; tries += 1) {
      await sleep(25);
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_locks where not granted and pid <> pg_backend_pid()
        and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(trx);
      waiting = rows[0]!.waiting;
    }
    await finish(trx);
    return { blocked: started };
  });
  return blocked;
}
