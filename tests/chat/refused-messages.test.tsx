import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { ChatDialog } from '../../src/client/chat/chat-dialog.tsx';
import { createChatRoom } from '../../src/client/chat/chat-room.ts';
import { expectFocus } from '../support/focus.ts';
import { socket } from './fake-socket.ts';
import { area, openChat, usePostOfItsOwn } from './opened.tsx';

const post = usePostOfItsOwn();

/** Opens the chat and sends a message that the server refuses. */
async function refuse(content: string, code: string, message: string) {
  const opened = openChat(post.place);
  await screen.findByText('Non in linea');
  socket().accept();
  await opened.user.type(area(), `${content}{Enter}`);
  const { clientId } = socket().sent[0]!;
  socket().receive(JSON.stringify({ type: 'connection', event: 'refused', code, message, clientId }));
  return opened;
}

const refuseHardWords = () => refuse('parole dure', 'blocked', 'Queste parole possono ferire.');

test('shows why a message was refused and returns its text to the field for editing', async () => {
  const { user } = await refuseHardWords();
  expect(screen.getByText('Queste parole possono ferire.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Modifica il testo' }));
  expect(area().value).toBe('parole dure');
  expect(screen.getByRole('log').textContent).not.toContain('parole dure');
});

test('lets its writer discard a refused message, and bring its text back', async () => {
  const { user } = await refuseHardWords();
  await user.click(screen.getByRole('button', { name: 'Togli' }));
  expect([area().value, screen.getByRole('log').textContent]).toEqual(['', expect.not.stringContaining('parole dure')]);
  expect(document.activeElement).toBe(area());
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(area().value).toBe('parole dure');
});

test('brings the text back into a chat that was closed and opened again', async () => {
  const { user, rerender } = await refuseHardWords();
  await user.click(screen.getByRole('button', { name: 'Togli' }));
  rerender(<Providers>Un’altra pagina</Providers>);
  rerender(
    <Providers>
      <ChatDialog place={post.place} open onClose={() => {}} about="Chi ha voglia di parlare?" />
    </Providers>,
  );
  await screen.findByText('Non in linea');
  socket().accept();
  await user.type(area(), 'altro');
  await user.click(screen.getByRole('button', { name: 'Ripristina' }));
  expect(area().value).toBe('altro\nparole dure');
  expect(Object.values({ ...localStorage })).toContain('altro\nparole dure');
});

/** Opens the chat again after its session ended before a message had arrived. */
async function comeBackWith(content: string) {
  const { user } = openChat(post.place);
  await screen.findByText('Non in linea');
  socket().accept();
  await user.type(area(), `${content}{Enter}`);
  socket().receive({ type: 'connection', event: 'signed_out', message: 'Accedi di nuovo' });
  cleanup();
  const opened = openChat(post.place);
  await waitFor(() => expect(socket().readyState).toBe(0));
  socket().accept();
  return opened;
}

test('lets its writer discard a message that could be sent again, and bring its text back', async () => {
  const { user } = await comeBackWith('parole amare');
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Togli' }));
  expect(screen.getByRole('log').textContent).not.toContain('parole amare');
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(area().value).toBe('parole amare');
});

test('focuses the messages when one is sent again', async () => {
  const { user } = await comeBackWith('piano piano');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(socket().sent).toMatchObject([{ content: 'piano piano' }]);
  await expectFocus(() => screen.getByRole('log'));
});

test('says in words when a message has been on its way for long', async () => {
  openChat(post.place);
  await screen.findByText('Non in linea');
  socket().accept();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(area(), 'ci sei?{Enter}');
  expect(screen.queryByText('Non ancora arrivato')).toBeNull();
  act(() => void vi.advanceTimersByTime(8100));
  expect(screen.getByText('Non ancora arrivato')).toBeDefined();
  const waiting = socket().sent.at(-1)!.clientId;
  socket().receive({ type: 'connection', event: 'ack', message: '', clientId: waiting, id: 7, timestamp: new Date().toISOString() });
  expect(screen.queryByText('Non ancora arrivato')).toBeNull();
});

test('answers a message that gives methods of self-harm with numbers that can be called, until they are dismissed', async () => {
  const { user } = await refuse('parole', 'needs_care', 'Chiama lo 02 2327 2327.');
  expect(await screen.findByText(/modi o quantità per farsi del male/)).toBeDefined();
  expect(screen.queryByText(/02 2327 2327/)).toBeNull();
  const line = within(screen.getByRole('note', { name: 'Numeri da chiamare' }));
  expect(line.getAllByRole('link', { name: /^Chiama/ })).toHaveLength(2);
  expect(line.getByText('Quello che senti conta.')).toBeDefined();
  await user.click(line.getByRole('button', { name: 'Nascondi i numeri di aiuto' }));
  expect(screen.queryByRole('note', { name: 'Numeri da chiamare' })).toBeNull();
});

test('keeps over a reload that such a message is answered with numbers', async () => {
  await refuse('parole', 'needs_care', 'Chiama lo 02 2327 2327.');
  // As a freshly loaded page creates the room.
  expect(createChatRoom(post.place, '').getState().entries).toMatchObject([{ content: 'parole', care: true }]);
});

test('a refusal with an unknown code still ends the sending state of the message', async () => {
  await refuse('ciao', 'asleep', 'La stanza dorme.');
  expect(screen.getByText('La stanza dorme.')).toBeDefined();
  expect(screen.queryByText('Invio in corso')).toBeNull();
});
