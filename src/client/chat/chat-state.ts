import type { ChatMessage, Notice, ServerMessage } from '../../routers/chat/schema.ts';

/** One bubble. Own ones stand in the list before the server knows them: without an id. */
export interface Entry {
  /** Known for own messages of this device. */
  clientId?: string;
  /** The place in the room's order, once the server gave it. */
  id?: number;
  content: string;
  timestamp: string;
  mine: boolean;
  alias: string;
  state: 'sending' | 'sent' | 'failed';
  /** Why it failed, in words for the person. */
  problem?: string;
  /** Sending the same words again may succeed. */
  retryable?: boolean;
}

export interface ChatState {
  status: 'connecting' | 'connected' | 'disconnected' | 'over';
  /** One's own name in the room. */
  alias: string | null;
  /** People present, oneself included; 0 while it is not known. */
  count: number;
  /** The newest message when one came in: later ones are said by somebody who is there now. */
  cameAt: number;
  entries: Entry[];
  /** The highest id seen: where a new connection goes on from. */
  lastId: number;
  /** When everything said here goes; null when no time is set. */
  endsAt: string | null;
  /** Why it is over. */
  farewell: string | null;
  /** Something between here and the room's beginning is not kept any more. */
  truncated: boolean;
}

export const initialState: ChatState = {
  status: 'disconnected',
  alias: null,
  count: 0,
  cameAt: 0,
  entries: [],
  lastId: 0,
  endsAt: null,
  farewell: null,
  truncated: false,
};

/** Appends one's own message at once. */
export function withOwn(state: ChatState, own: { clientId: string; content: string; timestamp: string }): ChatState {
  return { ...state, entries: [...state.entries, { ...own, mine: true, alias: state.alias ?? '', state: 'sending' }] };
}

/** Marks a failed message as under way again. */
export function withRetry(state: ChatState, clientId: string): ChatState {
  return change(state, clientId, (entry) => ({ ...entry, state: 'sending', problem: undefined, retryable: undefined }));
}

export function without(state: ChatState, clientId: string): ChatState {
  return { ...state, entries: state.entries.filter((entry) => entry.clientId !== clientId) };
}

/** What did not arrive by now will not, unless one comes back and sends it again. */
export function withEnd(state: ChatState, farewell: string | null): ChatState {
  const entries = state.entries.map((entry) =>
    entry.state === 'sending'
      ? { ...entry, state: 'failed' as const, problem: 'La chat si è chiusa prima che arrivasse.', retryable: true }
      : entry,
  );
  return { ...state, status: 'over', farewell, entries };
}

/** What is not known to have arrived, in the order it was written. */
export function unacknowledged(state: ChatState): Entry[] {
  return state.entries.filter((entry) => entry.state === 'sending');
}

/** What nobody else has, also where it was refused. */
export function notArrived(state: ChatState): Entry[] {
  return state.entries.filter((entry) => entry.state !== 'sent');
}

export function withServerMessage(state: ChatState, message: ServerMessage): ChatState {
  return message.type === 'chat' ? withChatMessage(state, message) : withNotice(state, message);
}

function withChatMessage(state: ChatState, { id, clientId, content, timestamp, alias, mine }: ChatMessage): ChatState {
  const lastId = Math.max(state.lastId, id);
  if (state.entries.some((entry) => entry.id === id)) return { ...state, lastId };
  const arrived: Entry = { id, content, timestamp, alias, mine: mine === true, state: 'sent', ...(clientId !== undefined && { clientId }) };
  const others = mine && clientId !== undefined ? state.entries.filter((entry) => entry.clientId !== clientId) : state.entries;
  // Who has come is told a while later than what they say.
  const count = state.count === 1 && !mine && id > state.cameAt ? 0 : state.count;
  return { ...state, lastId, count, entries: inOrder([...others, arrived]) };
}

function withNotice(state: ChatState, notice: Notice): ChatState {
  switch (notice.event) {
    case 'welcome':
      return {
        ...state,
        status: 'connected',
        alias: notice.alias,
        count: notice.count,
        cameAt: notice.lastId,
        endsAt: notice.endsAt,
        truncated: state.truncated || notice.truncated,
        lastId: Math.max(state.lastId, notice.since),
      };
    case 'joined':
    case 'left':
      return { ...state, count: notice.count };
    case 'ack': {
      const { id, timestamp } = notice;
      const acknowledged = change(state, notice.clientId, (entry) => ({ ...entry, id, timestamp, state: 'sent', problem: undefined }));
      return { ...acknowledged, lastId: Math.max(state.lastId, id), entries: inOrder(acknowledged.entries) };
    }
    case 'refused':
      if (notice.clientId === undefined) return state;
      return change(state, notice.clientId, (entry) => ({
        ...entry,
        state: 'failed',
        problem: notice.message,
        retryable: notice.code === 'rate_limited',
      }));
    case 'removed':
      return { ...state, entries: state.entries.filter(({ id }) => id === undefined || !notice.ids.includes(id)) };
    case 'ended':
    case 'signed_out':
    case 'paused':
      return withEnd(state, notice.message);
    default:
      return state;
  }
}

function change(state: ChatState, clientId: string, update: (entry: Entry) => Entry): ChatState {
  return { ...state, entries: state.entries.map((entry) => (entry.clientId === clientId ? update(entry) : entry)) };
}

/** The room's order; what has no place in it yet comes last, as it was written. */
function inOrder(entries: Entry[]): Entry[] {
  const place = (entry: Entry) => entry.id ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((a, b) => place(a) - place(b));
}
