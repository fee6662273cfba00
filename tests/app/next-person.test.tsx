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

/** As the browser tells this tab what another one has stored. */
function elsewhere(user: StoredUser | null): void {
  if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
  else localStorage.removeItem(USER_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY })));
}

/** As the browser brings back a page that it had put away, to which it told nothing meanwhile. */
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

/** Nothing answers whoever comes. */
function goSilent() {
  trpcHandler('mentors.me', () => new Promise<Mentor>(() => {}));
  trpcHandler('mentorship.received', () => new Promise<never>(() => {}));
}

it.each([
  ['logs in elsewhere after them', () => (elsewhere(null), elsewhere(next))],
  ['logs in elsewhere over them', () => elsewhere(next)],
  ['is there when the page is brought back', () => broughtBack(next)],
])('shows nothing of one person to the next who %s', async (_, change) => {
  await openAsMentor();
  goSilent();
  change();
  expect(screen.queryByText('Non dormo da una settimana')).toBeNull();
  // The address still asks for it; how many waited goes.
  expect(screen.getByRole('tab', { name: /Gestisci Richieste/ }).textContent).toBe('Gestisci Richieste');
});

it('shows nothing of a person who has gone, and reads the page anew for nobody', async () => {
  await openAsMentor();
  goSilent();
  elsewhere(null);
  expect(screen.queryByText('Non dormo da una settimana')).toBeNull();
  expect(await screen.findByText('Accesso richiesto')).toBeDefined();
});

it.each([
  ['gone', null],
  ['gone and another has come', next],
])('puts a request away that was being written when its writer is %s, and keeps it for them', async (_, present) => {
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

it('keeps an account’s pages from showing the person before, whatever the next one’s answers are', async () => {
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

it('takes along what modules hold in memory: chats, undo, where to land', () => {
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

it('sends no text that was being reread when its writer went', async () => {
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

it('tells nobody what another asked for, nor ends a login for a call of the person before', async () => {
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
