import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { showFlash } from '../../src/client/lib/flash.ts';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { readUser } from '../../src/client/lib/storage.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, type InputOf, Offline, type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp } from '../support/render.tsx';
import { paste } from '../support/paste.ts';
import { askToGoOn, facultySelect, fillIn, goOn, openRegistration, panel, serveUniversities, torino } from './registration-page.tsx';

vi.mock('../../src/client/lib/redirect.ts', () => ({ redirectTo: vi.fn<(url: string) => void>() }));

beforeEach(() => {
  vi.clearAllMocks();
  serveUniversities();
});

const sent: InputOf<'auth.register'> = {
  email: 'giulia.rossi@edu.unito.it',
  password: 'mare-calmo-a-novembre',
  confirmPassword: 'mare-calmo-a-novembre',
  firstName: 'Giulia',
  lastName: 'Rossi',
  university: torino.name,
  faculty: 'Psicologia',
  studyYear: '2° anno triennale',
  termsAccepted: true,
};

const created: OutputOf<'auth.register'> = {
  id: '6f9a1b52-7f3c-4c39-9c0e-0a4f0c9d2b11',
  email: sent.email,
  firstName: sent.firstName,
  lastName: sent.lastName,
  university: sent.university,
  faculty: sent.faculty,
  studyYear: sent.studyYear,
  emailConfirmed: true,
  authToken: 'opaque',
};

const taken = new Refusal({
  status: 409,
  message: 'Esiste già un account con questa email',
  reason: 'email_taken',
  issues: [{ path: ['email'], message: 'Esiste già un account con questa email' }],
});

it('creates the account with all that was filled in', async () => {
  const register = vi.fn<(input: InputOf<'auth.register'>) => OutputOf<'auth.register'>>(() => created);
  trpcHandler('auth.register', register);
  const user = await openRegistration();
  await fillIn(user);
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/'));
  expect(register).toHaveBeenCalledExactlyOnceWith(sent);
  expect(readUser()?.isAuthenticated).toBe(true);
  showFlash();
  expect(await screen.findByText('Registrazione completata!')).toBeDefined();
  expect(screen.getByText('Il tuo account è stato creato con successo!')).toBeDefined();
});

it('says that the account exists when the browser cannot store the login, and ends the session', async () => {
  trpcHandler('auth.register', () => created);
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  const user = await openRegistration();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await fillIn(user);
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  expect(await screen.findAllByText(/^Il tuo account ora c’è, ma questo browser non riesce a ricordare l’accesso/)).toHaveLength(2);
  expect(calledProcedures.at(-1)).toBe('auth.logout');
  expect(redirectTo).not.toHaveBeenCalled();
});

it('shows a refusal at its field and in a toast, and keeps the input', async () => {
  const { message } = taken;
  trpcHandler('auth.register', () => {
    throw taken;
  });
  const user = await openRegistration();
  await fillIn(user);
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(panel().getByLabelText('Email universitaria').getAttribute('aria-invalid')).toBe('true');
  expect((panel().getByLabelText('Password') as HTMLInputElement).value).toBe('mare-calmo-a-novembre');
  // The form goes back to the step of that field; the other step keeps its values.
  await expectFocus(() => panel().getByLabelText('Email universitaria'));
  await user.click(panel().getByRole('button', { name: 'Continua' }));
  expect((await panel().findByRole<HTMLButtonElement>('button', { name: 'Crea account' })).disabled).toBe(false);
  expect(facultySelect().value).toBe('Psicologia');
});

it.each([
  ['no answer', new Offline()],
  ['a server error', new Refusal({ status: 503, message: 'Il servizio non è raggiungibile in questo momento', reason: 'busy' })],
])('says that the account may be the user’s own when the address is taken after an attempt with %s', async (_, lost) => {
  const answers: Error[] = [lost, taken];
  trpcHandler('auth.register', () => {
    throw answers.shift()!;
  });
  const user = await openRegistration();
  await fillIn(user);
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  await waitFor(() => expect(answers).toEqual([taken]));
  await user.click(await panel().findByRole('button', { name: 'Crea account' }));
  await waitFor(() => expect(screen.getAllByText(/forse è il tuo, creato con il tentativo di prima/)).toHaveLength(2));
  await expectFocus(() => panel().getByLabelText('Email universitaria'));
  expect(panel().getByLabelText('Email universitaria').getAttribute('aria-invalid')).toBe('true');
});

it('sends one request when Enter is pressed again while the account is being created', async () => {
  const answer = deferred<OutputOf<'auth.register'>>();
  const register = vi.fn(answer.wait);
  trpcHandler('auth.register', register);
  const user = await openRegistration();
  await fillIn(user);
  await user.type(panel().getByLabelText('Nome'), '{Enter}');
  await answer.request;
  await panel().findByRole('button', { name: 'Caricamento...' });
  await user.type(panel().getByLabelText('Nome'), '{Enter}');
  answer.resolve(created);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/'));
  expect(register).toHaveBeenCalledOnce();
});

it('shows a refusal that belongs to no field in the form, and keeps the input', async () => {
  trpcHandler('auth.register', () => {
    throw new Refusal({ status: 429, message: 'Troppe richieste: riprova tra 20 minuti', reason: 'rate_limited' });
  });
  const user = await openRegistration();
  await fillIn(user);
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  expect(await panel().findByText('Troppe richieste: riprova tra 20 minuti')).toBeDefined();
  expect((panel().getByLabelText('Password') as HTMLInputElement).value).toBe('mare-calmo-a-novembre');
});

it('shows what is missing at each field of a step, and does not continue', async () => {
  const user = await openRegistration();
  expect(panel().getByRole('heading', { name: 'Passo 1 di 2 · Come entri' })).toBeDefined();
  await user.click(panel().getByRole('button', { name: 'Continua' }));
  expect(await panel().findByText('Inserisci un indirizzo email valido')).toBeDefined();
  expect(panel().getByText('La password deve avere almeno 8 caratteri')).toBeDefined();
  expect(panel().queryByText('Campo obbligatorio')).toBeNull();
  await expectFocus(() => panel().getByLabelText('Email universitaria'));
  await goOn(user);
  await expectFocus(() => panel().getByRole('heading', { name: 'Passo 2 di 2 · Che cosa studi' }));
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  expect(await panel().findByText('Per registrarti accetta i termini e conferma di avere letto l’informativa sulla privacy')).toBeDefined();
  // Not at the faculty, which waits for the university.
  expect(panel().getAllByText('Campo obbligatorio')).toHaveLength(4);
  await expectFocus(() => panel().getByLabelText('Nome'));
});

it('refuses another address in the first step, and goes on when the server cannot tell', async () => {
  const message = 'Usa la tua email universitaria: il dominio non è di un ateneo italiano che conosciamo';
  const asked = vi.fn<(input: InputOf<'universities.domain'>) => { domain: string }>(() => {
    throw new Refusal({ status: 400, message, reason: 'email_not_university', issues: [{ path: ['email'], message }] });
  });
  trpcHandler('universities.domain', asked);
  const user = await openRegistration();
  await askToGoOn(user);
  expect(await panel().findByText(message)).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ domain: 'edu.unito.it' });
  await expectFocus(() => panel().getByLabelText('Email universitaria'));
  expect(panel().getByRole('heading', { name: 'Passo 1 di 2 · Come entri' })).toBeDefined();
  trpcHandler('universities.domain', () => {
    throw new Offline();
  });
  await user.click(panel().getByRole('button', { name: 'Continua' }));
  expect(await panel().findByRole('button', { name: 'Crea account' })).toBeDefined();
});

it('keeps the input when going back between steps, by its own button and by the browser’s', async () => {
  const user = await openRegistration();
  await goOn(user);
  await paste(user, panel().getByLabelText('Nome'), 'Giulia');
  const year = panel().getByLabelText<HTMLInputElement>('Anno di corso');
  expect([...year.list!.options].map(({ value }) => value)).toContain('Fuori corso');
  await user.click(panel().getByRole('button', { name: 'Indietro' }));
  expect((await panel().findByLabelText<HTMLInputElement>('Conferma password')).value).toBe('mare-calmo-a-novembre');
  await user.click(panel().getByRole('button', { name: 'Continua' }));
  await panel().findByRole('button', { name: 'Crea account' });
  await waitFor(() => expect(window.history.state).toHaveProperty('layer'));
  act(() => window.history.back());
  expect(await panel().findByRole('button', { name: 'Continua' })).toBeDefined();
  expect(panel().getByLabelText<HTMLInputElement>('Email universitaria').value).toBe(sent.email);
  await user.click(panel().getByRole('button', { name: 'Continua' }));
  expect((await panel().findByLabelText<HTMLInputElement>('Nome')).value).toBe('Giulia');
});

it('restores all but passwords and consent after a reload, and forgets it once registered', async () => {
  const user = await openRegistration();
  await fillIn(user);
  expect(window.location.search).toBe('?registrati');
  cleanup();
  renderApp(window.location.pathname + window.location.search);
  await screen.findByRole('heading', { name: 'Passo 1 di 2 · Come entri' });
  const valueOf = (label: string) => panel().getByLabelText<HTMLInputElement>(label).value;
  expect(valueOf('Email universitaria')).toBe(sent.email);
  expect([valueOf('Password'), valueOf('Conferma password')]).toEqual(['', '']);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(sent.password);
  await goOn(user, '');
  expect([valueOf('Nome'), valueOf('Cognome'), valueOf('Anno di corso')]).toEqual(['Giulia', 'Rossi', sent.studyYear]);
  expect(panel().getByRole('button', { name: 'Università' }).textContent).toBe(torino.name);
  await panel().findByRole('option', { name: 'Psicologia' });
  expect(facultySelect().value).toBe('Psicologia');
  expect(panel().getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  trpcHandler('auth.register', () => created);
  await user.click(panel().getByRole('checkbox'));
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rossi');
});

it('says when the two passwords differ', async () => {
  const user = await openRegistration();
  await paste(user, panel().getByLabelText('Password'), 'mare-calmo-a-novembre');
  await paste(user, panel().getByLabelText('Conferma password'), 'mare-calmo-a-novembrex');
  await user.tab();
  expect(await panel().findByText('Le due password non coincidono')).toBeDefined();
});

it('validates the confirmation only after it was visited, and again when the password changes', async () => {
  const user = await openRegistration();
  await paste(user, panel().getByLabelText('Password'), 'breve');
  await user.click(panel().getByLabelText('Conferma password'));
  expect(await panel().findByText('La password deve avere almeno 8 caratteri')).toBeDefined();
  expect(panel().queryByText('Ripeti la password')).toBeNull();
  await user.keyboard('mare-calmo-a-novembre');
  await user.tab();
  expect(await panel().findByText('Le due password non coincidono')).toBeDefined();
  await user.clear(panel().getByLabelText('Password'));
  await paste(user, panel().getByLabelText('Password'), 'mare-calmo-a-novembre');
  await waitFor(() => expect(panel().queryByText('Le due password non coincidono')).toBeNull());
});

it('shows a message only after the press that left its field has ended, so that nothing moves under the pointer', async () => {
  const user = await openRegistration();
  await paste(user, panel().getByLabelText('Email universitaria'), 'giulia');
  await user.pointer({ keys: '[MouseLeft>]', target: panel().getByLabelText('Password') });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(panel().queryByText('Inserisci un indirizzo email valido')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await panel().findByText('Inserisci un indirizzo email valido')).toBeDefined();
});

it('links terms and privacy beside the required checkbox', async () => {
  await goOn(await openRegistration());
  expect(
    panel()
      .getByRole('link', { name: /termini di servizio/ })
      .getAttribute('href'),
  ).toBe('/terms');
  expect(
    panel()
      .getByRole('link', { name: /informativa sulla privacy/ })
      .getAttribute('href'),
  ).toBe('/privacy');
  expect((panel().getByRole('checkbox') as HTMLInputElement).required).toBe(true);
});
