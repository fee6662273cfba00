import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fitsSideways, PHONE, visit } from '../support/browser.ts';

const PASSWORD = 'mare-calmo-a-novembre';

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Registrati' }).click();
  const form = page.getByRole('tabpanel', { name: 'Registrati' });
  await form.getByLabel('Email universitaria').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Conferma password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Continua' }).click();
  await form.getByLabel('Nome', { exact: true }).fill('Giulia');
  await form.getByLabel('Cognome').fill('Rossi');
  const faculty = form.getByRole('combobox', { name: /Facoltà/ });
  await expect.poll(() => faculty.isDisabled()).toBe(true);
  await form.getByLabel('Università').first().click();
  await page.getByText('Inizia a digitare per cercare').waitFor();
  await page.keyboard.type('torino psico');
  await page.getByText('Nessuna università trovata per "torino psico"').waitFor();
  for (const _ of ' psico') await page.keyboard.press('Backspace');
  await page.getByRole('option', { name: /Università degli Studi di Torino/ }).click();
  await expect.poll(() => faculty.isEnabled()).toBe(true);
  await faculty.selectOption('Psicologia');
  await form.getByLabel('Anno di corso').fill('2° anno triennale');
  await form.getByRole('checkbox').check({ force: true });
  await form.getByRole('button', { name: 'Crea account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Registrazione completata!').first().waitFor();
}

async function publish(page: Page, card: string, text: string): Promise<void> {
  await page.getByRole('button', { name: card }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo Post' });
  const button = dialog.getByRole('button', { name: 'Pubblica' });
  await expect.poll(() => button.isDisabled()).toBe(true);
  await dialog.getByPlaceholder('Scrivi qui i tuoi pensieri...').fill(text);
  await button.click();
  await page.getByText('Post pubblicato!').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

test('a student registers, publishes a post of each type, likes, comments, likes a comment, logs out and back in', async () => {
  const { page, problems } = await visit(PHONE);
  const email = `storia.${Date.now()}@edu.unito.it`;
  await register(page, email);

  const stamp = String(Date.now());
  await publish(page, 'Sfogo libero', `Sfogo di prova ${stamp}`);
  await publish(page, 'Cerco consiglio', `Consiglio di prova ${stamp}`);
  await publish(page, 'Voglio parlare', `Parlare di prova ${stamp}`);
  const chat = page.getByRole('dialog', { name: 'Chat Anonima' });
  await chat.getByText(`Parlare di prova ${stamp}`).waitFor();
  await chat.getByRole('button', { name: 'Chiudi' }).click();
  await chat.waitFor({ state: 'hidden' });
  const post = page.getByRole('article').filter({ hasText: `Sfogo di prova ${stamp}` });
  await post.waitFor();
  await expect.poll(() => page.getByRole('article').filter({ hasText: stamp }).count()).toBe(3);

  await post.getByRole('button', { name: /Mi piace/ }).click();
  await page.getByText('Post piaciuto!').first().waitFor();
  await expect.poll(() => post.getByRole('button', { name: /Mi piace/ }).getAttribute('aria-pressed')).toBe('true');

  await post.getByRole('button', { name: /Commenti/ }).click();
  await post.getByRole('textbox').fill('Ti capisco, succede anche a me.');
  await post.getByRole('button', { name: /Invia|Commenta|Pubblica/ }).click();
  await page.getByText('Commento aggiunto!').first().waitFor();
  await post.getByText('Ti capisco, succede anche a me.').waitFor();
  await expect.poll(() => post.getByRole('textbox').inputValue()).toBe('');
  await post
    .getByRole('button', { name: /Mi piace/ })
    .last()
    .click();
  await page.getByText('Commento piaciuto!').first().waitFor();
  await expect.poll(() => post.getByRole('button', { name: /^Commenti/ }).textContent()).toContain('1');
  await expect.poll(() => fitsSideways(page)).toBe(true);

  await page.reload();
  await page
    .getByRole('article')
    .filter({ hasText: `Sfogo di prova ${stamp}` })
    .waitFor();

  await page.getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sottovoce-user'))).toBeNull();

  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email universitaria').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('sbagliata-sbagliata');
  await form.getByRole('button', { name: 'Accedi' }).click();
  await page.getByText('Email o password non corretti').first().waitFor();
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Login effettuato!').first().waitFor();
  expect(problems).toEqual([]);
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/login');
});

test('a blocked post is reported, and its text is kept even across a reload', async () => {
  const { page } = await visit(PHONE);
  await register(page, `bloccato.${Date.now()}@edu.unito.it`);
  await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo Post' });
  await dialog.getByRole('textbox').first().fill('sei uno stronzo, hai capito?');
  await dialog.getByRole('button', { name: 'Pubblica' }).click();
  await page.getByText('Contenuto bloccato').first().waitFor();
  expect(await dialog.getByRole('textbox').first().inputValue()).toBe('sei uno stronzo, hai capito?');
  await page.reload();
  await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('sei uno stronzo, hai capito?');
});

test('a guest sees the landing page with real posts, the preview and the login', async () => {
  const { page, problems } = await visit(PHONE);
  await page.goto('/sottovoce');
  const recent = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Che cosa si scrive in questi giorni' }) });
  await expect.poll(() => recent.getByRole('listitem').count(), { timeout: 10_000 }).toBe(6);
  await expect.poll(() => fitsSideways(page)).toBe(true);
  await page.goto('/preview');
  await page.getByText('156').first().waitFor();
  await page.getByRole('article').first().getByRole('button').first().click();
  await page.getByText('Registrati per interagire con i post, creare contenuti e partecipare alle chat!').waitFor();
  await expect.poll(() => fitsSideways(page)).toBe(true);
  for (const path of ['/', '/home', '/search']) {
    await page.goto(path);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Accedi' }).waitFor();
  }
  // Guests see the mentors, but their own requests and the request button need a login.
  await page.goto('/mentorship?tab=richieste');
  await page.getByText('Accesso richiesto').waitFor();
  await page.getByRole('tab', { name: 'Trova mentori' }).click();
  await page.getByRole('button', { name: 'Richiedi Mentorship' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Richiedi Mentorship' }).first().isDisabled()).toBe(true);
  expect(problems).toEqual([]);
  const answer = await page.goto('/non-esiste');
  expect(answer!.status()).toBe(404);
  await page.getByText('404 Page Not Found').waitFor();
});
