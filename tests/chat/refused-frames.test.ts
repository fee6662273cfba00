import { expect, test } from 'vitest';
import { makePost, makeStudent } from '../support/factories.ts';
import { onBothTransports } from './chat-app.ts';
import { contents, enterChat } from './chat-client.ts';

onBothTransports(
  'frames that are refused',
  (chat) => {
    const room = async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
    const enter = async (query: string) => enterChat({ at: chat.at, query, as: await makeStudent(chat) });

    const hostile: [name: string, frame: string | Buffer, clientId?: string][] = [
      ['binary', Buffer.from(JSON.stringify({ type: 'chat', content: 'ciao' }))],
      ['random bytes', Buffer.from([0, 255, 1, 254])],
      ['nothing', ''],
      ['no JSON', 'ciao'],
      ['half of JSON', '{"type":"chat","content":"ci'],
      ['null', 'null'],
      ['a number', '7'],
      ['a list', '[{"type":"chat","content":"ciao"}]'],
      ['deep nesting', '['.repeat(20_000)],
      ['deep objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
      ['no type', '{"content":"ciao"}'],
      ['another type', '{"type":"connection","event":"ended","message":"x"}'],
      ['no content', '{"type":"chat","clientId":"k"}', 'k'],
      ['a number as content', '{"type":"chat","content":7,"clientId":"k"}', 'k'],
      ['a list as content', '{"type":"chat","content":["ciao"]}'],
      ['blank content', '{"type":"chat","content":" \\n\\t ","clientId":"k"}', 'k'],
      ['invisible content', '{"type":"chat","content":"\\u200b\\u2060","clientId":"k"}', 'k'],
      ['a NUL in the content', '{"type":"chat","content":"a\\u0000b","clientId":"k"}', 'k'],
      ['not anonymous', '{"type":"chat","content":"ciao","anonymous":false}'],
      ['a long clientId', JSON.stringify({ type: 'chat', content: 'ciao', clientId: 'x'.repeat(65) })],
      ['a clientId that is no text', '{"type":"chat","content":"ciao","clientId":{"toString":"x"}}'],
      ['a prototype as type', '{"__proto__":{"type":"chat","content":"ciao"}}'],
      ['a constructor', '{"constructor":{"prototype":{"type":"chat"}},"content":"ciao"}'],
      ['a long blank', JSON.stringify({ type: 'chat', content: ' '.repeat(60_000) })],
    ];
    test.each(hostile)('a frame with %s is refused with a notice, and the chat goes on', async (_, frame, clientId) => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.socket.send(frame);
      const refusal = await one.notice('refused');
      expect(refusal).toEqual({
        type: 'connection',
        event: 'refused',
        code: 'invalid',
        message: 'Questo messaggio è vuoto o non si può leggere, e non è stato inviato',
        ...(clientId && { clientId }),
      });
      one.say('ci sono ancora', 'k2');
      await one.ack('k2');
      await two.message('ci sono ancora');
      expect(contents(two)).toEqual(['ci sono ancora']);
      for (const client of [one, two]) await client.close();
    });

    test('an empty clientId is one like any other: acknowledged, and delivered once however often it is sent', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.say('ciao', '');
      await one.ack('');
      one.say('ciao', '');
      one.say('e poi', 'k');
      await one.ack('k');
      await two.message('e poi');
      expect(contents(two)).toEqual(['ciao', 'e poi']);
      for (const client of [one, two]) await client.close();
    });

    test('extra and prototype keys of a message are ignored', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.socket.send(
        '{"type":"chat","content":"ciao","__proto__":{"mine":true},"constructor":1,"id":1,"alias":"Io","by":"x","mine":true}',
      );
      const seen = await two.message('ciao');
      expect(Object.keys(seen).sort()).toEqual(['alias', 'anonymous', 'content', 'id', 'timestamp', 'type']);
      expect(seen.id).toBeGreaterThan(1);
      expect(({} as { mine?: boolean }).mine).toBeUndefined();
      for (const client of [one, two]) await client.close();
    });

    test('a frame of 70 KiB closes only its own socket, with 1009', async () => {
      const query = await room();
      const [one, two] = [await enter(query), await enter(query)];
      one.say('x'.repeat(70 * 1024));
      expect((await one.closed).code).toBe(1009);
      const three = await enter(query);
      three.say('si continua');
      await two.message('si continua');
      for (const client of [two, three]) await client.close();
    });
  },
  { env: { RATE_LIMITS: 'off' } },
);
