import type { Env } from './env.ts';

/** Returns the warning for a production site without rate limits; undefined otherwise. */
export function warningOfNoLimits({ RATE_LIMITS }: Pick<Env, 'RATE_LIMITS'>, mode: string | undefined): string | undefined {
  if (RATE_LIMITS === 'on' || mode !== 'production') return undefined;
  return 'RATE_LIMITS=off: all rate limits are disabled for logins, registrations, posts and chats. This is for benchmarks and tests only: anybody can guess passwords and flood the site';
}
