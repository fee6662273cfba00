import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Notice } from '../../src/routers/chat/schema.ts';
import { chatOfPost } from '../../src/server/chat/admission.ts';
import { Member } from '../../src/server/chat/member.ts';
import { createMemoryTransport } from '../../src/server/chat/memory-transport.ts';
import { Room } from '../../src/server/chat/room.ts';
import { HISTORY_MAX } from '../../src/server/chat/transport.ts';
import { keysOf, toErased } from '../../src/server/chat/valkey-format.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { startChatApp, type ChatApp } from './chat-app.ts';
import { enterChat } from './chat-client.ts';

/** As many lines as a room keeps, with ids as long as those of today. */
const ALL_IDS = Array.from({ length: HISTORY_MAX }, (_, index) => Date.now() + index);

test('all that a room keeps can be taken off its pages at once', async () => {
  const transport = createMemoryTransport({
    now: () => new Date(),
    presenceDelay: () => 0,
    limitFlood: false,
    keepMs: 60_000,
    failed: () => {},
  });
  const address = { name: 'post 1', endsAt: null };
  const room = new Room(transport, address, () => {});
  const socket = Object.assign(new EventEmitter(), { readyState: 1, OPEN: 1, bufferedAmount: 0, resume: () => {}, ping: () => {} });
  const wire = new PassThrough();
  const identity = { by: 'a reader', alias: 'Lettrice', person: 'a reader', session: Buffer.alloc(0), since: undefined };
  await room.enter(new Member(socket as unknown as WebSocket, wire, identity));
  for (let line = 0; line < HISTORY_MAX; line++)
    await room.append({ by: 'a writer', alias: 'Scrittore', person: 'a writer', sendId: `+${line}`, content: 'ciao' });
  await transport.erase(address.name, 'a writer');
  wire.end();
  const heard = (await wire.toArray()).map(String).join('');
  const removed = [...heard.matchAll(/\{"type":"connection","event":"removed".*?\}/g)].map(([notice]) => JSON.parse(notice) as Notice);
  expect(removed.flatMap((notice) => (notice.event === 'removed' ? notice.ids : []))).toHaveLength(HISTORY_MAX);
});

describe.skipIf(!findRedisServer())('rooms in Valkey (needs valkey-server or redis-server)', () => {
  let redis: RedisServer;
  let chat: ChatApp;
  beforeAll(async () => {
    redis = await startRedisServer();
    chat = await startChatApp({}, redis);
  });
  afterAll(async () => {
    await chat.close();
    await redis.stop();
  });

  test('what is published never ends a process, however long it is and whatever it says', async () => {
    const post = await makePost(chat, { type: 'talk' });
    const client = await enterChat({ at: chat.at, query: `postId=${post.id}`, as: await makeStudent(chat) });
    const publisher = new Redis(redis.url);
    const { channel } = keysOf(chatOfPost(post.id));
    for (const payload of [toErased(ALL_IDS), 'm nothing that can be read', toErased([1])]) await publisher.publish(channel, payload);
    publisher.disconnect();
    await client.notice('removed', ({ ids }) => ids.includes(1));
    const removed = client.received.flatMap((notice) => (notice.type === 'connection' && notice.event === 'removed' ? notice.ids : []));
    expect(removed).toEqual([...ALL_IDS, 1]);
    client.say('e si continua', 'a');
    await client.ack('a');
    await client.close();
  });
});
