import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { type ChatRoom, createChatRoom } from '../../src/client/chat/chat-room.ts';
import { forgetPerson } from '../../src/client/lib/forget-person.ts';
import { storeUser } from '../../src/client/lib/storage.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { server } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';
import { socket } from './fake-socket.ts';
import { openChat, usePostOfItsOwn } from './opened.tsx';

const post = usePostOfItsOwn();

/** The room as a freshly loaded page creates it. */
function loaded(person = ''): ChatRoom {
  return createChatRoom(post.place, person);
}

const said = (room: ChatRoom) => room.getState().entries.map(({ content, state }) => [content, state]);

test('an undelivered message survives a page reload and is resent with the same clientId', async () => {
  const before = loaded();
  before.enter();
  before.send('ci sei?');
  before.leave();
  openChat(post.place);
  expect(await screen.findByText('ci sei?')).toBeDefined();
  expect(screen.getByText('Invio in corso')).toBeDefined();
  socket().accept();
  const { clientId } = before.getState().entries[0]!;
  expect(socket().sent).toMatchObject([{ type: 'chat', content: 'ci sei?', clientId }]);
  socket().receive({ type: 'connection', event: 'ack', message: '', clientId: clientId!, id: 5, timestamp: '2026-11-21T09:05:00.000Z' });
  expect(screen.getByText('Inviato')).toBeDefined();
  expect(said(loaded())).toEqual([]);
});

test('each undelivered message of this and other tabs stays stored until it is acknowledged or discarded', () => {
  const room = loaded();
  room.enter();
  socket().accept();
  for (const content of ['uno', 'due', 'tre']) room.send(content);
  const other = loaded();
  other.send('quattro');
  const [first, second] = socket().sent;
  socket().receive({
    type: 'connection',
    event: 'ack',
    message: '',
    clientId: first!.clientId,
    id: 5,
    timestamp: '2026-11-21T09:05:00.000Z',
  });
  const problem = 'Queste parole possono ferire.';
  socket().receive({ type: 'connection', event: 'refused', code: 'blocked', message: problem, clientId: second!.clientId });
  expect(said(loaded()).toSorted()).toEqual([
    ['due', 'failed'],
    ['quattro', 'sending'],
    ['tre', 'sending'],
  ]);
  expect(
    loaded()
      .getState()
      .entries.find(({ content }) => content === 'due'),
  ).toMatchObject({ problem });
  room.discard(second!.clientId);
  expect(said(loaded()).toSorted()).toEqual([
    ['quattro', 'sending'],
    ['tre', 'sending'],
  ]);
  room.leave();
});

test('undelivered messages are kept when the chat ends and deleted at logout, and other accounts cannot see them', () => {
  storeUser(storedStudent);
  const room = loaded(storedStudent.id);
  room.enter();
  socket().accept();
  room.send('solo per voi');
  expect(said(loaded(storedStudent.id))).toEqual([['solo per voi', 'sending']]);
  storeUser({ ...storedStudent, id: 'b7c9a8de-0000-4000-8000-000000000000' });
  expect(said(loaded('b7c9a8de-0000-4000-8000-000000000000'))).toEqual([]);

  storeUser(storedStudent);
  socket().receive({ type: 'connection', event: 'ended', message: 'La chat è finita' });
  expect(said(room)).toEqual([['solo per voi', 'failed']]);
  expect(said(loaded(storedStudent.id))).toEqual([['solo per voi', 'failed']]);

  room.send('ancora una');
  room.send('e un’altra');
  forgetPerson();
  room.discard(room.getState().entries.at(-1)!.clientId!);
  expect(Object.keys(localStorage).filter((key) => key.includes('chat'))).toEqual([]);
  room.leave();
});

test.each([404, 409, 410])('keeps undelivered messages of a chat that refused entry for good (%i)', async (status) => {
  expectConsoleErrors();
  server.use(http.get('/ws', () => HttpResponse.json({ message: 'La chat è finita' }, { status })));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const room = loaded();
  room.enter();
  room.send('c’è ancora qualcuno?');
  socket().cut(1006);
  vi.advanceTimersByTime(3000);
  await vi.waitFor(() => expect(room.getState().farewell).toBe('La chat è finita'));
  room.leave();
  expect(said(loaded())).toEqual([['c’è ancora qualcuno?', 'failed']]);
});
