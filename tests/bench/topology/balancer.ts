import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCaddy } from '../../support/caddy.ts';
import { findOther, startOther, type OtherServer } from '../../support/other-server.ts';
import { freePort } from '../../support/redis-server.ts';

export const BALANCERS: Record<string, (port: number, urls: string[]) => Promise<OtherServer>> = {
  caddy: startCaddy,
  haproxy: startHaproxy,
};

/** Returns the first of these programs that this machine lacks. */
export function missingOf(names: string[]): string | undefined {
  return names.find((name) => !findOther(name));
}

/**
 * Starts HAProxy as described in docs/operations.md: one connection per request, another process if one refuses the connection, one
 * process for a visitor's pages and files, and all of them while none is ready.
 */
async function startHaproxy(port: number, urls: string[]): Promise<OtherServer> {
  const serversWith = (check: string) => urls.map((url, index) => `  server app${index} ${new URL(url).host} ${check}`).join('\n');
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
  option forwardfor
frontend site
  bind 127.0.0.1:${port}
  use_backend unready if { nbsrv(apps) eq 0 }
  use_backend apps if { path_beg /api/ /trpc/ /ws }
  default_backend pages
backend apps
  balance roundrobin
  option httpchk GET /readyz
${serversWith('check inter 300ms fall 2 rise 1')}
backend pages
  balance source
  option httpchk GET /readyz
${serversWith('check inter 300ms fall 2 rise 1')}
backend unready
  balance roundrobin
${serversWith('')}
`;
  return startOther('haproxy', port, { 'haproxy.cfg': settings }, (folder) => ['-db', '-f', join(folder, 'haproxy.cfg')]);
}

/** Starts PgBouncer in transaction mode, so that no client keeps a connection beyond a transaction. */
export async function startPooler(postgres: string): Promise<OtherServer & { point(postgres: string): Promise<void> }> {
  const port = await freePort();
  const settingsFor = (url: string) => `
[databases]
* = host=${new URL(url).hostname} port=${new URL(url).port} user=postgres
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
  const server = await startOther('pgbouncer', port, { 'pgbouncer.ini': settingsFor(postgres) }, (folder) => [
    ...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []),
    (file = join(folder, 'pgbouncer.ini')),
  ]);
  return {
    ...server,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async point(other) {
      writeFileSync(file, settingsFor(other));
      server.child.kill('SIGHUP');
    },
  };
}
