import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

vi.mock('../../src/client/posts/home-page.tsx', () => ({
  HomePage() {
    throw new Error('boom');
  },
}));

it('shows the error with a reload button, keeps the navigation, and disappears on the next page', async () => {
  expectConsoleErrors();
  const { user } = renderApp('/', { user: storedStudent });
  expect(await screen.findByRole('heading', { level: 1, name: 'Qualcosa si è inceppato' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ricarica' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Gruppi' }));
  await expect.poll(() => screen.queryByText('Qualcosa si è inceppato')).toBeNull();
});

it('says that the page did not arrive when the browser is offline', async () => {
  expectConsoleErrors();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/', { user: storedStudent });
  expect(await screen.findByRole('heading', { level: 1, name: 'La pagina non è arrivata' })).toBeDefined();
  vi.restoreAllMocks();
});
