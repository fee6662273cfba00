import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { inject } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded.ts';
import type { Tables } from '../../db/tables.ts';
import type { Template } from './global-setup.ts';
import { TEST_SECRET } from './migration-tools.ts';

export interface TestDatabase {
  db: Kysely<Tables>;
  embedded: boolean;
  close(): Promise<void>;
}

/** Enough connections for 250 parallel calls to contend with each other. */
const POSTGRES_POOL = 20;
/** Generous, because the machine may be busy and these tests are not about timeouts. */
const bounds = { connection: 30_000, query: 60_000 };

/** Creates a database by cloning the migrated template, on PostgreSQL or embedded, whichever the suite uses; the latter has a pool of one. */
export async function createTestDatabase(poolSize = POSTGRES_POOL): Promise<TestDatabase> {
  let closing = false;
  const onError = (error: Error) => {
    // Dropping a database terminates connections that are still closing.
    if (!closing) throw error;
  };
  const clone = await cloneTemplate(inject('template'), onError);
  const embedded = clone.dataDir === undefined ? undefined : await startEmbedded(clone.dataDir);
  const where = embedded ?? { connection: { connectionString: clone.url! }, poolSize };
  const db = createDatabase({ ...where, bounds, onError });
  return {
    db,
    embedded: embedded !== undefined,
    async close() {
      closing = true;
      await db.destroy();
      await embedded?.stop();
      await clone.remove();
    },
  };
}

/** Clones the template for another process. Returns its environment variables. */
export async function cloneForProcess(
  template = inject('template'),
): Promise<{ variables: Record<string, string>; remove(): Promise<void> }> {
  const { dataDir, url, remove } = await cloneTemplate(template, () => {});
  return { variables: { SECRET_KEY: TEST_SECRET, ...(dataDir === undefined ? { DATABASE_URL: url! } : { DATA_DIR: dataDir }) }, remove };
}

type Clone = ({ dataDir: string; url?: undefined } | { dataDir?: undefined; url: string }) & { remove(): Promise<void> };

async function cloneTemplate(template: Template, onError: (error: Error) => void): Promise<Clone> {
  if (template.kind === 'embedded') {
    const dataDir = cloneEmbedded(undefined, template);
    return { dataDir, remove: async () => rmSync(dataDir, { recursive: true }) };
  }
  const name = `sottovoce_test_${randomBytes(6).toString('hex')}`;
  const admin = createDatabase({ connection: { connectionString: template.url }, poolSize: 1, onError });
  const strategy = template.copied ? sql`strategy file_copy` : sql``;
  await sql`create database ${sql.id(name)} template ${sql.id(template.name)} ${strategy}`.execute(admin);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async remove() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    },
  };
}

/** Copies the migrated database into a directory, which is faster than migrating a new one. For tests of the project `embedded`. */
export function cloneEmbedded(dataDir = mkdtempSync(join(tmpdir(), 'sottovoce-test-')), template = inject('template')): string {
  if (template.kind !== 'embedded') throw new Error('This test belongs to the project «embedded»');
  cpSync(join(template.dataDir, 'database'), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}
