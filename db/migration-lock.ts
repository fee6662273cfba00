import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Long enough for a migration that encrypts rows between two statements; finite, so that a dead process releases the lock. */
const IDLE_MAX = '10min';
/** Arbitrary, but used by no other advisory lock. */
const MIGRATION_LOCK = '7310579625481203467';

/**
 * Runs `work` in one transaction under an exclusive advisory lock, without the timeouts configured for the role. Kysely's own lock belongs
 * to a session, and a pooler in transaction mode would hand that session, with the lock, to the next client.
 */
export function alone<Result>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(trx);
    await sql`select set_config('idle_in_transaction_session_timeout', ${IDLE_MAX}, true)`.execute(trx);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(trx);
    return trx.getExecutor().provideConnection((connection) => work(new Kysely<Tables>({ dialect: new WithinTransaction(connection) })));
  });
}

/** A Kysely dialect over one connection, inside a transaction that its caller commits. */
class WithinTransaction implements Dialect {
  constructor(private readonly connection: DatabaseConnection) {}

  createAdapter = () => new AlreadyLocked();
  createDriver = (): Driver => ({
    init: nothing,
    acquireConnection: async () => this.connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  });
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
  createQueryCompiler = () => new PostgresQueryCompiler();
}

class AlreadyLocked extends PostgresAdapter {
  /** False, because otherwise the migrator would begin a transaction of its own. */
  override get supportsTransactionalDdl(): boolean {
    return false;
  }
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

async function nothing(): Promise<void> {}
