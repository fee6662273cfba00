import { Redis, type RedisOptions } from 'ioredis';
import type { Probe } from '../http/health.ts';

/** After this many milliseconds without an answer a connection counts as dead. */
const SILENCE_MAX = 3000;
const RETRY_MS = 500;

export interface Valkey {
  commands: Redis;
  /** A connection that only subscribes. */
  subscriber: Redis;
  probe: Probe;
  close(): void;
}

/**
 * Connects to the Valkey or Redis that processes share, and reconnects for as long as it takes. While it is away every
 * command fails at once: nothing waits, and nothing is sent twice.
 */
export function connectValkey(url: string, onError: (error: Error) => void): Valkey {
  const options: RedisOptions = {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: SILENCE_MAX,
    commandTimeout: SILENCE_MAX,
    socketTimeout: SILENCE_MAX,
    retryStrategy: () => RETRY_MS,
    // After a failover the old primary still answers, but takes no more writes.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    disableClientInfo: true,
  };
  // The client knows only the URL schemes of Redis.
  const commands = new Redis(url.replace(/^valkey/, 'redis'), options);
  const subscriber = commands.duplicate();
  for (const client of [commands, subscriber]) {
    // Once per outage, not once per attempt.
    let told = false;
    client.on('ready', () => (told = false));
    client.on('error', (error) => {
      if (!told) onError(error);
      told = true;
    });
  }
  return {
    commands,
    subscriber,
    probe: () => commands.ping(),
    close() {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}
