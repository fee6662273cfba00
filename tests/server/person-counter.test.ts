import { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLimits } from '../../src/server/limits/limits.ts';
import { LocalPersonCounter } from '../../src/server/limits/local-person-counter.ts';
import type { PersonCounter } from '../../src/server/limits/person-counter.ts';
import { PersonLog } from '../../src/server/limits/person-log.ts';
import { SharedPersonCounter } from '../../src/server/limits/shared-person-counter.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { TEST_SECRET } from '../support/app.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const passes = (counter: PersonCounter, key = 'a') =>
  counter.consume(key).then(
    () => true,
    (refused: unknown) => (expect(refused).toBeInstanceOf(RateLimiterRes), false),
  );
const passed = async (tries: Promise<boolean>[]) => (await Promise.all(tries)).filter(Boolean).length;

describe('in one process', () => {
  test('allows a number of tries per sliding window, which refused tries do not extend', async () => {
    const counter = new LocalPersonCounter({ points: 2, duration: 0.3 });
    expect([await passes(counter), await passes(counter), await passes(counter)]).toEqual([true, true, false]);
    expect(await passes(counter, 'b')).toBe(true);
    const refused = await counter.consume('a').catch((error: unknown) => error as RateLimiterRes);
    expect(refused.msBeforeNext).toBeGreaterThan(0);
    expect(refused.msBeforeNext).toBeLessThanOrEqual(300);
    await sleep(refused.msBeforeNext + 5);
    expect(await passes(counter)).toBe(true);
  });

  test('a point that was given back can be consumed once more', async () => {
    const counter = new LocalPersonCounter({ points: 2, duration: 60 });
    await counter.consume('a');
    await counter.consume('a');
    await counter.reward('a');
    expect((await counter.get('a'))?.consumedPoints).toBe(1);
    expect([await passes(counter), await passes(counter)]).toEqual([true, false]);
    expect(await counter.get('never')).toBeNull();
  });

  test('points that are given back at the same time are all given back, each of its own action', async () => {
    const counter = new LocalPersonCounter({ points: 3, duration: 60 });
    const [one, two] = [await counter.take('a'), await counter.take('a')];
    await counter.consume('a');
    await expect(counter.take('a')).rejects.toBeInstanceOf(RateLimiterRes);
    await Promise.all([one(), two(), one()]);
    expect((await counter.get('a'))?.consumedPoints).toBe(1);
  });

  test('each point expires in its own time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const counter = new LocalPersonCounter({ points: 3, duration: 60 });
    const counted = async (seconds: number) => {
      vi.advanceTimersByTime(seconds * 1000);
      return (await counter.get('a'))?.consumedPoints ?? 0;
    };
    const undo = await counter.take('a');
    for (const seconds of [20, 20]) {
      vi.advanceTimersByTime(seconds * 1000);
      await counter.consume('a');
    }
    expect([await counted(19), await counted(2)]).toEqual([3, 2]);
    // Expired already.
    await undo();
    expect([await counted(18), await counted(2), await counted(18), await counted(2)]).toEqual([2, 1, 1, 0]);
  });

  test('a setting back of the clock keeps no logged action longer than its time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const log = new PersonLog<1>({ name: 'clock', duration: 60, admit: () => 1 });
    const loggedAt = (second: number) => {
      vi.setSystemTime(second * 1000);
      return log.of('a').length;
    };
    for (const second of [100, 50, 70]) {
      vi.setSystemTime(second * 1000);
      await log.add('a', 1);
    }
    expect([loggedAt(109), loggedAt(111), loggedAt(131), loggedAt(161)]).toEqual([3, 2, 1, 0]);
    await log.add('a', 1);
    // Of what lies far ahead nobody knows when it was.
    expect([loggedAt(102), loggedAt(100), loggedAt(161)]).toEqual([1, 0, 0]);
  });
});

describe.skipIf(!findRedisServer())('over Valkey or Redis', () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedisServer();
    redis = new Redis(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });
  beforeEach(async () => void (await redis.flushall()));

  const connect = (use: (valkey: Redis) => Promise<void>) => async () => {
    const valkey = new Redis(server.url);
    await use(valkey);
    valkey.disconnect();
  };
  const counterOf = (valkey: Redis, secret = TEST_SECRET, duration = 60) =>
    new SharedPersonCounter({ name: 'shared', points: 10, duration, shared: { valkey, vault: createVault(secret, 'counts', 64) } });

  test(
    'of 100 concurrent tries at two processes ten pass, and none at a third that joins later',
    connect(async (valkey) => {
      const [one, two] = [counterOf(valkey), counterOf(redis)];
      expect(await passed(Array.from({ length: 100 }, (_, index) => passes(index % 2 === 0 ? one : two)))).toBe(10);
      expect(await passes(counterOf(redis))).toBe(false);
      await one.reward('a');
      expect([await passes(two), await passes(one)]).toEqual([true, false]);
    }),
  );

  test(
    'a process that joins late first reads thousands of existing entries',
    connect(async (valkey) => {
      const one = counterOf(valkey);
      for (let round = 0; round < 30; round += 1)
        await passed(Array.from({ length: 100 }, (_, index) => passes(one, `${index}.${round % 10}`)));
      const late = counterOf(redis);
      expect(await passed(Array.from({ length: 40 }, () => passes(late, '7.3')))).toBe(7);
    }),
  );

  test('stored entries are unique and of equal length, reveal no key and expire', async () => {
    const counter = counterOf(redis, TEST_SECRET, 0.1);
    for (const key of ['giulia', 'giulia', 'giulia', 'marco']) await counter.consume(key);
    await counter.reward('giulia');
    const entries = await redis.xrangeBuffer('shared:shared', '-', '+');
    const sealed = entries.map(([, [, value]]) => value!);
    expect(sealed).toHaveLength(5);
    expect(new Set(sealed.map((value) => value.toString('hex'))).size).toBe(5);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expect(sealed.some((value) => /giulia|marco/.test(value.toString('latin1')))).toBe(false);
    expect(await redis.keys('*')).toEqual(['shared:shared']);
    expect(await redis.pttl('shared:shared')).toBeGreaterThan(0);
  });

  test('entries written without the secret key are ignored', async () => {
    const counter = counterOf(redis);
    const stranger = counterOf(redis, `another ${TEST_SECRET}`);
    for (let count = 0; count < 10; count += 1) await stranger.consume('a');
    await redis.xadd('shared:shared', '*', 'e', 'nonsense');
    expect(await passed(Array.from({ length: 12 }, () => passes(counter)))).toBe(10);
  });

  test(
    'while Valkey is unreachable, a process goes on counting locally from what it knows',
    connect(async (valkey) => {
      const counter = counterOf(valkey);
      for (let count = 0; count < 6; count += 1) await counter.consume('a');
      valkey.options.retryStrategy = () => null;
      valkey.disconnect();
      expect(await passed(Array.from({ length: 12 }, () => passes(counter)))).toBe(4);
    }),
  );

  test('counting goes on when Valkey comes back empty and with an earlier clock', async () => {
    const counter = counterOf(redis);
    // An entry id of tomorrow, as from a clock that was ahead.
    const vault = createVault(TEST_SECRET, 'counts', 64);
    await redis.xadd('shared:shared', `${Date.now() + 86_400_000}-0`, 'e', vault.seal('shared:shared', ['b']));
    await counter.consume('b');
    await redis.flushall();
    expect(await passed(Array.from({ length: 12 }, () => passes(counter, 'c')))).toBe(10);
  });

  test('limits expire in their time after Valkey’s clock was set back', async () => {
    const [counter, other] = [counterOf(redis, TEST_SECRET, 1), counterOf(redis, TEST_SECRET, 1)];
    const vault = createVault(TEST_SECRET, 'counts', 64);
    await redis.xadd('shared:shared', `${Date.now() + 600_000}-0`, 'e', vault.seal('shared:shared', { key: 'c', deed: 1 }));
    expect(await other.get('c')).toBeNull();
    for (const key of ['c', 'd']) await counter.consume(key);
    await sleep(1100);
    // Each action shows what time it is in Valkey.
    for (const either of [counter, other]) await either.consume('e');
    for (const either of [counter, other]) for (const key of ['c', 'd']) expect(await either.get(key)).toBeNull();
    expect((await counter.get('e'))?.consumedPoints).toBe(2);
    expect(await redis.xlen('shared:shared')).toBe(4);
  });

  test('a process whose clock is hours off refuses nobody and loosens no limit of other processes', async () => {
    const [counter, other] = [counterOf(redis), counterOf(redis)];
    onTestFinished(() => void vi.useRealTimers());
    expect(await passed(Array.from({ length: 4 }, () => passes(counter, 'd')))).toBe(4);
    for (const hours of [3, -3]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
      expect(await passes(counter, 'd')).toBe(true);
      vi.useRealTimers();
    }
    expect(await passed(Array.from({ length: 12 }, () => passes(other, 'd')))).toBe(4);
  });

  test(
    'a text posted in many places is detected by whichever process sees it next',
    connect(async (valkey) => {
      const options = { secretKey: TEST_SECRET, now: () => new Date() };
      const [one, other] = [redis, valkey].map((client) => createLimits({ ...options, valkey: client }).from('192.0.2.1'));
      const said = 'Guadagna da casa anche tu, scrivimi in privato per sapere come';
      for (const limits of [one!, other!, one!]) expect(await limits.isEverywhere(said)).toBe(false);
      expect(await other!.isEverywhere(said.toUpperCase())).toBe(true);
      expect(await one!.isEverywhere('Cerco appunti di Istituzioni di diritto romano, scambio con i miei')).toBe(false);
    }),
  );
});
