import { Client } from 'pg';
import type { Env } from './env.ts';
import { UsageError } from './start-failure.ts';

type Addresses = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;

const WAIT_MS = 5000;

/**
 * Selects the name of the connection's database and a mark of it. A pooler may give a database another name; its server's identifier, which
 * replicas share, and its own number are the same through each address.
 */
export const DATABASE_MARK = `select datname as name, system_identifier || '/' || oid as mark from pg_database, pg_control_system() where datname = current_database()`;

/**
 * Refuses a DATABASE_DIRECT_URL that leads to another database than DATABASE_URL, as when only one of them names a new database: a backup
 * would be of the old one, and a restore would find the old one in use.
 * @throws UsageError
 */
export async function refuseTwoDatabases({ DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): Promise<void> {
  if (!DATABASE_URL || !DATABASE_DIRECT_URL || DATABASE_URL === DATABASE_DIRECT_URL) return;
  const [one, other] = [await identify('DATABASE_URL', DATABASE_URL), await identify('DATABASE_DIRECT_URL', DATABASE_DIRECT_URL)];
  if (one.mark !== other.mark)
    throw new UsageError(
      `DATABASE_DIRECT_URL leads to another database (${other.name}) than DATABASE_URL (${one.name}): let both lead to the same one, or unset DATABASE_DIRECT_URL if DATABASE_URL names no pooler`,
    );
}

/**
 * Refuses a DATABASE_READ_URL that leads to another database than DATABASE_URL, whose posts would be shown under the same numbers.
 * @throws UsageError
 */
export async function refuseOtherReplica({
  DATABASE_URL,
  DATABASE_READ_URL,
}: Pick<Env, 'DATABASE_URL' | 'DATABASE_READ_URL'>): Promise<void> {
  if (!DATABASE_URL || !DATABASE_READ_URL) return;
  const [one, other] = [await identify('DATABASE_URL', DATABASE_URL), await identify('DATABASE_READ_URL', DATABASE_READ_URL)];
  if (one.mark !== other.mark)
    throw new UsageError(`it leads to another database (${other.name}) than DATABASE_URL (${one.name}), and is not used`);
}

async function identify(variable: string, url: string): Promise<{ name: string; mark: string }> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: WAIT_MS, query_timeout: WAIT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; mark: string }>(DATABASE_MARK);
    return rows[0]!;
  } catch (error) {
    throw new UsageError(`${variable} cannot be reached (${(error as Error).message})`);
  } finally {
    await client.end().catch(() => {});
  }
}
