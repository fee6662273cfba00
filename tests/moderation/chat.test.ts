import { Redis } from 'ioredis';
import { beforeAll, expect, test } from 'vitest';
import { listLineRemovals } from '../../src/routers/cases/queries.ts';
import { listLetters } from '../../src/routers/chat/queries.ts';
import { chatOfPost } from '../../src/server/chat/admission.ts';
import { keysOf } from '../../src/server/chat/valkey-format.ts';
import { onBothTransports } from '../chat/chat-app.ts';
import { contents, enterChat, removedIn } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { callerOf } from '../support/caller.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import type { TestStudent } from '../support/students.ts';
import { DELAYS, reportedChats } from './reported-chats.ts';
import { decideOn, makeModerators, report, MODERATED } from '../support/moderation.ts';

onBothTransports(
  'a chat with a reported line',
  (chat) => {
    let anna: TestStudent;
    let bruno: TestStudent;
    beforeAll(async () => ([anna, bruno] = await makeModerators(chat)));

    const { conversation, decideWithout, sayAndReport, talk, waitingCase } = reportedChats(chat, () => anna);

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
  },
  { ...MODERATED, presenceDelay: (kind) => DELAYS[kind] },
);
