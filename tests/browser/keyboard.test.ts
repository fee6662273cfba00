import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, hasFocus, logIn, visit } from '../support/browser.ts';
import { keyboardOf } from '../support/hands.ts';
import { post as send, register, uniqueWord } from '../support/story.ts';

/** Expects the focus on the heading of the page that was navigated to, and its title in the tab. */
async function arrived(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(`${title} · Sottovoce`);
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 })), { message: `focus at the heading of ${title}` }).toBe(true);
}

/** Navigates from any page through links and buttons of the header. */
async function go(page: Page, ...names: string[]): Promise<void> {
  const { press } = keyboardOf(page);
  const bar = page.getByRole('banner');
  for (const name of names) await press(bar.getByRole('link', { name, exact: true }).or(bar.getByRole('button', { name, exact: true })));
}

test('a user can register, post, like, comment, chat, search and plan with the keyboard alone', async () => {
  // With motion, because a closing dialog covers the focused element during its animation.
  const { page, problems } = await visit({ ...DESKTOP, reducedMotion: 'no-preference' });
  const { tabTo, press, typeInto } = keyboardOf(page);
  const stamp = String(Date.now());

  await page.goto('/sottovoce');
  await press(page.getByRole('link', { name: 'Vai al contenuto' }));
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
  await press(page.getByRole('link', { name: 'Inizia ora' }));
  await arrived(page, 'Crea il tuo account');

  await tabTo(page.getByRole('tab', { name: 'Registrati' }));
  const form = page.getByRole('tabpanel');
  await typeInto(form.getByLabel('Email universitaria'), `tastiera.${stamp}@edu.unito.it`);
  await typeInto(form.getByLabel('Password', { exact: true }), 'mare-calmo-a-novembre');
  await typeInto(form.getByLabel('Conferma password'), 'mare-calmo-a-novembre');
  await press(form.getByRole('button', { name: 'Continua' }));
  await form.getByRole('heading', { name: 'Passo 2 di 2 · Che cosa studi' }).waitFor();
  await typeInto(form.getByLabel('Nome', { exact: true }), 'Giulia');
  await typeInto(form.getByLabel('Cognome'), 'Rossi');
  await press(form.getByRole('button', { name: /^Università/ }));
  await page.keyboard.type('torino');
  await page.getByRole('option', { name: /Politecnico di Torino/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = await page.locator('[role=option][aria-selected=true]').textContent();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(form.getByRole('button', { name: /^Università/ }))).toBe(true);
  expect(chosen).toContain(await form.getByRole('button', { name: /^Università/ }).textContent());
  await expect.poll(() => form.getByRole('combobox', { name: /Facoltà/ }).isEnabled()).toBe(true);
  await typeInto(form.getByRole('combobox', { name: /Facoltà/ }), 'Altro');
  await typeInto(form.getByLabel('Quale facoltà?'), 'Enologia');
  await typeInto(form.getByLabel('Anno di corso'), '2° anno triennale');
  await press(form.getByRole('checkbox'), 'Space');
  await press(form.getByRole('button', { name: 'Crea account' }));
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Registrazione completata!').first().waitFor();

  const composer = page.getByRole('dialog', { name: 'Nuovo Post' });
  await press(page.getByRole('button', { name: 'Condividi la tua esperienza' }));
  await expect.poll(() => hasFocus(composer.getByLabel('Il tuo testo'))).toBe(true);
  await page.keyboard.type(`Con la tastiera ${stamp}`);
  // Tabs around the dialog to the selected type, then moves on with the arrow keys.
  await tabTo(composer.getByRole('radio', { name: 'Sfogo libero' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => composer.getByRole('radio', { name: 'Voglio parlare' }).isChecked()).toBe(true);
  await press(composer.getByRole('button', { name: 'Pubblica' }));
  await page.getByText('Post pubblicato!').first().waitFor();
  const chat = page.getByRole('dialog', { name: 'Chat Anonima' });
  await chat.getByText('In linea', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'hidden' });
  const post = page.getByRole('article').filter({ hasText: `Con la tastiera ${stamp}` });
  await expect.poll(() => hasFocus(post), { message: 'focus at the new post' }).toBe(true);

  await press(post.getByRole('button', { name: 'Mi piace, 0' }), 'Space');
  await post.getByRole('button', { name: 'Mi piace, 1', pressed: true }).waitFor();
  await press(post.getByRole('button', { name: 'Commenti, 0' }));
  await typeInto(post.getByLabel('Il tuo commento'), 'Ti leggo');
  await press(post.getByRole('button', { name: 'Invia' }));
  await page.getByText('Commento aggiunto!').first().waitFor();
  await post.getByText('Ti leggo').waitFor();

  const enter = post.getByRole('button', { name: 'Entra in chat' });
  await press(enter);
  await chat.getByText('In linea', { exact: true }).waitFor();
  for (const [words, send] of [
    ['Ciao', () => page.keyboard.press('Enter')],
    ['Come va?', () => press(chat.getByRole('button', { name: 'Invia' }))],
  ] as const) {
    await expect.poll(() => hasFocus(chat.getByLabel('Il tuo messaggio'))).toBe(true);
    await page.keyboard.type(words);
    await send();
    await chat.getByRole('log').getByText(words, { exact: true }).waitFor();
  }
  await expect.poll(() => hasFocus(chat.getByLabel('Il tuo messaggio'))).toBe(true);
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(enter)).toBe(true);

  await go(page, 'Cerca');
  await arrived(page, 'Cerca');
  await typeInto(page.getByRole('searchbox'), `tastiera ${stamp}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '1 risultato' }).waitFor();

  await go(page, 'Altro', 'Piano di studio');
  await arrived(page, 'Piano di studio');
  await press(page.getByRole('button', { name: 'Crea il primo piano' }));
  const plan = page.getByRole('dialog', { name: 'Nuovo piano di studio' });
  await expect.poll(() => hasFocus(plan.getByLabel('Nome dell’esame'))).toBe(true);
  await page.keyboard.type('Analisi 1');
  // The same date in every order of day and month.
  await typeInto(plan.getByLabel('Data dell’esame'), '02022035');
  await press(plan.getByRole('button', { name: 'Crea piano' }));
  await page.getByText('Piano di studio creato!').waitFor();
  await page.getByRole('heading', { name: 'Analisi 1' }).waitFor();
  expect(problems).toEqual([]);
});

test('focusing a link in the hidden part of a collapsed text expands the text', async () => {
  const [reader] = await register('tastiera.legge');
  const word = uniqueWord();
  const lines = Array.from({ length: 20 }, (_, line) => `Riga ${line + 1} degli appunti di ${word}.`);
  await send('/posts', { type: 'vent', content: [...lines, 'Il resto sta su https://example.org/appunti'].join('\n') }, reader!.token);
  const { page } = await visit();
  await logIn(page, reader!);
  await page.goto(`/search?q=${word}`);
  const post = page.getByRole('article').filter({ hasText: word });
  await post.getByRole('button', { name: 'Continua a leggere' }).waitFor();
  await keyboardOf(page).tabTo(post.getByRole('link', { name: /example\.org/ }));
  await post.getByRole('button', { name: 'Mostra meno' }).waitFor();
  // The text has not been scrolled.
  await expect.poll(() => post.getByText('Riga 1 degli appunti').evaluate((text) => text.scrollTop)).toBe(0);
});
