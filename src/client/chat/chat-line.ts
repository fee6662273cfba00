import { type ClientCheck, type ClientMessage, ServerMessage } from '../../routers/chat/schema.ts';
import { logQuietly } from '../lib/log.ts';

export const NORMAL_CLOSE = 1000;
/** What browsers call a connection that ended without a word. */
const ABNORMAL_CLOSE = 1006;
/** Nothing is heard for so long in a quiet room; then the page asks. */
const QUIET_MS = 20_000;
/** A slow phone network answers sooner. */
const ANSWER_MS = 10_000;

interface LineEvents {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** Called once, and not after `leave`. */
  onClose(end: { code: number; opened: boolean }): void;
}

export interface Line {
  /** Does nothing unless it is open. */
  send(message: ClientMessage): void;
  leave(): void;
}

/**
 * One connection to a room. Out of reach, or woken from sleep, a browser believes for minutes that a connection lives;
 * this one is given up when nothing is heard although something must be.
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
  /** What is sent while something is awaited does not prolong the wait. */
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

/** Null for what this page cannot read, such as a notice that a newer server sends. */
function parse(data: string): ServerMessage | null {
  try {
    return ServerMessage.parse(JSON.parse(data));
  } catch (error) {
    logQuietly('Unreadable chat message', error);
    return null;
  }
}
