import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitsSideways, openProfile, PHONE } from '../support/browser.ts';
import { cloneForProcess } from '../support/database.ts';
import { makeInstance, type Instance } from '../support/instance.ts';
import { codeOf, startMailServer, tokenOf, type MailServer } from '../support/mail-server.ts';

const PASSWORD = 'mare-calmo-a-novembre';
const NEXT = 'pioggia-fine-sui-portici';
const EMAIL = 'storia.di.posta@edu.unito.it';

let clone: Awaited<ReturnType<typeof cloneForProcess>>;
let mails: MailServer;
let site: Instance;
beforeAll(async () => {
  [clone, mails] = await Promise.all([cloneForProcess(), startMailServer()]);
  site = await makeInstance({ ...clone.variables, VALKEY_URL: '', SMTP_URL: mails.url });
  await site.start();
});
afterAll(async () => {
  await site?.stop();
  await mails?.stop();
  await clone?.remove();
});

const onPhone = (): Promise<BrowserContext> => openProfile({ baseURL: site.url, ...PHONE });

async function logIn(page: Page, password: string): Promise<void> {
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email universitaria').fill(EMAIL);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Accedi' }).click();
}

test('a student registers, reads the mail, confirms by its code, writes; forgets the password and gets back where they were going', async () => {
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
  await form.getByLabel('Anno di studio').fill('2° anno triennale');
  await form.getByRole('checkbox').check({ force: true });
  await form.getByRole('button', { name: 'Crea account' }).click();
  const banner = page.getByRole('region', { name: 'Conferma il tuo indirizzo' });
  await banner.waitFor();
  expect(await fitsSideways(page)).toBe(true);

  // A text that is refused meanwhile stays.
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

  const elsewhere = await (await onPhone()).newPage();
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

  // The other device is out, and gets back in where it was.
  await page.goto('/study-groups?da=qui');
  await page.getByText('Sessione scaduta').waitFor();
  await logIn(page, NEXT);
  await page.getByText('Login effettuato!').waitFor();
  expect(page.url()).toBe(`${site.url}/study-groups?da=qui`);
});
