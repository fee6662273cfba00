import { describe, expect, test } from 'vitest';
import type { AccountExport } from '../../src/routers/account/schema.ts';
import { keepLetter, listLetters } from '../../src/routers/chat/queries.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { STUDENT_PASSWORD } from '../support/students.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { onBothTransports, storedIn } from './chat-app.ts';
import { contents, enterChat } from './chat-client.ts';

onBothTransports(
  'replay',
  (chat) => {
    const room = async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const enter = async (query: string) => enterChat({ at: chat.at, query, as: await makeStudent(chat) });

    test('a client that returns with `since` gets every missed message once and in order, then live ones', async () => {
      const query = await room();
      const writer = await enter(query);
      const reader = await enter(query);
      writer.say('prima', 'e0');
      const { id } = await reader.message('prima');
      await reader.close();
      for (let index = 1; index <= 250; index++) writer.say(`mancato ${index}`, `e${index}`);
      await writer.ack('e250');
      const student = await makeStudent(chat);
      const back = await enterChat({ at: chat.at, query: `${query}&since=${id}`, as: student });
      // The writer continues while the replay runs.
      for (let index = 251; index <= 300; index++) writer.say(`mancato ${index}`, `e${index}`);
      await back.count(300);
      expect(contents(back)).toEqual(Array.from({ length: 300 }, (_, index) => `mancato ${index + 1}`));
      expect(await back.notice('welcome')).toMatchObject({ since: id, truncated: false });
      expect((await back.notice('welcome')).lastId).toBeGreaterThanOrEqual(id + 250);
      for (const client of [writer, back]) await client.close();
    });

    test('replays nothing without `since` and everything with `since=0`', async () => {
      const query = await room();
      const writer = await enter(query);
      writer.say('uno', 'f1');
      writer.say('due', 'f2');
      const last = await writer.ack('f2');
      const fresh = await enter(query);
      expect(await fresh.notice('welcome')).toMatchObject({ since: last.id, lastId: last.id });
      const full = await enterChat({ at: chat.at, query: `${query}&since=0`, as: await makeStudent(chat) });
      await full.count(2);
      expect((await full.notice('welcome')).truncated).toBe(false);
      writer.say('tre', 'f3');
      await Promise.all([fresh.message('tre'), full.message('tre')]);
      expect(contents(fresh)).toEqual(['tre']);
      expect(contents(full)).toEqual(['uno', 'due', 'tre']);
      for (const client of [writer, fresh, full]) await client.close();
    });

    test('a letter that no process announced is noticed with the next one, even if nothing was announced here before', async () => {
      const { db, vault, now } = chat.services;
      const mentor = await makeMentor(chat);
      const request = await makeRequest(chat, { mentor });
      await moveRequest(chat, request.id, mentor.by, 'accepted');
      const query = `requestId=${request.id}`;
      const reader = await enterChat({ at: chat.at, query, as: request.by });
      const writer = await enterChat({ at: chat.at, query, as: mentor.by });
      // Stored by a process that died before it announced it.
      const lost = { content: 'uno', alias: 'Mentore', by: 'mentor', sendId: '+1' };
      await keepLetter(db, vault, { requestId: request.id, now: now(), wait: 0 }, lost);
      writer.say('due', 'g2');
      expect((await reader.closed).code).toBe(1012);
      const { since } = await reader.notice('welcome');
      const back = await enterChat({ at: chat.at, query: `${query}&since=${since}`, as: request.by });
      await back.count(2);
      expect(contents(back)).toEqual(['uno', 'due']);
      for (const client of [writer, back]) await client.close();
    });

    test('a client that entered an empty room gets the first messages later with the `since` of its welcome', async () => {
      const query = await room();
      const reader = await enter(query);
      const { since } = await reader.notice('welcome');
      await reader.close();
      const writer = await enter(query);
      writer.say('la prima', 'g');
      await writer.ack('g');
      const back = await enterChat({ at: chat.at, query: `${query}&since=${since}`, as: await makeStudent(chat) });
      await back.message('la prima');
      for (const client of [writer, back]) await client.close();
    });

    test('ids keep up with the clock, and the skipped ids are not treated as missing messages', async () => {
      const query = await room();
      const [writer, reader] = [await enter(query), await enter(query)];
      writer.say('prima', 'i1');
      const { id: first } = await writer.ack('i1');
      chat.advance(10_000);
      writer.say('seconda', 'i2');
      const { id: second } = await writer.ack('i2');
      expect(second).toBeGreaterThanOrEqual(first + 10_000);
      await reader.message('seconda');
      const back = await enterChat({ at: chat.at, query: `${query}&since=${first}`, as: await makeStudent(chat) });
      await back.message('seconda');
      expect(await back.notice('welcome')).toMatchObject({ since: first, truncated: false });
      expect(contents(back)).toEqual(['seconda']);
      for (const client of [writer, reader, back]) await client.close();
    });

    test('a `since` older than the history, or in the future, is reported as truncated and the chat works', async () => {
      const query = await room();
      const writer = await enter(query);
      writer.say('una', 'h');
      const { id } = await writer.ack('h');
      const early = await enterChat({ at: chat.at, query: `${query}&since=${id - 10}`, as: await makeStudent(chat) });
      expect(await early.notice('welcome')).toMatchObject({ truncated: true });
      await early.message('una');
      const late = await enterChat({ at: chat.at, query: `${query}&since=999999999999999`, as: await makeStudent(chat) });
      expect(await late.notice('welcome')).toMatchObject({ truncated: true, since: id });
      writer.say('due', 'h2');
      await late.message('due');
      for (const client of [writer, early, late]) await client.close();
    });

    describe('the letter box of a mentorship', () => {
      const meet = async () => {
        const mentor = await makeMentor(chat);
        const { id, by } = await makeRequest(chat, { mentor });
        await moveRequest(chat, id, mentor.by, 'accepted');
        const enterAs = (as: TestStudent, since = 0) => enterChat({ at: chat.at, query: `requestId=${id}&since=${since}`, as });
        const rows = () => chat.db.selectFrom('mentorship_messages').selectAll().where('request_id', '=', id).execute();
        return { id, mentor: mentor.by, student: by, enterAs, rows };
      };
      const told = async (as: TestStudent) => {
        await chat.app.notices.run();
        const notices = (await call<Notice[]>(chat, 'GET', '/notices', { as: as.token })).body;
        return notices.filter(({ kind }) => kind === 'chat').map(({ requestId }) => requestId);
      };

      test('keeps messages for an absent person, who is notified; each is stored once and in order', async () => {
        const { id, mentor, student, enterAs, rows } = await meet();
        const first = await enterAs(student);
        for (let index = 1; index <= 120; index++) first.say(`lettera ${index}`, `l${index}`);
        const last = await first.ack('l120');
        await first.close();
        await expect.poll(() => told(mentor)).toEqual([id]);
        const back = await enterAs(student, last.id);
        back.say('lettera 120', 'l120');
        back.say('lettera 121', 'l121');
        expect(await back.ack('l120')).toMatchObject({ id: last.id });
        await back.ack('l121');
        const reader = await enterAs(mentor);
        await reader.count(121);
        expect(contents(reader)).toEqual(Array.from({ length: 121 }, (_, index) => `lettera ${index + 1}`));
        expect(reader.messages.every(({ alias, mine }) => alias === 'Chi ha chiesto aiuto' && !mine)).toBe(true);
        expect(await reader.notice('welcome')).toMatchObject({ alias: 'Mentore', truncated: false, endsAt: null });
        reader.say('rispondo', 'm1');
        expect(await back.message('rispondo')).toMatchObject({ alias: 'Mentore' });
        // No notice, because both are in the chat.
        expect(await told(student)).toEqual([]);
        for (const client of [back, reader]) await client.close();
        const again = await enterAs(mentor);
        await again.count(122);
        expect(await rows()).toHaveLength(122);
        expect(await storedIn(chat)).not.toContain('lettera');
        expect(again.messages.at(-1)).toMatchObject({ content: 'rispondo', mine: true, clientId: 'm1' });
        await again.close();
      });

      test('keeps only the newest letters and reports the history as truncated', async () => {
        const { id, student, enterAs, rows } = await meet();
        const { db, vault, now } = chat.services;
        const by = 'x'.repeat(22);
        for (let index = 1; index <= 8; index++) {
          const draft = { by, alias: 'Mentore', content: `n ${index}`, sendId: `${index}` };
          await keepLetter(db, vault, { requestId: id, now: now(), wait: 0, max: 5 }, draft);
        }
        expect(await rows()).toHaveLength(5);
        const reader = await enterAs(student);
        await reader.count(5);
        expect(reader.messages.map(({ content }) => content)).toEqual(['n 4', 'n 5', 'n 6', 'n 7', 'n 8']);
        expect((await reader.notice('welcome')).truncated).toBe(true);
        await reader.close();
      });

      test('is unreadable from its rows or in another box, and is deleted when the mentorship or an account ends', async () => {
        const one = await meet();
        const writer = await one.enterAs(one.student);
        writer.say('parole solo per noi due', 'p');
        const { timestamp } = await writer.ack('p');
        await writer.close();
        const [row] = await one.rows();
        expect(Object.keys(row!).sort()).toEqual(['details', 'number', 'request_id', 'send_name']);
        const { pseudonyms, vault, db } = chat.services;
        const secrets = [
          ...['parole', 'Chi ha chiesto aiuto', timestamp, String(Date.parse(timestamp)), one.student.accountId],
          ...[one.student, one.mentor].map(({ accountId }) => pseudonyms.key('chat', `request ${one.id}`, accountId)),
        ];
        const bytes = Buffer.concat([row!.details, row!.send_name]).toString('latin1');
        for (const secret of secrets) expect(bytes).not.toContain(secret);
        const two = await meet();
        await db.updateTable('mentorship_messages').set({ request_id: two.id }).where('request_id', '=', one.id).execute();
        await expect(listLetters(db, vault, two.id)).rejects.toThrow();
        await db.updateTable('mentorship_messages').set({ request_id: one.id }).where('request_id', '=', two.id).execute();

        const exported = async (as: TestStudent) =>
          (await call<AccountExport>(chat, 'POST', '/account/export', { as: as.token, body: { password: STUDENT_PASSWORD } })).body;
        const own = [{ requestId: one.id, content: 'parole solo per noi due', createdAt: timestamp }];
        expect((await exported(one.student)).mentorshipMessages).toEqual(own);
        expect((await exported(one.mentor)).mentorshipMessages).toEqual([]);

        const three = await meet();
        for (const { id, student, mentor } of [two, three])
          for (const { accountId } of [student, mentor]) {
            const draft = { by: pseudonyms.key('chat', `request ${id}`, accountId), alias: 'Mentore', content: 'c', sendId: accountId };
            await keepLetter(db, vault, { requestId: id, now: chat.services.now(), wait: 0 }, draft);
          }
        await call(chat, 'POST', `/mentorship/requests/${one.id}/end`, { as: one.student.token });
        await moveRequest(chat, two.id, two.mentor, 'completed');
        await call(chat, 'POST', '/account/delete', { as: three.mentor.token, body: { password: STUDENT_PASSWORD, texts: 'detach' } });
        for (const { rows } of [one, two, three]) expect(await rows()).toEqual([]);
        const late = { by: 'x'.repeat(22), alias: 'Mentore', content: 'tardi', sendId: 't' };
        expect(await keepLetter(db, vault, { requestId: one.id, now: chat.services.now(), wait: 0 }, late)).toEqual({ status: 'ended' });
      });
    });
  },
  { env: { RATE_LIMITS: 'off' } },
);
