import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, findExecutable, freePort, ownProcess, waitForPort } from '../../support/redis-server.ts';

export interface Program {
  url: string;
  stop(): Promise<void>;
}

const SBIN = ['/usr/sbin'];

/** What this machine lacks, undefined when it lacks nothing. */
export function missingForTopology(): string | undefined {
  return ['haproxy', 'pgbouncer'].find((name) => !findExecutable([name], SBIN));
}

/** In front of processes, as docs/operations.md wants it: a connection for each request, and another process when one takes none. */
export async function startBalancer(port: number, urls: string[]): Promise<Program> {
  const servers = urls.map((url, index) => `  server app${index} ${new URL(url).host} check inter 300ms fall 2 rise 1`).join('\n');
  const settings = `
defaults
  mode http
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  timeout tunnel 1h
  timeout check 3s
  option http-server-close
  http-reuse never
  retries 20
  retry-on conn-failure
  option redispatch 1
frontend site
  bind 127.0.0.1:${port}
  default_backend apps
backend apps
  balance roundrobin
  option httpchk GET /readyz
${servers}
`;
  return start('haproxy', port, { 'haproxy.cfg': settings }, (folder) => ['-db', '-f', join(folder, 'haproxy.cfg')]);
}

/** In transaction mode: no connection belongs to anybody for longer. */
export async function startPooler(postgres: string): Promise<Program & { point(postgres: string): Promise<void> }> {
  const port = await freePort();
  const settingsFor = (url: string) => `
[databases]
postgres = host=${new URL(url).hostname} port=${new URL(url).port} dbname=postgres user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 200
server_login_retry = 1
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;
  let file = '';
  const { stop, child } = await start('pgbouncer', port, { 'pgbouncer.ini': settingsFor(postgres) }, (folder) => [
    ...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []),
    (file = join(folder, 'pgbouncer.ini')),
  ]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    async point(other) {
      writeFileSync(file, settingsFor(other));
      child.kill('SIGHUP');
    },
  };
}

async function start(
  name: string,
  port: number,
  files: Record<string, string>,
  args: (folder: string) => string[],
): Promise<Program & { child: ChildProcess }> {
  const folder = mkdtempSync(join(tmpdir(), `sottovoce-${name}-`));
  chmodSync(folder, 0o755);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const child = ownProcess(spawn(findExecutable([name], SBIN)!, args(folder), { stdio: 'ignore' }));
  await waitForPort(port);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await endProcess(child, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
