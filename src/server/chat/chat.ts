import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Chats, Services } from '../../routers/context.ts';
import { logFailure } from '../logging.ts';
import { randomAlias } from '../pseudonyms.ts';
import type { Valkey } from '../valkey.ts';
import { keyIn, personKey } from './admission.ts';
import { Hub } from './hub.ts';
import { createMemoryTransport } from './memory-transport.ts';
import { drawDelay, type PresenceDelay } from './presence.ts';
import type { Transport, TransportOptions } from './transport.ts';
import { createValkeyTransport } from './valkey-transport.ts';

const HOUR = 60 * 60 * 1000;
/** How soon what could not be forgotten is tried again. */
const FORGET_AGAIN_MS = 5000;

interface ChatOptions {
  services: Services;
  /** False lifts the limits on how often. */
  limited: boolean;
  /** How late others learn of a coming or a going; unset, at random. */
  presenceDelay?: PresenceDelay | undefined;
  /** Where processes share rooms; without it they live in this one. */
  valkey: Valkey | undefined;
  log: FastifyBaseLogger;
}

/** The chat of this process. */
export interface Chat extends Chats {
  hub: Hub;
  transport: Transport;
}

export function openChat({ services, limited, presenceDelay = drawDelay, valkey, log }: ChatOptions): Chat {
  const options: TransportOptions = { now: services.now, presenceDelay, limitFlood: limited, keepMs: services.settings.chatLifetimeHours * HOUR };
  const transport = valkey ? createValkeyTransport(valkey, options) : createMemoryTransport(options);
  const hub = new Hub({ transport, services, limited, log });
  const forget: Chats['forget'] = async (accountId, texts) => {
    const { pseudonyms } = services;
    const person = personKey(pseudonyms, accountId);
    hub.signOut(person);
    try {
      await transport.expel(person);
      for (const room of await transport.rooms()) {
        const heir = randomUUID();
        await transport.disown(room, keyIn(pseudonyms, room, accountId), texts === 'detach' ? { by: heir, alias: randomAlias() } : undefined);
        await breathe();
      }
    } catch (error) {
      // The account is gone already; its deletion does not wait for a transport that is away.
      logFailure(log, error as Error, randomUUID());
      setTimeout(() => void forget(accountId, texts), FORGET_AGAIN_MS).unref();
    }
  };
  return { hub, transport, forget };
}
