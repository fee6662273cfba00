import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { startChatApp, type ChatApp } from './chat-app.ts';
import { enterChat, outcomeOf, refusedChat, socketTo } from './chat-client.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(!findRedisServer())('while Valkey is full (needs valkey-server or redis-server)', () => {
  let redis: RedisServer;
  let chat: ChatApp;
  let admin: Redis;
  beforeAll(async () => {
    redis = await startRedisServer();
    chat = await startChatApp({ env: { RATE_LIMITS: 'off' } }, redis);
    admin = new Redis(redis.url);
  });
  afterEach(() => setFull(false));
  afterAll(async () => {
    admin.disconnect();
    await chat.close();
    await redis.stop();
  });

  const setFull = async (full: boolean) => void (await admin.config('SET', 'maxmemory', full ? '1' : '0'));

  test('a socket that closes gives its place back as soon as there is memory again', async () => {
    const student = await makeStudent(chat);
    const handshake = { at: chat.at, query: `postId=${(await makePost(chat, { type: 'talk' })).id}`, as: student };
    const clients = [];
    for (let n = 0; n < 5; n++) clients.push(await enterChat(handshake));
    expect(await refusedChat(handshake)).toMatchObject({ body: { reason: 'too_many_sockets' } });
    await setFull(true);
    for (const client of clients) client.say('c’è posto?', 'a');
    for (const client of clients) expect((await client.closed).code).toBe(1013);
    // The server sees its end of a socket close a moment after the client.
    await sleep(300);
    await setFull(false);
    const attempt = async () => {
      const socket = socketTo(handshake);
      const outcome = await outcomeOf(socket);
      socket.terminate();
      return outcome;
    };
    await expect.poll(attempt, { timeout: 10_000, interval: 500 }).toBe('open');
  });

  test('a person who closes one of two windows is gone once the other is closed, and is notified of letters', async () => {
    const mentor = await makeMentor(chat);
    const { id, by: student } = await makeRequest(chat, { mentor });
    await moveRequest(chat, id, mentor.by, 'accepted');
    const query = `requestId=${id}`;
    const [desk, phone] = [await enterChat({ at: chat.at, query, as: mentor.by }), await enterChat({ at: chat.at, query, as: mentor.by })];
    const writer = await enterChat({ at: chat.at, query, as: student });
    expect((await writer.notice('welcome')).count).toBe(2);
    await setFull(true);
    await desk.close();
    await setFull(false);
    await phone.close();
    expect(await writer.notice('left')).toMatchObject({ count: 1 });
    writer.say('ci sei?', 'a');
    await writer.ack('a');
    const letters = async () => {
      await chat.app.notices.run();
      const { body } = await call<Notice[]>(chat, 'GET', '/notices', { as: mentor.by.token });
      return body.filter(({ kind, read }) => kind === 'chat' && !read).length;
    };
    await expect.poll(letters).toBe(1);
    await writer.close();
  });
});
