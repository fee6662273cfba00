import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chatRoom } from '../../src/client/chat/chat-room.ts';
import { readUser, type StoredUser, storeUser, USER_KEY } from '../../src/client/lib/storage.ts';
import { createTrpcClient } from '../../src/client/lib/trpc.ts';
import { toast } from '../../src/client/lib/toasts.ts';
import { chatLandings } from '../../src/client/posts/chat-landing.ts';
import { useRereading } from '../../src/client/rereading/use-rereading.ts';
import { Providers } from '../../src/client/app/providers.tsx';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { answerOwnMentor } from '../mentorship/answers.ts';
import { sampleMentor, sampleRequest } from '../mentorship/samples.ts';
import { deferred } from '../support/deferred.ts';
import { Refusal, server, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

const next: StoredUser = { ...storedStudent, id: 'the-next', email: 'altra@unito.it' };

beforeEach(() => {
  trpcHandler('mentors.list', () => [sampleMentor()]);
  trpcHandler('mentorship.received', () => []);
});

/** Simulates a login or logout in another tab, with its storage event. */
function elsewhere(user: StoredUser | null): void {
  if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
  else localStorage.removeItem(USER_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY })));
}

/** Simulates a return from the back/forward cache, where a page receives no storage events. */
function broughtBack(user: StoredUser | null): void {
  if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
  else localStorage.removeItem(USER_KEY);
  act(() => void window.dispatchEvent(new Event('pageshow')));
}

async function openAsMentor() {
  answerOwnMentor(sampleMentor({ bio: 'So quanto pesa ricominciare' }));
  trpcHandler('mentorship.received', () => [sampleRequest({ message: 'Non dormo da una settimana' })]);
  renderApp('/mentorship?tab=gestisci', { user: storedStudent });
  await screen.findByText('Non dormo da una settimana');
}

/** Leaves the next user’s requests without a response. */
function goSilent() {
  trpcHandler('mentors.me', () => new Promise<Mentor>(() => {}));
  trpcHandler('mentorship.received', () => new Promise<never>(() => {}));
}

it.each([
  ['logs in elsewhere after them', () => (elsewhere(null), elsewhere(next))],
  ['logs in elsewhere over them', () => elsewhere(next)],
  ['is there when the page is brought back', () => broughtBack(next)],
])('shows nothing of one user to the next, who %s', async (_, change) => {
  await openAsMentor();
  goSilent();
  change();
  expect(screen.queryByText('Non dormo da una settimana')).toBeNull();
  // The URL still selects this tab, but its label no longer counts the previous user’s requests.
  expect(screen.getByRole('tab', { name: /Gestisci richieste/ }).textContent).toBe('Gestisci richieste');
});

it('hides a user’s data after a logout elsewhere, and asks the guest to log in', async () => {
  await openAsMentor();
  goSilent();
  elsewhere(null);
  expect(screen.queryByText('Non dormo da una settimana')).toBeNull();
  expect(await screen.findByText('Accesso richiesto')).toBeDefined();
});

it.each([
  ['gone', null],
  ['gone and another has come', next],
])('closes the dialog of an unsent request when its author is %s, and keeps the draft for them', async (_, present) => {
  answerOwnMentor(null);
  const sent = vi.fn<() => never>();
  trpcHandler('mentorship.request', sent);
  const { user } = renderApp('/mentorship', { user: storedStudent });
  const openDialog = async () => user.click(await screen.findByRole('button', { name: 'Richiedi Mentorship' }));
  await openDialog();
  const message = () => screen.findByLabelText<HTMLTextAreaElement>('Messaggio');
  await paste(user, await message(), 'Mi daresti una mano?');
  elsewhere(present);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.textContent).not.toContain('Mi daresti una mano?');
  elsewhere(null);
  elsewhere(storedStudent);
  await openDialog();
  expect((await message()).value).toBe('Mi daresti una mano?');
  expect(sent).not.toHaveBeenCalled();
});

it('does not show the previous user’s data when the next user’s requests fail', async () => {
  answerOwnMentor(sampleMentor());
  renderApp('/mentorship?tab=diventa', { user: storedStudent });
  await screen.findByText('Sei già un Mentore!');
  trpcHandler('mentors.me', () => {
    throw new Refusal({ status: 503, message: 'Un momento' });
  });
  elsewhere(next);
  await waitFor(() => expect(screen.queryByText('Caricamento...')).toBeNull());
  expect(screen.queryByText('Sei già un Mentore!')).toBeNull();
});

it('clears chats, undo toasts and chat landings from memory when the user changes', () => {
  renderApp('/login', { user: storedStudent });
  const room = chatRoom({ kind: 'post', postId: 1 }, '');
  chatLandings.add(1);
  const undo = vi.fn<() => void>();
  act(() => void toast({ title: 'Post eliminato', action: { label: 'Ripristina', onClick: undo } }));
  elsewhere(next);
  expect(screen.queryByText('Post eliminato')).toBeNull();
  expect(chatLandings.size).toBe(0);
  expect(chatRoom({ kind: 'post', postId: 1 }, '')).not.toBe(room);
});

it('does not send a text that was being checked when the user changed', async () => {
  const answer = deferred<{ ask: boolean }>();
  trpcHandler('moderation.reread', answer.wait);
  storeUser(storedStudent);
  const { result } = renderHook(() => useRereading(), { wrapper: Providers });
  let may: Promise<boolean>;
  act(() => void (may = result.current.mayGoOut('Non ce la faccio')));
  await answer.request;
  elsewhere(next);
  answer.resolve({ ask: false });
  await act(async () => expect(await may).toBe(false));
});

it('drops the response to a previous user’s request, and keeps the next user logged in when it is a 401', async () => {
  const answer = deferred<[]>();
  trpcHandler('posts.list', async () => {
    await answer.wait();
    throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  });
  storeUser(storedStudent);
  const settled = vi.fn<() => void>();
  trpcHandler('comments.list', () => []);
  const client = createTrpcClient();
  void client.posts.list.query({}).then(settled, settled);
  await answer.request;
  storeUser(next);
  const answered = new Promise((resolve) => server.events.on('response:mocked', resolve));
  answer.resolve([]);
  await answered;
  await client.comments.list.query({ id: 1 });
  server.events.removeAllListeners();
  expect(readUser()).toEqual(next);
  expect(settled).not.toHaveBeenCalled();
});
