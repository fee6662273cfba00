import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChatRoom } from '../../src/client/chat/chat-room.ts';
import { writeDraft } from '../../src/client/lib/stored-drafts.ts';
import { storeUser } from '../../src/client/lib/storage.ts';
import { trpc } from '../../src/client/lib/trpc.ts';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { ServerMessage } from '../../src/routers/chat/schema.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { MentorshipRequest, SentRequest } from '../../src/routers/mentorship/schema.ts';
import { installSocket, restoreSocket, socket } from '../chat/fake-socket.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { server, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { storedDraft } from '../support/stored-draft.ts';
import { answerOwnMentor } from './answers.ts';
import { sampleMentor, sampleRequest, sampleSent } from './samples.ts';

const received = vi.fn<() => MentorshipRequest[]>();
const sent = vi.fn<() => SentRequest[]>();

beforeEach(() => {
  installSocket();
  storeUser(storedStudent);
  received.mockReset().mockReturnValue([sampleRequest()]);
  sent.mockReset().mockReturnValue([]);
  trpcHandler('mentorship.received', received);
  trpcHandler('mentorship.sent', sent);
  trpcHandler('mentors.list', () => []);
  answerOwnMentor(sampleMentor({ mine: true }));
});
afterEach(restoreSocket);

const said = (content: string): ServerMessage => ({
  type: 'chat',
  id: 1,
  content,
  timestamp: '2026-11-21T09:05:00.000Z',
  anonymous: true,
  alias: 'Mentore',
});

let readAgain: () => Promise<void>;
function Reader() {
  const { mentorship } = trpc.useUtils();
  readAgain = () => act(() => mentorship.invalidate());
  return null;
}

function open(tab: 'gestisci' | 'richieste') {
  const page = (
    <>
      <MentorshipPage />
      <Reader />
    </>
  );
  return renderPage(`/mentorship?tab=${tab}`, page, { user: storedStudent }).user;
}

it('keeps the response that a mentor was writing when the student withdraws the request', async () => {
  const user = open('gestisci');
  const request = within(await screen.findByRole('article', { name: 'Psicometria' }));
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  await paste(user, request.getByLabelText(/^Due righe tue/), 'Comincia dagli appunti');
  received.mockReturnValue([sampleRequest({ status: 'withdrawn', topic: '', message: '' })]);
  await readAgain();
  const withdrawn = within(await screen.findByRole('article', { name: 'Richiesta ritirata' }));
  expect(withdrawn.getByLabelText<HTMLTextAreaElement>('Quello che stavi scrivendo').value).toBe('Comincia dagli appunti');
  await user.click(withdrawn.getByRole('button', { name: 'Copia il testo' }));
  expect(await navigator.clipboard.readText()).toBe('Comincia dagli appunti');
  await user.click(withdrawn.getByRole('button', { name: 'Elimina' }));
  expect(withdrawn.queryByLabelText('Quello che stavi scrivendo')).toBeNull();
  expect(storedDraft('mentorship-answer-31')).toBeNull();
});

it.each([
  ['gestisci', () => received.mockReturnValue([sampleRequest({ status: 'completed' })])],
  ['richieste', () => sent.mockReturnValue([sampleSent({ status: 'completed', rating: 3 })])],
] as const)('shows the undelivered message and the draft of a conversation that has ended (%s)', async (tab, answer) => {
  const room = createChatRoom({ kind: 'mentorship', requestId: 31 }, storedStudent.id!);
  room.enter();
  room.send('Ci sentiamo domani?');
  socket().receive({ type: 'connection', event: 'ended', message: 'La chat è finita' });
  room.leave();
  writeDraft(storedStudent.id!, 'chat-mentorship-31', 'E grazie');
  answer();
  const user = open(tab);
  const request = within(await screen.findByRole('article', { name: 'Psicometria' }));
  const kept = await request.findByLabelText<HTMLTextAreaElement>('Quello che nella chat non è arrivato');
  expect(kept.value).toBe('Ci sentiamo domani?\n\nE grazie');
  await user.click(request.getByRole('button', { name: 'Elimina' }));
  await waitFor(() => expect(request.queryByLabelText('Quello che nella chat non è arrivato')).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.includes('chat-mentorship'))).toEqual([]);
});

it.each([
  ['gestisci', received, () => received.mockReturnValue([sampleRequest({ status: 'completed' })])],
  ['richieste', sent, () => sent.mockReturnValue([sampleSent({ status: 'completed', rating: 3 })])],
  ['gestisci', received, () => received.mockReturnValue([])],
  ['richieste', sent, () => sent.mockReturnValue([])],
] as const)('leaves an open chat on the page when its request ends or disappears, and keeps its draft (%s)', async (tab, list, end) => {
  received.mockReturnValue([]);
  list.mockReturnValue([sampleSent({ status: 'accepted' })]);
  const user = open(tab);
  await user.click(await screen.findByRole('button', { name: 'Inizia Chat' }));
  await screen.findByText('Non in linea');
  await waitFor(() => expect(socket()).toBeDefined());
  socket().accept();
  socket().receive(said('Comincia dagli appunti'));
  await paste(user, screen.getByLabelText('Il tuo messaggio'), 'A metà');
  await waitFor(() => expect(storedDraft('chat-mentorship-31')).toBe('A metà'));
  end();
  await readAgain();
  socket().receive({ type: 'connection', event: 'ended', message: 'La chat è finita' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Comincia dagli appunti')).toBeDefined();
  expect(dialog.getByText('La chat è finita')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Quello che nella chat non è arrivato')).value).toBe('A metà');
  await waitFor(() => expect(screen.queryByText('Comincia dagli appunti')).toBeNull());
  // The dialog’s entry in the history is gone before the next test sets the address.
  await waitFor(() => expect(window.history.state?.layer).toBeUndefined());
});

it('shows what was written to people whose account is gone, and only that', async () => {
  for (const [key, text] of [
    ['chat-mentorship-31', 'In una chat che c’è'],
    ['chat-mentorship-32', 'In una chat ricevuta'],
    ['chat-mentorship-33', 'A metà'],
    ['mentorship-answer-31', 'A una richiesta che c’è'],
    ['mentorship-answer-34', 'Comincia dagli appunti'],
  ] as const)
    writeDraft(storedStudent.id!, key, text);
  const room = createChatRoom({ kind: 'mentorship', requestId: 35 }, storedStudent.id!);
  room.send('Ci sei?');
  sent.mockReturnValue([sampleSent({ status: 'accepted' })]);
  received.mockReturnValue([sampleRequest(), sampleRequest({ id: 32, status: 'accepted' })]);
  const user = open('richieste');
  const lost = () => screen.findAllByLabelText<HTMLTextAreaElement>('Quello che nella chat non è arrivato');
  await waitFor(async () => expect((await lost()).map(({ value }) => value)).toEqual(['A metà', 'Ci sei?']));
  await user.click(screen.getAllByRole('button', { name: 'Elimina' })[0]!);
  await waitFor(async () => expect((await lost()).map(({ value }) => value)).toEqual(['Ci sei?']));
  await user.click(screen.getByRole('tab', { name: /^Gestisci richieste/ }));
  expect((await lost()).map(({ value }) => value)).toEqual(['Ci sei?']);
  const answers = screen.getAllByLabelText<HTMLTextAreaElement>('La tua risposta a una richiesta che non c’è più');
  expect(answers.map(({ value }) => value)).toEqual(['Comincia dagli appunti']);
});

it('shows a request that was begun to a mentor who is gone, once all mentors are listed', async () => {
  const values = { topic: 'Statistica', urgency: 'medium', message: 'Non so da dove cominciare' };
  writeDraft(storedStudent.id!, 'mentorship-request-4', JSON.stringify(values));
  writeDraft(storedStudent.id!, 'mentorship-request-5', JSON.stringify({ ...values, topic: 'Istologia' }));
  trpcHandler('mentors.list', () => [sampleMentor({ id: 4 })]);
  const { user } = renderPage('/mentorship', <MentorshipPage />, { user: storedStudent });
  const lost = await screen.findAllByLabelText<HTMLTextAreaElement>('La tua richiesta a un mentore che non c’è più');
  expect(lost.map(({ value }) => value)).toEqual(['Istologia\n\nNon so da dove cominciare']);
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(storedDraft('mentorship-request-5')).toBeNull();
});

it.each<[string, Partial<Mentor>, boolean]>([
  ['is busy', { isAvailable: false }, true],
  ['is full', { full: true }, true],
  ['is under review', { underReview: true, bio: '' }, true],
  ['can be asked', {}, false],
])('shows a request that was begun to a mentor who %s, if its form cannot be opened: %s', async (_, fields, shown) => {
  const values = { topic: 'Statistica', urgency: 'medium', message: 'Non so da dove cominciare' };
  writeDraft(storedStudent.id!, 'mentorship-request-4', JSON.stringify(values));
  trpcHandler('mentors.list', () => [sampleMentor({ id: 4, ...fields })]);
  renderPage('/mentorship', <MentorshipPage />, { user: storedStudent });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Richiedi Mentorship' });
  expect(button.disabled).toBe(shown);
  const words = () => screen.queryByLabelText<HTMLTextAreaElement>('La tua richiesta a un mentore che ora non può riceverne')?.value;
  await waitFor(() => expect(words()).toBe(shown ? 'Statistica\n\nNon so da dove cominciare' : undefined));
});

it('shows a request to a listed mentor who cannot be asked before all mentors are listed', async () => {
  writeDraft(storedStudent.id!, 'mentorship-request-4', JSON.stringify({ topic: 'Statistica', urgency: 'medium', message: '' }));
  writeDraft(storedStudent.id!, 'mentorship-request-99', JSON.stringify({ topic: 'Forse più avanti', urgency: 'medium', message: '' }));
  trpcHandler('mentors.list', () => Array.from({ length: 25 }, (_, index) => sampleMentor({ id: index + 1, isAvailable: index !== 3 })));
  renderPage('/mentorship', <MentorshipPage />, { user: storedStudent });
  const lost = await screen.findAllByLabelText<HTMLTextAreaElement>(/^La tua richiesta a un mentore/);
  expect(lost.map(({ value }) => value)).toEqual(['Statistica']);
});

it('keeps the undelivered messages of a mentorship whose request is gone', async () => {
  expectConsoleErrors();
  server.use(http.get('/ws', () => HttpResponse.json({ message: 'Questa richiesta non c’è più' }, { status: 404 })));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const room = createChatRoom({ kind: 'mentorship', requestId: 36 }, storedStudent.id!);
  room.enter();
  room.send('Ci sei ancora?');
  socket().cut(1006);
  vi.advanceTimersByTime(3000);
  await vi.waitFor(() => expect(room.getState().status).toBe('over'));
  room.leave();
  vi.useRealTimers();
  expect(storedDraft('chat-mentorship-36-unsent')).toContain('Ci sei ancora?');
});
