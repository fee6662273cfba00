import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findOther, startOther, type OtherServer } from './other-server.ts';

/** Starts Caddy with `deploy/Caddyfile` in front of these processes, without the admin API, whose port is fixed. */
export async function startCaddy(port: number, urls: string[]): Promise<OtherServer> {
  const apps = urls.map((url) => new URL(url).host).join(' ');
  const { stdout, stderr, status } = spawnSync(findOther('caddy')!, ['adapt', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_HOST: `http://127.0.0.1:${port}`, APPS: apps },
  });
  if (status !== 0) throw new Error(stderr);
  const settings = { ...(JSON.parse(stdout) as object), admin: { disabled: true } };
  return startOther('caddy', port, { 'caddy.json': JSON.stringify(settings) }, (folder) => ['run', '--config', join(folder, 'caddy.json')]);
}
