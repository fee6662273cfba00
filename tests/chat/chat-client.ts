import { WebSocket } from 'ws';
import { ServerMessage, type ChatMessage, type Notice } from '../../src/routers/chat/schema.ts';
import { checkFrame } from '../support/async-document.ts';
import type { TestStudent } from '../support/factories.ts';

/** The site’s origin in the tests. */
export const OWN_ORIGIN = 'http://localhost:5000';
/** Longer than anything the chat does by itself, except to notice an end in its sweep or recheck. */
const PATIENCE_MS = 20_000;

type NoticeOf<Event extends Notice['event']> = Extract<Notice, { event: Event }>;

export interface Handshake {
  /** Base URL of the server. */
  at: string;
  query: string;
  as?: Pick<TestStudent, 'token'> | undefined;
  headers?: Record<string, string>;
  autoPong?: boolean;
}

/** A socket that records everything it receives. */
export class ChatClient {
  readonly received: ServerMessage[] = [];
  readonly messages: ChatMessage[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  #waiting: (() => void)[] = [];

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerMessage;
      checkFrame(frame);
      const message = ServerMessage.parse(frame);
      this.received.push(message);
      if (message.type === 'chat') this.messages.push(message);
      this.#wake();
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => {
        resolve({ code, reason: String(reason) });
        this.#wake();
      });
    });
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Sends a message as the product’s client does; the server acknowledges it if it has a `clientId`. */
  say(content: string, clientId?: string): void {
    this.send({ type: 'chat', content, timestamp: new Date().toISOString(), anonymous: true, ...(clientId !== undefined && { clientId }) });
  }

  send(value: unknown): void {
    this.socket.send(JSON.stringify(value));
  }

  /** Waits until `find` returns a value for the messages received so far. */
  async until<T>(find: (received: ServerMessage[]) => T | undefined, what: string): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = find(this.received);
      if (found !== undefined) return found;
      const left = deadline - Date.now();
      if (left <= 0)
        throw new Error(`No ${what}; the last of ${this.received.length}: ${JSON.stringify(this.received.slice(-5)).slice(0, 1000)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        // `setImmediate` batches a burst of messages into one check.
        this.#waiting.push(() => {
          clearTimeout(timer);
          setImmediate(resolve);
        });
      });
    }
  }

  /** Waits for the first matching message; checks each message only once because some tests receive thousands. */
  #first<Found extends ServerMessage>(matches: (message: ServerMessage) => message is Found, what: string): Promise<Found> {
    let looked = 0;
    return this.until((received) => {
      for (; looked < received.length; looked++) {
        const message = received[looked]!;
        if (matches(message)) return message;
      }
      return undefined;
    }, what);
  }

  notice<Event extends Notice['event']>(
    event: Event,
    matches: (notice: NoticeOf<Event>) => boolean = () => true,
  ): Promise<NoticeOf<Event>> {
    return this.#first(
      (message): message is NoticeOf<Event> =>
        message.type === 'connection' && message.event === event && matches(message as NoticeOf<Event>),
      `notice ${event}`,
    );
  }

  message(content: string): Promise<ChatMessage> {
    return this.#first((message): message is ChatMessage => message.type === 'chat' && message.content === content, `message «${content}»`);
  }

  ack(clientId: string): Promise<NoticeOf<'ack'>> {
    return this.notice('ack', (ack) => ack.clientId === clientId);
  }

  /** Waits until this many chat messages have arrived. */
  count(messages: number): Promise<true> {
    return this.until(() => (this.messages.length >= messages ? true : undefined), `${messages} messages`);
  }

  async close(): Promise<void> {
    this.socket.close(1000);
    await this.closed;
  }
}

/** The texts of the messages, in the order in which this socket received them. */
export function contents(client: ChatClient): string[] {
  return client.messages.map(({ content }) => content);
}

/** The ids of the messages that this socket was told to remove. */
export function removedIn(client: ChatClient): number[] {
  return client.received.flatMap((notice) => (notice.type === 'connection' && notice.event === 'removed' ? notice.ids : []));
}

/** Opens a socket as the product’s page does; resolves once the room is entered. */
export async function enterChat(handshake: Handshake): Promise<ChatClient> {
  const client = new ChatClient(socketTo(handshake));
  await client.notice('welcome');
  return client;
}

/** Opens a socket that must be refused, and returns the refusal. */
export function refusedChat(
  handshake: Handshake,
): Promise<{ status: number; retryAfter: string | undefined; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const socket = socketTo(handshake);
    socket.once('open', () => reject(new Error('The handshake was accepted')));
    socket.once('unexpected-response', (_, response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          retryAfter: response.headers['retry-after'],
          body: JSON.parse(String(Buffer.concat(chunks))),
        }),
      );
    });
    socket.on('error', () => {});
  });
}

/** Returns the outcome of a handshake: `open`, or the status of the refusal once its connection is closed. */
export function outcomeOf(socket: WebSocket): Promise<number | 'open'> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_, response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode!));
    });
    socket.on('error', () => {});
  });
}

export function socketTo({ at, query, as, headers, autoPong = true }: Handshake): WebSocket {
  return new WebSocket(`${at.replace('http', 'ws')}/ws?${query}`, {
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), origin: OWN_ORIGIN, ...headers },
    autoPong,
  });
}
