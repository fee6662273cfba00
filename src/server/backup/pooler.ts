import { Client } from 'pg';
import { UsageError } from '../start/start-failure.ts';

/** Statements of each connection: where others use the pooler too, the next one may by chance get the same session again. */
const STATEMENTS = 10;

/**
 * Refuses a pooler in transaction mode: the settings that pg_dump and pg_restore make for their session, such as an empty search path,
 * would stay on a connection that the site then gets.
 * @throws UsageError
 */
export async function refusePooler(url: string): Promise<void> {
  if (await isPooled(url))
    throw new UsageError(
      'The database is behind a connection pooler, whose connections pg_dump and pg_restore would leave unusable for the site: set DATABASE_DIRECT_URL to an address that leads to the database itself',
    );
}

/** Whether statements outside a transaction share sessions with other connections. Looks at sessions alone and changes nothing on them. */
export async function isPooled(url: string): Promise<boolean> {
  const clients = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  try {
    for (const client of clients) await client.connect();
    const seen = clients.map(() => new Set<number>());
    for (let statement = 0; statement < STATEMENTS; statement += 2)
      for (const [index, client] of clients.entries())
        // Twice in a row, because a pooler may lend its sessions in turn.
        for (let again = 0; again < 2; again++)
          seen[index]!.add((await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid);
    return new Set(seen.flatMap((pids) => [...pids])).size !== clients.length || seen.some((pids) => pids.size > 1);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}
