import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { MentorshipRequest } from '../../src/routers/mentorship/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { trpc } from '../../src/client/lib/trpc.ts';
import { NEWEST } from '../../src/client/notices/use-notices.ts';
import { type InputOf, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { answerOwnMentor } from './answers.ts';
import { card, open } from './requests-page.tsx';
import { sampleMentor, sampleRequest } from './samples.ts';
import { putStylesOn } from '../support/styles.ts';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';

const received = vi.fn<() => MentorshipRequest[]>();
const two = [sampleRequest(), sampleRequest({ id: 32, topic: 'Statistica' })];

beforeEach(() => {
  received.mockReset().mockReturnValue(two);
  trpcHandler('mentorship.received', received);
  trpcHandler('mentors.list', () => []);
  answerOwnMentor(sampleMentor({ mine: true }));
});

function updates(answer: (input: InputOf<'mentorship.update'>) => MentorshipRequest | Promise<MentorshipRequest>) {
  const update = vi.fn<(input: InputOf<'mentorship.update'>) => MentorshipRequest | Promise<MentorshipRequest>>(answer);
  trpcHandler('mentorship.update', update);
  return update;
}

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
  expect(screen.queryByRole('tab')).toBeNull();
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

it('accepts with the default response, and disables all other answers meanwhile', async () => {
  putStylesOn();
  const answer = deferred<MentorshipRequest>();
  const update = updates(answer.wait);
  const user = open();
  const [psicometria, statistica] = [await card(), await card('Statistica')];
  const buttons = () =>
    [psicometria, statistica].flatMap((request) =>
      ['Rifiuta', 'Accetta'].map((name) => request.getByRole<HTMLButtonElement>('button', { name }).disabled),
    );
  expect(buttons()).toEqual([false, false, false, false]);
  await user.click(psicometria.getByRole('button', { name: 'Accetta' }));
  await waitFor(() => expect(buttons()).toEqual([true, true, true, true]));
  await answer.request;
  expect(update).toHaveBeenCalledExactlyOnceWith({
    requestId: 31,
    status: 'accepted',
    response: 'Il mentore ha accettato la tua richiesta e ti contatterà presto.',
  });

  const accepted = sampleRequest({
    status: 'accepted',
    mentorResponse: 'Il mentore ha accettato la tua richiesta e ti contatterà presto.',
  });
  received.mockReturnValue([accepted, two[1]!]);
  answer.resolve(accepted);
  expect(await screen.findByText('Richiesta accettata!')).toBeDefined();
  expect(screen.getByText('La richiesta è stata accettata con successo.')).toBeDefined();
  expect(await psicometria.findByRole('button', { name: 'Inizia Chat' })).toBeDefined();
  expect(screen.getByRole('tab', { name: /^Gestisci richieste 1 ?in attesa$/ })).toBeDefined();
  expect(received).toHaveBeenCalledTimes(1);
});

it('keeps a response that is too long whole, shows the excess and sends nothing until it fits', async () => {
  const update = updates(() => sampleRequest({ status: 'accepted' }));
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  const field = request.getByLabelText<HTMLTextAreaElement>('Due righe tue');
  await paste(user, field, 'a'.repeat(2003));
  expect(field.value).toHaveLength(2003);
  expect(request.getByText('3 caratteri di troppo')).toBeDefined();
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  await expectFocus(() => field);
  expect(update).not.toHaveBeenCalled();
  await user.type(field, '{Backspace}{Backspace}{Backspace}');
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ response: 'a'.repeat(2000) })));
});

it('offers the mentor helplines beside distress in the response, and again once it is sent', async () => {
  updates(() => sampleRequest({ status: 'accepted' }));
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  await paste(user, request.getByLabelText(/^Due righe tue/), 'Anche io a volte voglio morire');
  expect(await request.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeDefined();
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  expect(await screen.findByRole('button', { name: 'Numeri da chiamare' })).toBeDefined();
});

it('does not accept more text while a response is being sent', async () => {
  const answer = deferred<MentorshipRequest>();
  updates(answer.wait);
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  const field = request.getByLabelText<HTMLTextAreaElement>('Due righe tue');
  await paste(user, field, 'Volentieri');
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  await answer.request;
  await paste(user, field, ', davvero');
  expect(field.value).toBe('Volentieri');
  answer.resolve(sampleRequest({ status: 'accepted', mentorResponse: 'Volentieri' }));
  expect(await screen.findByText('Richiesta accettata!')).toBeDefined();
});

it('keeps what another tab stores of a response while it is being sent', async () => {
  const answer = deferred<MentorshipRequest>();
  updates(answer.wait);
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  await paste(user, request.getByLabelText('Due righe tue'), 'Volentieri');
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  await answer.request;
  storeElsewhere('mentorship-answer-31', 'Volentieri, da lunedì');
  answer.resolve(sampleRequest({ status: 'accepted', mentorResponse: 'Volentieri' }));
  expect(await request.findByText('Volentieri, da lunedì')).toBeDefined();
  expect(storedDraft('mentorship-answer-31')).toBe('Volentieri, da lunedì');
});

it('answers a response that gives methods of self-harm with the helplines, not with an error', async () => {
  updates(() => sampleRequest({ status: 'accepted' })).mockImplementationOnce(() => {
    throw new Refusal({ status: 403, message: 'Questo testo non si può pubblicare', reason: 'needs_care' });
  });
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  await paste(user, request.getByLabelText(/^Due righe tue/), 'parole');
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  const panel = await request.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  expect(panel.textContent).toMatch(/Questo testo non si può pubblicare/);
  expect(document.querySelector('[data-variant]')).toBeNull();
  expect(request.getByLabelText<HTMLTextAreaElement>(/^Due righe tue/).value).toBe('parole');
});

it('sends the mentor’s own response, and keeps it when the server refuses', async () => {
  trpcHandler('moderation.reread', () => ({ ask: false }));
  const update = updates(() => sampleRequest({ status: 'rejected', mentorResponse: 'Scrivi a chi segue Statistica, è in gamba.' }));
  update.mockImplementationOnce(() => {
    throw new Refusal({ status: 409, message: 'Segui già quante persone hai scelto', reason: 'capacity_reached' });
  });
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  const words = request.getByLabelText(/^Due righe tue/);
  await expectFocus(() => words);
  await paste(user, words, 'Scrivi a chi segue Statistica, è in gamba.');
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  expect(await request.findByText('Segui già quante persone hai scelto')).toBeDefined();
  expect((words as HTMLTextAreaElement).value).toBe('Scrivi a chi segue Statistica, è in gamba.');
  await user.click(request.getByRole('button', { name: 'Rifiuta' }));
  expect(await screen.findByText(/leggerà le tue righe/)).toBeDefined();
  received.mockReturnValue([sampleRequest({ status: 'rejected' })]);
  await user.click(screen.getByRole('button', { name: 'Rifiuta la richiesta' }));
  expect(await screen.findByText('Richiesta rifiutata')).toBeDefined();
  expect(update).toHaveBeenLastCalledWith({ requestId: 31, status: 'rejected', response: 'Scrivi a chi segue Statistica, è in gamba.' });
  expect(storedDraft('mentorship-answer-31')).toBeNull();
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
  // What was read before can still be reported.
  expect(request.getByRole('button')).toBe(request.getByRole('button', { name: 'Azioni sulla richiesta ritirata' }));
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

it('rejects with the default response after a confirmation', async () => {
  const update = updates(() => sampleRequest({ status: 'rejected' }));
  const user = open();
  const request = await card();
  received.mockReturnValue([sampleRequest({ status: 'rejected' })]);
  await user.click(request.getByRole('button', { name: 'Rifiuta' }));
  expect(update).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Rifiuta la richiesta' }));
  expect(await screen.findByText('Richiesta rifiutata')).toBeDefined();
  expect(screen.getByText('La richiesta è stata rifiutata.')).toBeDefined();
  expect(update).toHaveBeenCalledExactlyOnceWith({
    requestId: 31,
    status: 'rejected',
    response: 'Il mentore ha rifiutato la tua richiesta.',
  });
  await waitFor(() => expect(request.queryByRole('button', { name: 'Accetta' })).toBeNull());
  // The focused button is gone, so that the focus moves to the heading of the request.
  await expectFocus(() => request.getByRole('heading', { level: 3 }));
});

it('shows an error when an update fails, and refetches the requests', async () => {
  updates(() => {
    throw new Offline();
  });
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  expect(await screen.findByText('Impossibile aggiornare la richiesta. Riprova.')).toBeDefined();
  expect(screen.getByText('Errore')).toBeDefined();
  await waitFor(() => expect(request.getByRole<HTMLButtonElement>('button', { name: 'Accetta' }).disabled).toBe(false));
  await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
});
