import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { ackFrame, noticeFrame, refusalFrame, type MessageFrames, type RefusalFields } from './notices.ts';
import type { StoredMessage } from './transport.ts';
import { writeFrame, type Frame } from './wire.ts';

type Place = Pick<StoredMessage, 'id' | 'time' | 'sendId'>;

/** A reader this far behind is dropped before it costs the others memory. */
const BUFFER_MAX = 1024 * 1024;
const PING_AFTER_MS = 30_000;
const PONG_WITHIN_MS = 20_000;

/** Codes of RFC 6455, section 7.4, and of IANA's registry. */
export const CLOSE = { normal: 1000, goingAway: 1001, serviceRestart: 1012, tryAgainLater: 1013 } as const;

export interface Identity {
  /** The person's key in this room. */
  by: string;
  alias: string;
  /** The person's key in all rooms. */
  person: string;
  /** Hash of the session's token. */
  session: Buffer;
  /** The last message that the person has. */
  since: number | undefined;
}

/** One socket in one room. */
export class Member {
  /** The last message of the room's order that this socket has. */
  cursor = 0;
  /** True when it has caught up, and takes messages as they come. */
  live = false;
  /** The number of people it was last told. */
  told = 0;
  /** What was sent from this socket and is acknowledged here once the room's order reaches it. */
  readonly awaiting = new Set<string>();
  /** Called once, when the socket is closed or about to be. */
  onGone: () => void = () => {};
  /** Called when the peer was dropped and may not have seen what was said last, with the name of whoever said it. */
  onUnheard: (alias: string) => void = () => {};
  readonly #wire: Writable;
  #gone = false;
  #heardAt: number | undefined;
  #pingedAt: number | undefined;
  /** The last message of others that was sent here, that was sent before a ping, and that was before a ping which was answered. */
  #told: Pick<StoredMessage, 'id' | 'alias'> | undefined;
  #asked = 0;
  #confirmed = 0;

  /** @param wire the connection under the socket. */
  constructor(
    readonly socket: WebSocket,
    wire: Writable,
    readonly identity: Identity,
  ) {
    this.#wire = wire;
    socket.on('pong', () => {
      this.#heardAt = undefined;
      this.#pingedAt = undefined;
      this.#confirmed = this.#asked;
    });
    socket.on('close', () => this.#leave());
    // A broken or oversized frame: the socket closes itself, with a code that says why.
    socket.on('error', () => this.#leave());
  }

  get gone(): boolean {
    return this.#gone;
  }

  send(frame: Frame): void {
    if (this.#gone || this.socket.readyState !== this.socket.OPEN) return;
    writeFrame(this.#wire, frame);
    if (this.socket.bufferedAmount > BUFFER_MAX) this.drop();
  }

  /** Takes the room's next message, once. */
  see(message: StoredMessage, frames: MessageFrames): void {
    if (message.id <= this.cursor) return;
    this.cursor = message.id;
    if (message.by !== this.identity.by) {
      this.#told = { id: message.id, alias: message.alias };
      this.send(frames.theirs);
    } else if (this.awaiting.delete(message.sendId)) this.#acknowledge(message);
    else this.send(frames.mine());
  }

  /** A message sent again was kept before. If this socket has already passed it, only the acknowledgement is missing. */
  seeRepeated(place: Place): void {
    if (place.id <= this.cursor && this.awaiting.delete(place.sendId)) this.#acknowledge(place);
  }

  refuse(fields: RefusalFields): void {
    this.send(refusalFrame(fields));
  }

  /** Answers a check. */
  confirm(): void {
    this.send(noticeFrame('present', { count: this.told }));
  }

  /** @returns false when it had been told that number already. */
  tellPresence(count: number): boolean {
    if (count === this.told) return false;
    this.send(noticeFrame(count > this.told ? 'joined' : 'left', { count }));
    this.told = count;
    return true;
  }

  /** Says why, and closes. */
  dismiss(event: 'ended' | 'signed_out' | 'paused' | 'interrupted', code: number): void {
    if (this.#gone) return;
    this.send(noticeFrame(event, {}));
    this.#leave();
    // A paused socket would not read the peer's answer.
    this.socket.resume();
    this.socket.close(code, event);
  }

  drop(): void {
    if (this.#gone) return;
    this.#leave();
    this.socket.terminate();
    if (this.#told && this.#told.id > this.#confirmed) this.onUnheard(this.#told.alias);
  }

  /** Resolves when all that was sent has left this process. */
  flushed(): Promise<void> {
    if (this.#gone) return Promise.resolve();
    return new Promise((resolve) => this.socket.ping(undefined, undefined, () => resolve()));
  }

  /** Drops a peer that did not answer a ping. */
  checkAlive(now: number): void {
    this.#heardAt ??= now;
    if (this.#pingedAt !== undefined) {
      if (now - this.#pingedAt >= PONG_WITHIN_MS) this.drop();
    } else if (now - this.#heardAt >= PING_AFTER_MS) {
      this.#pingedAt = now;
      this.#asked = this.#told?.id ?? 0;
      this.socket.ping();
    }
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
