import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { CONNECTION_TIMES } from '../../src/server/http/connection-times.ts';
import { Connections } from '../../src/server/http/connections.ts';
import { enterChat } from '../chat/chat-client.ts';
import { cloneForProcess } from '../support/database.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { makeInstance } from '../support/instance.ts';
import { useListeningApp } from '../support/listening.ts';

/** The production timeouts in the same order, but shorter. */
const TIMES = { ...CONNECTION_TIMES, headers: 1200, request: 1800, silence: 2500, answer: 4000, keepAlive: 2000, check: 50 };
/** Extra milliseconds for a slow machine. */
const MARGIN = 5000;
const site = useListeningApp({ connectionTimes: TIMES });

interface Slow {
  socket: Socket;
  /** The received text and the elapsed milliseconds, once the connection is closed. */
  ended: Promise<{ text: string; after: number }>;
}

function open(bytes: string, at = site.url, reads = true): Slow {
  const { hostname, port } = new URL(at);
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  const start = performance.now();
  let text = '';
  if (bytes) socket.write(bytes);
  if (reads) socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('error', () => {});
  const ended = new Promise<{ text: string; after: number }>((resolve) =>
    socket.once('close', () => resolve({ text, after: performance.now() - start })),
  );
  return { socket, ended };
}

const HALF_HEADERS = 'GET /api/posts HTTP/1.1\r\nHost: a\r\nX-Half: ';
const HALF_BODY = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":';
const HALF_HANDSHAKE = 'GET /ws?postId=1 HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: ';
const PIPELINED = 'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(32);

/** Opens a connection that never reads, so that responses fill the buffers of this machine and then of the server. */
function deaf(at = site.url): Slow {
  const slow = open(PIPELINED, at, false);
  slow.socket.pause();
  return slow;
}

/** Returns the shortest response time of ten requests. On a busy machine some of them time out themselves, with 408. */
async function latency(): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 10; tries++) {
    const start = performance.now();
    const status = await fetch(`${site.url}/api/posts`).then(
      (response) => response.status,
      () => 408,
    );
    if (status !== 408) expect(status).toBe(200);
    if (status === 200) least = Math.min(least, performance.now() - start);
  }
  return least;
}

const openConnections = () => new Promise<number>((resolve) => site.app.server.getConnections((_, count) => resolve(count)));

test.concurrent.each([
  ['with half of its headers', HALF_HEADERS, TIMES.headers],
  ['with half of its body', HALF_BODY, TIMES.request],
  ['with half of a WebSocket handshake', HALF_HANDSHAKE, TIMES.headers],
])('a connection %s is closed with 408', async (_, bytes, time) => {
  const { text, after } = await open(bytes).ended;
  expect(text).toContain('HTTP/1.1 408 ');
  expect(text).toContain('"code":"TIMEOUT"');
  expect(after).toBeGreaterThanOrEqual(time - TIMES.check);
  expect(after).toBeLessThan(time + MARGIN);
});

test.concurrent('a connection that sends nothing is closed without a response', async () => {
  expect(await open('').ended).toEqual({ text: '', after: expect.closeTo(TIMES.headers + MARGIN / 2, -Math.log10(MARGIN)) as number });
});

test.concurrent('a body that trickles in gets no more time than any other', async () => {
  const slow = open(HALF_BODY);
  const drops = setInterval(() => slow.socket.write(' '), 100);
  const { text, after } = await slow.ended;
  clearInterval(drops);
  expect(text).toContain('HTTP/1.1 408 ');
  expect(after).toBeLessThan(TIMES.request + MARGIN);
});

test('a client that reads the response in trickles is disconnected too', async () => {
  const slow = open(PIPELINED, site.url, false);
  const drops = setInterval(() => void slow.socket.read(1024), 100);
  await once(slow.socket, 'readable');
  await expect.poll(openConnections, { timeout: TIMES.answer + MARGIN }).toBe(0);
  clearInterval(drops);
  slow.socket.destroy();
});

test('thirty pipelined requests are answered, and of 1,400 fewer than 33', async () => {
  const ask = (count: number) => open('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)).ended;
  const answers = ({ text }: { text: string }) => text.split('HTTP/1.1 200 ').length - 1;
  const [few, many] = await Promise.all([ask(30), ask(1400)]);
  expect(answers(few)).toBe(30);
  expect(answers(many)).toBeLessThan(33);
});

test('200 slow clients do not delay others and are disconnected in time, while an idle chat stays open', async () => {
  const student = await makeStudent(site);
  const quiet = await enterChat({ at: site.url, query: `postId=${(await makePost(site, { type: 'talk' })).id}`, as: student });
  const before = await latency();

  const slow = Array.from({ length: 10 }, () => [
    ...Array.from({ length: 5 }, () => [open(''), open(HALF_HEADERS), open(HALF_BODY), open(HALF_HANDSHAKE)]).flat(),
    deaf(),
  ]).flat();
  await Promise.all(slow.map(({ socket }) => (socket.connecting ? once(socket, 'connect') : undefined)));
  expect(slow.length).toBeGreaterThan(200);
  expect(await latency()).toBeLessThan(Math.max(10 * before, 500));

  // The only connection left is that of the chat.
  await expect.poll(openConnections, { timeout: TIMES.answer + MARGIN }).toBe(1);
  quiet.send({ type: 'connection', event: 'check' });
  await quiet.notice('present');
  await quiet.close();
  for (const { socket } of slow) socket.destroy();
});

test('unread responses are dropped before they fill the memory, and other clients get all of theirs', async ({ onTestFinished }) => {
  const long = 'x'.repeat(8_000_000);
  const connections = new Connections({ ...TIMES, silence: 60_000, answer: 60_000 }, 20_000_000);
  const app = Fastify({ serverFactory: connections.serverFactory });
  onTestFinished(() => app.close());
  connections.attach(app);
  app.get('/long', async () => long);
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));
  const ask = 'GET /long HTTP/1.1\r\nHost: a\r\n\r\n';
  // One client pipelines its requests, so that its responses queue where no socket buffer counts them.
  const slow = [...Array.from({ length: 6 }, () => ask), ask.repeat(6)].map((bytes) => {
    const reader = open(bytes, at, false);
    reader.socket.pause();
    return reader;
  });
  const left = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(() => accepted, { timeout: MARGIN }).toBe(slow.length);
  await expect.poll(left, { timeout: MARGIN }).toBeLessThan(4);
  expect((await (await fetch(`${at}/long`)).text()).length).toBe(long.length);
  for (const { socket } of slow) socket.destroy();
});

test('pipelined responses are forgotten when their connection closes', async ({ onTestFinished }) => {
  const connections = new Connections({ ...TIMES, silence: 60_000, answer: 60_000 });
  const app = Fastify({ serverFactory: connections.serverFactory });
  onTestFinished(() => app.close());
  connections.attach(app);
  let asked = 0;
  app.get('/never', async () => {
    asked += 1;
    await new Promise(() => {});
  });
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n';
  // The server closes the second connection, because it pipelines too many requests.
  const [some, many] = [open(ask.repeat(20), at), open(ask.repeat(2000), at)];
  await many.ended;
  await expect.poll(() => asked, { timeout: MARGIN }).toBeGreaterThanOrEqual(20);
  expect(connections.answering).toBe(20);
  some.socket.destroy();
  await expect.poll(() => connections.answering, { timeout: MARGIN }).toBe(0);
});

test.each([
  ['in time', { answer: 500 }, async () => {}],
  ['by a stop', { answerAtStop: 500 }, (close: () => Promise<void>) => close()],
])('a WebSocket handshake whose answer nobody reads ends %s', async (_, times, stop) => {
  const connections = new Connections({ ...CONNECTION_TIMES, ...times });
  const app = Fastify({ serverFactory: connections.serverFactory });
  connections.attach(app);
  const offered = once(app.server, 'upgrade');
  const { ended } = open(`${HALF_HANDSHAKE}AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`, await app.listen({ port: 0, host: '127.0.0.1' }));
  await offered;
  expect(connections.size).toBe(1);
  await stop(() => app.close());
  expect((await ended).after).toBeLessThan(MARGIN);
  await app.close();
  await expect.poll(() => connections.size).toBe(0);
});

test('a client that has connected just before a stop is answered', async () => {
  const connections = new Connections({ ...CONNECTION_TIMES, firstByteAtStop: 60_000 });
  const app = Fastify({ serverFactory: connections.serverFactory, return503OnClosing: false });
  connections.attach(app);
  app.get('/', () => 'ciao');
  const stopping = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  const { socket, ended } = open('', await app.listen({ port: 0, host: '127.0.0.1' }));
  await expect.poll(() => connections.size).toBe(1);
  const closed = app.close();
  await stopping;
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const { text } = await ended;
  expect(text).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n.*ciao$/is);
  await closed;
});

test('a stop lets a slow client read the whole answer, and then closes the connection', async ({ onTestFinished }) => {
  const long = 'x'.repeat(30_000_000);
  const connections = new Connections();
  const app = Fastify({ serverFactory: connections.serverFactory, forceCloseConnections: 'idle' });
  onTestFinished(() => app.close());
  connections.attach(app);
  app.addHook('onClose', () => connections.ended());
  app.get('/long', async () => long);
  app.get('/', async () => 'ciao');
  // `localhost` may have two addresses, and then the server has two sockets.
  await app.listen({ port: 0, host: 'localhost' });
  const places = (app.addresses() as AddressInfo[]).map(
    ({ address, port, family }) => `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
  );
  const readers = places.map((at) => open('GET /long HTTP/1.1\r\nHost: a\r\n\r\n', at, false));
  const idle = places.map((at) => open('GET / HTTP/1.1\r\nHost: a\r\n\r\n', at));
  for (const { socket } of idle) await once(socket, 'data');
  for (const { socket } of readers) await once(socket, 'readable');
  const start = performance.now();
  const closed = app.close();
  for (const { ended } of idle) expect((await ended).text).toMatch(/ciao$/);
  expect(performance.now() - start).toBeLessThan(CONNECTION_TIMES.answerAtStop / 2);
  let read = 0;
  for (const { socket } of readers) socket.on('data', (chunk) => (read += chunk.length));
  await closed;
  await Promise.all(readers.map(({ ended }) => ended));
  expect(read).toBeGreaterThan(readers.length * long.length);
  expect(performance.now() - start).toBeLessThan(CONNECTION_TIMES.answerAtStop);
});

test('in production, headers and body have at most 30 seconds, which is checked every second', () => {
  expect(Math.max(CONNECTION_TIMES.headers, CONNECTION_TIMES.request)).toBe(30_000);
  expect(CONNECTION_TIMES.check).toBeLessThanOrEqual(1000);
});

describe('a stop', () => {
  // `localhost` may have two addresses, and then the server has two sockets.
  test.concurrent.for(['127.0.0.1', 'localhost'])(
    'does not wait for incomplete requests or for clients that do not read (at %s)',
    async (HOST, { onTestFinished }) => {
      const clone = await cloneForProcess();
      onTestFinished(clone.remove);
      const instance = await makeInstance({ ...clone.variables, HOST });
      await instance.start();
      const addresses = HOST === 'localhost' ? [instance.url, instance.url.replace('127.0.0.1', '[::1]')] : [instance.url];
      const reachable = [];
      for (const at of addresses)
        if (
          await fetch(`${at}/healthz`).then(
            () => true,
            () => false,
          )
        )
          reachable.push(at);
      const slow = reachable.flatMap((at) => [
        open('', at),
        open(HALF_HEADERS, at),
        open(HALF_BODY, at),
        open(HALF_HANDSHAKE, at),
        deaf(at),
      ]);
      await Promise.all(slow.map(({ socket }) => (socket.connecting ? once(socket, 'connect') : undefined)));
      await sleep(100);
      const start = performance.now();
      expect(await instance.stop()).toBe(0);
      expect(performance.now() - start).toBeLessThan(CONNECTION_TIMES.answerAtStop + MARGIN);
      for (const { socket } of slow) socket.destroy();
    },
  );
});
