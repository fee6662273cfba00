import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { SentRequest } from '../../src/routers/mentorship/schema.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, trpcHandler } from '../support/msw.ts';
import { renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { answerOwnMentor } from './answers.ts';
import { sampleMentor, sampleSent } from './samples.ts';

vi.mock('../../src/client/chat/chat-dialog.tsx', () => ({
  ChatDialog: ({ place, open }: { place: object; open: boolean }) => open && <div role="dialog">{JSON.stringify(place)}</div>,
}));

const sent = vi.fn<() => SentRequest[]>();

beforeEach(() => {
  sent.mockReset().mockReturnValue([sampleSent()]);
  trpcHandler('mentorship.sent', sent);
  trpcHandler('mentors.list', () => [sampleMentor()]);
  answerOwnMentor(null);
});

function open() {
  return renderPage('/mentorship?tab=richieste', <MentorshipPage />, { user: storedStudent }).user;
}

async function card() {
  return within(await screen.findByRole('article', { name: 'Psicometria' }));
}

function tone(element: HTMLElement) {
  return element.closest('[data-tone]')?.getAttribute('data-tone');
}

it('needs a login', async () => {
  window.history.replaceState(null, '', '/mentorship?tab=richieste');
  renderWith(<MentorshipPage />);
  expect(await screen.findByText('Accesso richiesto')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/login');
  expect(sent).not.toHaveBeenCalled();
});

it('shows three skeletons while the requests load', async () => {
  const answer = deferred<SentRequest[]>();
  trpcHandler('mentorship.sent', answer.wait);
  open();
  await screen.findByRole('heading', { level: 2, name: 'Le tue richieste' });
  expect(screen.getByText('Caricamento...').nextElementSibling!.children).toHaveLength(3);
  await answer.request;
  answer.resolve([sampleSent()]);
  await card();
});

it('leads from an empty list to the mentors', async () => {
  sent.mockReturnValue([]);
  const user = open();
  expect(await screen.findByText('Nessuna richiesta inviata')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Trova un mentore' }));
  expect(await screen.findByRole('article', { name: 'Psicologia clinica' })).toBeDefined();
});

it('shows course and year, topic, message, date and the mentor’s response', async () => {
  sent.mockReturnValue([sampleSent({ status: 'rejected', mentorResponse: 'Il mentore ha rifiutato la tua richiesta.' })]);
  open();
  const request = await card();
  expect(request.getByText('Psicologia clinica, 5° Anno')).toBeDefined();
  expect(request.getByText('Ho l’esame tra due mesi e non so da dove cominciare.')).toBeDefined();
  expect(request.getByText('il 15 nov 2026').parentElement!.textContent).toBe('Inviata il 15 nov 2026');
  expect(request.getByText('Il mentore ha rifiutato la tua richiesta.')).toBeDefined();
  expect(request.getByText('Spesso manca solo il tempo: puoi chiedere a un altro mentore.')).toBeDefined();
  expect(request.queryByRole('button')).toBeNull();
});

it.each([
  ['pending', 'In attesa', 'yellow'],
  ['accepted', 'Accettata', 'green'],
  ['rejected', 'Rifiutata', 'red'],
  ['completed', 'Completata', 'blue'],
  ['expired', 'Scaduta', 'neutral'],
  ['withdrawn', 'Ritirata', 'neutral'],
] as const)('shows the status %s as %s in %s', async (status, label, colour) => {
  sent.mockReturnValue([sampleSent({ status })]);
  open();
  const request = await card();
  expect(tone(request.getByText(label))).toBe(colour);
  expect(request.queryByRole('button', { name: 'Inizia Chat' }) !== null).toBe(status === 'accepted');
});

it.each([
  ['high', 'Alta', 'red'],
  ['medium', 'Media', 'yellow'],
  ['low', 'Bassa', 'green'],
] as const)('shows the urgency %s as %s in %s', async (urgency, label, colour) => {
  sent.mockReturnValue([sampleSent({ urgency })]);
  open();
  expect(tone((await card()).getByText(label))).toBe(colour);
});

it('withdraws a pending request after a confirmation, and does not offer it for an accepted one', async () => {
  sent.mockReturnValue([sampleSent(), sampleSent({ id: 32, topic: 'Statistica', status: 'accepted' })]);
  const withdraw = vi.fn<(input: InputOf<'mentorship.withdraw'>) => SentRequest>(() => sampleSent({ status: 'withdrawn' }));
  trpcHandler('mentorship.withdraw', withdraw);
  const user = open();
  const request = await card();
  const other = within(screen.getByRole('article', { name: 'Statistica' }));
  expect(other.queryByRole('button', { name: 'Ritira la richiesta' })).toBeNull();
  await user.click(request.getByRole('button', { name: 'Ritira la richiesta' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ritirare la richiesta?' }));
  expect(withdraw).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Ritira' }));
  expect(await request.findByText('Ritirata')).toBeDefined();
  expect(withdraw).toHaveBeenCalledExactlyOnceWith({ requestId: 31 });
  expect(request.queryByRole('button')).toBeNull();
});

it.each([
  {
    call: 'withdraw',
    status: 'pending',
    label: 'Ritira la richiesta',
    confirm: 'Ritira',
    unclear: 'Non sappiamo se la richiesta è stata ritirata',
    now: { status: 'withdrawn', badge: 'Ritirata' },
  },
  {
    call: 'end',
    status: 'accepted',
    label: 'Chiudi la conversazione',
    confirm: 'Chiudi la conversazione',
    unclear: 'Non sappiamo se la conversazione è stata chiusa',
    now: { status: 'completed', badge: 'Completata' },
  },
] as const)('does not claim that nothing happened when the answer to $call is lost, and looks', async (change) => {
  const { call, status, label, confirm, unclear, now } = change;
  sent.mockReturnValue([sampleSent({ status })]);
  trpcHandler(`mentorship.${call}`, () => {
    sent.mockReturnValue([sampleSent({ status: now.status })]);
    throw new Offline();
  });
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: label }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }));
  expect(await screen.findByText(unclear)).toBeDefined();
  expect(await request.findByText(now.badge)).toBeDefined();
});

it('opens the chat of an accepted request', async () => {
  sent.mockReturnValue([sampleSent({ status: 'accepted' })]);
  const user = open();
  await user.click((await card()).getByRole('button', { name: 'Inizia Chat' }));
  expect((await screen.findByRole('dialog')).textContent).toBe('{"kind":"mentorship","requestId":31}');
});

it('shows an error when the requests cannot be loaded, and retries', async () => {
  sent.mockImplementationOnce(() => {
    throw new Offline();
  });
  const user = open();
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await card();
});

it('completes an accepted request after a confirmation', async () => {
  sent.mockReturnValue([sampleSent({ status: 'accepted' })]);
  const update = vi.fn<(input: InputOf<'mentorship.update'>) => SentRequest>(() => sampleSent({ status: 'completed' }));
  trpcHandler('mentorship.update', update);
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Segna come completata' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Mentorship conclusa?' }));
  sent.mockReturnValue([sampleSent({ status: 'completed' })]);
  await user.click(question.getByRole('button', { name: 'Segna come completata' }));
  expect(await screen.findByText('Mentorship completata')).toBeDefined();
  expect(update).toHaveBeenCalledExactlyOnceWith({ requestId: 31, status: 'completed' });
  expect(await request.findByText('Completata')).toBeDefined();
  expect(request.queryByRole('button', { name: 'Inizia Chat' })).toBeNull();
});

it('rates a completed request once', async () => {
  sent.mockReturnValue([sampleSent({ status: 'completed' })]);
  const rate = vi.fn<(input: InputOf<'mentorship.rate'>) => SentRequest>(() => sampleSent({ status: 'completed', rating: 4 }));
  trpcHandler('mentorship.rate', rate);
  const user = open();
  const request = await card();
  const give = request.getByRole<HTMLButtonElement>('button', { name: 'Invia voto' });
  expect(give.disabled).toBe(true);
  expect(request.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
    '1 stella',
    '2 stelle',
    '3 stelle',
    '4 stelle',
    '5 stelle',
  ]);
  await user.click(request.getByRole('radio', { name: '4 stelle' }));
  await user.click(give);
  expect(await screen.findByText('Voto inviato')).toBeDefined();
  expect(rate).toHaveBeenCalledExactlyOnceWith({ requestId: 31, rating: 4 });
  expect(await request.findByText('Hai dato 4 su 5')).toBeDefined();
  expect(request.queryByRole('radio')).toBeNull();
});

it('keeps the selected stars when the rating fails', async () => {
  sent.mockReturnValue([sampleSent({ status: 'completed' })]);
  trpcHandler('mentorship.rate', () => {
    throw new Offline();
  });
  const user = open();
  const request = await card();
  await user.click(request.getByRole('radio', { name: '5 stelle' }));
  await user.click(request.getByRole('button', { name: 'Invia voto' }));
  expect(await screen.findByText('Impossibile inviare il voto. Riprova.')).toBeDefined();
  await waitFor(() => expect(request.getByRole<HTMLButtonElement>('button', { name: 'Invia voto' }).disabled).toBe(false));
  expect(request.getByRole<HTMLInputElement>('radio', { name: '5 stelle' }).checked).toBe(true);
});
