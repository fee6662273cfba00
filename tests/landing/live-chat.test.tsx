import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeUser } from '../../src/client/lib/storage.ts';
import { expectFocus } from '../support/focus.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { setSettings } from '../support/settings.ts';
import { putStylesOn } from '../support/styles.ts';

beforeEach(() => trpcHandler('posts.list', () => []));

const frame = () => document.querySelector('iframe');
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

function open(...options: Parameters<typeof renderApp>) {
  setSettings({ newsletterFormUrl: null, liveChat: true, sendsMail: false });
  return renderApp(...options);
}

/** Dispatches a message event from the frame's document, or from another `source`. */
function say(data: unknown, source: Window | null = frame()!.contentWindow) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' })));
}

async function openReady() {
  const { user } = open('/sottovoce');
  await waitFor(() => expect(frame()).not.toBeNull());
  say('live-chat:ready');
  return { user, toggle: await screen.findByRole('button', { name: 'Chat dal vivo' }) };
}

it('is absent when no chat is configured', async () => {
  renderApp('/sottovoce');
  await screen.findByRole('heading', { level: 1 });
  await pause();
  expect(frame()).toBeNull();
  expect(screen.queryByText(/chat dal vivo/i)).toBeNull();
});

// Transpiles the lazily loaded modules up front, because that takes seconds on a busy machine.
beforeAll(
  async () =>
    void (await Promise.all([import('../../src/client/landing/live-chat.tsx'), import('../../src/client/landing/landing-page.tsx')])),
  60_000,
);

it('loads late, in a sandboxed frame, and shows its button once the frame is ready', async () => {
  putStylesOn();
  open('/sottovoce');
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(screen.getByText('Chat dal vivo in arrivo...')).toBeDefined();
  expect(frame()!.getAttribute('src')).toBe('/live-chat');
  expect(frame()!.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
  expect(frame()!.title).toBe('Chat dal vivo, di un servizio esterno');
  expect(screen.queryByRole('button', { name: 'Chat dal vivo' })).toBeNull();
  say('live-chat:ready');
  expect(await screen.findByText('Chat dal vivo: la trovi in un angolo di questa pagina.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Chat dal vivo' }).getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('script[src]')).toBeNull();
});

it('ignores messages from other windows and unknown messages', async () => {
  open('/sottovoce');
  await waitFor(() => expect(frame()).not.toBeNull());
  say('live-chat:ready', window);
  say('live-chat:ready', null);
  for (const data of ['live-chat:closed', 'constructor', 'off', { state: 'ready' }, null]) say(data);
  expect(screen.getByText('Chat dal vivo in arrivo...')).toBeDefined();
});

it('expands and collapses with one button, which keeps the focus', async () => {
  const { user, toggle } = await openReady();
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(toggle.getAttribute('aria-controls')!)!.contains(frame())).toBe(true);
  await user.keyboard('{Enter}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await expectFocus(() => toggle);
  expect(frame()).not.toBeNull();
});

it('can be closed entirely, and is open again after Riaprila', async () => {
  const { user, toggle } = await openReady();
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Chiudi la chat dal vivo' }));
  expect(frame()).toBeNull();
  const back = screen.getByRole('button', { name: 'Riaprila' });
  await expectFocus(() => back);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(frame()).not.toBeNull());
  say('live-chat:ready');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true'));
});

it('shows an alternative when it fails to load', async () => {
  open('/sottovoce');
  await waitFor(() => expect(frame()).not.toBeNull());
  say('live-chat:failed');
  expect((await screen.findByText(/La chat dal vivo adesso non risponde/)).getAttribute('role')).toBe('status');
});

it('shows an alternative when it takes ten seconds, until it arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open('/sottovoce');
    await vi.waitFor(() => expect(frame()).not.toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/La chat dal vivo adesso non risponde/)).toBeDefined();
    say('live-chat:ready');
    expect(await screen.findByText(/la trovi in un angolo/)).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

it('never loads for logged-in users', async () => {
  open('/sottovoce', { user: storedStudent });
  await screen.findByRole('heading', { level: 1 });
  await pause();
  expect(frame()).toBeNull();
  expect(screen.queryByText(/chat dal vivo/i)).toBeNull();
});

it('is removed when the user logs in, even in another window', async () => {
  await openReady();
  act(() => storeUser(storedStudent));
  expect(frame()).toBeNull();
  expect(screen.queryByText(/chat dal vivo/i)).toBeNull();
});

it('is removed when the user leaves the page', async () => {
  const { user } = await openReady();
  await user.click(screen.getByRole('link', { name: 'Guarda l’anteprima' }));
  await screen.findByRole('heading', { level: 1, name: 'Dai un’occhiata da dentro' });
  expect(frame()).toBeNull();
});

it.each(['/preview', '/about', '/support', '/terms'])('never loads at %s', async (path) => {
  open(path);
  await screen.findByRole('heading', { level: 1 });
  await pause();
  expect(frame()).toBeNull();
});
