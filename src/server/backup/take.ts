import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '../../../db/client.ts';
import { startEmbedded } from '../../../db/embedded.ts';
import { listApplied, readRows } from '../../../db/rows.ts';
import { listWrappedKeys } from '../../../db/wrapped-keys.ts';
import { unwrap } from '../security/root-key.ts';
import { directUrl, type Env } from '../start/env.ts';
import { findSecretKey, loadSecretKey } from '../start/secret-key.ts';
import { UsageError } from '../start/start-failure.ts';
import { keyMarkOf, writeBackup } from './file.ts';
import { refuseTwoDatabases } from '../start/one-database.ts';
import { dump } from './postgres-tools.ts';

/** Writes the whole database, as it is at one moment, to a file, without the secret key. */
export async function takeBackup(env: Env, path: string, now: Date): Promise<void> {
  if (existsSync(path)) throw new UsageError(`${path} exists already: choose another name`);
  const url = directUrl(env);
  if (!url && !existsSync(join(env.DATA_DIR, 'database')))
    throw new UsageError(`DATA_DIR ${env.DATA_DIR} holds no database: there is nothing to back up`);
  if (env.BACKUP_KEY && findSecretKey(env) === env.BACKUP_KEY) throw new UsageError('BACKUP_KEY must be another key than SECRET_KEY');
  await refuseTwoDatabases(env);
  const embedded = url ? undefined : await startEmbedded(env.DATA_DIR);
  const where = embedded ?? { connection: { connectionString: url! }, poolSize: 1 };
  const db = createDatabase({ ...where, onError: () => {} });
  try {
    const migrations = await listApplied(db);
    if (migrations.length === 0) throw new UsageError('The database is empty: there is nothing to back up');
    const wrapped = await listWrappedKeys(db);
    unwrap(wrapped, loadSecretKey(env));
    const keyMarks = wrapped.map(({ mark }) => mark.toString('base64url'));
    const about = { createdAt: now.toISOString(), migrations, keyMark: keyMarkOf(loadSecretKey(env)), keyMarks };
    if (embedded) await writeBackup(path, { ...about, kind: 'rows' }, bytesOf(readRows(db)), env.BACKUP_KEY);
    else await writeBackup(path, { ...about, kind: 'pg_dump' }, dump(url!), env.BACKUP_KEY);
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(line);
}
