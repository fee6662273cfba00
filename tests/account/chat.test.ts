import { describe, expect, test } from 'vitest';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';
import { onBothTransports, startChatApp, startSecondInstance, storedIn, type ChatApp } from '../chat/chat-app.ts';
import { contents, enterChat, type ChatClient } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';

/** Milliseconds within which the sockets of a deleted account must close. */
const CLOSED_WITHIN_MS = 5000;
const HOUR = 60 * 60 * 1000;

async function deleteAccount(chat: ChatApp, { token }: TestStudent, texts: 'erase' | 'detach'): Promise<void> {
  const { status } = await call(chat, 'POST', '/account/delete', { as: token, body: { password: STUDENT_PASSWORD, texts } });
  expect(status).toBe(200);
}

/** Advances the clock by half of a chat's lifetime, after which all erasures in it are due, and runs them. */
async function eraseAll(chat: ChatApp): Promise<void> {
  chat.advance(12 * HOUR);
  await chat.erasures.run();
}

async function sayAll(client: ChatClient, texts: string[]): Promise<void> {
  for (const text of texts) {
    client.say(text, text);
    await client.ack(text);
  }
}

onBothTransports('the chats of a deleted account', (chat) => {
  const talk = async (by: TestStudent) => (await makePost(chat, { type: 'talk', by })).id;
  const enter = (postId: number, as: TestStudent, rest = '') => enterChat({ at: chat.at, query: `postId=${postId}${rest}`, as });

  test('are closed within five seconds, and those of others stay open', async () => {
    const [leaving, staying] = [await makeStudent(chat), await makeStudent(chat)];
    const post = await talk(staying);
    const own = [await enter(post, leaving), await enter(post, leaving)];
    const other = await enter(post, staying);
    const start = Date.now();
    await deleteAccount(chat, leaving, 'detach');
    for (const client of own) expect(await client.closed).toEqual({ code: 1000, reason: 'signed_out' });
    expect(Date.now() - start).toBeLessThan(CLOSED_WITHIN_MS);
    other.say('ci sono ancora', 'a');
    await other.ack('a');
    await other.close();
  });

  test('accept no more messages once the deletion is answered', async () => {
    const [leaving, staying] = [await makeStudent(chat), await makeStudent(chat)];
    const post = await talk(staying);
    const [own, other] = [await enter(post, leaving), await enter(post, staying)];
    await deleteAccount(chat, leaving, 'detach');
    own.say('ancora una cosa', 'a');
    await own.closed;
    await sayAll(other, ['chi resta']);
    const fresh = await enter(post, staying, '&since=0');
    await fresh.message('chi resta');
    expect(contents(fresh)).toEqual(['chi resta']);
    for (const client of [other, fresh]) await client.close();
  });

  test('lose the messages of the account with «erase», and no others', async () => {
    const [leaving, staying] = [await makeStudent(chat), await makeStudent(chat)];
    const [post, quiet] = [await talk(staying), await talk(staying)];
    const [own, other, elsewhere] = [await enter(post, leaving), await enter(post, staying), await enter(quiet, leaving)];
    await sayAll(other, ['risposta 1']);
    await sayAll(own, ['mio 1', 'mio 2']);
    await sayAll(elsewhere, ['mio, altrove']);
    await sayAll(other, ['risposta 2']);
    const { id } = await other.ack('risposta 1');
    await deleteAccount(chat, leaving, 'erase');
    await eraseAll(chat);
    await sayAll(other, ['risposta 3']);
    const back = await enter(post, staying, '&since=0');
    await back.message('risposta 3');
    expect(contents(back)).toEqual(['risposta 1', 'risposta 2', 'risposta 3']);
    const late = await enter(post, staying, `&since=${id}`);
    await late.message('risposta 3');
    expect(contents(late)).toEqual(['risposta 2', 'risposta 3']);
    const empty = await enter(quiet, staying, '&since=0');
    await sayAll(empty, ['nel silenzio']);
    expect(empty.messages).toEqual([]);
    expect(await storedIn(chat)).not.toContain('mio');
    for (const client of [other, back, late, empty]) await client.close();
  });

  test('keep the messages of the account unchanged with «detach»', async () => {
    const [leaving, staying] = [await makeStudent(chat), await makeStudent(chat)];
    const post = await talk(staying);
    const [own, other] = [await enter(post, leaving), await enter(post, staying)];
    await sayAll(own, ['mio 1']);
    await sayAll(other, ['risposta']);
    const { alias } = await other.message('mio 1');
    await deleteAccount(chat, leaving, 'detach');
    await eraseAll(chat);
    const back = await enter(post, staying, '&since=0');
    await back.message('risposta');
    expect(back.messages.map(({ content, alias }) => [content, alias])).toEqual([
      ['mio 1', alias],
      ['risposta', expect.any(String)],
    ]);
    for (const client of [other, back]) await client.close();
  });
});

describe.skipIf(!findRedisServer())('the chats of a deleted account, over Valkey (needs valkey-server or redis-server)', () => {
  test('accept no more messages at another instance either', async () => {
    const redis = await startRedisServer();
    const chat = await startChatApp({}, redis);
    const second = await startSecondInstance(chat);
    const [leaving, staying] = [await makeStudent(chat), await makeStudent(chat)];
    const query = `postId=${(await makePost(chat, { type: 'talk', by: staying })).id}`;
    const [there, here] = [await enterChat({ at: second.at, query, as: leaving }), await enterChat({ at: chat.at, query, as: staying })];
    await deleteAccount(chat, leaving, 'detach');
    there.say('ancora una cosa', 'a');
    expect(await there.closed).toEqual({ code: 1000, reason: 'signed_out' });
    await sayAll(here, ['chi resta']);
    expect(contents(here)).toEqual([]);
    await here.close();
    await second.close();
    await chat.close();
    await redis.stop();
  });

  test('lose the messages of the account as soon as Valkey is reachable again', async () => {
    const redis = await startRedisServer();
    const chat = await startChatApp({}, redis);
    const [leaving, staying] = [await makeStudent(chat), await makeStudent(chat)];
    const own = await enterChat({ at: chat.at, query: `postId=${(await makePost(chat, { type: 'talk', by: staying })).id}`, as: leaving });
    await sayAll(own, ['mio']);
    redis.process()!.kill('SIGSTOP');
    await deleteAccount(chat, leaving, 'erase');
    await expect(eraseAll(chat)).rejects.toThrow();
    redis.process()!.kill('SIGCONT');
    expect(await storedIn(chat)).toContain('mio');
    await expect.poll(() => chat.erasures.run().then(() => storedIn(chat)), { timeout: 15_000 }).not.toContain('mio');
    await chat.close();
    await redis.stop();
  });
});
