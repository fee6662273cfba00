import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createChatRoom } from '../../src/client/chat/chat-room.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { server } from '../support/msw.ts';
import { FakeSocket, socket } from './fake-socket.ts';
import { area, openChat, usePostOfItsOwn } from './opened.tsx';

const post = usePostOfItsOwn();
const open = (place = post.place) => openChat(place);

test('detects a silently dead connection by an unanswered check, reconnects and resends', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  const first = socket();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  first.accept();
  act(() => void vi.advanceTimersByTime(19_000));
  expect(first.sent).toEqual([]);
  act(() => void vi.advanceTimersByTime(1000));
  expect(first.sent).toEqual([{ type: 'connection', event: 'check' }]);
  first.receive({ type: 'connection', event: 'present', message: 'Sei nella chat', count: 1 });
  act(() => void vi.advanceTimersByTime(20_000));
  expect(first.sent).toHaveLength(2);
  act(() => void vi.advanceTimersByTime(8000));
  expect(screen.getByText('In linea')).toBeDefined();
  await user.type(area(), 'mi senti?{Enter}');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText('Non in linea')).toBeDefined();
  expect(first.readyState).toBe(3);
  act(() => void vi.advanceTimersByTime(3000));
  expect(socket()).not.toBe(first);
  socket().accept();
  expect(socket().sent).toMatchObject([{ type: 'chat', content: 'mi senti?' }]);
});

test('resends messages on a new connection when one is not acknowledged within ten seconds', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  const first = socket();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  first.accept();
  await user.type(area(), 'uno{Enter}');
  act(() => void vi.advanceTimersByTime(6000));
  await user.type(area(), 'due{Enter}');
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.getByText('Non in linea')).toBeDefined();
  act(() => void vi.advanceTimersByTime(3000));
  socket().accept();
  expect(socket().sent.map(({ content }) => content)).toEqual(['uno', 'due']);
});

test('sends messages that were too fast again in their order, after those that the server asks to wait for', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  socket().accept();
  for (const content of ['uno', 'due', 'tre']) await user.type(area(), `${content}{Enter}`);
  const [first, second, third] = socket().sent;
  const tooFast = (clientId?: string) =>
    socket().receive({
      ...{ type: 'connection', event: 'refused', code: 'rate_limited', message: 'Stai scrivendo molto in fretta', retryAfter: 5 },
      ...(clientId !== undefined && { clientId }),
    });
  const arrive = (clientId: string, id: number) =>
    socket().receive({ type: 'connection', event: 'ack', message: '', clientId, id, timestamp: '2026-11-21T09:05:00.000Z' });
  arrive(first!.clientId, 5);
  tooFast(second!.clientId);
  tooFast(third!.clientId);
  await user.type(area(), 'quattro{Enter}');
  expect(screen.queryByText(/molto in fretta/)).toBeNull();
  act(() => void vi.advanceTimersByTime(3000));
  expect(socket().sent).toHaveLength(3);
  act(() => void vi.advanceTimersByTime(2000));
  const again = socket().sent.slice(3);
  expect(again.map(({ content }) => content)).toEqual(['due', 'tre', 'quattro']);
  for (const [index, { clientId }] of again.entries()) arrive(clientId, 6 + index);
  // Frames beyond the limit are dropped, and only the first is answered, without a clientId.
  await user.type(area(), 'cinque{Enter}');
  tooFast();
  act(() => void vi.advanceTimersByTime(5000));
  expect(
    socket()
      .sent.slice(6)
      .map(({ content }) => content),
  ).toEqual(['cinque', 'cinque']);
});

test('gives up a handshake without a response after ten seconds and tries again', async () => {
  const asked = vi.fn(() => HttpResponse.json({}, { status: 426 }));
  server.use(http.get('/ws', asked));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const room = createChatRoom({ kind: 'post', postId: post.id }, '');
  room.enter();
  vi.advanceTimersByTime(9000);
  expect(room.getState().status).toBe('connecting');
  vi.advanceTimersByTime(1000);
  expect(room.getState().status).toBe('disconnected');
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  expect(asked).toHaveBeenCalledTimes(1);
  room.leave();
});

test('says why a window too many cannot enter, and enters once there is room', async () => {
  expectConsoleErrors();
  const message = 'Hai già molte finestre di chat aperte: chiudine una e riprova';
  server.use(http.get('/ws', () => HttpResponse.json({ message }, { status: 429 })));
  open();
  await screen.findByText('Connessione in corso...');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  socket().cut(1006);
  act(() => void vi.advanceTimersByTime(3000));
  expect(await screen.findByText(message)).toBeDefined();
  expect(FakeSocket.all).toHaveLength(2);
  socket().accept();
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('In linea')).toBeDefined();
});

test('shows the loss of the network at once, and checks the connection when the page becomes visible', async () => {
  open();
  await screen.findByText('Non in linea');
  const first = socket();
  first.accept();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(first.sent).toEqual([{ type: 'connection', event: 'check' }]);
  vi.useFakeTimers();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Non in linea')).toBeDefined();
  act(() => void vi.advanceTimersByTime(3000));
  expect(socket()).not.toBe(first);
});
