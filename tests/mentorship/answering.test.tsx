import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MentorshipRequest } from '../../src/routers/mentorship/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { card, open } from './requests-page.tsx';
import { sampleRequest } from './samples.ts';
import { putStylesOn } from '../support/styles.ts';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';
import { two, updates, useReceived } from './received.ts';

const received = useReceived();

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

it('says of personal data in the response that the student would read them, and nothing of moderators', async () => {
  updates(() => sampleRequest({ status: 'accepted' }));
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  await paste(user, request.getByLabelText(/^Due righe tue/), 'Scrivimi a mario.rossi@example.com');
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  const { textContent } = await screen.findByRole('alertdialog', { name: /^Forse qui ci sono dati personali/ });
  await user.click(screen.getByRole('button', { name: /comunque$/ }));
  expect(textContent).toContain('Li leggerebbe chi riceve il messaggio');
  expect(textContent).not.toContain('modera');
  expect(await screen.findByText('Richiesta accettata!')).toBeDefined();
});

it('deletes the sent response and offers the helplines even if the mentor has opened another tab of the page meanwhile', async () => {
  const answer = deferred<MentorshipRequest>();
  updates(answer.wait);
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  await paste(user, request.getByLabelText(/^Due righe tue/), 'Anche io a volte voglio morire');
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  await answer.request;
  await user.click(screen.getByRole('tab', { name: 'Trova mentori' }));
  expect(storedDraft('mentorship-answer-31')).not.toBeNull();
  answer.resolve(sampleRequest({ status: 'accepted', mentorResponse: 'Anche io a volte voglio morire' }));
  expect(await screen.findByRole('button', { name: 'Numeri da chiamare' })).toBeDefined();
  expect(storedDraft('mentorship-answer-31')).toBeNull();
});

it('deletes a response that turns out to have arrived, also if the server has stored it in another form', async () => {
  updates(() => {
    throw new Offline();
  });
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  await paste(user, request.getByLabelText(/^Due righe tue/), 'Perche\u0301 no? A volte voglio morire anche io ');
  const mentorResponse = 'Perch\u00e9 no? A volte voglio morire anche io';
  received.mockReturnValue([sampleRequest({ status: 'accepted', mentorResponse }), two[1]!]);
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  expect(await request.findByText(mentorResponse)).toBeDefined();
  await waitFor(() => expect(storedDraft('mentorship-answer-31')).toBeNull());
  expect(request.queryByLabelText('Quello che stavi scrivendo')).toBeNull();
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
    throw new Refusal({ status: 409, message: 'Segui già il numero di persone che hai scelto', reason: 'capacity_reached' });
  });
  const user = open();
  const request = await card();
  await user.click(request.getByRole('button', { name: 'Aggiungi due righe' }));
  const words = request.getByLabelText(/^Due righe tue/);
  await expectFocus(() => words);
  await paste(user, words, 'Scrivi a chi segue Statistica, è in gamba.');
  await user.click(request.getByRole('button', { name: 'Accetta' }));
  expect(await request.findByText('Segui già il numero di persone che hai scelto')).toBeDefined();
  expect((words as HTMLTextAreaElement).value).toBe('Scrivi a chi segue Statistica, è in gamba.');
  await user.click(request.getByRole('button', { name: 'Rifiuta' }));
  expect(await screen.findByText(/leggerà le tue righe/)).toBeDefined();
  received.mockReturnValue([sampleRequest({ status: 'rejected' })]);
  await user.click(screen.getByRole('button', { name: 'Rifiuta la richiesta' }));
  expect(await screen.findByText('Richiesta rifiutata')).toBeDefined();
  expect(update).toHaveBeenLastCalledWith({ requestId: 31, status: 'rejected', response: 'Scrivi a chi segue Statistica, è in gamba.' });
  expect(storedDraft('mentorship-answer-31')).toBeNull();
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
