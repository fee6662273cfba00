import { expect, test } from 'vitest';
import {
  initialState,
  unacknowledged,
  withOwn,
  withRetry,
  withServerMessage,
  without,
  type ChatState,
} from '../../src/client/chat/chat-state.ts';
import type { ChatMessage, Notice } from '../../src/routers/chat/schema.ts';

const own = (clientId: string) => ({ clientId, content: `words of ${clientId}`, timestamp: '2026-11-21T10:00:00.000Z' });
const said = (id: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  type: 'chat',
  id,
  content: `message ${id}`,
  timestamp: '2026-11-21T10:00:01.000Z',
  anonymous: true,
  alias: 'Gufo Mite',
  ...fields,
});
const ack = (clientId: string, id: number): Notice => ({
  type: 'connection',
  event: 'ack',
  message: '',
  clientId,
  id,
  timestamp: '2026-11-21T10:00:02.000Z',
});
const refused = (clientId: string, code: 'blocked' | 'rate_limited', retryAfter?: number): Notice => ({
  type: 'connection',
  event: 'refused',
  message: 'perché',
  code,
  clientId,
  ...(retryAfter !== undefined && { retryAfter }),
});
const welcome = (fields: Partial<Extract<Notice, { event: 'welcome' }>> = {}): Notice => ({
  type: 'connection',
  event: 'welcome',
  message: '',
  alias: 'Lontra Lieve',
  count: 1,
  since: 0,
  lastId: 7,
  endsAt: null,
  truncated: false,
  ...fields,
});
const joined = (count: number): Notice => ({ type: 'connection', event: 'joined', message: '', count });
const after = (...messages: (ChatMessage | Notice)[]) =>
  messages.reduce<ChatState>(withServerMessage, withOwn(withOwn(initialState, own('a')), own('b')));
const shown = (state: ChatState) => state.entries.map(({ content, state: sent }) => `${content}: ${sent}`);

test('own messages are appended at once and move to their place in the room’s order when acknowledged', () => {
  expect(shown(after())).toEqual(['words of a: sending', 'words of b: sending']);
  const state = after(said(1), ack('b', 2), said(3), ack('a', 4));
  expect(shown(state)).toEqual(['message 1: sent', 'words of b: sent', 'message 3: sent', 'words of a: sent']);
  expect(state.lastId).toBe(4);
  expect(unacknowledged(state)).toEqual([]);
});

test('a message that arrives twice, or is replayed with its clientId, is shown once', () => {
  const state = after(said(1), said(1), said(2, { mine: true, clientId: 'a', content: 'words of a' }), ack('a', 2));
  expect(shown(state)).toEqual(['message 1: sent', 'words of a: sent', 'words of b: sending']);
  expect(unacknowledged(state).map(({ clientId }) => clientId)).toEqual(['b']);
});

test('messages for which another client used the same clientId are all shown', () => {
  const again = { mine: true, clientId: '1' } as const;
  const state = after(said(1, again), said(2, again), refused('1', 'blocked'), ack('1', 2));
  expect(shown(state).slice(0, 2)).toEqual(['message 1: sent', 'message 2: sent']);
  // The list tells them apart by these.
  expect(state.entries.slice(0, 2).map(({ clientId }) => clientId)).toEqual([undefined, undefined]);
});

test('the acknowledgement of a resend does not move lastId back', () => {
  expect(after(said(9), ack('a', 3)).lastId).toBe(9);
});

test('a removal notice takes away delivered messages and leaves those still being sent', () => {
  const removed: Notice = { type: 'connection', event: 'removed', message: '', ids: [1, 3] };
  expect(shown(after(said(1), said(2), said(3), ack('a', 4), removed))).toEqual([
    'message 2: sent',
    'words of a: sent',
    'words of b: sending',
  ]);
});

test('a refused message carries the reason and can be discarded; one that was too fast is still being sent', () => {
  const state = after(refused('a', 'rate_limited', 5), refused('b', 'blocked'));
  expect(state.entries).toMatchObject([{ state: 'sending' }, { state: 'failed', problem: 'perché' }]);
  expect(shown(without(state, 'b'))).toEqual(['words of a: sending']);
});

test('a message that was being sent as the chat closed can be sent again', () => {
  const state = after({ type: 'connection', event: 'signed_out', message: 'Accedi di nuovo' });
  expect(state.entries).toMatchObject([{ state: 'failed', retryable: true }, { retryable: true }]);
  expect(unacknowledged(withRetry(state, 'a')).map(({ clientId }) => clientId)).toEqual(['a']);
});

test('applies the welcome, presence and end notices to the state', () => {
  const state = after(welcome({ count: 2, since: 5, truncated: true }), joined(3));
  expect(state).toMatchObject({ status: 'connected', alias: 'Lontra Lieve', count: 3, lastId: 5, truncated: true });
  expect(withServerMessage(state, { type: 'connection', event: 'ended', message: 'La chat è finita' })).toMatchObject({
    status: 'over',
    farewell: 'La chat è finita',
  });
});

test('clears a count of one when a new message from another person arrives', () => {
  expect(after(welcome(), said(7)).count).toBe(1);
  expect(after(welcome(), said(8, { mine: true })).count).toBe(1);
  expect(after(welcome(), said(8)).count).toBe(0);
  expect(after(welcome(), said(8), joined(2)).count).toBe(2);
});
