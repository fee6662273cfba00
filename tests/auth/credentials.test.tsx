import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { destination } from '../../src/client/lib/destination.ts';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { readUser } from '../../src/client/lib/storage.ts';
import { LoginPage } from '../../src/client/auth/login-page.tsx';
import { ConfirmPage } from '../../src/client/auth/confirm-page.tsx';
import { ResetPage } from '../../src/client/auth/reset-page.tsx';
import { UnconfirmedBanner } from '../../src/client/auth/unconfirmed-banner.tsx';
import { AddressCard } from '../../src/client/account/address-card.tsx';
import { PasswordCard } from '../../src/client/account/password-card.tsx';
import { LoginLink } from '../../src/client/ui/login-link.tsx';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, type InputOf, type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, renderWith, storedStudent } from '../support/render.tsx';
import { setSettings } from '../support/settings.ts';

vi.mock('../../src/client/lib/redirect.ts', () => ({ redirectTo: vi.fn<(url: string) => void>() }));

type Profile = OutputOf<'auth.user'>;

const { isAuthenticated: _, ...student } = storedStudent as Required<typeof storedStudent>;
const confirmed: Profile = { ...student, emailConfirmed: true };
const unconfirmed = { ...storedStudent, emailConfirmed: false };
const NEXT = 'pioggia-fine-sui-portici';
const expired = () => {
  throw new Refusal({ status: 400, message: 'Questo link o codice non vale', reason: 'expired_or_used' });
};

beforeEach(() => vi.clearAllMocks());

const at = (path: string, state: unknown = null) => window.history.replaceState(state, '', path);
const withMail = () => setSettings({ newsletterFormUrl: null, liveChat: false, sendsMail: true });

describe('the login', () => {
  it('opens the registration where the address asks for it', async () => {
    at('/login?registrati');
    renderWith(<LoginPage />);
    expect(screen.getByRole('tab', { name: 'Registrati' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crea il tuo account');
    expect(await screen.findByText(/non controlliamo che sia davvero tua/)).toBeDefined();
  });

  it('says that a code comes where the site sends mail', async () => {
    withMail();
    at('/login?registrati');
    renderWith(<LoginPage />);
    expect(await screen.findByText(/Ti scriviamo un codice per sapere che è tua/)).toBeDefined();
  });

  it('does not take another page’s address for its own', () => {
    at('/search?registrati');
    renderWith(<LoginPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accedi a Sottovoce');
  });

  it('sends a link to a forgotten account’s address, and answers the same for all', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Mandami il link' }));
    await expectFocus(() => screen.getByRole('heading', { level: 2, name: 'Guarda la posta' }));
    expect(screen.getByText(/^Se c’è un account/).textContent).toContain('Se c’è un account con l’indirizzo giulia.rossi@edu.unito.it');
    expect(forgot).toHaveBeenCalledExactlyOnceWith({ email: 'giulia.rossi@edu.unito.it' });
    await user.click(screen.getByRole('button', { name: 'prova con un altro indirizzo' }));
    await expectFocus(() => screen.getByText(/^Scrivi l’email del tuo account/));
    await user.click(screen.getByRole('button', { name: 'Torna all’accesso' }));
    await expectFocus(() => screen.getByRole('heading', { level: 1 }));
    expect(screen.getByLabelText('Password')).toBeDefined();
  });

  it('says where to write where the site sends no mail', async () => {
    at('/login?password');
    renderWith(<LoginPage />);
    expect(await screen.findByText(/Da qui non partono email/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mandami il link' })).toBeNull();
  });
});

describe('after the login one is where one was going', () => {
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
  ])('from %s with %j: %s', (path, state, expected) => {
    at(path, state);
    expect(destination()).toBe(expected);
  });

  it('by a link that remembers the page as it is when pressed', async () => {
    at('/rules');
    const { user } = renderWith(<LoginLink>Accedi</LoginLink>);
    act(() => at('/rules?parte=2'));
    await user.click(screen.getByRole('link', { name: 'Accedi' }));
    expect([window.location.pathname, destination()]).toEqual(['/login', '/rules?parte=2']);
  });

  it('also where the session ended under a page', async () => {
    trpcHandler('auth.login', () => ({ ...confirmed, authToken: 'opaque' }));
    at('/study-groups?q=analisi');
    const { user } = renderWith(<LoginPage />);
    await paste(user, screen.getByLabelText('Email universitaria'), 'giulia.rossi@edu.unito.it');
    await paste(user, screen.getByLabelText('Password'), 'mare-calmo');
    await user.click(screen.getByRole('button', { name: 'Accedi' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/study-groups?q=analisi'));
  });
});

describe('the banner of an address to be confirmed', () => {
  const open = () => {
    trpcHandler('auth.user', () => ({ ...confirmed, emailConfirmed: false }));
    return renderWith(<UnconfirmedBanner user={unconfirmed} />, { user: unconfirmed });
  };

  it('takes the code, however it is typed', async () => {
    const confirm = vi.fn<(input: InputOf<'auth.confirm'>) => Profile>(() => confirmed);
    trpcHandler('auth.confirm', confirm);
    const { user } = open();
    await paste(user, screen.getByLabelText('Codice'), '12 345');
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Il codice ha 6 cifre')).toBeDefined();
    await user.clear(screen.getByLabelText('Codice'));
    await paste(user, screen.getByLabelText('Codice'), '012 345');
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(readUser()?.emailConfirmed).toBe(true));
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ email: student.email, code: '012345' });
    expect(await screen.findByText('Da adesso puoi anche scrivere.')).toBeDefined();
  });

  it('says when the code is not right, and sends another mail', async () => {
    trpcHandler('auth.confirm', expired);
    const resend = vi.fn<(input: InputOf<'auth.resendConfirmation'>) => { asked: true }>(() => ({ asked: true }));
    trpcHandler('auth.resendConfirmation', resend);
    const { user } = open();
    await paste(user, screen.getByLabelText('Codice'), '000000');
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Questo link o codice non vale')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mandami un’altra mail' }));
    expect(await screen.findByText(/tra poco arriva/)).toBeDefined();
    expect(resend).toHaveBeenCalledExactlyOnceWith({ email: student.email });
  });

  it('goes when the address was confirmed on another device', async () => {
    trpcHandler('auth.user', () => confirmed);
    renderWith(<UnconfirmedBanner user={unconfirmed} />, { user: unconfirmed });
    await waitFor(() => expect(readUser()?.emailConfirmed).toBe(true));
  });

  it('comes when a write is refused, which keeps what was written', async () => {
    trpcHandler('auth.user', () => ({ ...confirmed, emailConfirmed: false }));
    trpcHandler('posts.list', () => []);
    trpcHandler('posts.create', () => {
      throw new Refusal({ status: 403, message: 'Per scrivere conferma prima', reason: 'unconfirmed' });
    });
    const { user } = renderApp('/', { user: storedStudent });
    await user.click((await screen.findAllByRole('button', { name: /Sfogo libero/ }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Nuovo Post' });
    await paste(user, within(dialog).getByPlaceholderText('Scrivi qui i tuoi pensieri...'), 'Una cosa lunga e importante');
    await user.click(within(dialog).getByRole('button', { name: 'Pubblica' }));
    expect(await screen.findByText('Prima conferma il tuo indirizzo')).toBeDefined();
    expect(within(dialog).getByPlaceholderText<HTMLTextAreaElement>('Scrivi qui i tuoi pensieri...').value).toBe(
      'Una cosa lunga e importante',
    );
    expect(readUser()?.emailConfirmed).toBe(false);
    expect(await screen.findByText('Conferma il tuo indirizzo')).toBeDefined();
    await waitFor(() => expect(calledProcedures).toContain('auth.user'));
  });
});

describe('the page of a confirmation link', () => {
  it('waits for a press, then confirms and lets the person on', async () => {
    const confirm = vi.fn<(input: InputOf<'auth.confirm'>) => Profile>(() => confirmed);
    trpcHandler('auth.confirm', confirm);
    at('/confirm?token=abc');
    const { user } = renderWith(<ConfirmPage />, { user: unconfirmed });
    expect(confirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Indirizzo confermato' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
    expect(readUser()?.emailConfirmed).toBe(true);
    expect(screen.getByRole('link', { name: 'Vai alla home' }).getAttribute('href')).toBe('/');
  });

  it.each([['/confirm?token=vecchio'], ['/confirm'], ['/confirm?token=']])(
    'at %s it says that the link is void, and the way on',
    async (path) => {
      trpcHandler('auth.confirm', expired);
      at(path);
      const { user } = renderWith(<ConfirmPage />);
      const press = screen.queryByRole('button', { name: 'Conferma' });
      if (press) await user.click(press);
      expect(await screen.findByRole('heading', { level: 1, name: 'Questo link non vale più' })).toBeDefined();
      if (press) await expectFocus(() => screen.getByRole('heading', { level: 1 }));
      expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/login');
    },
  );
});

describe('the page of a reset link', () => {
  const fill = async (user: ReturnType<typeof renderWith>['user']) => {
    await paste(user, screen.getByLabelText('Nuova password'), NEXT);
    await paste(user, screen.getByLabelText('Conferma password'), NEXT);
    await user.click(screen.getByRole('button', { name: 'Cambia password' }));
  };

  it('replaces the password, and this browser logs in anew', async () => {
    const reset = vi.fn<(input: InputOf<'auth.resetPassword'>) => { changed: true }>(() => ({ changed: true }));
    trpcHandler('auth.resetPassword', reset);
    at('/reset?token=abc');
    const { user } = renderWith(<ResetPage />, { user: storedStudent });
    await fill(user);
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'La password è cambiata' }));
    expect(reset).toHaveBeenCalledExactlyOnceWith({ token: 'abc', password: NEXT, confirmPassword: NEXT });
    expect(readUser()).toBeNull();
  });

  it('says what is wrong with a password, from its own rules and from the server’s', async () => {
    const message = 'Questa password è facile da indovinare.';
    trpcHandler('auth.resetPassword', () => {
      throw new Refusal({ status: 400, message, reason: 'password_too_common', issues: [{ path: ['password'], message }] });
    });
    at('/reset?token=abc');
    const { user } = renderWith(<ResetPage />);
    await paste(user, screen.getByLabelText('Nuova password'), NEXT);
    await user.click(screen.getByRole('button', { name: 'Cambia password' }));
    expect(await screen.findByText('Ripeti la password')).toBeDefined();
    await expectFocus(() => screen.getByLabelText('Conferma password'));
    await paste(user, screen.getByLabelText('Conferma password'), NEXT);
    await user.click(screen.getByRole('button', { name: 'Cambia password' }));
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('says that a link is void, and where to ask for another', async () => {
    trpcHandler('auth.resetPassword', expired);
    at('/reset?token=vecchio');
    const { user } = renderWith(<ResetPage />);
    await fill(user);
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Questo link non vale più' }));
    expect(screen.getByRole('link', { name: 'Chiedi un altro link' }).getAttribute('href')).toBe('/login?password');
  });
});

describe('in the settings', () => {
  it('the password changes with the present one', async () => {
    const change = vi.fn<(input: InputOf<'account.changePassword'>) => { changed: true }>();
    const message = 'La password non è corretta';
    change.mockImplementationOnce(() => {
      throw new Refusal({ status: 403, message, reason: 'wrong_password', issues: [{ path: ['currentPassword'], message }] });
    });
    trpcHandler('account.changePassword', change);
    const { user } = renderWith(<PasswordCard />, { user: storedStudent });
    await user.click(screen.getByRole('button', { name: 'Cambia la password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiare la password?' }));
    await paste(user, dialog.getByLabelText('La password di adesso'), 'sbagliata');
    await paste(user, dialog.getByLabelText('Nuova password'), NEXT);
    await paste(user, dialog.getByLabelText('Conferma password'), NEXT);
    await user.click(dialog.getByRole('button', { name: 'Cambia' }));
    expect(await dialog.findByText(message)).toBeDefined();
    change.mockReturnValue({ changed: true });
    await user.click(dialog.getByRole('button', { name: 'Cambia' }));
    expect(await screen.findByText('Password cambiata')).toBeDefined();
    expect(screen.getByText('Gli altri accessi aperti si sono chiusi.')).toBeDefined();
  });

  it('a new address waits for its code, over a reload too', async () => {
    withMail();
    trpcHandler('account.changeAddress', ({ email }) => ({ email, confirmed: false }));
    const confirm = vi.fn<(input: InputOf<'auth.confirm'>) => Profile>(() => ({ ...confirmed, email: 'nuova@unibo.it' }));
    trpcHandler('auth.confirm', confirm);
    const { user, unmount } = renderWith(<AddressCard />, { user: storedStudent });
    await user.click(screen.getByRole('button', { name: 'Cambia indirizzo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiare indirizzo?' }));
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
});
