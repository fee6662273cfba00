import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type PoolConfig } from 'pg';
import type { Tables } from './tables.ts';

export interface DatabaseConfig {
  /** A connection URL, or host (also a directory with a Unix socket), port, user, database. */
  connection: { connectionString: string } | { host: string; port: number; user: string; database: string };
  poolSize: number;
  /** How long a call waits; without them only the wait for a connection is bounded. */
  bounds?: Bounds | undefined;
  onError(error: Error): void;
}

/** All in milliseconds. What takes longer fails, as when the database is away. */
export interface Bounds {
  /** Until there is a connection, new or given back. */
  connection: number;
  /** Until a query has its whole answer: the database itself may hang, and then only the client can tell. */
  query: number;
  /** After which the database gives a query up by itself, for a lock or anything else, and keeps the connection. */
  statement?: number;
  /** After which the database gives up a transaction from which nothing more comes. */
  idleTransaction?: number;
}

/** Milliseconds to wait for a connection before the call fails as unavailable. */
const CONNECT_TIMEOUT = 5000;

/**
 * For calls to a PostgreSQL server that somebody waits for: whatever else a call does, its refusal comes within five
 * seconds. No query of the product takes a tenth of this; deletion and export make many short ones.
 */
export const SERVING_BOUNDS: Bounds = { connection: 2400, query: 2200, statement: 2000, idleTransaction: 10_000 };

/** For what clears deleted rows away, which nobody waits for: of the largest table in minutes, and not for ever on a connection that is half dead. */
export const SCRUB_BOUNDS: Bounds = { connection: 5000, query: 15 * 60_000 };

/** A `date` stays the day it is, as YYYY-MM-DD: as a JavaScript Date it would depend on the time zone of the process. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.DATE ? String : types.getTypeParser(oid, format);

/** The one way to the data: a Kysely over a `pg` pool, whether PostgreSQL or the embedded database answers. */
export function createDatabase(config: DatabaseConfig): Kysely<Tables> {
  const pool: Pool = new Pool({
    ...config.connection,
    max: config.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'sottovoce',
    types: { getTypeParser },
    ...(config.bounds && bounded(config.bounds)),
  });
  // An error that nobody listens for would end the process. The pool listens to its connections only while they are idle,
  // and a connection may report the same loss twice.
  pool.on('connect', (client) => void client.once('error', config.onError).on('error', () => {}));
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Tables>, Pool>();

/** How its connections are taken now, and how many calls wait for one; undefined for a transaction. */
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

/** Discards a connection whose query got no answer in time: the rollback and whatever came next would only wait behind it. */
class ImpatientClient extends Client {
  override query(...query: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query.bind(this), this, query);
    if (!(answer instanceof Promise)) return answer as never;
    return answer.catch((error: unknown) => {
      // `end` breaks off a connection with a query under way, and refuses further queries at once.
      if (error instanceof Error && error.message === 'Query read timeout') void this.end();
      throw error;
    }) as never;
  }
}
