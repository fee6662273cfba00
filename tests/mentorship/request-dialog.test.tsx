import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { SentRequest } from '../../src/routers/mentorship/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { answerOwnMentor } from './answers.ts';
import { sampleMentor, sampleSent } from './samples.ts';
import { paste } from '../support/paste.ts';
import { putStylesOn } from '../support/styles.ts';

const request = vi.fn<(input: InputOf<'mentorship.request'>) => SentRequest>();

beforeEach(() => {
  request.mockReset().mockReturnValue(sampleSent());
  trpcHandler('mentorship.request', request);
  trpcHandler('mentors.list', () => [sampleMentor(), sampleMentor({ id: 5, courseOfStudy: 'Medicina e Chirurgia' })]);
  answerOwnMentor(null);
});

async function openDialog(course = 'Psicologia clinica') {
  const { user } = renderPage('/mentorship', <MentorshipPage />, { user: storedStudent });
  await ask(user, course);
  return user;
}

async function ask(user: User, course: string) {
  await user.click(within(await screen.findByRole('article', { name: course })).getByRole('button', { name: 'Richiedi Mentorship' }));
  await screen.findByRole('dialog', { name: 'Richiedi Mentorship' });
}

type User = ReturnType<typeof renderPage>['user'];

function dialog() {
  return within(screen.getByRole('dialog'));
}

async function fill(user: User) {
  await paste(user, dialog().getByLabelText('Argomento'), 'Psicometria');
  await paste(user, dialog().getByLabelText('Messaggio'), 'Mi daresti una mano?');
}

function send(user: User) {
  return user.click(dialog().getByRole('button', { name: 'Invia Richiesta' }));
}

it('shows the details of the mentor and preselects medium urgency', async () => {
  await openDialog();
  expect(dialog().getByText('Psicologia clinica, 5° Anno')).toBeDefined();
  expect(dialog().getByText('Lunedì e mercoledì, 18-20 · Italiano, francese')).toBeDefined();
  expect(
    dialog()
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Bassa', 'Media', 'Alta']);
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Media' }).checked).toBe(true);
});

it('requires a topic and a message of at least ten characters', async () => {
  const user = await openDialog();
  await paste(user, dialog().getByLabelText('Messaggio'), 'Aiutami!!');
  await send(user);
  expect(await dialog().findByText('Campo obbligatorio')).toBeDefined();
  expect(dialog().getByText('Il messaggio deve essere almeno 10 caratteri')).toBeDefined();
  await user.type(dialog().getByLabelText('Messaggio'), '!');
  await waitFor(() => expect(dialog().queryByText('Il messaggio deve essere almeno 10 caratteri')).toBeNull());
  expect(request).not.toHaveBeenCalled();
});

it('sends the request, confirms it, closes, and is empty when opened again', async () => {
  const user = await openDialog();
  await fill(user);
  await user.click(dialog().getByRole('radio', { name: 'Alta' }));
  await send(user);
  expect(await screen.findByText('Richiesta inviata!')).toBeDefined();
  expect(screen.getByText('Il mentore riceverà la tua richiesta a breve.')).toBeDefined();
  expect(request).toHaveBeenCalledExactlyOnceWith({ mentorId: 4, topic: 'Psicometria', message: 'Mi daresti una mano?', urgency: 'high' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await ask(user, 'Psicologia clinica');
  expect(dialog().getByLabelText<HTMLInputElement>('Argomento').value).toBe('');
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Media' }).checked).toBe(true);
});

it('shows the new request among the sent ones, even if these were loaded before', async () => {
  const sent = vi.fn<() => SentRequest[]>(() => []);
  trpcHandler('mentorship.sent', sent);
  const { user } = renderPage('/mentorship?tab=richieste', <MentorshipPage />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Trova un mentore' }));
  await ask(user, 'Psicologia clinica');
  await fill(user);
  await send(user);
  await screen.findByText('Richiesta inviata!');
  sent.mockReturnValue([sampleSent()]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Le mie richieste' }));
  expect(await screen.findByRole('article', { name: 'Psicometria' })).toBeDefined();
});

it('shows “Invio...” and cannot be sent twice while the request runs', async () => {
  const answer = deferred<SentRequest>();
  trpcHandler('mentorship.request', answer.wait);
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect((await dialog().findByRole<HTMLButtonElement>('button', { name: 'Invio...' })).disabled).toBe(true);
  await answer.request;
  answer.resolve(sampleSent());
  await screen.findByText('Richiesta inviata!');
});

it('keeps the text when the request fails, but only for this mentor', async () => {
  request.mockImplementation(() => {
    throw new Offline();
  });
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect(await screen.findByText('Impossibile inviare la richiesta. Riprova.')).toBeDefined();
  expect(screen.getByText('Errore')).toBeDefined();
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Messaggio').value).toBe('Mi daresti una mano?');

  await user.click(dialog().getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await ask(user, 'Medicina e Chirurgia');
  await waitFor(() => expect(dialog().getByText('Medicina e Chirurgia, 5° Anno')).toBeDefined());
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Messaggio').value).toBe('');
});

it('shows helplines next to a message that expresses suffering', async () => {
  const user = await openDialog();
  await paste(user, dialog().getByLabelText('Messaggio'), 'Non ce la faccio, voglio morire.');
  const helplines = await dialog().findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  await user.click(within(helplines).getByRole('button', { name: 'Nascondi i numeri di aiuto' }));
  await expectFocus(() => dialog().getByLabelText('Messaggio'));
});

it('shows why the server refused the request', async () => {
  request.mockImplementation(() => {
    throw new Refusal({ status: 409, message: 'Hai già una richiesta in attesa per questo mentore', reason: 'request_pending' });
  });
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect(await screen.findByText('Impossibile inviare la richiesta. Riprova.')).toBeDefined();
  expect(dialog().getByText('Hai già una richiesta in attesa per questo mentore')).toBeDefined();
});

it('hides the mentor’s bio when the viewport is short, as above an open keyboard', async () => {
  putStylesOn();
  await openDialog();
  const bio = dialog().getByText(sampleMentor().bio);
  expect(getComputedStyle(bio).display).toBe('block');
  document.documentElement.toggleAttribute('data-short', true);
  onTestFinished(() => void document.documentElement.toggleAttribute('data-short', false));
  expect(getComputedStyle(bio).display).toBe('none');
  expect(getComputedStyle(dialog().getByText(/^Psicologia clinica,/)).display).toBe('block');
});
