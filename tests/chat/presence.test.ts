import { Redis } from 'ioredis';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PresenceDelay } from '../../src/server/chat/presence.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';
import { onBothTransports, startChatApp, startSecondInstance, type ChatApp } from './chat-app.ts';
import { enterChat, type ChatClient } from './chat-client.ts';

const SECOND = 1000;

/** The delays drawn by the next people who enter: how late others are told that they came or left. */
const delays = { coming: 0, going: 0, sentAway: 0 };
const presenceDelay: PresenceDelay = (kind) => delays[kind];
beforeEach(() => void Object.assign(delays, { coming: 0, going: 0 }));

const events = (client: ChatClient) => client.received.flatMap((message) => (message.type === 'connection' ? [message.event] : []));

async function counted(client: ChatClient): Promise<number> {
  client.send({ type: 'connection', event: 'check' });
  const answered = events(client).filter((event) => event === 'present').length;
  return client.until((received) => {
    const present = received.flatMap((message) => (message.type === 'connection' && message.event === 'present' ? [message.count] : []));
    return present[answered];
  }, 'answer to a check');
}

/** Enters with these delays instead of none. */
async function enterWith(chat: Pick<ChatApp, 'at'>, query: string, as: TestStudent, own: Partial<typeof delays>): Promise<ChatClient> {
  Object.assign(delays, { coming: 0, going: 0 }, own);
  const client = await enterChat({ at: chat.at, query, as });
  Object.assign(delays, { coming: 0, going: 0 });
  return client;
}

onBothTransports(
  'presence',
  (chat) => {
    const room = async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const enter = async (query: string, own: Partial<typeof delays> = {}, as?: TestStudent) =>
      enterWith(chat, query, as ?? (await makeStudent(chat)), own);

    test('a leave is hidden until its delay has passed: in notices, in welcomes and in answers to checks', async () => {
      const query = await room();
      const observer = await enter(query);
      const [slow, quick] = [await enter(query, { going: 20 * SECOND }), await enter(query, { going: 10 * SECOND })];
      await observer.notice('joined', ({ count }) => count === 3);
      await Promise.all([slow.close(), quick.close()]);
      const newcomer = await enter(query);
      expect((await newcomer.notice('welcome')).count).toBe(4);
      await observer.notice('joined', ({ count }) => count === 4);
      expect(await counted(observer)).toBe(4);
      expect(events(observer)).not.toContain('left');
      chat.advance(10 * SECOND);
      expect(await observer.notice('left')).toMatchObject({ count: 3 });
      expect(await counted(newcomer)).toBe(3);
      chat.advance(10 * SECOND);
      expect(await observer.notice('left', ({ count }) => count === 2)).toMatchObject({ count: 2 });
      for (const client of [observer, newcomer]) await client.close();
    });

    test('an empty room still counts the last person until the delay of their leave has passed', async () => {
      const query = await room();
      const alone = await enter(query, { going: 20 * SECOND });
      await alone.close();
      const observer = await enter(query);
      expect((await observer.notice('welcome')).count).toBe(2);
      chat.advance(20 * SECOND);
      expect(await observer.notice('left')).toMatchObject({ count: 1 });
      await observer.close();
    });

    test('a person who returns before their leave is announced is not reported as having left', async () => {
      const query = await room();
      const observer = await enter(query);
      const person = await makeStudent(chat);
      const before = await enter(query, { going: 20 * SECOND }, person);
      const other = await enter(query, { going: 30 * SECOND });
      await observer.notice('joined', ({ count }) => count === 3);
      await Promise.all([before.close(), other.close()]);
      const back = await enter(query, { coming: 4 * SECOND }, person);
      expect((await back.notice('welcome')).count).toBe(3);
      chat.advance(31 * SECOND);
      expect(await observer.notice('left')).toMatchObject({ count: 2 });
      expect(
        events(observer)
          .filter((event) => event === 'joined' || event === 'left')
          .at(-1),
      ).toBe('left');
      expect(events(observer).filter((event) => event === 'left')).toHaveLength(1);
      for (const client of [observer, back]) await client.close();
    });

    test('a join is hidden from everybody but the newcomer until its delay has passed', async () => {
      const query = await room();
      const observer = await enter(query);
      const newcomer = await enter(query, { coming: 4 * SECOND });
      expect((await newcomer.notice('welcome')).count).toBe(2);
      expect(await counted(newcomer)).toBe(2);
      const third = await enter(query);
      expect((await third.notice('welcome')).count).toBe(2);
      expect(await counted(observer)).toBe(2);
      chat.advance(4 * SECOND);
      expect(await observer.notice('joined', ({ count }) => count === 3)).toMatchObject({ count: 3 });
      expect(await newcomer.notice('joined')).toMatchObject({ count: 3 });
      expect(events(newcomer)).toEqual(['welcome', 'present', 'joined']);
      for (const client of [observer, newcomer, third]) await client.close();
    });

    test('a person who leaves before their join is announced is never reported', async () => {
      const query = await room();
      const observer = await enter(query);
      const passing = await enter(query, { coming: 4 * SECOND });
      await passing.close();
      const staying = await enter(query, { coming: 5 * SECOND });
      expect(await counted(observer)).toBe(1);
      expect(events(observer)).not.toContain('joined');
      chat.advance(5 * SECOND);
      expect(await observer.notice('joined')).toMatchObject({ count: 2 });
      expect(events(observer)).not.toContain('left');
      for (const client of [observer, staying]) await client.close();
    });

    test('closing one of a person’s windows announces nothing, and messages are never delayed', async () => {
      const query = await room();
      const person = await makeStudent(chat);
      const observer = await enter(query);
      const [desk, phone] = [
        await enter(query, { coming: 4 * SECOND, going: 0 }, person),
        await enter(query, { coming: 0, going: 0 }, person),
      ];
      phone.say('ci sono', 'a');
      await observer.message('ci sono');
      await desk.close();
      expect(await counted(observer)).toBe(1);
      expect((await phone.notice('welcome')).count).toBe(2);
      chat.advance(4 * SECOND);
      expect(await observer.notice('joined')).toMatchObject({ count: 2 });
      await phone.close();
      expect(await observer.notice('left')).toMatchObject({ count: 1 });
      await observer.close();
    });

    test('the author of the post is notified of a guest who comes, but not of what the room does not show', async () => {
      const author = await makeStudent(chat);
      const query = `postId=${(await makePost(chat, { type: 'talk', by: author })).id}`;
      /** Counts the author’s unread notices, and marks them as read. */
      const news = async () => {
        await chat.app.notices.run();
        const { body } = await call<Notice[]>(chat, 'GET', '/notices', { as: author.token });
        const unread = body.filter(({ kind, read }) => kind === 'chat' && !read).length;
        // Otherwise one that has just come would be marked unseen.
        if (unread > 0) await call(chat, 'POST', '/notices/read', { as: author.token, body: { all: true } });
        return unread;
      };
      const host = await enter(query, {}, author);
      const person = await makeStudent(chat);
      const desk = await enter(query, { coming: 2 * SECOND }, person);
      const phone = await enter(query, { going: 20 * SECOND }, person);
      chat.advance(2 * SECOND);
      await host.notice('joined');
      await expect.poll(news, { timeout: 10_000 }).toBe(1);
      await Promise.all([desk.close(), phone.close()]);
      const back = await enter(query, {}, person);
      expect(await news()).toBe(0);
      await back.close();
      await host.notice('left');
      const again = await enter(query, {}, person);
      await host.notice('joined', () => events(host).filter((event) => event === 'joined').length === 2);
      expect(await news()).toBe(1);
      for (const client of [host, again]) await client.close();
    });
  },
  { env: { RATE_LIMITS: 'off' }, presenceDelay },
);

describe.skipIf(!findRedisServer())('presence over two processes (needs valkey-server or redis-server)', () => {
  test.each(['that stops', 'that dies without a word'])(
    'a person on a process %s is announced as leaving each room at a different time',
    async (how) => {
      const redis = await startRedisServer();
      const chat = await startChatApp({ env: { RATE_LIMITS: 'off' }, presenceDelay }, redis);
      const second = await startSecondInstance(chat, { RATE_LIMITS: 'off' }, presenceDelay);
      const person = await makeStudent(chat);
      const rooms = await Promise.all([1, 2].map(async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`));
      const observers: ChatClient[] = [];
      const gone: ChatClient[] = [];
      for (const [index, query] of rooms.entries()) {
        observers.push(await enterChat({ at: chat.at, query, as: await makeStudent(chat) }));
        gone.push(await enterWith(second, query, person, { going: (index + 1) * 60 * SECOND }));
        await observers[index]!.notice('joined');
      }
      if (how === 'that stops') await second.close();
      else {
        const admin = new Redis(redis.url);
        const postId = rooms[0]!.slice('postId='.length);
        const fields = await admin.hkeys(`chat:{post:${postId}}:people`);
        const own = fields.find((field) => field.startsWith(chat.services.pseudonyms.key('thread', postId, person.accountId)))!;
        expect(await admin.zrem('chat:instances', own.split(' ')[1]!)).toBe(1);
        for (const query of rooms) {
          const due = `chat:{post:${query.slice('postId='.length)}}:due`;
          await expect.poll(() => admin.zrange(due, '0', '-1')).toEqual([expect.stringMatching(/^-/)]);
        }
        admin.disconnect();
      }
      await Promise.all(gone.map((client) => client.closed));
      const lookIn = async (room: number) => {
        const client = await enterChat({ at: chat.at, query: rooms[room]!, as: await makeStudent(chat) });
        observers.push(client);
        const { count } = await client.notice('welcome');
        await observers[room]!.notice('joined', (notice) => notice.count === count);
        return count;
      };
      expect([await lookIn(0), await lookIn(1)]).toEqual([3, 3]);
      chat.advance(75 * SECOND);
      expect(await observers[0]!.notice('left')).toMatchObject({ count: 2 });
      expect([await lookIn(0), await lookIn(1)]).toEqual([3, 4]);
      chat.advance(75 * SECOND);
      expect(await observers[1]!.notice('left')).toMatchObject({ count: 3 });
      for (const observer of observers) await observer.close();
      if (how !== 'that stops') await second.close();
      await chat.close();
      await redis.stop();
    },
  );
});
