import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { trpc } from '../../src/client/lib/trpc.ts';
import { PostList } from '../../src/client/posts/post-list.tsx';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { expectFocus } from '../support/focus.ts';
import { server, trpcHandler } from '../support/msw.ts';
import { samplePost } from '../posts/samples.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { socket } from './fake-socket.ts';
import { usePostOfItsOwn } from './opened.tsx';

const post = usePostOfItsOwn();

/** The card of a talk post in a list, with its chat open. */
async function enter() {
  function Listed() {
    const { data } = trpc.posts.list.useQuery({ limit: 50 });
    return data ? <PostList posts={data} /> : null;
  }
  trpcHandler('posts.list', () => [samplePost(post.id, { type: 'talk', chatActive: 1 })]);
  const { user } = renderWith(<Listed />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Entra in chat' }));
  await waitFor(() => expect(socket()).toBeDefined());
  const leave = async () => {
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { leave, user };
}

it.each([
  ['ended', true],
  ['paused', false],
  ['signed_out', false],
] as const)('after “%s”, shows the chat as ended: %s', async (event, over) => {
  const { leave } = await enter();
  socket().accept();
  socket().receive({ type: 'connection', event, message: 'Finisce qui' });
  await screen.findByText('Finisce qui');
  await leave();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: over ? 'Chat conclusa' : 'Entra in chat' });
  expect(button.disabled).toBe(over);
});

it.each([
  [401, false],
  [403, false],
  [404, true],
  [409, true],
  [410, true],
])('after a handshake refused with %i, shows the chat as ended: %s', async (status, over) => {
  expectConsoleErrors();
  server.use(http.get('/ws', () => HttpResponse.json({ message: 'Ora non puoi entrare' }, { status })));
  const { leave } = await enter();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  socket().cut(1006);
  act(() => void vi.advanceTimersByTime(3000));
  await screen.findByText('Ora non puoi entrare');
  expect(screen.getByText(over ? 'Chiusa' : 'In sospeso')).toBeDefined();
  vi.useRealTimers();
  await leave();
  expect(screen.getByRole('button', { name: over ? 'Chat conclusa' : 'Entra in chat' })).toBeDefined();
});

it('focuses the card once the dialog of an ended chat is closed, because its button is disabled', async () => {
  const { leave } = await enter();
  socket().accept();
  socket().receive({ type: 'connection', event: 'ended', message: 'Finisce qui' });
  await screen.findByText('Finisce qui');
  await leave();
  await expectFocus(() => screen.getByRole('article'));
});

it('shows under a post whose chat is over what did not arrive in it, to be copied or deleted', async () => {
  const kept = (id: number, part: string, text: string) =>
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:chat-post-${id}${part}`, text);
  kept(post.id, '', 'Sto ancora scrivendo');
  kept(
    post.id,
    '-unsent',
    JSON.stringify([{ clientId: 'a', content: 'Ci sei?', timestamp: '2026-11-21T09:05:00.000Z', state: 'sending' }]),
  );
  kept(post.id * 10, '', 'Altrove');
  const over = { type: 'talk', chatActive: 0 } as const;
  const { user } = renderWith(<PostList posts={[samplePost(post.id, over), samplePost(post.id + 1000, over)]} />, { user: storedStudent });
  const label = 'Quello che nella chat non è arrivato';
  const [card, other] = screen.getAllByRole('article');
  const left = await within(card!).findByLabelText<HTMLTextAreaElement>(label);
  expect(left.value).toBe('Ci sei?\n\nSto ancora scrivendo');
  expect(within(other!).queryByLabelText(label)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(screen.queryByLabelText(label)).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes('chat-post'))).toEqual([expect.stringMatching(/0$/)]);
});

it('shows what was being written in a chat that ended once its dialog is closed', async () => {
  const { leave, user } = await enter();
  socket().accept();
  await user.type(screen.getByLabelText('Il tuo messaggio'), 'Volevo dire');
  await waitFor(() => expect(Object.values(localStorage)).toContain('Volevo dire'));
  socket().receive({ type: 'connection', event: 'ended', message: 'Finisce qui' });
  await screen.findByText('Finisce qui');
  expect(screen.queryByLabelText('Quello che nella chat non è arrivato')).toBeNull();
  await leave();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Quello che nella chat non è arrivato')).value).toBe('Volevo dire');
});
