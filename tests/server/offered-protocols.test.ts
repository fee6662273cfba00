import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useListeningApp } from '../support/listening.ts';

const site = useListeningApp();

async function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const login = JSON.stringify({ email: 'nessuno@studenti.unimi.it', password: 'Tramonto-obliquo-73x' });
/** As `curl --http2` and Java's HttpClient send it with every request. */
const H2C = 'Host: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n';
const END = 'Host: a\r\nConnection: close\r\n\r\n';

test.each([
  ['a read', `GET /api/posts HTTP/1.1\r\n${H2C}\r\n`, 200],
  ['a read over tRPC', `GET /trpc/posts.list?input=%7B%7D HTTP/1.1\r\n${H2C}\r\n`, 200],
  [
    'a write',
    `POST /api/auth/login HTTP/1.1\r\n${H2C}Content-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login}`,
    401,
  ],
  ['a plain request to the chat', `GET /ws?postId=1 HTTP/1.1\r\n${H2C}\r\n`, 401],
])('%s that offers to go on in HTTP/2 is answered like any other', async (_, bytes, status) => {
  const answer = await send(bytes.replace('Connection: ', 'Connection: close, '));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
});

test('a connection stays usable after an offer of HTTP/2', async () => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname, () => socket.write(`GET /healthz HTTP/1.1\r\n${H2C}\r\n`));
  socket.once('data', () => socket.write(`GET /healthz HTTP/1.1\r\n${END}`));
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test.each([
  ['a read', `GET /healthz HTTP/1.1\r\n${H2C}\r\n`],
  ['a write', `POST /api/auth/login HTTP/1.1\r\n${H2C}Content-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login}`],
])('after %s that offers HTTP/2, with another request behind it in the same packet, the connection is closed', async (_, offer) => {
  const next = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const answer = await send(next + offer + next);
  const [first, last, ...more] = answer.split(/(?=HTTP\/1\.1 )/);
  expect(more).toEqual([]);
  expect(first).toMatch(/^connection: keep-alive\r$/im);
  expect(last).toMatch(/^connection: close\r$/im);
});

test('the rest of a request that began behind an offer of HTTP/2 is not taken for a request', async () => {
  const { hostname, port } = new URL(site.url);
  const offer = `GET /healthz HTTP/1.1\r\n${H2C}\r\n`;
  const socket = connect(Number(port), hostname, () => socket.write(`${offer}POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Len`));
  socket.once('data', () => socket.write(`GET /nowhere HTTP/1.1\r\n${END}`));
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('a WebSocket handshake with bytes behind it, after an offer of HTTP/2, disturbs no other connection', async () => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname, () => socket.write(`GET /healthz HTTP/1.1\r\n${H2C}\r\n`));
  const key = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  socket.once('data', () => socket.write(`GET /ws?postId=1 HTTP/1.1\r\nHost: a\r\n${key}\r\nmore`));
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 401']);
  for (let n = 0; n < 5; n += 1) expect(await send(`GET /healthz HTTP/1.1\r\n${END}`)).toMatch(/^HTTP\/1\.1 200/);
});

const offer = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
const read = 'GET /api/posts HTTP/1.1\r\nHost: a\r\n\r\n';
const write = `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login}`;

test.each([
  ['a read', read + offer('/ws?postId=1'), [200, 401]],
  ['a write', write + offer('/ws?postId=1'), [401, 401]],
  ['a read, at a path without sockets,', read + offer('/api/posts'), [200, 200]],
  ['a refused one', offer('/ws?postId=1') + offer('/ws?postId=1'), [401]],
])('a WebSocket handshake behind %s in the same packet leaves no connection open', async (_, bytes, statuses) => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await expect.poll(() => answer.match(/HTTP\/1\.1 \d+/g)).toEqual(statuses.map((status) => `HTTP/1.1 ${status}`));
  socket.destroy();
  const openConnections = () => new Promise<number>((resolve) => site.app.server.getConnections((__, count) => resolve(count)));
  await expect.poll(openConnections).toBe(0);
});
