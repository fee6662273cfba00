import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { owesLogout, readUser, removeUser } from '../../src/client/lib/storage.ts';
import { ConfirmPage } from '../../src/client/auth/confirm-page.tsx';
import { ResetPage } from '../../src/client/auth/reset-page.tsx';
import { UnconfirmedBanner } from '../../src/client/auth/unconfirmed-banner.tsx';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, type InputOf, Offline, type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { pressTwice } from '../support/press-twice.ts';
import { renderApp, renderWith, storedStudent } from '../support/render.tsx';

type Profile = OutputOf<'auth.user'>;

const { isAuthenticated: _, ...student } = storedStudent as Required<typeof storedStudent>;
const confirmed: Profile = { ...student, emailConfirmed: true };
const unconfirmed = { ...storedStudent, emailConfirmed: false };
const OTHER = '00000000-0000-4000-8000-000000000002';
const NEXT = 'pioggia-fine-sui-portici';
const expired = () => {
  throw new Refusal({ status: 400, message: 'Questo link o codice non vale', reason: 'expired_or_used' });
};

beforeEach(() => vi.clearAllMocks());

const at = (path: string, state: unknown = null) => window.history.replaceState(state, '', path);

describe('the banner for an unconfirmed address', () => {
  const open = () => {
    trpcHandler('auth.user', () => ({ ...confirmed, emailConfirmed: false }));
    return renderWith(<UnconfirmedBanner user={unconfirmed} />, { user: unconfirmed });
  };

  it('accepts a code with spaces, and refuses one with too few digits', async () => {
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

  it('sends one code when its button is pressed again while its rules load', async () => {
    const confirm = vi.fn<(input: InputOf<'auth.confirm'>) => Profile>(() => confirmed);
    trpcHandler('auth.confirm', confirm);
    const { user } = open();
    await paste(user, screen.getByLabelText('Codice'), '123456');
    pressTwice(screen.getByRole('button', { name: 'Conferma' }));
    await screen.findByText('Da adesso puoi anche scrivere.');
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('moves the focus to the page when it disappears', async () => {
    trpcHandler('auth.user', () => ({ ...confirmed, emailConfirmed: false }));
    trpcHandler('auth.confirm', () => confirmed);
    const { user } = renderApp('/about', { user: unconfirmed });
    await paste(user, await screen.findByLabelText('Codice'), '012345');
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(screen.queryByLabelText('Codice')).toBeNull());
    await expectFocus(() => screen.getByRole('main'));
  });

  it('stores nothing when its response arrives after a logout', async () => {
    const answer = deferred<Profile>();
    trpcHandler('auth.confirm', answer.wait);
    const { user } = open();
    await paste(user, screen.getByLabelText('Codice'), '012345');
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await answer.request;
    removeUser();
    answer.resolve(confirmed);
    expect(await screen.findByText('Indirizzo confermato')).toBeDefined();
    expect(readUser()).toBeNull();
  });

  it('says that the code is wrong, and sends another mail on request', async () => {
    trpcHandler('auth.confirm', expired);
    const resend = vi.fn<(input: InputOf<'auth.resendConfirmation'>) => { asked: true }>(() => ({ asked: true }));
    trpcHandler('auth.resendConfirmation', resend);
    const { user } = open();
    await paste(user, screen.getByLabelText('Codice'), '000000');
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Questo link o codice non vale')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mandami un’altra email' }));
    expect(await screen.findByText(/tra poco arriva/)).toBeDefined();
    expect(resend).toHaveBeenCalledExactlyOnceWith({ email: student.email });
  });

  it('disappears when the code is refused because an earlier attempt, whose answer was lost, has confirmed the address', async () => {
    trpcHandler('auth.confirm', () => {
      throw new Offline();
    });
    const { user } = open();
    await paste(user, screen.getByLabelText('Codice'), '123456');
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await screen.findByText(/^Connessione assente/);
    expect(readUser()?.emailConfirmed).toBe(false);
    trpcHandler('auth.confirm', expired);
    trpcHandler('auth.user', () => confirmed);
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(readUser()?.emailConfirmed).toBe(true));
  });

  it('disappears instead of announcing a mail when the address is confirmed by now', async () => {
    trpcHandler('auth.resendConfirmation', () => ({ asked: true }));
    const { user } = open();
    await waitFor(() => expect(calledProcedures).toContain('auth.user'));
    trpcHandler('auth.user', () => confirmed);
    await user.click(screen.getByRole('button', { name: 'Mandami un’altra email' }));
    await waitFor(() => expect(readUser()?.emailConfirmed).toBe(true));
  });

  it('updates the stored user when the address was confirmed on another device', async () => {
    trpcHandler('auth.user', () => confirmed);
    renderWith(<UnconfirmedBanner user={unconfirmed} />, { user: unconfirmed });
    await waitFor(() => expect(readUser()?.emailConfirmed).toBe(true));
  });

  it('appears when a write is refused as unconfirmed, and the text is kept', async () => {
    trpcHandler('auth.user', () => ({ ...confirmed, emailConfirmed: false }));
    trpcHandler('posts.list', () => []);
    trpcHandler('posts.create', () => {
      throw new Refusal({ status: 403, message: 'Per scrivere, conferma prima', reason: 'unconfirmed' });
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
  it('confirms only when the button is pressed, and then links to the home page', async () => {
    const confirm = vi.fn<(input: InputOf<'auth.confirm'>) => Profile>(() => confirmed);
    trpcHandler('auth.confirm', confirm);
    at('/confirm?token=abc');
    const { user, container } = renderWith(<ConfirmPage />, { user: unconfirmed });
    expect(confirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Indirizzo confermato' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
    expect(readUser()?.emailConfirmed).toBe(true);
    expect(container.textContent).toContain(`${student.email} è tuo, e da adesso puoi anche scrivere.`);
    expect(screen.getByRole('link', { name: 'Vai alla home' }).getAttribute('href')).toBe('/');
  });

  it.each([
    ['a user whose previous address was confirmed', { user: storedStudent }],
    ['somebody who is not logged in in this browser', {}],
    ['the user of another account, who is unconfirmed', { user: { ...unconfirmed, id: OTHER } }],
  ])('tells %s to log in with the address, and promises nothing about writing', async (_, options) => {
    trpcHandler('auth.confirm', () => ({ ...confirmed, email: 'nuova@unibo.it' }));
    at('/confirm?token=abc');
    const { user, container } = renderWith(<ConfirmPage />, options);
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    await screen.findByRole('heading', { level: 1, name: 'Indirizzo confermato' });
    expect(container.textContent).toContain('nuova@unibo.it è confermato: da adesso accedi con questo indirizzo.');
    expect(container.textContent).not.toContain('scrivere');
  });

  it.each([['/confirm?token=vecchio'], ['/confirm'], ['/confirm?token=']])(
    'at %s says that the link is invalid, and links to the login',
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

  it('replaces the password and logs this browser out', async () => {
    const reset = vi.fn<(input: InputOf<'auth.resetPassword'>) => { changed: true }>(() => ({ changed: true }));
    trpcHandler('auth.resetPassword', reset);
    trpcHandler('auth.logout', () => ({ loggedOut: true }));
    at('/reset?token=abc');
    const { user } = renderWith(<ResetPage />, { user: storedStudent });
    await fill(user);
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'La password è cambiata' }));
    expect(reset).toHaveBeenCalledExactlyOnceWith({ token: 'abc', password: NEXT, confirmPassword: NEXT });
    expect(readUser()).toBeNull();
    // The link may have been another account’s.
    await waitFor(() => expect(calledProcedures.at(-1)).toBe('auth.logout'));
    await waitFor(() => expect(owesLogout()).toBe(false));
  });

  it('sends one request when its button is pressed again while its rules load', async () => {
    const reset = vi.fn<(input: InputOf<'auth.resetPassword'>) => { changed: true }>(expired);
    reset.mockImplementationOnce(() => ({ changed: true }));
    trpcHandler('auth.resetPassword', reset);
    at('/reset?token=abc');
    const { user } = renderWith(<ResetPage />);
    await paste(user, screen.getByLabelText('Nuova password'), NEXT);
    await paste(user, screen.getByLabelText('Conferma password'), NEXT);
    pressTwice(screen.getByRole('button', { name: 'Cambia password' }));
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'La password è cambiata' }));
    expect(reset).toHaveBeenCalledOnce();
  });

  it('shows what is wrong with a password, by its own rules and by the server’s', async () => {
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

  it('says that the password may have changed if the answer to an earlier attempt was lost', async () => {
    trpcHandler('auth.resetPassword', () => {
      throw new Offline();
    });
    at('/reset?token=abc');
    const { user } = renderWith(<ResetPage />);
    await fill(user);
    expect(await screen.findByText(/^Connessione assente/)).toBeDefined();
    trpcHandler('auth.resetPassword', expired);
    await user.click(screen.getByRole('button', { name: 'Cambia password' }));
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Questo link non vale più' }));
    expect(screen.getByText(/^Forse la password è già cambiata con il tentativo di prima: prova ad accedere con la nuova/)).toBeDefined();
    expect(screen.queryByText(/resta quella di prima/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/login');
  });

  it('says that the link is invalid, and where to ask for another', async () => {
    trpcHandler('auth.resetPassword', expired);
    at('/reset?token=vecchio');
    const { user } = renderWith(<ResetPage />);
    await fill(user);
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Questo link non vale più' }));
    expect(screen.getByRole('link', { name: 'Chiedi un altro link' }).getAttribute('href')).toBe('/login?password');
  });
});
