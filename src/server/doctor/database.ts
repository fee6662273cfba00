import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { createDatabase } from '../../../db/client.ts';
import { DirectoryInUse } from '../../../db/directory-owner.ts';
import { startEmbedded } from '../../../db/embedded.ts';
import { listMigrations } from '../../../db/migrate.ts';
import { listApplied } from '../../../db/rows.ts';
import type { WrappedKeys } from '../../../db/tables.ts';
import { listWrappedKeys } from '../../../db/wrapped-keys.ts';
import { ENCODING } from '../start/encoding.ts';
import type { Env } from '../start/env.ts';
import { findSecretKey } from '../start/secret-key.ts';
import { mayUse } from './files.ts';
import type { Finding } from './finding.ts';
import { judgeKey } from './key.ts';
import { judgeAccounts } from './moderators.ts';

/** The oldest version that is still maintained in 2026. */
const VERSION_MIN = 14;
/** Limits, ends of chats and links are measured in minutes; processes must agree to within seconds. */
const CLOCK_MAX_MS = 5000;

/** Checks what a server needs from PostgreSQL before it can start. */
export async function checkServer(client: Client, poolSize: number, secretKey: string | undefined): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await client.query<{
    version: string;
    encoding: string;
    trgm: string | null;
    may: boolean;
    connections: string;
    now: number;
    migrated: boolean;
    keyed: boolean;
  }>(`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding, current_setting('max_connections') as connections,
      (select coalesce(installed_version, default_version) from pg_available_extensions where name = 'pg_trgm') as trgm,
      has_schema_privilege('public', 'create') as may, extract(epoch from clock_timestamp())::float8 * 1000 as now,
      to_regclass('kysely_migration') is not null as migrated, to_regclass('wrapped_keys') is not null as keyed`);
  const { version, encoding, trgm, may, connections, now, migrated, keyed } = rows[0]!;
  const applied = migrated ? (await client.query<{ name: string }>('select name from kysely_migration')).rows.map(({ name }) => name) : [];
  return [
    { what: `PostgreSQL ${version}`, mend: Number.parseInt(version) < VERSION_MIN ? `use version ${VERSION_MIN} or later` : undefined },
    {
      what: `the encoding ${encoding}`,
      mend: encoding === ENCODING ? undefined : `create a database with createdb --encoding=${ENCODING} --template=template0`,
    },
    { what: `the extension pg_trgm ${trgm ?? ''}`, mend: trgm ? undefined : 'it is not available; on Debian install postgresql-contrib' },
    { what: 'the right to create tables', mend: may ? undefined : 'migrations would fail; grant create on schema public to this role' },
    {
      what: `max_connections = ${connections}`,
      mend:
        Number(connections) < poolSize + 10
          ? `too few for DATABASE_POOL_SIZE ${poolSize} in each process; raise it or use a pooler`
          : undefined,
    },
    judgeClock('the clock of the database', now - (before + Date.now()) / 2),
    judgeMigrations(applied),
    ...judgeKey(keyed ? (await client.query<WrappedKeys>('select mark, wrapped from wrapped_keys')).rows : [], secretKey),
  ];
}

/** @param ahead milliseconds by which the other clock is ahead of this machine's. */
export function judgeClock(what: string, ahead: number): Finding {
  const apart = Math.abs(ahead) > CLOCK_MAX_MS;
  return {
    what,
    mend: apart ? `${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'} this one; let both follow NTP` : undefined,
  };
}

export function judgeMigrations(applied: readonly string[], known: readonly string[] = listMigrations()): Finding {
  const unknown = applied.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !applied.includes(name));
  if (unknown.length > 0)
    return { what: 'migrations', mend: `the database is of a newer version, with ${unknown[0]}; update this program` };
  if (missing.length === 0) return { what: `migrations: all ${known.length} have run` };
  return { what: `migrations: ${missing.length} of ${known.length} run at the next start; take a backup first` };
}

export async function checkEmbedded(env: Pick<Env, 'DATA_DIR' | 'SECRET_KEY' | 'MODERATORS' | 'SMTP_URL'>): Promise<Finding[]> {
  const { DATA_DIR } = env;
  // Reported by checkFiles.
  if (!mayUse(DATA_DIR)) return [];
  if (!existsSync(join(DATA_DIR, 'database'))) return [{ what: 'the embedded database will be created at the first start' }];
  try {
    const embedded = await startEmbedded(DATA_DIR, { asFound: true });
    const db = createDatabase({ ...embedded, onError: () => {} });
    try {
      return [
        { what: 'the embedded database opens' },
        judgeMigrations(await listApplied(db)),
        ...judgeKey(await listWrappedKeys(db), findSecretKey(env)),
        ...(await judgeAccounts(db, env)),
      ];
    } finally {
      await db.destroy();
      await embedded.stop();
    }
  } catch (error) {
    if (error instanceof DirectoryInUse) return [{ what: 'the embedded database is in use by a server' }];
    return [
      { what: 'the embedded database', mend: `it does not open (${(error as Error).message}); restore a backup into another DATA_DIR` },
    ];
  }
}
