import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeComment, makePost, makeStudent } from '../support/factories.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { onBothTransports } from './chat-app.ts';
import { ChatClient, enterChat, outcomeOf, OWN_ORIGIN, refusedChat, socketTo } from './chat-client.ts';

const DAY = 24 * 60 * 60 * 1000;

onBothTransports('entering', (chat) => {
  const talk = (by?: Awaited<ReturnType<typeof makeStudent>>) => makePost(chat, { type: 'talk', ...(by && { by }) });

  describe('a handshake that is refused', () => {
    test('without a session or with a wrong token: 401', async () => {
      const post = await talk();
      const answer = await refusedChat({ at: chat.at, query: `postId=${post.id}` });
      expect(answer).toEqual({ status: 401, body: { message: 'Accedi per continuare', code: 'UNAUTHORIZED', reason: 'unauthenticated' } });
      const wrong = await refusedChat({ at: chat.at, query: `postId=${post.id}`, as: { token: 'wrong' } });
      expect(wrong.status).toBe(401);
    });

    test('without a session or an Origin: 401, like a plain GET of the same URL', async () => {
      const post = await talk();
      const url = `${chat.at.replace('http', 'ws')}/ws?postId=${post.id}`;
      expect(await outcomeOf(new WebSocket(url))).toBe(401);
      expect((await fetch(url.replace('ws', 'http'))).status).toBe(401);
      expect((await fetch(url.replace('ws', 'http'), { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    });

    test('from another origin: 403, even with a session', async () => {
      const post = await talk();
      const student = await makeStudent(chat);
      for (const origin of ['https://evil.example', 'http://localhost:5001', 'https://localhost:5000', 'null', '']) {
        const answer = await refusedChat({ at: chat.at, query: `postId=${post.id}`, as: student, headers: { origin } });
        expect([origin, answer.status, answer.body['reason']]).toEqual([origin, 403, 'foreign_origin']);
      }
    });

    test('without an Origin: 403 with a cookie, accepted with a bearer header', async () => {
      const post = await talk();
      const student = await makeStudent(chat);
      const url = `${chat.at.replace('http', 'ws')}/ws?postId=${post.id}`;
      expect(await outcomeOf(new WebSocket(url, { headers: { cookie: `sottovoce=${student.token}` } }))).toBe(403);
      const client = new ChatClient(new WebSocket(url, { headers: { authorization: `Bearer ${student.token}` } }));
      await client.notice('welcome');
      await client.close();
    });

    test('to a post that does not exist: 404', async () => {
      const student = await makeStudent(chat);
      const answer = await refusedChat({ at: chat.at, query: 'postId=2147483647', as: student });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', reason: 'post_not_found' } });
    });

    test.each(['vent', 'advice'] as const)('to a post of type %s: 409', async (type) => {
      const post = await makePost(chat, { type });
      const answer = await refusedChat({ at: chat.at, query: `postId=${post.id}`, as: await makeStudent(chat) });
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'chat_none' } });
    });

    test('to a chat that is over: 410', async () => {
      const post = await talk();
      await chat.db
        .updateTable('posts')
        .set({ chat_ends_at: new Date(chat.services.now().getTime() - 1) })
        .where('id', '=', post.id)
        .execute();
      const answer = await refusedChat({ at: chat.at, query: `postId=${post.id}`, as: await makeStudent(chat) });
      expect(answer).toEqual({ status: 410, body: { message: 'Questa chat è finita', code: 'GONE', reason: 'chat_over' } });
    });

    test.each([
      '',
      'postId=',
      'postId=0',
      'postId=-1',
      'postId=1.5',
      'postId=abc',
      'postId=2147483648',
      'postId=1e3',
      'postId=1&postId=2',
      'postId=1&requestId=1',
      'postId=1&since=-1',
      'postId=1&since=x',
      'postId=1&since=99999999999999999',
      'postId[]=1',
      '__proto__=1',
      'requestId=0',
    ])('with the malformed query «%s»: 400', async (query) => {
      const answer = await refusedChat({ at: chat.at, query, as: await makeStudent(chat) });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    });

    test('at any path but /ws: 404, and the connection is closed', async () => {
      const student = await makeStudent(chat);
      for (const path of ['/', '/api/posts', '/trpc/posts.list', '/healthz', '/ws/1', '/nowhere']) {
        const socket = new WebSocket(`${chat.at.replace('http', 'ws')}${path}?postId=1`, {
          origin: OWN_ORIGIN,
          headers: { authorization: `Bearer ${student.token}` },
        });
        expect([path, await outcomeOf(socket)]).toEqual([path, 404]);
      }
    });

    test('with a broken WebSocket key: 400', async () => {
      const post = await talk();
      const student = await makeStudent(chat);
      const status = await new Promise((resolve) => {
        request(`${chat.at}/ws?postId=${post.id}`, {
          headers: {
            connection: 'upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': 'short',
            origin: OWN_ORIGIN,
            authorization: `Bearer ${student.token}`,
          },
        })
          .on('response', (response) => resolve(response.statusCode))
          .on('upgrade', () => resolve('upgraded'))
          .end();
      });
      expect(status).toBe(400);
    });
  });

  test('a plain GET returns the reason for a refusal, or 426 when the caller may enter', async () => {
    const post = await talk();
    const vent = await makePost(chat);
    const { token } = await makeStudent(chat);
    const get = async (query: string, as?: string) => {
      const response = await fetch(`${chat.at}/ws?${query}`, { headers: as ? { authorization: `Bearer ${as}` } : {} });
      return [response.status, ((await response.json()) as { reason?: string }).reason];
    };
    expect(await get(`postId=${post.id}`)).toEqual([401, 'unauthenticated']);
    expect(await get(`postId=${vent.id}`, token)).toEqual([409, 'chat_none']);
    expect(await get(`postId=${post.id}`, token)).toEqual([426, undefined]);
  });

  test('accepts the session cookie in place of the bearer header', async () => {
    const post = await talk();
    const { token } = await makeStudent(chat);
    const client = await enterChat({ at: chat.at, query: `postId=${post.id}`, headers: { cookie: `sottovoce=${token}` } });
    await client.close();
  });

  test('the welcome contains the alias used in the comments, the number of people and the end of the chat', async () => {
    const student = await makeStudent(chat);
    const post = await talk();
    const comment = await makeComment(chat, { post, by: student });
    const client = await enterChat({ at: chat.at, query: `postId=${post.id}`, as: student });
    const welcome = await client.notice('welcome');
    expect(welcome).toMatchObject({ alias: comment.alias, count: 1, since: 0, lastId: 0, truncated: false });
    expect(new Date(welcome.endsAt!).getTime()).toBe(new Date(post.createdAt).getTime() + DAY);
    await client.close();
  });

  test('others are told that somebody joined or left and how many people there are, but not who', async () => {
    const post = await talk();
    const query = `postId=${post.id}`;
    const first = await makeStudent(chat);
    const second = await makeStudent(chat);
    const one = await enterChat({ at: chat.at, query, as: first });
    const two = await enterChat({ at: chat.at, query, as: second });
    expect(await one.notice('joined')).toEqual({ type: 'connection', event: 'joined', message: 'Qualcuno è entrato nella chat', count: 2 });
    expect((await two.notice('welcome')).count).toBe(2);
    // A second window of the same person does not count as another person.
    const window = await enterChat({ at: chat.at, query, as: second });
    expect((await window.notice('welcome')).count).toBe(2);
    await window.close();
    await two.close();
    expect(await one.notice('left')).toEqual({ type: 'connection', event: 'left', message: 'Qualcuno ha lasciato la chat', count: 1 });
    expect(one.received.map((notice) => notice.type === 'connection' && notice.event)).toEqual(['welcome', 'joined', 'left']);
    await one.close();
  });

  test('a person may have five open sockets; closing one allows another', async () => {
    const student = await makeStudent(chat);
    const posts = [await talk(), await talk()];
    const clients: ChatClient[] = [];
    for (let index = 0; index < 5; index++)
      clients.push(await enterChat({ at: chat.at, query: `postId=${posts[index % 2]!.id}`, as: student }));
    const refused = await refusedChat({ at: chat.at, query: `postId=${posts[0]!.id}`, as: student });
    expect(refused).toMatchObject({ status: 429, retryAfter: '3', body: { reason: 'too_many_sockets', retryAfter: 3 } });
    const ask = async () => {
      const asked = await fetch(`${chat.at}/ws?postId=${posts[0]!.id}`, { headers: { authorization: `Bearer ${student.token}` } });
      return [asked.status, ((await asked.json()) as { reason?: string }).reason];
    };
    expect(await ask()).toEqual([429, 'too_many_sockets']);
    const other = await enterChat({ at: chat.at, query: `postId=${posts[0]!.id}`, as: await makeStudent(chat) });
    await clients[0]!.close();
    await expect.poll(() => outcomeOf(socketTo({ at: chat.at, query: `postId=${posts[0]!.id}`, as: student }))).toBe('open');
    // Asking takes no place for longer than the answer.
    await clients[1]!.close();
    for (const _ of clients) await expect.poll(ask).toEqual([426, undefined]);
    await other.close();
  });

  describe('the chat of a mentorship', () => {
    test('admits only the two people of an accepted request, named by role, until it is completed', async () => {
      const mentor = await makeMentor(chat);
      const request = await makeRequest(chat, { mentor });
      const query = `requestId=${request.id}`;
      expect(await refusedChat({ at: chat.at, query, as: request.by })).toMatchObject({ status: 409, body: { reason: 'chat_none' } });
      await moveRequest(chat, request.id, mentor.by, 'accepted');
      expect(await refusedChat({ at: chat.at, query, as: await makeStudent(chat) })).toMatchObject({
        status: 403,
        body: { reason: 'conversation_not_yours' },
      });
      expect(await refusedChat({ at: chat.at, query: 'requestId=2147483647', as: request.by })).toMatchObject({
        status: 404,
        body: { reason: 'request_not_found' },
      });

      const student = await enterChat({ at: chat.at, query, as: request.by });
      const helper = await enterChat({ at: chat.at, query, as: mentor.by });
      expect(await student.notice('welcome')).toMatchObject({ alias: 'Chi ha chiesto aiuto', endsAt: null });
      student.say('Ciao, grazie di avere accettato');
      expect(await helper.message('Ciao, grazie di avere accettato')).toMatchObject({ alias: 'Chi ha chiesto aiuto' });
      helper.say('Da dove cominciamo?');
      expect(await student.message('Da dove cominciamo?')).toMatchObject({ alias: 'Mentore' });

      await moveRequest(chat, request.id, request.by, 'completed');
      expect((await student.closed).code).toBe(1000);
      expect((await helper.closed).code).toBe(1000);
      expect((await helper.notice('ended')).message).toMatch(
        /^La chat è finita: .* quelli che vedi qui spariscono quando chiudi la pagina$/,
      );
      expect(await refusedChat({ at: chat.at, query, as: request.by })).toMatchObject({ status: 410 });
    });
  });
});
