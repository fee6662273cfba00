import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCaddy } from '../support/caddy.ts';
import { findOther, type OtherServer } from '../support/other-server.ts';
import { freePort } from '../support/redis-server.ts';

/** Twice what Caddy takes to ask each process again. */
const NOTICED_MS = 1000;

/** After this long without an answer Caddy takes a process for not ready. */
const HANGS_MS = 4000;

/** What Caddy takes for one of our processes. */
interface Stub {
  url: string;
  server: Server;
  ready: boolean;
  /** Leaves unanswered whether it is ready, and whether it lives. */
  hangs: boolean;
  /** Takes a request and ends its connection without an answer. */
  breaks: boolean;
  seen: string[];
}

async function startStub(): Promise<Stub> {
  const server = createServer((request, response) => {
    if (stub.hangs && request.url?.endsWith('z')) return;
    if (request.url === '/healthz') return void response.end();
    if (request.url === '/readyz') return void response.writeHead(stub.ready ? 200 : 503).end();
    stub.seen.push(`${request.method} ${request.url}`);
    if (stub.breaks) return void request.socket.destroy();
    text(request).then(
      (body) => response.end(body),
      () => {},
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stub: Stub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    ready: true,
    hangs: false,
    breaks: false,
    seen: [],
  };
  return stub;
}

describe.skipIf(!findOther('caddy'))('deploy/Caddyfile (needs caddy)', () => {
  let one: Stub, other: Stub, caddy: OtherServer;

  beforeAll(async () => {
    [one, other] = await Promise.all([startStub(), startStub()]);
    caddy = await startCaddy(await freePort(), [one.url, other.url]);
  });
  afterAll(async () => {
    await caddy.stop();
    for (const { server } of [one, other]) server.close();
  });
  beforeEach(async () => {
    for (const stub of [one, other]) Object.assign(stub, { ready: true, breaks: false, seen: [] });
    await sleep(NOTICED_MS);
  });

  const ask = async (method: string, path = '/api/posts') => {
    const answer = await fetch(caddy.url + path, { method, ...(method === 'POST' && { body: 'parole' }) });
    return `${answer.status} ${await answer.text()}`.trim();
  };
  const askOften = (method: string) => Promise.all(Array.from({ length: 20 }, () => ask(method)));

  test('a process that is not ready gets nothing new, and everybody an answer', async () => {
    expect(new Set([...(await askOften('GET')), ...(await askOften('POST'))])).toEqual(new Set(['200', '200 parole']));
    expect([one.seen.length > 0, other.seen.length > 0]).toEqual([true, true]);
    one.ready = false;
    await sleep(NOTICED_MS);
    one.seen = [];
    expect(new Set([...(await askOften('GET')), ...(await askOften('POST'))])).toEqual(new Set(['200', '200 parole']));
    expect(one.seen).toEqual([]);
  });

  test('while none is ready, they answer for themselves, once for each request', async () => {
    one.ready = other.ready = false;
    await sleep(NOTICED_MS);
    expect([await ask('GET'), await ask('POST')]).toEqual(['200', '200 parole']);
    expect([...one.seen, ...other.seen].sort()).toEqual(['GET /api/posts', 'POST /api/posts']);
  });

  test('what was sent to a process that breaks is sent to another one if it only reads, and never twice if it writes', async () => {
    one.breaks = true;
    expect([await ask('GET'), await ask('GET')]).toEqual(['200', '200']);
    other.breaks = true;
    [one.seen, other.seen] = [[], []];
    expect(await ask('POST')).toBe('502');
    expect([...one.seen, ...other.seen]).toEqual(['POST /api/posts']);
  });

  test('nobody puts processes out of use by requests that break off', async () => {
    for (let n = 0; n < 6; n++) {
      const socket = connect(Number(new URL(caddy.url).port), '127.0.0.1');
      socket.write(`POST /api/posts?q=segreto HTTP/1.1\r\nhost: ${new URL(caddy.url).host}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`);
      expect(String((await once(socket, 'data'))[0])).toContain('502');
      socket.destroy();
    }
    expect(await Promise.all([ask('POST'), ask('GET')])).toEqual(['200 parole', '200']);
  });

  test('what the operator alone may read stays inside', async () => {
    for (const path of ['/metrics', '/readyz', '/metrics/', '/readyz/', '/metrics?a', '/readyz/?a'])
      expect([path, await ask('GET', path)]).toEqual([path, '404']);
    expect([...one.seen, ...other.seen]).toEqual([]);
  });

  test('its log has lines, and none that tells who asked for what when it fails', async () => {
    Object.assign(one, { ready: false, breaks: true });
    Object.assign(other, { ready: false, breaks: true });
    await sleep(NOTICED_MS);
    expect(await ask('POST', '/api/posts?q=segreto')).toBe('503');
    expect(caddy.output()).toContain('server running');
    expect(caddy.output()).not.toMatch(/segreto|remote_ip|http\.handlers\.reverse_proxy/);
  });

  test('whoever meets a process that takes no connection any more comes to the other one', async () => {
    one.server.close();
    expect(new Set(await askOften('GET'))).toEqual(new Set(['200']));
    await sleep(NOTICED_MS);
    expect(new Set(await askOften('POST'))).toEqual(new Set(['200 parole']));
  });

  test('a restart that falls together with an outage, or with a process that hangs, loses nothing', async () => {
    one.server.close();
    other.ready = false;
    await sleep(NOTICED_MS);
    expect(new Set(await askOften('POST'))).toEqual(new Set(['200 parole']));
    other.hangs = true;
    await sleep(HANGS_MS);
    expect(new Set(await askOften('POST'))).toEqual(new Set(['200 parole']));
  });
});
