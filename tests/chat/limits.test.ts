import { expect, test } from 'vitest';
import { createMemoryTransport } from '../../src/server/chat/memory-transport.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { onBothTransports } from './chat-app.ts';
import { ChatClient, enterChat, socketTo } from './chat-client.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const HOUR = 3_600_000;

onBothTransports('limits', (chat) => {
  const room = async () => `postId=${(await makePost(chat, { type: 'talk' })).id}`;
  const enter = async (query: string, as?: TestStudent) => enterChat({ at: chat.at, query, as: as ?? (await makeStudent(chat)) });

  test.concurrent('a sixth message within five seconds is refused with retryAfter, and is accepted after that time', async ({ expect }) => {
    const query = await room();
    const [one, two] = [await enter(query), await enter(query)];
    for (let index = 1; index <= 6; index++) one.say(`di corsa ${index}`, `a${index}`);
    const refusal = await one.notice('refused');
    expect(refusal).toMatchObject({
      code: 'rate_limited',
      clientId: 'a6',
      message: 'Stai scrivendo molto in fretta: aspetta qualche secondo e riprova',
    });
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.retryAfter).toBeLessThanOrEqual(5);
    await two.count(5);
    // Resending a delivered message is not limited.
    one.say('di corsa 1', 'a1');
    await one.until(
      (all) =>
        all.filter((message) => message.type === 'connection' && message.event === 'ack' && message.clientId === 'a1').length === 2
          ? true
          : undefined,
      'second ack',
    );
    await sleep(refusal.retryAfter! * 1000);
    one.say('di corsa 6', 'a6');
    await two.message('di corsa 6');
    expect(two.messages).toHaveLength(6);
    for (const client of [one, two]) await client.close();
  });

  test.concurrent('the limit applies to a person over all windows and rooms, not to others', async ({ expect }) => {
    const student = await makeStudent(chat);
    const queries = [await room(), await room()];
    const windows = [await enter(queries[0]!, student), await enter(queries[0]!, student), await enter(queries[1]!, student)];
    const other = await enter(queries[1]!);
    windows[0]!.say('uno', 'b1');
    windows[0]!.say('due', 'b2');
    windows[1]!.say('tre', 'b3');
    windows[1]!.say('quattro', 'b4');
    windows[2]!.say('cinque', 'b5');
    await Promise.all([windows[0]!.ack('b2'), windows[1]!.ack('b4'), windows[2]!.ack('b5')]);
    windows[2]!.say('sei', 'b6');
    expect(await windows[2]!.notice('refused')).toMatchObject({ code: 'rate_limited', clientId: 'b6' });
    other.say('io posso', 'c');
    await other.ack('c');
    for (const client of [...windows, other]) await client.close();
  });

  test.concurrent('a flood of frames slows only its sender, who is neither answered frame by frame nor disconnected', async ({
    expect,
  }) => {
    const query = await room();
    const [flooder, other] = [await enter(query), await enter(query)];
    for (let index = 0; index < 2000; index++) flooder.socket.send('{"type":"nothing"}');
    other.say('si parla lo stesso', 'd');
    await other.ack('d');
    const slowed = await flooder.notice('refused', ({ code }) => code === 'rate_limited');
    expect(slowed.retryAfter).toBeLessThanOrEqual(5);
    // While the rest of the flood is read, the message is refused; resending it delivers it only once.
    const heard = () => {
      flooder.say('scusate', 'e');
      return other.messages.filter(({ content }) => content === 'scusate').length;
    };
    await expect.poll(heard, { timeout: 40_000, interval: 1000 }).toBe(1);
    // Frames are read in order, so by now the whole flood has been.
    expect(flooder.received.filter((message) => message.type === 'connection' && message.event === 'refused').length).toBeLessThan(200);
    for (const client of [flooder, other]) await client.close();
  }, 90_000);

  test('a peer that does not answer pings is dropped within a minute; one that answers stays', async () => {
    const query = await room();
    const watcher = await enter(query);
    const dead = new ChatClient(socketTo({ at: chat.at, query, as: await makeStudent(chat), autoPong: false }));
    await dead.notice('welcome');
    const pings: number[] = [];
    dead.socket.on('ping', () => pings.push(Date.now()));
    // Also while somebody corrects the clock.
    const setBack = async () => {
      await sleep(1500);
      chat.advance(-HOUR);
      await sleep(1200);
    };
    await setBack();
    chat.advance(31_000);
    await expect.poll(() => pings.length, { timeout: 3000 }).toBe(1);
    await setBack();
    chat.advance(20_000);
    expect((await dead.closed).code).toBe(1006);
    expect(await watcher.notice('left')).toMatchObject({ count: 1 });
    watcher.say('io ci sono', 'f');
    await watcher.ack('f');
    await watcher.close();
    chat.advance(2 * HOUR);
  });
});

test('a message that turns out to be stored already, or cannot be stored, leaves those counted meanwhile', async () => {
  const now = new Date();
  const transport = createMemoryTransport({ now: () => now, presenceDelay: () => 0, limitFlood: true, keepMs: 60_000, failed: () => {} });
  const listener = { onMessage: () => {}, onPresence: () => {}, onErased: () => {}, onEnd: () => {} };
  const channel = await transport.open({ name: 'request:1', endsAt: null }, listener);
  const answers: (() => void)[] = [];
  const resent = channel.relay('a person', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return { status: 'ended' };
  });
  const failed = channel.relay('a person', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    throw new Error('the database is away');
  });
  const say = (line: number) =>
    channel.append({ by: 'key', alias: 'Mentore', person: 'a person', sendId: `+${line}`, content: 'ciao' }).then(({ status }) => status);
  for (let line = 1; line <= 3; line++) expect(await say(line)).toBe('appended');
  for (const answer of answers) answer();
  await resent;
  await expect(failed).rejects.toThrow();
  expect([await say(4), await say(5), await say(6)]).toEqual(['appended', 'appended', 'flooded']);
  transport.sweep(now.getTime());
});

onBothTransports(
  'back-pressure',
  (chat) => {
    test('a stalled reader is dropped, while the other reader gets every message', async () => {
      const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
      const enter = async () => enterChat({ at: chat.at, query, as: await makeStudent(chat) });
      const [writer, reader, stuck] = [await enter(), await enter(), await enter()];
      await reader.notice('joined', ({ count }) => count === 3);
      stuck.socket.pause();
      const text = '€'.repeat(1000);
      // The kernel’s buffers hold some megabytes before the server’s begin to fill.
      const isDropped = () => reader.received.some((message) => message.type === 'connection' && message.event === 'left');
      let rounds = 0;
      while (!isDropped() && rounds < 10_000) {
        for (let count = 0; count < 250; count++) writer.say(text, String((rounds += 1)));
        await writer.ack(String(rounds));
      }
      await reader.count(rounds);
      expect(await reader.notice('left')).toMatchObject({ count: 2 });
      stuck.socket.resume();
      expect((await stuck.closed).code).toBe(1006);
      expect(stuck.messages.length).toBeLessThan(rounds);
      for (const client of [writer, reader]) await client.close();
    });

    test('a slow reader gets a long replay complete and in order, and is not dropped', async () => {
      const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
      const writer = await enterChat({ at: chat.at, query, as: await makeStudent(chat) });
      const text = '€'.repeat(1000);
      const rounds = 4000;
      for (let round = 1; round <= rounds; round++) {
        writer.say(text, String(round));
        if (round % 500 === 0) await writer.ack(String(round));
      }
      const slow = new ChatClient(socketTo({ at: chat.at, query: `${query}&since=0`, as: await makeStudent(chat) }));
      await slow.notice('welcome');
      slow.socket.pause();
      await sleep(1500);
      writer.say('intanto', 'fine');
      await writer.ack('fine');
      slow.socket.resume();
      await slow.message('intanto');
      expect(slow.messages).toHaveLength(rounds + 1);
      const ids = slow.messages.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      for (const client of [writer, slow]) await client.close();
    });

    test('a room keeps its newest 5000 messages and reports truncation to a client that missed more', async () => {
      const query = `postId=${(await makePost(chat, { type: 'talk' })).id}`;
      const writer = await enterChat({ at: chat.at, query, as: await makeStudent(chat) });
      const { since: start } = await writer.notice('welcome');
      for (let round = 1; round <= 5010; round++) {
        writer.say(`n. ${round}`, String(round));
        if (round % 500 === 0) await writer.ack(String(round));
      }
      const { id: first } = await writer.ack('1');
      await writer.ack('5010');
      const late = await enterChat({ at: chat.at, query: `${query}&since=${first}`, as: await makeStudent(chat) });
      expect((await late.notice('welcome')).truncated).toBe(true);
      await late.message('n. 5010');
      expect(late.messages).toHaveLength(5000);
      expect(late.messages[0]!.content).toBe('n. 11');
      const fromStart = await enterChat({ at: chat.at, query: `${query}&since=${start}`, as: await makeStudent(chat) });
      expect(await fromStart.notice('welcome')).toMatchObject({ since: 0, truncated: true });
      await fromStart.close();
      // The clientId of a dropped message is free again.
      writer.say('di nuovo', '1');
      await late.message('di nuovo');
      for (const client of [writer, late]) await client.close();
    });
  },
  // Accepts every text, because the speed of the language check is measured elsewhere.
  {
    env: { RATE_LIMITS: 'off' },
    services: {
      language: {
        judge: async () => ({ refusal: null, ask: false }),
        hurts: async () => false,
        signalOf: async () => null,
        dangersIn: async () => [],
      },
    },
  },
);
