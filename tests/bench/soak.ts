import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { createDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { makeInstance, type Instance } from '../support/instance.ts';
import { TEST_SECRET, testTools } from '../support/migration-tools.ts';
import { findPostgres, startPostgres } from '../support/postgres-server.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';
import { makeStudent } from '../support/students.ts';
import { SoakRequests } from './soak/requests.ts';
import { SoakRoom } from './soak/room.ts';
import { ask } from './topology/story.ts';

const ROOM_SIZE = 20;
/** Out of five that an account may have. */
const SOCKETS_OF_PERSON = 4;
/** Milliseconds between two messages in a room. */
const SAYS_EVERY = 4000;
/** Largest growth of memory in the second half, relative to the first half without its warm-up. */
const GROWTH_MAX = 1.1;
const REPORTS = 20;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    sockets: { type: 'string', default: '2000' },
    requests: { type: 'string', default: '300' },
    processes: { type: 'string', default: '2' },
  },
});
const [minutes, sockets, perSecond, processes] = [values.minutes, values.sockets, values.requests, values.processes].map(Number) as [
  number,
  number,
  number,
  number,
];
if (![minutes, sockets, perSecond, processes].every((value) => value > 0))
  stop('Usage: npm run soak [-- --minutes N] [--sockets N] [--requests N] [--processes N]');
if (!findPostgres() || !findRedisServer()) stop('npm run soak needs a PostgreSQL server and a Valkey or Redis on this machine');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [postgres, valkey] = await Promise.all([startPostgres({ max_connections: '200' }), startRedisServer()]);
const db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 4, onError: () => {} });
await migrateToLatest(db, testTools);
const variables = { SECRET_KEY: TEST_SECRET, DATABASE_URL: postgres.url, VALKEY_URL: valkey.url };
const instances = await Promise.all(Array.from({ length: processes }, () => makeInstance(variables)));
for (const instance of instances) await instance.start();
const sites = instances.map(({ url }) => url);
await sleep(1000);

const rooms: SoakRoom[] = [];
const requests = new SoakRequests();
const memory: number[] = [];
try {
  const count = Math.ceil(sockets / ROOM_SIZE);
  const tokens: string[] = [];
  for (let n = 0; n < Math.max(ROOM_SIZE, sockets / SOCKETS_OF_PERSON); n++) tokens.push((await makeStudent({ db })).token);
  const posts: number[] = [];
  for (let n = 0; n < count; n++) {
    const body = { type: 'talk', content: `Parliamone, stanza ${n}` };
    posts.push((await ask<{ id: number }>(sites[n % processes]!, 'POST', '/posts', { as: tokens[n % tokens.length]!, body })).id);
  }
  const few = pLimit(4);
  const entered = posts.map((post, room) =>
    few(() =>
      SoakRoom.enter(
        sites,
        post,
        Array.from({ length: ROOM_SIZE }, (_, n) => tokens[(room * ROOM_SIZE + n) % tokens.length]!),
      ),
    ),
  );
  rooms.push(...(await Promise.all(entered)));
  say(`${rooms.length * ROOM_SIZE} sockets in ${count} rooms, ${perSecond} requests a second, ${processes} processes, ${minutes} minutes`);
  requests.start(sites, tokens, posts, perSecond);
  const talking = rooms.map((room, n) => setInterval(() => room.say(), SAYS_EVERY + n));
  const all: number[] = [];
  for (let report = 1; report <= REPORTS; report++) {
    await sleep((minutes * 60_000) / REPORTS);
    const delays = requests.takeDelays();
    all.push(...delays);
    memory.push(megabytes(instances));
    const open = rooms.reduce((sum, room) => sum + room.open, 0);
    say(
      `${((report * minutes) / REPORTS).toFixed(2)} min: ${delays.length} calls, p50 ${at(delays, 0.5)} ms, p99 ${at(delays, 0.99)} ms, ` +
        `${requests.failures} failures, ${open} sockets, ${memory.at(-1)} MiB`,
    );
  }
  talking.forEach((timer) => clearInterval(timer));
  await requests.stop();
  for (let tries = 0; tries < 100 && missing() > 0; tries++) await sleep(100);
  const half = Math.floor(REPORTS / 2);
  // The first quarter is warm-up.
  const growth = mean(memory.slice(half)) / mean(memory.slice(REPORTS / 4, half));
  const sorted = all.sort((one, other) => one - other);
  const closes = JSON.stringify(Object.assign({}, ...rooms.map((room) => room.closes)));
  say(`calls by status: ${[...requests.statuses].map(([status, times]) => `${times} of ${status}`).join(', ')}`);
  say(`p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms, longest ${at(sorted, 1)} ms`);
  say(`${rooms.reduce((sum, room) => sum + room.heard, 0)} deliveries, ${missing()} missing; sockets closed: ${closes}`);
  say(`memory of the second half is ${growth.toFixed(2)} of that before`);
  if (requests.failures > 0 || missing() !== 0 || closes !== '{}' || growth > GROWTH_MAX) process.exitCode = 1;
} finally {
  rooms.forEach((room) => room.leave());
  await Promise.all(instances.map((instance) => instance.kill()));
  await db.destroy();
  await Promise.all([valkey.stop(), postgres.stop()]);
}

function missing(): number {
  return rooms.reduce((sum, room) => sum + room.missing, 0);
}

/** Returns the resident memory of all processes of the product. */
function megabytes(running: Instance[]): number {
  const kilobytes = running.map((instance) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${instance.process()!.pid}/status`, 'utf8'))![1]),
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function at(sorted: number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
