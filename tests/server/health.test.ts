import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertLetter } from '../../src/routers/mail/queries.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, createTestApp, TEST_SECRET } from '../support/app.ts';
import { makeStudent } from '../support/students.ts';

test('/healthz is always 200, /readyz 503 while draining or without a database, /metrics 404 without a token', async () => {
  const own = await createTestApp();
  const get = async (url: string) => (await own.app.inject(url)).statusCode;
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 200]);
  const draining = await createTestApp({ database: { db: own.db, embedded: false, close: async () => {} } });
  draining.app.drain();
  const ofDraining = async (url: string) => (await draining.app.inject(url)).statusCode;
  expect([await ofDraining('/healthz'), await ofDraining('/readyz'), await ofDraining('/api/posts')]).toEqual([200, 503, 200]);
  await draining.app.close();
  expect((await own.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
  await sql`select 1`.execute(own.db);
  await own.db.destroy();
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 503]);
  expect(await get('/api/posts')).toBeGreaterThanOrEqual(500);
  await own.close();
});

test('metrics have fixed labels and no personal data, and each request is logged with its own correlation id', async () => {
  const lines: { msg: string; mail?: string; correlationId: string }[] = [];
  const own = await createTestApp({
    env: { METRICS_TOKEN: 'gettone-di-prova' },
    limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date() }),
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  const { db, services, app } = own;
  const student = await makeStudent(own);
  const { accountId, email, token } = student;
  // The third identical post is refused as a repetition.
  const body = { type: 'vent', content: 'parole che nessuno deve contare, e che nessun altro dirà mai così' };
  for (let n = 0; n < 3; n++) await call(own, 'POST', '/posts', { as: token, body });
  await app.inject('/trpc/posts.list?input=%7B%7D');
  await app.inject('/trpc/posts.list,universities.search?batch=1');
  await app.inject('/trpc/mario.rossi');
  await insertLetter(db, services.vault, { kind: 'password-changed', accountId, email }, services.now());

  const look = (authorization: string) => app.inject({ url: '/metrics', headers: { authorization } });
  expect((await look('Bearer gettone')).statusCode).toBe(401);
  const answer = await look('Bearer gettone-di-prova');
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = answer.body;
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# HELP \w+ .+|# TYPE \w+ (counter|gauge|histogram|summary)|\w+(\{(\w+="[^"\\]*",?)+\})? [\d.e+-]+)$/);
  const summaries = new Set([...text.matchAll(/^# TYPE (\w+) summary$/gm)].map(([, name]) => name));
  for (const [, name] of text.matchAll(/^(\w+)\{[^}]*quantile=/gm)) expect(summaries).toContain(name);
  const series = new Map(text.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]));
  const total = (method: string, route: string, status: number) =>
    series.get(`sottovoce_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
  expect([total('POST', '/api/posts', 200), total('POST', '/api/posts', 429)]).toEqual([2, 1]);
  expect(total('GET', '/trpc/posts.list', 200)).toBe(1);
  expect(total('GET', '/trpc/(batch)', 207)).toBe(1);
  expect(total('GET', '/trpc/(unknown)', 404)).toBe(1);
  expect(series.get('sottovoce_limit_refusals_total{limit="repetition"}')).toBe(1);
  expect(series.get('sottovoce_mails_total{kind="password-changed",outcome="given_up"}')).toBe(0);
  expect(series.get('sottovoce_http_request_duration_seconds_bucket{route="/api/posts",le="+Inf"}')).toBe(3);
  expect(series.get('sottovoce_queue_length{queue="outbox",state="due"}')).toBe(1);
  expect(series.get('sottovoce_queue_length{queue="cases",state="due"}')).toBe(0);
  expect(series.get('sottovoce_database_up')).toBe(1);
  expect(series.get('sottovoce_database_connections{state="waiting"}')).toBe(0);
  expect(series.get('sottovoce_open_sockets{of="chat"}')).toBe(0);
  expect(series.get('nodejs_eventloop_lag_seconds{quantile="0.99"}')).toBeLessThan(10);
  for (const secret of ['mario', 'parole', email, accountId, token, '127.0.0.1']) expect(text).not.toContain(secret);

  await app.postOffice.run();
  await app.inject({ url: '/api/posts', headers: { 'x-request-id': 'mio', 'request-id': 'mio' } });
  const ids = lines.filter(({ msg }) => msg === 'request').map(({ correlationId }) => correlationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines.find(({ mail }) => mail)!.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  await db.destroy();
  expect((await look('Bearer gettone-di-prova')).statusCode).toBe(200);
  await own.close();
});
