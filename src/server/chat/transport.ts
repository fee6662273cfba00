import { DAY_MS } from '../../routers/durations.ts';
import type { PresenceDelay } from './presence.ts';

/** A message as a room keeps it: its sender is known by the room's pseudonym alone. */
export interface StoredMessage {
  id: number;
  /** The id of the room's previous message, 0 for the first: ids alone do not show whether one is missing. */
  previous: number;
  /** Milliseconds since 1970, never less than those of the message before. */
  time: number;
  content: string;
  alias: string;
  /** The sender's key in this room. */
  by: string;
  /** Tells a resend from a new message of the same sender. */
  sendId: string;
}

export interface Draft extends Omit<StoredMessage, 'id' | 'previous' | 'time'> {
  /** The sender's key in all rooms, for the rate limit. */
  person: string;
}

export type Appended =
  | { status: 'appended' | 'repeated'; id: number; time: number }
  /** Milliseconds until the sender may try again. */
  | { status: 'flooded'; wait: number }
  | { status: 'ended' | 'expelled' };

/** A message that was kept elsewhere, now or before, or why it was not. */
export type Relayed = { status: 'appended' | 'repeated'; message: StoredMessage } | Exclude<Appended, { status: 'appended' | 'repeated' }>;

/**
 * The keys of those who are said to be in a room, which is later than they came and left. `version` rises with each change, so that
 * a late report does not undo a newer one.
 */
export interface Presence {
  people: ReadonlySet<string>;
  version: number;
}

/** What one finds on entering: the first message that is kept, if any, the last id given, 0 if none was, and the messages that were removed. */
export interface Entry {
  status: 'entered';
  presence: Presence;
  first: Pick<StoredMessage, 'id' | 'previous'> | undefined;
  lastId: number;
  /** Who comes back may still show them; at most the newest `HISTORY_MAX`. */
  erased: readonly number[];
}

export interface RoomAddress {
  name: string;
  /** When the room's messages go; null when that is not known yet. */
  endsAt: Date | null;
}

export interface RoomListener {
  /** Every message appended after `open` resolved, in order. */
  onMessage(message: StoredMessage): void;
  onPresence(presence: Presence): void;
  /** These messages are not kept any more. */
  onErased(ids: number[]): void;
  onEnd(): void;
}

/** One process's place in one room. Everything fails once the transport is lost. */
export interface Channel {
  enter(by: string): Promise<Entry | { status: 'ended' }>;
  leave(by: string): void;
  /** Keeps a message once, however often it is sent, and gives it an id above all others in the room. */
  append(draft: Draft): Promise<Appended>;
  /** Tells everybody of a message that is kept elsewhere. @param keep is told how many milliseconds its sender must wait. */
  relay(person: string, keep: (wait: number) => Promise<Relayed>): Promise<Appended>;
  /** The keys of those who are in the room now, at whichever process, whatever others are told. */
  here(): Promise<string[]>;
  /** Kept messages after an id, in order. */
  read(after: number, limit: number): Promise<StoredMessage[]>;
  close(): void;
}

/** Where rooms live: in this process, or in a Valkey that processes share. */
export interface Transport {
  /** False while rooms cannot be reached. */
  readonly available: boolean;
  /** Called when messages may have passed unseen: every channel is dead, and all members must enter anew. */
  onLost: () => void;
  /** Takes one of a person's `max` places. Returns a function that frees it, or undefined when all are taken. */
  reserve(person: string, max: number): Promise<(() => void) | undefined>;
  open(room: RoomAddress, listener: RoomListener): Promise<Channel>;
  /** Kept messages of a room after an id, in order. */
  read(name: string, after: number, limit: number): Promise<StoredMessage[]>;
  /** How many people are said to be in each of these rooms, from whichever process; fewer answers where that cannot be known. */
  count(names: string[]): Promise<number[]>;
  /** Accepts nothing more from a person, in any room and from any socket. */
  expel(person: string): Promise<void>;
  /** Removes what somebody said from a room, or one message of theirs, and tells everybody in it. */
  erase(name: string, by: string, id?: number): Promise<void>;
  /** Tells everybody in a room of messages that were removed where they were kept. */
  tellErased(name: string, ids: number[]): Promise<void>;
  /** The names of all rooms, whichever process has people in them, that may hold text. */
  rooms(): Promise<string[]>;
  /** Ends a room everywhere and forgets what was said; no message is kept afterwards. */
  end(name: string): Promise<void>;
  /** Tells of those whose coming or leaving is due, and forgets what has ended. Called every second. */
  sweep(now: number): void;
  close(): void;
}

export interface TransportOptions {
  now(): Date;
  /** How late others learn that somebody came or left. */
  presenceDelay: PresenceDelay;
  /** False lifts the limit on how fast a person sends. */
  limitFlood: boolean;
  /** How long the messages of a room without a known end stay after the last one. */
  keepMs: number;
  /** Told why something that came could not be passed on. */
  failed(error: Error): void;
}

/** How long nothing is accepted from a person who was expelled. Their sockets outlive their sessions only while the database is away. */
export const EXPELLED_MS = DAY_MS;

/** A day's talk of a lively room, at most some 10 MB; older messages go first. */
export const HISTORY_MAX = 5000;
