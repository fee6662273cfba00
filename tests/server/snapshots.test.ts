import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spa } from '../../src/server/http/spa.ts';

const root = mkdtempSync(join(tmpdir(), 'sottovoce-snapshots-'));
const app = Fastify();
/** A server with an operator name and a contact address. */
const operated = Fastify();
const page = `<head><title>Sottovoce</title><meta
  name="description"
  content="Di tutto il sito" /><meta content="__SETTINGS__"><script type="module" src="/x.js"></script></head><div id="root"><i class="arriving"></i></div>`;
const drawn = (html: string, more: object = {}) => ({
  mailbox: 'supporto@sottovoce.example',
  ...more,
  html,
  css: '.p-1{color:red}',
  title: 'Supporto & ascolto · Sottovoce',
  description: 'I numeri, "tutti" & subito',
});
beforeAll(async () => {
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(
    join(root, '.vite/snapshots.json'),
    JSON.stringify({
      '/support': drawn('<h1>$& 112</h1>'),
      '/login': drawn('<form></form>'),
      '/terms': drawn('<p>supporto@sottovoce.example</p>', { unless: ['operatorName'] }),
    }),
  );
  writeFileSync(
    join(root, '.vite/pages.json'),
    JSON.stringify([
      { path: '/support', audience: 'everyone', files: ['assets/program.js'], asleep: ['assets/support-asleep.js'] },
      { path: '/login', audience: 'everyone', files: ['assets/program.js'] },
      { path: '/', audience: 'members', files: ['assets/program.js'] },
      { path: '/terms', audience: 'everyone', files: ['assets/program.js'] },
      { path: '/study-planner', audience: 'everyone', files: [] },
    ]),
  );
  for (const [server, env] of [
    [app, {}],
    [operated, { OPERATOR_NAME: 'Voce ETS', CONTACT_EMAIL: 'a"b@voce.it' }],
  ] as const) {
    const sendPage = await spa(server, { root, publicUrl: new URL('https://sottovoce.example'), isModerator: async () => false, env });
    server.setNotFoundHandler((request, reply) => sendPage(request, reply));
  }
});
afterAll(async () => {
  await app.close();
  await operated.close();
  rmSync(root, { recursive: true });
});

const get = async (url: string, cookie = '') => (await app.inject({ url, headers: { cookie } })).body;

test('a public page is sent prerendered, with its own title, description and canonical link', async () => {
  const body = await get('/support');
  expect(body).toContain('<div id="root"><div data-snapshot data-asleep><h1>$& 112</h1></div>');
  expect(body).toMatch(/<style nonce="[^"_]+">\.arriving\{display:none\}\.p-1\{color:red\}<\/style><\/head>/);
  expect(body).toContain('<title>Supporto &amp; ascolto · Sottovoce</title>');
  expect(body).toContain('<meta property="og:description" content="I numeri, &quot;tutti&quot; &amp; subito" />');
  expect(body).toContain('<link rel="canonical" href="https://sottovoce.example/support" />');
  expect(body).not.toContain('Di tutto il sito');
});

test('the home page shows a guest the prerendered login under the title of the site', async () => {
  const body = await get('/');
  expect(body).toContain('<div data-snapshot data-asleep><form></form></div>');
  expect(body).toContain('<title>Sottovoce</title>');
});

test.each([
  ['/support', 'other=1; __Host-sottovoce=token', 'to somebody who is logged in'],
  ['/login?registrati', '', 'where the query asks for more'],
  ['/study-planner', '', 'of a page that was not drawn'],
])('no snapshot is sent: %s, %s, %s', async (url, cookie) => {
  const body = await get(url, cookie);
  expect(body).not.toContain('data-snapshot');
  expect(body).toContain('Di tutto il sito');
});

test('an asleep page preloads the program last, after the files that it needs meanwhile', async () => {
  expect(await get('/support')).toContain(
    '<link rel="modulepreload" href="/assets/support-asleep.js" /><link rel="modulepreload" href="/assets/program.js" fetchpriority="low" />',
  );
  // With a session there is no asleep page.
  expect(await get('/support', '__Host-sottovoce=token')).toContain('<link rel="modulepreload" href="/assets/program.js" />');
});

test('a page names the operator’s own mailbox, and is not asleep when a setting changes its text', async () => {
  expect(await get('/terms')).toContain('<div data-snapshot data-asleep><p>supporto@sottovoce.example</p>');
  const { body } = await operated.inject({ url: '/terms' });
  expect(body).toContain('<div data-snapshot><p>a&quot;b@voce.it</p>');
  expect(body).toContain('<link rel="modulepreload" href="/assets/program.js" />');
  expect((await operated.inject({ url: '/support' })).body).toContain('data-asleep');
});
