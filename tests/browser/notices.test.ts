import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { DESKTOP, fitsSideways, logIn, PHONE, visit } from '../support/browser.ts';
import { to } from '../../src/client/lib/elision.ts';
import { axeFindings } from '../support/looks.ts';
import { runningSite } from '../support/site.ts';

async function api<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(new URL(`/api${path}`, (await runningSite()).url), { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

test('a comment notifies all devices at once, reading it on one clears the others, and group messages are pushed', async () => {
  const me = { email: `avvisi.${Date.now()}@edu.unito.it`, password: 'nuvole-basse-sul-lago' };
  const details = { university: 'Università degli Studi di Torino', faculty: 'Psicologia', studyYear: '2° anno triennale' };
  const names = { firstName: 'Ada', lastName: 'Neri', confirmPassword: me.password, termsAccepted: true };
  const { authToken } = await api<{ authToken: string }>('/auth/register', { ...me, ...details, ...names });
  const post = await api<{ id: number }>('/posts', { type: 'vent', content: 'Stanotte non dormo, domani ho l’orale' }, authToken);
  const other = await api<{ authToken: string }>('/auth/login', DEMO_ACCOUNTS[1]!);

  const [phone, desk] = [await visit(PHONE), await visit(DESKTOP)];
  for (const { page } of [phone, desk]) {
    await logIn(page, me);
    const followed = page.waitForRequest(/\/trpc\/notices\.live/);
    await page.goto('/support');
    await page.getByRole('link', { name: 'Avvisi, nessuno da leggere' }).waitFor();
    await followed;
  }
  await api(`/posts/${post.id}/comments`, { content: 'Ci sono passata: respira' }, other.authToken);
  for (const { page } of [phone, desk]) {
    await page.getByRole('link', { name: 'Avvisi, 1 da leggere' }).waitFor();
    expect(await page.title()).toMatch(/^\(1\) /);
  }
  await phone.page.getByRole('link', { name: /^Avvisi/ }).tap();
  await phone.page.getByRole('link', { name: /Un nuovo commento al tuo post.*Stanotte non dormo/ }).tap();
  await phone.page.getByText('Ci sono passata: respira').waitFor();
  for (const { page } of [desk, phone]) {
    await page.getByRole('link', { name: 'Avvisi, nessuno da leggere' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^[^(]/);
  }

  // Messages in the other user's group are pushed to the phone, which can reply.
  const group = await api<{ id: number }>('/study-groups', { title: 'Analisi 1', subject: 'Analisi 1' }, other.authToken);
  await api(`/study-groups/${group.id}/join`, {}, authToken);
  await phone.page.goto(`/study-groups/${group.id}`);
  await phone.page.getByText('Qui non c’è ancora nulla').waitFor();
  const said = await api<{ id: number; alias: string }>(
    `/study-groups/${group.id}/messages`,
    { content: 'A che punto sei?' },
    other.authToken,
  );
  // Sooner than the polling interval.
  await phone.page.getByText('A che punto sei?').waitFor({ timeout: 12_000 });
  await phone.page.getByRole('button', { name: `Rispondi ${to(said.alias)}` }).tap();
  await phone.page.getByRole('textbox', { name: `La tua risposta ${to(said.alias)}` }).fill('Al secondo foglio');
  await phone.page.getByRole('button', { name: 'Invia' }).tap();
  await phone.page.getByText('Al secondo foglio').waitFor();
  await phone.page
    .getByRole('listitem')
    .getByText(`${to(said.alias)}: A che punto sei?`)
    .waitFor();
  expect(await axeFindings(phone.page)).toEqual([]);
  expect(await fitsSideways(phone.page)).toBe(true);
  // Viewing the board marks its notice as read.
  await desk.page.getByRole('link', { name: 'Avvisi, nessuno da leggere' }).waitFor();
  expect([...desk.problems, ...phone.problems]).toEqual([]);
});
