import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { startWithThirdParties, type ThirdParties, WIDGET } from '../support/third-parties.ts';

let browser: Browser;
let parties: ThirdParties;
beforeAll(async () => {
  [browser, parties] = await Promise.all([launchBrowser(), startWithThirdParties()]);
});
afterAll(async () => {
  await browser.close();
  await parties.stop();
});
beforeEach(() => parties.provider.reset());

/** A guest on the product that has both providers. */
const guest = () => visit(browser, { baseURL: parties.url });
const heardAt = (path: string) => parties.provider.heard.filter(({ line }) => line.endsWith(` ${path}`));

const state = (page: Page) => page.getByRole('status').filter({ hasText: /chat dal vivo/i });
const running = (page: Page) => page.evaluate(() => 'standInWidget' in window);

test('lives at the landing page alone, however one comes and goes, under the page’s policy', async () => {
  const { page, problems, close } = await guest();
  for (const path of ['/', '/about', '/preview', '/support']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  expect(parties.provider.heard).toEqual([]);
  // By a link inside the site.
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/sottovoce');
  await page.getByText('Chat dal vivo: la trovi in un angolo di questa pagina.').waitFor();
  await page.getByRole('button', { name: 'Chatta con noi' }).waitFor();
  await page.frameLocator('iframe').getByText('Ciao').waitFor();
  await expect.poll(() => heardAt('/hello').length).toBe(1);
  expect(heardAt(WIDGET).length).toBe(1);
  expect(await running(page)).toBe(true);

  await page.getByRole('link', { name: 'Guarda l’anteprima' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Dai un’occhiata da dentro' }).waitFor();
  await expect.poll(() => running(page).catch(() => true)).toBe(false);
  expect(await page.getByRole('button', { name: 'Chatta con noi' }).count()).toBe(0);
  expect(heardAt(WIDGET).length).toBe(1);
  expect(problems).toEqual([]);
  await close();
});

test('the page is whole before it answers, offers other ways after a while, and still welcomes it', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  parties.provider.answer(WIDGET, (response) => held.then(() => response.setHeader('content-type', 'text/javascript').end('window.standInWidget = true;')));
  const { page, problems, close } = await guest();
  await page.clock.install();
  await page.goto('/sottovoce');
  await expect.poll(() => heardAt(WIDGET).length).toBe(1);
  expect(await state(page).textContent()).toBe('Chat dal vivo in arrivo...');
  await page.getByText('Qui c’è ancora silenzio').waitFor();
  await page.getByText('Chi legge non può vedere chi sei.', { exact: true }).click();
  await page.getByText('Nome ed email non compaiono da nessuna parte').waitFor();
  await page.clock.fastForward(11_000);
  await page.getByText('La chat dal vivo adesso non risponde.').waitFor();
  release();
  await page.getByText('Chat dal vivo: la trovi').waitFor();
  expect(await running(page)).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test('where it fails or is gone the page says so and everything else works', async () => {
  const { page, close } = await guest();
  for (const trouble of [() => parties.provider.answer(WIDGET, (response) => response.writeHead(500).end()), () => parties.provider.leave()]) {
    await trouble();
    await page.goto('/sottovoce');
    await page.getByText('La chat dal vivo adesso non risponde. Scrivici un’email, ti leggiamo lo stesso.').waitFor();
    await page.getByText('Qui c’è ancora silenzio').waitFor();
    await page.getByRole('link', { name: 'Inizia ora' }).click();
    await page.getByRole('heading', { level: 1, name: 'Accedi a Sottovoce' }).waitFor();
  }
  await parties.provider.comeBack();
  await close();
});

test('without providers the site says so, or says nothing, and asks nobody', async () => {
  const { page, problems, close } = await visit(browser);
  const foreign: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname === 'localhost' || foreign.push(request.url()));
  await page.goto('/about');
  await page.getByText('Al momento l’iscrizione alla newsletter non è disponibile.').waitFor();
  expect(await page.getByRole('button', { name: 'Iscriviti' }).count()).toBe(0);
  await page.goto('/sottovoce');
  await page.getByRole('heading', { name: 'Contatti' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(/chat dal vivo/i).count()).toBe(0);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
