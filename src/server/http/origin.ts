import type { Env } from '../start/env.ts';

/** Whether an `Origin` header names the site itself. */
export type IsOwnOrigin = (origin: string) => boolean;

/** The site's own URL. */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): URL {
  return new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
}

/** Without PUBLIC_URL the site is being tried out on this machine, under any of its loopback names. */
export function ownOrigins(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): IsOwnOrigin {
  const own = env.PUBLIC_URL
    ? [publicUrl(env).origin]
    : ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${env.PORT}`).origin);
  return (origin) => own.includes(origin);
}
