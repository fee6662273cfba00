import { beforeAll, expect, test } from 'vitest';
import { onBothTransports } from '../chat/chat-app.ts';
import { enterChat, refusedChat } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

/** The limit that the contract sets, in milliseconds. */
const PROMPT = 5000;

onBothTransports(
  'the chat of a post that is reported',
  (chat) => {
    let moderators: TestStudent[];
    beforeAll(async () => void (moderators = await makeModerators(chat)));

    test('ends when moderators remove the post, and stays over when an appeal restores the post', async () => {
      const [author, guest] = [await makeStudent(chat), await makeStudent(chat)];
      const { id } = await makePost(chat, { type: 'talk', by: author });
      const query = `postId=${id}`;
      const inside = await enterChat({ at: chat.at, query, as: guest });
      inside.say('una cosa detta', 'a');
      await inside.ack('a');
      await report(chat, guest, { kind: 'post', id });
      const found = await caseOf(chat, moderators[0]!, { kind: 'post', id });
      await decideOn(chat, moderators[0]!, found.id, { action: 'remove' });
      const since = Date.now();
      expect(await inside.closed).toEqual({ code: 1000, reason: 'ended' });
      expect(Date.now() - since).toBeLessThan(PROMPT);
      expect(await refusedChat({ at: chat.at, query, as: guest })).toMatchObject({ status: 404 });

      await call(chat, 'POST', `/account/measures/${found.id}/appeal`, { as: author.token, body: { text: 'Era una citazione.' } });
      const body = { outcome: 'lifted', reason: 'Hai ragione.' };
      expect((await call(chat, 'POST', `/moderation/cases/${found.id}/appeal`, { as: moderators[1]!.token, body })).status).toBe(200);
      expect((await call(chat, 'GET', `/posts/${id}`, { as: guest.token })).body).toMatchObject({ id, chatActive: 0 });
      expect(await refusedChat({ at: chat.at, query, as: guest })).toMatchObject({ status: 410 });
    });

    test('goes on while three reports hide the post’s text, and can be entered and reported', async () => {
      const [author, ...readers] = await makeOldStudents(chat, 4);
      const { id } = await makePost(chat, { type: 'talk', by: author! });
      const query = `postId=${id}`;
      const inside = await enterChat({ at: chat.at, query, as: author! });
      for (const reader of readers) await report(chat, reader, { kind: 'post', id });
      expect((await call(chat, 'GET', `/posts/${id}`, { as: readers[0]!.token })).body).toMatchObject({ underReview: true, content: '' });
      const later = await enterChat({ at: chat.at, query, as: readers[0]! });
      inside.say('una cosa brutta', 'b');
      const { id: line } = await inside.ack('b');
      expect((await report(chat, readers[0]!, { kind: 'chat', id: line, postId: id })).status).toBe(200);
      await Promise.all([inside.close(), later.close()]);
    });
  },
  MODERATED,
);
