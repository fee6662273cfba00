import { expect, test } from 'vitest';
import type { ServerMessage } from '../../src/routers/chat/schema.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { onBothTransports } from './chat-app.ts';
import { contents, enterChat, type ChatClient } from './chat-client.ts';

/** The order that one socket saw: the ids of messages and acknowledgements. */
function orderOf(client: ChatClient): number[] {
  return client.received.flatMap((message) => (message.type === 'chat' || message.event === 'ack' ? [message.id] : []));
}

onBothTransports(
  'talking',
  (chat) => {
    const room = async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const enter = async (query: string, as?: TestStudent) => enterChat({ at: chat.at, query, as: as ?? (await makeStudent(chat)) });

    test('a message reaches every socket but the sender’s, which gets an acknowledgement', async () => {
      const query = await room();
      const [one, two, three] = [await enter(query), await enter(query), await enter(query)];
      const before = Date.now();
      one.send({ type: 'chat', content: '  Ciao a tutti  ', timestamp: '1999-01-01T00:00:00.000Z', anonymous: true, clientId: 'a1' });
      const ack = await one.ack('a1');
      const seen = await two.message('Ciao a tutti');
      const { alias } = await one.notice('welcome');
      expect(seen).toEqual({ type: 'chat', id: ack.id, content: 'Ciao a tutti', timestamp: ack.timestamp, anonymous: true, alias });
      expect(await three.message('Ciao a tutti')).toEqual(seen);
      expect(ack.message).toBe('Messaggio consegnato');
      expect(new Date(seen.timestamp).getTime()).toBeGreaterThanOrEqual(before);
      expect(one.messages).toEqual([]);
      for (const client of [one, two, three]) await client.close();
    });

    test('a message has a form in UTF-8: an unpaired surrogate reaches the others as U+FFFD', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.say('Mezza faccina \ud83d');
      await two.message('Mezza faccina \ufffd');
      for (const client of [one, two]) await client.close();
    });

    test('the alias is the same as in the post’s comments and differs between posts', async () => {
      const student = await makeStudent(chat);
      const posts = [await makePost(chat, { type: 'talk' }), await makePost(chat, { type: 'talk' })];
      const aliases: string[] = [];
      for (const post of posts) {
        const listener = await enter(`postId=${post.id}`);
        const writer = await enter(`postId=${post.id}`, student);
        writer.say('Come state?');
        const { alias } = await listener.message('Come state?');
        expect(alias).toBe((await makeComment(chat, { post, by: student })).alias);
        aliases.push(alias);
        await writer.close();
        await listener.close();
      }
      expect(aliases[0]).not.toBe(aliases[1]);
    });

    test('a message without a clientId, as in the specification, is delivered but not acknowledged', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.say('Senza ricevuta');
      await two.message('Senza ricevuta');
      two.say('Ti leggo', 'b');
      await one.message('Ti leggo');
      expect(one.received.filter((message) => message.type === 'connection').map(({ event }) => event)).toEqual(['welcome', 'joined']);
      for (const client of [one, two]) await client.close();
    });

    test('the sender’s other windows get the message marked as `mine`, with its clientId', async () => {
      const query = await room();
      const student = await makeStudent(chat);
      const [desk, phone, other] = [await enter(query, student), await enter(query, student), await enter(query)];
      desk.say('Scrivo dal computer', 'c1');
      expect(await phone.message('Scrivo dal computer')).toMatchObject({ mine: true, clientId: 'c1' });
      const theirs = await other.message('Scrivo dal computer');
      expect(theirs).not.toHaveProperty('mine');
      expect(theirs).not.toHaveProperty('clientId');
      for (const client of [desk, phone, other]) await client.close();
    });

    test('a message resent with its clientId on any socket, or after a reconnection, is delivered once', async () => {
      const query = await room();
      const student = await makeStudent(chat);
      const listener = await enter(query);
      const one = await enter(query, student);
      one.say('Una volta sola', 'd1');
      one.say('Una volta sola', 'd1');
      const first = await one.ack('d1');
      const two = await enter(query, student);
      two.say('Una volta sola', 'd1');
      expect(await two.ack('d1')).toEqual(first);
      await one.close();
      const again = await enterChat({ at: chat.at, query: `${query}&since=${first.id - 1}`, as: student });
      // Waits for the replay, because a resend before it would be acknowledged instead of replayed.
      expect(await again.message('Una volta sola')).toMatchObject({ mine: true, clientId: 'd1', id: first.id });
      again.say('Una volta sola', 'd1');
      expect(await again.ack('d1')).toEqual(first);
      two.say('fine', 'd2');
      await Promise.all([listener.message('fine'), again.message('fine')]);
      expect(contents(listener)).toEqual(['Una volta sola', 'fine']);
      expect(contents(again)).toEqual(['Una volta sola', 'fine']);
      for (const client of [listener, two, again]) await client.close();
    });

    test('a clientId that its sender uses again for another text, also on a new connection, is another message', async () => {
      const query = await room();
      const student = await makeStudent(chat);
      const [listener, first] = [await enter(query), await enter(query, student)];
      first.say('primo', '1');
      first.say('secondo', '1');
      await first.until(
        (all) => (all.filter((message) => 'event' in message && message.event === 'ack').length === 2 ? true : undefined),
        'second ack',
      );
      await first.close();
      const again = await enterChat({ at: chat.at, query: `${query}&since=0`, as: student });
      again.say('terzo', '1');
      await listener.message('terzo');
      expect(await again.ack('1')).toMatchObject({ id: orderOf(listener).at(-1) });
      expect(contents(listener)).toEqual(['primo', 'secondo', 'terzo']);
      expect(contents(again)).toEqual(['primo', 'secondo']);
      expect(again.messages).toMatchObject([{ clientId: '1' }, { clientId: '1' }]);
      for (const client of [listener, again]) await client.close();
    });

    test('two people may choose the same clientId', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.say('da uno', '1');
      two.say('da due', '1');
      await one.message('da due');
      await two.message('da uno');
      expect((await one.ack('1')).id).not.toBe((await two.ack('1')).id);
      for (const client of [one, two]) await client.close();
    });

    test.each(['x', ' ', '__proto__', 'constructor', '\u0000', '\ud800', '🌱'.repeat(32), '+', '-', 'a:b c'])(
      'accepts %j as a clientId and deduplicates by it',
      async (clientId) => {
        const query = await room();
        const client = await enter(query);
        client.say('una prova', clientId);
        const { id } = await client.ack(clientId);
        client.say('una prova', clientId);
        await client.until(
          (all) => (all.filter((message) => message.type === 'connection' && message.event === 'ack').length === 2 ? true : undefined),
          'second ack',
        );
        expect(orderOf(client)).toEqual([id, id]);
        await client.close();
      },
    );

    test('when twenty people write at once, all see every message once and in the same order', async () => {
      const query = await room();
      const people = await Promise.all(Array.from({ length: 20 }, () => enter(query)));
      const rounds = 25;
      for (let round = 0; round < rounds; round++) people.forEach((client, index) => client.say(`${index}.${round}`, `${index}.${round}`));
      const total = people.length * rounds;
      await Promise.all(people.map((client) => client.until(() => (orderOf(client).length >= total ? true : undefined), 'all messages')));
      const order = orderOf(people[0]!);
      expect(new Set(order).size).toBe(total);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      for (const client of people) expect(orderOf(client)).toEqual(order);
      // The messages of each person keep their order.
      const replay = await enterChat({ at: chat.at, query: `${query}&since=0`, as: await makeStudent(chat) });
      await replay.count(total);
      expect(replay.messages.map(({ id }) => id)).toEqual(order);
      for (let index = 0; index < people.length; index++) {
        const own = contents(replay).filter((content) => content.startsWith(`${index}.`));
        expect(own).toEqual(Array.from({ length: rounds }, (_, round) => `${index}.${round}`));
      }
      for (const client of [...people, replay]) await client.close();
    });

    test('timestamps never decrease', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      for (let index = 0; index < 20; index++) one.say(`ora ${index}`);
      await two.count(20);
      const times = two.messages.map(({ timestamp }) => new Date(timestamp).getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const client of [one, two]) await client.close();
    });

    test('normalises and trims texts, accepts 1000 characters and refuses 1001', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.say('\n perche\u0301 \t', 'i1');
      await two.message('perché');
      one.say('è'.repeat(1000), 'i2');
      await two.message('è'.repeat(1000));
      one.say('è'.repeat(1001), 'i3');
      expect(await one.notice('refused')).toEqual({
        type: 'connection',
        event: 'refused',
        code: 'too_long',
        clientId: 'i3',
        message: 'Il messaggio può avere al massimo 1000 caratteri',
      });
      expect(two.messages).toHaveLength(2);
      for (const client of [one, two]) await client.close();
    });

    test('refuses insults and incitement to self-harm, and delivers a message that expresses suicidal thoughts', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.say('sei un coglione', 'j1');
      expect(await one.notice('refused')).toMatchObject({
        code: 'blocked',
        clientId: 'j1',
        message: expect.stringContaining('prova a dirlo in un altro modo'),
      });
      one.say('prendine trenta con l’alcol', 'j3');
      expect(await one.notice('refused', ({ clientId }) => clientId === 'j3')).toMatchObject({
        code: 'needs_care',
        message: expect.stringContaining('Telefono Amico'),
      });
      one.say('Non ce la faccio più, penso al suicidio ogni giorno', 'j2');
      await two.message('Non ce la faccio più, penso al suicidio ogni giorno');
      expect(contents(two)).toHaveLength(1);
      for (const client of [one, two]) await client.close();
    });

    test('a check is answered only on its own socket, with the number of people', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      await one.notice('joined');
      one.send({ type: 'connection', event: 'check' });
      expect(await one.notice('present')).toEqual({ type: 'connection', event: 'present', message: 'Sei nella chat', count: 2 });
      one.say('ci siamo');
      await two.message('ci siamo');
      expect(two.received.map((message) => message.type === 'connection' && message.event)).toEqual(['welcome', false]);
      for (const client of [one, two]) await client.close();
    });

    test('messages do not reach other rooms', async () => {
      const [here, there] = [await room(), await room()];
      const student = await makeStudent(chat);
      const [one, two, other] = [await enter(here, student), await enter(here), await enter(there)];
      one.say('solo in questa stanza', 'l');
      await two.message('solo in questa stanza');
      other.say('là', 'l');
      await other.ack('l');
      const replay = await enterChat({ at: chat.at, query: `${there}&since=0`, as: student });
      await replay.message('là');
      const seen: ServerMessage[] = [...other.received, ...replay.received];
      expect(JSON.stringify(seen)).not.toContain('solo in questa stanza');
      for (const client of [one, two, other, replay]) await client.close();
    });

    test('other members receive no account id, email address, key or session token of a person', async () => {
      const post = await makePost(chat, { type: 'talk' });
      const query = `postId=${post.id}`;
      const student = await makeStudent(chat);
      const [one, two] = [await enter(query, student), await enter(query)];
      one.say('chi sono?', 'm');
      await two.message('chi sono?');
      await one.close();
      await two.notice('left');
      const seen = JSON.stringify(two.received);
      const { pseudonyms } = chat.services;
      const secrets = [
        student.accountId,
        student.email,
        student.token,
        pseudonyms.key('thread', post.id, student.accountId),
        pseudonyms.key('chat', 'person', student.accountId),
      ];
      for (const secret of secrets) expect(seen).not.toContain(secret);
      await two.close();
    });
  },
  { env: { RATE_LIMITS: 'off' } },
);
