import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { destination } from '../../src/client/lib/destination.ts';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { readUser } from '../../src/client/lib/storage.ts';
import { LoginPage } from '../../src/client/auth/login-page.tsx';
import { AddressCard } from '../../src/client/account/address-card.tsx';
import { PasswordCard } from '../../src/client/account/password-card.tsx';
import { LoginLink } from '../../src/client/ui/login-link.tsx';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, type InputOf, Offline, type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { pressTwice } from '../support/press-twice.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { setSettings } from '../support/settings.ts';
import { storedDraft } from '../support/stored-draft.ts';

vi.mock('../../src/client/lib/redirect.ts', () => ({ redirectTo: vi.fn<(url: string) => void>() }));

type Profile = OutputOf<'auth.user'>;

const { isAuthenticated: _, ...student } = storedStudent as Required<typeof storedStudent>;
const confirmed: Profile = { ...student, emailConfirmed: true };
const NEXT = 'pioggia-fine-sui-portici';

beforeEach(() => vi.clearAllMocks());

const at = (path: string, state: unknown = null) => window.history.replaceState(state, '', path);
const withMail = () => setSettings({ newsletterFormUrl: null, liveChat: false, sendsMail: true });

describe('the login', () => {
  it('opens the registration tab when the URL asks for it', async () => {
    at('/login?registrati');
    renderWith(<LoginPage />);
    expect(screen.getByRole('tab', { name: 'Registrati' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crea il tuo account');
    expect(await screen.findByText(/non controlliamo che sia davvero tua/)).toBeDefined();
  });

  it('announces a confirmation code when the site sends mail', async () => {
    withMail();
    at('/login?registrati');
    renderWith(<LoginPage />);
    expect(await screen.findByText(/Ti scriviamo un codice per sapere che è tua/)).toBeDefined();
  });

  it('ignores ?registrati in the URL of another page', () => {
    at('/search?registrati');
    renderWith(<LoginPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accedi a Sottovoce');
  });

  it('sends a reset link in words that do not reveal whether the account exists', async () => {
    withMail();
    const forgot = vi.fn<(input: InputOf<'auth.forgotPassword'>) => { asked: true }>(() => ({ asked: true }));
    trpcHandler('auth.forgotPassword', forgot);
    at('/login');
    const { user } = renderWith(<LoginPage />);
    await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
    await expectFocus(() => screen.getByRole('heading', { level: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Mandami il link' }));
    expect(await screen.findByText('Inserisci un indirizzo email valido')).toBeDefined();
    await paste(user, screen.getByLabelText('Email universitaria'), ' Giulia.Rossi@edu.unito.it');
    pressTwice(screen.getByRole('button', { name: 'Mandami il link' }));
    await expectFocus(() => screen.getByRole('heading', { level: 2, name: 'Guarda la posta' }));
    expect(screen.getByText(/^Se c’è un account/).textContent).toContain('Se c’è un account con l’indirizzo giulia.rossi@edu.unito.it');
    expect(forgot).toHaveBeenCalledExactlyOnceWith({ email: 'giulia.rossi@edu.unito.it' });
    await user.click(screen.getByRole('button', { name: 'prova con un altro indirizzo' }));
    await expectFocus(() => screen.getByText(/^Scrivi l’email del tuo account/));
    await user.click(screen.getByRole('button', { name: 'Torna all’accesso' }));
    await expectFocus(() => screen.getByRole('heading', { level: 1 }));
    expect(screen.getByLabelText('Password')).toBeDefined();
  });

  it('keeps the typed address on the way to the form for a forgotten password, and on the way back by the browser’s button', async () => {
    withMail();
    at('/login');
    const { user } = renderWith(<LoginPage />);
    await paste(user, screen.getByLabelText('Email universitaria'), 'giulia.rossi@edu.unito.it');
    await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
    await screen.findByRole('button', { name: 'Mandami il link' });
    const field = screen.getByLabelText<HTMLInputElement>('Email universitaria');
    expect(field.value).toBe('giulia.rossi@edu.unito.it');
    await user.type(field, '.it');
    window.history.back();
    await screen.findByLabelText('Password');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accedi a Sottovoce');
    expect(screen.getByLabelText<HTMLInputElement>('Email universitaria').value).toBe('giulia.rossi@edu.unito.it.it');
  });

  it('goes back to the login form from the registration, too, if the form for a forgotten password was opened before', async () => {
    withMail();
    at('/login');
    const { user } = renderWith(<LoginPage />);
    await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
    await user.click(screen.getByRole('tab', { name: 'Registrati' }));
    expect(window.location.search).toBe('?registrati');
    window.history.back();
    expect(await screen.findByRole('heading', { level: 1, name: 'Accedi a Sottovoce' })).toBeDefined();
    expect(window.location.search).toBe('');
    expect(screen.getByRole('button', { name: 'Password dimenticata?' })).toBeDefined();
  });

  it('lets the browser’s back button leave the form for a forgotten password that a link has opened', async () => {
    withMail();
    at('/login?password');
    renderWith(<LoginPage />);
    await screen.findByRole('button', { name: 'Mandami il link' });
    expect(window.history.state).toBeNull();
  });

  it('offers no reset link when the site sends no mail, and says so', async () => {
    at('/login?password');
    renderWith(<LoginPage />);
    expect(await screen.findByText(/Questo sito non invia email/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mandami il link' })).toBeNull();
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  });

  it('names the operator’s address for a forgotten password where there is one', async () => {
    setSettings({ sendsMail: false, contactEmail: 'chi@gestisce.example' });
    at('/login?password');
    renderWith(<LoginPage />);
    expect((await screen.findByRole('link', { name: 'chi@gestisce.example' })).getAttribute('href')).toBe('mailto:chi@gestisce.example');
  });
});

describe('the destination after the login', () => {
  it.each([
    ['/search?q=diritto', null, '/search?q=diritto'],
    ['/mentorship#richieste', null, '/mentorship#richieste'],
    ['/login', { from: '/posts/7' }, '/posts/7'],
    ['/login?registrati', { from: '/support' }, '/support'],
    ['/login', null, '/'],
    ['/', null, '/'],
    ['/sottovoce', null, '/'],
    ['/login', { from: '//cattivo.example' }, '/'],
    ['/login', { from: '/\\cattivo.example' }, '/'],
    ['/login', { from: 'https://cattivo.example' }, '/'],
    ['/login', { from: 7 }, '/'],
  ])('from %s with %j is %s', (path, state, expected) => {
    at(path, state);
    expect(destination()).toBe(expected);
  });

  it('is the URL at the moment when the login link is pressed', async () => {
    at('/rules');
    const { user } = renderWith(<LoginLink>Accedi</LoginLink>);
    act(() => at('/rules?parte=2'));
    await user.click(screen.getByRole('link', { name: 'Accedi' }));
    expect([window.location.pathname, destination()]).toEqual(['/login', '/rules?parte=2']);
  });

  it('is the current page when the session has ended there', async () => {
    trpcHandler('auth.login', () => ({ ...confirmed, authToken: 'opaque' }));
    at('/study-groups?q=analisi');
    const { user } = renderWith(<LoginPage />);
    await paste(user, screen.getByLabelText('Email universitaria'), 'giulia.rossi@edu.unito.it');
    await paste(user, screen.getByLabelText('Password'), 'mare-calmo');
    await user.click(screen.getByRole('button', { name: 'Accedi' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/study-groups?q=analisi'));
  });
});

describe('in the settings', () => {
  async function fillIn(current: string) {
    const { user } = renderWith(<PasswordCard />, { user: storedStudent });
    await user.click(screen.getByRole('button', { name: 'Cambia la password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambia la password' }));
    await paste(user, dialog.getByLabelText('La password attuale'), current);
    await paste(user, dialog.getByLabelText('Nuova password'), NEXT);
    await paste(user, dialog.getByLabelText('Conferma password'), NEXT);
    return { user, dialog };
  }

  it('the password is changed only with the current one', async () => {
    const change = vi.fn<(input: InputOf<'account.changePassword'>) => { changed: true }>();
    const message = 'La password non è corretta';
    change.mockImplementationOnce(() => {
      throw new Refusal({ status: 403, message, reason: 'wrong_password', issues: [{ path: ['currentPassword'], message }] });
    });
    trpcHandler('account.changePassword', change);
    const { user, dialog } = await fillIn('sbagliata');
    await user.click(dialog.getByRole('button', { name: 'Cambia' }));
    expect(await dialog.findByText(message)).toBeDefined();
    change.mockReturnValue({ changed: true });
    await user.click(dialog.getByRole('button', { name: 'Cambia' }));
    expect(await screen.findByText('Password cambiata')).toBeDefined();
    expect(screen.getByText('Gli altri accessi aperti si sono chiusi.')).toBeDefined();
  });

  it('the password is changed once when the button is pressed again while the rules load', async () => {
    const change = vi.fn<(input: InputOf<'account.changePassword'>) => { changed: true }>(() => ({ changed: true }));
    trpcHandler('account.changePassword', change);
    const { dialog } = await fillIn('mare-calmo-a-novembre');
    pressTwice(dialog.getByRole('button', { name: 'Cambia' }));
    await screen.findByText('Password cambiata');
    expect(change).toHaveBeenCalledOnce();
  });

  it('says that the password may have changed if the answer to an earlier attempt was lost', async () => {
    const change = vi.fn<(input: InputOf<'account.changePassword'>) => { changed: true }>();
    change.mockImplementationOnce(() => {
      throw new Offline();
    });
    const message = 'La password non è corretta';
    change.mockImplementationOnce(() => {
      throw new Refusal({ status: 403, message, reason: 'wrong_password', issues: [{ path: ['currentPassword'], message }] });
    });
    trpcHandler('account.changePassword', change);
    const { user, dialog } = await fillIn('mare-calmo-a-novembre');
    await user.click(dialog.getByRole('button', { name: 'Cambia' }));
    expect(await dialog.findByText(/^Connessione assente/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cambia' }));
    expect(await dialog.findByText(/^Forse la password è già cambiata con il tentativo di prima/)).toBeDefined();
  });

  it('says in a toast that the password was not changed, if the dialog was closed before the answer', async () => {
    const answer = deferred<{ changed: true }>();
    trpcHandler('account.changePassword', answer.wait);
    const { user, dialog } = await fillIn('sbagliata');
    await user.click(dialog.getByRole('button', { name: 'Cambia' }));
    await answer.request;
    await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const message = 'La password non è corretta';
    answer.reject(new Refusal({ status: 403, message, reason: 'wrong_password', issues: [{ path: ['currentPassword'], message }] }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('a new address waits for its confirmation code, even across a remount', async () => {
    withMail();
    trpcHandler('account.changeAddress', ({ email }) => ({ email, confirmed: false }));
    const confirm = vi.fn<(input: InputOf<'auth.confirm'>) => Profile>(() => ({ ...confirmed, email: 'nuova@unibo.it' }));
    trpcHandler('auth.confirm', confirm);
    const { user, unmount } = renderWith(<AddressCard />, { user: storedStudent });
    await user.click(screen.getByRole('button', { name: 'Cambia indirizzo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambia indirizzo' }));
    await paste(user, dialog.getByLabelText('Nuova email universitaria'), 'nuova@unibo.it');
    await paste(user, dialog.getByLabelText('La tua password'), 'mare-calmo-a-novembre');
    await user.click(dialog.getByRole('button', { name: 'Cambia indirizzo' }));
    await screen.findByLabelText('Codice');
    unmount();
    const returned = renderWith(<AddressCard />, { user: storedStudent });
    await paste(user, screen.getByLabelText('Codice'), '123456');
    expect(readUser()?.email).toBe(storedStudent.email);
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(readUser()?.email).toBe('nuova@unibo.it'));
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ email: 'nuova@unibo.it', code: '123456' });
    returned.unmount();
    renderWith(<AddressCard />);
    expect(screen.queryByLabelText('Codice')).toBeNull();
  });

  it('a new address that was confirmed on another device is awaited no longer, and replaces the stored one', async () => {
    withMail();
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:new-address`, `nuova@unibo.it ${Date.now() + 60_000}`);
    trpcHandler('auth.user', () => confirmed);
    renderWith(<AddressCard />, { user: storedStudent });
    act(() => screen.getByLabelText('Codice').focus());
    trpcHandler('auth.user', () => ({ ...confirmed, email: 'nuova@unibo.it' }));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Da adesso accedi con nuova@unibo.it.')).toBeDefined();
    expect(screen.queryByLabelText('Codice')).toBeNull();
    await expectFocus(() => screen.getByRole('region', { name: 'Il tuo indirizzo' }));
    expect(readUser()?.email).toBe('nuova@unibo.it');
    expect(storedDraft('new-address')).toBeNull();
  });

  it.each([
    [undefined, 'È già il tuo indirizzo'],
    [false, 'È già il tuo indirizzo: per confermarlo, usa il codice in cima alla pagina'],
  ])('the present address, however it is written, is not sent as a new one when emailConfirmed is %s', async (emailConfirmed, words) => {
    withMail();
    const present = { ...storedStudent, ...(emailConfirmed === false && { emailConfirmed }) };
    trpcHandler('auth.user', () => ({ ...confirmed, emailConfirmed: emailConfirmed ?? true }));
    const { user } = renderWith(<AddressCard />, { user: present });
    await user.click(screen.getByRole('button', { name: 'Cambia indirizzo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambia indirizzo' }));
    await paste(user, dialog.getByLabelText('Nuova email universitaria'), ` ${student.email.toUpperCase()}`);
    await paste(user, dialog.getByLabelText('La tua password'), 'mare-calmo-a-novembre');
    await user.click(dialog.getByRole('button', { name: 'Cambia indirizzo' }));
    expect(await dialog.findByText(words)).toBeDefined();
    expect(calledProcedures).not.toContain('account.changeAddress');
  });

  it('a new address is awaited no longer when its code is refused because an attempt whose answer was lost has confirmed it', async () => {
    withMail();
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:new-address`, `nuova@unibo.it ${Date.now() + 60_000}`);
    trpcHandler('auth.user', () => confirmed);
    trpcHandler('auth.confirm', () => {
      trpcHandler('auth.user', () => ({ ...confirmed, email: 'nuova@unibo.it' }));
      throw new Refusal({ status: 400, message: 'Questo link o codice non vale', reason: 'expired_or_used' });
    });
    const { user } = renderWith(<AddressCard />, { user: storedStudent });
    await paste(user, screen.getByLabelText('Codice'), '123456');
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Da adesso accedi con nuova@unibo.it.')).toBeDefined();
    expect(screen.queryByLabelText('Codice')).toBeNull();
  });

  it('an address that was changed on another device is the one under which password managers store a new password', async () => {
    trpcHandler('auth.user', () => ({ ...confirmed, email: 'nuova@unibo.it' }));
    const { user } = renderWith(
      <>
        <AddressCard />
        <PasswordCard />
      </>,
      { user: storedStudent },
    );
    await waitFor(() => expect(readUser()?.email).toBe('nuova@unibo.it'));
    await user.click(screen.getByRole('button', { name: 'Cambia la password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambia la password' });
    expect(dialog.querySelector<HTMLInputElement>('[autocomplete=username]')!.value).toBe('nuova@unibo.it');
  });
});
