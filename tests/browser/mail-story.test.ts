import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, fitsSideways, openProfile, PHONE } from '../support/browser.ts';
import { cloneForProcess } from '../support/database.ts';
import { makeInstance, type Instance } from '../support/instance.ts';
import { codeOf, startMailServer, tokenOf, type MailServer } from '../support/mail-server.ts';
import { startSharedRedis, type RedisServer } from '../support/redis-server.ts';

const PASSWORD = 'mare-calmo-a-novembre';
const NEXT = 'pioggia-fine-sui-portici';
const LAST = 'neve-leggera-sulle-torri';
const EMAIL = 'storia.di.posta@edu.unito.it';
const NEW_EMAIL = 'storia.di.posta@studio.unibo.it';

let clone: Awaited<ReturnType<typeof cloneForProcess>>;
let mails: MailServer;
let redis: RedisServer | undefined;
/** With Valkey, the phone and the desktop use different server processes. */
let sites: Instance[] = [];
beforeAll(async () => {
  [clone, mails] = await Promise.all([cloneForProcess(), startMailServer()]);
  redis = await startSharedRedis(clone.variables);
  const variables = { ...clone.variables, VALKEY_URL: redis?.url ?? '', SMTP_URL: mails.url };
  sites = await Promise.all((redis ? [0, 1] : [0]).map(() => makeInstance(variables)));
  for (const site of sites) await site.start();
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await redis?.stop();
  await mails?.stop();
  await clone?.remove();
});

const onPhone = (): Promise<BrowserContext> => openProfile({ baseURL: sites[0]!.url, ...PHONE });
const onDesk = (): Promise<BrowserContext> => openProfile({ baseURL: sites.at(-1)!.url, ...DESKTOP });

async function logIn(page: Page, password: string, email = EMAIL): Promise<void> {
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email universitaria').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Accedi' }).click();
}

test('a student confirms the address by code, posts, resets the password, and changes password and address', async () => {
  const context = await onPhone();
  const page = await context.newPage();
  await page.goto('/login?registrati');
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email universitaria').fill(EMAIL);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Conferma password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Continua' }).click();
  await form.getByLabel('Nome', { exact: true }).fill('Giulia');
  await form.getByLabel('Cognome').fill('Rossi');
  await form.getByLabel('Università').first().click();
  await page.keyboard.type('torino');
  await page.getByRole('option', { name: /Università degli Studi di Torino/ }).click();
  await form.getByRole('combobox', { name: /Facoltà/ }).selectOption('Psicologia');
  await form.getByLabel('Anno di corso').fill('2° anno triennale');
  await form.getByRole('checkbox').check({ force: true });
  await form.getByRole('button', { name: 'Crea account' }).click();
  const banner = page.getByRole('region', { name: 'Conferma il tuo indirizzo' });
  await banner.waitFor();
  expect(await fitsSideways(page)).toBe(true);

  // A post that is refused before the confirmation stays as a draft.
  await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo Post' });
  await dialog.getByRole('textbox').first().fill('Una cosa detta prima del codice');
  await dialog.getByRole('button', { name: 'Pubblica' }).click();
  await page.getByText('Prima conferma il tuo indirizzo').waitFor();
  await page.reload();
  await banner.getByLabel('Codice').fill(codeOf(await mails.take(EMAIL)));
  await banner.getByRole('button', { name: 'Conferma' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('Una cosa detta prima del codice');
  await dialog.getByRole('button', { name: 'Pubblica' }).click();
  await page.getByText('Post pubblicato!').first().waitFor();

  const elsewhere = await (await onDesk()).newPage();
  await elsewhere.goto('/search?q=codice');
  await elsewhere.getByRole('button', { name: 'Password dimenticata?' }).click();
  await elsewhere.getByLabel('Email universitaria').fill(EMAIL);
  await elsewhere.getByRole('button', { name: 'Mandami il link' }).click();
  await elsewhere.getByText('Guarda la posta').waitFor();
  await elsewhere.goto(`/reset?token=${tokenOf(await mails.take(EMAIL))}`);
  await elsewhere.getByLabel('Nuova password').fill(NEXT);
  await elsewhere.getByLabel('Conferma password').fill(NEXT);
  await elsewhere.getByRole('button', { name: 'Cambia password' }).click();
  await elsewhere.getByRole('heading', { name: 'La password è cambiata' }).waitFor();
  expect((await mails.take(EMAIL)).headers.get('subject')).toBe('La tua password è cambiata');

  // The other device is logged out, and returns to the same URL after the login.
  await page.goto('/study-groups?da=qui#elenco');
  await page.getByText('Accesso scaduto').waitFor();
  await logIn(page, NEXT);
  await page.getByText('Login effettuato!').waitFor();
  expect(page.url()).toBe(`${sites[0]!.url}/study-groups?da=qui#elenco`);

  // One device changes password and address; the other is logged out again and logs in with the new ones.
  await elsewhere.goto('/settings');
  await logIn(elsewhere, NEXT);
  await elsewhere.getByRole('button', { name: 'Cambia la password' }).click();
  const change = elsewhere.getByRole('dialog', { name: 'Cambia la password' });
  await change.getByLabel('La password attuale').fill(NEXT);
  await change.getByLabel('Nuova password').fill(LAST);
  await change.getByLabel('Conferma').fill(LAST);
  await change.getByRole('button', { name: 'Cambia' }).click();
  // Not checked by its toast, which may already be gone on a busy machine: credentials.test checks that.
  await change.waitFor({ state: 'detached' });
  expect((await mails.take(EMAIL)).headers.get('subject')).toBe('La tua password è cambiata');
  await elsewhere.getByRole('button', { name: 'Cambia indirizzo' }).click();
  const move = elsewhere.getByRole('dialog', { name: 'Cambia indirizzo' });
  await move.getByLabel('Nuova email universitaria').fill(NEW_EMAIL);
  await move.getByLabel('La tua password').fill(LAST);
  await move.getByRole('button', { name: 'Cambia indirizzo' }).click();
  await elsewhere.getByLabel('Codice').fill(codeOf(await mails.take(NEW_EMAIL)));
  await elsewhere.getByRole('button', { name: 'Conferma' }).click();
  await elsewhere.getByText('Indirizzo cambiato').first().waitFor();
  expect((await mails.take(EMAIL)).headers.get('subject')).toContain('indirizzo');
  await page.goto('/settings');
  await logIn(page, LAST, NEW_EMAIL);
  await page.getByText(NEW_EMAIL).first().waitFor();
  expect(page.url()).toBe(`${sites[0]!.url}/settings`);
});
