import type { Env } from '../start/env.ts';

/** Whether an `Origin` header names the site itself. */
export type IsOwnOrigin = (origin: string) => boolean;

/** The site's own URL. */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): URL {
  return new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
}

/** Said apart from `Env`, whose own checks ask for it. */
export interface SiteAddress {
  PUBLIC_URL?: string | undefined;
  PORT: number;
}

export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the site's own URL is this machine's, so that nobody else comes in by it. */
export function isLoopback(env: SiteAddress): boolean {
  return LOOPBACK_HOSTS.includes(publicUrl(env).hostname);
}

/** Without PUBLIC_URL the site is being tried out on this machine, under any of its loopback names. */
export function ownOrigins(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): IsOwnOrigin {
  const own = env.PUBLIC_URL ? [publicUrl(env).origin] : LOOPBACK_HOSTS.map((host) => new URL(`http://${host}:${env.PORT}`).origin);
  return (origin) => own.includes(origin);
}
