import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../start/start-failure.ts';

/** What the connection's URL says, but for the password, which stands in the list of processes for everybody. */
function connectionOf(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const location = new URL(url);
  const password = decodeURIComponent(location.password);
  location.password = '';
  return { dbname: location.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
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
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${dbname}`];
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
