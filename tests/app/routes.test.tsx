import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pages } from '../../src/client/app/pages.ts';
import { removeUser, USER_KEY } from '../../src/client/lib/storage.ts';
import { PageHeading } from '../../src/client/ui/page-heading.tsx';
import { expectFocus } from '../support/focus.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

vi.mock('../../src/client/posts/home-page.tsx', () => ({ HomePage: () => <PageHeading>La bacheca</PageHeading> }));

// First in this file, because a page’s module stays cached once it is loaded.
it('shows a spinner while the page loads', async () => {
  renderApp('/', { user: storedStudent });
  expect(screen.getByText('Caricamento...')).toBeDefined();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Caricamento...')).toBeNull();
});

it('shows guests the login page at every members’ path, and keeps the path', async () => {
  const members = pages.filter(({ audience }) => audience === 'members').map(({ path }) => path);
  expect(members).toContain('/');
  for (const path of members) {
    const { unmount } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Accedi a Sottovoce' })).toBeDefined();
    expect(window.location.pathname).toBe(path);
    unmount();
  }
});

it.each(['/', '/home'])('shows the home screen to members at %s', async (path) => {
  renderApp(path, { user: storedStudent });
  expect(await screen.findByRole('heading', { level: 1, name: 'La bacheca' })).toBeDefined();
});

it('treats a record that is not marked authenticated as a guest', async () => {
  renderApp('/', { user: { ...storedStudent, isAuthenticated: false } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Accedi a Sottovoce' })).toBeDefined();
  await expect.poll(() => document.title).toBe('Accedi a Sottovoce');
});

it('goes to the login when another tab logs out', async () => {
  renderApp('/', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'La bacheca' });
  localStorage.removeItem(USER_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Accedi a Sottovoce' })).toBeDefined();
});

it('puts whoever’s session has ended at the top of the login, on its heading', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  renderApp('/', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'La bacheca' });
  act(removeUser);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Accedi a Sottovoce' });
  await expectFocus(() => heading);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  scrolled.mockRestore();
});

it('shows a 404 page with a link home at an unknown path', async () => {
  renderApp('/non-esiste', { user: storedStudent });
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Torna alla home' }).getAttribute('href')).toBe('/');
  await expect.poll(() => document.title).toBe('404 Page Not Found · Sottovoce');
});
