import { rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { inject } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded.ts';
import type { Tables } from '../../db/tables.ts';
import { cloneEmbedded } from './global-setup.ts';

export interface TestDatabase {
  db: Kysely<Tables>;
  embedded: boolean;
  close(): Promise<void>;
}

/** Connections enough to make 250 parallel calls really meet. */
const POSTGRES_POOL = 20;
/** A busy machine takes its time, and what these tests ask is not whether it does. */
const bounds = { connection: 30_000, query: 60_000 };

/** A database of one's own: a clone of the migrated template, on whatever database the suite runs. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('template');
  let closing = false;
  const onError = (error: Error) => {
    // Dropping a database ends the connections that are still saying goodbye.
    if (!closing) throw error;
  };
  if (template.kind === 'embedded') {
    const dataDir = cloneEmbedded(template.dataDir);
    const embedded = await startEmbedded(dataDir);
    const db = createDatabase({ ...embedded, bounds, onError });
    return {
      db,
      embedded: true,
      async close() {
        closing = true;
        await db.destroy();
        await embedded.stop();
        rmSync(dataDir, { recursive: true });
      },
    };
  }
  const name = `sottovoce_test_${randomBytes(6).toString('hex')}`;
  const admin = createDatabase({ connection: { connectionString: template.url }, poolSize: 1, onError });
  await sql`create database ${sql.id(name)} template ${sql.id(template.name)}`.execute(admin);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const db = createDatabase({ connection: { connectionString: url.href }, poolSize: POSTGRES_POOL, bounds, onError });
  return {
    db,
    embedded: false,
    async close() {
      closing = true;
      await db.destroy();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    },
  };
}
