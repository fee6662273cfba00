import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { decide } from '../../src/routers/decisions/queries.ts';
import { deleteSessions } from '../../src/routers/sessions/queries.ts';
import { moderate } from '../../src/server/moderation/run.ts';
import { onBothTransports } from '../chat/chat-app.ts';
import { enterChat, outcomeOf, socketTo } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { callerOf } from '../support/caller.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { hide } from '../support/refuse.ts';
import type { TestStudent } from '../support/students.ts';
import { DELAYS, reportedChats } from './reported-chats.ts';
import { decideOn, makeModerators, report, MODERATED } from '../support/moderation.ts';

/** Assurance 45. */
const CLOSED_WITHIN_MS = 5000;
/** By then, the server has looked for ended sessions at least once. */
const RECHECKED_MS = 3000;
onBothTransports(
  'a decision about a chat',
  (chat) => {
    let anna: TestStudent;

    beforeAll(async () => ([anna] = await makeModerators(chat)));

    const { sayAndReport, waitingCase, withoutServer } = reportedChats(chat, () => anna);

    test('shows moderators the chosen lines until the decision; a pause erases the author’s lines and closes their sockets', async () => {
      const [one, other, stranger] = [await makeStudent(chat), await makeStudent(chat), await makeStudent(chat)];
      const post = await makePost(chat, { type: 'talk', by: other });
      const enter = (as: typeof one) => enterChat({ at: chat.at, query: `postId=${post.id}`, as });
      const [speaking, listening] = [await enter(one), await enter(other)];
      const ids: number[] = [];
      for (const text of ['prima', 'nel mezzo', 'una cosa brutta']) {
        speaking.say(text, text);
        ids.push((await speaking.ack(text)).id);
      }
      const line = { kind: 'chat' as const, id: ids[2]!, postId: post.id, lines: [ids[0]!] };
      expect(await report(chat, one, line)).toMatchObject({ status: 400, body: { reason: 'own_thing' } });
      expect(await report(chat, other, { ...line, id: ids[2]! + 1 })).toMatchObject({ status: 404 });
      expect(await report(chat, stranger, { ...line, postId: post.id + 1 })).toMatchObject({ status: 404 });
      // Whoever agrees only later to send the earlier lines, and says nothing else, sends them too.
      for (const lines of [[], line.lines]) expect(await report(chat, other, { ...line, lines })).toMatchObject({ status: 200 });
      const caseId = await waitingCase();
      const { body: found } = await call(chat, 'GET', `/moderation/cases/${caseId}`, { as: anna.token });
      expect(found).toMatchObject({
        excerpt: 'una cosa brutta',
        thingId: null,
        actions: ['keep', 'remove', 'warn', 'pause', 'close'],
        around: [
          { kind: 'line', content: 'prima', reported: false },
          { kind: 'line', content: 'una cosa brutta', reported: true },
        ],
      });

      const start = Date.now();
      await decideOn(chat, anna, caseId, { action: 'pause', days: 1 });
      expect(await speaking.closed).toEqual({ code: 1000, reason: 'paused' });
      expect(Date.now() - start).toBeLessThan(CLOSED_WITHIN_MS);
      expect(await outcomeOf(socketTo({ at: chat.at, query: `postId=${post.id}`, as: one }))).toBe(403);
      // The lines are also removed from the pages that already show them.
      expect((await listening.notice('removed')).ids).toEqual(ids);
      const fresh = await enterChat({ at: chat.at, query: `postId=${post.id}&since=0`, as: other });
      fresh.say('e poi', 'e poi');
      await fresh.ack('e poi');
      expect(fresh.messages).toEqual([]);
      const { body: closed } = await call(chat, 'GET', `/moderation/cases/${caseId}`, { as: anna.token });
      expect(closed).toMatchObject({ texts: [], around: [], excerpt: '' });
      const { body: measures } = await call(chat, 'GET', '/account/measures', { as: one.token });
      expect(measures).toMatchObject([{ kind: 'chat', action: 'pause', excerpt: '' }]);
      await Promise.all([listening.close(), fresh.close()]);
    });

    // Moderators could otherwise tell by the chat that loses somebody after a decision whose text it was.
    test.each([
      ['pause', 'in the browser'],
      ['close', 'on the command line'],
    ] as const)('counts a person whom the decision “%s” %s sends away for a longer random time', async (action, where) => {
      const { other, post, speaking, caseId } = await sayAndReport();
      const enter = async (as = other) => enterChat({ at: chat.at, query: `postId=${post.id}`, as });
      const listening = await enter();
      expect((await listening.notice('welcome')).count).toBe(2);
      if (where === 'in the browser') await decideOn(chat, anna, caseId, { action, days: 1 });
      else await moderate(withoutServer(), { name: 'decide', id: caseId, action, rule: 'insult', reason: 'Insulta chi ha scritto.' });
      expect(await speaking.closed).toEqual({ code: 1000, reason: 'paused' });
      const newcomer = await enter(await makeStudent(chat));
      expect((await newcomer.notice('welcome')).count).toBe(3);
      for (const client of [newcomer, listening]) await client.close();
      const shown = async () => {
        chat.services.pages.forget('chats');
        return (await call<{ chatPeople: number }>(chat, 'GET', `/posts/${post.id}`)).body.chatPeople;
      };
      await expect.poll(shown).toBe(3);
      chat.advance(DELAYS.going);
      await expect.poll(shown).toBe(1);
      chat.advance(DELAYS.sentAway);
      await expect.poll(shown).toBe(0);
    });

    test('signs nobody out while the measures cannot be read, as it could be a closing', async () => {
      const { one, speaking, caseId } = await sayAndReport();
      const show = await hide(chat.db, 'measures');
      await deleteSessions(chat.db, chat.services.vault, one.accountId, {});
      expect(await Promise.race([speaking.closed, sleep(RECHECKED_MS)])).toBeUndefined();
      await chat.db.transaction().execute(async (trx) => {
        await show(trx);
        const decision = { id: caseId, action: 'close', rule: 'insult', reason: 'Insulta chi ha scritto.' } as const;
        await decide(trx, chat.services, decision, 'somebody');
      });
      expect(await speaking.closed).toEqual({ code: 1000, reason: 'paused' });
    });

    test('closes the author’s sockets and sessions on a closing, even if their lines cannot be erased', async () => {
      const { one, speaking, caseId } = await sayAndReport();
      const away: string[] = [];
      const moderator = callerOf(chat, anna, {
        sendAway: async (accountId) => void away.push(accountId),
        eraseLines: () => Promise.reject(new Error('Valkey is away')),
      });
      const decision = { action: 'close', rule: 'insult', reason: 'Insulta chi ha scritto.' } as const;
      await expect(moderator.moderation.decide({ id: caseId, ...decision })).rejects.toThrow('Valkey is away');
      expect(away).toEqual([one.accountId]);
      expect(await call(chat, 'GET', '/account/measures', { as: one.token })).toMatchObject({ status: 401 });
      await speaking.close();
    });
  },
  { ...MODERATED, presenceDelay: (kind) => DELAYS[kind] },
);
