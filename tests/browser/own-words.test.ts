import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { addressOf } from '../../src/client/posts/feed-filters.ts';
import { DESKTOP, hasFocus, logIn, PHONE, visit } from '../support/browser.ts';

/** Loads the whole list of unanswered posts: the oldest come first, so that a new one may be in a later part. */
async function readWaiting(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Carica altri' });
  const end = page.getByText(/^(Gli altri post delle ultime due settimane hanno già avuto una risposta\.|Qui nessuno aspetta)$/);
  const cards = page.getByRole('main').getByRole('article');
  await page.goto(addressOf('waiting'));
  await more.or(end).waitFor();
  while (!(await end.isVisible())) {
    const before = await cards.count();
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    await more.or(end).waitFor();
  }
}

test('a post is edited on a phone, answered through its link, deleted with the keyboard and restored', async () => {
  const author = await visit(PHONE);
  const reader = await visit(DESKTOP);
  await logIn(author.page, DEMO_ACCOUNTS[0]!);
  await logIn(reader.page, DEMO_ACCOUNTS[1]!);
  const now = Date.now();
  const text = `Ho perso gli apunti ${now}`;
  const mended = text.replace('apunti', 'appunti');

  await author.page.goto('/?nuovo');
  const composer = author.page.getByRole('dialog', { name: 'Nuovo Post' });
  // Removes the pre-filled details about the author, which are only offered before the first input.
  const details = composer.getByRole('button', { name: /^Togli: / });
  await details.first().waitFor();
  await composer.getByPlaceholder('Scrivi qui i tuoi pensieri...').fill(text);
  for (let left = await details.count(); left > 0; left -= 1) await details.first().tap();
  await composer.getByRole('button', { name: 'Pubblica' }).click();
  const card = author.page.getByRole('article').filter({ hasText: `unti ${now}` });
  await card.waitFor();
  const menu = card.getByRole('button', { name: 'Azioni sul post' });
  const target = (await menu.boundingBox())!;
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
  await menu.tap();
  await author.page.getByRole('menuitem', { name: 'Modifica' }).tap();
  const editor = author.page.getByRole('dialog', { name: 'Modifica il post' });
  await editor.getByRole('textbox').fill(mended);
  await editor.getByRole('button', { name: 'Salva' }).tap();
  await card.getByText(mended).waitFor();
  await card.getByText('modificato').waitFor();

  expect(await card.textContent()).not.toContain('Università');
  await author.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await menu.tap();
  await author.page.getByRole('menuitem', { name: 'Copia il link' }).tap();
  await author.page.getByText('Link copiato').first().waitFor();
  const address = new URL(await author.page.evaluate(() => navigator.clipboard.readText())).pathname;

  // The post is in the list of unanswered posts until it has a comment.
  const waiting = reader.page.getByRole('article').filter({ hasText: mended });
  await readWaiting(reader.page);
  await waiting.waitFor();
  await waiting.getByRole('link', { name: /apri il post/ }).click();
  await reader.page.waitForURL(`**${address}`);
  await reader.page.getByText(mended).waitFor();
  await reader.page.getByPlaceholder('Scrivi un commento...').fill('Guarda su https://www.unito.it/aule.');
  await reader.page.getByRole('button', { name: 'Invia' }).click();
  const link = reader.page.getByRole('link', { name: /www\.unito\.it/ });
  expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc');
  await readWaiting(reader.page);
  expect(await waiting.count()).toBe(0);
  await reader.page.goto(address);

  // The author finds the post among their own texts.
  await author.page.goto('/settings');
  await author.page.getByRole('button', { name: 'Mostra quello che ho scritto' }).tap();
  await author.page.getByRole('link', { name: mended }).tap();
  await author.page.waitForURL(`**${address}`);
  await author.page.getByRole('button', { name: /^Rispondi a/ }).tap();
  await author.page.getByPlaceholder('Scrivi una risposta...').fill('Grazie!');
  await author.page.getByRole('button', { name: 'Invia' }).first().tap();
  await author.page
    .getByRole('list', { name: /^Risposte a/ })
    .getByText('Grazie!')
    .waitFor();

  await author.page.getByRole('button', { name: 'Azioni sul post' }).focus();
  await author.page.keyboard.press('Enter');
  await author.page.getByRole('menu').waitFor();
  await author.page.keyboard.press('End');
  await author.page.keyboard.press('Enter');
  const question = author.page.getByRole('alertdialog', { name: 'Eliminare il post?' });
  await question.getByText('se ne vanno anche i commenti che ha ricevuto: 2').waitFor();
  await question.getByRole('button', { name: 'Elimina' }).press('Enter');
  await expect.poll(() => hasFocus(author.page.getByRole('heading', { name: 'Hai eliminato questo post' }))).toBe(true);
  await reader.page.reload();
  await reader.page.getByRole('heading', { name: 'Questo post non c’è più' }).waitFor();

  await author.page.keyboard.press('F8');
  await author.page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('button', { name: 'Ripristina' }).press('Enter');
  await author.page.getByText('Il post è di nuovo al suo posto').waitFor();
  await author.page.getByText(mended).waitFor();
  await reader.page.reload();
  await reader.page.getByText('Grazie!').waitFor();
  expect([...author.problems, ...reader.problems].filter((problem) => !problem.includes('404'))).toEqual([]);
});
