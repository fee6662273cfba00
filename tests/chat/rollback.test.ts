import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePost, makeStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { startChatApp, type ChatApp } from './chat-app.ts';
import { contents, enterChat } from './chat-client.ts';

describe.skipIf(!findRedisServer())(
  'a Valkey that loses its last messages, as after a failover (needs valkey-server or redis-server)',
  () => {
    let redis: RedisServer;
    let chat: ChatApp;
    let admin: Redis;
    beforeAll(async () => {
      redis = await startRedisServer();
      chat = await startChatApp({}, redis);
      admin = new Redis(redis.url);
    });
    afterAll(async () => {
      admin.disconnect();
      await chat.close();
      await redis.stop();
    });

    const enter = async (query: string) => enterChat({ at: chat.at, query, as: await makeStudent(chat) });
    const talk = async () => {
      const { id } = await makePost(chat, { type: 'talk' });
      return { query: `postId=${id}`, key: (part: string) => `chat:{post:${id}}:${part}` };
    };

    /** Saves the contents of a room. @returns a function that restores them */
    const remember = async (key: (part: string) => string) => {
      const keys = ['meta', 'stream', 'sent'].map(key);
      const dumps = await Promise.all(keys.map((name) => admin.dumpBuffer(name)));
      return async () => {
        await Promise.all(keys.map((name, index) => admin.restore(name, 60_000, dumps[index]!, 'REPLACE')));
        // A server takes longer to come back than the millisecond in which this test can say all of it, and ids follow the clock.
        chat.advance(1000);
      };
    };

    /** Lets two people talk, and returns a rollback that loses their last message. */
    const loseLast = async () => {
      const { query, key } = await talk();
      const [writer, reader] = [await enter(query), await enter(query)];
      writer.say('si salva', 'a');
      await writer.ack('a');
      const rollBack = await remember(key);
      writer.say('si perde', 'b');
      const { id } = await reader.message('si perde');
      return { query, writer, reader, rollBack, id };
    };

    test('does not reuse the lost ids, so clients that had seen them get the later messages', async () => {
      const { query, writer, reader, rollBack, id } = await loseLast();
      await Promise.all([writer.close(), reader.close()]);
      await rollBack();

      const again = await enter(query);
      again.say('si riparte', 'c');
      expect((await again.ack('c')).id).toBeGreaterThan(id);
      const back = await enter(`${query}&since=${id}`);
      await back.message('si riparte');
      expect(contents(back)).toEqual(['si riparte']);
      for (const client of [again, back]) await client.close();
    });

    test('closes the sockets in the room with 1012, and a reconnection gets the later messages', async () => {
      const { query, writer, reader, rollBack, id } = await loseLast();
      await rollBack();
      writer.say('si riparte', 'c');
      expect(await reader.closed).toEqual({ code: 1012, reason: 'interrupted' });
      const back = await enter(`${query}&since=${id}`);
      await back.message('si riparte');
      await back.close();
    });
  },
);
