import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PRESENCE_DELAYS_MS } from '../../src/server/chat/presence.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';
import type { Measure, Ready } from './chat-server.ts';
import { FrameSocket } from './frame-socket.ts';

/** Thresholds: the share of the bare server's deliveries per second, and milliseconds. */
const THROUGHPUT_SHARE = 0.8;
const P95_MAX = 100;

const THROUGHPUT_SECONDS = 8;
/** The servers take turns, so that load on the machine affects all alike. */
const ROUNDS = 3;
const PACE = 50;
const PACED_SECONDS = 10;
/** The text of an ordinary message. */
const FILLER = 'Anch’io ho paura dell’orale di domani: proviamo a ripassare insieme stasera? '.repeat(2);

interface Server {
  name: string;
  url: string;
}

interface Room {
  sockets: FrameSocket[];
}

interface Load {
  deliveriesPerSecond: number;
  /** Deliveries per CPU second of the server. */
  perCpuSecond: number;
  lost: number;
}

interface Delays {
  p50: number;
  p95: number;
  p99: number;
  lost: number;
}

/** Prints the chat's figures beside those of a bare `ws` broadcast; sets the exit code if a threshold is missed. */
export async function run(): Promise<void> {
  const redis = findRedisServer() ? await startRedisServer() : undefined;
  const child = fork(fileURLToPath(new URL('chat-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', ...(redis && { VALKEY_URL: redis.url }) },
  });
  try {
    const [ready] = (await once(child, 'message')) as [Ready];
    await sleep(1000);
    await report(child, ready);
  } finally {
    child.disconnect();
    await once(child, 'exit');
    await redis?.stop();
  }
}

async function report(child: ChildProcess, ready: Ready): Promise<void> {
  const bare = { name: 'bare ws', url: ready.bare };
  const product = { name: 'chat', url: ready.product };
  const servers: Server[] = [bare, product, ...(ready.overValkey ? [{ name: 'chat over Valkey', url: ready.overValkey }] : [])];
  const misses: string[] = [];
  const shapes = [
    { title: 'one room of 200', rooms: 1, people: 200, window: 32 },
    { title: '2000 sockets in 100 rooms', rooms: 100, people: 20, window: 400 },
  ];
  for (const { title, rooms, people, window } of shapes) {
    const loads = new Map<string, Load[]>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const server of servers) {
        const open = await openRooms(server, ready, rooms, people);
        loads.set(server.name, [...(loads.get(server.name) ?? []), await measureThroughput(child, open, window)]);
        await closeRooms(open);
      }
    }
    const best = (name: string) => loads.get(name)!.reduce((a, b) => (b.deliveriesPerSecond > a.deliveriesPerSecond ? b : a));
    for (const { name } of servers) {
      const load = best(name);
      const lost = loads.get(name)!.reduce((sum, one) => sum + one.lost, 0);
      const share = load.deliveriesPerSecond / best(bare.name).deliveriesPerSecond;
      console.log(
        `${title}, ${name}: ${Math.round(load.deliveriesPerSecond)} deliveries/s (${share.toFixed(2)} of bare), ${Math.round(load.deliveriesPerSecond / (people - 1))} messages/s, ${Math.round(load.perCpuSecond)} deliveries per CPU second, ${lost} lost`,
      );
      if (lost > 0) misses.push(`${title}, ${name}: ${lost} lost`);
      if (name === product.name && share < THROUGHPUT_SHARE)
        misses.push(`${title}: ${share.toFixed(2)} of the bare server, not ${THROUGHPUT_SHARE}`);
    }
  }
  for (const server of servers) {
    const open = await openRooms(server, ready, 1, 200);
    const { p50, p95, p99, lost } = await measureDelays(open[0]!);
    console.log(
      `room of 200 at ${PACE} messages/s, ${server.name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${lost} lost`,
    );
    if (lost > 0) misses.push(`${server.name} at ${PACE} messages/s: ${lost} lost`);
    if (server !== bare && p95 > P95_MAX) misses.push(`${server.name}: p95 ${p95.toFixed(1)} ms, not ${P95_MAX}`);
    await closeRooms(open);
  }
  for (const server of servers) {
    const before = await measure(child);
    const open = await openRooms(server, ready, 100, 20);
    await sleep(3000);
    const after = await measure(child);
    const each = (bytes: number) => (bytes / 2000 / 1024).toFixed(1);
    console.log(
      `2000 idle connections, ${server.name}: ${each(after.heap - before.heap)} KiB heap and ${each(after.rss - before.rss)} KiB resident each`,
    );
    await closeRooms(open);
  }
  for (const miss of misses) console.error(`Missed: ${miss}`);
  if (misses.length > 0) process.exitCode = 1;
}

async function openRooms({ url }: Server, { tokens, postIds }: Ready, rooms: number, people: number): Promise<Room[]> {
  const open: Room[] = [];
  for (let room = 0; room < rooms; room++) {
    const address = `${url.replace('http', 'ws')}/ws?postId=${postIds[room]}`;
    open.push({
      sockets: await Promise.all(Array.from({ length: people }, (_, person) => FrameSocket.open(address, tokens[room * people + person]))),
    });
  }
  // Waits until all have been welcomed and have received everyone's presence.
  await sleep(PRESENCE_DELAYS_MS.coming.max + 2500);
  return open;
}

async function closeRooms(rooms: Room[]): Promise<void> {
  for (const { sockets } of rooms) for (const socket of sockets) socket.close();
  await sleep(1500);
}

/** Measures throughput with `window` messages in flight over all rooms. */
async function measureThroughput(child: ChildProcess, rooms: Room[], window: number): Promise<Load> {
  const others = rooms[0]!.sockets.length - 1;
  let delivered = 0;
  let sent = 0;
  let most = Infinity;
  const pump = () => {
    while (sent < most && sent * others - delivered < window * others) {
      const { sockets } = rooms[sent % rooms.length]!;
      sockets[Math.floor(sent / rooms.length) % sockets.length]!.send(frame(FILLER));
      sent += 1;
    }
  };
  for (const { sockets } of rooms) {
    for (const socket of sockets) {
      socket.onFrame = (payload) => {
        if (!isMessage(payload)) return;
        delivered += 1;
        if (delivered % others === 0) pump();
      };
    }
  }
  const before = await measure(child);
  const start = performance.now();
  pump();
  await sleep(THROUGHPUT_SECONDS * 1000);
  const [seconds, counted] = [(performance.now() - start) / 1000, delivered];
  const after = await measure(child);
  most = sent;
  await settle(() => delivered >= sent * others);
  return {
    deliveriesPerSecond: counted / seconds,
    perCpuSecond: counted / ((after.cpu - before.cpu) / 1e6),
    lost: sent * others - delivered,
  };
}

/** Measures delivery times in a room at a fixed rate of messages. */
async function measureDelays({ sockets }: Room): Promise<Delays> {
  const delays: number[] = [];
  for (const socket of sockets) {
    socket.onFrame = (payload) => {
      if (isMessage(payload)) delays.push(performance.now() - Number(/@([\d.]+)@/.exec(payload.toString())![1]));
    };
  }
  const total = PACE * PACED_SECONDS;
  const start = performance.now();
  for (let index = 0; index < total; index++) {
    await sleep(Math.max(0, start + (index * 1000) / PACE - performance.now()));
    sockets[index % sockets.length]!.send(frame(`@${performance.now()}@ ${FILLER}`));
  }
  const expected = total * (sockets.length - 1);
  await settle(() => delays.length >= expected);
  delays.sort((a, b) => a - b);
  const quantile = (share: number) => delays[Math.min(delays.length - 1, Math.floor(share * delays.length))]!;
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), lost: expected - delays.length };
}

function frame(content: string): string {
  return JSON.stringify({ type: 'chat', content, timestamp: new Date().toISOString(), anonymous: true });
}

/** Distinguishes `{"type":"chat"…` from `{"type":"connection"…`. */
function isMessage(payload: Buffer): boolean {
  return payload[10] === 0x68;
}

async function measure(child: ChildProcess): Promise<Measure> {
  child.send('measure');
  const [answer] = (await once(child, 'message')) as [Measure];
  return answer;
}

async function settle(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !holds(); tries++) await sleep(100);
}
