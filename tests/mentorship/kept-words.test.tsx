import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChatRoom } from '../../src/client/chat/chat-room.ts';
import { writeDraft } from '../../src/client/lib/drafts.ts';
import { storeUser } from '../../src/client/lib/storage.ts';
import { trpc } from '../../src/client/lib/trpc.ts';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { MentorshipRequest, SentRequest } from '../../src/routers/mentorship/schema.ts';
import { installSocket, restoreSocket, socket } from '../chat/fake-socket.ts';
import { trpcHandler } from '../support/msw.ts';
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

it('keeps the draft of an open chat whose request is completed', async () => {
  received.mockReturnValue([sampleRequest({ status: 'accepted' })]);
  const user = open('gestisci');
  await user.click(await screen.findByRole('button', { name: 'Inizia Chat' }));
  await screen.findByText('Disconnesso');
  await waitFor(() => expect(socket()).toBeDefined());
  socket().accept();
  await paste(user, screen.getByLabelText('Il tuo messaggio'), 'A metà');
  received.mockReturnValue([sampleRequest({ status: 'completed' })]);
  await readAgain();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Quello che nella chat non è arrivato')).value).toBe('A metà');
});
