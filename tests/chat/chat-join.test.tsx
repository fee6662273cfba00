import { act, screen, waitFor } from '@testing-library/react';
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
  return { leave };
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
