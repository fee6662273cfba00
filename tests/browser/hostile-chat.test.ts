import type { Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { hostileWidget } from '../support/hostile-widget.ts';
import { startWithThirdParties, type ThirdParties, WIDGET } from '../support/third-parties.ts';

let parties: ThirdParties;
beforeAll(async () => void (parties = await startWithThirdParties()));
afterAll(() => parties.stop());
beforeEach(() => {
  parties.provider.reset();
  parties.provider.answer(WIDGET, (response) =>
    response.setHeader('content-type', 'text/javascript').end(`(${hostileWidget.toString()})()`),
  );
  parties.provider.answer('/loot', (response) => response.end());
});

const SECRET = 'un-segreto-della-visita';

test('a malicious live chat reads no user data, sends no requests as the user and cannot navigate the page', async () => {
  const { page } = await visit({ baseURL: parties.url });
  const asked: Request[] = [];
  page.context().on('request', (request) => void asked.push(request));
  await page.goto('/about');
  await page.evaluate((secret) => {
    localStorage.setItem('sottovoce-draft:post', secret);
    sessionStorage.setItem('bozza', secret);
    document.cookie = `leggibile=${secret}; path=/; SameSite=Lax`;
  }, SECRET);
  // An expired session: the user is a guest again, but the cookie must stay secret.
  await page.context().addCookies([{ name: 'sottovoce', value: SECRET, url: parties.url, httpOnly: true, sameSite: 'Lax' }]);

  await page.goto('/sottovoce');
  await page.getByRole('button', { name: 'Chat dal vivo', exact: true }).click();
  const chat = page.frameLocator('iframe');
  await chat.getByRole('button', { name: 'Chatta con noi' }).click();
  const loot = () => parties.provider.heard.filter(({ line }) => line === 'POST /loot').map(({ body }) => body);
  await expect.poll(() => loot().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(31);
  await expect.poll(() => loot().some((line) => line.startsWith('window /api/auth/user')), { timeout: 30_000 }).toBe(true);
  expect(loot().filter((line) => line.includes('LOOT') || line.includes(SECRET))).toEqual([]);
  expect(loot()).toEqual(
    expect.arrayContaining(['started: nothing', 'localStorage: refused SecurityError', 'cookie: refused SecurityError']),
  );

  // At the end, the frame navigates itself to an API path of the site.
  const intoTheApi = () => asked.filter((request) => request.isNavigationRequest() && request.url().endsWith('/api/auth/user'));
  await expect.poll(() => intoTheApi().length, { timeout: 30_000 }).toBe(2);
  const strange = await Promise.all(asked.map(async (request) => ({ url: request.url(), headers: await request.allHeaders() }))).then(
    (all) => all.filter(({ headers }) => headers['sec-fetch-site'] === 'cross-site'),
  );
  const told = strange
    .filter(({ headers }) => JSON.stringify(headers).includes(SECRET))
    .map(({ url, headers }) => `${headers['sec-fetch-mode']} ${headers['sec-fetch-dest']} ${url}`);
  expect(told).toEqual([]);
  expect(
    asked.filter((request) => request.url().startsWith(parties.url) && request.method() !== 'GET').map((request) => request.url()),
  ).toEqual([]);

  expect(new URL(page.url()).pathname).toBe('/sottovoce');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Qui puoi dirlo sottovoce');
  expect(await page.evaluate(() => [localStorage.getItem('sottovoce-draft:post'), document.cookie])).toEqual([
    SECRET,
    `leggibile=${SECRET}`,
  ]);
  expect(parties.provider.heard.filter(({ line }) => line.endsWith('/frame'))).toEqual([]);
});
