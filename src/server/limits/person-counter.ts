import type { RateLimiterRes } from 'rate-limiter-flexible';

/** Counts each person's actions in a sliding window. */
export interface PersonCounter {
  /** @throws RateLimiterRes when there are too many. */
  consume(key: string): Promise<RateLimiterRes>;
  /** Like `consume`. @returns a function that takes this very action back, whatever the person has done meanwhile. */
  take(key: string): Promise<() => Promise<void>>;
  /** Returns null when nothing is counted. */
  get(key: string): Promise<RateLimiterRes | null>;
  /** Takes the last action back. */
  reward(key: string): Promise<void>;
}
