import type { ChatMessage, Notice, ServerMessage } from '../../routers/chat/schema.ts';

/** A message in the list. Own messages are added before the server acknowledges them, without an id. */
export interface Entry {
  /** Set on messages that this page has sent: other clients may use theirs for several. */
  clientId?: string;
  /** The server's id, which orders the room's messages; undefined until acknowledged. */
  id?: number;
  content: string;
  timestamp: string;
  mine: boolean;
  alias: string;
  state: 'sending' | 'sent' | 'failed';
  /** The reason of a failure, to be shown to the user. */
  problem?: string;
  /** Whether the message was refused because it gives methods of self-harm. */
  care?: boolean;
  /** Whether sending the same text again may succeed. */
  retryable?: boolean;
}

export interface ChatState {
  status: 'connecting' | 'connected' | 'disconnected' | 'over';
  /** Why entering does not succeed yet; it is tried again meanwhile. */
  hint: string | null;
  /** The user's alias in the room. */
  alias: string | null;
  /** The number of people present, including the user; 0 while unknown. */
  count: number;
  /** The id of the newest message at `welcome`: the authors of later messages are present. */
  cameAt: number;
  entries: Entry[];
  /** The highest id seen; a new connection resumes from there. */
  lastId: number;
  /** When the chat ends and its messages are deleted; null if no time is set. */
  endsAt: string | null;
  /** Whether the chat has ended for good; when it is only over, for one person, it goes on for others. */
  ended: boolean;
  /** The message to show when the chat is over. */
  farewell: string | null;
  /** Whether older messages are missing because the server has dropped them. */
  truncated: boolean;
}

/** Without the numbers of the server's message, because those below can be called. */
const CARE_WORDS =
  'Il messaggio non è partito, perché contiene modi o quantità per farsi del male. Se riguarda te, non devi affrontarlo senza aiuto: c’è chi ascolta.';

export const initialState: ChatState = {
  status: 'disconnected',
  hint: null,
  alias: null,
  count: 0,
  cameAt: 0,
  entries: [],
  lastId: 0,
  endsAt: null,
  ended: false,
  farewell: null,
  truncated: false,
};

/** Appends an own message before it is acknowledged. */
export function withOwn(state: ChatState, own: { clientId: string; content: string; timestamp: string }): ChatState {
  return { ...state, entries: [...state.entries, { ...own, mine: true, alias: state.alias ?? '', state: 'sending' }] };
}

/** Marks a failed message as being sent again. */
export function withRetry(state: ChatState, clientId: string): ChatState {
  return change(state, clientId, (entry) => ({ ...entry, state: 'sending', problem: undefined, retryable: undefined }));
}

export function without(state: ChatState, clientId: string): ChatState {
  return { ...state, entries: state.entries.filter((entry) => !isWaiting(entry, clientId)) };
}

/** Ends the chat, for good if `ended`. Messages still being sent are marked as failed; they can be retried after entering again. */
export function withEnd(state: ChatState, farewell: string | null, ended = false): ChatState {
  const entries = state.entries.map((entry) =>
    entry.state === 'sending'
      ? { ...entry, state: 'failed' as const, problem: 'La chat si è chiusa prima che arrivasse.', retryable: true }
      : entry,
  );
  return { ...state, status: 'over', ended: state.ended || ended, farewell, entries };
}

/** The messages being sent, in the order they were written. */
export function unacknowledged(state: ChatState): Entry[] {
  return state.entries.filter((entry) => entry.state === 'sending');
}

/** The messages that were not delivered: being sent, or failed. */
export function notArrived(state: ChatState): Entry[] {
  return state.entries.filter((entry) => entry.state !== 'sent');
}

export function withServerMessage(state: ChatState, message: ServerMessage): ChatState {
  return message.type === 'chat' ? withChatMessage(state, message) : withNotice(state, message);
}

function withChatMessage(state: ChatState, { id, clientId, content, timestamp, alias, mine }: ChatMessage): ChatState {
  const lastId = Math.max(state.lastId, id);
  if (state.entries.some((entry) => entry.id === id)) return { ...state, lastId };
  const others = mine ? state.entries.filter((entry) => !isWaiting(entry, clientId)) : state.entries;
  const fromHere = clientId !== undefined && others.length < state.entries.length;
  const arrived: Entry = { id, content, timestamp, alias, mine: mine === true, state: 'sent', ...(fromHere && { clientId }) };
  // `joined` notices are delayed, messages are not: a message by another person shows that the count is out of date.
  const count = state.count === 1 && !mine && id > state.cameAt ? 0 : state.count;
  return { ...state, lastId, count, entries: inOrder([...others, arrived]) };
}

function withNotice(state: ChatState, notice: Notice): ChatState {
  switch (notice.event) {
    case 'welcome':
      return {
        ...state,
        status: 'connected',
        hint: null,
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
      // A message that was too fast is sent again.
      if (notice.clientId === undefined || notice.code === 'rate_limited') return state;
      return change(state, notice.clientId, (entry) => ({
        ...entry,
        state: 'failed',
        problem: notice.code === 'needs_care' ? CARE_WORDS : notice.message,
        ...(notice.code === 'needs_care' && { care: true }),
      }));
    case 'removed':
      return { ...state, entries: state.entries.filter(({ id }) => id === undefined || !notice.ids.includes(id)) };
    case 'ended':
    case 'signed_out':
    case 'paused':
      return withEnd(state, notice.message, notice.event === 'ended');
    default:
      return state;
  }
}

/** Changes a message that has not been delivered. */
function change(state: ChatState, clientId: string, update: (entry: Entry) => Entry): ChatState {
  return { ...state, entries: state.entries.map((entry) => (isWaiting(entry, clientId) ? update(entry) : entry)) };
}

/** Whether this is the page’s own message of this id, not delivered yet. */
function isWaiting(entry: Entry, clientId: string | undefined): boolean {
  return entry.id === undefined && entry.clientId === clientId;
}

/** Sorts by id; entries without an id come last, in the order they were written. */
function inOrder(entries: Entry[]): Entry[] {
  const place = (entry: Entry) => entry.id ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((a, b) => place(a) - place(b));
}
