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
const refused = (clientId: string, code: 'blocked' | 'rate_limited'): Notice => ({
  type: 'connection',
  event: 'refused',
  message: 'perché',
  code,
  clientId,
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

test('own messages are appended at once and settle into the room’s order', () => {
  expect(shown(after())).toEqual(['words of a: sending', 'words of b: sending']);
  const state = after(said(1), ack('b', 2), said(3), ack('a', 4));
  expect(shown(state)).toEqual(['message 1: sent', 'words of b: sent', 'message 3: sent', 'words of a: sent']);
  expect(state.lastId).toBe(4);
  expect(unacknowledged(state)).toEqual([]);
});

test('a message that comes twice, or back by replay with its clientId, is shown once', () => {
  const state = after(said(1), said(1), said(2, { mine: true, clientId: 'a', content: 'words of a' }), ack('a', 2));
  expect(shown(state)).toEqual(['message 1: sent', 'words of a: sent', 'words of b: sending']);
  expect(unacknowledged(state).map(({ clientId }) => clientId)).toEqual(['b']);
});

test('an acknowledgement of a resend never moves the place where one stands back', () => {
  expect(after(said(9), ack('a', 3)).lastId).toBe(9);
});

test('messages that are not kept any more leave, those under way stay', () => {
  const removed: Notice = { type: 'connection', event: 'removed', message: '', ids: [1, 3] };
  expect(shown(after(said(1), said(2), said(3), ack('a', 4), removed))).toEqual([
    'message 2: sent',
    'words of a: sent',
    'words of b: sending',
  ]);
});

test('a refused message says why; it can be sent again or taken back', () => {
  const state = after(refused('a', 'rate_limited'), refused('b', 'blocked'));
  expect(state.entries).toMatchObject([
    { state: 'failed', problem: 'perché', retryable: true },
    { state: 'failed', retryable: false },
  ]);
  expect(unacknowledged(withRetry(state, 'a')).map(({ clientId }) => clientId)).toEqual(['a']);
  expect(shown(without(state, 'b'))).toEqual(['words of a: failed']);
});

test('welcome, presence and the end', () => {
  const state = after(welcome({ count: 2, since: 5, truncated: true }), joined(3));
  expect(state).toMatchObject({ status: 'connected', alias: 'Lontra Lieve', count: 3, lastId: 5, truncated: true });
  expect(withServerMessage(state, { type: 'connection', event: 'ended', message: 'La chat è finita' })).toMatchObject({
    status: 'over',
    farewell: 'La chat è finita',
  });
});

test('nobody is told to be alone beside what somebody else has just said', () => {
  expect(after(welcome(), said(7)).count).toBe(1);
  expect(after(welcome(), said(8, { mine: true })).count).toBe(1);
  expect(after(welcome(), said(8)).count).toBe(0);
  expect(after(welcome(), said(8), joined(2)).count).toBe(2);
});
