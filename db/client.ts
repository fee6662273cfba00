import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type PoolConfig } from 'pg';
import type { Tables } from './tables.ts';

export interface DatabaseConfig {
  /** A connection URL, or host (also a directory with a Unix socket), port, user, database. */
  connection: { connectionString: string } | { host: string; port: number; user: string; database: string };
  poolSize: number;
  /** Timeouts; without them only the wait for a connection is limited. */
  bounds?: Bounds | undefined;
  onError(error: Error): void;
}

/** Timeouts in milliseconds. A call that exceeds one fails as if the database were unreachable. */
export interface Bounds {
  /** Waiting for a connection, newly opened or returned to the pool. */
  connection: number;
  /** Waiting for the complete result of a query, enforced by the client because the database itself may hang. */
  query: number;
  /** Running a query or waiting for a lock, enforced by the database, so that the connection stays usable. */
  statement?: number;
  /** After which the database ends a transaction that receives no further statements. */
  idleTransaction?: number;
}

/** Milliseconds to wait for a connection when no `Bounds` are given. */
const CONNECT_TIMEOUT = 5000;

/**
 * For requests served from a PostgreSQL server: any call that cannot be answered fails within five seconds. No query of the product takes
 * a tenth of this; deletion and export run many short ones.
 */
export const SERVING_BOUNDS: Bounds = { connection: 2400, query: 2200, statement: 2000, idleTransaction: 10_000 };

/** For background cleanup of deleted rows: long enough for the largest table, but finite in case the connection is half dead. */
export const SCRUB_BOUNDS: Bounds = { connection: 5000, query: 15 * 60_000 };

/** Parses `date` as a YYYY-MM-DD string: a JavaScript Date would depend on the time zone of the process. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.DATE ? String : types.getTypeParser(oid, format);

/** Creates the Kysely instance over a `pg` pool, for PostgreSQL and the embedded database alike. */
export function createDatabase(config: DatabaseConfig): Kysely<Tables> {
  const pool: Pool = new Pool({
    ...config.connection,
    max: config.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'sottovoce',
    types: { getTypeParser },
    ...(config.bounds && bounded(config.bounds)),
  });
  // An unhandled 'error' event would end the process. The pool listens to its connections only while they are idle,
  // and a connection may report the same loss twice.
  pool.on('connect', (client) => void client.once('error', config.onError).on('error', () => {}));
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Tables>, Pool>();

/** Pool usage: connections in use, idle connections and calls waiting for one; undefined for a transaction. */
export function loadOf(db: Kysely<Tables>): { busy: number; idle: number; waiting: number } | undefined {
  const pool = pools.get(db);
  return pool && { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

function bounded({ connection, query, statement, idleTransaction }: Bounds): PoolConfig {
  return {
    Client: ImpatientClient,
    connectionTimeoutMillis: connection,
    query_timeout: query,
    ...(statement && { statement_timeout: statement, lock_timeout: statement }),
    ...(idleTransaction && { idle_in_transaction_session_timeout: idleTransaction }),
  };
}

/** A client that discards its connection when a query times out: the rollback and any later query would only wait behind that query. */
class ImpatientClient extends Client {
  override query(...query: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query.bind(this), this, query);
    if (!(answer instanceof Promise)) return answer as never;
    return answer.catch((error: unknown) => {
      // `end` closes a connection even while a query is running, and makes further queries fail at once.
      if (error instanceof Error && error.message === 'Query read timeout') void this.end();
      throw error;
    }) as never;
  }
}
