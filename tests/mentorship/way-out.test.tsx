import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { MentorshipRequest } from '../../src/routers/mentorship/schema.ts';
import { type InputOf, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { answerOwnMentor } from './answers.ts';
import { card, open } from './requests-page.tsx';
import { sampleMentor, samplePause, sampleRequest, sampleSent } from './samples.ts';

const received = vi.fn<() => MentorshipRequest[]>();

beforeEach(() => {
  received.mockReset().mockReturnValue([sampleRequest()]);
  trpcHandler('mentorship.received', received);
  trpcHandler('mentors.list', () => []);
  answerOwnMentor(sampleMentor({ mine: true }));
});

it.each(['pending', 'rejected', 'completed', 'expired', 'withdrawn'] as const)(
  'lets a mentor end contact with the sender of a request that is %s, and confirms it',
  async (status) => {
    const withdrawn = status === 'withdrawn' && { topic: '', message: '' };
    received.mockReturnValue([sampleRequest({ status, ...withdrawn })]);
    const after = status === 'pending' ? 'rejected' : status;
    const end = vi.fn(() => {
      received.mockReturnValue([sampleRequest({ status: after, ...withdrawn })]);
      return sampleRequest({ status: after, ...withdrawn });
    });
    trpcHandler('mentorship.end', end);
    const user = open();
    const request = await card(withdrawn ? 'Richiesta ritirata' : undefined);
    await user.click(request.getByRole('button', { name: 'Non voglio più sentire questa persona' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi con questa persona' }));
    expect(await request.findByText('Questa persona non potrà più scriverti.')).toBeDefined();
    expect(request.queryByRole('button', { name: 'Non voglio più sentire questa persona' })).toBeNull();
    expect(end).toHaveBeenCalledOnce();
  },
);

it('tells a paused mentor the reason, and lets them reject requests without a text', async () => {
  trpcHandler('measures.list', () => [samplePause()]);
  const update = vi.fn<(input: InputOf<'mentorship.update'>) => MentorshipRequest>(() => sampleRequest({ status: 'rejected' }));
  trpcHandler('mentorship.update', update);
  const user = open();
  expect(await screen.findByText(/puoi leggere ma non scrivere/)).toBeDefined();
  const request = await card();
  expect(request.getByRole<HTMLButtonElement>('button', { name: 'Accetta' }).disabled).toBe(true);
  expect(request.queryByRole('button', { name: 'Aggiungi due righe' })).toBeNull();
  received.mockReturnValue([sampleRequest({ status: 'rejected' })]);
  await user.click(request.getByRole('button', { name: 'Rifiuta' }));
  await user.click(await screen.findByRole('button', { name: 'Rifiuta la richiesta' }));
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ requestId: 31, status: 'rejected' }));
});

it('tells a paused mentor that they are listed as unavailable, and lets them only switch availability off', async () => {
  trpcHandler('measures.list', () => [samplePause()]);
  const update = vi.fn<(input: InputOf<'mentors.update'>) => Mentor>(() => sampleMentor({ mine: true, isAvailable: false }));
  trpcHandler('mentors.update', update);
  const user = open('/mentorship?tab=diventa');
  expect(await screen.findByText(/Finché non puoi scrivere, nell’elenco risulti «Occupato»/)).toBeDefined();
  const available = screen.getByRole<HTMLButtonElement>('switch', { name: 'Ricevo nuove richieste' });
  await user.click(available);
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ isAvailable: false }));
  await waitFor(() => expect(available.getAttribute('aria-checked')).toBe('false'));
  expect(available.disabled).toBe(true);
});

it('tells mentors that their profile is removed or under review, and hides the actions that would fail', async () => {
  answerOwnMentor(sampleMentor({ mine: true, removed: true }));
  const { unmount } = renderPage('/mentorship?tab=diventa', <MentorshipPage />, { user: storedStudent });
  expect(await screen.findByText(/ha tolto il tuo profilo/)).toBeDefined();
  expect(screen.queryByText(/risulti disponibile/)).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Modifica il profilo' })).toBeNull();
  unmount();
  answerOwnMentor(sampleMentor({ mine: true, underReview: true }));
  open('/mentorship?tab=diventa');
  expect(await screen.findByText('In verifica')).toBeDefined();
  expect(screen.getByRole('switch')).toBeDefined();
});

it('shows mentors what they had not saved of a profile that moderators have removed meanwhile', async () => {
  const draft = { bio: 'Ho rifatto da capo il primo anno.', specializations: 'Analisi, Fisica', studyYear: '3' };
  localStorage.setItem(`sottovoce-draft:${storedStudent.id}:mentor-profile`, JSON.stringify(draft));
  answerOwnMentor(sampleMentor({ mine: true, removed: true }));
  const user = open('/mentorship?tab=diventa');
  const words = await screen.findByLabelText<HTMLTextAreaElement>('La modifica al profilo che non hai salvato');
  expect(words.value).toBe('Analisi, Fisica\nHo rifatto da capo il primo anno.');
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(screen.queryByLabelText('La modifica al profilo che non hai salvato')).toBeNull();
  expect(localStorage.getItem(`sottovoce-draft:${storedStudent.id}:mentor-profile`)).toBeNull();
});

it('lets each side report what the other wrote, but not the default response', async () => {
  const report = vi.fn<(input: InputOf<'reports.create'>) => { reported: true }>(() => ({ reported: true }));
  trpcHandler('reports.create', report);
  const mentorResponse = 'Parole che feriscono.';
  received.mockReturnValue([sampleRequest({ status: 'rejected', mentorResponse })]);
  trpcHandler('mentorship.sent', () => [
    sampleSent({ id: 32, status: 'rejected', mentorResponse }),
    sampleSent({ id: 33, topic: 'Tesi', status: 'rejected', mentorResponse: 'Il mentore ha rifiutato la tua richiesta.' }),
  ]);
  const user = open();
  const tell = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('menuitem', { name: 'Segnala' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Segnala questa/ }));
    await user.click(dialog.getByRole('radio', { name: 'Insulti o molestie' }));
    await user.click(dialog.getByRole('button', { name: 'Segnala' }));
    const thanks = await screen.findByRole('dialog', { name: 'Grazie' });
    await user.click(within(thanks).getByText('Chiudi'));
  };
  await tell('Azioni sulla richiesta «Psicometria»');
  expect(screen.queryByRole('button', { name: /^Azioni sulla risposta/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Le mie richieste' }));
  await tell('Azioni sulla risposta «Psicometria»');
  expect(screen.queryByRole('button', { name: /«Tesi»/ })).toBeNull();
  expect(report.mock.calls).toMatchObject([[{ kind: 'request', id: 31 }], [{ kind: 'response', id: 32 }]]);
});
