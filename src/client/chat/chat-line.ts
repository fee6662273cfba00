import { type ClientCheck, type ClientMessage, ServerMessage } from '../../routers/chat/schema.ts';
import { logQuietly } from '../lib/log.ts';

export const NORMAL_CLOSE = 1000;
/** The code browsers report for a connection lost without a close frame. */
const ABNORMAL_CLOSE = 1006;
/** Silence after which the client sends a check. */
const QUIET_MS = 20_000;
/** How long to wait for a response before giving up the connection; enough for a slow mobile network. */
const ANSWER_MS = 10_000;

interface LineEvents {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** Called once, but not after `leave`. */
  onClose(end: { code: number; opened: boolean }): void;
}

export interface Line {
  /** Does nothing unless the connection is open. */
  send(message: ClientMessage): void;
  leave(): void;
}

/**
 * Opens a connection to a room. After a network loss or a wake from sleep, browsers can take minutes to notice a dead socket;
 * this connection is closed as soon as an expected response does not arrive in time.
 */
export function openLine(query: string, { onOpen, onMessage, onClose }: LineEvents): Line {
  const socket = new WebSocket(`${socketOrigin()}/ws?${query}`);
  const end = new AbortController();
  const { signal } = end;
  let opened = false;
  let awaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (code?: number) => {
    end.abort();
    clearTimeout(timer);
    socket.close(code);
  };
  const finish = (code: number) => {
    close();
    onClose({ code, opened });
  };
  /** Starts the response timeout; does not restart one that is running. */
  const awaitWord = () => {
    if (awaiting) return;
    awaiting = true;
    clearTimeout(timer);
    timer = setTimeout(() => finish(ABNORMAL_CLOSE), ANSWER_MS);
  };
  const hear = () => {
    awaiting = false;
    clearTimeout(timer);
    timer = setTimeout(check, QUIET_MS);
  };
  const send = (message: ClientMessage | ClientCheck) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    awaitWord();
  };
  const check = () => send({ type: 'connection', event: 'check' });

  socket.addEventListener(
    'open',
    () => {
      opened = true;
      hear();
      awaitWord();
      onOpen();
    },
    { signal },
  );
  socket.addEventListener(
    'message',
    ({ data }: MessageEvent<string>) => {
      hear();
      const message = parse(data);
      if (message) onMessage(message);
    },
    { signal },
  );
  socket.addEventListener('error', () => logQuietly('Chat socket failed', query), { signal });
  socket.addEventListener('close', ({ code }) => finish(code), { signal });
  window.addEventListener('offline', () => finish(ABNORMAL_CLOSE), { signal });
  window.addEventListener('online', check, { signal });
  document.addEventListener('visibilitychange', () => void (document.hidden || check()), { signal });
  awaitWord();
  return { send, leave: () => close(NORMAL_CLOSE) };
}

function socketOrigin(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host || 'localhost:5000'}`;
}

/** Null for a message this client cannot read, such as a notice from a newer server. */
function parse(data: string): ServerMessage | null {
  try {
    return ServerMessage.parse(JSON.parse(data));
  } catch (error) {
    logQuietly('Unreadable chat message', error);
    return null;
  }
}
