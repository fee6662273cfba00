import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';
import { type Line, NORMAL_CLOSE, openLine } from './chat-line.ts';
import {
  type ChatState,
  initialState,
  notArrived,
  unacknowledged,
  withEnd,
  without,
  withOwn,
  withRetry,
  withServerMessage,
} from './chat-state.ts';
import type { ChatPlace } from './place.ts';
import { unsentIn } from './unsent.ts';

const RECONNECT_MS = 3000;
/** Seconds to wait where the server does not say how long. */
const PAUSE_S = 5;
/** Timeout of the request for the reason of a refused handshake. */
const ASK_MS = 10_000;
/** The status of a plain GET of the chat URL when entering is allowed. */
const MAY_ENTER = 426;
/** The post or request does not exist, has no chat, or the chat is over. */
const OVER = [404, 409, 410];
/** Too many windows or attempts: entering may succeed later. */
const TOO_MANY = 429;

export interface ChatRoom {
  getState(): ChatState;
  subscribe(listener: () => void): () => void;
  /** Connects, and stays connected until `leave`. */
  enter(): void;
  leave(): void;
  /** Appends the message at once and sends it as soon as it can. */
  send(content: string): void;
  retry(clientId: string): void;
  /** Takes a failed message out of the list. */
  discard(clientId: string): void;
}

const rooms = new Map<string, ChatRoom>();
heldForOne(() => rooms.clear());

/** Returns the room of `place` for one user. Messages stay in memory when the dialog closes; unacknowledged ones survive a reload, and the end of the chat, too. */
export function chatRoom(place: ChatPlace, person: string): ChatRoom {
  const key = `${person} ${query(place)}`;
  const known = rooms.get(key) ?? createChatRoom(place, person);
  rooms.set(key, known);
  return known;
}

export function createChatRoom(place: ChatPlace, person: string): ChatRoom {
  const unsent = unsentIn(place, person);
  let state: ChatState = { ...initialState, entries: unsent.read() };
  let line: Line | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while the server has asked to wait. */
  let pause: ReturnType<typeof setTimeout> | undefined;
  let inside = false;
  const { notify, subscribe } = createListeners();

  const update = (next: ChatState) => {
    const [before, now] = [notArrived(state), notArrived(next)];
    if (now.length !== before.length || now.some((entry, index) => entry !== before[index])) unsent.keep(before, now);
    state = next;
    notify();
  };

  const transmit = (entry: { clientId?: string; content: string; timestamp: string }) => {
    if (pause === undefined)
      line?.send({ type: 'chat', content: entry.content, timestamp: entry.timestamp, anonymous: true, clientId: entry.clientId });
  };

  /** Sends what is not acknowledged, in the order in which it was written. */
  const transmitAll = () => {
    clearTimeout(pause);
    pause = undefined;
    for (const entry of unacknowledged(state)) transmit(entry);
  };

  const connect = () => {
    clearTimeout(timer);
    update({ ...state, status: 'connecting' });
    line = openLine(`${query(place)}&since=${state.lastId}`, {
      onOpen() {
        update({ ...state, status: 'connected' });
        transmitAll();
      },
      onMessage(message) {
        update(withServerMessage(state, message));
        if (message.type !== 'connection' || message.event !== 'refused' || message.code !== 'rate_limited') return;
        clearTimeout(pause);
        pause = setTimeout(transmitAll, (message.retryAfter ?? PAUSE_S) * 1000);
      },
      onClose({ code, opened }) {
        line = undefined;
        if (state.status === 'over') return;
        if (code === NORMAL_CLOSE) return update(withEnd(state, null));
        update({ ...state, status: 'disconnected' });
        timer = setTimeout(() => void (opened ? connect() : comeBack()), RECONNECT_MS);
      },
    });
  };

  /** Reconnects after a failed handshake, unless it was refused: a plain GET of the same URL gives the reason that browsers hide. */
  const comeBack = async () => {
    const refusal = await refusalOf(place);
    if (!inside || line) return;
    if (refusal === null || refusal.status === TOO_MANY) {
      update({ ...state, hint: refusal?.message ?? null });
      return connect();
    }
    update(withEnd(state, refusal.message, OVER.includes(refusal.status)));
  };

  return {
    getState: () => state,
    subscribe,
    enter() {
      if (inside) return;
      inside = true;
      connect();
    },
    leave() {
      inside = false;
      clearTimeout(timer);
      clearTimeout(pause);
      pause = undefined;
      line?.leave();
      line = undefined;
      update({ ...state, status: 'disconnected', hint: null, farewell: null });
    },
    send(content) {
      const own = { clientId: newClientId(), content: content.trim(), timestamp: new Date().toISOString() };
      update(withOwn(state, own));
      transmit(own);
    },
    retry(clientId) {
      update(withRetry(state, clientId));
      const entry = state.entries.find((candidate) => candidate.clientId === clientId);
      if (entry) transmit(entry);
    },
    discard: (clientId) => update(without(state, clientId)),
  };
}

/** Returns why entering is refused, with a message in Italian; null if it is allowed, or the reason is unknown. */
async function refusalOf(place: ChatPlace): Promise<{ status: number; message: string } | null> {
  try {
    const answer = await fetch(`/ws?${query(place)}`, { credentials: 'include', signal: AbortSignal.timeout(ASK_MS) });
    if (answer.status === MAY_ENTER || answer.status >= 500) return null;
    const { message }: { message?: unknown } = await answer.json();
    return typeof message === 'string' ? { status: answer.status, message } : null;
  } catch {
    return null;
  }
}

function query(place: ChatPlace): string {
  return place.kind === 'post' ? `postId=${place.postId}` : `requestId=${place.requestId}`;
}

/** `crypto.randomUUID` exists in secure contexts only, `getRandomValues` everywhere. */
function newClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
