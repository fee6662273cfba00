import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLogOut } from '../../src/client/app/layout/use-log-out.ts';
import { useDraft } from '../../src/client/lib/drafts.ts';
import { endUnseenSession } from '../../src/client/lib/end-unseen-session.ts';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { oweLogout, owesLogout, readUser, removeUser, storeUser } from '../../src/client/lib/storage.ts';
import { deferred } from '../support/deferred.ts';
import { calledProcedures, Offline, server, trpcHandler } from '../support/msw.ts';
import { renderApp, renderWith, storedStudent } from '../support/render.tsx';
import { storedDraft } from '../support/stored-draft.ts';

vi.mock('../../src/client/lib/redirect.ts', () => ({ redirectTo: vi.fn<(url: string) => void>() }));

async function logOut() {
  const { result } = renderHook(useLogOut);
  await act(() => result.current.logOut());
  expect(redirectTo).toHaveBeenLastCalledWith('/login');
}

/** Simulates a page load, with fresh modules. */
async function begin() {
  vi.resetModules();
  await import('../../src/client/app/begin.ts');
}

const offline = () => {
  throw new Offline();
};

beforeEach(() => {
  vi.clearAllMocks();
  storeUser(storedStudent);
});

it('sends the logout request with keepalive, so that it survives leaving the page', async () => {
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  const sent = vi.spyOn(globalThis, 'fetch');
  await logOut();
  expect(sent).toHaveBeenCalledExactlyOnceWith('/trpc/auth.logout', expect.objectContaining({ method: 'POST', keepalive: true }));
  sent.mockRestore();
  expect(owesLogout()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['cannot be reached', () => Promise.reject(new Offline())],
  ['does not answer in time', (late: () => Promise<{ loggedOut: true }>) => late()],
])('keeps the logout pending when the server %s, and completes it before any other request', async (_, answer) => {
  const late = deferred<{ loggedOut: true }>();
  trpcHandler('auth.logout', () => answer(late.wait));
  trpcHandler('posts.list', () => []);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const leaving = logOut();
  await vi.advanceTimersByTimeAsync(1500);
  await leaving;
  vi.useRealTimers();
  expect(readUser()).toBeNull();
  expect(owesLogout()).toBe(true);

  // The next page load.
  vi.resetModules();
  const { createTrpcClient: createNext } = await import('../../src/client/lib/trpc.ts');
  trpcHandler('auth.logout', offline);
  await expect(createNext().posts.list.query({})).rejects.toThrow();
  expect(calledProcedures).not.toContain('posts.list');
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  await createNext().posts.list.query({});
  expect(calledProcedures.slice(-2)).toEqual(['auth.logout', 'posts.list']);
  expect(owesLogout()).toBe(false);
  late.resolve({ loggedOut: true });
});

it('keeps the logout pending when another server answers, such as the login page of a Wi-Fi', async () => {
  server.use(http.all('*/trpc/*', () => HttpResponse.html('<h1>Wi-Fi della biblioteca</h1>')));
  await logOut();
  expect(owesLogout()).toBe(true);
});

it('records the pending logout even when storage is full until the user is removed', async () => {
  trpcHandler('auth.logout', offline);
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (readUser()) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  await logOut();
  vi.restoreAllMocks();
  expect(owesLogout()).toBe(true);
});

function LogOut() {
  const { logOut } = useLogOut();
  return <button onClick={() => void logOut()}>Vado via</button>;
}

it('asks before it deletes a text that was not sent, and stays if the user wants to', async () => {
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post`, 'a metà');
  const { user } = renderWith(<LogOut />, { user: storedStudent });
  await user.click(screen.getByText('Vado via'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Hai scritto qualcosa che non hai inviato: se esci, sparisce da questo dispositivo.')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Resta' }));
  expect([storedDraft('post'), calledProcedures, readUser()?.id]).toEqual(['a metà', [], storedStudent.id]);
  expect(redirectTo).not.toHaveBeenCalled();
  await user.click(screen.getByText('Vado via'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Esci' }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/login'));
  expect(storedDraft('post')).toBeNull();
});

function Writing() {
  const { setText } = useDraft('comment-1');
  const kind = useDraft('post-type');
  return (
    <>
      <LogOut />
      <button onClick={() => setText('a metà')}>Scrivo</button>
      <button onClick={() => kind.setText('talk')}>Scelgo</button>
    </>
  );
}

it.each(['has just been typed', 'does not fit into storage'])('asks as well about a text that %s', async (why) => {
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  const { user } = renderWith(<Writing />, { user: storedStudent });
  if (why === 'does not fit into storage') {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  }
  await user.click(screen.getByText('Scrivo'));
  await user.click(screen.getByText('Vado via'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Resta' }));
  vi.restoreAllMocks();
  expect(calledProcedures).toEqual([]);
  expect(redirectTo).not.toHaveBeenCalled();
});

it('does not ask about a choice beside a text that has just been made', async () => {
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  const { user } = renderWith(<Writing />, { user: storedStudent });
  await user.click(screen.getByText('Scelgo'));
  await user.click(screen.getByText('Vado via'));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/login'));
});

it('does not ask about the drafts of others, nor about what the composer keeps beside a text', async () => {
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  localStorage.setItem('sottovoce-draft:another:post', 'di qualcun altro');
  for (const key of ['post-type', 'post-details', 'board-3-answered', 'new-address'])
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:${key}`, 'talk');
  await logOut();
  expect(calledProcedures).toEqual(['auth.logout']);
});

it('removes the user at the next page load when a logout is pending, and retries when the network returns', async () => {
  oweLogout();
  localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post`, 'a metà');
  trpcHandler('auth.logout', offline);
  await begin();
  expect(readUser()).toBeNull();
  await waitFor(() => expect(calledProcedures).toEqual(['auth.logout']));
  expect(storedDraft('post')).toBeNull();
  expect(owesLogout()).toBe(true);
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(owesLogout()).toBe(false);
  });
});

it('keeps the drafts at the next page load when only a session without a record is still to be ended', async () => {
  localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post`, 'a metà');
  trpcHandler('auth.logout', offline);
  removeUser();
  await endUnseenSession();
  expect(owesLogout()).toBe(true);
  await begin();
  await waitFor(() => expect(calledProcedures).toEqual(['auth.logout', 'auth.logout']));
  expect(localStorage.getItem(`sottovoce-draft:${storedStudent.id}:post`)).toBe('a metà');
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(owesLogout()).toBe(false);
  });
});

it('still deletes the drafts of a user who logged out, when the same browser also has to end a session without a record', async () => {
  localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post`, 'a metà');
  oweLogout();
  trpcHandler('auth.logout', offline);
  await endUnseenSession();
  await begin();
  await waitFor(() => expect(localStorage.getItem(`sottovoce-draft:${storedStudent.id}:post`)).toBeNull());
  expect(owesLogout()).toBe(true);
});

it('does not log out on page load or reconnection when no logout is pending', async () => {
  window.history.replaceState(null, '', '/settings');
  await begin();
  window.dispatchEvent(new Event('online'));
  expect(readUser()).toEqual(storedStudent);
  expect(calledProcedures).toEqual([]);
});

it('shows a pending logout on the login page, with advice, and reports when it is complete', async () => {
  trpcHandler('auth.logout', offline);
  await logOut();
  renderApp('/login');
  expect(await screen.findByText('Non hai ancora finito di uscire')).toBeDefined();
  expect(screen.getByText(/Resta su questa pagina finché torna la connessione/)).toBeDefined();
  expect(screen.getByText(/Cancella i cookie di questo sito/)).toBeDefined();
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/Ora hai finito di uscire/)).toBeDefined();
  expect(owesLogout()).toBe(false);
});

it('shows nothing on the login page after a successful logout', async () => {
  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  await logOut();
  renderApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Accedi a Sottovoce' });
  expect(screen.queryByText(/finito di uscire/)).toBeNull();
});
