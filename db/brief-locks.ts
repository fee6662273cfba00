import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Lock timeout: short, because later queries on the table queue up behind a waiting lock request. */
const WAIT = '150ms';
/** Ends an idle transaction, so that a process that hangs midway does not keep the lock. */
const IDLE = '2s';
/** PostgreSQL’s «lock_not_available». */
const NOT_AVAILABLE = '55P03';

/** Runs `work`, which locks a table, in a transaction. @returns false if the lock was held and nothing was done */
export async function unlessHeld(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<unknown>): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${WAIT}, true), set_config('idle_in_transaction_session_timeout', ${IDLE}, true)`.execute(
        trx,
      );
      await work(trx);
    });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === NOT_AVAILABLE) return false;
    throw error;
  }
}
