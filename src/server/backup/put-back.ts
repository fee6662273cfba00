import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createDatabase } from '../../../db/client.ts';
import { ownDataDir, startEmbedded } from '../../../db/embedded.ts';
import { findMigrations, listMigrations, migrateToLatest } from '../../../db/migrate.ts';
import { alone } from '../../../db/migration-lock.ts';
import { countOtherConnections, countTables, FINISH_RESTORE, finishRestore, listApplied, writeRows } from '../../../db/rows.ts';
import type { Tables } from '../../../db/tables.ts';
import { markOf } from '../security/root-key.ts';
import { refuseOtherEncoding } from '../start/encoding.ts';
import { directUrl, type Env } from '../start/env.ts';
import { loadSecretKey, secretKeyPath } from '../start/secret-key.ts';
import { createMigrationTools } from '../start/services.ts';
import { UsageError } from '../start/start-failure.ts';
import { keyMarkOf, openBackup, type Backup } from './file.ts';
import { refuseTwoDatabases } from '../start/one-database.ts';
import { load } from './postgres-tools.ts';

const LAST_CONNECTIONS_MS = 2_000;

/** Restores a backup into an empty database, completely or not at all. Refuses a database that holds anything. */
export async function putBack(env: Env, path: string): Promise<Backup['header']> {
  const backup = await openBackup(path, env.BACKUP_KEY);
  refuseOtherKey(env, backup);
  refuseNewer(backup);
  if (env.DATABASE_URL) await intoPostgres(env, backup);
  else await intoEmbedded(env, backup);
  return backup.header;
}

/** Without its key a restored site would recognize nobody, and a start would generate a new key. */
function refuseOtherKey(env: Env, { header }: Backup): void {
  const place = secretKeyPath(env);
  if (!env.SECRET_KEY && !existsSync(place))
    throw new UsageError(`The backup holds no secret key: set SECRET_KEY, or put the site's own at ${place} first`);
  const secretKey = loadSecretKey(env);
  if (keyMarkOf(secretKey) !== header.keyMark && !header.keyMarks.includes(markOf(secretKey).toString('base64url')))
    throw new UsageError(
      'The backup belongs to another SECRET_KEY: with this one nobody could log in, and no text would belong to its author',
    );
}

function refuseNewer({ header }: Backup): void {
  const known = new Set(listMigrations());
  const unknown = header.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UsageError(`The backup is of a newer version, with ${unknown.join(', ')}: update this program first`);
}

async function intoPostgres(env: Env, { header, content }: Backup): Promise<void> {
  await refuseTwoDatabases(env);
  const url = directUrl(env)!;
  const db = createDatabase({ connection: { connectionString: url }, poolSize: 1, onError: () => {} });
  try {
    await refuseOtherEncoding(db);
    if (await isUsed(db)) throw new UsageError('A server uses the database of DATABASE_URL: stop it first');
    if ((await countTables(db)) > 0) throw new UsageError(await occupied(db, header, env));
    if (header.kind === 'pg_dump') await load(url, content(), FINISH_RESTORE);
    else await rebuild(db, { header, content }, loadSecretKey(env));
  } finally {
    await db.destroy();
  }
}

/** Whether others are connected; PostgreSQL counts a server that has just stopped for a moment longer. */
async function isUsed(db: Kysely<Tables>): Promise<boolean> {
  for (let waited = 0; waited < LAST_CONNECTIONS_MS; waited += 100) {
    if ((await countOtherConnections(db)) === 0) return false;
    await sleep(100);
  }
  return true;
}

async function occupied(db: Kysely<Tables>, { migrations }: Backup['header'], { DATABASE_DIRECT_URL }: Env): Promise<string> {
  const there = await listApplied(db);
  const newer = there.some((name) => !migrations.includes(name)) ? ' of a newer version' : '';
  const what = there.length > 0 ? `a Sottovoce${newer}` : 'tables of another program';
  const variables = DATABASE_DIRECT_URL ? 'DATABASE_URL and DATABASE_DIRECT_URL' : 'DATABASE_URL';
  return `The database of DATABASE_URL holds ${what} already: make an empty one, and set ${variables} to it`;
}

async function intoEmbedded(env: Env, backup: Backup): Promise<void> {
  if (backup.header.kind !== 'rows') throw new UsageError('The backup was taken from PostgreSQL: set DATABASE_URL to an empty database');
  const { release } = await ownDataDir(env.DATA_DIR);
  const place = join(env.DATA_DIR, 'database');
  const draft = join(env.DATA_DIR, 'restoring');
  try {
    if (existsSync(place)) throw new UsageError(`DATA_DIR ${env.DATA_DIR} holds a database already: choose an empty one`);
    rmSync(draft, { recursive: true, force: true });
    const embedded = await startEmbedded(draft);
    const db = createDatabase({ ...embedded, onError: () => {} });
    try {
      await rebuild(db, backup, loadSecretKey(env));
    } finally {
      await db.destroy();
      await embedded.stop();
    }
    renameSync(join(draft, 'database'), place);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    release();
  }
}

/** Creates the tables of the backup's version, and then its rows, in one transaction. */
async function rebuild(db: Kysely<Tables>, { header, content }: Backup, secretKey: string): Promise<void> {
  const tools = createMigrationTools(secretKey);
  const all = findMigrations(tools);
  const provided = Object.fromEntries(header.migrations.map((name) => [name, all[name]!]));
  await alone(db, async (own) => {
    await migrateToLatest(own, tools, provided);
    await writeRows(own, linesOf(content()));
    await finishRestore(own);
  });
}

/** Splits at line feeds alone: texts contain other separators, at which Node's readline would split them. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of content) {
    const lines = (held + decoder.decode(chunk, { stream: true })).split('\n');
    held = lines.pop()!;
    yield* lines;
  }
}
