import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spa } from '../../src/server/http/spa.ts';

const root = mkdtempSync(join(tmpdir(), 'sottovoce-snapshots-'));
const app = Fastify();
const page = `<head><title>Sottovoce</title><meta
  name="description"
  content="Di tutto il sito" /><meta content="__SETTINGS__"></head><div id="root"><i class="arriving"></i></div>`;
const drawn = (html: string) => ({
  html,
  css: '.p-1{color:red}',
  title: 'Supporto · Sottovoce',
  description: 'I numeri, "tutti" & subito',
});
beforeAll(async () => {
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(
    join(root, '.vite/snapshots.json'),
    JSON.stringify({ '/support': drawn('<h1>$& 112</h1>'), '/login': drawn('<form></form>') }),
  );
  const sendPage = await spa(app, { root, publicUrl: new URL('https://sottovoce.example'), isModerator: async () => false, env: {} });
  app.setNotFoundHandler((request, reply) => sendPage(request, reply));
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = async (url: string, cookie = '') => (await app.inject({ url, headers: { cookie } })).body;

test('a public page can be read before the program runs, with what messengers show of it', async () => {
  const body = await get('/support');
  expect(body).toContain('<div id="root"><div data-snapshot><h1>$& 112</h1></div>');
  expect(body).toMatch(/<style nonce="[^"_]+">\.arriving\{display:none\}\.p-1\{color:red\}<\/style><\/head>/);
  expect(body).toContain('<title>Supporto · Sottovoce</title>');
  expect(body).toContain('<meta property="og:description" content="I numeri, &quot;tutti&quot; &amp; subito" />');
  expect(body).toContain('<link rel="canonical" href="https://sottovoce.example/support" />');
  expect(body).not.toContain('Di tutto il sito');
});

test('whoever is not logged in finds the login at the home address, under the site’s own name', async () => {
  const body = await get('/');
  expect(body).toContain('<div data-snapshot><form></form></div>');
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
