import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { connectValkey } from '../../src/server/start/valkey.ts';
import { call, useTestApp } from '../support/app.ts';
import { deferred } from '../support/deferred.ts';
import { makeComment, makePost, makeStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';

const PAGE = 'posts';

describe('shared pages', () => {
  test('many readers share one reading, until it is a second old or forgotten', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const pages = createSharedPages();
    let version = 0;
    const load = vi.fn(async () => (version += 1));
    expect(
      await Promise.all([pages.read(PAGE, 'newest', load), pages.read(PAGE, 'newest', load), pages.read(PAGE, 'newest', load)]),
    ).toEqual([1, 1, 1]);
    expect(await pages.read(PAGE, 'newest', load)).toBe(1);
    pages.forget(PAGE);
    expect(await pages.read(PAGE, 'newest', load)).toBe(2);
    vi.advanceTimersByTime(1001);
    expect(await pages.read(PAGE, 'newest', load)).toBe(3);
    vi.useRealTimers();
    pages.close();
  });

  test('what was being read when a write came is not kept', async () => {
    const pages = createSharedPages();
    const slowly = deferred<string>();
    const slow = pages.read(PAGE, 'newest', slowly.wait);
    pages.forget(PAGE);
    expect(await pages.read(PAGE, 'newest', async () => 'new')).toBe('new');
    slowly.resolve('old');
    expect(await slow).toBe('old');
    expect(await pages.read(PAGE, 'newest', async () => 'newer')).toBe('new');
    pages.close();
  });

  test('a reading that failed is tried again', async () => {
    const pages = createSharedPages();
    await expect(pages.read(PAGE, 'newest', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await pages.read(PAGE, 'newest', async () => 'back')).toBe('back');
    pages.close();
  });

  test.skipIf(!findRedisServer())(
    'processes hear of each other’s writes through Valkey, also after it was away (needs valkey-server or redis-server)',
    async () => {
      const redis = await startRedisServer();
      const valkeys = [connectValkey(redis.url, () => {}), connectValkey(redis.url, () => {})] as const;
      const [one, two] = valkeys.map((valkey) => createSharedPages({ valkey: valkey.commands })) as [
        ReturnType<typeof createSharedPages>,
        ReturnType<typeof createSharedPages>,
      ];
      const hears = async () => {
        let told = 0;
        // Faster than a page grows old by itself.
        for (let tries = 0; tries < 200 && told < 2; tries++) {
          two.forget(PAGE);
          await two.read(PAGE, 'newest', async () => 'before');
          one.forget(PAGE);
          await sleep(40);
          told = (await two.read(PAGE, 'newest', async () => 'after')) === 'after' ? told + 1 : 0;
        }
        return told;
      };
      expect(await hears()).toBe(2);
      await redis.kill();
      one.forget(PAGE);
      expect(await one.read(PAGE, 'newest', async () => 'alone')).toBe('alone');
      await redis.start();
      expect(await hears()).toBe(2);
      for (const pages of [one, two]) pages.close();
      for (const valkey of valkeys) valkey.close();
      await redis.stop();
    },
  );
});

describe('the newest posts', () => {
  const app = useTestApp();

  test('show each write at once, and each caller’s own marks', async () => {
    const [anna, bruno] = [await makeStudent(app), await makeStudent(app)];
    const seenBy = async (as?: string) => (await call<Record<string, unknown>[]>(app, 'GET', '/posts?limit=1', { as })).body[0]!;
    const post = await makePost(app, { by: anna });
    expect(await seenBy(anna.token)).toMatchObject({ id: post.id, likes: 0, liked: false, mine: true });
    await call(app, 'POST', `/posts/${post.id}/like`, { as: bruno.token });
    expect(await seenBy(bruno.token)).toMatchObject({ likes: 1, liked: true, mine: false });
    expect(await seenBy(anna.token)).toMatchObject({ likes: 1, liked: false, mine: true });
    await makeComment(app, { post, by: anna });
    expect(await seenBy()).toMatchObject({ likes: 1, commentsCount: 1, liked: false, mine: false });
    await call(app, 'DELETE', `/posts/${post.id}/like`, { as: bruno.token });
    expect(await seenBy(bruno.token)).toMatchObject({ likes: 0, liked: false });
  });

  test('are cut as each caller asks', async () => {
    const by = await makeStudent(app);
    for (let index = 0; index < 20; index++) await makePost(app, { by });
    const count = async (limit: number, as?: string) => (await call<unknown[]>(app, 'GET', `/posts?limit=${limit}`, { as })).body.length;
    expect(await count(50)).toBe(12);
    expect(await count(3)).toBe(3);
    expect(await count(15, by.token)).toBe(15);
    expect(await count(50, by.token)).toBe(21);
  });
});
