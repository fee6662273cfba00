import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { beforeAll, expect, test } from 'vitest';
import { listLineRemovals } from '../../src/routers/cases/queries.ts';
import { listLetters } from '../../src/routers/chat/queries.ts';
import { decide } from '../../src/routers/decisions/queries.ts';
import type { Action, CaseSummary } from '../../src/routers/moderation/schema.ts';
import { deleteSessions } from '../../src/routers/sessions/queries.ts';
import { chatOfPost } from '../../src/server/chat/admission.ts';
import { keysOf } from '../../src/server/chat/valkey-format.ts';
import { moderate } from '../../src/server/moderation/run.ts';
import { onBothTransports } from '../chat/chat-app.ts';
import { contents, enterChat, outcomeOf, removedIn, socketTo } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { callerOf } from '../support/caller.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { hide } from '../support/refuse.ts';
import type { TestStudent } from '../support/students.ts';
import { decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

/** Assurance 45. */
const CLOSED_WITHIN_MS = 5000;
/** By then, the server has looked for ended sessions at least once. */
const RECHECKED_MS = 3000;
/** How long the coming and the leaving of people is hidden from others. */
const DELAYS = { coming: 0, going: 60_000, sentAway: 600_000 };

onBothTransports(
  'a chat that is reported',
  (chat) => {
    let anna: TestStudent;
    let bruno: TestStudent;
    beforeAll(async () => ([anna, bruno] = await makeModerators(chat)));

    test('loses only the reported line when moderators remove it', async () => {
      const [one, other] = [await makeStudent(chat), await makeStudent(chat)];
      const post = await makePost(chat, { type: 'talk', by: other });
      const [speaking, listening] = [
        await enterChat({ at: chat.at, query: `postId=${post.id}`, as: one }),
        await enterChat({ at: chat.at, query: `postId=${post.id}`, as: other }),
      ];
      const ids: number[] = [];
      for (const text of ['prima', 'una cosa brutta', 'dopo']) {
        speaking.say(text, text);
        ids.push((await speaking.ack(text)).id);
      }
      await report(chat, other, { kind: 'chat', id: ids[1]!, postId: post.id, lines: [] });
      await decideOn(chat, anna, await waitingCase(), { action: 'remove' });
      expect((await listening.notice('removed')).ids).toEqual([ids[1]]);
      const fresh = await enterChat({ at: chat.at, query: `postId=${post.id}&since=0`, as: other });
      fresh.say('e poi', 'e poi');
      await fresh.ack('e poi');
      expect(fresh.messages.map(({ content }) => content)).toEqual(['prima', 'dopo']);
      // A returning client is told of the removal only if it had already received the line.
      for (const [since, told] of [
        [ids[2]!, [ids[1]]],
        [ids[0]!, []],
      ] as const) {
        const back = await enterChat({ at: chat.at, query: `postId=${post.id}&since=${since}`, as: other });
        await back.message('e poi');
        expect(removedIn(back)).toEqual(told);
        await back.close();
      }
      await Promise.all([speaking.close(), listening.close(), fresh.close()]);
    });

    test('loses a removed letter for good, also on the pages of people who were away', async () => {
      const mentor = await makeMentor(chat);
      const { id, by: student } = await makeRequest(chat, { mentor });
      await moveRequest(chat, id, mentor.by, 'accepted');
      const enter = (as: TestStudent, since = 0) => enterChat({ at: chat.at, query: `requestId=${id}&since=${since}`, as });
      const rows = () => chat.db.selectFrom('mentorship_messages').selectAll().where('request_id', '=', id).orderBy('number').execute();
      const writer = await enter(student);
      const ids: number[] = [];
      for (const text of ['uno', 'due', 'una cosa brutta da leggere']) {
        writer.say(text, text);
        ids.push((await writer.ack(text)).id);
      }
      const [before] = (await rows()).slice(-1);
      await report(chat, mentor.by, { kind: 'chat', id: ids[2]!, requestId: id, lines: [] });
      await decideOn(chat, anna, await waitingCase(), { action: 'remove' });
      expect((await writer.notice('removed')).ids).toEqual([ids[2]]);
      const back = await enter(mentor.by, ids[2]);
      expect(await back.notice('welcome')).toMatchObject({ truncated: false, since: ids[2] });
      back.say('quattro', 'm4');
      await back.ack('m4');
      expect(removedIn(back)).toEqual([ids[2]]);
      const fresh = await enter(mentor.by);
      await fresh.count(3);
      expect([contents(fresh), removedIn(fresh)]).toEqual([['uno', 'due', 'quattro'], []]);
      // The gap that is left reveals neither the sender nor the text, nor that it is a gap.
      const after = (await rows()).find(({ number }) => number === before!.number)!;
      expect(after.details.length).toBe(before!.details.length);
      expect(after.details).not.toEqual(before!.details);
      expect(after.send_name).not.toEqual(before!.send_name);
      await Promise.all([writer, back, fresh].map((client) => client.close()));
    });

    test.each(['post', 'mentorship'] as const)('does not get a removed line back when its writer’s page resends it (%s)', async (kind) => {
      const [place, writer, reader] = kind === 'post' ? await talk() : await conversation();
      const [[name, id]] = Object.entries(place) as [[string, number]];
      const enter = (as: TestStudent, since: number) => enterChat({ at: chat.at, query: `${name}=${id}&since=${since}`, as });
      const first = await enter(writer, 0);
      const ids: number[] = [];
      for (const text of ['uno', 'una cosa brutta', 'tre']) {
        first.say(text, text);
        ids.push((await first.ack(text)).id);
      }
      await report(chat, reader, { kind: 'chat', id: ids[1]!, ...place, lines: [] });
      await decideOn(chat, anna, await waitingCase(), { action: 'remove' });
      // Each page did not get the acknowledgement; the first has read nothing, the last everything.
      for (const since of [0, ids[0]!, ids[2]!]) {
        const back = await enter(writer, since);
        back.say('una cosa brutta', 'una cosa brutta');
        expect((await back.ack('una cosa brutta')).id).toBe(ids[1]);
        await back.until((all) => {
          const acked = all.findIndex((notice) => notice.type === 'connection' && notice.event === 'ack');
          return all.slice(acked).some((notice) => notice.type === 'connection' && notice.event === 'removed') || undefined;
        }, 'removal after the acknowledgement');
        await back.close();
      }
      first.say('quattro', 'quattro');
      await first.ack('quattro');
      const fresh = await enter(reader, 0);
      await fresh.message('quattro');
      expect(contents(fresh)).toEqual(['uno', 'tre', 'quattro']);
      await Promise.all([first.close(), fresh.close()]);
    });

    test('leaves nothing of its only line that outlives it', async () => {
      const [place, writer, reader] = await talk();
      const client = await enterChat({ at: chat.at, query: `postId=${place.postId}`, as: writer });
      client.say('una cosa brutta', 'a');
      const { id } = await client.ack('a');
      await report(chat, reader, { kind: 'chat', id, ...place, lines: [] });
      await decideOn(chat, anna, await waitingCase(), { action: 'remove' });
      await client.notice('removed');
      if (chat.redis) {
        const valkey = new Redis(chat.redis.url);
        const { sent, gone } = keysOf(chatOfPost(place.postId));
        expect(await Promise.all([sent, gone].map(async (key) => (await valkey.pttl(key)) > 0))).toEqual([true, true]);
        valkey.disconnect();
      }
      await client.close();
    });

    test.each([
      { action: 'remove', left: ['uno'] },
      { action: 'close', left: [] },
    ] as const)('loses its letters when the command line decides to $action', async ({ action, left }) => {
      const mentor = await makeMentor(chat);
      const { id, by: student } = await makeRequest(chat, { mentor });
      await moveRequest(chat, id, mentor.by, 'accepted');
      expect(await decideWithout(mentor.by, student, { requestId: id }, action)).not.toContain('keeps its lines');
      expect((await listLetters(chat.db, chat.services.vault, id)).map(({ content }) => content)).toEqual(left);
    });

    test.each([
      { action: 'remove', left: ['uno'] },
      { action: 'close', left: [] },
    ] as const)('loses its lines only in the next clean-up when the command line decides to $action', async ({ action, left }) => {
      const [one, other] = [await makeStudent(chat), await makeStudent(chat)];
      const post = await makePost(chat, { type: 'talk', by: other });
      expect(await decideWithout(other, one, { postId: post.id }, action)).toContain('keeps its lines until');
      const reads = async () => {
        const fresh = await enterChat({ at: chat.at, query: `postId=${post.id}&since=0`, as: other });
        fresh.say('e poi', 'e poi');
        await fresh.ack('e poi');
        await fresh.close();
        return contents(fresh).filter((content) => content !== 'e poi');
      };
      expect(await reads()).not.toEqual(left);
      await chat.app.removedLines();
      expect(await reads()).toEqual(left);
      expect(await listLineRemovals(chat.db, chat.services.vault)).toEqual([]);
    });

    test('loses a line in the next clean-up if erasing it failed at the decision, unless the decision was lifted', async () => {
      for (const lifted of [false, true]) {
        const { one, other, post, speaking, id, caseId } = await sayAndReport();
        const moderator = callerOf(chat, anna, { eraseLines: async () => false });
        await moderator.moderation.decide({ id: caseId, action: 'remove', rule: 'insult', reason: 'Insulta chi ha scritto.' });
        if (lifted) {
          await call(chat, 'POST', `/account/measures/${caseId}/appeal`, { as: one.token, body: { text: 'Era una domanda.' } });
          await callerOf(chat, bruno).moderation.answerAppeal({ id: caseId, outcome: 'lifted', reason: 'È vero.' });
        }
        await chat.app.removedLines();
        if (!lifted) expect((await speaking.notice('removed')).ids).toEqual([id]);
        const kept = await chat.app.removedLines().then(() => listLineRemovals(chat.db, chat.services.vault));
        expect(kept).toEqual([]);
        const fresh = await enterChat({ at: chat.at, query: `postId=${post.id}&since=0`, as: other });
        fresh.say('e poi', 'e poi');
        await fresh.ack('e poi');
        expect(contents(fresh)).toEqual(lifted ? ['una cosa brutta'] : []);
        await Promise.all([speaking.close(), fresh.close()]);
      }
    });

    async function waitingCase(): Promise<number> {
      const { body: queue } = await call<CaseSummary[]>(chat, 'GET', '/moderation/cases?kind=chat', { as: anna.token });
      return queue[0]!.id;
    }

    /** Lets one of two people in a chat write a hurtful line, which the other reports. */
    async function sayAndReport() {
      const [one, other] = [await makeStudent(chat), await makeStudent(chat)];
      const post = await makePost(chat, { type: 'talk', by: other });
      const speaking = await enterChat({ at: chat.at, query: `postId=${post.id}`, as: one });
      speaking.say('una cosa brutta', 'a');
      const { id } = await speaking.ack('a');
      await report(chat, other, { kind: 'chat', id, postId: post.id, lines: [] });
      return { one, other, post, speaking, id, caseId: await waitingCase() };
    }

    function withoutServer(printed: string[] = []) {
      return { services: chat.services, notices: chat.app.notices, print: (text: string) => void printed.push(text) };
    }

    /** An open chat, its writer and its reader. */
    async function talk() {
      const [writer, reader] = [await makeStudent(chat), await makeStudent(chat)];
      const { id: postId } = await makePost(chat, { type: 'talk', by: reader });
      return [{ postId }, writer, reader] as const;
    }

    async function conversation() {
      const mentor = await makeMentor(chat);
      const { id: requestId, by: student } = await makeRequest(chat, { mentor });
      await moveRequest(chat, requestId, mentor.by, 'accepted');
      return [{ requestId }, student, mentor.by] as const;
    }

    /** Decides about the second of two lines with `npm run moderate`. @returns its output */
    async function decideWithout(
      reader: TestStudent,
      writer: TestStudent,
      room: { postId: number } | { requestId: number },
      action: Action,
    ) {
      const [[name, id]] = Object.entries(room) as [[string, number]];
      const writing = await enterChat({ at: chat.at, query: `${name}=${id}`, as: writer });
      const ids: number[] = [];
      for (const text of ['uno', 'una cosa brutta']) {
        writing.say(text, text);
        ids.push((await writing.ack(text)).id);
      }
      await report(chat, reader, { kind: 'chat', id: ids[1]!, ...room, lines: [] });
      await writing.close();
      const printed: string[] = [];
      await moderate(withoutServer(printed), {
        name: 'decide',
        id: await waitingCase(),
        action,
        rule: 'insult',
        reason: 'Insulta chi ha scritto.',
      });
      return printed.join('\n');
    }

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
