import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { LimitName, Limits } from '../routers/context.ts';
import { AppError, type Reason } from '../routers/errors.ts';
import { Turns } from './turns.ts';

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
  login: [200, 15 * MINUTE],
  loginOfAccount: [10, 15 * MINUTE],
  loginFromAddress: [10, 15 * MINUTE],
  sameText: [2, DAY],
};

/** Of somebody who may have a session and yet does these as nobody: counted by address. */
const AS_GUEST: LimitName[] = ['register', 'login'];
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
  const turns = new Turns(SIZES.loginFromAddress[0]);
  const checkCounted = async (check: () => Promise<boolean>, accountKey: string, addressKey: string) => {
    const address = await counters.loginFromAddress.get(addressKey);
    if (address && address.consumedPoints >= SIZES.loginFromAddress[0]) throw refusal('rate_limited', address);
    // Counted before the check, for all processes, and taken back when there was no failure.
    const account = await consume(counters.loginOfAccount, accountKey, 'rate_limited');
    const failures = Math.max(account.consumedPoints - 1, address?.consumedPoints ?? 0);
    if (failures > FREE_FAILURES) await sleep(Math.min((failures - FREE_FAILURES) * DELAY_STEP_MS, DELAY_MAX_MS));
    const right = await check().catch(async (error: unknown) => {
      await counters.loginOfAccount.reward(accountKey);
      throw error;
    });
    if (right) await counters.loginOfAccount.delete(accountKey);
    else await counters.loginFromAddress.penalty(addressKey);
    return right;
  };
  return {
    from(address) {
      const addressKey = () => keyOf('address', address);
      return {
        async take(limit, viewer) {
          const key = viewer && !AS_GUEST.includes(limit) ? keyOf('account', viewer.accountId) : addressKey();
          await consume(counters[limit], key, 'rate_limited');
        },
        // As many guesses at once as may fail, so that no crowd of them passes before the first has failed.
        checkPassword: (email, check) => turns.run(addressKey(), () => checkCounted(check, keyOf('email', email), addressKey())),
        async refuseRepetition(text, viewer) {
          if (text.length < REPEATABLE_LENGTH) return async () => {};
          const key = keyOf('text', `${viewer.accountId}\0${text}`);
          await consume(counters.sameText, key, 'repeated_text');
          return async () => void (await counters.sameText.reward(key));
        },
      };
    },
  };
}

/** For benchmarks and tests: no limit at all. */
export const unlimited: LimitsFactory = {
  from: () => ({ take: async () => {}, checkPassword: (_, check) => check(), refuseRepetition: async () => async () => {} }),
};

function counter(name: string, points: number, duration: number, valkey: Redis | undefined): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  if (!valkey) return memory;
  // While Valkey is away each instance counts for itself: limits stay, pages work.
  return new RateLimiterRedis({ storeClient: valkey, keyPrefix: `limit:${name}`, points, duration, insuranceLimiter: memory });
}

async function consume(limiter: RateLimiterAbstract, key: string, reason: Reason): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw refusal(reason, refused);
  }
}

function refusal(reason: Reason, { msBeforeNext }: RateLimiterRes): AppError {
  return new AppError(reason, { retryAfter: Math.ceil(msBeforeNext / 1000) });
}
