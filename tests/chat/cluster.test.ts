import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCounters } from '../../src/server/limits/counters.ts';
import { checkValkey } from '../../src/server/doctor/valkey.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { follow } from '../notices/follow.ts';
import { call } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { startCluster, startSentinels, type RedisGroup } from '../support/redis-group.ts';
import { findRedisServer, type RedisServer } from '../support/redis-server.ts';
import { startChatApp, startSecondInstance, type ChatApp, type SecondInstance } from './chat-app.ts';
import { ChatClient, enterChat, refusedChat, socketTo } from './chat-client.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Enough rooms that each of the three primaries holds some of them in nearly every run. */
const ROOMS = 12;

/** Skipped unless their variable is set to 1, because nine servers are too many to run beside the other suites. */
const GROUPS: [name: string, variable: string, start: () => Promise<RedisGroup>][] = [
  ['a cluster of three primaries', 'TEST_CLUSTER', startCluster],
  ['a primary that Sentinels watch', 'TEST_SENTINELS', startSentinels],
];

describe.each(GROUPS)('two instances over %s (needs valkey-server or redis-server)', (_, variable, start) => {
  const wanted = !!process.env[variable] && !!findRedisServer();
  let group: RedisGroup;
  let chat: ChatApp;
  let second: SecondInstance;
  beforeAll(async () => {
    if (!wanted) return;
    group = await start();
    chat = await startChatApp({ limited: true }, group);
    second = await startSecondInstance(chat);
  });
  afterAll(async () => {
    await second?.close();
    await chat?.close();
    await group?.stop();
  });

  const say = async (from: ChatClient, to: ChatClient, content: string) => {
    from.say(content, content);
    const [{ id }] = await Promise.all([from.ack(content), to.message(content)]);
    return id;
  };

  test.skipIf(!wanted)('rooms work on every server of the group: messages, people, replay and the end', async () => {
    const posts = await Promise.all(Array.from({ length: ROOMS }, () => makePost(chat, { type: 'talk' })));
    const people = await Promise.all([0, 1, 2, 3].map(async () => [await makeStudent(chat), await makeStudent(chat)] as const));
    await Promise.all(
      people.map(async ([one, other], line) => {
        for (let n = line; n < ROOMS; n += people.length) {
          const query = `postId=${posts[n]!.id}`;
          const here = await enterChat({ at: chat.at, query, as: one });
          const there = await enterChat({ at: second.at, query, as: other });
          expect((await there.notice('welcome')).count).toBe(2);
          const first = await say(here, there, 'di qua');
          await say(there, here, 'di là');
          await there.close();
          const back = await enterChat({ at: chat.at, query: `${query}&since=${first}`, as: other });
          await back.message('di là');
          expect(back.messages).toHaveLength(1);
          for (const client of [here, back]) await client.close();
        }
      }),
    );
    const rooms = await second.valkey.commands.smembers('chat:rooms');
    expect(rooms.sort()).toEqual(posts.map(({ id }) => `post:${id}`).sort());
    await chat.db.deleteFrom('posts').execute();
    await expect.poll(() => second.valkey.commands.smembers('chat:rooms'), { timeout: 20_000 }).toEqual([]);
  });

  test.skipIf(!wanted)('counts a person’s sockets and posts, and an address’s calls, over both instances', async () => {
    const student = await makeStudent(chat);
    const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const clients: ChatClient[] = [];
    for (let n = 0; n < 5; n++) clients.push(await enterChat({ at: n < 3 ? chat.at : second.at, query, as: student }));
    expect(await refusedChat({ at: second.at, query, as: student })).toMatchObject({ status: 429 });
    for (const client of clients) await client.close();

    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const { status } = await fetch(`${n % 2 ? chat.at : second.at}/api/posts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
        body: JSON.stringify({ type: 'vent', content: `Pensiero ${n}` }),
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);

    const [one, other] = [
      createCounters({ calls: [3, 60] }, second.valkey.commands),
      createCounters({ calls: [3, 60] }, second.valkey.commands),
    ];
    for (let address = 0; address < 9; address++) {
      await one.calls.consume(`${address}`);
      await other.calls.set(`${address}`, 3, 60);
      await expect(one.calls.consume(`${address}`)).rejects.toMatchObject({ consumedPoints: 4 });
      await other.calls.delete(`${address}`);
      expect(await one.calls.get(`${address}`)).toBeNull();
    }
  });

  test.skipIf(!wanted)('notices and cache invalidations reach both instances', async () => {
    const me = await makeStudent(chat);
    const post = await makePost(chat, { by: me });
    const streams = [await follow(chat.at, me), await follow(second.at, me)];
    for (const stream of streams) expect(await stream.next()).toMatchObject({ data: { unread: 0 } });
    await makeComment(chat, { post });
    await chat.app.notices.run();
    for (const stream of streams) expect(await stream.next()).toMatchObject({ data: { unread: 1 } });
    for (const stream of streams) stream.close();

    const pages = [createSharedPages({ valkey: second.valkey }), createSharedPages({ valkey: second.valkey })] as const;
    const forgotten = async () => {
      await pages[1].read('posts', 'newest', async () => 'before');
      pages[0].forget('posts');
      await sleep(40);
      return pages[1].read('posts', 'newest', async () => 'after');
    };
    await expect.poll(forgotten).toBe('after');
    for (const page of pages) page.close();
    const toMend = (await checkValkey(group.url)).filter(({ mend }) => mend);
    expect(new Set(toMend.map(({ what }) => what.split(' ')[0]))).toEqual(new Set(['slowlog-max-len', 'maxmemory']));
  });

  test.skipIf(!wanted)(
    'when a primary is killed, chats are interrupted and resume on its replica with their messages',
    { timeout: 60_000 },
    async () => {
      const student = await makeStudent(chat);
      const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
      const [here, there] = [
        await enterChat({ at: chat.at, query, as: student }),
        await enterChat({ at: second.at, query, as: await makeStudent(chat) }),
      ];
      const id = await say(here, there, 'prima');
      const primaries = await group.primaries();
      const keeper = await keeperOf(primaries, `chat:{post:${query.slice('postId='.length)}}:stream`);
      await sleep(200);
      await keeper.kill();
      for (const client of [here, there]) expect(await client.closed).toEqual({ code: 1013, reason: 'interrupted' });
      expect((await call(chat, 'GET', '/posts', { as: student.token })).status).toBe(200);
      const back = await comeBack(second.at, `${query}&since=${id - 1}`, student);
      await back.message('prima');
      const other = await comeBack(chat.at, `${query}&since=${id}`, await makeStudent(chat));
      expect(await say(back, other, 'dopo')).toBeGreaterThan(id);
      for (const client of [back, other]) await client.close();
    },
  );
});

/** Finds the server that holds the key. */
async function keeperOf(servers: RedisServer[], key: string): Promise<RedisServer> {
  for (const server of servers) {
    const client = new Redis(server.url);
    const has = await client.exists(key).catch(() => 0);
    client.disconnect();
    if (has) return server;
  }
  throw new Error(`Nobody has ${key}`);
}

/** Retries as the page does, until there is a new primary and the chat can be entered. */
async function comeBack(at: string, query: string, as: TestStudent): Promise<ChatClient> {
  for (;;) {
    const client = new ChatClient(socketTo({ at, query, as }));
    const welcome = client.until((received) => (received.length > 0 ? received[0] : undefined), 'welcome').catch(() => undefined);
    const first = await Promise.race([welcome, client.closed.then(() => undefined)]);
    if (first && 'event' in first && first.event === 'welcome') return client;
    client.socket.terminate();
    await sleep(200);
  }
}
