import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { ExamExperiencesPage } from '../../src/client/exam-experiences/exam-experiences-page.tsx';
import { ShareDialog } from '../../src/client/exam-experiences/share-dialog.tsx';
import type * as schema from '../../src/routers/exam-experiences/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, trpcHandler } from '../support/msw.ts';
import { renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { sampleExperience } from './samples.ts';
import { paste } from '../support/paste.ts';
import { storedDraft } from '../support/stored-draft.ts';

const list = vi.fn<() => schema.ExamExperience[]>();
const create = vi.fn<(input: InputOf<'examExperiences.create'>) => schema.ExamExperience>();

beforeEach(() => {
  list.mockReset().mockReturnValue([]);
  create.mockReset().mockReturnValue(sampleExperience({ mine: true }));
  trpcHandler('examExperiences.list', list);
  trpcHandler('examExperiences.create', create);
});

async function openDialog() {
  const { user } = renderWith(<ShareDialog open onClose={() => {}} onShared={() => {}} />, { user: storedStudent });
  await screen.findByRole('dialog', { name: 'Condividi un’esperienza' });
  return user;
}

/** Opens the dialog from the page, for tests that need the page around it. */
async function openDialogOnPage() {
  const { user } = renderPage('/exam-experiences', <ExamExperiencesPage />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Condividi la tua' }));
  await screen.findByRole('dialog', { name: 'Condividi un’esperienza' });
  return user;
}

function dialog() {
  return within(screen.getByRole('dialog'));
}

function field(label: string | RegExp): HTMLInputElement {
  return dialog().getByLabelText(label);
}

type User = Awaited<ReturnType<typeof openDialog>>;

async function fill(user: User) {
  await waitFor(() => expect(field(/^Università/).value).not.toBe(''));
  await paste(user, field('Esame'), 'Diritto privato');
  await paste(user, field('Com’è andata'), 'Bene, dopo un inizio difficile.');
}

function send(user: User) {
  return user.click(dialog().getByRole('button', { name: 'Condividi' }));
}

it('starts with difficulty 3, no grade, the grade placeholder 30, and a passed exam', async () => {
  await openDialog();
  expect(
    dialog()
      .getAllByRole('radio')
      .map((radio) => [(radio as HTMLInputElement).value, (radio as HTMLInputElement).checked]),
  ).toEqual([
    ['1', false],
    ['2', false],
    ['3', true],
    ['4', false],
    ['5', false],
  ]);
  for (const name of ['Molto Facile', 'Facile', 'Medio', 'Difficile', 'Molto Difficile'])
    expect(dialog().getByRole('radio', { name })).toBeDefined();
  const grade = field(/^Voto/);
  expect([grade.value, grade.placeholder, grade.min, grade.max]).toEqual(['', '30', '18', '30']);
  expect(field(/^Data dell’esame/).type).toBe('date');
  expect(field('Ho superato l’esame').checked).toBe(true);
  await waitFor(() => expect(field(/^Università/).value).toBe('Università degli Studi di Torino'));
});

it('requires exam and experience, and sends nothing without them', async () => {
  const user = await openDialog();
  await send(user);
  expect(await dialog().findAllByText('Campo obbligatorio')).toHaveLength(2);
  await expectFocus(() => field('Esame'));
  expect(create).not.toHaveBeenCalled();
});

it('shares the experience, shows a toast, closes, resets the form and refetches the list', async () => {
  const user = await openDialogOnPage();
  await fill(user);
  await paste(user, field(/^Docente/), 'Prof.ssa B.');
  await user.click(dialog().getByRole('radio', { name: 'Difficile' }));
  await paste(user, field(/^Voto/), '27');
  fireEvent.change(field(/^Data dell’esame/), { target: { value: '2026-06-18' } });
  await paste(user, field(/^Consigli/), 'Portate il codice.');
  await paste(user, field(/^Tempo di studio/), 'Due mesi');
  await user.type(field(/^Materiali/), 'Manuale, nona edizione{Enter}{Enter} Prove vecchie ');
  list.mockReturnValue([sampleExperience()]);
  await send(user);

  expect(await screen.findByText('Esperienza condivisa!')).toBeDefined();
  expect(screen.getByText("La tua esperienza d'esame è stata condivisa con successo.")).toBeDefined();
  expect(create).toHaveBeenCalledExactlyOnceWith({
    examName: 'Diritto privato',
    professor: 'Prof.ssa B.',
    university: 'Università degli Studi di Torino',
    faculty: 'Psicologia',
    examDate: '2026-06-18',
    difficulty: 4,
    grade: 27,
    passed: true,
    experience: 'Bene, dopo un inizio difficile.',
    tips: 'Portate il codice.',
    studyTime: 'Due mesi',
    resources: ['Manuale, nona edizione', 'Prove vecchie'],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('article', { name: 'Diritto privato' });
  expect(storedDraft('exam-experience')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Condividi la tua' }));
  await screen.findByRole('dialog');
  expect(field('Esame').value).toBe('');
  expect(field(/^Voto/).value).toBe('');
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Medio' }).checked).toBe(true);
});

it('sends no grade or date when none is given', async () => {
  const user = await openDialog();
  await fill(user);
  await send(user);
  await screen.findByText('Esperienza condivisa!');
  expect(create.mock.lastCall?.[0]).not.toHaveProperty('grade');
  expect(create.mock.lastCall?.[0]).not.toHaveProperty('examDate');
});

it.each(['25', '12'])('hides the grade and sends none when the exam was not passed, even if %s was typed before', async (grade) => {
  const user = await openDialog();
  await fill(user);
  await paste(user, field(/^Voto/), grade);
  await user.click(field('Ho superato l’esame'));
  expect(dialog().queryByLabelText(/^Voto/)).toBeNull();
  await send(user);
  await screen.findByText('Esperienza condivisa!');
  expect(create.mock.lastCall?.[0]).toMatchObject({ passed: false });
  expect(create.mock.lastCall?.[0]).not.toHaveProperty('grade');
});

it.each([
  [27, '27'],
  [0, ''],
])('takes over the grade from a draft of an earlier version, which stored the number %s', async (grade, shown) => {
  const kept = { examName: 'Diritto privato', experience: 'Bene.', grade };
  localStorage.setItem('sottovoce-draft:exam-experience', JSON.stringify({ owner: storedStudent.id, text: JSON.stringify(kept) }));
  const user = await openDialog();
  expect([field('Esame').value, field(/^Voto/).value]).toEqual(['Diritto privato', shown]);
  await send(user);
  await screen.findByText('Esperienza condivisa!');
  expect(create.mock.lastCall?.[0].grade).toBe(grade || undefined);
});

it('sends no grade from a stored draft of an exam that was not passed', async () => {
  const kept = { examName: 'Diritto privato', experience: 'Male, ma so perché.', passed: false, grade: 12 };
  localStorage.setItem('sottovoce-draft:exam-experience', JSON.stringify({ owner: storedStudent.id, text: JSON.stringify(kept) }));
  const user = await openDialog();
  expect(field('Esame').value).toBe('Diritto privato');
  await send(user);
  await screen.findByText('Esperienza condivisa!');
  expect(create.mock.lastCall?.[0]).toMatchObject({ examName: 'Diritto privato', passed: false });
  expect(create.mock.lastCall?.[0]).not.toHaveProperty('grade');
});

it.each(['17', '31', '25.5'])('refuses the grade %s', async (grade) => {
  const user = await openDialog();
  await fill(user);
  fireEvent.change(field(/^Voto/), { target: { value: grade } });
  await send(user);
  expect(await dialog().findByText('Il voto va da 18 a 30')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
});

it.each([
  [/^Voto/, 'Il voto va da 18 a 30'],
  [/^Data dell’esame/, 'Inserisci una data valida'],
])('sends nothing while the browser cannot read what stands in %s', async (label, problem) => {
  const user = await openDialog();
  await fill(user);
  // As for «30L» in Firefox and Safari, and for 31 February.
  Object.defineProperty(field(label), 'validity', { configurable: true, value: { badInput: true } });
  await send(user);
  expect(await dialog().findByText(problem)).toBeDefined();
  expect(create).not.toHaveBeenCalled();
  Object.defineProperty(field(label), 'validity', { value: { badInput: false } });
  await send(user);
  expect(await screen.findByText('Esperienza condivisa!')).toBeDefined();
});

it('offers helplines for a text that expresses distress until dismissed, and still shares it', async () => {
  const user = await openDialog();
  await paste(user, field('Esame'), 'Diritto privato');
  await paste(user, field('Com’è andata'), 'Da allora voglio morire.');
  const helplines = await dialog().findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  expect(within(helplines).getAllByRole('link', { name: /^Chiama/ }).length).toBeGreaterThan(0);
  await user.click(within(helplines).getByRole('button', { name: 'Nascondi i numeri di aiuto' }));
  expect(dialog().queryByRole('region')).toBeNull();
  await expectFocus(() => field('Com’è andata'));
  await send(user);
  expect(await screen.findByText('Esperienza condivisa!')).toBeDefined();
});

it('keeps the text when sending fails', async () => {
  create.mockImplementation(() => {
    throw new Offline();
  });
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect(await screen.findByText("Impossibile condividere l'esperienza.")).toBeDefined();
  expect(screen.getByText('Errore')).toBeDefined();
  expect(field('Com’è andata').value).toBe('Bene, dopo un inizio difficile.');
});

it('shares nothing when the dialog closes while the text is being checked, and keeps the text', async () => {
  const reading = deferred<{ ask: boolean }>();
  trpcHandler('moderation.reread', reading.wait);
  const user = await openDialogOnPage();
  await fill(user);
  await send(user);
  await reading.request;
  await user.click(dialog().getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reading.resolve({ ask: true });
  await user.click(screen.getByRole('button', { name: 'Condividi la tua' }));
  await screen.findByRole('dialog', { name: 'Condividi un’esperienza' });
  expect(field('Com’è andata').value).toBe('Bene, dopo un inizio difficile.');
  expect(await dialog().findByRole('button', { name: 'Condividi' })).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(create).not.toHaveBeenCalled();
});

it('shows Condivisione... and can be neither sent nor changed while the request runs', async () => {
  const answer = deferred<schema.ExamExperience>();
  trpcHandler('examExperiences.create', answer.wait);
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect((await dialog().findByRole<HTMLButtonElement>('button', { name: 'Condivisione...' })).disabled).toBe(true);
  await answer.request;
  await user.type(field('Com’è andata'), ' E poi?');
  await user.click(field('Ho superato l’esame'));
  expect([field('Com’è andata').value, field('Ho superato l’esame').checked]).toEqual(['Bene, dopo un inizio difficile.', true]);
  answer.resolve(sampleExperience());
  await screen.findByText('Esperienza condivisa!');
});

it('does not pull the user back to the page if they have left it before the answer', async () => {
  const answer = deferred<schema.ExamExperience>();
  trpcHandler('examExperiences.create', answer.wait);
  const { user, rerender } = renderPage('/exam-experiences?passed=true&q=diritto', <ExamExperiencesPage />, { user: storedStudent });
  await user.click((await screen.findAllByRole('button', { name: 'Condividi la tua' }))[0]!);
  await screen.findByRole('dialog', { name: 'Condividi un’esperienza' });
  await fill(user);
  await send(user);
  await answer.request;
  rerender(<Providers>{null}</Providers>);
  window.history.replaceState(null, '', '/exams');
  answer.resolve(sampleExperience({ mine: true }));
  await screen.findByText('Esperienza condivisa!');
  expect(window.location.pathname).toBe('/exams');
});
