import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { UsageError } from '../start/start-failure.ts';
import { refusePooler } from './pooler.ts';

/** URL parameters that both the server's driver and PostgreSQL's programs know; the programs refuse those of the driver alone. */
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'options', 'connect_timeout'];

/** Converts a connection URL for PostgreSQL's programs; the password goes into the environment, as the process list shows arguments. */
export function connectionOf(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const { host, port, user, database, password } = new Client({ connectionString: url });
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));
  const parameters = PARAMETERS.flatMap((name) => (given.has(name) ? [[name, given.get(name)!]] : []));
  // `no-verify` is the driver's name; both mean that the server's certificate is not verified.
  const known = parameters.map(([name, value]) => [name, name === 'sslmode' && value === 'no-verify' ? 'require' : value]);
  const fields = Object.entries({ host, port, user, dbname: database, ...Object.fromEntries(known) });
  const dbname = fields.map(([name, value]) => `${name}='${String(value).replace(/[\\']/g, '\\$&')}'`).join(' ');
  return { dbname, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

/** Dumps the whole database, as it is at one moment, with pg_dump. */
export async function* dump(url: string): AsyncGenerator<Buffer> {
  await refusePooler(url);
  const { dbname, env } = connectionOf(url);
  const args = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', `--dbname=${dbname}`];
  const child = spawn('pg_dump', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = outcomeOf(child, 'pg_dump');
  // Awaited below; until then a rejection must not count as unhandled.
  ended.catch(() => {});
  yield* child.stdout as AsyncIterable<Buffer>;
  await ended;
}

/** Restores a dump with pg_restore, completely or not at all. */
export async function load(url: string, content: Readable): Promise<void> {
  await refusePooler(url);
  const { dbname, env } = connectionOf(url);
  // Only the owner of an existing extension may change its comment.
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments', `--dbname=${dbname}`];
  const child = spawn('pg_restore', args, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = outcomeOf(child, 'pg_restore');
  // A program that fails stops reading; its own error says why.
  await Promise.all([ended, pipeline(content, child.stdin).catch(() => {})]);
}

async function outcomeOf(child: ReturnType<typeof spawn>, name: string): Promise<void> {
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new UsageError(`${name} is not installed: it comes with PostgreSQL's client (on Debian postgresql-client)`);
  })) as [number | null];
  if (code !== 0) throw new UsageError(`${name} failed: ${said.trim() || `it exited with ${code}`}`);
}
