import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '../../src/routers/posts/schema.ts';
import { keysOf } from '../../src/server/chat/valkey-format.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { report } from '../support/moderation.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { startChatApp, startSecondInstance, waitForChat, type ChatApp, type SecondInstance } from './chat-app.ts';
import { enterChat, refusedChat, type ChatClient } from './chat-client.ts';

describe.skipIf(!findRedisServer())('two instances over one Valkey (needs valkey-server or redis-server)', () => {
  let redis: RedisServer;
  let chat: ChatApp;
  let second: SecondInstance;
  beforeAll(async () => {
    redis = await startRedisServer();
    chat = await startChatApp({ env: { RATE_LIMITS: 'off' } }, redis);
    second = await startSecondInstance(chat, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await second.close();
    await chat.close();
    await redis.stop();
  });

  const room = async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
  const enter = async (at: string, query: string, as?: TestStudent) => enterChat({ at, query, as: as ?? (await makeStudent(chat)) });
  const contents = (client: ChatClient) => client.messages.map(({ content }) => content);

  test('members connected to different instances see the same order of messages', async () => {
    const query = await room();
    const people = await Promise.all(Array.from({ length: 10 }, (_, index) => enter(index % 2 === 0 ? chat.at : second.at, query)));
    for (let round = 0; round < 30; round++) people.forEach((client, index) => client.say(`${index}.${round}`, `${index}.${round}`));
    const orders = await Promise.all(
      people.map((client) =>
        client.until((received) => {
          const ids = received.flatMap((message) => (message.type === 'chat' || message.event === 'ack' ? [message.id] : []));
          return ids.length >= 300 ? ids : undefined;
        }, 'all messages'),
      ),
    );
    expect(new Set(orders[0]).size).toBe(300);
    for (const order of orders) expect(order).toEqual(orders[0]);
    for (const client of people) await client.close();
  });

  test('a person connected to both instances is counted once', async () => {
    const query = await room();
    const [student, other] = [await makeStudent(chat), await makeStudent(chat)];
    const here = await enter(chat.at, query, student);
    const there = await enter(second.at, query, student);
    expect((await there.notice('welcome')).count).toBe(1);
    const guest = await enter(second.at, query, other);
    expect(await here.notice('joined')).toMatchObject({ count: 2 });
    await guest.close();
    expect(await here.notice('left')).toMatchObject({ count: 1 });
    await there.close();
    await here.close();
  });

  test('an author who joins late gets all messages, and posts show the number of people on both instances', async () => {
    const author = await makeStudent(chat);
    const { id } = await makePost(chat, { type: 'talk', by: author });
    const query = `postId=${id}&since=0`;
    const countAt = async (at: string) => ((await (await fetch(`${at}/api/posts/${id}`)).json()) as Post).chatPeople;
    expect(await countAt(chat.at)).toBe(0);
    const newcomer = await enter(second.at, query);
    newcomer.say('C’è qualcuno?', 'first');
    await newcomer.ack('first');
    const third = await enter(chat.at, query);
    // The author enters while others are writing.
    const entering = enter(second.at, query, author);
    for (let n = 0; n < 40; n += 1) (n % 2 ? third : newcomer).say(`parola ${n}`, `word ${n}`);
    const host = await entering;
    await Promise.all([third.ack('word 39'), newcomer.ack('word 38')]);
    await host.until((received) => received.filter(({ type }) => type === 'chat').length >= 41 || undefined, 'all that was said');
    expect(new Set(contents(host))).toEqual(new Set(['C’è qualcuno?', ...Array.from({ length: 40 }, (_, n) => `parola ${n}`)]));
    expect(host.messages).toHaveLength(41);
    expect(contents(host)[0]).toBe('C’è qualcuno?');
    for (const at of [chat.at, second.at]) await expect.poll(() => countAt(at), { timeout: 5000 }).toBe(3);
    for (const client of [newcomer, third]) await client.close();
    await expect.poll(() => countAt(second.at), { timeout: 5000 }).toBe(1);
    await host.close();
    // The people of a process that died are not counted.
    const left = await makePost(chat, { type: 'talk' });
    const { people, shown } = keysOf(`post:${left.id}`);
    await second.valkey.commands.hset(people, 'somebody a-dead-process', '1 0');
    await second.valkey.commands.sadd(shown, 'somebody');
    const { chatPeople } = (await (await fetch(`${chat.at}/api/posts/${left.id}`)).json()) as Post;
    expect(chatPeople).toBe(0);
  });

  test('a message resent through the other instance is delivered once', async () => {
    const query = await room();
    const student = await makeStudent(chat);
    const listener = await enter(second.at, query);
    const one = await enter(chat.at, query, student);
    one.say('di qua o di là', 'a');
    const first = await one.ack('a');
    one.socket.terminate();
    const two = await enter(second.at, query, student);
    two.say('di qua o di là', 'a');
    expect(await two.ack('a')).toEqual(first);
    two.say('dopo', 'b');
    await listener.message('dopo');
    expect(contents(listener)).toEqual(['di qua o di là', 'dopo']);
    for (const client of [listener, two]) await client.close();
  });

  test('the limit of five sockets per person applies over both instances', async () => {
    const query = await room();
    const student = await makeStudent(chat);
    const clients: ChatClient[] = [];
    for (let index = 0; index < 5; index++) clients.push(await enter(index < 3 ? chat.at : second.at, query, student));
    expect(await refusedChat({ at: chat.at, query, as: student })).toMatchObject({ status: 429 });
    expect(await refusedChat({ at: second.at, query, as: student })).toMatchObject({ status: 429 });
    for (const client of clients) await client.close();
  });

  test('deleting a post ends its chat on both instances, with one notice', async () => {
    const post = await makePost(chat, { type: 'talk' });
    const [one, two] = [await enter(chat.at, `postId=${post.id}`), await enter(second.at, `postId=${post.id}`)];
    await chat.db.deleteFrom('posts').where('id', '=', post.id).execute();
    expect(await one.closed).toEqual({ code: 1000, reason: 'ended' });
    expect(await two.closed).toEqual({ code: 1000, reason: 'ended' });
    expect(one.received.filter((message) => message.type === 'connection' && message.event === 'ended')).toHaveLength(1);
  });

  test('when an instance loses Valkey, its people are counted out, and it works again once reconnected', async () => {
    const query = await room();
    const here = await enter(chat.at, query);
    const there = await enter(second.at, query);
    await here.notice('joined', ({ count }) => count === 2);
    second.valkey.commands.disconnect();
    second.valkey.subscriber.disconnect();
    expect((await there.closed).code).toBe(1013);
    expect(await refusedChat({ at: second.at, query, as: await makeStudent(chat) })).toMatchObject({ status: 503 });
    await here.notice('left', ({ count }) => count === 1);
    await Promise.all([second.valkey.commands.connect(), second.valkey.subscriber.connect()]);
    await waitForChat(chat, second.at);
    const back = await enter(second.at, query);
    expect((await back.notice('welcome')).count).toBe(2);
    for (const client of [here, back]) await client.close();
  });
});

describe.skipIf(!findRedisServer())('when Valkey goes away (needs valkey-server or redis-server)', () => {
  let redis: RedisServer;
  let first: ChatApp;
  let chat: ChatApp;
  beforeAll(async () => {
    redis = await startRedisServer();
    first = await startChatApp({}, redis);
    // Only the second instance has real limits, counted in Valkey.
    const second = await startSecondInstance(first);
    chat = { ...first, at: second.at, close: second.close };
  });
  afterAll(async () => {
    await chat.close();
    await first.close();
    await redis.stop();
  });

  const enter = async (query: string, as?: TestStudent) => enterChat({ at: chat.at, query, as: as ?? (await makeStudent(chat)) });
  const status = async (path: string) => (await fetch(`${chat.at}${path}`)).status;

  test('a lost connection to Valkey interrupts all chats briefly; no message is lost or duplicated', async () => {
    const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const [writer, reader] = [await makeStudent(chat), await makeStudent(chat)];
    const elsewhere = await enterChat({ at: first.at, query, as: writer });
    const here = await enter(query, reader);
    elsewhere.say('prima del taglio', 'a');
    const { id } = await here.message('prima del taglio');
    const admin = new Redis(redis.url);
    const list = String(await admin.call('CLIENT', 'LIST', 'TYPE', 'pubsub'));
    // Each instance has two: one for the chat and one for the notices.
    expect(list.match(/^id=/gm)).toHaveLength(4);
    await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    expect(await here.closed).toEqual({ code: 1013, reason: 'interrupted' });
    expect((await here.notice('interrupted')).message).toBe('La chat si è interrotta: tra poco si riprende da qui');
    expect((await elsewhere.closed).code).toBe(1013);
    await Promise.all([waitForChat(first, first.at), waitForChat(first, chat.at)]);
    const again = await enterChat({ at: first.at, query, as: writer });
    again.say('prima del taglio', 'a');
    again.say('dopo il taglio', 'b');
    await again.ack('b');
    const back = await enterChat({ at: chat.at, query: `${query}&since=${id}`, as: reader });
    await back.message('dopo il taglio');
    expect(back.messages).toHaveLength(1);
    expect((await back.notice('welcome')).truncated).toBe(false);
    admin.disconnect();
    for (const client of [again, back]) await client.close();
  });

  test('without Valkey pages work and chats return 503; once it is back, chats resume with higher ids', async () => {
    const { id: postId } = await makePost(chat, { type: 'talk' });
    const query = `postId=${postId}`;
    const [student, reader] = [await makeStudent(chat), await makeStudent(chat)];
    const client = await enter(query, student);
    client.say('tra poco cade', 'c');
    const { id } = await client.ack('c');
    expect(await status('/readyz')).toBe(200);
    await redis.kill();
    expect((await client.closed).code).toBe(1013);
    expect(await status('/api/posts')).toBe(200);
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect(await refusedChat({ at: chat.at, query, as: student })).toMatchObject({ status: 503, body: { reason: 'busy', retryAfter: 3 } });
    // Nor can a line be reported, which is read from the room.
    const refused = await report(chat, reader, { kind: 'chat', id, postId, lines: [] });
    expect(refused).toMatchObject({ status: 503, body: { reason: 'busy', retryAfter: 3 } });
    await redis.start();
    await Promise.all([waitForChat(first, first.at), waitForChat(first, chat.at)]);
    expect(await status('/readyz')).toBe(200);
    const back = await enterChat({ at: chat.at, query: `${query}&since=${id}`, as: student });
    // This Valkey keeps nothing on disk, so the welcome must report the history as truncated.
    expect(await back.notice('welcome')).toMatchObject({ truncated: true, lastId: 0 });
    back.say('si ricomincia', 'd');
    expect((await back.ack('d')).id).toBeGreaterThan(id);
    await back.close();
  });

  test('a hanging Valkey is detected; pages stay fast and the chat recovers', async () => {
    const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const client = await enter(query);
    redis.process()!.kill('SIGSTOP');
    const start = Date.now();
    expect((await client.closed).code).toBe(1013);
    expect(Date.now() - start).toBeLessThan(8000);
    const asked = Date.now();
    expect(await status('/api/posts')).toBe(200);
    expect(Date.now() - asked).toBeLessThan(1000);
    redis.process()!.kill('SIGCONT');
    await Promise.all([waitForChat(first, first.at), waitForChat(first, chat.at)]);
    const back = await enter(query);
    back.say('eccoci', 'e');
    await back.ack('e');
    await back.close();
  });
});
