import { expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { DESKTOP, logIn, PHONE, visit } from '../support/browser.ts';
import { axeFindings } from '../support/looks.ts';
import { post, register, uniqueWord } from '../support/story.ts';

test('an exam page shows one user’s experience and another’s group to a third, whose plan stays private', async () => {
  const [telling, gathering, planning] = await register('esame.racconta', 'esame.raduna', 'esame.pianifica');
  const [phone, desk, reader] = [await visit(PHONE), await visit(DESKTOP), await visit(DESKTOP)];
  await logIn(phone.page, telling!);
  await logIn(desk.page, gathering!);
  await logIn(reader.page, planning!);
  const name = `Meccanica ${uniqueWord()}`;
  const place = `/exams/${encodeURIComponent(`${name} 1`)}`;
  await reader.page.goto(place);
  await reader.page.getByRole('heading', { name: 'Di questo esame non c’è ancora nulla' }).waitFor();
  // Drops the browser’s own console error about the 404.
  reader.problems.length = 0;

  await phone.page.goto('/exam-experiences');
  await phone.page.getByRole('button', { name: 'Condividi la tua' }).tap();
  const sharing = phone.page.getByRole('dialog', { name: 'Condividi un’esperienza' });
  await sharing.getByLabel('Esame', { exact: true }).fill(`${name} I`);
  await sharing.getByLabel('Com’è andata').fill('Orale breve e cordiale, partito dagli esercizi sbagliati.');
  await sharing.getByRole('button', { name: 'Condividi' }).tap();
  await phone.page.getByText('Esperienza condivisa!').waitFor();
  await desk.page.goto(place);
  await desk.page.getByText('Finora c’è una sola esperienza').waitFor();
  await post('/study-groups', { title: 'Si parte da zero', subject: `${name.toUpperCase()} 1` }, gathering!.token);
  await post(
    '/mentors',
    { ...EXAMPLES.CreateMentor, courseOfStudy: 'Ingegneria civile', specializations: [`${name} uno`] },
    telling!.token,
  );

  await reader.page.goto(place);
  await reader.page.getByText('1\u00a0esperienza · 1\u00a0gruppo · 1\u00a0mentore').waitFor();
  const known = reader.page.getByRole('region', { name: 'Chi lo conosce' });
  await known.getByRole('link', { name: /^Ingegneria civile/ }).waitFor();
  // The chart appears with the fifth experience, on returning from the planner without a reload.
  await reader.page.getByRole('link', { name: 'Aggiungi al mio piano' }).click();
  const form = reader.page.getByRole('dialog', { name: 'Nuovo piano' });
  await form.getByLabel('Data dell’esame').fill(`${new Date().getFullYear() + 1}-02-10`);
  await form.getByRole('button', { name: 'Crea piano' }).click();
  await reader.page.getByText('Piano di studio creato!').waitFor();
  for (const difficulty of [2, 3, 3, 5])
    await post(
      '/exam-experiences',
      { examName: `${name} 1`, difficulty, experience: `Un’altra voce, da ${difficulty} su 5.` },
      gathering!.token,
    );
  await reader.page.getByRole('link', { name: /^com’è andata agli altri/ }).click();
  await reader.page.getByRole('img', { name: /^Quante volte è stata indicata ogni difficoltà/ }).waitFor();
  expect(await axeFindings(reader.page)).toEqual([]);
  await reader.page
    .getByRole('region', { name: 'Chi lo prepara' })
    .getByRole('link', { name: /^Si parte da zero/ })
    .click();
  await reader.page.getByRole('heading', { level: 1, name: 'Si parte da zero' }).waitFor();

  // The plan is only in its owner’s calendar.
  await reader.page.goto('/exams');
  await reader.page.getByRole('region', { name: 'Le prossime sessioni' }).getByRole('link', { name }).waitFor();
  await desk.page.goto('/exams');
  await desk.page.getByRole('heading', { name: 'I tuoi esami' }).waitFor();
  expect(await desk.page.getByRole('link', { name }).count()).toBe(0);
  expect([phone, desk, reader].flatMap(({ problems }) => problems)).toEqual([]);
});
