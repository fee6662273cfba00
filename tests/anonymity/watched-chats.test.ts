import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../chaos/random.ts';
import { startChatApp, type ChatApp } from '../chat/chat-app.ts';
import { enterChat } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { findings, judge, shuffled } from './statistics.ts';
import { watchValkey, watcherAttacks, type Watcher } from './watcher.ts';

const SEED = 20_261_122;
const PEOPLE = 16;
const ROOMS = 5;
const LEAVING = 6;
const UNNAMED = { named: undefined };

describe.skipIf(!findRedisServer())(
  'an observer of Valkey while people talk in several chats (needs valkey-server or redis-server)',
  () => {
    let redis: RedisServer;
    let chat: ChatApp;
    let watcher: Watcher;
    let people: TestStudent[];
    const random = createRandom(SEED);
    const nameOf = (student: TestStudent) => String(people.indexOf(student));

    /** Members visit one at a time, so that only the content of commands can link two visits. */
    beforeAll(async () => {
      redis = await startRedisServer();
      chat = await startChatApp({ env: { RATE_LIMITS: 'on' } }, redis);
      people = [];
      for (let count = 0; count < PEOPLE; count += 1) people.push(await makeStudent(chat));
      const rooms: number[] = [];
      for (let count = 0; count < ROOMS; count += 1) rooms.push((await makePost(chat, { type: 'talk', by: people[0]! })).id);
      watcher = await watchValkey(redis.url);
      await watcher.record({ ...UNNAMED, owner: undefined, things: [] });
      const visits = shuffled(
        rooms.flatMap((room) => people.map((student) => ({ room, student }))),
        random,
      );
      for (const [index, { room, student }] of visits.entries()) {
        const client = await enterChat({ at: chat.at, query: `postId=${room}`, as: student });
        // One message per visit stays within the limit of messages per five seconds over all rooms.
        client.say('eccomi', 'a');
        await client.ack('a');
        await client.close();
        await watcher.record({ ...UNNAMED, owner: nameOf(student), things: [`visit ${index} ${room}`] });
        if (index % PEOPLE === 0) await watcher.look();
      }
      for (const student of people.slice(0, LEAVING)) {
        await call(chat, 'POST', '/account/delete', { as: student.token, body: { password: STUDENT_PASSWORD, texts: 'detach' } });
        await watcher.record({ ...UNNAMED, owner: nameOf(student), things: [], named: nameOf(student) });
      }
    }, 120_000);
    afterAll(async () => {
      watcher?.close();
      await chat?.close();
      await redis?.stop();
    });

    test('sees the commands of every visit', () => {
      const visits = watcher.watched.filter(({ things }) => things.length > 0);
      expect(visits).toHaveLength(PEOPLE * ROOMS);
      for (const { words } of visits) expect(words.size).toBeGreaterThan(10);
    });

    test('cannot link a visit to one of the same person in another room, or to an account that is deleted', () => {
      const inOneRoom = (one: string, other: string) => one.split(' ')[2] === other.split(' ')[2];
      const attacks = watcherAttacks(
        watcher,
        people.map((student) => nameOf(student)),
        random,
        inOneRoom,
      );
      expect(findings('Of chats, by Valkey', judge(attacks.slice(0, 2), random))).toEqual([]);
    });

    test('finds no stored key that identifies a person in all rooms', () => {
      for (const { accountId } of people) expect(watcher.stored).not.toContain(chat.services.pseudonyms.key('chat', 'person', accountId));
    });
  },
);
