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

/**
 * Restores a dump and runs `last`, in one transaction: pg_restore writes a script, which psql runs. The commit is sent last, so that nothing
 * stays of a restore that fails or whose process is killed; pg_restore alone would commit before `last`, even without this process.
 */
export async function load(url: string, content: Readable, last: readonly string[]): Promise<void> {
  await refusePooler(url);
  const { dbname, env } = connectionOf(url);
  // Only the owner of an existing extension may change its comment.
  const reader = spawn('pg_restore', ['--no-owner', '--no-privileges', '--no-comments', '--file=-'], { env, stdio: 'pipe' });
  const writer = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${dbname}`], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const [read, written] = [outcomeOf(reader, 'pg_restore'), outcomeOf(writer, 'psql')];
  async function* script() {
    yield 'begin;\n';
    yield* reader.stdout as AsyncIterable<Buffer>;
    await read;
    yield `${[...last, 'commit'].join(';\n')};\n`;
  }
  written.catch(() => reader.kill());
  // A program that fails stops reading; its own error says why.
  await Promise.allSettled([read, written, pipeline(content, reader.stdin), pipeline(script, writer.stdin)]);
  // psql's error comes first: when psql fails, pg_restore can only say that nobody reads.
  await written;
  await read;
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
