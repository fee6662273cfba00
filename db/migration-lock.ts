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

/** While rows are sealed anew, say, nothing is asked for long; a process that is gone lets the others on. */
const IDLE_MAX = '10min';
/** Any number that nobody else locks. */
const MIGRATION_LOCK = '7310579625481203467';

/**
 * Runs work in one transaction that no other process is in, and waits for them. Kysely's own lock belongs to a session, which a pooler
 * that lends connections by the transaction keeps for whoever comes next. What a role sets for calls does not hold here.
 */
export function alone<Result>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(trx);
    await sql`select set_config('idle_in_transaction_session_timeout', ${IDLE_MAX}, true)`.execute(trx);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(trx);
    return trx.getExecutor().provideConnection((connection) => work(new Kysely<Tables>({ dialect: new WithinTransaction(connection) })));
  });
}

/** A database that is one connection, within a transaction which somebody else ends. */
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
  /** The migrator would begin one of its own. */
  override get supportsTransactionalDdl(): boolean {
    return false;
  }
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

async function nothing(): Promise<void> {}
