import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { DESKTOP, logIn, PHONE, visit } from '../support/browser.ts';
import { axeFindings } from '../support/looks.ts';
import { post, register, uniqueWord } from '../support/story.ts';

/** Returns the words that the page highlights, in order. */
function setOff(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('mark').allTextContents();
}

test('new texts are found by exact words, or by similar words in each tab, with the matches highlighted', async () => {
  const [writing, exact, near] = await register('cerca.scrive', 'cerca.giusto', 'cerca.quasi');
  const [phone, desk, other] = [await visit(PHONE), await visit(DESKTOP), await visit(DESKTOP)];
  await logIn(phone.page, writing!);
  await logIn(desk.page, exact!);
  await logIn(other.page, near!);
  const word = uniqueWord();
  await desk.page.goto(`/search?${new URLSearchParams({ q: `L’ESERCITAZIÓNE di ${word}` })}`);
  await desk.page.getByText('Nessun post trovato').waitFor();
  await other.page.goto(`/search?${new URLSearchParams({ q: `esercitazioni ${word}` })}`);
  await other.page.getByText('Nessun post trovato').waitFor();

  await phone.page.goto('/?nuovo');
  const composer = phone.page.getByRole('dialog', { name: 'Nuovo Post' });
  await composer.getByPlaceholder('Scrivi qui i tuoi pensieri...').fill(`Domani l'esercitazione di ${word}, e non dormo.`);
  await composer.locator('summary', { hasText: 'Titolo' }).tap();
  await composer.getByLabel('Titolo', { exact: true }).fill('Alle esercitazioni non ci si abitua');
  await composer.getByRole('button', { name: 'Pubblica' }).tap();
  await phone.page.getByText('Post pubblicato!').waitFor();
  await post('/study-groups', { title: 'Due esercitazioni insieme', subject: `Esercitazione di ${word}` }, writing!.token);
  await post('/exam-experiences', { ...EXAMPLES.CreateExamExperience, examName: `Esercitazione di ${word}` }, writing!.token);

  await desk.page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await desk.page.getByRole('heading', { name: '1 risultato' }).waitFor();
  expect(await setOff(desk.page)).toEqual([`l'esercitazione di ${word}`]);
  await other.page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await other.page.getByRole('heading', { name: 'Risultati simili' }).waitFor();
  expect(await setOff(other.page)).toEqual(['esercitazioni', 'esercitazione', word]);
  expect(await axeFindings(other.page)).toEqual([]);
  for (const [tab, words] of [
    ['Gruppi', ['esercitazioni', 'Esercitazione', word]],
    ['Esperienze', ['Esercitazione', word]],
    ['Esami', ['Esercitazione', word]],
  ] as const) {
    await other.page.getByRole('tab', { name: tab }).click();
    await other.page.getByRole('tabpanel', { name: tab }).getByRole('heading', { name: 'Risultati simili' }).waitFor();
    expect(await setOff(other.page), tab).toEqual(words);
    expect(await axeFindings(other.page), tab).toEqual([]);
  }
  expect([phone, desk, other].flatMap(({ problems }) => problems)).toEqual([]);
});
