import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { z } from 'zod';
import { Post } from '../../src/routers/posts/schema.ts';
import { connectValkey } from '../../src/server/start/valkey.ts';
import { call, useTestApp } from '../support/app.ts';
import { deferred } from '../support/deferred.ts';
import { makeComment, makePost, makeStudent } from '../support/factories.ts';
import { makeModerators, MODERATED } from '../support/moderation.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';

const PAGE = 'posts';

describe('shared pages', () => {
  test('many readers share one load until it is a second old or forgotten', async () => {
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

  test('a load in progress during a write is not cached', async () => {
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

  test('pages are cached per query, and the oldest are evicted when they take too much memory', async () => {
    const pages = createSharedPages();
    const megabytes = (count: number) => async () => 'x'.repeat((count * 1024 * 1024) / 4);
    const kept = async (which: string) => (await pages.read(PAGE, which, async () => 'again')) !== 'again';
    for (const which of ['one', 'two', 'three']) await pages.read(PAGE, which, megabytes(6));
    await Promise.resolve();
    expect([await kept('two'), await kept('three'), await kept('one')]).toEqual([true, true, false]);
    pages.close();
  });

  test('expired pages no longer count, whether they are read again or stand behind one that is kept for longer', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const pages = createSharedPages();
    const megabytes = (count: number) => async () => 'x'.repeat((count * 1024 * 1024) / 4);
    const kept = async (which: string) => (await pages.read('exams', which, async () => 'again')) !== 'again';
    await pages.read('exams', 'long', megabytes(1), 30_000);
    for (let second = 0; second < 10; second += 1) {
      for (const which of ['same', `other ${second}`]) await pages.read('exams', which, megabytes(4));
      vi.advanceTimersByTime(1001);
    }
    await pages.read('exams', 'last', megabytes(4));
    await Promise.resolve();
    expect([await kept('long'), await kept('last')]).toEqual([true, true]);
    vi.useRealTimers();
    pages.close();
  });

  test('a failed load is tried again', async () => {
    const pages = createSharedPages();
    await expect(pages.read(PAGE, 'newest', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await pages.read(PAGE, 'newest', async () => 'back')).toBe('back');
    pages.close();
  });

  test.skipIf(!findRedisServer())(
    'Valkey tells other processes of writes, also after an outage (needs valkey-server or redis-server)',
    async () => {
      const redis = await startRedisServer();
      const valkeys = [connectValkey(redis.url, () => {}), connectValkey(redis.url, () => {})] as const;
      const [one, two] = valkeys.map((valkey) => createSharedPages({ valkey })) as [
        ReturnType<typeof createSharedPages>,
        ReturnType<typeof createSharedPages>,
      ];
      const hears = async () => {
        let told = 0;
        // Less than the maximum age of a page, so that only a message can have invalidated it.
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

  test('show concurrent readers each their own marks, and a session that has just ended is refused', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => makeStudent(app)));
    const posts: number[] = [];
    for (const by of crowd) posts.push((await makePost(app, { by })).id);
    const others = posts.map((_, index) => posts[(index + 3) % posts.length]!);
    await Promise.all(crowd.map(({ token }, index) => call(app, 'POST', `/posts/${others[index]}/like`, { as: token })));
    const marksOf = async (index: number) => {
      const { body } = await call<Post[]>(app, 'GET', `/posts?limit=${8 + (index % 3)}`, { as: crowd[index]!.token });
      const own = body.filter(({ id }) => posts.includes(id));
      return { mine: own.filter(({ mine }) => mine).map(({ id }) => id), liked: own.filter(({ liked }) => liked).map(({ id }) => id) };
    };
    const seen = await Promise.all(Array.from({ length: 64 }, (_, index) => marksOf(index % crowd.length)));
    expect(seen).toEqual(Array.from(seen, (_, index) => ({ mine: [posts[index % crowd.length]], liked: [others[index % crowd.length]] })));

    const statuses = await Promise.all(
      crowd.map(async ({ token }, index) => {
        if (index % 2 === 0) await call(app, 'POST', '/auth/logout', { as: token });
        return (await call(app, 'GET', `/posts/${posts[0]}/comments`, { as: token })).status;
      }),
    );
    expect(statuses).toEqual(crowd.map((_, index) => (index % 2 === 0 ? 401 : 200)));
  });

  test('are cut to the number that each caller asks for', async () => {
    const by = await makeStudent(app);
    for (let index = 0; index < 20; index++) await makePost(app, { by });
    const count = async (limit: number, as?: string) => (await call<unknown[]>(app, 'GET', `/posts?limit=${limit}`, { as })).body.length;
    expect(await count(50)).toBe(12);
    expect(await count(3)).toBe(3);
    expect(await count(15, by.token)).toBe(15);
    expect(await count(50, by.token)).toBe(29);
  });
});

describe('shared JSON of posts', () => {
  const app = useTestApp(MODERATED);

  test('is the same as if serialized for each reader alone, over REST and tRPC', async () => {
    const [anna, bruno, [moderator]] = await Promise.all([makeStudent(app), makeStudent(app), makeModerators(app)]);
    const ids: number[] = [];
    for (const type of ['vent', 'talk', 'advice', 'vent'] as const)
      ids.push((await makePost(app, { by: anna, type, title: 'È «così»' })).id);
    await call(app, 'POST', `/posts/${ids[1]}/like`, { as: bruno.token });
    await app.db.updateTable('posts').set({ withheld: 'review' }).where('id', '=', ids[2]!).execute();
    app.services.pages.forget('posts');
    for (const [name, reader] of Object.entries({ guest: undefined, anna, bruno, moderator })) {
      const headers = reader && { authorization: `Bearer ${reader.token}` };
      const read = async (url: string) => (await app.app.inject({ url, headers: headers ?? {} })).payload;
      const asked = encodeURIComponent(JSON.stringify({ limit: 5 }));
      const posts = await Promise.all([...ids].reverse().map((id) => read(`/api/posts/${id}`)));
      const rest = await read('/api/posts?limit=4');
      expect(rest, name).toBe(JSON.stringify(z.array(Post).parse(JSON.parse(rest))));
      expect(rest, name).toBe(`[${posts.join()}]`);
      const list = await read('/api/posts?limit=5');
      expect(await read(`/trpc/posts.list?input=${asked}`), name).toBe(`{"result":{"data":${list}}}`);
      expect(JSON.parse(rest)[1], name).toMatchObject({
        content: reader === undefined || reader === bruno ? '' : expect.stringMatching(/./),
      });
    }
  });

  test('says at each read whether a chat is open', async () => {
    const { id } = await makePost(app, { type: 'talk' });
    const readers = [(await makeStudent(app)).token, undefined];
    const seen = () => Promise.all(readers.map(async (as) => (await call<Post[]>(app, 'GET', '/posts?limit=1', { as })).body[0]));
    expect(await seen()).toEqual(readers.map(() => expect.objectContaining({ id, chatActive: 1, chatPeople: 0 })));
    app.advance(25 * 60 * 60 * 1000);
    for (const post of await seen()) expect(post).toMatchObject({ id, chatActive: 0 });
    for (const post of await seen()) expect(post).not.toHaveProperty('chatPeople');
  });

  test('shows a caller’s own like even on a post with too many likes to load with it', async () => {
    const [anna, bruno, carla] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
    const post = await makePost(app, { by: anna });
    await call(app, 'POST', `/posts/${post.id}/like`, { as: bruno.token });
    const others = Array.from({ length: 200 }, (_, index) => ({ post_id: post.id, liker_key: String(index).padStart(22, 'x') }));
    await app.db.insertInto('post_likes').values(others).execute();
    app.services.pages.forget('posts');
    const seenBy = async ({ token }: typeof anna) => (await call<Post[]>(app, 'GET', '/posts?limit=1', { as: token })).body[0];
    expect(await seenBy(bruno)).toMatchObject({ id: post.id, likes: 201, liked: true });
    expect(await seenBy(carla)).toMatchObject({ likes: 201, liked: false });
  });
});
