import type { Kysely } from 'kysely';
import { createDatabase } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { migrateToLatest, type MigrationTools } from '../../db/migrate.ts';
import { loadReference } from '../../db/reference/load.ts';
import type { Tables } from '../../db/tables.ts';
import type { Cohorts, Services, SharedPages } from '../routers/context.ts';
import type { Env } from './env.ts';
import { createLanguageFilter } from './language/filter.ts';
import { createPasswords } from './password.ts';
import { createPseudonyms, randomAlias } from './pseudonyms.ts';
import { createVault } from './vault.ts';

export interface OpenDatabase {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

/** Opens the database that the environment names, migrated and with its reference data. */
export async function openDatabase(env: Env, secretKey: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
  const db = embedded
    ? createDatabase({ ...embedded, onError })
    : createDatabase({ connection: { connectionString: env.DATABASE_URL! }, poolSize: env.DATABASE_POOL_SIZE, onError });
  const close = async () => {
    await db.destroy();
    await embedded?.stop();
  };
  try {
    await migrateToLatest(db, createMigrationTools(secretKey));
    await loadReference(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
}

export function createMigrationTools(secretKey: string): MigrationTools {
  const { seal, nameOf } = createVault(secretKey);
  return { seal, nameOf, randomAlias };
}

interface ServicesOptions {
  env: Env;
  secretKey: string;
  db: Kysely<Tables>;
  pages: SharedPages;
  cohorts: Cohorts;
}

export async function createServices({ env, secretKey, db, pages, cohorts }: ServicesOptions): Promise<Services> {
  return {
    db,
    pages,
    cohorts,
    vault: createVault(secretKey),
    pseudonyms: createPseudonyms(secretKey),
    language: createLanguageFilter(),
    passwords: await createPasswords(),
    settings: { chatLifetimeHours: env.CHAT_LIFETIME_HOURS },
    now: () => new Date(),
  };
}
