import { expect, inject, test } from 'vitest';
import { axeFindings } from '../support/looks.ts';
import { DESKTOP, logIn, PHONE, visit } from '../support/browser.ts';

const PASSWORD = 'nuvole-basse-sul-fiume';
const DAY_MS = 86_400_000;

async function api<Body>(path: string, body: object, token?: string): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${inject('siteUrl')}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200);
  return (await answer.json()) as Body;
}

async function register(name: string): Promise<{ email: string; password: string; token: string }> {
  const email = `gruppo.${name}.${Date.now()}@edu.unito.it`;
  const person = { email, password: PASSWORD, confirmPassword: PASSWORD, firstName: 'Ada', lastName: 'Neri', termsAccepted: true };
  const studies = { university: 'Università degli Studi di Torino', faculty: 'Matematica', studyYear: '1° anno triennale' };
  const { authToken } = await api<{ authToken: string }>('/auth/register', { ...person, ...studies });
  return { email, password: PASSWORD, token: authToken };
}

/** No page asks again within so long by itself. */
const BY_ITSELF = { timeout: 12_000 };

test('of three people at once the creator takes somebody out, a member speaks and comes to a meeting, and who waits is in, each without a reload', async () => {
  const [creator, member, waiter, ...silent] = await Promise.all(['guida', 'dentro', 'attesa', 'zitta', 'zitto'].map(register));
  const group = await api<{ id: number }>('/study-groups', { title: 'Reti in tre', subject: 'Reti', maxMembers: 4 }, creator!.token);
  for (const { token } of [member!, ...silent]) await api(`/study-groups/${group.id}/join`, {}, token);
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
  await api(`/study-groups/${group.id}/meetings`, { startsAt, place: 'Biblioteca, terzo tavolo' }, creator!.token);
  await other.page.getByText('Biblioteca, terzo tavolo').waitFor(BY_ITSELF);
  await other.page.getByRole('button', { name: /^Ci sono/ }).click();

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
