import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimits } from '../../src/server/limits/limits.ts';
import { deferred } from '../support/deferred.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { answers, attempt, attempts, CAMPUS, HOME, limits, OWNER, rules, sleep, tryOut } from './login-limit-rules.ts';

const MINUTE = 60;
let clock = new Date('2026-11-21T08:00:00Z');

describe('in one process', () => {
  beforeEach(() => {
    clock = new Date('2026-11-21T08:00:00Z');
    tryOut(createLimits({ secretKey: TEST_SECRET, now: () => clock, sleep }));
  });
  rules();

  test('an address stays known today and tomorrow, and is then forgotten', async () => {
    await limits.from(CAMPUS).rememberAddress(OWNER);
    const guessAndLogIn = async () => {
      await attempts(11, OWNER, () => CAMPUS);
      return (await attempt(OWNER, CAMPUS, true)).answer;
    };
    expect(await guessAndLogIn()).toBe('in');
    clock = new Date('2026-11-22T23:59:00Z');
    expect(await guessAndLogIn()).toBe('in');
    clock = new Date('2026-11-25T08:00:00Z');
    expect(await guessAndLogIn()).toBe('refused');
  });

  test('Retry-After is exact and doubles with each refusal, up to four hours', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const told: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        expect(answers(await attempts(10, OWNER, () => '192.0.2.66'))).toEqual(Array(10).fill('wrong'));
        const { answer, retryAfter } = await attempt(OWNER, '192.0.2.66', true);
        expect(answer).toBe('refused');
        told.push(retryAfter!);
        vi.advanceTimersByTime((retryAfter! - 1) * 1000);
        expect(await attempt(OWNER, '192.0.2.66', true)).toMatchObject({ answer: 'refused', retryAfter: 1 });
        vi.advanceTimersByTime(1001);
      }
      expect(told).toEqual([15, 30, 60, 120, 240, 240].map((minutes) => minutes * MINUTE));
      expect(await attempt(OWNER, '192.0.2.66', true)).toMatchObject({ answer: 'in' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('attempts that are refused because too many answers of an address are delayed do not block the address', async () => {
    const release = deferred<void>();
    let holding = false;
    tryOut(createLimits({ secretKey: TEST_SECRET, now: () => clock, sleep: async () => void (holding && (await release.wait())) }));
    for (let n = 0; n < 80; n += 1) expect(await attempt(`a${n}@edu.unito.it`, CAMPUS)).toMatchObject({ answer: 'wrong' });
    holding = true;
    const held = Array.from({ length: 20 }, (_, n) => attempt(`b${n}@edu.unito.it`, CAMPUS, true));
    await new Promise(setImmediate);
    for (let n = 0; n < 150; n += 1)
      expect(await attempt(`c${n}@edu.unito.it`, CAMPUS, true)).toMatchObject({ answer: 'refused', retryAfter: 5 });
    holding = false;
    release.resolve();
    expect(answers(await Promise.all(held))).toEqual(Array(20).fill('in'));
    expect(await attempt('d@edu.unito.it', CAMPUS, true)).toMatchObject({ answer: 'in' });
  });

  test('a day of guessing at one account allows at most 100 guesses', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const end = Date.now() + 24 * 60 * MINUTE * 1000;
      let guesses = 0;
      while (Date.now() < end) {
        const { answer, retryAfter, held } = await attempt(OWNER, '192.0.2.66');
        if (answer === 'wrong') guesses += 1;
        vi.advanceTimersByTime(held + (retryAfter ?? 0) * 1000);
      }
      expect(guesses).toBeLessThanOrEqual(100);
    } finally {
      vi.useRealTimers();
    }
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
  beforeEach(async () => {
    await redis.flushall();
    tryOut(createLimits({ secretKey: TEST_SECRET, valkey: redis, now: () => clock, sleep }));
  });
  rules();

  test('processes share their counts under keys that reveal no person or address', async () => {
    await limits.from(HOME).rememberAddress(OWNER);
    await attempts(11, OWNER, () => CAMPUS);
    tryOut(createLimits({ secretKey: TEST_SECRET, valkey: redis, now: () => clock, sleep }));
    expect(await attempt(OWNER, CAMPUS, true)).toMatchObject({ answer: 'refused' });
    expect(await attempt(OWNER, HOME, true)).toMatchObject({ answer: 'in', held: 0 });
    const keys = await redis.keys('*');
    for (const key of keys) expect(key).toMatch(/^limit:\w+:[\w-]{22}$/);
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(0);
  });
});
