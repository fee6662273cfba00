import { describe, expect, test, vi } from 'vitest';
import { procedures } from '../../src/routers/procedures.ts';
import { call, createTestApp, type TestApp, useTestApp } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';

const app = useTestApp();
const JSON_TYPE = { 'content-type': 'application/json' };

async function raw(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS',
  url: string,
  payload?: string | Buffer,
  headers: Record<string, string> = {},
  at: Pick<TestApp, 'app'> = app,
) {
  const response = await at.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}

/** Strips what differs in each response, and how it is split into packets. */
function comparable({ status, text, headers }: Awaited<ReturnType<typeof raw>>) {
  const { date: _, 'content-length': __, 'transfer-encoding': ___, 'content-type': type, ...others } = headers;
  return { status, others, type: String(type).split(';')[0], text: text.replaceAll(/"correlationId":"[^"]+"/g, '') };
}

describe('REST', () => {
  test('a like works without body and content type, and with an empty JSON body', async () => {
    const post = await makePost(app);
    const { token } = await makeStudent(app);
    const authorization = `Bearer ${token}`;
    for (const [payload, headers] of [
      [undefined, {}],
      ['', JSON_TYPE],
      ['{}', JSON_TYPE],
      ['null', JSON_TYPE],
    ] as const) {
      expect((await raw('POST', `/api/posts/${post.id}/like`, payload, { authorization, ...headers })).status).toBe(200);
    }
  });

  test.each([
    ['malformed JSON', '{"email":', JSON_TYPE, 400],
    ['a text', 'ciao', JSON_TYPE, 400],
    ['a list', '[]', JSON_TYPE, 400],
    ['nothing', undefined, {}, 400],
    ['a form', 'email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{"email":"a@unibo.it","password":"b"}', { 'content-type': 'text/plain' }, 415],
    ['a broken content type', '{"email":"a@unibo.it","password":"b"}', { 'content-type': 'application/json-x' }, 415],
    ['invalid UTF-8 in JSON', Buffer.from('7b22656d61696c223a22ff227d', 'hex'), JSON_TYPE, 400],
    ['a huge body', JSON.stringify({ email: 'a'.repeat(300 * 1024), password: 'b' }), JSON_TYPE, 413],
    ['deeply nested JSON', '['.repeat(50_000) + ']'.repeat(50_000), JSON_TYPE, 400],
  ] as const)('a login with %s is refused with a JSON error', async (_, payload, headers, status) => {
    const answer = await raw('POST', '/api/auth/login', payload, headers);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test.each(['application/json;charset=utf-8', 'Application/JSON', 'application/json;x', 'application/json\t'])(
    'the content type %j never skips validation',
    async (type) => {
      const { status } = await raw('POST', '/api/auth/login', '{"email":["a@unibo.it"],"password":"b"}', { 'content-type': type });
      expect([400, 415]).toContain(status);
    },
  );

  test.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/posts/1/nope',
    '/api/../api/nope',
    '/api/posts/%',
    '/api/posts/%ff/like',
    '/trpc/nope',
    '/ws/nope',
  ])('%s returns a JSON error, never a page', async (url) => {
    const answer = await raw('GET', url);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(() => JSON.parse(answer.text)).not.toThrow();
  });

  test.each([
    ['PUT', '/api/posts'],
    ['GET', '/api/auth/login'],
    ['DELETE', '/api/posts'],
    ['PATCH', '/api/posts/1/like'],
  ] as const)('%s %s is refused as a wrong method', async (method, url) => {
    expect([404, 405]).toContain((await raw(method, url)).status);
  });

  test.each(['/api/posts?limit=2', '/api/universities/search?q=pisa', '/api/posts?limit=none', '/api/universities/0/faculties'])(
    'HEAD %s answers as GET, without a body',
    async (url) => {
      const [get, head] = [await raw('GET', url), await raw('HEAD', url)];
      expect(head).toMatchObject({ status: get.status, text: '' });
      for (const name of ['content-type', 'content-length', 'cache-control']) expect(head.headers[name]).toBe(get.headers[name]);
    },
  );

  test('responses that may hold own marks are private and not stored', async () => {
    for (const url of ['/api/posts', '/trpc/posts.list?input=%7B%7D'])
      expect((await raw('GET', url)).headers['cache-control']).toBe('private, no-store');
  });

  test('path parameters are URL-decoded, and REST coercion does not affect later tRPC calls', async () => {
    expect((await raw('GET', '/api/universities/%31/faculties')).status).toBe(200);
    await raw('GET', '/api/posts?limit=5');
    const answer = await raw('POST', '/trpc/posts.like', '{"id":"1"}', {
      ...JSON_TYPE,
      authorization: `Bearer ${(await makeStudent(app)).token}`,
    });
    expect(answer.status).toBe(400);
  });

  test('prototype keys in a body are dropped', async () => {
    const { token } = await makeStudent(app);
    const body = '{"type":"vent","content":"ciao","__proto__":{"content":"x"},"constructor":{"prototype":{"x":1}}}';
    const answer = await raw('POST', '/api/posts', body, { ...JSON_TYPE, authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('tRPC', () => {
  test('a query gets the same response on the short path as from the tRPC adapter', async ({ onTestFinished }) => {
    // The same app without the short path in front of the adapter.
    vi.resetModules();
    vi.doMock('../../src/server/http/trpc-queries.ts', () => ({ answerPlainQueries: () => {} }));
    const adapter: TestApp = await (
      await import('../support/app.ts')
    ).createTestApp({ database: { db: app.db, embedded: false, close: async () => {} } });
    vi.doUnmock('../../src/server/http/trpc-queries.ts');
    onTestFinished(() => adapter.close());
    const by = await makeStudent(app);
    const { id } = await makePost(app, { by });
    const queries = Object.keys(procedures).filter((name) => procedures[name]!._def.type === 'query');
    const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;
    const all = { 0: { id }, 1: { id: 'x' }, 2: { id, limit: 5, q: 'è' } };
    const urls = [
      ...queries.flatMap((name) => ['', `?${input({ id, q: 'torino' })}`, `?${input({ id: -1, limit: 99 })}`].map((query) => name + query)),
      ...queries.map((name) => `${name},posts.list,${name}?batch=1&${input(all)}`),
      ...[
        `posts.get?${input(null)}`,
        'posts.get?input=',
        'posts.get?input=%7B',
        'posts.get?input=%ff',
        `posts.get?batch=2&${input({ id })}`,
      ],
      ...[
        `posts.get?${input({ id })}&${input({ id: 0 })}`,
        `posts.get?${input({ id })}&x=1`,
        `posts.list?${input({})}?`,
        `posts.list?${input({ limit: 1 })}#x`,
      ],
      ...['posts.get?batch=1', 'posts.get?batch=1&input=null', 'posts.get?batch=1&input=[{}]', 'posts.get?batch=1&input=%7B'],
      ...[`posts.get,posts.nope?batch=1&${input(all)}`, `posts.get,posts.like?batch=1&${input(all)}`, `,?batch=1`, 'posts.list,posts.list'],
      ...[`${'posts.list,'.repeat(9)}posts.list?batch=1`, `${'posts.list,'.repeat(10)}posts.list?batch=1`, 'posts%2Elist', 'constructor'],
    ];
    for (const url of urls) {
      for (const headers of [{}, { authorization: `Bearer ${by.token}` }] as Record<string, string>[]) {
        const [short, long] = [
          await raw('GET', `/trpc/${url}`, undefined, headers),
          await raw('GET', `/trpc/${url}`, undefined, headers, adapter),
        ];
        expect(comparable(short), url).toEqual(comparable(long));
      }
    }
  });

  test('REST and tRPC return the same JSON', async () => {
    const post = await makePost(app);
    const { token } = await makeStudent(app);
    const rest = await call(app, 'GET', '/posts?limit=1', { as: token });
    const trpc = await raw('GET', `/trpc/posts.list?input=${encodeURIComponent('{"limit":1}')}`, undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(JSON.parse(trpc.text).result.data).toEqual(rest.body);
    expect(rest.body).toMatchObject([{ id: post.id }]);
  });

  test('a batch of ten calls is answered, and one of eleven is refused', async () => {
    const batch = (size: number) =>
      raw(
        'GET',
        `/trpc/${Array(size).fill('universities.search').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, n) => [n, { q: 'pisa' }]))))}`,
      );
    expect((await batch(10)).status).toBe(200);
    expect((await batch(11)).status).toBe(400);
  });

  test('a batch of ten calls is answered however long their names are', async () => {
    const [longest] = Object.keys(procedures).sort((one, other) => other.length - one.length);
    for (const comma of [',', '%2C']) {
      const answer = await raw('POST', `/trpc/${Array(10).fill(longest).join(comma)}?batch=1`, '{}', JSON_TYPE);
      expect(JSON.parse(answer.text)).toHaveLength(10);
    }
  });

  test('a failed call in a batch has its own status; alone it sets that of the response', async () => {
    const authorization = `Bearer ${(await makeStudent(app)).token}`;
    expect((await raw('GET', '/trpc/mentors.me', undefined, { authorization })).status).toBe(404);
    const batch = await raw('GET', '/trpc/mentors.me?batch=1&input=%7B%7D', undefined, { authorization });
    expect(batch.status).toBe(207);
    expect(JSON.parse(batch.text)).toMatchObject([{ error: { data: { httpStatus: 404 } } }]);
  });

  test('errors carry issues, a mutation over GET gets 405, and other content types get 415', async () => {
    const refused = await raw('POST', '/trpc/posts.create', '{"type":"vent","content":" "}', {
      ...JSON_TYPE,
      authorization: `Bearer ${(await makeStudent(app)).token}`,
    });
    expect(JSON.parse(refused.text).error.data).toMatchObject({ httpStatus: 400, issues: [{ path: ['content'] }] });
    expect((await raw('GET', '/trpc/posts.like?input=%7B%22id%22%3A1%7D')).status).toBe(405);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'Multipart/Form-Data', 'text/plain']) {
      expect((await raw('POST', '/trpc/auth.login', 'email=a', { 'content-type': type })).status).toBe(415);
    }
  });
});

test('an unexpected error is a 500 with only a correlation id, over REST and tRPC, and no text of it is logged', async () => {
  const lines: string[] = [];
  const own = await createTestApp({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    services: {
      language: {
        judge(text) {
          throw new Error(`broken by: ${text}`);
        },
        hurts: async () => false,
        signalOf: async () => null,
        dangersIn: async () => [],
      },
    },
  });
  const { token, accountId, email } = await makeStudent(own);
  const body = { type: 'vent', content: 'un segreto molto mio' };
  const rest = await call(own, 'POST', '/posts', { as: token, body });
  const trpc = await own.app.inject({
    method: 'POST',
    url: '/trpc/posts.create',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  expect(rest.status).toBe(500);
  expect(Object.keys(rest.body).sort()).toEqual(['code', 'correlationId', 'message']);
  expect(trpc.statusCode).toBe(500);
  expect(Object.keys(trpc.json().error.data).sort()).toEqual(['code', 'correlationId', 'httpStatus', 'path']);
  const log = lines.join('');
  expect(log).toContain(rest.body['correlationId']);
  expect(log).toContain(trpc.json().error.data.correlationId);
  for (const secret of ['segreto', token, accountId, email, '127.0.0.1']) expect(log).not.toContain(secret);
  expect((await call(own, 'GET', '/posts')).status).toBe(200);
  await own.close();
});

test('every response has the security headers', async () => {
  for (const url of ['/api/posts', '/healthz', '/api/nope']) {
    const { headers } = await raw('GET', url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('the OpenAPI and AsyncAPI documents and their page are served', async () => {
  const document = await raw('GET', '/api/openapi.json');
  expect(JSON.parse(document.text)).toMatchObject({ openapi: '3.1.0', paths: { '/posts/{id}/like': { post: {}, delete: {} } } });
  expect(JSON.parse((await raw('GET', '/api/asyncapi.json')).text)).toMatchObject({
    asyncapi: '3.0.0',
    servers: { sockets: { host: 'localhost:5000', protocol: 'ws' }, http: { protocol: 'http' } },
  });
  const page = await raw('GET', '/api/docs');
  expect(page.status).toBe(200);
  for (const part of ['live-chat', 'live-letters', 'live-board', 'live-notices', '>noticesState<']) expect(page.text).toContain(part);
});
