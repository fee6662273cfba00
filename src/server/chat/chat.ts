import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ChatRooms, Services } from '../../routers/context.ts';
import { HOUR_MS } from '../../routers/durations.ts';
import type { Valkey } from '../start/valkey.ts';
import { logFailure } from '../http/logging.ts';
import { chatOfPost, keyIn, personKey } from './admission.ts';
import { Hub } from './hub.ts';
import { withLetterBox } from './letter-box.ts';
import { createMemoryTransport } from './memory-transport.ts';
import { drawDelay, type PresenceDelay } from './presence.ts';
import { readLines } from './report-lines.ts';
import type { Transport, TransportOptions } from './transport.ts';
import { createValkeyTransport } from './valkey-transport.ts';

/** Maximum wait of a call for the numbers of people on post cards, and for the end of a chat: Valkey may hang. */
const WAIT_MS = 250;

interface ChatOptions {
  services: Services;
  /** False lifts the rate limits. */
  limited: boolean;
  /** Delay before others learn that somebody came or left; random by default. */
  presenceDelay?: PresenceDelay | undefined;
  /** Shares rooms between processes; without it they live in this process. */
  valkey: Valkey | undefined;
  log: FastifyBaseLogger;
}

/** What an account's deletion needs of the chat. */
export interface Chats {
  /** Disconnects a person and accepts nothing more from them. */
  expel(accountId: string): Promise<void>;
  /** The names of rooms that may hold messages. */
  rooms(): Promise<string[]>;
  /** Removes a person's messages from a room. */
  erase(room: string, accountId: string): Promise<void>;
}

/** The chat of this process. */
export interface Chat extends Chats {
  hub: Hub;
  transport: Transport;
  reports: ChatRooms;
  /** Calls `tell` after a random delay of its own, like the one with which others learn that somebody came. */
  onComing(tell: () => void): void;
}

export function openChat({ services, limited, presenceDelay = drawDelay, valkey, log }: ChatOptions): Chat {
  const { pseudonyms, vault } = services;
  const options: TransportOptions = {
    now: services.now,
    presenceDelay,
    limitFlood: limited,
    keepMs: services.settings.chatLifetimeHours * HOUR_MS,
    failed: (error) => logFailure(log, error, randomUUID()),
  };
  const live = valkey ? createValkeyTransport(valkey, vault, options) : createMemoryTransport(options);
  const transport = withLetterBox(live, services);
  const hub = new Hub({ transport, services, limited, log });
  return {
    hub,
    transport,
    reports: {
      readLines: (db, viewer, chat, ids) => readLines({ services: { ...services, db }, transport }, viewer, chat, ids),
      async countPeople(postIds) {
        // A list of posts must neither wait for a Valkey that hangs nor fail with it.
        const late = new Promise<number[]>((resolve) => setTimeout(resolve, WAIT_MS, []).unref());
        const counted = transport.available ? transport.count(postIds.map(chatOfPost)).catch(() => []) : [];
        const counts = await Promise.race([counted, late]);
        return new Map(counts.map((count, index) => [postIds[index]!, count]));
      },
      async endClosed(postId) {
        const late = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS).unref());
        await Promise.race([hub.endClosed([chatOfPost(postId)]).catch(options.failed), late]);
      },
      async sendAway(accountId) {
        hub.signOut(personKey(pseudonyms, accountId), 'paused');
      },
      async eraseLines(room, by, id) {
        try {
          await transport.erase(room, by, id);
          return true;
        } catch (error) {
          options.failed(error as Error);
          return false;
        }
      },
    },
    onComing(tell) {
      const delay = presenceDelay('coming');
      if (delay === 0) tell();
      else setTimeout(tell, delay).unref();
    },
    async expel(accountId) {
      const person = personKey(pseudonyms, accountId);
      hub.signOut(person);
      await transport.expel(person);
    },
    rooms: () => transport.rooms(),
    erase: (room, accountId) => transport.erase(room, keyIn(pseudonyms, room, accountId)),
  };
}
