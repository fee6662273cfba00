import { expect, test } from 'vitest';
import { DESKTOP, hasFocus, logIn, PHONE, visit, type Visit } from '../support/browser.ts';
import { MODERATOR_EMAILS } from '../support/moderation.ts';
import { runningSite } from '../support/site.ts';

const PASSWORD = 'nuvole-basse-sul-lago';
const details = { university: 'Università degli Studi di Torino', faculty: 'Psicologia', studyYear: '2° anno triennale' };

async function api<Answer>(path: string, body: object | undefined, token?: string): Promise<Answer> {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) };
  const request = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) };
  return (await (await fetch(new URL(`/api${path}`, (await runningSite()).url), request)).json()) as Answer;
}

/** Registers an account, unless an earlier attempt already has, and returns its token. */
async function accountOf(email: string): Promise<string> {
  const names = { firstName: 'Ada', lastName: 'Neri', confirmPassword: PASSWORD, termsAccepted: true };
  await api('/auth/register', { email, password: PASSWORD, ...details, ...names });
  return (await api<{ authToken: string }>('/auth/login', { email, password: PASSWORD })).authToken;
}

async function person(email: string, look: typeof PHONE | typeof DESKTOP): Promise<Visit & { token: string }> {
  const token = await accountOf(email);
  const visiting = await visit(look);
  await logIn(visiting.page, { email, password: PASSWORD });
  return { ...visiting, token };
}

test('a comment is reported, removed by a moderator, appealed by its author and restored by another moderator', async () => {
  const now = Date.now();
  const [hurt, wrote] = [await person(`ferita.${now}@edu.unito.it`, PHONE), await person(`ferisce.${now}@edu.unito.it`, PHONE)];
  const [anna, bruno] = [await person(MODERATOR_EMAILS[0]!, DESKTOP), await person(MODERATOR_EMAILS[1]!, DESKTOP)];
  const post = await api<{ id: number }>('/posts', { type: 'vent', content: 'Oggi in laboratorio ridevano tutti di me' }, hurt.token);
  const words = `Succede sempre ai soliti, numero ${now}`;
  const comment = await api<{ id: number }>(`/posts/${post.id}/comments`, { content: words }, wrote.token);
  // A third student also reports the comment and sees the outcome.
  const student = await accountOf(`legge.${now}@edu.unito.it`);
  await api('/reports', { kind: 'comment', id: comment.id, reason: 'hate' }, student);
  const read = async () => JSON.stringify(await api(`/posts/${post.id}/comments`, undefined, student));
  const outcomes = async () => (await api<{ outcome: string }[]>('/account/reports', undefined, student)).map(({ outcome }) => outcome);
  expect(await read()).toContain(words);

  await hurt.page.goto(`/posts/${post.id}`);
  await hurt.page.getByRole('button', { name: /^Azioni sul commento/ }).tap();
  await hurt.page.getByRole('menuitem', { name: 'Segnala' }).tap();
  const report = hurt.page.getByRole('dialog', { name: 'Segnala questo commento' });
  await report.getByText('Insulti o molestie').tap();
  await report.getByRole('button', { name: 'Segnala' }).tap();
  await report.waitFor({ state: 'hidden' });
  // The thanks replace the form: closing them returns the focus to the button that opened it.
  await hurt.page.getByRole('dialog', { name: 'Grazie' }).getByText('Chiudi', { exact: true }).tap();
  await expect.poll(() => hasFocus(hurt.page.getByRole('button', { name: /^Azioni sul commento/ }))).toBe(true);

  for (const { page } of [hurt, wrote]) expect((await page.goto('/moderation'))!.status()).toBe(404);
  expect((await anna.page.goto('/moderation'))!.status()).toBe(200);
  await anna.page.getByRole('link', { name: new RegExp(words) }).press('Enter');
  await anna.page.getByRole('heading', { name: 'Commento', level: 1 }).waitFor();
  const address = new URL(anna.page.url()).pathname;
  await anna.page.getByText('Lo guardi tu').waitFor();
  await bruno.page.goto(address);
  await bruno.page.getByText('Un’altra persona lo sta guardando.').waitFor();
  await anna.page.getByText('Togli il testo').click();
  await anna.page.getByLabel('Quale regola', { exact: true }).selectOption({ index: 1 });
  await anna.page.getByRole('textbox', { name: 'Perché' }).fill('Ride di chi sta raccontando un dolore.');
  await anna.page.getByRole('button', { name: 'Decidi' }).click();
  await anna.page.getByText('Testo tolto').first().waitFor();
  expect(await read()).not.toContain(words);
  expect(await outcomes()).toEqual(['acted']);

  await wrote.page.goto('/notices');
  await wrote.page
    .getByRole('link', { name: /Una decisione su qualcosa di tuo/ })
    .first()
    .tap();
  await wrote.page.getByText('Ride di chi sta raccontando un dolore.').waitFor();
  await wrote.page.getByRole('button', { name: 'Fai reclamo' }).tap();
  await wrote.page.getByLabel('Perché pensi che sia sbagliato').fill('Volevo dire che succede a chi è gentile.');
  await wrote.page.getByRole('button', { name: 'Invia il reclamo' }).tap();
  await wrote.page.getByText('Lo guarderà una persona diversa').waitFor();

  await anna.page.goto(address);
  await anna.page.getByText('Risponde una persona diversa da chi ha deciso.').waitFor();
  await bruno.page.goto(address);
  await bruno.page.getByText('La decisione è annullata').click();
  await bruno.page.getByRole('textbox', { name: 'Perché' }).fill('Letto con calma, consola.');
  await bruno.page.getByRole('button', { name: 'Rispondi al reclamo' }).click();
  await bruno.page.getByText('La decisione è annullata.').waitFor();
  await wrote.page.reload();
  await wrote.page.getByText('Avevi ragione: la decisione è annullata.').waitFor();
  expect(await read()).toContain(words);
  await hurt.page.goto(`/posts/${post.id}`);
  await hurt.page.getByText(words).waitFor();
  // The public figures show none of it on the same day.
  await hurt.page.goto('/trasparenza');
  await hurt.page.getByText('Finora non è stato segnalato nulla.').waitFor();
  for (const { problems } of [hurt, wrote, anna, bruno]) expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});
