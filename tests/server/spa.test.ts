import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieName } from '../../src/server/http/session.ts';
import { setSecurityHeaders } from '../../src/server/http/security-headers.ts';
import { spa } from '../../src/server/http/spa.ts';

const root = mkdtempSync(join(tmpdir(), 'sottovoce-spa-'));
const app = Fastify();
const env = { CHAT_WIDGET_URL: 'https://widget.example/a.js', NEWSLETTER_FORM_URL: 'https://mail.example/?b="c"' };
const isModerator = (request: FastifyRequest) => Promise.resolve(request.headers.authorization === 'a moderator');
beforeAll(async () => {
  writeFileSync(
    join(root, 'index.html'),
    '<meta content="__SETTINGS__"><script nonce="__CSP_NONCE__">1</script><script type="module" src="/assets/index-1.js">',
  );
  mkdirSync(join(root, '.vite'));
  writeFileSync(
    join(root, '.vite/pages.json'),
    JSON.stringify([
      { path: '/', audience: 'members', files: ['assets/home-2.js', 'assets/card-3.js'] },
      { path: '/login', audience: 'everyone', files: ['assets/login-4.js', 'assets/card-3.js'] },
      { path: '/posts/:id', audience: 'everyone', files: ['assets/post-5.js'] },
      { path: '/moderation/cases/:id', audience: 'moderators', files: ['assets/case-6.js'] },
    ]),
  );
  // Pages replace the security headers that every response gets first.
  await setSecurityHeaders(app, { secure: true });
  const sendPage = await spa(app, { root, publicUrl: new URL('https://sottovoce.example'), isModerator, env });
  app.setNotFoundHandler((request, reply) => sendPage(request, reply));
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, encoding?: string) => app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

test.each([
  ['/', 200],
  ['/login?registrati', 200],
  ['/LOGIN/', 200],
  ['/posts/42', 200],
  ['/posts', 404],
  ['/posts/42/43', 404],
  ['/wp-login.php', 404],
])('%s is answered with a page and %i', async (url, status) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(status);
  expect(headers['content-type']).toContain('text/html');
});

test('a page preloads the chunks of its first view, and none of a page that the caller may not see', async () => {
  const chunks = async (url: string, headers = {}) => {
    const { body } = await app.inject({ url, headers });
    const found = [...body.matchAll(/<link rel="modulepreload" href="\/assets\/(.*?)\.js" \/>/g)];
    expect(body.indexOf('<script type="module"')).toBeGreaterThan(found.at(-1)?.index ?? 0);
    return found.map(([, name]) => name);
  };
  expect(await chunks('/')).toEqual(['login-4', 'card-3']);
  expect(await chunks('/', { cookie: `${cookieName(true)}=a` })).toEqual(['home-2', 'card-3']);
  expect(await chunks('/posts/42?da=avvisi')).toEqual(['post-5']);
  expect(await chunks('/moderation/cases/42', { authorization: 'a moderator' })).toEqual(['case-6']);
  expect(await chunks('/moderation/cases/42')).toEqual([]);
});

test('the moderation page is 200 for moderators and 404 for anybody else', async () => {
  const url = '/moderation/cases/42';
  expect((await app.inject({ url, headers: { authorization: 'a moderator' } })).statusCode).toBe(200);
  expect((await get(url)).statusCode).toBe(404);
});

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0.5, gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['*', 'br', brotliDecompressSync],
] as const)('a page is compressed for Accept-Encoding %j', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await get('/login', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding, cookie', 'cache-control': 'no-cache' });
  expect(unpack(rawPayload).toString()).toContain('<script nonce="');
});

test.each([[undefined], ['identity'], ['deflate'], ['gzip;q=0'], ['']])(
  'a page is sent uncompressed for Accept-Encoding %j',
  async (encoding) => {
    const { headers, body } = await get('/login', encoding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toContain('<script nonce="');
  },
);

test('each response has its own nonce, which the policy names', async () => {
  const pages = await Promise.all([get('/login'), get('/login')]);
  const nonces = pages.map(({ body, headers }) => {
    const nonce = /nonce="([^"]+)"/.exec(body)![1]!;
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('the policy of a page allows only its own scripts and forbids framing', async () => {
  const policy = String((await get('/login')).headers['content-security-policy']);
  const rules = new Map(
    policy
      .split(';')
      .map((rule) => rule.trim().split(' '))
      .map(([name, ...sources]) => [name, sources.join(' ')]),
  );
  expect(rules.get('default-src')).toBe("'none'");
  expect(rules.get('frame-ancestors')).toBe("'none'");
  expect(rules.get('base-uri')).toBe("'none'");
  expect(rules.get('script-src')).toMatch(/^'self' 'nonce-[\w+/=]+'$/);
  expect(policy).not.toContain('unsafe-');
  expect(policy).not.toContain('*');
});

test('settings are escaped text in the page, and no page may run scripts of third parties', async () => {
  const landing = await get('/sottovoce?from=mail');
  expect(landing.body).toContain(
    '<meta content="{&quot;newsletterFormUrl&quot;:&quot;https://mail.example/?b=\\&quot;c\\&quot;&quot;,&quot;liveChat&quot;:true,&quot;sendsMail&quot;:false,&quot;operatorName&quot;:null,&quot;contactEmail&quot;:null}">',
  );
  for (const page of [landing, await get('/preview')]) {
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toContain('widget.example');
    expect(policy).toContain("frame-src 'self';");
  }
});
