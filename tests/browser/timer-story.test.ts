import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, logIn, visit } from '../support/browser.ts';
import { axeFindings } from '../support/looks.ts';
import { register } from '../support/story.ts';

const timer = (page: Page) => page.getByRole('region', { name: 'Studia adesso' });

async function openPlanner(page: Page): Promise<Page> {
  await page.goto('/study-planner');
  await page.getByRole('heading', { level: 1, name: 'Piano di studio' }).waitFor();
  return page;
}

test('three tabs share one timer, which survives a reload and the closing of its first tab, and stays private', async () => {
  const [student, somebody] = await register('piano.tre', 'piano.altra');
  const { page: first, problems } = await visit(DESKTOP);
  const profile = first.context();
  await profile.clock.install();
  await logIn(first, student!);
  await openPlanner(first);
  await first.getByRole('button', { name: 'Crea il primo piano' }).click();
  const form = first.getByRole('dialog');
  await form.getByLabel('Nome dell’esame').fill('Analisi 1');
  await form.getByLabel('Data dell’esame').fill('2035-02-10');
  await form.getByLabel(/^Nome/).last().fill('Limiti');
  await form.getByRole('button', { name: 'Crea piano' }).click();
  await form.waitFor({ state: 'detached' });
  const [second, third] = [await openPlanner(await profile.newPage()), await openPlanner(await profile.newPage())];

  await timer(first)
    .getByRole('button', { name: /^Parti con 25 minuti/ })
    .click();
  await timer(second)
    .getByText(/alla pausa/)
    .waitFor();
  await first.close();
  await profile.clock.fastForward('26:00');
  await second.reload();
  for (const page of [second, third])
    await timer(page)
      .getByText(/momento della pausa/)
      .waitFor();
  await timer(second).getByText('Tempo di studio finora: 25 minuti').waitFor();
  expect(await axeFindings(second)).toEqual([]);
  await timer(third).getByRole('button', { name: 'Sospendi' }).click();
  await timer(second).getByRole('button', { name: 'Riprendi' }).waitFor();
  await profile.clock.fastForward('03:00:00');
  await timer(second).getByRole('button', { name: 'Ferma e registra' }).click();
  const recording = second.getByRole('dialog', { name: 'Registra una sessione' });
  expect(await recording.getByLabel('Durata in ore').inputValue()).toBe('0.5');
  await recording.getByRole('button', { name: 'Registra' }).click();
  await third.getByRole('region', { name: 'Sessioni recenti' }).getByText('Analisi 1').waitFor();
  for (const page of [second, third]) await timer(page).getByLabel('Che cosa studi').waitFor();

  const other = await visit(DESKTOP);
  await logIn(other.page, somebody!);
  await openPlanner(other.page);
  await other.page.getByRole('heading', { name: 'Ancora nessun piano' }).waitFor();
  expect([...problems, ...other.problems]).toEqual([]);
});
