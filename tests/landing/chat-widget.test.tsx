import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderApp } from '../support/render.tsx';
import { setSettings } from '../support/settings.ts';

vi.mock('../../src/client/lib/redirect.ts', () => ({ redirectTo: vi.fn() }));

const WIDGET = 'https://widget.example/chat.js';

beforeEach(() => trpcHandler('posts.list', () => []));
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(redirectTo).mockClear();
  vi.useRealTimers();
});

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${WIDGET}"]`);

function openedAt(path: string) {
  const entry = { name: `${window.location.origin}${path}` } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

function open() {
  setSettings({ newsletterFormUrl: null, chatWidgetUrl: WIDGET });
  openedAt('/sottovoce');
  return renderApp('/sottovoce');
}

it('loads nothing where no chat is configured', async () => {
  openedAt('/sottovoce');
  renderApp('/sottovoce');
  await screen.findByRole('heading', { level: 1 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(document.querySelector('script[src]')).toBeNull();
  expect(redirectTo).not.toHaveBeenCalled();
});

it('loads the script late, async and with the page’s nonce, and says where the chat is', async () => {
  const nonce = document.createElement('meta');
  nonce.setAttribute('property', 'csp-nonce');
  nonce.nonce = 'abc123';
  document.head.append(nonce);
  open();
  expect(await screen.findByText('Chat dal vivo in arrivo...')).toBeDefined();
  expect(script()).toBeNull();
  await vi.waitFor(() => expect(script()).not.toBeNull());
  expect(script()?.async).toBe(true);
  expect(script()?.nonce).toBe('abc123');
  nonce.remove();

  fireEvent.load(script()!);
  expect(await screen.findByText('Chat dal vivo: la trovi in un angolo di questa pagina.')).toBeDefined();
});

it('offers another way when the script fails', async () => {
  open();
  await vi.waitFor(() => expect(script()).not.toBeNull());
  fireEvent.error(script()!);
  expect((await screen.findByText(/La chat dal vivo adesso non risponde/)).getAttribute('role')).toBe('status');
});

it('offers another way when the script takes long, and takes it back when it arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  await vi.waitFor(() => expect(script()).not.toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(/La chat dal vivo adesso non risponde/)).toBeDefined();
  fireEvent.load(script()!);
  expect(await screen.findByText(/la trovi in un angolo/)).toBeDefined();
});

it('leaves with a fresh document, so that no foreign script comes along', async () => {
  const { user } = open();
  await vi.waitFor(() => expect(script()).not.toBeNull());
  await user.click(screen.getByRole('link', { name: 'Guarda l’anteprima' }));
  await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/preview'));
  expect(script()).toBeNull();
});

it('asks for a fresh document when a link inside the site led here', async () => {
  setSettings({ newsletterFormUrl: null, chatWidgetUrl: WIDGET });
  openedAt('/preview');
  renderApp('/sottovoce');
  await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/sottovoce'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(script()).toBeNull();
});

it.each(['/preview', '/about', '/support', '/terms'])('never loads the script at %s', async (path) => {
  setSettings({ newsletterFormUrl: null, chatWidgetUrl: WIDGET });
  openedAt(path);
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(script()).toBeNull();
});
