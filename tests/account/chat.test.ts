import { expect, test } from 'vitest';
import { enterChat } from '../chat/chat-client.ts';
import { startChatApp } from '../chat/chat-app.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent, STUDENT_PASSWORD } from '../support/factories.ts';

/** Assurance 26. */
const CLOSED_WITHIN_MS = 5000;

test('the open chats of a deleted account are closed within five seconds, those of others stay', async () => {
  const chat = await startChatApp();
  const [leaving, staying] = [await makeStudent(chat), await makeStudent(chat)];
  const query = `postId=${(await makePost(chat, { type: 'talk', by: staying })).id}`;
  const own = [await enterChat({ at: chat.at, query, as: leaving }), await enterChat({ at: chat.at, query, as: leaving })];
  const other = await enterChat({ at: chat.at, query, as: staying });
  const start = Date.now();
  const { status } = await call(chat, 'POST', '/account/delete', { as: leaving.token, body: { password: STUDENT_PASSWORD, texts: 'detach' } });
  expect(status).toBe(200);
  for (const client of own) expect(await client.closed).toEqual({ code: 1000, reason: 'signed_out' });
  expect(Date.now() - start).toBeLessThan(CLOSED_WITHIN_MS);
  other.say('ci sono ancora', 'a');
  await other.ack('a');
  await chat.close();
});
