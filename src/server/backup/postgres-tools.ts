import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { UsageError } from '../start/start-failure.ts';

/** Of what may follow the name of the database, these are known to both; others are for the server's own driver, and PostgreSQL's programs refuse them. */
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'options', 'connect_timeout'];

/** What the server's own driver reads from the connection's URL. The password is no argument, as those stand in the list of processes for everybody. */
export function connectionOf(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const { host, port, user, database, password } = new Client({ connectionString: url });
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));
  const parameters = PARAMETERS.flatMap((name) => (given.has(name) ? [[name, given.get(name)!]] : []));
  // The driver's name for it; both mean a connection whose other end nobody checks.
  const known = parameters.map(([name, value]) => [name, name === 'sslmode' && value === 'no-verify' ? 'require' : value]);
  const fields = Object.entries({ host, port, user, dbname: database, ...Object.fromEntries(known) });
  const dbname = fields.map(([name, value]) => `${name}='${String(value).replace(/[\\']/g, '\\$&')}'`).join(' ');
  return { dbname, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

/** One moment of the whole database, as PostgreSQL's own program writes it. */
export async function* dump(url: string): AsyncGenerator<Buffer> {
  const { dbname, env } = connectionOf(url);
  const args = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', `--dbname=${dbname}`];
  const child = spawn('pg_dump', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = outcomeOf(child, 'pg_dump');
  // Awaited below; until then nobody may call it unhandled.
  ended.catch(() => {});
  yield* child.stdout as AsyncIterable<Buffer>;
  await ended;
}

/** All of a dump or nothing. */
export async function load(url: string, content: Readable): Promise<void> {
  const { dbname, env } = connectionOf(url);
  // Of an extension that is there already, its owner alone may change the comment.
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments', `--dbname=${dbname}`];
  const child = spawn('pg_restore', args, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = outcomeOf(child, 'pg_restore');
  // A program that gives up reads no further; it says why itself.
  await Promise.all([ended, pipeline(content, child.stdin).catch(() => {})]);
}

async function outcomeOf(child: ReturnType<typeof spawn>, name: string): Promise<void> {
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new UsageError(`${name} is not installed: it comes with PostgreSQL's client (on Debian postgresql-client)`);
  })) as [number | null];
  if (code !== 0) throw new UsageError(`${name} failed: ${said.trim() || `it ended with ${code}`}`);
}
