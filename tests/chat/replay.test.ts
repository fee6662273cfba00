import { expect, test } from 'vitest';
import { makePost, makeStudent } from '../support/factories.ts';
import { onBothTransports } from './chat-app.ts';
import { contents, enterChat } from './chat-client.ts';

onBothTransports(
  'replay',
  (chat) => {
    const room = async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const enter = async (query: string) => enterChat({ at: chat.at, query, as: await makeStudent(chat) });

    test('whoever comes back with `since` gets what was missed, in order, without gaps or doubles, and then goes on', async () => {
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
      // Goes on writing while the replay runs.
      for (let index = 251; index <= 300; index++) writer.say(`mancato ${index}`, `e${index}`);
      await back.count(300);
      expect(contents(back)).toEqual(Array.from({ length: 300 }, (_, index) => `mancato ${index + 1}`));
      expect(await back.notice('welcome')).toMatchObject({ since: id, truncated: false });
      expect((await back.notice('welcome')).lastId).toBeGreaterThanOrEqual(id + 250);
      for (const client of [writer, back]) await client.close();
    });

    test('without `since` nothing is replayed; with 0 everything is', async () => {
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

    test('whoever entered an empty room and missed its first messages gets them with the 0 of the welcome', async () => {
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

    test('ids do not fall behind the clock, and nobody is sent away for those that are skipped', async () => {
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

    test('`since` from before what is kept, or from the future, is said to be truncated and does no harm', async () => {
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
  },
  { env: { RATE_LIMITS: 'off' } },
);
