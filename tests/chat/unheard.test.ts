import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import type { TestStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { onBothTransports, startChatApp, startSecondInstance, type ChatApp, type SecondInstance } from './chat-app.ts';
import { ChatClient, enterChat, socketTo } from './chat-client.ts';

async function mentorship(chat: ChatApp) {
  const mentor = await makeMentor(chat);
  const { id, by: student } = await makeRequest(chat, { mentor });
  await moveRequest(chat, id, mentor.by, 'accepted');
  return { mentor: mentor.by, student, query: `requestId=${id}` };
}

/** Returns how many unread chat notices the person has. */
async function letters(chat: ChatApp, by: TestStudent): Promise<number> {
  await chat.app.notices.run();
  const { body } = await call<Notice[]>(chat, 'GET', '/notices', { as: by.token });
  return body.filter(({ kind, read }) => kind === 'chat' && !read).length;
}

onBothTransports('a letter', (chat) => {
  /** Advances the clock until the server drops this connection for not answering pings. */
  const loseLine = async (client: ChatClient) => {
    const goOn = setInterval(() => chat.advance(31_000), 1000);
    await client.closed;
    clearInterval(goOn);
  };

  test('causes a notice when the reader’s connection turns out to have been dead', async () => {
    const { mentor, student, query } = await mentorship(chat);
    const writer = await enterChat({ at: chat.at, query, as: mentor });
    const dead = new ChatClient(socketTo({ at: chat.at, query, as: student, autoPong: false }));
    await dead.notice('welcome');
    writer.say('ci sei?', 'a');
    await writer.ack('a');
    expect(await letters(chat, student)).toBe(0);
    await loseLine(dead);
    await expect.poll(() => letters(chat, student)).toBe(1);
    await writer.close();
  }, 60_000);

  test('causes a notice when the reader’s connection is reset before the reader confirmed it', async () => {
    const { mentor, student, query } = await mentorship(chat);
    const writer = await enterChat({ at: chat.at, query, as: mentor });
    const reader = await enterChat({ at: chat.at, query, as: student });
    writer.say('ci sei?', 'a');
    await reader.message('ci sei?');
    await writer.ack('a');
    reader.socket.terminate();
    await expect.poll(() => letters(chat, student)).toBe(1);
    await writer.close();
  });

  test('causes no second notice when a connection is reset after replaying it, or is closed by its reader', async () => {
    const { mentor, student, query } = await mentorship(chat);
    const writer = await enterChat({ at: chat.at, query, as: mentor });
    writer.say('prima', 'a');
    await writer.ack('a');
    await expect.poll(() => letters(chat, student)).toBe(1);
    await call(chat, 'POST', '/notices/read', { as: student.token, body: { all: true } });
    const back = new ChatClient(socketTo({ at: chat.at, query: `${query}&since=0`, as: student }));
    await back.message('prima');
    // The first answer follows the ping after the replay, the second the pong.
    for (const answers of [1, 2]) {
      back.send({ type: 'connection', event: 'check' });
      await back.until(
        (all) => all.filter((one) => one.type === 'connection' && one.event === 'present').length >= answers || undefined,
        'answer',
      );
    }
    back.socket.terminate();
    await back.closed;
    const reader = await enterChat({ at: chat.at, query, as: student });
    writer.say('poi', 'b');
    await reader.message('poi');
    await reader.close();
    expect(await letters(chat, student)).toBe(0);
    await writer.close();
  });

  test('causes a notice when its reader’s last attempt to enter has failed', async () => {
    const { mentor, student, query } = await mentorship(chat);
    const writer = await enterChat({ at: chat.at, query, as: mentor });
    // Once it has an answer, it has read the letter box, too.
    writer.say('ci sono', 'z');
    await writer.ack('z');
    await expect.poll(() => letters(chat, student)).toBe(1);
    await call(chat, 'POST', '/notices/read', { as: student.token, body: { all: true } });
    // Nothing can be read from the letter box while its table has another name.
    await sql`alter table mentorship_messages rename to set_aside`.execute(chat.db);
    const failed = new ChatClient(socketTo({ at: chat.at, query, as: student }));
    expect((await failed.closed).code).toBe(1013);
    await sql`alter table set_aside rename to mentorship_messages`.execute(chat.db);
    writer.say('ci sei?', 'a');
    await writer.ack('a');
    await expect.poll(() => letters(chat, student)).toBe(1);
    await writer.close();
  });

  test('causes no notice if the reader answered a ping after it, or has another live connection', async () => {
    const { mentor, student, query } = await mentorship(chat);
    const writer = await enterChat({ at: chat.at, query, as: mentor });
    const reader = await enterChat({ at: chat.at, query, as: student });
    writer.say('prima', 'a');
    await reader.message('prima');
    const asked = new Promise((resolve) => reader.socket.once('ping', resolve));
    const goOn = setInterval(() => chat.advance(31_000), 1000);
    await asked;
    clearInterval(goOn);
    // Answers no pings after this one.
    Object.assign(reader.socket, { _autoPong: false });
    await loseLine(reader);
    const other = await enterChat({ at: chat.at, query, as: student });
    const dead = new ChatClient(socketTo({ at: chat.at, query, as: student, autoPong: false }));
    await dead.notice('welcome');
    writer.say('poi', 'b');
    await dead.message('poi');
    await loseLine(dead);
    expect(await letters(chat, student)).toBe(0);
    for (const client of [writer, other]) await client.close();
  }, 60_000);
});

test('a letter to a connection that proves dead as the server stops has caused its notice once the server has stopped', async () => {
  const chat = await startChatApp();
  const { mentor, student, query } = await mentorship(chat);
  await chat.app.notices.run();
  const writer = await enterChat({ at: chat.at, query, as: mentor });
  const dead = await enterChat({ at: chat.at, query, as: student });
  // Reads nothing any more, not even the server’s close frame.
  dead.socket.pause();
  writer.say('ci sei?', 'a');
  await writer.ack('a');
  const notices = async () => (await chat.db.selectFrom('notices').select('place').execute()).length;
  const before = await notices();
  await chat.app.close();
  expect(await notices()).toBe(before + 1);
  await chat.close();
});

describe.skipIf(!findRedisServer())('two instances over one Valkey (needs valkey-server or redis-server)', () => {
  let redis: RedisServer;
  let chat: ChatApp;
  let second: SecondInstance;
  beforeAll(async () => {
    redis = await startRedisServer();
    chat = await startChatApp({ env: { RATE_LIMITS: 'off' } }, redis);
    // Presence is announced late here, because notices must depend on who is really connected.
    second = await startSecondInstance(chat, { RATE_LIMITS: 'off' }, () => 60_000);
  });
  afterAll(async () => {
    await second.close();
    await chat.close();
    await redis.stop();
  });

  test('a letter that is stored but cannot be announced causes a notice, and interrupts the room so that its readers read it', async () => {
    const { mentor, student, query } = await mentorship(chat);
    const [writer, second] = [
      await enterChat({ at: chat.at, query, as: student }),
      await enterChat({ at: chat.at, query: `${query}&since=0`, as: student }),
    ];
    const admin = new Redis(redis.url);
    await admin.acl('SETUSER', 'default', '-publish');
    writer.say('mi senti?', 'a');
    for (const client of [writer, second]) expect((await client.closed).code).toBe(1012);
    await admin.acl('SETUSER', 'default', '+publish');
    admin.disconnect();
    const back = await enterChat({ at: chat.at, query: `${query}&since=0`, as: student });
    expect(await back.message('mi senti?')).toMatchObject({ mine: true, clientId: 'a' });
    await expect.poll(() => letters(chat, mentor)).toBe(1);
    await back.close();
  });

  test('a reader connected to the other instance gets no notice of a letter, but gets one after leaving', async () => {
    const { mentor, student, query } = await mentorship(chat);
    const reader = await enterChat({ at: second.at, query, as: mentor });
    const writer = await enterChat({ at: chat.at, query, as: student });
    writer.say('mi leggi?', 'a');
    await reader.message('mi leggi?');
    await writer.ack('a');
    expect(await letters(chat, mentor)).toBe(0);
    await reader.close();
    // Repeated because the leave takes a moment to reach this instance.
    await expect
      .poll(async () => {
        writer.say('e ora?');
        return letters(chat, mentor);
      })
      .toBe(1);
    await writer.close();
  });
});
