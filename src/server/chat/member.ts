import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { ackFrame, noticeFrame, refusalFrame, type MessageFrames, type RefusalFields } from './notices.ts';
import type { StoredMessage } from './transport.ts';
import { writeFrame, type Frame } from './wire.ts';

type Place = Pick<StoredMessage, 'id' | 'time' | 'sendId'>;

/** A reader this many bytes behind is dropped before it costs the others memory. */
const BUFFER_MAX = 1024 * 1024;
const PING_AFTER_MS = 30_000;
const PONG_WITHIN_MS = 20_000;

/** Close codes of RFC 6455, section 7.4, and of the IANA registry. `abnormal` is never sent: the peer sent no close frame. */
export const CLOSE = { normal: 1000, goingAway: 1001, abnormal: 1006, serviceRestart: 1012, tryAgainLater: 1013 } as const;

export interface Identity {
  /** The person's key in this room. */
  by: string;
  alias: string;
  /** The person's key in all rooms. */
  person: string;
  /** Hash of the session's token. */
  session: Buffer;
  /** The id of the last message that the client has. */
  since: number | undefined;
  /** When the first day of the person's account ends, until which links from them are refused in this room. */
  noLinksUntil?: Date | undefined;
}

/** One socket in one room. */
export class Member {
  /** The id of the room's last message that was sent to this socket. */
  cursor = 0;
  /** The number of people that the client was last told. */
  told = 0;
  /** Send ids of messages from this socket, acknowledged once they come up in the room's order. */
  readonly awaiting = new Set<string>();
  /** Whether a measure sends the person away. */
  sentAway = false;
  /** Called on entering, unless the person was in the room before or shown to be. */
  onCame: () => void = () => {};
  /** Called once, when the socket is closed or about to be. */
  onGone: () => void = () => {};
  /** Called with the sender's alias when a connection breaks off and its peer may not have received the last message. */
  onUnheard: (alias: string) => void = () => {};
  readonly #wire: Writable;
  /** Resent messages that have been removed, while the socket is still catching up. */
  readonly #removed: Place[] = [];
  #gone = false;
  #live = false;
  #heardAt: number | undefined;
  #pingedAt: number | undefined;
  /** The last message of others that was sent here, and the id of the last one that the peer has confirmed by a pong. */
  #told: Pick<StoredMessage, 'id' | 'alias'> | undefined;
  #confirmed = 0;

  /** @param wire the connection under the socket. */
  constructor(
    readonly socket: WebSocket,
    wire: Writable,
    readonly identity: Identity,
  ) {
    this.#wire = wire;
    socket.on('pong', (data: Buffer) => {
      this.#heardAt = undefined;
      this.#pingedAt = undefined;
      // A pong repeats the data of its ping.
      this.#confirmed = Math.max(this.#confirmed, Number(data) || 0);
    });
    socket.on('close', (code: number) => {
      this.#leave();
      // Also after a dismissal: the peer may have been dead before it.
      if (code === CLOSE.abnormal && this.#told && this.#told.id > this.#confirmed) this.onUnheard(this.#told.alias);
    });
    // After a broken or oversized frame the socket closes itself, with a code that says why.
    socket.on('error', () => this.#leave());
  }

  get gone(): boolean {
    return this.#gone;
  }

  /** Whether the socket has caught up and receives messages as they come. */
  get live(): boolean {
    return this.#live;
  }

  /** Receives messages as they come from now on. A ping has the replayed ones confirmed, which were announced when they were written. */
  goLive(): void {
    this.#live = true;
    for (const place of this.#removed.splice(0)) this.seeRemoved(place);
    if (this.#told) this.#ping();
  }

  send(frame: Frame): void {
    if (this.#gone || this.socket.readyState !== this.socket.OPEN) return;
    writeFrame(this.#wire, frame);
    if (this.socket.bufferedAmount > BUFFER_MAX) this.drop();
  }

  /** Sends the room's next message, unless it was sent before. */
  see(message: StoredMessage, frames: MessageFrames): void {
    if (message.id <= this.cursor) return;
    this.cursor = message.id;
    if (message.by !== this.identity.by) {
      this.#told = { id: message.id, alias: message.alias };
      this.send(frames.theirs);
    } else if (this.awaiting.delete(message.sendId)) this.#acknowledge(message);
    else this.send(frames.mine());
  }

  /** Acknowledges a resent message that was stored before, if this socket has already passed it. */
  seeRepeated(place: Place): void {
    if (place.id <= this.cursor && this.awaiting.delete(place.sendId)) this.#acknowledge(place);
  }

  /** Acknowledges a resent message that was stored before and removed since, and removes it from the page. */
  seeRemoved(place: Place): void {
    if (!this.#live) this.#removed.push(place);
    else if (place.id <= this.cursor && this.awaiting.delete(place.sendId)) {
      this.#acknowledge(place);
      this.send(noticeFrame('removed', { ids: [place.id] }));
    }
  }

  refuse(fields: RefusalFields): void {
    this.send(refusalFrame(fields));
  }

  /** Answers a client's check of its connection. */
  confirm(): void {
    this.send(noticeFrame('present', { count: this.told }));
  }

  /** @returns false when the client knows the number already. */
  tellPresence(count: number): boolean {
    if (count === this.told) return false;
    this.send(noticeFrame(count > this.told ? 'joined' : 'left', { count }));
    this.told = count;
    return true;
  }

  /** Tells the client why, and closes the socket. */
  dismiss(event: 'ended' | 'signed_out' | 'paused' | 'interrupted', code: number): void {
    if (this.#gone) return;
    this.send(noticeFrame(event, {}));
    this.sentAway = event === 'paused';
    this.#leave();
    // A paused socket would not read the peer's close frame.
    this.socket.resume();
    this.socket.close(code, event);
  }

  drop(): void {
    if (this.#gone) return;
    this.#leave();
    this.socket.terminate();
  }

  /** Resolves when everything sent so far has left this process. */
  flushed(): Promise<void> {
    if (this.#gone) return Promise.resolve();
    return new Promise((resolve) => this.#ping(() => resolve()));
  }

  /** Pings an idle peer; drops a peer that has not answered a ping. @param now by a clock that is never set back */
  checkAlive(now: number): void {
    this.#heardAt ??= now;
    if (this.#pingedAt !== undefined) {
      if (now - this.#pingedAt >= PONG_WITHIN_MS) this.drop();
    } else if (now - this.#heardAt >= PING_AFTER_MS) {
      this.#pingedAt = now;
      this.#ping();
    }
  }

  #ping(written?: () => void): void {
    this.socket.ping(String(this.#told?.id ?? 0), undefined, written);
  }

  #acknowledge(place: Place): void {
    const frame = ackFrame(place);
    if (frame) this.send(frame);
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.onGone();
  }
}
