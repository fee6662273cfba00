import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Services } from '../../routers/context.ts';
import { hasLink } from '../../routers/links.ts';
import { listRestricted } from '../../routers/measures/queries.ts';
import { listOpenSessions } from '../../routers/sessions/queries.ts';
import { logFailure } from '../http/logging.ts';
import { findClosed, personKey } from './admission.ts';
import { isLong } from '../limits/json.ts';
import { ownTurn } from '../limits/own-turn.ts';
import { trySteps } from '../upkeep/try-steps.ts';
import { readFrame } from './incoming.ts';
import { CLOSE, Member, type Identity } from './member.ts';
import { sendIdOf } from './notices.ts';
import { Room } from './room.ts';
import type { RoomAddress, Transport } from './transport.ts';

/** Interval between checks for ended chats and dead peers. */
const SWEEP_MS = 1000;
/** Sessions and rooms that ended elsewhere are noticed within this time plus that of a query. */
const RECHECK_MS = 2000;
/** Frames of any kind per socket and window; a conversation needs a tenth of them. */
const FRAMES_MAX = 50;
const FRAMES_WINDOW_MS = 5000;
/** How long a shutdown waits for peers to close, and then for messages to be stored and their notices to be caused. */
const GOODBYE_MS = 2000;
const LAST_MESSAGES_MS = 1000;

/** While the transport is away, everybody is disconnected anyway, and the next recheck ends what is left. */
const ignore = () => {};

interface HubOptions {
  transport: Transport;
  services: Services;
  /** False lifts the rate limits. */
  limited: boolean;
  log: FastifyBaseLogger;
}

/** All chat sockets of this process. */
export class Hub {
  readonly #options: HubOptions;
  readonly #rooms = new Map<string, Room>();
  readonly #members = new Set<Member>();
  /** Also those whose member was dismissed and whose peer has not closed yet. */
  readonly #sockets = new Set<WebSocket>();
  /** Messages that are being stored, and notices of them that are being caused. */
  readonly #underWay = new Set<Promise<void>>();
  /** Called when a message was sent while nobody else was in the room, or to a connection that had died. */
  onUnheard: (room: string, alias: string) => Promise<void> = async () => {};
  readonly #sweeper: NodeJS.Timeout;
  /** When the last sweep was, and the milliseconds between all sweeps, without those by which the clock was set back. */
  #swept = 0;
  #passed = 0;
  #rechecker: NodeJS.Timeout | undefined;
  #recheckFails = false;
  #stopping = false;

  constructor(options: HubOptions) {
    this.#options = options;
    options.transport.onLost = () => this.#dismissAll(CLOSE.tryAgainLater);
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#recheckLater();
  }

  /** @param wire the connection under the socket. @param onCame called unless the person was in the room before or shown to be */
  enter(socket: WebSocket, wire: Writable, address: RoomAddress, identity: Identity, onCame: () => void): void {
    const member = new Member(socket, wire, identity);
    member.onCame = onCame;
    if (this.#stopping) return member.dismiss('interrupted', CLOSE.goingAway);
    const room = this.#roomAt(address);
    this.#members.add(member);
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    member.onGone = () => {
      this.#members.delete(member);
      room.leave(member);
    };
    const { by } = identity;
    member.onUnheard = (alias) => this.#follow(this.#tellUnheard(room, alias, (other) => other === by));
    this.#listen(member, room);
    // Nothing is read before the room is entered; frames that arrive earlier wait in the socket.
    socket.pause();
    void room.enter(member);
  }

  /** The number of sockets and rooms in this process. */
  get size(): { members: number; rooms: number } {
    return { members: this.#members.size, rooms: this.#rooms.size };
  }

  /** Disconnects a person from all rooms. */
  signOut(person: string, why: 'signed_out' | 'paused' = 'signed_out'): void {
    for (const member of this.#members) if (member.identity.person === person) member.dismiss(why, CLOSE.normal);
  }

  /** Ends those of these rooms whose post or mentorship is over according to the database. */
  async endClosed(names: string[]): Promise<void> {
    const closed = await findClosed(this.#options.services, names);
    await Promise.all(closed.map((name) => this.#end(name).catch(ignore)));
  }

  /** Disconnects everybody, because the process stops. Resolves when no message and no notice of one is under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#sweeper);
    clearTimeout(this.#rechecker);
    const sockets = [...this.#sockets];
    const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    this.#dismissAll(CLOSE.goingAway);
    await Promise.race([closed, sleep(GOODBYE_MS, undefined, { ref: false })]);
    for (const socket of sockets) socket.terminate();
    await Promise.race([closed.then(() => this.#done()), sleep(LAST_MESSAGES_MS, undefined, { ref: false })]);
  }

  /** Lets a shutdown wait for this. */
  #follow(work: Promise<void>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  async #done(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #roomAt(address: RoomAddress): Room {
    const open = this.#rooms.get(address.name);
    if (open) return open;
    const room: Room = new Room(this.#options.transport, address, () => {
      if (this.#rooms.get(address.name) === room) this.#rooms.delete(address.name);
    });
    this.#rooms.set(address.name, room);
    return room;
  }

  #listen(member: Member, room: Room): void {
    const { limited } = this.#options;
    let frames = 0;
    let windowEnd = 0;
    let waiting = 0;
    const read = (data: Buffer, isBinary: boolean) => {
      if (member.gone) return;
      const incoming = readFrame(data, isBinary);
      if (incoming.status === 'check') return member.confirm();
      const { clientId } = incoming;
      if (incoming.status === 'refused') return member.refuse({ code: incoming.code, clientId });
      this.#follow(this.#append(member, room, incoming.content, clientId));
    };
    // Frames after a long one wait for it, to keep their order.
    const readInTurn = async (data: Buffer, isBinary: boolean) => {
      waiting += 1;
      await ownTurn('frame');
      waiting -= 1;
      read(data, isBinary);
    };
    member.socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (member.gone) return;
      if (limited) {
        const now = performance.now();
        if (now >= windowEnd) [frames, windowEnd] = [0, now + FRAMES_WINDOW_MS];
        frames += 1;
        if (frames > FRAMES_MAX) return frames === FRAMES_MAX + 1 ? this.#slowDown(member, windowEnd - now) : undefined;
      }
      if (!isLong(data) && waiting === 0) return read(data, isBinary);
      void readInTurn(data, isBinary);
    });
  }

  /** Pauses reading: further frames wait in the peer's own socket and cost nothing here. */
  #slowDown(member: Member, wait: number): void {
    member.refuse({ code: 'rate_limited', retryAfter: Math.ceil(wait / 1000) });
    member.socket.pause();
    setTimeout(() => member.socket.resume(), wait);
  }

  async #append(member: Member, room: Room, content: string, clientId: string | undefined): Promise<void> {
    const { by, alias, person, noLinksUntil } = member.identity;
    const sendId = sendIdOf(clientId, content, randomUUID);
    const { language, now } = this.#options.services;
    try {
      if (noLinksUntil && now() < noLinksUntil && hasLink(content)) return member.refuse({ code: 'links_too_soon', clientId });
      const { refusal } = await language.judge(content);
      if (refusal) return member.refuse({ code: refusal === 'method' ? 'needs_care' : 'blocked', clientId });
      member.awaiting.add(sendId);
      if (this.#isOver(room)) return await this.#end(room.address.name);
      const result = await room.append({ by, alias, person, sendId, content });
      if ('unannounced' in result && result.unannounced) {
        // Nobody has heard the message; those who are in the room read it when they come back.
        if (result.status === 'appended') this.#follow(this.onUnheard(room.address.name, alias));
        room.interrupt();
      } else if (result.status === 'appended') this.#follow(this.#tellUnheard(room, alias, (other) => other !== by));
      else if (result.status === 'ended') room.onEnd();
      else if (result.status === 'expelled') member.dismiss('signed_out', CLOSE.normal);
      else if (result.status === 'repeated') member.seeRepeated({ ...result, sendId });
      else if (result.status === 'removed') member.seeRemoved({ ...result, sendId });
      else if (result.status === 'flooded') {
        member.awaiting.delete(sendId);
        member.refuse({ code: 'rate_limited', clientId, retryAfter: Math.ceil(result.wait / 1000) });
      }
    } catch {
      // Whether the message was stored is unknown: the client reconnects and sends it again to find out.
      member.dismiss('interrupted', CLOSE.tryAgainLater);
    }
  }

  /** @param by matches the people whose presence would mean that the message is heard */
  async #tellUnheard(room: Room, alias: string, by: (key: string) => boolean): Promise<void> {
    if (!(await room.holds(by))) await this.onUnheard(room.address.name, alias);
  }

  #isOver({ address }: Room): boolean {
    return address.endsAt !== null && this.#options.services.now() >= address.endsAt;
  }

  #dismissAll(code: number): void {
    for (const member of this.#members) member.dismiss('interrupted', code);
  }

  #sweep(): void {
    const { services, transport } = this.#options;
    const now = services.now().getTime();
    for (const room of this.#rooms.values()) if (this.#isOver(room)) void this.#end(room.address.name).catch(ignore);
    this.#passed += Math.max(0, now - this.#swept);
    this.#swept = now;
    for (const member of this.#members) member.checkAlive(this.#passed);
    transport.sweep(now);
  }

  async #end(name: string): Promise<void> {
    await this.#options.transport.end(name);
    this.#rooms.get(name)?.onEnd();
  }

  #recheckLater(): void {
    this.#rechecker = setTimeout(() => void this.#recheck(), RECHECK_MS);
  }

  /**
   * Disconnects people whose session has ended or who may not write, and ends rooms whose post or mentorship is over, including empty ones,
   * which may hold messages. Makes one query of each kind.
   */
  async #recheck(): Promise<void> {
    const { services, transport, log } = this.#options;
    const asked = [...this.#members];
    const signOut = async () => {
      const hashes = [...new Map(asked.map(({ identity }) => [identity.session.toString('hex'), identity.session])).values()];
      if (hashes.length === 0) return;
      const open = new Set((await listOpenSessions(services.db, hashes, services.now())).map((hash) => hash.toString('hex')));
      // A closing commits its measure before it ends the sessions: read after them, the measures explain every session that it has ended.
      const restricted = await listRestricted(services.db, services);
      for (const accountId of restricted) this.signOut(personKey(services.pseudonyms, accountId), 'paused');
      for (const member of asked) if (!open.has(member.identity.session.toString('hex'))) member.dismiss('signed_out', CLOSE.normal);
    };
    const endClosed = async () => {
      const kept = await transport.rooms().catch(() => []);
      await this.endClosed([...new Set([...kept, ...this.#rooms.keys()])]);
    };
    const failures = await trySteps(signOut, endClosed);
    // While the database is away nothing can end there; the lines of one turn in the log are enough.
    if (!this.#recheckFails) for (const failure of failures) logFailure(log, failure, randomUUID());
    this.#recheckFails = failures.length > 0;
    if (!this.#stopping) this.#recheckLater();
  }
}
