import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import { nextId } from '../../src/routers/queries.ts';
import { chatEnd } from '../../src/routers/posts/rules.ts';
import { buildApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { unlimited } from '../../src/server/limits/limits.ts';
import { loadSecretKey } from '../../src/server/start/secret-key.ts';
import { createServices, openDatabase } from '../../src/server/start/services.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { connectValkey } from '../../src/server/start/valkey.ts';
import { makeStudent } from '../support/students.ts';

/** Sent by the benchmark's server process when it is ready. */
export interface Ready {
  bare: string;
  product: string;
  /** Undefined without Valkey. */
  overValkey: string | undefined;
  tokens: string[];
  postIds: number[];
}

/** The answer to `measure`, taken after a garbage collection. */
export interface Measure {
  /** Bytes. */
  rss: number;
  heap: number;
  /** CPU microseconds of this process so far. */
  cpu: number;
}

const PEOPLE = 2000;
const ROOMS = 100;

const env = readEnv({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'sottovoce-bench-')),
  RATE_LIMITS: 'off',
  ...(process.env['VALKEY_URL'] && { VALKEY_URL: process.env['VALKEY_URL'] }),
});
const secretKey = loadSecretKey(env);
const { db, rootKey, scrub } = await openDatabase(env, secretKey, () => {});
const services = await createServices({ env, secretKey: rootKey, db, pages: createSharedPages() });

const now = services.now();
const tokens: string[] = [];
for (let index = 0; index < PEOPLE; index++) tokens.push((await makeStudent({ db, services })).token);
const postIds: number[] = [];
for (let index = 0; index < ROOMS; index++) {
  const id = await nextId(db, 'posts');
  const post = {
    id,
    author_key: services.pseudonyms.key('thread', id, `author ${index}`),
    type: 'talk',
    content: 'Parliamone',
    search_text: 'parliamone',
    chat_ends_at: chatEnd('talk', now, 24),
    created_at: now,
  };
  await db.insertInto('posts').values(post).execute();
  postIds.push(id);
}

const valkey = env.VALKEY_URL ? connectValkey(env.VALKEY_URL, () => {}) : undefined;
const shared = { env, services, limits: unlimited, probes: [], logger: false as const, scrub, clientRoot: '/nowhere' };
const listen = async (options: Partial<Parameters<typeof buildApp>[0]>) =>
  (await buildApp({ ...shared, ...options })).listen({ host: '127.0.0.1', port: 0 });

const ready: Ready = {
  bare: await listenBare(),
  product: await listen({}),
  overValkey: valkey && (await listen({ valkey })),
  tokens,
  postIds,
};
process.on('message', () => {
  (globalThis as { gc?: () => void }).gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send!({ rss, heap: heapUsed, cpu: user + system } satisfies Measure);
});
process.on('disconnect', () => process.exit());
process.send!(ready);

/** Listens with a minimal broadcast, the baseline: forwards each frame unparsed to the others in the room. */
function listenBare(): Promise<string> {
  const rooms = new Map<string, Set<WebSocket>>();
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket, request) => {
    const room = rooms.get(request.url!) ?? new Set();
    rooms.set(request.url!, room.add(socket));
    socket.on('message', (data: Buffer) => {
      for (const other of room) if (other !== socket) other.send(data, { binary: false });
    });
    socket.on('close', () => room.delete(socket));
  });
  return new Promise((resolve) =>
    server.once('listening', () => resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}`)),
  );
}
