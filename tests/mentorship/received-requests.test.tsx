import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { MentorshipRequest } from '../../src/routers/mentorship/schema.ts';
import { deferred } from '../support/deferred.ts';
import { trpc } from '../../src/client/lib/trpc.ts';
import { NEWEST } from '../../src/client/notices/use-notices.ts';
import { Offline, trpcHandler } from '../support/msw.ts';
import { renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { answerOwnMentor } from './answers.ts';
import { card, open } from './requests-page.tsx';
import { sampleMentor, sampleRequest } from './samples.ts';
import { putStylesOn } from '../support/styles.ts';
import { two, useReceived } from './received.ts';

const received = useReceived();

it('shows mentors a tab with a red count of pending requests', async () => {
  putStylesOn();
  received.mockReturnValue([...two, sampleRequest({ id: 33, status: 'accepted' })]);
  open('/mentorship');
  const tab = await screen.findByRole('tab', { name: /^Gestisci richieste 2 ?in attesa$/ });
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Trova mentori',
    'Le mie richieste',
    'Gestisci richieste2 in attesa',
    'Diventa mentore',
  ]);
  expect(within(tab).getByText(/^2/).closest('[data-tone]')!.getAttribute('data-tone')).toBe('red');
});

it('shows no count when no request is pending', async () => {
  received.mockReturnValue([sampleRequest({ status: 'rejected' })]);
  open();
  await card();
  expect(screen.getByRole('tab', { name: 'Gestisci richieste' })).toBeDefined();
});

it('tells other users that the tab is for mentors, and how to become one', async () => {
  answerOwnMentor(null);
  const user = open();
  expect(await screen.findByText('Solo per Mentori')).toBeDefined();
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Diventa Mentore' }));
  expect(screen.getByRole('tab', { name: 'Diventa mentore' }).getAttribute('aria-selected')).toBe('true');
  expect(window.location.search).toBe('?tab=diventa');
  expect(received).not.toHaveBeenCalled();
});

it('does not show “Solo per Mentori” while the user’s mentor profile cannot be loaded', async () => {
  trpcHandler('mentors.me', () => {
    throw new Offline();
  });
  const user = open();
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  expect(screen.queryByText('Solo per Mentori')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Gestisci richieste' }).getAttribute('aria-selected')).toBe('true');
  answerOwnMentor(sampleMentor({ mine: true }));
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('tab', { name: /^Gestisci richieste/ })).toBeDefined();
});

it('needs a login', async () => {
  window.history.replaceState(null, '', '/mentorship?tab=gestisci');
  renderWith(<MentorshipPage />);
  expect(await screen.findByText('Accesso richiesto')).toBeDefined();
  expect(received).not.toHaveBeenCalled();
});

it('shows three skeletons while the requests load', async () => {
  const answer = deferred<MentorshipRequest[]>();
  trpcHandler('mentorship.received', answer.wait);
  open();
  await screen.findByRole('heading', { level: 2, name: 'Richieste ricevute' });
  expect(screen.getByText('Caricamento...').nextElementSibling!.children).toHaveLength(3);
  await answer.request;
  answer.resolve(two);
  await card();
});

it('shows topic, message, status, urgency and date, and what the mentor answered', async () => {
  received.mockReturnValue([sampleRequest({ status: 'accepted', urgency: 'high', mentorResponse: 'Volentieri: ti scrivo presto.' })]);
  open();
  const request = await card();
  expect(request.getByText('Ho l’esame tra due mesi e non so da dove cominciare.')).toBeDefined();
  expect(request.getByText('Accettata')).toBeDefined();
  expect(request.getByText('Alta')).toBeDefined();
  expect(request.getByText('il 15 nov 2026').parentElement!.textContent).toBe('Ricevuta il 15 nov 2026');
  expect(request.getByText('La tua risposta').closest('article')!.textContent).toContain('La tua rispostaVolentieri: ti scrivo presto.');
  expect(request.getByRole('button', { name: 'Inizia Chat' })).toBeDefined();
  expect(request.queryByRole('button', { name: 'Accetta' })).toBeNull();
});

it('shows a message when there are no requests', async () => {
  received.mockReturnValue([]);
  open();
  expect(await screen.findByText('Nessuna richiesta ricevuta')).toBeDefined();
});

it('shows an error when the requests cannot be loaded, and retries', async () => {
  received.mockImplementationOnce(() => {
    throw new Offline();
  });
  const user = open();
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await card();
});

it('shows no text of a withdrawn request, and refetches when a new notice arrives', async () => {
  received.mockReturnValue([sampleRequest({ status: 'withdrawn', topic: '', message: '' })]);
  let tell!: (id: number) => Promise<void>;
  function Bell() {
    const { list } = trpc.useUtils().notices;
    const notice = { kind: 'request', createdAt: '2026-11-15T10:00:00.000Z', read: false, requestId: 31 } as const;
    // Observers are notified in a separate task.
    tell = (id) =>
      act(async () => {
        list.setData(NEWEST, [{ ...notice, id }]);
        await new Promise((resolve) => setTimeout(resolve));
      });
    return null;
  }
  const page = (
    <>
      <MentorshipPage />
      <Bell />
    </>
  );
  renderPage('/mentorship?tab=gestisci', page, { user: storedStudent });
  const request = await card('Richiesta ritirata');
  expect(request.getByText('Ritirata')).toBeDefined();
  // What was read before can still be reported, and its sender kept away.
  expect(request.getAllByRole('button')).toEqual([
    request.getByRole('button', { name: 'Azioni sulla richiesta ritirata' }),
    request.getByRole('button', { name: 'Non voglio più sentire questa persona' }),
  ]);
  received.mockReturnValue(two);
  await tell(7);
  expect(received).toHaveBeenCalledTimes(1);
  await tell(8);
  await card('Statistica');
});

it('shows within seconds that a request was withdrawn, although no notice tells it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  try {
    open();
    await card('Statistica');
    received.mockReturnValue([sampleRequest(), sampleRequest({ id: 32, status: 'withdrawn', topic: '', message: '' })]);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await card('Richiesta ritirata');
  } finally {
    vi.useRealTimers();
  }
});
