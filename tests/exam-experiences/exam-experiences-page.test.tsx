import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ExamExperiencesPage } from '../../src/client/exam-experiences/exam-experiences-page.tsx';
import type { ExamExperience } from '../../src/routers/exam-experiences/schema.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { sampleExperience } from './samples.ts';
import { paste } from '../support/paste.ts';

const list = vi.fn<(input: InputOf<'examExperiences.list'>) => ExamExperience[]>();

beforeEach(() => {
  list.mockReset().mockReturnValue([sampleExperience()]);
  trpcHandler('examExperiences.list', list);
});

function open(address = '/exam-experiences') {
  return renderPage(address, <ExamExperiencesPage />, { user: storedStudent }).user;
}

async function card(name = 'Diritto privato') {
  return within(await screen.findByRole('article', { name }));
}

it('shows skeletons while the experiences load', async () => {
  const answer = deferred<ExamExperience[]>();
  trpcHandler('examExperiences.list', answer.wait);
  open();
  await screen.findByRole('heading', { level: 1, name: 'Esperienze d’esame' });
  expect(screen.getByText('Caricamento...').nextElementSibling!.children).toHaveLength(3);
  await answer.request;
  answer.resolve([sampleExperience()]);
  await card();
  expect(screen.queryByText('Caricamento...')).toBeNull();
});

it('shows all details of an experience, and its votes', async () => {
  open();
  const experience = await card();
  expect(experience.getByText('Difficile')).toBeDefined();
  expect(experience.getByText('27/30')).toBeDefined();
  expect(experience.getByText('GIU')).toBeDefined();
  expect(experience.getByText('Prof.ssa B.')).toBeDefined();
  expect(experience.getByText('Università di Pisa · Giurisprudenza')).toBeDefined();
  expect(experience.getByText('18 giugno 2026')).toBeDefined();
  expect(experience.getByText('Due mesi')).toBeDefined();
  expect(experience.getByText('Scritto di due ore, poi un orale breve e cordiale.')).toBeDefined();
  expect(experience.getByText('Portate il codice.')).toBeDefined();
  expect(experience.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Manuale, nona edizione', 'Prove vecchie']);
  expect(experience.getByRole('button', { name: 'Utile, 12' })).toBeDefined();
  expect(experience.getByRole('button', { name: 'Non utile, 2' })).toBeDefined();
  expect(experience.getByText('1 giorno fa')).toBeDefined();
});

it.each([
  [1, 'Molto Facile', 'green'],
  [2, 'Facile', 'green'],
  [3, 'Medio', 'yellow'],
  [4, 'Difficile', 'orange'],
  [5, 'Molto Difficile', 'red'],
])('labels difficulty %i “%s”, in %s', async (difficulty, label, tone) => {
  list.mockReturnValue([sampleExperience({ difficulty })]);
  open();
  expect((await card()).getByText(label).closest('[data-tone]')!.getAttribute('data-tone')).toBe(tone);
});

it.each([
  [30, 'green'],
  [28, 'green'],
  [27, 'blue'],
  [24, 'blue'],
  [23, 'orange'],
  [18, 'orange'],
  [17, 'red'],
])('shows the grade %i in %s', async (grade, tone) => {
  list.mockReturnValue([sampleExperience({ grade })]);
  open();
  expect((await card()).getByText(`${grade}/30`).closest('[data-tone]')!.getAttribute('data-tone')).toBe(tone);
});

it('shows nothing for missing details, and says when the exam was not passed', async () => {
  list.mockReturnValue([
    sampleExperience({
      professor: null,
      university: null,
      faculty: null,
      examDate: null,
      grade: null,
      passed: false,
      tips: null,
      studyTime: null,
      resources: [],
      mine: true,
    }),
  ]);
  open();
  const experience = await card();
  expect(experience.getByText('Non superato')).toBeDefined();
  expect(experience.getByText('La tua esperienza')).toBeDefined();
  for (const absent of ['Consigli', 'Materiali', 'Docente', 'Data dell’esame', 'Tempo di studio', /\/30$/, /null|undefined/]) {
    expect(experience.queryByText(absent)).toBeNull();
  }
});

it('searches by text and filters, and keeps only the filters in the URL', async () => {
  const user = open();
  await card();
  list.mockReturnValue([sampleExperience({ id: 8, examName: 'Psicometria' }), sampleExperience({ id: 9, examName: 'Statistica' })]);
  await paste(user, screen.getByRole('searchbox', { name: 'Cerca un’esperienza' }), 'rossi');
  await user.click(screen.getByRole('button', { name: 'Cerca' }));
  expect(await screen.findByRole('heading', { level: 2, name: '2 esperienze trovate' })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Facoltà'), 'Psicologia');
  await user.selectOptions(screen.getByLabelText('Difficoltà'), '5 · Molto Difficile');
  await waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ q: 'rossi', faculty: 'Psicologia', difficulty: 5 }));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ faculty: 'Psicologia', difficulty: '5' });
});

it('starts from the URL, and ignores a difficulty off the scale', async () => {
  open('/exam-experiences?q=diritto&difficulty=9');
  await card();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('diritto');
  expect(list.mock.lastCall?.[0]).not.toHaveProperty('difficulty');
});

it('shows a message when nothing matches, and clears the filters on request', async () => {
  list.mockImplementation(({ difficulty }) => (difficulty ? [] : [sampleExperience()]));
  const user = open('/exam-experiences?difficulty=1');
  expect(await screen.findByText('Nessuna esperienza trovata')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Togli testo e filtri' }));
  await card();
  expect(window.location.search).toBe('');
});

it('invites the user to share the first experience when there is none', async () => {
  list.mockReturnValue([]);
  const user = open();
  expect(await screen.findByText('Pagine ancora bianche')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Racconta il primo esame' }));
  expect(await screen.findByRole('dialog', { name: 'Condividi un’esperienza' })).toBeDefined();
});

it('shows an error when the experiences fail to load, and retries on request', async () => {
  list.mockImplementationOnce(() => {
    throw new Offline();
  });
  const user = open();
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await card();
});

it('loads further pages', async () => {
  list.mockReturnValueOnce(Array.from({ length: 21 }, (_, index) => sampleExperience({ id: index + 1, examName: `Esame ${index + 1}` })));
  list.mockReturnValueOnce([sampleExperience({ id: 21, examName: 'Esame 21' })]);
  const user = open('/exam-experiences?faculty=Lettere');
  expect(await screen.findByRole('heading', { level: 2, name: 'Più di 20 esperienze trovate' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Carica altre esperienze' }));
  await card('Esame 21');
  expect(list.mock.lastCall?.[0]).toMatchObject({ faculty: 'Lettere', limit: 21, cursor: expect.stringMatching(/^20\./) });
  expect(screen.getByText('Non ci sono altre esperienze, per ora.')).toBeDefined();
});
