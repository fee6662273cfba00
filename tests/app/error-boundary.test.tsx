import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { server } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

vi.mock('../../src/client/posts/home-page.tsx', () => ({
  HomePage() {
    throw new Error('boom');
  },
}));

/** Whether the address of the page answers. */
let reachable: boolean;
const asked = vi.fn<() => void>();

beforeEach(() => {
  reachable = true;
  asked.mockClear();
  server.use(
    http.head('*', () => {
      asked();
      return reachable ? new HttpResponse() : HttpResponse.error();
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
});

it('says the same when the browser reports a network but the page’s address does not answer', async () => {
  expectConsoleErrors();
  reachable = false;
  renderApp('/', { user: storedStudent });
  expect(await screen.findByRole('heading', { level: 1, name: 'La pagina non è arrivata' })).toBeDefined();
});

it('tries again until the address answers, without another report of the browser, and not on a page opened meanwhile', async () => {
  expectConsoleErrors();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reachable = false;
  const { user } = renderApp('/', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'La pagina non è arrivata' });
  act(() => void window.dispatchEvent(new Event('online')));
  for (const times of [2, 3]) {
    await vi.advanceTimersByTimeAsync(3100);
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThanOrEqual(times);
  }
  await user.click(screen.getByRole('link', { name: 'Gruppi' }));
  await expect.poll(() => screen.queryByText('La pagina non è arrivata')).toBeNull();
  const before = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.mock.calls.length).toBe(before);
});
