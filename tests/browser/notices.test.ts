import { expect, inject, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { DESKTOP, logIn, PHONE, visit } from '../support/browser.ts';

async function api<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(new URL(`/api${path}`, inject('siteUrl')), { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

test('an answer shows at once on the phone and on the desk, and what is read on one is read on the other', async () => {
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
  for (const { page, problems } of [desk, phone]) {
    await page.getByRole('link', { name: 'Avvisi, nessuno da leggere' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^[^(]/);
    expect(problems).toEqual([]);
  }
});
