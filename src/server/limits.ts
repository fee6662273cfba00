import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { LimitName, Limits, Viewer } from '../routers/context.ts';
import { AppError, type Reason } from '../routers/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often one person (or, for a guest, one address) may do a thing: calls in so many seconds. */
const SIZES: Record<LimitName | 'loginOfAccount' | 'loginFromAddress' | 'sameText', [calls: number, seconds: number]> = {
  read: [300, 5 * MINUTE],
  write: [120, HOUR],
  post: [10, HOUR],
  comment: [60, HOUR],
  like: [120, HOUR],
  mentorship: [10, DAY],
  register: [5, 30 * MINUTE],
  export: [5, HOUR],
  login: [60, 15 * MINUTE],
  loginOfAccount: [10, 15 * MINUTE],
  loginFromAddress: [10, 15 * MINUTE],
  sameText: [2, DAY],
};

/** Failed logins before answers begin to slow down, and by how much each more, up to a bound. */
const FREE_FAILURES = 3;
const DELAY_STEP_MS = 200;
const DELAY_MAX_MS = 1500;
/** Shorter texts are courtesies such as «grazie, un abbraccio», which people rightly repeat. */
const REPEATABLE_LENGTH = 30;

type Counters = Record<keyof typeof SIZES, RateLimiterAbstract>;

export interface LimitsFactory {
  /** The limits as they concern requests from one address. */
  from(address: string): Limits;
}

/** Counts in this process, or in Valkey when instances share; keys are HMACs that change each day, never addresses. */
export function createLimits(options: { secretKey: string; valkey?: Redis | undefined; now(): Date }): LimitsFactory {
  const counters = Object.fromEntries(
    Object.entries(SIZES).map(([name, [points, duration]]) => [name, counter(name, points, duration, options.valkey)]),
  ) as Counters;
  const keyOf = (kind: string, value: string) => {
    const day = options.now().toISOString().slice(0, 10);
    return createHmac('sha256', options.secretKey).update(`limit\0${day}\0${kind}\0${value}`).digest('base64url').slice(0, 22);
  };
  return {
    from(address) {
      const addressKey = () => keyOf('address', address);
      const personKey = (viewer: Viewer | null) => (viewer ? keyOf('account', viewer.accountId) : addressKey());
      return {
        take: (limit, viewer) => consume(counters[limit], personKey(viewer), 'rate_limited'),
        async beforeLogin(email) {
          const states = await Promise.all([counters.loginOfAccount.get(keyOf('email', email)), counters.loginFromAddress.get(addressKey())]);
          const [calls] = SIZES.loginOfAccount;
          const blocked = states.find((state) => state !== null && state.consumedPoints >= calls);
          if (blocked) throw new AppError('rate_limited', { retryAfter: Math.ceil(blocked.msBeforeNext / 1000) });
          const failures = Math.max(...states.map((state) => state?.consumedPoints ?? 0));
          if (failures > FREE_FAILURES) await sleep(Math.min((failures - FREE_FAILURES) * DELAY_STEP_MS, DELAY_MAX_MS));
        },
        async afterLogin(email, success) {
          if (success) await counters.loginOfAccount.delete(keyOf('email', email));
          else await Promise.all([counters.loginOfAccount.penalty(keyOf('email', email)), counters.loginFromAddress.penalty(addressKey())]);
        },
        async refuseRepetition(text, viewer) {
          if (text.length < REPEATABLE_LENGTH) return;
          await consume(counters.sameText, keyOf('text', `${viewer.accountId}\0${text}`), 'repeated_text');
        },
      };
    },
  };
}

/** For benchmarks and tests: no limit at all. */
export const unlimited: LimitsFactory = {
  from: () => ({ take: async () => {}, beforeLogin: async () => {}, afterLogin: async () => {}, refuseRepetition: async () => {} }),
};

function counter(name: string, points: number, duration: number, valkey: Redis | undefined): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  if (!valkey) return memory;
  // While Valkey is away each instance counts for itself: limits stay, pages work.
  return new RateLimiterRedis({ storeClient: valkey, keyPrefix: `limit:${name}`, points, duration, insuranceLimiter: memory });
}

async function consume(limiter: RateLimiterAbstract, key: string, reason: Reason): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError(reason, { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
