import { WebSocket } from 'ws';
import type { ServerMessage } from '../../src/routers/chat/schema.ts';
import type { MemberHistory } from './history.ts';

interface MemberOptions {
  name: string;
  room: number;
  postId: number;
  token: string;
  urls: string[];
  instance: number;
}

/** Less than the 3 seconds of the product's client, for more reconnections in the same time. */
const COME_BACK_MS = 300;

/** A member that follows the protocol like the product's client and records its history. */
export class ChaosMember {
  readonly history: MemberHistory;
  /** Number of closed connections by close code. */
  readonly closes: Record<number, number> = {};
  readonly #options: MemberOptions;
  #instance: number;
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #entered = false;
  #stopped = false;
  #since = 0;
  #said = 0;
  /** Messages not acknowledged yet, in order of sending. */
  readonly #pending = new Map<string, string>();

  constructor(options: MemberOptions) {
    this.#options = options;
    this.#instance = options.instance;
    this.history = { member: options.name, room: options.room, sent: [], acks: [], seen: [], afterEnd: [], ended: false, truncated: false };
    this.#connect();
  }

  get entered(): boolean {
    return this.#entered;
  }

  get pending(): number {
    return this.#pending.size;
  }

  /** The last id received. */
  get position(): number {
    return this.#since;
  }

  say(): void {
    const clientId = String((this.#said += 1));
    const content = `${this.history.member} ${clientId}`;
    this.history.sent.push({ clientId, content });
    this.#pending.set(clientId, content);
    if (this.#entered) this.#send(clientId, content);
  }

  cut(back: number, instance: number): void {
    if (this.#stopped) return;
    this.#instance = instance;
    this.#socket?.terminate();
    this.#comeBack(back);
  }

  freeze(milliseconds: number): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.pause();
    setTimeout(() => socket.resume(), milliseconds);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    const { urls, postId, token } = this.#options;
    const url = urls[this.#instance]!.replace('http', 'ws');
    const socket = new WebSocket(`${url}/ws?postId=${postId}&since=${this.#since}`, {
      headers: { authorization: `Bearer ${token}` },
      handshakeTimeout: 5000,
    });
    this.#socket = socket;
    this.#entered = false;
    // An abandoned connection may still receive messages, which are ignored.
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.closes[code] = (this.closes[code] ?? 0) + 1;
      if (socket !== this.#socket) return;
      this.#entered = false;
      if (code === 1000) this.#stopped = true;
      // Reconnects to the other instance, like a balancer when one is down.
      this.#instance = (this.#instance + 1) % urls.length;
      this.#comeBack(COME_BACK_MS);
    });
  }

  #comeBack(milliseconds: number): void {
    this.#entered = false;
    this.#socket = undefined;
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => this.#connect(), milliseconds);
  }

  #receive(message: ServerMessage): void {
    if (this.history.ended) return void this.history.afterEnd.push(JSON.stringify(message));
    if (message.type === 'chat') {
      this.#see(message.id, message.content);
      // A replayed message was stored; its acknowledgement follows the resend.
      return;
    }
    if (message.event === 'welcome') {
      this.#entered = true;
      this.history.truncated ||= message.truncated;
      for (const [clientId, content] of this.#pending) this.#send(clientId, content);
    } else if (message.event === 'ack') {
      const { clientId, id } = message;
      this.history.acks.push({ clientId, id });
      const content = this.#pending.get(clientId);
      this.#pending.delete(clientId);
      if (id > this.#since && content !== undefined) this.#see(id, content);
    } else if (message.event === 'ended') {
      this.history.ended = true;
    }
  }

  #see(id: number, content: string): void {
    this.history.seen.push({ id, content });
    this.#since = Math.max(this.#since, id);
  }

  #send(clientId: string, content: string): void {
    this.#socket?.send(JSON.stringify({ type: 'chat', content, timestamp: new Date().toISOString(), anonymous: true, clientId }));
  }
}
