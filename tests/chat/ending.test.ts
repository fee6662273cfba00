import { Writable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteAccountRow } from '../../src/routers/auth/queries.ts';
import { deleteSession, hashToken } from '../../src/routers/sessions/queries.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { onBothTransports, startChatApp, storedIn } from './chat-app.ts';
import { enterChat, refusedChat } from './chat-client.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** The limit that the contract sets, in milliseconds. */
const PROMPT = 5000;

onBothTransports('ending', (chat) => {
  const room = async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
  const enter = async (query: string, as?: TestStudent) => enterChat({ at: chat.at, query, as: as ?? (await makeStudent(chat)) });

  test.concurrent('logout closes all sockets of the person and no others', async ({ expect }) => {
    const query = await room();
    const student = await makeStudent(chat);
    const [one, window, other] = [await enter(query, student), await enter(query, student), await enter(query)];
    await call(chat, 'POST', '/auth/logout', { as: student.token });
    const since = Date.now();
    expect(await one.closed).toEqual({ code: 1000, reason: 'signed_out' });
    expect((await window.closed).code).toBe(1000);
    expect(Date.now() - since).toBeLessThan(PROMPT);
    expect((await one.notice('signed_out')).message).toBe('Il tuo accesso è scaduto: accedi di nuovo per tornare nella chat');
    other.say('ci sono', 'a');
    await other.ack('a');
    await other.close();
  });

  test.concurrent('deleting a session or an account closes its sockets', async ({ expect }) => {
    const query = await room();
    const [leaver, gone] = [await makeStudent(chat), await makeStudent(chat)];
    const [one, two] = [await enter(query, leaver), await enter(query, gone)];
    await deleteSession(chat.db, leaver.token);
    await chat.db.transaction().execute((trx) => deleteAccountRow(trx, chat.services.vault, gone.accountId));
    const since = Date.now();
    expect((await one.closed).code).toBe(1000);
    expect((await two.closed).code).toBe(1000);
    expect(Date.now() - since).toBeLessThan(PROMPT);
  });

  test.concurrent('a session that expires closes its sockets', async ({ expect }) => {
    const query = await room();
    const student = await makeStudent(chat);
    const one = await enter(query, student);
    await chat.db
      .updateTable('sessions')
      .set({ expires_on: chat.services.now().toISOString().slice(0, 10) })
      .where('token_hash', '=', hashToken(student.token))
      .execute();
    expect(await one.closed).toEqual({ code: 1000, reason: 'signed_out' });
  });

  test.concurrent('deleting a post ends its chat', async ({ expect }) => {
    const post = await makePost(chat, { type: 'talk' });
    const one = await enter(`postId=${post.id}`);
    await chat.db.deleteFrom('posts').where('id', '=', post.id).execute();
    expect(await one.closed).toEqual({ code: 1000, reason: 'ended' });
  });

  test.concurrent('once the author has deleted a post, its chat confirms no message', async ({ expect }) => {
    const author = await makeStudent(chat);
    const post = await makePost(chat, { type: 'talk', by: author });
    const [one, other] = [await enter(`postId=${post.id}`), await enter(`postId=${post.id}`)];
    expect((await call(chat, 'DELETE', `/posts/${post.id}`, { as: author.token })).status).toBe(200);
    one.say('dopo la fine', 'z');
    for (const client of [one, other]) expect(await client.closed).toEqual({ code: 1000, reason: 'ended' });
    expect(one.received).not.toContainEqual(expect.objectContaining({ event: 'ack' }));
    expect(other.messages).toEqual([]);
  });

  test('at its end time a chat sends a notice, closes all sockets with 1000 and erases its messages', async () => {
    const secret = 'quello che resta tra noi';
    const query = await room();
    const [one, two] = [await enter(query), await enter(query)];
    one.say(secret, 'b');
    await two.message(secret);
    if (chat.redis) expect(await storedIn(chat)).toContain(secret);
    chat.advance(DAY);
    // Refused even before the next sweep notices that the chat is over.
    one.say('fuori tempo', 'c');
    for (const client of [one, two]) {
      expect(await client.closed).toEqual({ code: 1000, reason: 'ended' });
      expect((await client.notice('ended')).message).toMatch(
        /^La chat è finita: .* quelli che vedi qui spariscono quando chiudi la pagina$/,
      );
    }
    expect(two.messages.map(({ content }) => content)).toEqual([secret]);
    expect(one.received.some((message) => message.type === 'connection' && message.event === 'ack' && message.clientId === 'c')).toBe(
      false,
    );
    expect(await refusedChat({ at: chat.at, query, as: await makeStudent(chat) })).toMatchObject({ status: 410 });
    expect(await storedIn(chat)).not.toContain(secret);
  });

  test('a chat ends on time even if nobody writes or nobody is in the room', async () => {
    const query = await room();
    const one = await enter(query);
    one.say('torno dopo', 'd');
    await one.ack('d');
    await one.close();
    const quiet = await enter(await room());
    chat.advance(DAY);
    expect((await quiet.closed).code).toBe(1000);
    await expect.poll(() => storedIn(chat), { timeout: PROMPT }).not.toContain('torno dopo');
  });
});

describe('stopping', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const apps: { close(): Promise<void> }[] = [];
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  test('stopping the server closes sockets with 1001 without waiting for an unresponsive one, and stops listening', async () => {
    const chat = await startChatApp();
    apps.push(chat);
    const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const clients = [];
    for (let index = 0; index < 10; index++) clients.push(await enterChat({ at: chat.at, query, as: await makeStudent(chat) }));
    clients[0]!.socket.pause();
    const start = Date.now();
    const stopped = chat.app.close();
    for (const client of clients.slice(1)) expect(await client.closed).toEqual({ code: 1001, reason: 'interrupted' });
    await stopped;
    expect(Date.now() - start).toBeLessThan(PROMPT);
    await expect(fetch(`${chat.at}/healthz`)).rejects.toThrow();
    clients[0]!.socket.terminate();
  });

  test('chat texts, client ids and identities are not logged, and messages are not stored in the database', async () => {
    const chat = await startChatApp({ logger: { level: 'trace', stream } });
    apps.push(chat);
    lines.length = 0;
    const students = [await makeStudent(chat), await makeStudent(chat)];
    const post = await makePost(chat, { type: 'talk' });
    const query = `postId=${post.id}`;
    const [one, two] = await Promise.all(students.map((as) => enterChat({ at: chat.at, query, as })));
    one!.say('una confidenza', 'segno-1');
    await two!.message('una confidenza');
    one!.say('sei un coglione', 'segno-2');
    await one!.notice('refused');
    one!.socket.send('frammento rotto {');
    one!.say(`lunghissimo ${'x'.repeat(70 * 1024)}`);
    await one!.closed;
    await refusedChat({ at: chat.at, query: `postId=${post.id}&since=nascosto`, as: students[0] });
    two!.socket.terminate();
    await call(chat, 'POST', '/auth/logout', { as: students[0]!.token });

    const log = lines.join('');
    expect(log).toContain('"route":"/ws"');
    const secrets = [
      'confidenza',
      'coglione',
      'segno-',
      'frammento',
      'lunghissimo',
      'nascosto',
      '127.0.0.1',
      ...students.flatMap(({ token, email, accountId }) => [token, email, accountId]),
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
    const tables = await chat.db.introspection.getTables();
    for (const { name } of tables) {
      const rows = await chat.db
        .selectFrom(name as 'posts')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).not.toContain('confidenza');
    }
  });
});
