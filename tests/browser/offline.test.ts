import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { logIn, openProfile, visit } from '../support/browser.ts';
import { type BuiltSite, serveBuiltSite } from '../support/built-site.ts';

/** Long enough to install the service worker, which fetches the whole site. */
const PATIENCE = { timeout: 60_000 };

let site: BuiltSite;

beforeEach(async () => void (site = await serveBuiltSite()));
afterEach(() => site.remove());

async function openSite(): Promise<BrowserContext> {
  const profile = await openProfile({ baseURL: site.url });
  await profile.addInitScript(() => localStorage.setItem('sottovoce-user', JSON.stringify({ isAuthenticated: true, id: 'x' })));
  return profile;
}

/** Opens the planner in this profile or in a new one, and waits until the service worker is ready. */
async function openPlanner(profile?: BrowserContext): Promise<Page> {
  const page = await (profile ?? (await openSite())).newPage();
  await page.goto('/study-planner');
  await page.getByRole('heading', { level: 1, name: 'Piano di studio' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

function caches(page: Page): Promise<string[]> {
  return page.evaluate(() => self.caches.keys());
}

function waiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}

async function createPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Crea il primo piano|Nuovo piano/ }).click();
  await page.getByLabel('Nome dell’esame').fill('Analisi 1');
  await page.getByLabel('Data dell’esame').fill('2035-02-10');
  await page.getByRole('button', { name: 'Crea piano' }).click();
  await page.getByText('Piano di studio creato!').waitFor();
}

test('without a network the planner opens, works and keeps its data', async () => {
  const page = await openPlanner();
  const problems: string[] = [];
  // Ignores the browser's errors about the bell's failed requests.
  page.on('console', (message) => message.type() === 'error' && !/net::ERR_/.test(message.text()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await site.stop();
  await page.reload();
  await createPlan(page);
  await page.getByRole('button', { name: 'Registra ore per Analisi 1' }).click();
  await page.getByRole('button', { name: 'Registra', exact: true }).click();
  await page.getByText('Sessione registrata!').waitFor();
  await page.reload();
  await page.getByRole('progressbar', { name: 'Avanzamento di Analisi 1' }).waitFor();
  await expect
    .poll(() => page.getByRole('progressbar', { name: 'Avanzamento di Analisi 1' }).first().getAttribute('aria-valuenow'))
    .toBe('20');
  expect(problems).toEqual([]);
});

test('after a first visit to any page, the helplines open without a network', async () => {
  const page = await (await openSite()).newPage();
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await site.stop();
  await page.goto('/support');
  await page.locator('main a[href="tel:112"]').first().waitFor();
});

test('after a guest’s first visit the helplines open without a network, even if no program ran', async () => {
  const page = await (await openProfile({ baseURL: site.url })).newPage();
  await page.goto('/rules');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.locator('[data-snapshot]').count()).toBe(1);
  await site.stop();
  await page.goto('/support');
  await page.locator('main a[href="tel:112"]').first().waitFor();
});

test('without a network the other pages open and show what cannot be loaded', async () => {
  const page = await openPlanner();
  await site.stop();
  await page.goto('/exams');
  await page.getByRole('heading', { level: 1, name: 'Calendario esami' }).waitFor();
  await page.goto('/search');
  await page.getByText('Errore nel caricamento').waitFor();
  await expect(page.goto('/api/docs')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('the cached page keeps its content security policy, and nothing personal is cached', async () => {
  const page = await openPlanner();
  await page.goto('/study-groups');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const kept = await page.evaluate(async () => {
    const cache = await self.caches.open((await self.caches.keys())[0]!);
    const shell = await cache.match('/study-planner');
    return {
      caches: (await self.caches.keys()).length,
      paths: (await cache.keys()).map((request) => new URL(request.url).pathname),
      policy: shell!.headers.get('content-security-policy')!,
      html: await shell!.text(),
    };
  });
  expect(kept.caches).toBe(1);
  expect(kept.paths.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
    '/favicon.svg',
    '/manifest.webmanifest',
    '/study-planner',
  ]);
  const nonce = /'nonce-([^']+)'/.exec(kept.policy)![1]!;
  expect(kept.html).toContain(`nonce="${nonce}"`);
});

test('a new version waits until the pages of the old one are closed, and keeps their files until then', async () => {
  const old = await openPlanner();
  const [firstCache] = await caches(old);
  site.deploy();
  // The list of files is read when the server starts.
  await site.stop();
  await site.start();
  await old.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await expect.poll(() => waiting(old), PATIENCE).toBe(true);
  await createPlan(old);

  const fresh = await openPlanner(old.context());
  expect(await waiting(fresh)).toBe(true);
  expect(await caches(fresh)).toContain(firstCache);
  await fresh.getByRole('heading', { name: 'Analisi 1' }).waitFor();

  await old.close();
  await expect
    .poll(async () => {
      // The browser counts a closed tab for a moment longer, so that the new version may need another reload.
      await fresh.reload();
      await fresh.waitForTimeout(500);
      return caches(fresh);
    }, PATIENCE)
    .toEqual(['sottovoce-v2']);
  await site.stop();
  await fresh.reload();
  await fresh.getByRole('heading', { name: 'Analisi 1' }).waitFor();
});

test('a page that failed to load without a cache loads by itself when the network is back', async () => {
  const { page } = await visit();
  await logIn(page, DEMO_ACCOUNTS[0]!);
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Gruppi' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'La pagina non è arrivata' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Gruppi di studio' }).waitFor();
});
