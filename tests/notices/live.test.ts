import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readLog } from '../../src/routers/notice-log/queries.ts';
import { startChatApp, startSecondInstance, type ChatApp, type SecondInstance } from '../chat/chat-app.ts';
import { enterChat } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { follow } from './follow.ts';

describe.skipIf(!findRedisServer())('notices, live, of two instances over one Valkey (needs valkey-server or redis-server)', () => {
  let redis: RedisServer;
  let first: ChatApp;
  let second: SecondInstance;
  const site = (at: string) => at.replace(/^ws/, 'http').replace(/\/ws$/, '');
  beforeAll(async () => {
    redis = await startRedisServer();
    first = await startChatApp({ env: { RATE_LIMITS: 'off' } }, redis);
    second = await startSecondInstance(first, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await second?.close();
    await first.close();
    await redis.stop();
  });

  const tell = async (post: { id: number } & Awaited<ReturnType<typeof makePost>>) => {
    await makeComment(first, { post });
    await first.app.notices.run();
  };
  const read = (by: TestStudent) => call(first, 'POST', '/notices/read', { as: by.token, body: { all: true } });

  test('refuses the stream to guests', async () => {
    const stream = await follow(site(first.at), undefined);
    expect(await stream.ended).toContain('Accedi per continuare');
  });

  test('sends the unread count at once and at each change, to every device and instance', async () => {
    const me = await makeStudent(first);
    const post = await makePost(first, { by: me });
    const devices = [await follow(site(first.at), me), await follow(site(second.at), me)];
    for (const device of devices) expect(await device.next()).toMatchObject({ data: { unread: 0 } });
    await tell(post);
    for (const device of devices) expect(await device.next()).toMatchObject({ data: { unread: 1 } });
    await read(me);
    for (const device of devices) expect(await device.next()).toMatchObject({ data: { unread: 0 } });
    for (const device of devices) device.close();
  });

  test('a change reaches the streams of other instances, although this one’s connection to Valkey breaks as it is told', async () => {
    const me = await makeStudent(first);
    const post = await makePost(first, { by: me });
    const device = await follow(site(second.at), me);
    expect(await device.next()).toMatchObject({ data: { unread: 0 } });
    await makeComment(first, { post });
    const admin = new Redis(redis.url);
    onTestFinished(() => admin.disconnect());
    await admin.call('client', 'kill', 'type', 'normal');
    await first.app.notices.run();
    expect(await device.next()).toMatchObject({ data: { unread: 1 } });
    device.close();
  });

  test('a client that reconnects with the last event’s id gets only what has changed since', async () => {
    const me = await makeStudent(first);
    const post = await makePost(first, { by: me });
    const before = await follow(site(first.at), me);
    await before.next();
    await tell(post);
    const { id } = await before.next();
    before.close();
    const unchanged = await follow(site(second.at), me, id);
    await read(me);
    expect(await unchanged.next()).toMatchObject({ data: { unread: 0 } });
    unchanged.close();
    const back = await follow(site(second.at), me, id);
    expect(await back.next()).toMatchObject({ data: { unread: 0 } });
    back.close();
  });

  test('the author of a post is notified when somebody else enters its chat', async () => {
    const [me, other] = [await makeStudent(first), await makeStudent(first)];
    const { id } = await makePost(first, { by: me, type: 'talk' });
    const kinds = async () => {
      await first.app.notices.run();
      return (await call<{ kind: string }[]>(first, 'GET', '/notices', { as: me.token })).body.map(({ kind }) => kind);
    };
    const own = await enterChat({ at: first.at, query: `postId=${id}`, as: me });
    expect(await kinds()).toEqual([]);
    const others = await enterChat({ at: first.at, query: `postId=${id}`, as: other });
    expect(await kinds()).toEqual(['chat']);
    await Promise.all([own.close(), others.close()]);
  });

  test('somebody who enters two chats at once is announced to the author with an independent delay for each', async () => {
    let draws = 0;
    const late = await startChatApp({ presenceDelay: () => 100 * (draws += 1) });
    const [me, other] = [await makeStudent(late), await makeStudent(late)];
    const posts = [await makePost(late, { by: me, type: 'talk' }), await makePost(late, { by: me, type: 'talk' })];
    const entered = Date.now();
    const clients = await Promise.all(posts.map(({ id }) => enterChat({ at: late.at, query: `postId=${id}`, as: other })));
    const times = async () => {
      await late.app.notices.run();
      const log = await readLog(late.db, late.services.vault, me.accountId, new Date());
      return log.flatMap(({ entry }) => ('told' in entry ? [Date.parse(entry.told.at)] : [])).sort();
    };
    await expect.poll(times, { timeout: 20_000, interval: 50 }).toHaveLength(2);
    const [first, second] = (await times()) as [number, number];
    expect(first - entered).toBeGreaterThanOrEqual(100);
    expect(second - first).toBeGreaterThanOrEqual(90);
    await Promise.all(clients.map((client) => client.close()));
    await late.close();
  });

  test('refuses a sixth stream of one person, and allows another once one is closed', async () => {
    const me = await makeStudent(first);
    const streams = await Promise.all(Array.from({ length: 5 }, (_, index) => follow(site(index % 2 ? first.at : second.at), me)));
    await Promise.all(streams.map((stream) => stream.next()));
    const sixth = await follow(site(first.at), me);
    expect(await sixth.ended).toContain('too_many_streams');
    streams[0]!.close();
    const freed = async () => {
      const again = await follow(site(second.at), me);
      const told = await Promise.race([again.next(), again.ended]);
      again.close();
      return typeof told;
    };
    await expect.poll(freed).toBe('object');
    for (const stream of streams) stream.close();
  });

  test('a stream ends within 5 s of logout, and when its server stops', async () => {
    const [gone, me] = [await makeStudent(first), await makeStudent(first)];
    const [ending, staying] = [await follow(site(first.at), gone), await follow(site(second.at), me)];
    await Promise.all([ending.next(), staying.next()]);
    await call(first, 'POST', '/auth/logout', { as: gone.token });
    const since = Date.now();
    await ending.ended;
    expect(Date.now() - since).toBeLessThan(5000);
    const stopping = second.close();
    await staying.ended;
    await stopping;
  });
});
