import { Redis } from 'ioredis';
import { describe, expect, type ExpectStatic, test } from 'vitest';
import { DAY_MS } from '../../src/routers/durations.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';
import { onBothTransports, startChatApp, storedIn } from './chat-app.ts';
import { contents, enterChat } from './chat-client.ts';

/** Milliseconds within which an ended chat must be erased. */
const PROMPT = 5000;
/** A text unique to one room. */
const secretOf = (query: string) => `quello che resta tra noi in ${query}`;

onBothTransports('rooms that nobody is in', (chat) => {
  const leaveText = async (query: string, as: TestStudent) => {
    const client = await enterChat({ at: chat.at, query, as });
    client.say(secretOf(query), 'a');
    await client.ack('a');
    await client.close();
  };
  /** Looks into Valkey directly; for rooms in this process, reopens the room with `reopen` and expects it to be empty. */
  const expectForgotten = async (expect: ExpectStatic, query: string, reopen: () => Promise<unknown>, as?: TestStudent) => {
    if (chat.redis) return expect.poll(() => storedIn(chat), { timeout: PROMPT }).not.toContain(secretOf(query));
    await new Promise((resolve) => setTimeout(resolve, PROMPT));
    await reopen();
    const client = await enterChat({ at: chat.at, query: `${query}&since=0`, as: as ?? (await makeStudent(chat)) });
    expect((await client.notice('welcome')).lastId).toBe(0);
    await client.close();
  };

  test.concurrent('completing a mentorship erases its conversation', async ({ expect }) => {
    const mentor = await makeMentor(chat);
    const request = await makeRequest(chat, { mentor });
    await moveRequest(chat, request.id, mentor.by, 'accepted');
    const query = `requestId=${request.id}`;
    await leaveText(query, request.by);
    await moveRequest(chat, request.id, mentor.by, 'completed');
    const accept = () => chat.db.updateTable('mentorship_requests').set({ status: 'accepted' }).where('id', '=', request.id).execute();
    await expectForgotten(expect, query, accept, mentor.by);
  });

  test.concurrent('deleting a post erases its conversation', async ({ expect }) => {
    const post = await makePost(chat, { type: 'talk' });
    const row = await chat.db.selectFrom('posts').selectAll().where('id', '=', post.id).executeTakeFirstOrThrow();
    await leaveText(`postId=${post.id}`, await makeStudent(chat));
    await chat.db.deleteFrom('posts').where('id', '=', post.id).execute();
    await expectForgotten(expect, `postId=${post.id}`, () => chat.db.insertInto('posts').values(row).execute());
  });

  test.concurrent('a chat whose end is brought forward is erased then', async ({ expect }) => {
    const post = await makePost(chat, { type: 'talk' });
    await leaveText(`postId=${post.id}`, await makeStudent(chat));
    const endAt = (time: number) =>
      chat.db
        .updateTable('posts')
        .set({ chat_ends_at: new Date(time) })
        .where('id', '=', post.id)
        .execute();
    const now = chat.services.now().getTime();
    await endAt(now);
    await expectForgotten(expect, `postId=${post.id}`, () => endAt(now + 60_000));
  });

  test.concurrent('a chat that has not ended keeps its messages', async ({ expect }) => {
    const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    await leaveText(query, await makeStudent(chat));
    await new Promise((resolve) => setTimeout(resolve, PROMPT));
    const back = await enterChat({ at: chat.at, query: `${query}&since=0`, as: await makeStudent(chat) });
    await back.message(secretOf(query));
    expect(contents(back)).toEqual([secretOf(query)]);
    await back.close();
  });
});

describe.skipIf(!findRedisServer())('a room in Valkey (needs valkey-server or redis-server)', () => {
  test('remembers its last id for seven days longer than its messages, also after somebody entered', async () => {
    const redis = await startRedisServer();
    const chat = await startChatApp({ env: { CHAT_LIFETIME_HOURS: '8760' } }, redis);
    const { id } = await makePost(chat, { type: 'talk' });
    const enter = async () => enterChat({ at: chat.at, query: `postId=${id}`, as: await makeStudent(chat) });
    const writer = await enter();
    writer.say('a lungo', 'a');
    await writer.ack('a');
    const admin = new Redis(redis.url);
    const left = (part: string) => admin.pttl(`chat:{post:${id}}:${part}`);
    const reader = await enter();
    expect((await left('meta')) - (await left('stream'))).toBeGreaterThan(6.9 * DAY_MS);
    for (const client of [writer, reader]) await client.close();
    admin.disconnect();
    await chat.close();
    await redis.stop();
  });
});
