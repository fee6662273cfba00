import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../src/routers/errors.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { startChatApp, type ChatApp } from './chat-app.ts';
import { contents, enterChat } from './chat-client.ts';

const LINK = 'Gli appunti sono qui: t.me/appunti_gratis';
const DAY = 24 * 60 * 60 * 1000;

let limited: ChatApp;
let unlimited: ChatApp;
beforeAll(async () => {
  limited = await startChatApp({ limited: true });
  unlimited = await startChatApp();
});
afterAll(() => Promise.all([limited.close(), unlimited.close()]));

const room = async (chat: ChatApp) => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
const enter = async (chat: ChatApp, query: string, as?: TestStudent) =>
  enterChat({ at: chat.at, query, as: as ?? (await makeStudent(chat)) });

test('refuses a link in the chat of a post on the first day of its sender’s account, in the words of posts and comments', async () => {
  const query = await room(limited);
  const [one, two] = [await enter(limited, query), await enter(limited, query)];
  one.say(LINK, 'a');
  expect(await one.notice('refused')).toMatchObject({
    code: 'links_too_soon',
    clientId: 'a',
    message: new AppError('links_too_soon').message,
  });
  one.say('Su Telegram ci sono gli appunti', 'b');
  await one.ack('b');
  await two.count(1);
  expect(contents(two)).toEqual(['Su Telegram ci sono gli appunti']);
  for (const client of [one, two]) await client.close();
});

test('delivers a link in the chat of a mentorship, whose two people have chosen each other', async () => {
  const mentor = await makeMentor(limited);
  const request = await makeRequest(limited, { mentor });
  await moveRequest(limited, request.id, mentor.by, 'accepted');
  const client = await enter(limited, `requestId=${request.id}`, request.by);
  client.say(LINK, 'a');
  await client.ack('a');
  await client.close();
});

test('delivers a link on the first day where the limits are off', async () => {
  const client = await enter(unlimited, await room(unlimited));
  client.say(LINK, 'a');
  await client.ack('a');
  await client.close();
});

test('delivers a link from a socket whose account’s first day ends while it is open', async () => {
  const student = await makeStudent(limited);
  limited.advance(DAY - 60_000);
  const client = await enter(limited, await room(limited), student);
  client.say(LINK, 'a');
  await client.notice('refused');
  limited.advance(2 * 60_000);
  client.say(LINK, 'b');
  await client.ack('b');
  await client.close();
});
