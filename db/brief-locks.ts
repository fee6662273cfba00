import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Behind a lock that waits for somebody, such as a backup, everybody else waits too; for so long nobody notices. */
const WAIT = '150ms';
/** A process that is gone in the middle must not keep the lock. */
const IDLE = '2s';
/** PostgreSQL’s «lock_not_available». */
const NOT_AVAILABLE = '55P03';

/** Does in a transaction what locks others out of a table, unless somebody holds that. @returns whether it is done */
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
