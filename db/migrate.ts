import { readdirSync } from 'node:fs';
import { Migrator, sql, type Kysely, type Migration, type MigrationResultSet } from 'kysely';
import { alone } from './migration-lock.ts';
import { listApplied } from './rows.ts';
import type { Tables } from './tables.ts';

/** The functions that migrations need to convert existing rows. The server provides them, because they depend on its secret key. */
export interface MigrationTools {
  /** Encrypts a value for one place, where alone it can be opened; see Vault in src/routers/context.ts. */
  seal(place: string, value: unknown): Buffer;
  open<Value>(place: string, sealed: Buffer): Value;
  nameOf(place: string, value: string): Buffer;
  /** Returns the pseudonym of an account in a place; see Pseudonyms in src/routers/context.ts. */
  key(scope: 'mentorship', scopeId: number | string, accountId: string): string;
  /** Creates the first row key of a site, sealed under its secret key. */
  wrapFirstKey?(): { mark: Buffer; wrapped: Buffer };
  /** Returns two random Italian words, the alias of a participant in a thread. */
  randomAlias(): string;
}

interface ToolMigration {
  up(db: Kysely<unknown>, tools: MigrationTools): Promise<void>;
  down(db: Kysely<unknown>, tools: MigrationTools): Promise<void>;
}

const FOLDER = new URL('./migrations/', import.meta.url);
/** Day, number within the day, name. Other files in the folder are helpers. */
const NAME = /^(\d{4}-\d{2}-\d{2}-\d+-[a-z0-9-]+)\.ts$/;
/** By day and then by number, so that the tenth migration of a day follows the ninth. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** Returns the names of the migrations in the order in which they run. A migration that has landed never changes. */
export function listMigrations(): string[] {
  return readdirSync(FOLDER)
    .flatMap((file) => NAME.exec(file)?.[1] ?? [])
    .sort(inOrder);
}

/** The migrations by name. Each file is imported only when it runs, because most starts have nothing to migrate. */
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

/** Creates a migrator whose every run is one transaction under its own lock: it is applied completely or not at all. */
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
        // Kysely sorts names alphabetically, so a new migration may precede one that has run: `-11-` before `-2-`.
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

/** The database is newer than this program, which cannot know what its rows mean. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** The role of this connection may not create the tables of a migration. */
export class MayNotMigrate extends Error {
  override name = 'MayNotMigrate';
}

/**
 * Migrates the database to the latest version. Processes that start together migrate once.
 * @throws NewerDatabase if the database has migrations that this program does not know.
 * @throws MayNotMigrate if the role lacks the right that every migration needs.
 */
export async function migrateToLatest(db: Kysely<Tables>, tools: MigrationTools, provided?: Record<string, Migration>): Promise<void> {
  const known = Object.keys(provided ?? findMigrations(tools));
  const applied = await listApplied(db);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new NewerDatabase(unknown);
  // Checked before taking the lock, because most starts have nothing to migrate.
  if (applied.length === known.length) return;
  // Checked first, because the migrator hides why it cannot create its own table.
  if (!(await mayCreate(db))) throw new MayNotMigrate();
  const { error, results } = await createMigrator(db, tools, provided).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? '(none)'} failed`, { cause: error });
}

async function mayCreate(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`select has_schema_privilege(current_schema(), 'create') as may`.execute(db);
  // Null if the role may not even use any schema.
  return rows[0]!.may ?? false;
}
