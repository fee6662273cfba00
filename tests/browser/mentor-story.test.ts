import { expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { DESKTOP, logIn, PHONE, visit } from '../support/browser.ts';
import { axeFindings } from '../support/looks.ts';
import { post as send, register } from '../support/story.ts';

/** Long enough for lists that are polled instead of pushed. */
const BY_ITSELF = { timeout: 25_000 };

test('a mentor accepts one student’s request, another sees the mentor appear and fill up, and two meet in a chat', async () => {
  const [asking, answering, reading] = await register('mentore.chiede', 'mentore.risponde', 'mentore.legge');
  const [student, mentor, other] = [await visit(DESKTOP), await visit(PHONE), await visit(DESKTOP)];
  const course = `Storia della scienza ${Date.now()}`;
  await logIn(student.page, asking!);
  await logIn(mentor.page, answering!);
  await logIn(other.page, reading!);
  for (const { page } of [student, other]) await page.goto(`/mentorship?q=${encodeURIComponent(course)}`);

  // A new profile appears in the lists of both students.
  await send('/mentors', { ...EXAMPLES.CreateMentor, courseOfStudy: course, capacity: 1 }, answering!.token);
  const card = ({ page }: typeof student) => page.getByRole('article', { name: course });
  await Promise.all([student, other].map((each) => card(each).getByText('Disponibile').waitFor(BY_ITSELF)));
  await card(student).getByRole('button', { name: 'Richiedi Mentorship' }).click();
  const dialog = student.page.getByRole('dialog');
  await dialog.getByLabel('Argomento').fill('Come si comincia una tesi');
  await dialog.getByLabel('Messaggio').fill('Ho tre idee e nessuna strada: da quale parto?');
  await dialog.getByRole('button', { name: /^Invia/ }).click();
  await dialog.waitFor({ state: 'hidden' });

  await mentor.page.goto('/mentorship');
  await mentor.page.getByRole('tab', { name: /Gestisci richieste/ }).tap();
  await student.page.getByRole('tab', { name: /Le mie richieste/ }).click();
  await mentor.page.getByText('Come si comincia una tesi').waitFor();
  await mentor.page.getByRole('button', { name: 'Accetta' }).tap();
  await student.page.getByRole('button', { name: 'Inizia Chat' }).waitFor(BY_ITSELF);
  await card(other).getByText('Al completo').waitFor(BY_ITSELF);
  expect(await axeFindings(other.page)).toEqual([]);

  // The author of a talk post lands in its chat; its card shows others how many people are there.
  await other.page.goto('/');
  await other.page
    .getByRole('button', { name: /Voglio parlare/ })
    .first()
    .click();
  const composer = other.page.getByRole('dialog', { name: 'Nuovo Post' });
  const words = `Due chiacchiere prima di dormire ${Date.now()}`;
  await composer.getByPlaceholder('Scrivi qui i tuoi pensieri...').fill(words);
  await composer.getByRole('button', { name: 'Pubblica' }).click();
  await other.page.getByRole('dialog').getByText('In linea', { exact: true }).waitFor();
  await student.page.goto('/');
  const post = student.page.getByRole('article').filter({ hasText: words });
  const counted = async () => {
    await student.page.reload();
    await post.waitFor();
    return post.getByText('c’è una persona').count();
  };
  await expect.poll(counted, { timeout: 30_000, interval: 2000 }).toBe(1);
  await post.getByRole('button', { name: 'Entra in chat' }).click();
  await student.page.getByRole('dialog').getByText('In linea', { exact: true }).waitFor();
  expect([student, mentor, other].flatMap(({ problems }) => problems)).toEqual([]);
});
