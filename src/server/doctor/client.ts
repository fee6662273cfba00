import { spawnSync } from 'node:child_process';
import type { Finding } from './finding.ts';

/** Checks the client that `npm run backup` uses. */
export function checkClient(server: string): Finding {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  return judgeClient(server, /\(PostgreSQL\) (\S+)/.exec(stdout ?? '')?.[1]);
}

/** An older pg_dump refuses a newer server; the backups of a newer one can only be restored by servers of its version or later. */
export function judgeClient(server: string, client: string | undefined): Finding {
  if (!client) return { what: 'there is no pg_dump here, which npm run backup needs' };
  const apart = Number.parseInt(client) - Number.parseInt(server);
  const other = `PostgreSQL ${Number.parseInt(server)}’s own client`;
  return {
    what: `pg_dump ${client}`,
    mend:
      apart < 0
        ? `it cannot back up a newer server; use ${other}`
        : apart > 0
          ? `an older server may be unable to restore its backups; use ${other}, or restore into a PostgreSQL ${Number.parseInt(client)}`
          : undefined,
  };
}
