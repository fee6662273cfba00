import { expect, test } from 'vitest';
import { axeFindings } from '../support/looks.ts';
import { DESKTOP, logIn, PHONE, visit } from '../support/browser.ts';
import { post, register } from '../support/story.ts';

const DAY_MS = 86_400_000;

/** Shorter than the polling interval of every page, so that only pushed updates arrive in time. */
const BY_ITSELF = { timeout: 12_000 };

test('without a reload, messages and meetings reach members, and a removal lets in the first on the waiting list', async () => {
  const [creator, member, waiter, ...silent] = await register(
    'gruppo.guida',
    'gruppo.dentro',
    'gruppo.attesa',
    'gruppo.zitta',
    'gruppo.zitto',
  );
  const group = await post<{ id: number }>('/study-groups', { title: 'Reti in tre', subject: 'Reti', maxMembers: 4 }, creator!.token);
  for (const { token } of [member!, ...silent]) await post(`/study-groups/${group.id}/join`, {}, token);
  const [desk, other, phone] = [await visit(DESKTOP), await visit(DESKTOP), await visit(PHONE)];
  for (const [{ page }, who] of [
    [desk, creator!],
    [other, member!],
    [phone, waiter!],
  ] as const) {
    await logIn(page, who);
    await page.goto(`/study-groups/${group.id}`);
  }

  await phone.page.getByRole('button', { name: 'Mettiti in lista' }).tap();
  await phone.page.getByRole('button', { name: 'Esci dalla lista' }).waitFor();
  await other.page.getByLabel('Il tuo messaggio al gruppo').fill('Ci vediamo martedì?');
  await other.page.getByRole('button', { name: 'Invia' }).click();
  await desk.page.getByText('Ci vediamo martedì?').waitFor(BY_ITSELF);
  const startsAt = new Date(Date.now() + DAY_MS).toISOString();
  await post(`/study-groups/${group.id}/meetings`, { startsAt, place: 'Biblioteca, terzo tavolo' }, creator!.token);
  await other.page.getByText('Biblioteca, terzo tavolo').waitFor(BY_ITSELF);
  await other.page.getByRole('button', { name: /^Vengo/ }).click();

  await desk.page.getByRole('button', { name: 'Azioni sul gruppo Reti in tre' }).click();
  await desk.page.getByRole('menuitem', { name: 'Togli chi non ha mai scritto' }).click();
  const question = desk.page.getByRole('alertdialog', { name: 'Togliere chi non ha mai scritto?' });
  await question.getByText('Non diciamo chi è').waitFor();
  expect(await axeFindings(desk.page)).toEqual([]);
  await question.getByRole('button', { name: 'Togli dal gruppo' }).click();
  await desk.page.getByText('Una persona non fa più parte del gruppo').first().waitFor();
  await phone.page.getByText('Ci vediamo martedì?').waitFor(BY_ITSELF);
  await phone.page.getByText('Biblioteca, terzo tavolo').waitFor();
  expect([desk, other, phone].flatMap(({ problems }) => problems)).toEqual([]);
});
