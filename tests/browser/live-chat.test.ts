import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { hasFocus, logIn, visit, wake } from '../support/browser.ts';
import { seenWhole } from '../support/looks.ts';
import { startWithThirdParties, type ThirdParties, WIDGET } from '../support/third-parties.ts';

let parties: ThirdParties;
beforeAll(async () => void (parties = await startWithThirdParties()));
afterAll(() => parties.stop());
beforeEach(() => parties.provider.reset());

/** Opens a site that is configured with both third-party providers, as a guest. */
const guest = () => visit({ baseURL: parties.url });
const heardAt = (path: string) => parties.provider.heard.filter(({ line }) => line.endsWith(` ${path}`));

const state = (page: Page) => page.getByRole('status').filter({ hasText: /chat dal vivo/i });
const chat = (page: Page) => page.frameLocator('iframe[title="Chat dal vivo, di un servizio esterno"]');
const toggle = (page: Page) => page.getByRole('button', { name: 'Chat dal vivo', exact: true });

test('the chat loads only on the landing page and is removed on leaving it, without a page load', async () => {
  const { page, problems } = await guest();
  for (const path of ['/', '/about', '/preview', '/support']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  expect(parties.provider.heard).toEqual([]);
  await wake(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Navigates without a page load.
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByText('Chat dal vivo: la trovi in un angolo di questa pagina.').waitFor();
  await toggle(page).click();
  await chat(page).getByRole('button', { name: 'Chatta con noi' }).waitFor();
  await chat(page).frameLocator('iframe').getByText('Ciao').waitFor();
  await expect.poll(() => heardAt('/hello').length).toBe(1);
  expect(heardAt(WIDGET).length).toBe(1);
  expect(await page.evaluate(() => 'standInWidget' in window)).toBe(false);

  await page.getByRole('link', { name: 'Guarda l’anteprima' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Dai un’occhiata da dentro' }).waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(heardAt(WIDGET).length).toBe(1);
  expect(problems).toEqual([]);
});

test('the chat is operable with the keyboard, and entirely visible on a small phone', async () => {
  const { page, problems } = await visit({ baseURL: parties.url, reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  await page.goto('/sottovoce');
  await toggle(page).waitFor();
  await seenWhole(page, 'live-chat-folded');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await chat(page).getByRole('button', { name: 'Chatta con noi' }).waitFor();
  await seenWhole(page, 'live-chat-open');
  await page.setViewportSize({ width: 360, height: 740 });
  const box = async () => (await page.getByRole('complementary', { name: 'Chat dal vivo' }).boundingBox())!;
  await expect.poll(async () => (await box()).x).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await box()).x + (await box()).width).toBeLessThanOrEqual(360);
  // Below the bar with the quick exit.
  expect((await box()).y).toBeGreaterThanOrEqual(64);
  // Polls, because the frame is another process and the focus moves in and out of it asynchronously.
  const close = page.getByRole('button', { name: 'Chiudi la chat dal vivo' });
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(close)).toBe(true);
  await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      chat(page)
        .getByRole('button', { name: 'Chatta con noi' })
        .evaluate((button) => button === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => hasFocus(close)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  const back = page.getByRole('button', { name: 'Riaprila' });
  await expect.poll(() => hasFocus(back)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(toggle(page))).toBe(true);
  await chat(page).getByRole('button', { name: 'Chatta con noi' }).waitFor();
  expect(problems).toEqual([]);
});

test('the chat is never loaded for logged-in users', async () => {
  const { page, problems } = await guest();
  await registerStudent(page);
  await page.goto('/sottovoce');
  await page.getByRole('link', { name: 'Vai alla home' }).waitFor();
  await page.waitForLoadState('networkidle');
  // Not even when the page does not know that the user is logged in.
  await page.evaluate(() => localStorage.clear());
  const refused = page.waitForResponse((response) => response.frame().parentFrame() !== null);
  await page.reload();
  await page.getByRole('link', { name: 'Inizia ora' }).waitFor();
  expect((await refused).status()).toBe(403);
  expect(await page.locator('iframe').count()).toBe(1);
  expect(parties.provider.heard).toEqual([]);
  expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
});

test('the page works while the chat loads, offers an alternative after a while, and shows the chat once it arrives', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  parties.provider.answer(WIDGET, (response) =>
    held.then(() => response.setHeader('content-type', 'text/javascript').end('window.standInWidget = true;')),
  );
  const { page, problems } = await guest();
  await page.clock.install();
  await page.goto('/sottovoce');
  await expect.poll(() => heardAt(WIDGET).length).toBe(1);
  await expect.poll(() => state(page).textContent()).toBe('Chat dal vivo in arrivo...');
  await page.getByText('Qui c’è ancora silenzio').waitFor();
  await page.getByText('Chi legge non può vedere chi sei.', { exact: true }).click();
  await page.getByText('Nome ed email non compaiono da nessuna parte').waitFor();
  await page.clock.fastForward(11_000);
  await page.getByText('La chat dal vivo adesso non risponde.').waitFor();
  await expect.poll(() => toggle(page).count()).toBe(0);
  release();
  await page.getByText('Chat dal vivo: la trovi').waitFor();
  await toggle(page).waitFor();
  expect(problems).toEqual([]);
});

test('the page reports a chat that fails or is unreachable, and everything else works', async () => {
  const { page } = await guest();
  for (const trouble of [
    () => parties.provider.answer(WIDGET, (response) => response.writeHead(500).end()),
    () => parties.provider.leave(),
  ]) {
    await trouble();
    await page.goto('/sottovoce');
    await page.getByText('La chat dal vivo adesso non risponde. Scrivici un’email, ti leggiamo lo stesso.').waitFor();
    await page.getByText('Qui c’è ancora silenzio').waitFor();
    await page.getByRole('link', { name: 'Inizia ora' }).click();
    await page.getByRole('heading', { level: 1, name: 'Crea il tuo account' }).waitFor();
  }
  await parties.provider.comeBack();
});

test('without providers, the newsletter is reported unavailable, the chat is absent and no third party is contacted', async () => {
  const { page, problems } = await visit();
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
});

async function registerStudent(page: Page): Promise<void> {
  await page.request.post('/api/auth/register', { data: EXAMPLES.Register });
  await logIn(page, EXAMPLES.Register);
}
