import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import { thingAt } from '../../src/routers/reports/rules.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, trpcHandler } from '../support/msw.ts';
import { renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { answerOwnMentor } from './answers.ts';
import { sampleMentor } from './samples.ts';

const list = vi.fn<(input: InputOf<'mentors.list'>) => Mentor[]>();

beforeEach(() => {
  list.mockReset().mockReturnValue([sampleMentor()]);
  trpcHandler('mentors.list', list);
  answerOwnMentor(null);
});

function open() {
  return renderPage('/mentorship', <MentorshipPage />, { user: storedStudent }).user;
}

async function card(name = 'Psicologia clinica') {
  return within(await screen.findByRole('article', { name }));
}

it('shows the claims on verification, matching and anonymity, and opens on the tab Trova mentori', async () => {
  open();
  await card();
  expect(screen.getByRole('heading', { level: 1, name: 'Mentorship' })).toBeDefined();
  for (const claim of ['Mentori verificati', 'Abbinamento automatico', '100% anonimo']) expect(screen.getByText(claim)).toBeDefined();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Trova mentori', 'Le mie richieste', 'Diventa mentore']);
  expect(screen.getByRole('tab', { name: 'Trova mentori' }).getAttribute('aria-selected')).toBe('true');
});

it('shows six skeletons while the mentors load', async () => {
  const answer = deferred<Mentor[]>();
  trpcHandler('mentors.list', answer.wait);
  open();
  await screen.findByRole('heading', { level: 2, name: 'I mentori' });
  expect(screen.getByText('Caricamento...').nextElementSibling!.children).toHaveLength(6);
  await answer.request;
  answer.resolve([sampleMentor()]);
  await card();
});

it('claims no course of study that no account states', async () => {
  list.mockReturnValue([sampleMentor({ matchReason: 'course' })]);
  open();
  const mentor = await card();
  expect(mentor.getByText('Vicino a quello che studi')).toBeDefined();
});

it('shows every field of a mentor', async () => {
  list.mockReturnValue([sampleMentor({ matchReason: 'faculty' })]);
  open();
  const mentor = await card();
  expect(mentor.getByText('Disponibile')).toBeDefined();
  expect(mentor.getByText('4,8')).toBeDefined();
  expect(mentor.getByText('5° Anno')).toBeDefined();
  expect(mentor.getByText('La tua facoltà')).toBeDefined();
  expect(mentor.getByText('Università degli Studi di Padova · Psicologia')).toBeDefined();
  expect(mentor.getByText('Psicometria, Ansia da esame')).toBeDefined();
  expect(mentor.getByText('Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone.')).toBeDefined();
  expect(mentor.getByText('Lunedì e mercoledì, 18-20')).toBeDefined();
  expect(mentor.getByText('12 sessioni')).toBeDefined();
  expect(mentor.getByRole<HTMLButtonElement>('button', { name: 'Richiedi Mentorship' }).disabled).toBe(false);
});

it('shows placeholders for the fields that a mentor left empty', async () => {
  list.mockReturnValue([
    sampleMentor({
      courseOfStudy: '',
      specializations: [],
      availableHours: '',
      rating: 0,
      totalSessions: 1,
      isAvailable: false,
      user: { university: '', faculty: '' },
    }),
  ]);
  open();
  const mentor = await card('Corso non specificato');
  expect(mentor.getByText('Occupato')).toBeDefined();
  expect(mentor.getByText('Ancora senza voti')).toBeDefined();
  expect(mentor.getByText('Non specificato')).toBeDefined();
  expect(mentor.getByText('Da concordare')).toBeDefined();
  expect(mentor.getByText('1 sessione')).toBeDefined();
  expect(mentor.queryByText('Università e facoltà')).toBeNull();
  expect(mentor.getByRole<HTMLButtonElement>('button', { name: 'Richiedi Mentorship' }).disabled).toBe(true);
});

it('shows a mentor without a free place as full and disables requests', async () => {
  list.mockReturnValue([sampleMentor({ full: true })]);
  open();
  const mentor = await card();
  expect(mentor.getByText('Al completo')).toBeDefined();
  expect(mentor.getByRole<HTMLButtonElement>('button', { name: 'Richiedi Mentorship' }).disabled).toBe(true);
});

it('shows within seconds that a mentor has become unavailable', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  try {
    open();
    expect((await card()).getByText('Disponibile')).toBeDefined();
    list.mockReturnValue([sampleMentor({ isAvailable: false })]);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(await (await card()).findByText('Occupato')).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

it('refetches a long list less often, because each of its parts is a call', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  try {
    const all = Array.from({ length: 30 }, (_, index) => sampleMentor({ id: 30 - index }));
    list.mockImplementation(({ cursor }) => (cursor ? all.slice(24) : all.slice(0, 25)));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Carica altri mentori' }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(list).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(4));
  } finally {
    vi.useRealTimers();
  }
});

it('cuts a bio after 100 characters', async () => {
  const words = 'Tra un esame e l’altro ho imparato a dire di no, e a chiedere una mano prima che fosse tardi: di questo parliamo';
  list.mockReturnValue([
    sampleMentor({ id: 3, courseOfStudy: 'Parole', bio: words }),
    sampleMentor({ id: 1, courseOfStudy: 'Lunga', bio: `${'a'.repeat(100)}bbb` }),
    sampleMentor({ id: 2, courseOfStudy: 'Giusta', bio: 'c'.repeat(100) }),
  ]);
  open();
  expect((await card('Lunga')).getByText(`${'a'.repeat(100)}…`)).toBeDefined();
  expect((await card('Giusta')).getByText('c'.repeat(100))).toBeDefined();
  expect((await card('Parole')).getByText(`${words.slice(0, 100)}…`)).toBeDefined();
});

it('disables requests to the user’s own profile', async () => {
  list.mockReturnValue([sampleMentor({ mine: true })]);
  open();
  const mentor = await card();
  expect(mentor.getByText(/il tuo profilo/)).toBeDefined();
  expect(mentor.getByRole<HTMLButtonElement>('button', { name: 'Richiedi Mentorship' }).disabled).toBe(true);
});

it('shows guests the mentors with requests disabled, and a link that reports the profile', async () => {
  window.history.replaceState(null, '', '/mentorship');
  renderWith(<MentorshipPage />);
  const mentor = await card();
  expect(mentor.getByRole<HTMLButtonElement>('button', { name: 'Richiedi Mentorship' }).disabled).toBe(true);
  const link = new URL(mentor.getByRole<HTMLAnchorElement>('link', { name: 'Segnala questo profilo' }).href);
  expect(link.pathname).toBe('/segnala');
  const address = link.searchParams.get('indirizzo')!;
  expect(thingAt(address, new Set([window.location.hostname]))).toEqual({ kind: 'mentor', id: sampleMentor().id });
});

it('invites the user to become a mentor when there are none', async () => {
  list.mockReturnValue([]);
  open();
  expect(await screen.findByText('Nessun mentore disponibile')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Diventa mentore' })).toBeDefined();
  expect(screen.getByText('Sii il primo a registrarti come mentore!')).toBeDefined();
});

it('shows an error when the mentors cannot be loaded, and retries', async () => {
  list.mockImplementationOnce(() => {
    throw new Offline();
  });
  const user = open();
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await card();
});

it('loads the next page', async () => {
  list.mockReturnValueOnce(Array.from({ length: 25 }, (_, index) => sampleMentor({ id: index + 1, courseOfStudy: `Corso ${index + 1}` })));
  list.mockReturnValueOnce([sampleMentor({ id: 25, courseOfStudy: 'Corso 25' })]);
  const user = open();
  await card('Corso 1');
  await user.click(screen.getByRole('button', { name: 'Carica altri mentori' }));
  await card('Corso 25');
  expect(list.mock.lastCall?.[0]).toMatchObject({ limit: 25, cursor: '24' });
});

it('filters mentors by text and choices, keeps the choices in the URL and can clear all when nothing is found', async () => {
  const user = open();
  await card();
  await user.selectOptions(screen.getByLabelText('Lingua'), 'Francese');
  await waitFor(() => expect(list.mock.lastCall?.[0]).toEqual({ limit: 25, language: 'Francese' }));
  await user.selectOptions(screen.getByLabelText('Disponibilità'), 'Chi ha posto ora');
  await user.selectOptions(screen.getByLabelText('Facoltà'), 'Psicologia');
  expect(await screen.findByRole('heading', { level: 2, name: '1 mentore trovato' })).toBeDefined();
  list.mockReturnValue([]);
  await user.type(screen.getByLabelText('Cerca un mentore'), 'psicometria{Enter}');
  await screen.findByText('Nessun mentore trovato');
  expect(list.mock.lastCall?.[0]).toEqual({ limit: 25, q: 'psicometria', faculty: 'Psicologia', language: 'Francese', available: true });
  expect(window.location.search).toBe('?faculty=Psicologia&language=Francese&available=1');
  list.mockReturnValue([sampleMentor()]);
  await user.click(screen.getByRole('button', { name: 'Togli testo e filtri' }));
  await card();
  expect(window.location.search).toBe('');
  expect(screen.getByRole('heading', { level: 2, name: 'I mentori' })).toBeDefined();
});

it('keeps the open tab in the URL', async () => {
  trpcHandler('mentorship.sent', () => []);
  const user = open();
  await card();
  await user.click(screen.getByRole('tab', { name: 'Le mie richieste' }));
  expect(window.location.search).toBe('?tab=richieste');
  await user.click(await screen.findByRole('button', { name: 'Trova un mentore' }));
  await card();
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('keeps the search while another tab is open, and does not poll the mentors meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  try {
    trpcHandler('mentorship.sent', () => []);
    const { user } = renderPage('/mentorship?q=ansia&language=Francese', <MentorshipPage />, { user: storedStudent });
    await card();
    await user.click(screen.getByRole('tab', { name: 'Le mie richieste' }));
    expect(window.location.search).toBe('?language=Francese&tab=richieste');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(list).toHaveBeenCalledTimes(1);
    list.mockReturnValue([sampleMentor({ isAvailable: false })]);
    await user.click(screen.getByRole('tab', { name: 'Trova mentori' }));
    expect(window.location.search).toBe('?language=Francese');
    expect(await (await card()).findByText('Occupato')).toBeDefined();
    const asked = { limit: 25, q: 'ansia', language: 'Francese' };
    expect(list.mock.calls).toEqual([[asked], [asked]]);
  } finally {
    vi.useRealTimers();
  }
});
