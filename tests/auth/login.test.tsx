import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { unsentPlace } from '../../src/client/auth/unsent-place.ts';
import { showFlash } from '../../src/client/lib/flash.ts';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { writeDraft } from '../../src/client/lib/stored-drafts.ts';
import { COOKIE_MARK, readUser, storeUser, TOKEN_KEY } from '../../src/client/lib/storage.ts';
import type { LoggedIn } from '../../src/routers/auth/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { calledProcedures, Offline, Refusal, server, trpcHandler } from '../support/msw.ts';
import { renderApp } from '../support/render.tsx';
import { paste } from '../support/paste.ts';

vi.mock('../../src/client/lib/redirect.ts', () => ({ redirectTo: vi.fn<(url: string) => void>() }));

const giulia: LoggedIn = {
  id: '6f9a1b52-7f3c-4c39-9c0e-0a4f0c9d2b11',
  email: 'giulia.rossi@edu.unito.it',
  firstName: 'Giulia',
  lastName: 'Rossi',
  university: 'Università degli Studi di Torino',
  faculty: 'Psicologia',
  studyYear: '2° anno triennale',
  emailConfirmed: true,
  authToken: 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1',
};

beforeEach(() => vi.clearAllMocks());

async function openLogin() {
  const { user } = renderApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Accedi a Sottovoce' });
  return user;
}

function field(label: string): HTMLInputElement {
  return within(screen.getByRole('tabpanel', { name: 'Accedi' })).getByLabelText(label);
}

async function signIn(user: Awaited<ReturnType<typeof openLogin>>) {
  await paste(user, field('Email universitaria'), ' Giulia.Rossi@edu.unito.it ');
  await paste(user, field('Password'), 'mare-calmo');
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
}

it('starts with the login form and links to the helplines, the privacy notice and the preview', async () => {
  await openLogin();
  expect(screen.getByRole('tab', { name: 'Accedi' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('link', { name: 'Ecco chi risponde al telefono' }).getAttribute('href')).toBe('/support');
  expect(screen.getByRole('link', { name: /informativa sulla privacy/ }).getAttribute('href')).toBe('/privacy');
  expect(screen.getByRole('link', { name: 'Guarda l’anteprima' }).getAttribute('href')).toBe('/preview');
  expect(screen.queryByLabelText('Conferma password')).toBeNull();
});

it('logs in, stores the user without the token, and reloads the home page with a welcome', async () => {
  const login = vi.fn<(input: unknown) => LoggedIn>(() => giulia);
  trpcHandler('auth.login', login);
  await signIn(await openLogin());

  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/'));
  expect(login).toHaveBeenCalledExactlyOnceWith({ email: 'giulia.rossi@edu.unito.it', password: 'mare-calmo' });
  const { authToken: _, ...profile } = giulia;
  expect(readUser()).toEqual({ ...profile, isAuthenticated: true });
  expect(localStorage.getItem(TOKEN_KEY)).toBe(COOKIE_MARK);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(giulia.authToken);
  showFlash();
  expect(await screen.findByText('Login effettuato!')).toBeDefined();
  expect(screen.getByText('Ti diamo il benvenuto su Sottovoce.')).toBeDefined();
  expect(screen.queryByText('Riprendi il testo in sospeso')).toBeNull();
});

it('opens the composer again after a login if the session had ended while a post was being written', async () => {
  trpcHandler('auth.login', () => giulia);
  writeDraft(giulia.id, 'post', 'Stanotte non dormo');
  await signIn(await openLogin());
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/?nuovo'));
});

it.each([
  ['comment-7', '/posts/7'],
  ['chat-post-8', '/posts/8'],
  ['board-9', '/study-groups/9'],
  ['report-post-6', '/posts/6'],
  ['report-group-5', '/study-groups/5'],
  ['report-mentor-4', '/mentorship?tab=trova'],
  ['decision-2', '/moderation/cases/2'],
  ['appeal-answer-2', '/moderation/cases/2'],
  ['care-2', '/moderation/cases/2'],
  ['chat-mentorship-3', '/mentorship?tab=richieste'],
  ['mentorship-answer-3', '/mentorship?tab=gestisci'],
  ['mentorship-request-3', '/mentorship?tab=trova&riprendi=mentorship-request-3'],
  ['report-request-3', '/mentorship?tab=gestisci'],
  ['report-response-3', '/mentorship?tab=richieste'],
  ['mentor', '/mentorship?tab=diventa&riprendi=mentor'],
  ['mentor-profile', '/mentorship?tab=diventa'],
  ['study-plan', '/study-planner'],
  ['plan-edit-p1', '/study-planner'],
  ['study-session', '/study-planner'],
  ['session-edit-a', '/study-planner'],
])('offers after a login to go on with the unsent text %s', async (key, place) => {
  trpcHandler('auth.login', () => giulia);
  writeDraft(giulia.id, key, 'Non perderti');
  writeDraft('another', 'post', 'Di qualcun altro');
  // The page that it leads to may ask before the test ends.
  for (const call of ['posts.get', 'studyGroups.get', 'auth.user', 'mentors.me', 'mentors.list', 'mentorship.sent'] as const)
    trpcHandler(call, () => new Promise(() => {}));
  const user = await openLogin();
  await signIn(user);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/'));
  showFlash();
  await user.click(await screen.findByRole('button', { name: 'Riprendi il testo in sospeso' }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(place));
});

it('leads to the draft of a new plan by the exam for which it was begun', () => {
  storeUser({ ...giulia, isAuthenticated: true });
  writeDraft(giulia.id, 'study-plan-Chimica', 'Non perderti');
  expect(unsentPlace('/')).toBe('/study-planner?esame=Chimica');
});

it.each([
  ['study-group', '/study-groups?faculty=Psicologia', '/study-groups?faculty=Psicologia&riprendi=study-group'],
  ['exam-experience', '/exam-experiences', '/exam-experiences?riprendi=exam-experience'],
  ['meeting-4', '/study-groups/4', '/study-groups/4?riprendi=meeting-4'],
  ['mentor', '/mentorship?tab=richieste', '/mentorship?tab=diventa&riprendi=mentor'],
  ['mentorship-request-3', '/mentorship', '/mentorship?tab=trova&riprendi=mentorship-request-3'],
  ['chat-mentorship-3', '/mentorship?tab=gestisci', '/mentorship?tab=gestisci'],
  ['chat-mentorship-3', '/mentorship', '/mentorship?tab=richieste'],
  ['report-post-7', '/posts/7', '/posts/7?riprendi=report-post-7'],
  ['comment-7', '/posts/7', '/posts/7'],
])('goes on after a login with the unsent text %s on the page where the session ended', async (key, page, next) => {
  trpcHandler('auth.login', () => giulia);
  writeDraft(giulia.id, key, 'Non perderti');
  // A text of another page, which would come first.
  writeDraft(giulia.id, 'chat-post-5', 'Anche questo');
  const user = await openLogin();
  window.history.replaceState({ from: page }, '');
  await signIn(user);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(next));
  showFlash();
  await screen.findByText('Login effettuato!');
  expect(screen.queryByText('Riprendi il testo in sospeso')).toBeNull();
});

it.each([
  ['somebody else', { ...giulia, id: 'before' }, 1],
  ['somebody without a record', { isAuthenticated: false }, 1],
  ['the same person', giulia, 0],
])('when %s was still logged in, unsubscribes this browser from push except for the same account', async (_, before, times) => {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ pushManager }) } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  trpcHandler('auth.login', () => giulia);
  storeUser({ isAuthenticated: true, ...before });
  await signIn(await openLogin());
  await waitFor(() => expect(redirectTo).toHaveBeenCalled());
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(times));
});

it.each([
  ['forbidden', ['getItem', 'setItem', 'removeItem']],
  ['full to the last byte', ['setItem']],
] as const)('explains why the login fails when storage is %s, and ends the session', async (_, methods) => {
  const user = await openLogin();
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  onTestFinished(() => void vi.restoreAllMocks());
  trpcHandler('auth.login', () => giulia);
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  await signIn(user);
  expect(await screen.findAllByText(/^La password è giusta, ma questo browser non riesce a ricordare l’accesso/)).toHaveLength(2);
  expect(calledProcedures.at(-1)).toBe('auth.logout');
  expect(redirectTo).not.toHaveBeenCalled();
  expect(readUser()).toBeNull();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Accedi' })).disabled).toBe(false);
});

it('removes the stored user when another one cannot be stored in its place', async () => {
  storeUser({ ...giulia, id: 'before', isAuthenticated: true });
  const user = await openLogin();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  trpcHandler('auth.login', () => giulia);
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  await signIn(user);
  expect((await screen.findAllByText(/non riesce a ricordare l’accesso/)).length).toBeGreaterThan(0);
  expect(readUser()).toBeNull();
  expect(redirectTo).not.toHaveBeenCalled();
});

it('shows Caricamento... and disables the button while the request runs', async () => {
  const login = deferred<LoggedIn>();
  trpcHandler('auth.login', login.wait);
  await signIn(await openLogin());
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Caricamento...' });
  expect(button.disabled).toBe(true);
  await login.request;
  login.resolve(giulia);
  await waitFor(() => expect(redirectTo).toHaveBeenCalled());
  // Still disabled, because the new page is loading.
  expect(button.disabled).toBe(true);
});

it('shows the server’s message when it refuses, and keeps the input', async () => {
  trpcHandler('auth.login', () => {
    throw new Refusal({ status: 401, message: 'Email o password non corretti', reason: 'wrong_credentials' });
  });
  await signIn(await openLogin());
  const toast = (await screen.findByText('Errore')).closest('li')!;
  expect(toast.textContent).toContain('Email o password non corretti');
  expect(toast.dataset['variant']).toBe('destructive');
  // The form shows the message too, until the next attempt.
  expect(within(screen.getByRole('button', { name: 'Accedi' }).closest('form')!).getByText('Email o password non corretti')).toBeDefined();
  expect(field('Email universitaria').value).toContain('Giulia.Rossi');
  expect(field('Password').value).toBe('mare-calmo');
  expect(redirectTo).not.toHaveBeenCalled();
});

it('shows a generic message when the response has none', async () => {
  server.use(http.all('*/trpc/*', () => new HttpResponse('<h1>oops</h1>', { status: 502 })));
  await signIn(await openLogin());
  expect(await screen.findAllByText("Errore durante l'operazione")).toHaveLength(2);
});

it('says when there is no connection', async () => {
  trpcHandler('auth.login', () => {
    throw new Offline();
  });
  await signIn(await openLogin());
  expect(await screen.findAllByText(/Connessione assente/)).toHaveLength(2);
});

it('announces the error at each invalid field and focuses the first', async () => {
  const user = await openLogin();
  await paste(user, field('Email universitaria'), 'giulia');
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
  const message = await screen.findByText('Inserisci un indirizzo email valido');
  expect(message.closest('[role=alert]')).not.toBeNull();
  expect(field('Email universitaria').getAttribute('aria-invalid')).toBe('true');
  expect(field('Email universitaria').getAttribute('aria-describedby')).toContain(message.id);
  expect(screen.getByText('Inserisci la password')).toBeDefined();
  await expectFocus(() => field('Email universitaria'));
});

it('shows the password on request', async () => {
  const user = await openLogin();
  await paste(user, field('Password'), 'mare-calmo');
  await user.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect(field('Password').type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Nascondi la password' }));
  expect(field('Password').type).toBe('password');
  expect(field('Password').value).toBe('mare-calmo');
});

it('changes tab with the arrow keys and keeps the input', async () => {
  const user = await openLogin();
  await paste(user, field('Email universitaria'), 'a@unito.it');
  screen.getByRole('tab', { name: 'Accedi' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('button', { name: 'Continua' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crea il tuo account');
  await user.click(screen.getByRole('tab', { name: 'Accedi' }));
  expect(field('Email universitaria').value).toBe('a@unito.it');
});
