import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '../../src/routers/posts/schema.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { connectValkey, type Valkey } from '../../src/server/start/valkey.ts';
import { enterChat, refusedChat } from '../chat/chat-client.ts';
import { startChatApp, startSecondInstance, storedIn, type ChatApp, type SecondInstance } from '../chat/chat-app.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';

/** Within how many milliseconds a socket must close. */
const PROMPT = 5000;

describe.skipIf(!findRedisServer())('two instances over one Valkey (needs valkey-server or redis-server)', () => {
  let redis: RedisServer;
  let valkey: Valkey;
  let first: ChatApp;
  let second: SecondInstance;
  /** The page cache of the second instance. */
  let elsewhere: ReturnType<typeof createSharedPages>;

  beforeAll(async () => {
    redis = await startRedisServer();
    valkey = connectValkey(redis.url, () => {});
    elsewhere = createSharedPages({ valkey });
    const pages = createSharedPages({ valkey });
    first = await startChatApp({ env: { RATE_LIMITS: 'off' }, services: { pages } }, redis);
    second = await startSecondInstance({ ...first, services: { ...first.services, pages: elsewhere } }, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    elsewhere.close();
    valkey.close();
    await redis.stop();
  });

  const newestThere = async () => (await (await fetch(`${second.at}/api/posts?limit=1`)).json()) as [Post];
  /** Polls for less than a second, after which the cached page would expire by itself. */
  const until = async (isSo: (post: Post) => boolean) => {
    const since = performance.now();
    while (!isSo((await newestThere())[0])) if (performance.now() - since > 900) return false;
    return true;
  };

  test('a post edited, deleted or restored on one instance is so on the other at once', async () => {
    const by = await makeStudent(first);
    const before = await makePost(first, { content: 'Prima' });
    const post = await makePost(first, { by, content: 'Come lo scrivo' });
    expect(await until(({ id }) => id === post.id)).toBe(true);
    await call(first, 'PATCH', `/posts/${post.id}`, { as: by.token, body: { content: 'Come lo volevo' } });
    expect(await until(({ content }) => content === 'Come lo volevo')).toBe(true);
    await call(first, 'DELETE', `/posts/${post.id}`, { as: by.token });
    expect(await until(({ id }) => id === before.id)).toBe(true);
    expect((await fetch(`${second.at}/api/posts/${post.id}`)).status).toBe(404);
    const restored = await fetch(`${second.at}/api/posts/${post.id}/restore`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by.token}` },
    });
    expect(restored.status).toBe(200);
    expect((await call(first, 'GET', `/posts/${post.id}`)).status).toBe(200);
  });

  test('the chat of a deleted post closes on both instances, is erased, and cannot be entered again', async () => {
    const by = await makeStudent(first);
    const post = await makePost(first, { by, type: 'talk' });
    const query = `postId=${post.id}`;
    const here = await enterChat({ at: first.at, query, as: by });
    const other = await makeStudent(first);
    const there = await enterChat({ at: second.at, query, as: other });
    there.say('una confidenza', 'a');
    await there.ack('a');
    expect(await storedIn(first)).toContain('una confidenza');
    const since = Date.now();
    await call(first, 'DELETE', `/posts/${post.id}`, { as: by.token });
    expect((await here.closed).code).toBe(1000);
    expect((await there.closed).code).toBe(1000);
    expect(Date.now() - since).toBeLessThan(PROMPT);
    expect(await storedIn(first)).not.toContain('una confidenza');
    expect((await refusedChat({ at: second.at, query, as: other })).status).toBe(404);
    await call(first, 'POST', `/posts/${post.id}/restore`, { as: by.token });
    expect((await refusedChat({ at: second.at, query, as: other })).status).toBe(410);
  });
});
