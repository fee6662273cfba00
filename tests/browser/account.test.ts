import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logIn, PHONE, visit } from '../support/browser.ts';
import { lookInside } from '../support/looks.ts';
import { runningSite } from '../support/site.ts';

const PASSWORD = 'mare-calmo-a-novembre';

test('a student downloads their data and deletes the account', async () => {
  const { page, problems } = await visit({ ...PHONE, reducedMotion: 'reduce' });
  const email = `impostazioni.${Date.now()}@edu.unito.it`;
  const person = {
    firstName: 'Giulia',
    lastName: 'Rossi',
    university: 'Università degli Studi di Torino',
    faculty: 'Psicologia',
    studyYear: '2° anno triennale',
  };
  const registered = await page.request.post('/api/auth/register', {
    data: { email, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true, ...person },
  });
  expect(registered.status()).toBe(200);
  const content = `Prima di andare ${Date.now()}`;
  const { id } = await (await page.request.post('/api/posts', { data: { type: 'vent', content } })).json();
  await logIn(page, { email, password: PASSWORD });

  await page.goto('/settings');
  await page.getByText(email).waitFor();
  const exporter = page.getByRole('button', { name: 'Scarica i tuoi dati' });
  const exporting = page.getByRole('dialog', { name: 'Scarica i tuoi dati' });
  const save = exporting.getByRole('button', { name: 'Scarica il file' });
  await lookInside(page, { name: 'dialog-download', opener: exporter, dialog: exporting, fill: () => save.click() });
  await page.setViewportSize(PHONE.viewport);
  await exporter.click();
  await exporting.getByLabel('La tua password').fill('sbagliata-sbagliata');
  await save.click();
  await expect.poll(() => exporting.getByLabel('La tua password').getAttribute('aria-invalid')).toBe('true');
  await exporting.getByLabel('La tua password').fill(PASSWORD);
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    profile: { email, ...person },
    posts: [{ id, content }],
    comments: [],
  });

  const opener = page.getByRole('button', { name: 'Cancella l’account' });
  const dialog = page.getByRole('dialog', { name: 'Cancellare l’account?' });
  const confirm = dialog.getByRole('button', { name: 'Cancella per sempre' });
  await lookInside(page, { name: 'dialog-delete', opener, dialog, fill: () => confirm.click() });
  await page.setViewportSize(PHONE.viewport);
  await opener.click();
  await dialog.getByText('Elimina anche quello che ho scritto').click();
  await dialog.getByLabel('La tua password').fill('sbagliata-sbagliata');
  await confirm.click();
  await expect.poll(() => dialog.getByLabel('La tua password').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel('La tua password').fill(PASSWORD);
  await confirm.click();

  await page.waitForURL((url) => url.pathname === '/sottovoce');
  await expect
    .poll(() => page.evaluate(() => ['sottovoce-user', 'sottovoce-token'].map((key) => localStorage.getItem(key))))
    .toEqual([null, null]);
  const login = await fetch(`${(await runningSite()).url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(login.status).toBe(401);
  // The texts of the account are erased later, within the next days.
  const posts: { id: number }[] = await (await fetch(`${(await runningSite()).url}/api/posts`)).json();
  expect(posts.map((post) => post.id)).toContain(id);
  expect(problems).toEqual([]);
});
