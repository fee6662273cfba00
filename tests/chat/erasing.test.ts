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
import { HISTORY_MAX, type Transport } from '../../src/server/chat/transport.ts';
import { keysOf, toErased } from '../../src/server/chat/valkey-format.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { startChatApp, type ChatApp } from './chat-app.ts';
import { enterChat, removedIn } from './chat-client.ts';

/** As many ids as a full room has, with as many digits as real ones. */
const ALL_IDS = Array.from({ length: HISTORY_MAX }, (_, index) => Date.now() + index);

const ADDRESS = { name: 'post 1', endsAt: null };

const memory = () =>
  createMemoryTransport({ now: () => new Date(), presenceDelay: () => 0, limitFlood: false, keepMs: 60_000, failed: () => {} });

const say = async (room: Room, line: number) => {
  const said = await room.append({ by: 'a writer', alias: 'Scrittore', person: 'a writer', sendId: `+${line}`, content: 'ciao' });
  return 'id' in said ? said.id : 0;
};

/** A member of a room, and the ids that its socket was told to remove. */
function member(since?: number) {
  const socket = Object.assign(new EventEmitter(), { readyState: 1, OPEN: 1, bufferedAmount: 0, resume: () => {}, ping: () => {} });
  const wire = new PassThrough();
  const identity = { by: 'a reader', alias: 'Lettrice', person: 'a reader', session: Buffer.alloc(0), since };
  const removed = async () => {
    wire.end();
    const heard = (await wire.toArray()).map(String).join('');
    const notices = [...heard.matchAll(/\{"type":"connection","event":"removed".*?\}/g)].map(([notice]) => JSON.parse(notice) as Notice);
    return notices.flatMap((notice) => (notice.event === 'removed' ? notice.ids : []));
  };
  return { member: new Member(socket as unknown as WebSocket, wire, identity), removed };
}

test('erasing all messages of a full room tells its members every id', async () => {
  const transport = memory();
  const room = new Room(transport, ADDRESS, () => {});
  const reader = member();
  await room.enter(reader.member);
  for (let line = 0; line < HISTORY_MAX; line++) await say(room, line);
  await transport.erase(ADDRESS.name, 'a writer');
  expect(await reader.removed()).toHaveLength(HISTORY_MAX);
});

test('a returning member is told once of each message removed earlier or while entering', async () => {
  const transport = memory();
  const staying = new Room(transport, ADDRESS, () => {});
  await staying.enter(member().member);
  const ids = [await say(staying, 1), await say(staying, 2), await say(staying, 3)];
  await transport.erase(ADDRESS.name, 'a writer', ids[0]);
  const slow: Transport = {
    ...transport,
    async open(address, listener) {
      const channel = await transport.open(address, listener);
      return {
        ...channel,
        async enter(by) {
          const entry = await channel.enter(by);
          await transport.erase(ADDRESS.name, 'a writer', ids[1]);
          return entry;
        },
      };
    },
  };
  const back = member(ids[1]);
  await new Room(slow, ADDRESS, () => {}).enter(back.member);
  expect(await back.removed()).toEqual([ids[0], ids[1]]);
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

  test('long and malformed payloads on the channel do not crash the process', async () => {
    const post = await makePost(chat, { type: 'talk' });
    const client = await enterChat({ at: chat.at, query: `postId=${post.id}`, as: await makeStudent(chat) });
    const publisher = new Redis(redis.url);
    const { channel } = keysOf(chatOfPost(post.id));
    for (const payload of [toErased(ALL_IDS), 'm nothing that can be read', toErased([1])]) await publisher.publish(channel, payload);
    publisher.disconnect();
    await client.notice('removed', ({ ids }) => ids.includes(1));
    expect(removedIn(client)).toEqual([...ALL_IDS, 1]);
    client.say('e si continua', 'a');
    await client.ack('a');
    await client.close();
  });
});
