import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makePost, makeStudent } from '../support/factories.ts';
import { longestHold } from '../support/event-loop.ts';
import { useListeningApp } from '../support/listening.ts';
import { socketTo } from '../chat/chat-client.ts';

const site = useListeningApp({ env: { RATE_LIMITS: 'off' } });
/** Longest time in milliseconds that the event loop may be blocked. */
const HOLD_MAX = 50;
/** A busy machine delays everything, but not in every try. */
const TRIES = 3;

/** Sends the bytes and returns everything received until the connection closes. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}

const login = JSON.stringify({ email: 'nessuno@studenti.unimi.it', password: 'Tramonto-obliquo-73x' });
const head = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${more}\r\n`;
const inPieces = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))
    .map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
    .join('');
const END = '0\r\n\r\n';

/** Returns the status of a login whose body is sent in more than `pieces` chunks. */
function uploadIn(pieces: number, agent: Agent): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const sending = request(`${site.url}/api/auth/login`, { method: 'POST', agent, headers });
  for (let piece = 0; piece < pieces; piece++) sending.write(' ');
  sending.end(login);
  return new Promise((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
  });
}

async function leastHold(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > HOLD_MAX; tries++) least = Math.min(least, await longestHold(work));
  return least;
}

test('a body in some chunks is read and one in thousands of chunks refused, on every connection', async () => {
  const padded = `${' '.repeat(5000)}${login}`;
  for (const path of ['/api/auth/login', '/trpc/auth.login']) {
    const few = head(path, 'Connection: close\r\n') + inPieces(padded, 100) + END;
    const many = head(path, 'Connection: close\r\n') + inPieces(padded, 1) + END;
    // Node reuses its parsers for later connections, also a parser that has refused a body.
    for (let round = 0; round < 3; round++) {
      expect(await exchange(few)).toMatch(/^HTTP\/1\.1 401 /);
      const refused = await exchange(many);
      expect(refused).toMatch(/^HTTP\/1\.1 413 /);
      expect(JSON.parse(refused.slice(refused.indexOf('{')))).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    }
  }
});

test('chunks are counted per request, but together for pipelined requests', async () => {
  const one = (spaces: number, more = '') => head('/api/auth/login', more) + inPieces(`${' '.repeat(spaces)}${login}`, 2) + END;
  const whole = `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login}`;
  const together = await exchange(one(10) + whole + one(10, 'Connection: close\r\n'));
  expect(together.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401', 'HTTP/1.1 401']);
  expect((await exchange(one(80) + one(80))).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413']);
  const after = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let times = 0; times < 3; times++) expect(await uploadIn(80, after)).toBe(401);
  after.destroy();
});

/** Sends a login that is padded to the longest body in packets of this many bytes, one per turn of the server's event loop. */
async function trickle(packet: number, framing: (body: string) => string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  const answer = text(socket);
  await once(socket, 'connect');
  const bytes = framing(login.padEnd(256 * 1024));
  for (let at = 0; at < bytes.length && socket.writable; at += packet) {
    socket.write(bytes.slice(at, at + packet));
    await setImmediate();
  }
  return answer;
}

const measured = (body: string) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const chunked = (size: number) => (body: string) => head('/api/auth/login', 'Connection: close\r\n') + inPieces(body, size) + END;

test.each([
  ['the longest body', measured],
  ['the longest body in long chunks', chunked(16_384)],
  ['the longest body in short chunks', chunked(100)],
])('%s is read over a line whose packets are short', async (_, framing) => {
  expect(await trickle(1000, framing)).toMatch(/^HTTP\/1\.1 401 /);
});

test('a body whose thousands of pieces arrive slowly is refused too, because each takes memory', async () => {
  expect(await trickle(600, chunked(10))).toMatch(/^HTTP\/1\.1 413 /);
});

test('a new connection works when it gets a parser that was silenced before', async () => {
  await Promise.all(Array.from({ length: 20 }, () => exchange(head('/api/auth/login') + inPieces('a'.repeat(2000), 1))));
  const statuses = Array.from({ length: 40 }, () => uploadIn(5, new Agent()));
  expect(await Promise.all(statuses)).toEqual(Array.from({ length: 40 }, () => 401));
});

test('a CONNECT takes the bounds from no connection that is opened at the same time', async () => {
  const { hostname, port } = new URL(site.url);
  const some = () => Array.from({ length: 40 }, () => connect(Number(port), hostname));
  const openConnections = () => new Promise<number>((resolve) => site.app.server.getConnections((_, count) => resolve(count)));
  const tunnels = some();
  await expect.poll(openConnections).toBe(tunnels.length);
  const others = some();
  for (const socket of tunnels) socket.on('error', () => {}).write('CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n');
  await Promise.all([...tunnels.map((socket) => once(socket.resume(), 'close')), ...others.map((socket) => once(socket, 'connect'))]);
  const answers = others.map(async (socket) => {
    socket.write(head('/api/auth/login') + inPieces('a'.repeat(2000), 1));
    return (await text(socket)).slice(0, 12);
  });
  expect(await Promise.all(answers)).toEqual(others.map(() => 'HTTP/1.1 413'));
});

test('an unknown Expect header gets 417 and the connection is closed', async () => {
  const answer = await exchange(head('/api/auth/login', 'Expect: other\r\n') + inPieces('a'.repeat(40_000), 1));
  expect(answer).toMatch(/^HTTP\/1\.1 417 [^]*connection: close/i);
});

test('a response sent before the end of a chunked body closes the connection', async () => {
  const answer = await exchange(`${head('/healthz').replace('POST', 'GET')}1\r\n{\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
});

const MANY = 120;
const get = (headers: string) => `GET /healthz HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const short = (path: string) => `${head(path) + inPieces('a'.repeat(100), 1)}${END}`;

test.each([
  ['thousands of requests', 'request', () => get('').repeat(4000)],
  ['thousands of other expectations', 'checkExpectation', () => get('Expect: other\r\n').repeat(2500)],
])('of %s that arrive at once on one connection at most 34 are handled', async (_, event, make) => {
  let made = 0;
  const count = () => (made += 1);
  site.app.server.on(event, count);
  await exchange(make());
  site.app.server.off(event, count);
  expect(made).toBeGreaterThan(0);
  // The pipelined requests that may wait, plus the one that ends the connection and the one after it.
  expect(made).toBeLessThanOrEqual(34);
});

test('a request with thousands of headers gets 431', async () => {
  expect(await exchange(get('a:b\r\n'.repeat(3000)))).toMatch(/^HTTP\/1\.1 431 /);
});

test.each([
  ['requests', () => get('').repeat(4000)],
  ['bodies in fewer chunks than are too many', () => short('/api/auth/login').repeat(60)],
])('thousands of pipelined %s over many connections do not block the event loop', async (_, make) => {
  const bytes = make();
  const all = () => Promise.all(Array.from({ length: MANY }, () => exchange(bytes)));
  expect(await leastHold(all)).toBeLessThan(HOLD_MAX);
});

test.each(['/api/auth/login', '/trpc/auth.login'])(
  '%s refuses an input with extra values that are too many or too deeply nested',
  async (path) => {
    const login = { email: 'nessuno@studenti.unimi.it', password: 'Tramonto-obliquo-73x' };
    const ask = (more: unknown) => site.app.inject({ method: 'POST', url: path, payload: { ...login, more } });
    expect((await ask([[1, 2, 3]])).statusCode).toBe(401);
    expect((await ask(Array.from({ length: 20_000 }, () => 0))).statusCode).toBe(400);
    expect((await ask(JSON.parse('['.repeat(40) + ']'.repeat(40)))).statusCode).toBe(400);
  },
);

const deep = `{"email":${'['.repeat(120_000)}${']'.repeat(120_000)}}`;
const wide = `{"email":[${'0,'.repeat(120_000)}0]}`;

test.each([
  ['/api/auth/login', deep],
  ['/api/auth/login', wide],
  ['/trpc/auth.login', deep],
  ['/trpc/auth.login', wide],
])('deep or wide JSON is refused at %s without blocking the event loop', async (path, body) => {
  const headers = `Host: a\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n`;
  const all = () => Promise.all(Array.from({ length: 20 }, () => exchange(`POST ${path} HTTP/1.1\r\n${headers}\r\n${body}`)));
  expect(await leastHold(all)).toBeLessThan(HOLD_MAX);
  for (const answer of await all()) expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"BAD_REQUEST"/);
});

test.each(['/api/auth/login', '/trpc/auth.login', '/api/nothing', '/healthz', '/sottovoce'])(
  'many concurrent bodies in one-byte chunks at %s do not block the event loop',
  async (path) => {
    const bytes = head(path) + inPieces('a'.repeat(40_000), 1);
    const all = () => Promise.all(Array.from({ length: MANY }, () => exchange(bytes)));
    expect(await leastHold(all)).toBeLessThan(HOLD_MAX);
  },
);

test('a chat message in 128 fragments is accepted, and one in 129 closes its socket with 1008', async () => {
  const query = `postId=${(await makePost(site, { type: 'talk' })).id}`;
  const frame = JSON.stringify({ type: 'chat', content: 'a pezzi', timestamp: '', anonymous: true, clientId: 'p' });
  const text = frame.padEnd(128);
  const send = async (fragments: number) => {
    const socket = socketTo({ at: site.url, query, as: await makeStudent(site) });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('error', () => {});
    await once(socket, 'open');
    for (let at = 0; at < fragments; at++) socket.send(text[at] ?? ' ', { fin: at === fragments - 1 });
    return { socket, heard };
  };
  const whole = await send(128);
  await expect.poll(() => whole.heard.some((message) => message.includes('"ack"'))).toBe(true);
  whole.socket.terminate();
  const { socket } = await send(129);
  expect((await once(socket, 'close'))[0]).toBe(1008);
});

test('long frames on many sockets at once do not block the event loop', async () => {
  const query = `postId=${(await makePost(site, { type: 'talk' })).id}`;
  const students = await Promise.all(Array.from({ length: 12 }, () => makeStudent(site)));
  const sockets = students.flatMap((as) => Array.from({ length: 5 }, () => socketTo({ at: site.url, query, as })));
  const answers = new Map(sockets.map((socket) => [socket, 0]));
  for (const socket of sockets)
    socket.on('message', (data) => String(data).includes('"refused"') && answers.set(socket, answers.get(socket)! + 1));
  await Promise.all(sockets.map((socket) => once(socket, 'message')));
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  const short = JSON.stringify({ type: 'chat', content: '' });
  let asked = 0;
  const all = async () => {
    asked += 2;
    for (const socket of sockets) {
      socket.send(deep);
      socket.send(short);
    }
    await expect.poll(() => Math.min(...answers.values()), { interval: 20 }).toBe(asked);
  };
  expect(await leastHold(all)).toBeLessThan(HOLD_MAX);
  for (const socket of sockets) socket.terminate();
});
