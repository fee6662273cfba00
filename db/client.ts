import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Tables } from './tables.ts';

export interface DatabaseConfig {
  /** A connection URL, or host (also a directory with a Unix socket), port, user, database. */
  connection: { connectionString: string } | { host: string; port: number; user: string; database: string };
  poolSize: number;
  onError(error: Error): void;
}

/** Milliseconds to wait for a connection before the call fails as unavailable. */
const CONNECT_TIMEOUT = 5000;

/** A `date` stays the day it is, as YYYY-MM-DD: as a JavaScript Date it would depend on the time zone of the process. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.DATE ? String : types.getTypeParser(oid, format as 'text');

/** The one way to the data: a Kysely over a `pg` pool, whether PostgreSQL or the embedded database answers. */
export function createDatabase(config: DatabaseConfig): Kysely<Tables> {
  const pool = new Pool({
    ...config.connection,
    max: config.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'sottovoce',
    types: { getTypeParser },
  });
  // Unheard, an error would end the process. The pool hears its connections only while they are idle, and a connection may
  // report the same loss twice.
  pool.on('connect', (client) => void client.once('error', config.onError).on('error', () => {}));
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
