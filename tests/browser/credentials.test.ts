import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { runningSite } from '../support/site.ts';

const PASSWORD = 'sera-quieta-in-biblioteca';

test('after registration and login, nothing that a script can read opens the account', async () => {
  const { page, problems } = await visit({ serviceWorkers: 'allow' });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Blocked: ${violatedDirective} ${blockedURI}`),
    ),
  );
  const email = `credenziali.${Date.now()}@edu.unito.it`;
  await register(page, email);
  await page.getByText('Registrazione completata!').waitFor();
  await visitPlanner(page);
  await expectNoWayIn(page);

  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Accedi a Sottovoce' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('sottovoce-user'), localStorage.getItem('sottovoce-token')]))
    .toEqual([null, null]);
  await page.getByLabel('Email universitaria').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await page.getByText('Login effettuato!').waitFor();
  await expectNoWayIn(page);
  expect(problems).toEqual([]);
});

test('replaces a token stored by an earlier version, and keeps the draft when the session ends', async () => {
  const { page } = await visit();
  await register(page, `vecchia.visita.${Date.now()}@edu.unito.it`);
  await page.getByText('Registrazione completata!').waitFor();
  await page.evaluate((token) => localStorage.setItem('sottovoce-token', token), await tokenOf(page));
  await page.goto('/settings');
  await page.getByText(/^vecchia\.visita\./).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sottovoce-token'))).toBe('cookie.session');
  await expectNoWayIn(page);

  await page.goto('/');
  await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
  await page.getByPlaceholder('Scrivi qui i tuoi pensieri...').fill('Questo lo tengo.');
  await page.context().clearCookies();
  const login = page.getByRole('heading', { level: 1, name: 'Accedi a Sottovoce' });
  // A background request may already have taken the page to the login.
  await Promise.race([page.getByRole('button', { name: 'Pubblica' }).click(), login.waitFor()]);
  await login.waitFor();
  const kept = () =>
    page.evaluate(() => [
      localStorage.getItem('sottovoce-user'),
      localStorage.getItem('sottovoce-token'),
      Object.entries(localStorage).find(([key]) => /^sottovoce-draft:.+:post$/.test(key))?.[1],
    ]);
  await expect.poll(kept).toEqual([null, null, expect.stringContaining('Questo lo tengo.')]);
});

test('a logout without a network is shown as pending and completed when the network is back', async () => {
  const { page } = await visit({ serviceWorkers: 'allow' });
  await register(page, `senza.rete.${Date.now()}@edu.unito.it`);
  await page.getByText('Registrazione completata!').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = () => page.evaluate(async () => (await fetch('/api/auth/user')).status);
  expect(await session()).toBe(200);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await page.getByText('Non hai ancora finito di uscire').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sottovoce-user'))).toBeNull();
  await page.context().setOffline(false);
  await page.getByText('Ora hai finito di uscire').waitFor();
  expect(await session()).toBe(401);
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Registrati' }).click();
  const form = page.getByRole('tabpanel', { name: 'Registrati' });
  await form.getByLabel('Email universitaria').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Conferma password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Continua' }).click();
  await form.getByLabel('Nome', { exact: true }).fill('Anna');
  await form.getByLabel('Cognome').fill('Bruni');
  await form.getByLabel('Università').first().click();
  await page.keyboard.type('torino');
  await page.getByRole('option', { name: /Università degli Studi di Torino/ }).click();
  await form.getByLabel('Facoltà').first().selectOption('Psicologia');
  await form.getByLabel('Anno di corso').fill('2° anno triennale');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Crea account' }).click();
}

/** Opens the planner and waits for the service worker, so that its cache is filled. */
async function visitPlanner(page: Page): Promise<void> {
  await page.goto('/study-planner');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Expects that nothing a script on the page can read contains the token or any other word that opens the account. */
async function expectNoWayIn(page: Page): Promise<void> {
  const readable = await page.evaluate(async () => {
    const found: string[] = [
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      document.cookie,
      window.name,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
    ];
    for (const { name } of await indexedDB.databases()) found.push(String(name));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push(JSON.stringify([request.url, [...request.headers], [...answer!.headers]]));
        if (/html|json/.test(answer!.headers.get('content-type') ?? '')) found.push(await answer!.text());
      }
    }
    return found.join('\n');
  });
  expect(readable).toContain('cookie.session');
  const token = await tokenOf(page);
  expect(readable).not.toContain(token);
  const words = new Set(readable.match(/[\w-]{20,}/g)?.filter((word) => word.length <= 128));
  const ways = ['cookie.session', ...words].slice(0, 400);
  const statusOf = async (way: string) =>
    (await fetch(`${(await runningSite()).url}/api/auth/user`, { headers: { authorization: `Bearer ${way}` } })).status;
  expect(new Set(await Promise.all(ways.map(statusOf)))).toEqual(new Set([401]));
  expect(await statusOf(token)).toBe(200);
}

/** Returns the session token from the cookie, which scripts cannot read. */
async function tokenOf(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'sottovoce')!.value;
}
