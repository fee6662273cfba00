import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveSite } from '../../src/client/lib/quick-exit.ts';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { readUser, TOKEN_KEY } from '../../src/client/lib/storage.ts';
import { PageHeading } from '../../src/client/ui/page-heading.tsx';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, Offline, type OutputOf, trpcHandler } from '../support/msw.ts';
import { morePlaces } from '../../src/client/app/layout/more-places.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { putStylesOn } from '../support/styles.ts';

vi.mock('../../src/client/posts/home-page.tsx', () => ({ HomePage: () => <PageHeading>La bacheca</PageHeading> }));
vi.mock('../../src/client/lib/quick-exit.ts', () => ({ leaveSite: vi.fn<() => void>() }));
vi.mock('../../src/client/lib/redirect.ts', () => ({ redirectTo: vi.fn<(url: string) => void>() }));

beforeEach(() => {
  vi.clearAllMocks();
  document.documentElement.classList.remove('dark');
});

/** Options for queries in the navbar: jsdom has the width of a phone, where the links of the navbar are hidden. */
const wide = { hidden: true };

function banner() {
  return within(screen.getByRole('banner'));
}

function phoneBar() {
  return within(document.querySelector<HTMLElement>('nav[aria-label=Principale]:not(header *)')!);
}

it('offers members Home, Cerca, Gruppi di studio, Esci, and the other pages in Altro', async () => {
  const { user } = renderApp('/', { user: storedStudent });
  await screen.findByRole('heading', { level: 1 });
  expect(
    banner()
      .getByRole('link', { name: 'Home', ...wide })
      .getAttribute('aria-current'),
  ).toBe('page');
  expect(
    banner()
      .getByRole('link', { name: 'Cerca', ...wide })
      .getAttribute('href'),
  ).toBe('/search');
  expect(
    banner()
      .getByRole('link', { name: 'Gruppi di studio', ...wide })
      .getAttribute('href'),
  ).toBe('/study-groups');
  expect(banner().getByText('Esci').closest('button')).not.toBeNull();

  await user.click(banner().getByRole('button', { name: 'Altro', ...wide }));
  const mentorship = await banner().findByRole('link', { name: 'Mentorship', ...wide });
  expect(mentorship.getAttribute('href')).toBe('/mentorship');
  for (const name of ['Esperienze d’esame', 'Calendario esami', 'Piano di studio', 'Supporto', 'Regole della community', 'Chi siamo']) {
    expect(banner().getByRole('link', { name, ...wide })).toBeDefined();
  }
  expect(banner().getByText(/«Esci» chiude .* «Esci subito» nasconde/)).toBeDefined();
});

it('lists the moderation in Altro for moderators only', async () => {
  putStylesOn();
  const places = async () => {
    const { user, unmount } = renderApp('/', { user: storedStudent });
    await user.click(screen.getByRole('button', { name: 'Altro' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Altro' }));
    await waitFor(() => expect(calledProcedures).toContain('auth.user'));
    await sheet.findByRole('link', { name: 'Impostazioni' });
    return { sheet, unmount };
  };
  const { sheet: student, unmount } = await places();
  expect(student.queryByRole('link', { name: 'Moderazione' })).toBeNull();
  unmount();
  trpcHandler('auth.user', () => ({ ...storedStudent, moderator: true }) as OutputOf<'auth.user'>);
  const { sheet: moderator } = await places();
  expect((await moderator.findByRole('link', { name: 'Moderazione' })).getAttribute('href')).toBe('/moderation');
});

it('names a page the same in Altro and in the footer', () => {
  renderApp('/', { user: storedStudent });
  const foot = within(screen.getByRole('navigation', { name: 'Informazioni' })).getAllByRole('link');
  const named = new Map(foot.map((link) => [link.getAttribute('href'), link.textContent]));
  const inBoth = morePlaces.flat().filter(({ path }) => named.has(path));
  expect(inBoth.length).toBeGreaterThan(2);
  expect(inBoth.map(({ label }) => label)).toEqual(inBoth.map(({ path }) => named.get(path)));
});

it('closes Altro on Escape, which returns the focus, and on a click elsewhere', async () => {
  const { user } = renderApp('/', { user: storedStudent });
  const more = banner().getByRole('button', { name: 'Altro', ...wide });
  await user.click(more);
  await banner().findByRole('link', { name: 'Mentorship', ...wide });
  await user.keyboard('{Escape}');
  expect(banner().queryByRole('link', { name: 'Mentorship', ...wide })).toBeNull();
  await expectFocus(() => more);
  await user.click(more);
  await user.click(screen.getByRole('main'));
  expect(more.getAttribute('aria-expanded')).toBe('false');
});

it('offers guests only Accedi', async () => {
  renderApp('/non-esiste');
  await screen.findByRole('heading', { level: 1 });
  expect(banner().getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/login');
  expect(banner().queryByRole('link', { name: 'Cerca', ...wide })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Esci', ...wide })).toBeNull();
});

it('logs out: ends the session, removes the user, token and drafts, and redirects to the login page', async () => {
  const logout = vi.fn<() => { loggedOut: true }>(() => ({ loggedOut: true }));
  trpcHandler('auth.logout', logout);
  const { user } = renderApp('/', { user: storedStudent });
  localStorage.setItem('sottovoce-draft:x:post', 'y');
  await user.click(banner().getByText('Esci'));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/login'));
  expect(logout).toHaveBeenCalledOnce();
  expect(readUser()).toBeNull();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(localStorage.getItem('sottovoce-draft:x:post')).toBeNull();
});

it('logs out even when the server cannot be reached', async () => {
  trpcHandler('auth.logout', () => {
    throw new Offline();
  });
  const { user } = renderApp('/', { user: storedStudent });
  await user.click(banner().getByText('Esci'));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/login'));
  expect(readUser()).toBeNull();
});

it('opens a sheet with Esci, the theme switch and the other pages from the phone’s tab bar', async () => {
  putStylesOn();
  const { user } = renderApp('/', { user: storedStudent });
  await user.click(screen.getByRole('button', { name: 'Altro' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Altro' }));
  expect(sheet.getByRole('button', { name: 'Esci' })).toBeDefined();
  expect(sheet.getByText(/«Esci» chiude .* «Esci subito» nasconde/)).toBeDefined();
  await user.click(sheet.getByRole('button', { name: 'Passa al tema scuro' }));
  await user.click(sheet.getByRole('button', { name: 'Passa al tema chiaro' }));
  await user.click(sheet.getByRole('link', { name: 'Chi siamo' }));
  expect(window.location.pathname).toBe('/about');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves the site on a click on Esci subito, or when Escape is pressed three times in a row', async () => {
  const { user } = renderApp('/non-esiste');
  // Resets the count of Escape presses, which may have survived from the previous test.
  await user.keyboard('a');
  await user.click(screen.getByRole('button', { name: 'Esci subito' }));
  expect(leaveSite).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}{Escape}a{Escape}');
  expect(leaveSite).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}{Escape}');
  expect(leaveSite).toHaveBeenCalledTimes(2);
});

it('Esci subito comes last of the navbar in the order of the keyboard, before the page', () => {
  renderApp('/non-esiste', { user: storedStudent });
  const leave = screen.getByRole('button', { name: 'Esci subito' });
  const follows = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(screen.getByRole('banner'), leave)).toBe(true);
  expect(follows(leave, screen.getByRole('main'))).toBe(true);
});

it('does not leave while Escape is held down', () => {
  renderApp('/non-esiste');
  for (let press = 0; press < 5; press += 1) fireEvent.keyDown(window, { key: 'Escape', repeat: press > 0 });
  expect(leaveSite).not.toHaveBeenCalled();
});

it('moves the focus to the heading of the next page, but not on the first page load', async () => {
  const { user } = renderApp('/', { user: storedStudent });
  const home = await screen.findByRole('heading', { level: 1, name: 'La bacheca' });
  await expect.poll(() => document.title).toBe('La bacheca · Sottovoce');
  expect(document.activeElement).not.toBe(home);
  act(() => window.history.pushState(null, '', '/non-esiste'));
  const lost = await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  await expectFocus(() => lost);
  await user.click(screen.getByRole('link', { name: 'Torna alla home' }));
  const arrived = await screen.findByRole('heading', { level: 1, name: 'La bacheca' });
  await expectFocus(() => arrived);
});

it('marks a clicked tab as current before its page is rendered', async () => {
  renderApp('/', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'La bacheca' });
  const bar = phoneBar();
  const home = bar.getByRole('link', { name: 'Home' });
  const groups = bar.getByRole('link', { name: 'Gruppi' });
  fireEvent.click(groups);
  expect([home, groups].map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(screen.getByRole('heading', { level: 1, name: 'La bacheca' })).toBeDefined();
  await expect.poll(() => window.location.pathname).toBe('/study-groups');
  expect(groups.getAttribute('aria-current')).toBe('page');
  act(() => window.history.pushState(null, '', '/'));
  expect([home, groups].map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

it('leaves a Ctrl-click on a tab to the browser', async () => {
  renderApp('/', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'La bacheca' });
  const bar = phoneBar();
  let taken: boolean | undefined;
  const listen = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  const groups = bar.getByRole('link', { name: 'Gruppi' });
  fireEvent.click(groups, { ctrlKey: true });
  expect(taken).toBe(false);
  expect(groups.getAttribute('aria-current')).toBeNull();
});

it('moves the focus to the content with the skip link', async () => {
  const { user } = renderApp('/non-esiste');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Vai al contenuto');
  await user.keyboard('{Enter}');
  await expectFocus(() => screen.getByRole('main'));
});

it('stores the chosen theme, and removes it when the choice is the system’s own theme', async () => {
  const { user } = renderApp('/non-esiste');
  await user.click(banner().getByRole('button', { name: 'Passa al tema scuro', ...wide }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('sottovoce-colour-mode')).toBe('dark');
  await user.click(banner().getByRole('button', { name: 'Passa al tema chiaro', ...wide }));
  expect(document.documentElement.classList.contains('dark')).toBe(false);
  expect(localStorage.getItem('sottovoce-colour-mode')).toBeNull();
});

it('shows the figures in the footer', () => {
  renderApp('/non-esiste');
  const footer = within(screen.getByRole('contentinfo'));
  for (const figure of ['1000+', '50+', '24/7', '100%']) expect(footer.getByText(figure)).toBeDefined();
});
