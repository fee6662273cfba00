import type { Env } from '../start/env.ts';

/** Whether an `Origin` header names the site itself. */
export type IsOwnOrigin = (origin: string) => boolean;

export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): URL {
  return new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
}

/** Declared apart from `Env`, because the validation of `Env` itself uses it. */
export interface SiteAddress {
  PUBLIC_URL?: string | undefined;
  PORT: number;
}

export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the site's own URL is a loopback address, which other machines cannot reach. */
export function isLoopback(env: SiteAddress): boolean {
  return LOOPBACK_HOSTS.includes(publicUrl(env).hostname);
}

/** Without PUBLIC_URL, for a trial on this machine, every loopback name is accepted. */
export function ownHosts(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): ReadonlySet<string> {
  return new Set(env.PUBLIC_URL ? [publicUrl(env).hostname] : LOOPBACK_HOSTS);
}

export function ownOrigins(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): IsOwnOrigin {
  const own = env.PUBLIC_URL ? [publicUrl(env).origin] : [...ownHosts(env)].map((host) => new URL(`http://${host}:${env.PORT}`).origin);
  return (origin) => own.includes(origin);
}
