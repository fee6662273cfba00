import { DAY_MS } from '../../routers/durations.ts';
import { AppError } from '../../routers/errors.ts';
import type { PresenceDelay } from './presence.ts';

/** A message as a room stores it, with its sender known only by the room's pseudonym. */
export interface StoredMessage {
  id: number;
  /** The id of the room's previous message, 0 for the first: ids alone do not show whether one is missing. */
  previous: number;
  /** Milliseconds since 1970, never less than those of the previous message. */
  time: number;
  content: string;
  alias: string;
  /** The sender's key in this room. */
  by: string;
  /** Distinguishes a resend from a new message of the same sender. */
  sendId: string;
}

export interface Draft extends Omit<StoredMessage, 'id' | 'previous' | 'time'> {
  /** The sender's key in all rooms, for the rate limit. */
  person: string;
}

export type Appended =
  /** `unannounced`: the message is stored, but its readers may not have been told. */
  | { status: 'appended' | 'repeated'; id: number; time: number; unannounced?: boolean }
  /** The message was stored before, and has been removed since. */
  | { status: 'removed'; id: number; time: number }
  /** Milliseconds until the sender may try again. */
  | { status: 'flooded'; wait: number }
  | { status: 'ended' | 'expelled' };

/** A message that is stored elsewhere, just now or before, or the reason why it is not. */
export type Relayed = { status: 'appended' | 'repeated'; message: StoredMessage } | Exclude<Appended, { status: 'appended' | 'repeated' }>;

/**
 * The keys of the people who are shown to be in a room, some time after they came and left. `version` rises with each change, so that a
 * late report does not undo a newer one.
 */
export interface Presence {
  people: ReadonlySet<string>;
  version: number;
}

/** The state of a room on entering: the first stored message, if any, the last id given, 0 if none, and the removed messages. */
export interface Entry {
  status: 'entered';
  /** Whether the person was neither in the room before nor shown to be. */
  came: boolean;
  presence: Presence;
  first: Pick<StoredMessage, 'id' | 'previous'> | undefined;
  lastId: number;
  /** A returning client may still show them; at most the newest `HISTORY_MAX`. */
  erased: readonly number[];
}

export interface RoomAddress {
  name: string;
  /** When the room's messages are deleted; null while that is unknown. */
  endsAt: Date | null;
}

export interface RoomListener {
  /** Called for every message appended after `open` resolved, in order. */
  onMessage(message: StoredMessage): void;
  onPresence(presence: Presence): void;
  /** Called when messages have been removed. */
  onErased(ids: number[]): void;
  onEnd(): void;
}

/** A process's access to one room. Every call fails once the transport is lost. */
export interface Channel {
  enter(by: string): Promise<Entry | { status: 'ended' }>;
  /** @param sentAway whether a measure sends the person away */
  leave(by: string, sentAway: boolean): void;
  /** Stores a message once, however often it is sent and even if it was removed, with an id above all others in the room. */
  append(draft: Draft): Promise<Appended>;
  /** Publishes a message that is stored elsewhere. @param keep stores it; receives the milliseconds that its sender must wait */
  relay(person: string, keep: (wait: number) => Promise<Relayed>): Promise<Appended>;
  /** The keys of the people in the room, in any process, whether shown or not. */
  here(): Promise<string[]>;
  /** Returns stored messages after an id, in order. */
  read(after: number, limit: number): Promise<StoredMessage[]>;
  close(): void;
}

/** Where rooms live: in this process, or in a Valkey that processes share. */
export interface Transport {
  /** False while rooms cannot be reached. */
  readonly available: boolean;
  /** Called when messages may have been missed: every channel is dead, and all members must enter again. */
  onLost: () => void;
  /** Takes one of a person's `max` places. Returns a function that frees it, or undefined when all are taken. */
  reserve(person: string, max: number): Promise<(() => void) | undefined>;
  open(room: RoomAddress, listener: RoomListener): Promise<Channel>;
  /** Returns the stored messages of a room after an id, in order. */
  read(name: string, after: number, limit: number): Promise<StoredMessage[]>;
  /** Returns how many people are shown to be in each of these rooms, in all processes; fewer numbers when they cannot be determined. */
  count(names: string[]): Promise<number[]>;
  /** Rejects everything that a person sends from here on, in any room and from any socket. */
  expel(person: string): Promise<void>;
  /** Removes a person's messages from a room, or one of them, and tells everybody in it. */
  erase(name: string, by: string, id?: number): Promise<void>;
  /** Tells everybody in a room about messages that were removed where they are stored. */
  tellErased(name: string, ids: number[]): Promise<void>;
  /** The names of all rooms that may hold messages, whichever process has people in them. */
  rooms(): Promise<string[]>;
  /** Ends a room everywhere and deletes its messages; later messages are rejected. */
  end(name: string): Promise<void>;
  /** Shows due arrivals and departures, and forgets what has ended. Called every second. */
  sweep(now: number): void;
  close(): void;
}

/** Refuses a call while rooms cannot be reached. */
export function refuseAway(): never {
  throw new AppError('busy', { retryAfter: AWAY_RETRY });
}

/** Seconds, the retry interval of the web client. */
const AWAY_RETRY = 3;

export interface TransportOptions {
  now(): Date;
  /** Delay before others learn that somebody came or left. */
  presenceDelay: PresenceDelay;
  /** False lifts the limit on how fast a person sends. */
  limitFlood: boolean;
  /** How long the messages of a room without a known end are kept after the last one. */
  keepMs: number;
  /** Reports an error that cannot be thrown to a caller. */
  failed(error: Error): void;
}

/** How long everything from an expelled person is rejected. Their sockets outlive their sessions only while the database is away. */
export const EXPELLED_MS = DAY_MS;

/** Stored messages per room: a day of a lively one, at most some 10 MB; the oldest are dropped first. */
export const HISTORY_MAX = 5000;
