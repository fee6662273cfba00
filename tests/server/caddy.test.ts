import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCaddy } from '../support/caddy.ts';
import { findOther, type OtherServer } from '../support/other-server.ts';
import { freePort } from '../support/redis-server.ts';

/** Milliseconds: twice the interval of Caddy’s health checks. */
const NOTICED_MS = 1000;

/** Milliseconds of a hanging process: more than Caddy waits for readiness, fewer than it waits for a sign of life. */
const HANGS_MS = 4000;

/** Stands in for one of the application’s processes. */
interface Stub {
  url: string;
  server: Server;
  ready: boolean;
  /** Answers the readiness and liveness checks late. */
  hangs: boolean;
  /** Accepts requests and closes their connections without a response. */
  breaks: boolean;
  seen: string[];
}

async function startStub(): Promise<Stub> {
  const server = createServer(async (request, response) => {
    if (stub.hangs && request.url?.endsWith('z')) await sleep(HANGS_MS);
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
    // `one` is the process that this address gets its pages from.
    await ask('GET', '/');
    if (other.seen.length > 0) [one, other] = [other, one];
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

  test('sends no new requests to a process that is not ready, and answers them all', async () => {
    expect(new Set([...(await askOften('GET')), ...(await askOften('POST'))])).toEqual(new Set(['200', '200 parole']));
    expect([one.seen.length > 0, other.seen.length > 0]).toEqual([true, true]);
    one.ready = false;
    await sleep(NOTICED_MS);
    one.seen = [];
    expect(new Set([...(await askOften('GET')), ...(await askOften('POST'))])).toEqual(new Set(['200', '200 parole']));
    expect(one.seen).toEqual([]);
  });

  test('takes a page and its files from the same process, because another may be of another version, and from any that is ready', async () => {
    const load = () => Promise.all(['/', '/assets/index-1.js', '/esami', '/assets/esami-1.js', '/sw.js'].map((path) => ask('GET', path)));
    for (let n = 0; n < 4; n++) await load();
    expect([one.seen.length, other.seen.length]).toEqual([20, 0]);
    one.ready = false;
    await sleep(NOTICED_MS);
    one.seen = [];
    await load();
    expect([one.seen.length, other.seen.length]).toEqual([0, 5]);
  });

  test('passes each request to a process exactly once while none is ready', async () => {
    one.ready = other.ready = false;
    await sleep(NOTICED_MS);
    expect([await ask('GET'), await ask('POST')]).toEqual(['200', '200 parole']);
    expect([...one.seen, ...other.seen].sort()).toEqual(['GET /api/posts', 'POST /api/posts']);
  });

  test('retries a GET on the other process when the connection breaks, but never a POST', async () => {
    one.breaks = true;
    expect([await ask('GET'), await ask('GET')]).toEqual(['200', '200']);
    other.breaks = true;
    [one.seen, other.seen] = [[], []];
    expect(await ask('POST')).toBe('502');
    expect([...one.seen, ...other.seen]).toEqual(['POST /api/posts']);
  });

  test('malformed request bodies do not take a process out of rotation', async () => {
    for (let n = 0; n < 6; n++) {
      const socket = connect(Number(new URL(caddy.url).port), '127.0.0.1');
      socket.write(`POST /api/posts?q=segreto HTTP/1.1\r\nhost: ${new URL(caddy.url).host}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`);
      expect(String((await once(socket, 'data'))[0])).toContain('502');
      socket.destroy();
    }
    expect(await Promise.all([ask('POST'), ask('GET')])).toEqual(['200 parole', '200']);
  });

  test('returns 404 for /metrics and /readyz without passing the request on', async () => {
    for (const path of ['/metrics', '/readyz', '/metrics/', '/readyz/', '/metrics?a', '/readyz/?a'])
      expect([path, await ask('GET', path)]).toEqual([path, '404']);
    expect([...one.seen, ...other.seen]).toEqual([]);
  });

  test('logs its own start, but neither address nor query of a failing request', async () => {
    Object.assign(one, { ready: false, breaks: true });
    Object.assign(other, { ready: false, breaks: true });
    await sleep(NOTICED_MS);
    expect(await ask('POST', '/api/posts?q=segreto')).toBe('503');
    expect(caddy.output()).toContain('server running');
    expect(caddy.output()).not.toMatch(/segreto|remote_ip|http\.handlers\.reverse_proxy/);
  });

  test('sends requests to the other process when one no longer accepts connections', async () => {
    one.server.close();
    expect(new Set([...(await askOften('GET')), await ask('GET', '/')])).toEqual(new Set(['200']));
    await sleep(NOTICED_MS);
    expect(new Set(await askOften('POST'))).toEqual(new Set(['200 parole']));
  });

  test('loses no request when one process is down while the other is not ready or hangs', async () => {
    one.server.close();
    other.ready = false;
    await sleep(NOTICED_MS);
    expect(new Set(await askOften('POST'))).toEqual(new Set(['200 parole']));
    other.hangs = true;
    await sleep(HANGS_MS);
    expect(new Set(await askOften('POST'))).toEqual(new Set(['200 parole']));
  });
});
