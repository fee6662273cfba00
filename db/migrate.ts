import { readdirSync } from 'node:fs';
import { Migrator, NO_MIGRATIONS, sql, type Kysely, type Migration, type MigrationResultSet } from 'kysely';
import { alone } from './migration-lock.ts';
import { listApplied } from './rows.ts';
import type { Tables } from './tables.ts';

/** What migrations of existing rows need from the product, which alone knows the installation's secret. */
export interface MigrationTools {
  /** What is sealed can be opened only at that place; see Vault in src/routers/context.ts. */
  seal(place: string, value: unknown): Buffer;
  open<Value>(place: string, sealed: Buffer): Value;
  nameOf(place: string, value: string): Buffer;
  /** The pseudonym of an account in a place; see Pseudonyms in src/routers/context.ts. */
  key(scope: 'mentorship', scopeId: number | string, accountId: string): string;
  /** A key for the rows of a site that has none yet, sealed under its secret key. */
  wrapFirstKey?(): { mark: Buffer; wrapped: Buffer };
  /** Two Italian words for somebody in a thread, at random. */
  randomAlias(): string;
}

interface ToolMigration {
  up(db: Kysely<unknown>, tools: MigrationTools): Promise<void>;
  down(db: Kysely<unknown>, tools: MigrationTools): Promise<void>;
}

const FOLDER = new URL('./migrations/', import.meta.url);
/** Day, number within the day, name. Other files of the folder are helpers. */
const NAME = /^(\d{4}-\d{2}-\d{2}-\d+-[a-z0-9-]+)\.ts$/;
/** By day and then by number, so that the tenth of a day follows the ninth. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** Names of the migrations in the order in which they run. A migration that has landed never changes. */
export function listMigrations(): string[] {
  return readdirSync(FOLDER)
    .flatMap((file) => NAME.exec(file)?.[1] ?? [])
    .sort(inOrder);
}

/** Every migration of the folder, by name. Each is read only when it runs: most starts have none to run. */
export function findMigrations(tools: MigrationTools): Record<string, Migration> {
  return Object.fromEntries(
    listMigrations().map((name) => {
      const read = () => import(`./migrations/${name}.ts`) as Promise<ToolMigration>;
      const migration: Migration = {
        up: async (db) => (await read()).up(db, tools),
        down: async (db) => (await read()).down(db, tools),
      };
      return [name, migration];
    }),
  );
}

/** Each run is one transaction under a lock of its own: the database ends up there or stays as it was. */
export function createMigrator(
  db: Kysely<Tables>,
  tools: MigrationTools,
  provided?: Record<string, Migration>,
): Pick<Migrator, 'migrateTo' | 'migrateToLatest'> {
  const provider = { getMigrations: async () => provided ?? findMigrations(tools) };
  const run = async (steps: (migrator: Migrator) => Promise<MigrationResultSet>): Promise<MigrationResultSet> => {
    let ran: MigrationResultSet | undefined;
    try {
      return await alone(db, async (own) => {
        // Kysely sorts names letter by letter, so that for it what is new may come before what has run: `-11-` before `-2-`.
        ran = await steps(new Migrator({ db: own, nameComparator: inOrder, allowUnorderedMigrations: true, provider }));
        if (ran.error) throw ran.error;
        return ran;
      });
    } catch (error) {
      return { ...ran, error };
    }
  };
  return {
    migrateTo: (name) => run((migrator) => migrator.migrateTo(name)),
    migrateToLatest: () => run((migrator) => migrator.migrateToLatest()),
  };
}

/** A program older than its database: what its rows have become since it cannot know. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/**
 * Brings the database to the newest state. Processes that start together migrate once.
 * @throws NewerDatabase where migrations have run that this program does not know.
 */
export async function migrateToLatest(db: Kysely<Tables>, tools: MigrationTools, provided?: Record<string, Migration>): Promise<void> {
  const known = Object.keys(provided ?? findMigrations(tools));
  const applied = await listApplied(db);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new NewerDatabase(unknown);
  // Asked first: most starts have nothing to do, and need wait for nobody.
  if (applied.length === known.length) return;
  const { error, results } = await createMigrator(db, tools, provided).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? '(none)'} failed`, { cause: error });
}

/** Leaves a database as empty as it was before these migrations. */
export async function unmigrate(db: Kysely<Tables>, tools: MigrationTools, provided: Record<string, Migration>): Promise<void> {
  await createMigrator(db, tools, provided).migrateTo(NO_MIGRATIONS);
  await sql`drop table if exists kysely_migration, kysely_migration_lock`.execute(db);
}
