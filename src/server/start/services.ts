import type { Kysely } from 'kysely';
import { createDatabase, SCRUB_BOUNDS, SERVING_BOUNDS, type Bounds } from '../../../db/client.ts';
import { EMBEDDED_BOUNDS, startEmbedded } from '../../../db/embedded.ts';
import { migrateToLatest, type MigrationTools } from '../../../db/migrate.ts';
import { loadReference } from '../../../db/reference/load.ts';
import { scrub } from '../../../db/scrub.ts';
import type { Tables } from '../../../db/tables.ts';
import { listWrappedKeys } from '../../../db/wrapped-keys.ts';
import type { Services, SharedPages } from '../../routers/context.ts';
import { createLanes } from '../limits/lanes.ts';
import { PATIENCE_MS } from '../limits/turns.ts';
import { createCohorts } from '../security/cohorts.ts';
import { refuseOtherEncoding } from './encoding.ts';
import { ownHosts } from '../http/origin.ts';
import { moderatorsOf, pushServicesOf, type Env } from './env.ts';
import { createLanguage } from './language.ts';
import { createScrubber } from './scrubber.ts';
import { createPasswords } from '../security/password.ts';
import { createPseudonyms, randomAlias } from '../security/pseudonyms.ts';
import { unwrap, wrapNewKey } from '../security/root-key.ts';
import { createVault } from '../security/vault.ts';

export interface OpenDatabase {
  /** The key under which rows are sealed; SECRET_KEY unwraps it. */
  rootKey: string;
  /** For commands: a query may take as long as it needs. */
  db: Kysely<Tables>;
  /** Replaces `db` by one for requests, with a bound on each query; an embedded database that stops is then restarted. */
  serve(): Promise<Kysely<Tables>>;
  /** Erases the remains of deleted rows from the database's storage. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database that the environment names, migrated and with its reference data. */
export async function openDatabase(env: Env, secretKey: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
  const connect = (bounds?: Bounds) =>
    embedded
      ? createDatabase({ ...embedded, bounds: bounds && EMBEDDED_BOUNDS, onError })
      : createDatabase({ connection: { connectionString: env.DATABASE_URL! }, poolSize: env.DATABASE_POOL_SIZE, bounds, onError });
  const db = connect();
  let open = db;
  const scrubber = createScrubber(async () => {
    if (embedded) return scrub(open, { embedded: true });
    // A connection of its own, because a scrub may take long and nobody waits for it.
    const own = connect(SCRUB_BOUNDS);
    try {
      return await scrub(own, { embedded: false });
    } finally {
      await own.destroy();
    }
  }, onError);
  const close = async () => {
    const stopped = scrubber.stop();
    if (embedded) await stopped;
    await open.destroy();
    await embedded?.stop();
  };
  const serve = async () => {
    // The embedded database takes one connection at a time.
    await open.destroy();
    embedded?.revive(onError);
    return (open = connect(SERVING_BOUNDS));
  };
  try {
    if (!embedded) await refuseOtherEncoding(db);
    const before = unwrap(await listWrappedKeys(db), secretKey);
    await migrateToLatest(db, { ...createMigrationTools(before), wrapFirstKey: () => wrapNewKey(secretKey) });
    await loadReference(db);
    const rootKey = unwrap(await listWrappedKeys(db), secretKey);
    return { db, rootKey, serve, scrub: scrubber.scrub, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export function createMigrationTools(rootKey: string): MigrationTools {
  const { seal, open, nameOf } = createVault(rootKey);
  const { key } = createPseudonyms(rootKey);
  return { seal, open, nameOf, key, randomAlias };
}

interface ServicesOptions {
  env: Env;
  secretKey: string;
  db: Kysely<Tables>;
  pages: SharedPages;
  replica?: Services['replica'];
}

export async function createServices({
  env,
  secretKey,
  db,
  pages,
  replica,
}: ServicesOptions): Promise<Services & { cohorts: ReturnType<typeof createCohorts> }> {
  const vault = createVault(secretKey);
  return {
    db,
    pages,
    replica,
    cohorts: createCohorts({ db, vault }),
    vault,
    pseudonyms: createPseudonyms(secretKey),
    language: createLanguage(),
    passwords: await createPasswords(),
    lanes: createLanes(env.DATABASE_URL ? env.DATABASE_POOL_SIZE : 1, PATIENCE_MS),
    settings: {
      chatLifetimeHours: env.CHAT_LIFETIME_HOURS,
      moderators: moderatorsOf(env),
      pushServices: pushServicesOf(env),
      ownHosts: ownHosts(env),
    },
    now: () => new Date(),
  };
}
