import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DAY_MS, dayOf } from '../../routers/durations.ts';
import { AppError, type Reason } from '../../routers/errors.ts';
import { LocalPersonCounter } from './local-person-counter.ts';
import type { PersonCounter } from './person-counter.ts';
import { SharedPersonCounter } from './shared-person-counter.ts';
import { Generations } from '../security/generations.ts';
import { createVault } from '../security/vault.ts';
import type { Commands } from '../start/valkey.ts';

export type Sizes<Name extends string> = Record<Name, [calls: number, seconds: number]>;
export type Counters<Name extends string> = Record<Name, RateLimiterAbstract>;

/** Creates counters in this process, or in Valkey when instances share it. */
export function createCounters<Name extends string>(sizes: Sizes<Name>, valkey: Commands | undefined): Counters<Name> {
  const entries = Object.entries<[number, number]>(sizes).map(([name, [points, duration]]) => [
    name,
    createCounter(name, points, duration, valkey),
  ]);
  return Object.fromEntries(entries) as Counters<Name>;
}

function createCounter(name: string, points: number, duration: number, valkey: Commands | undefined): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  if (!valkey) return memory;
  // While Valkey is unreachable, each instance counts for itself: limits stay, pages work.
  return new RateLimiterRedis({ storeClient: valkey, keyPrefix: `limit:${name}`, points, duration, insuranceLimiter: memory });
}

/** Returns the key under which a person or an address is counted. It changes each day, so that nobody can be tracked. */
export type KeyOf = (kind: string, value: string, daysAgo?: number) => string;

export function createKeys(secretKey: string, now: () => Date): KeyOf {
  return (kind, value, daysAgo = 0) => {
    const day = dayOf(new Date(now().getTime() - daysAgo * DAY_MS));
    return createHmac('sha256', secretKey).update(`limit\0${day}\0${kind}\0${value}`).digest('base64url').slice(0, 22);
  };
}

/** Keys per generation of the cache, about 150 bytes each; there are two generations. */
const HALF_MAX = 4000;

/** Returns a function that derives and caches the keys of accounts. Addresses are not cached, not even for a day. */
export function createAccountKeys(keyOf: KeyOf, now: () => Date): (accountId: string) => string {
  let day = -1;
  let keys = new Generations<string>(HALF_MAX);
  return (accountId) => {
    const today = Math.floor(now().getTime() / DAY_MS);
    if (today !== day) [day, keys] = [today, new Generations(HALF_MAX)];
    let key = keys.get(accountId);
    if (key === undefined) keys.set(accountId, (key = keyOf('account', accountId)));
    return key;
  };
}

/** The padded size of an entry about a count: a key, and the id of an action that is taken back. */
const ENTRY_BYTES = 64;

/** Creates counters of people's actions, in this process or shared through Valkey. */
export function createPersonCounters<Name extends string>(
  sizes: Sizes<Name>,
  secretKey: string,
  valkey: Commands | undefined,
): Record<Name, PersonCounter> {
  const shared = valkey && { valkey, vault: createVault(secretKey, 'counts', ENTRY_BYTES) };
  const entries = Object.entries<[number, number]>(sizes).map(([name, [points, duration]]) => [
    name,
    shared ? new SharedPersonCounter({ name, points, duration, shared }) : new LocalPersonCounter({ points, duration }),
  ]);
  return Object.fromEntries(entries) as Record<Name, PersonCounter>;
}

/** Counts one call. @throws AppError with the given reason when there are too many. */
export function consume(counter: Pick<RateLimiterAbstract, 'consume'>, key: string, reason: Reason): Promise<RateLimiterRes> {
  return orRefusal(counter.consume(key), reason);
}

/** Like `consume`. @returns a function that undoes the count. */
export function take(counter: PersonCounter, key: string, reason: Reason): Promise<() => Promise<void>> {
  return orRefusal(counter.take(key), reason);
}

async function orRefusal<T>(counted: Promise<T>, reason: Reason): Promise<T> {
  try {
    return await counted;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError(reason, { retryAfter: secondsLeft(refused) });
  }
}

export function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000);
}
