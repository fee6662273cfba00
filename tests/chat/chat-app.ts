import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe } from 'vitest';
import type { FastifyServerOptions } from 'fastify';
import { buildApp } from '../../src/server/app.ts';
import type { Services } from '../../src/routers/context.ts';
import type { PresenceDelay } from '../../src/server/chat/presence.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { connectValkey, type Valkey } from '../../src/server/start/valkey.ts';
import { atOnce, createTestApp, TEST_SECRET, type TestApp } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { outcomeOf, socketTo } from './chat-client.ts';

export interface ChatApp extends TestApp {
  /** Base URL of the listening server. */
  at: string;
  redis: Pick<RedisServer, 'url'> | undefined;
}

export interface ChatAppOptions {
  env?: Record<string, string>;
  logger?: FastifyServerOptions['logger'];
  presenceDelay?: PresenceDelay;
  services?: Partial<Services>;
  /** Uses the real limits, counted in Valkey if there is one. */
  limited?: boolean;
}

/** Starts the real app on its own port, with chat rooms in this process or in the given Valkey. */
export async function startChatApp(options: ChatAppOptions = {}, redis?: Pick<RedisServer, 'url'>): Promise<ChatApp> {
  const valkey = redis && (await connect(redis));
  const limits = options.limited && createLimits({ secretKey: TEST_SECRET, valkey: valkey?.commands, now: () => new Date() });
  const test = await createTestApp({ ...options, valkey, ...(limits && { limits }) });
  const at = await test.app.listen({ host: '127.0.0.1', port: 0 });
  if (redis) await waitForChat(test, at);
  return {
    ...test,
    at,
    redis,
    async close() {
      await test.close();
      valkey?.close();
    },
  };
}

export interface SecondInstance {
  at: string;
  valkey: Valkey;
  close(): Promise<void>;
}

/** Starts a second instance in this process: it shares the database and Valkey, but has its own connections and sockets. */
export async function startSecondInstance(
  first: ChatApp,
  env: Record<string, string> = {},
  presenceDelay: PresenceDelay = atOnce,
): Promise<SecondInstance> {
  const valkey = await connect(first.redis!);
  const { services } = first;
  const app = await buildApp({
    env: readEnv({ SECRET_KEY: TEST_SECRET, ...env }),
    services,
    limits: createLimits({ secretKey: TEST_SECRET, valkey: valkey.commands, now: services.now }),
    probes: [valkey.probe],
    valkey,
    presenceDelay,
    logger: false,
    scrub: async () => {},
    clientRoot: '/nowhere',
  });
  const at = await app.listen({ host: '127.0.0.1', port: 0 });
  await waitForChat(first, at);
  return {
    at,
    valkey,
    async close() {
      await app.close();
      valkey.close();
    },
  };
}

async function connect(redis: Pick<RedisServer, 'url'>): Promise<Valkey> {
  const valkey = connectValkey(redis.url, () => {});
  await new Promise((resolve) => valkey.subscriber.once('ready', resolve));
  return valkey;
}

/** Waits until a chat can be entered: the app connects to Valkey a moment after it begins to listen. */
export async function waitForChat(test: TestApp, at: string): Promise<void> {
  const student = await makeStudent(test);
  const post = await makePost(test, { type: 'talk', by: student });
  const open = async () => {
    const socket = socketTo({ at, query: `postId=${post.id}`, as: student });
    const outcome = await outcomeOf(socket);
    socket.terminate();
    return outcome === 'open';
  };
  while (!(await open())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Returns every value in Valkey as text. */
export async function storedIn({ redis: server }: ChatApp): Promise<string> {
  if (!server) return '';
  const redis = new Redis(server.url);
  const values = await Promise.all(
    (await redis.keys('*')).map(async (key) => {
      const type = await redis.type(key);
      if (type === 'stream') return JSON.stringify(await redis.xrange(key, '-', '+'));
      if (type === 'hash') return JSON.stringify(await redis.hgetall(key));
      return `${key} ${type}`;
    }),
  );
  redis.disconnect();
  return values.join('\n');
}

/** Runs a suite on both transports; the Valkey one is reported as skipped when no server is installed. */
export function onBothTransports(name: string, suite: (chat: ChatApp) => void, options: ChatAppOptions = {}): void {
  describe(`${name}: rooms in this process`, () => suite(useChatApp(options, false)));
  describe.skipIf(!findRedisServer())(`${name}: rooms in Valkey (needs valkey-server or redis-server)`, () =>
    suite(useChatApp(options, true)),
  );
}

function useChatApp(options: ChatAppOptions, shared: boolean): ChatApp {
  const holder = {} as ChatApp;
  let redis: RedisServer | undefined;
  beforeAll(async () => {
    redis = shared ? await startRedisServer() : undefined;
    Object.assign(holder, await startChatApp(options, redis));
  });
  afterAll(async () => {
    await holder.close();
    await redis?.stop();
  });
  return holder;
}
