import { describe, expect, test } from 'vitest';
import { createMemoryTransport } from '../../src/server/chat/memory-transport.ts';
import { drawDelay, PRESENCE_DELAYS_MS, type PresenceDelay } from '../../src/server/chat/presence.ts';
import type { Presence, RoomListener, Transport, TransportOptions } from '../../src/server/chat/transport.ts';
import { createValkeyTransport } from '../../src/server/chat/valkey-transport.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { connectValkey } from '../../src/server/start/valkey.ts';
import { atOnce, TEST_SECRET } from '../support/app.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';

const PEOPLE = 40;
/** Between one person and the next; short enough that delays overlap. */
const APART_MS = 50;
/** Much shorter than the server’s own interval, to give the observer the best possible resolution. */
const LOOK_MS = 100;

interface Seen {
  time: number;
  /** Unknown to the observer. */
  who: string;
}

/** What an observer sees of one room: when its count changes. Who it was is recorded only to judge the guesses. */
class Watch implements RoomListener {
  readonly came: Seen[] = [];
  readonly went: Seen[] = [];
  #told: Presence = { people: new Set(), version: 0 };

  constructor(readonly now: () => number) {}

  onErased(): void {}

  onPresence(told: Presence): void {
    // As in a room: a published presence may arrive after an answer with a newer version.
    if (told.version <= this.#told.version) return;
    const note = (list: Seen[], people: string[]) => list.push(...people.map((who) => ({ time: this.now(), who })));
    note(
      this.came,
      [...told.people].filter((who) => !this.#told.people.has(who)),
    );
    note(
      this.went,
      [...this.#told.people].filter((who) => !told.people.has(who)),
    );
    this.#told = told;
  }

  onMessage(): void {}
  onEnd(): void {}
}

/** Guesses by time: pairs the events of the two rooms that are nearest in time, closest pairs first. @returns how many are right */
function nearest(here: Seen[], there: Seen[]): number {
  const pairs = here.flatMap((one) => there.map((other) => ({ one, other, apart: Math.abs(one.time - other.time), tie: Math.random() })));
  pairs.sort((a, b) => a.apart - b.apart || a.tie - b.tie);
  const taken = new Set<Seen>();
  let right = 0;
  for (const { one, other } of pairs) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    if (one.who === other.who) right += 1;
  }
  return right;
}

/** Guesses by order: pairs the first event of one room with the first of the other, and so on. @returns how many are right */
function byOrder(here: Seen[], there: Seen[]): number {
  const sorted = (seen: Seen[]) => seen.map((one) => ({ ...one, tie: Math.random() })).sort((a, b) => a.time - b.time || a.tie - b.tie);
  const others = sorted(there);
  return sorted(here).filter((one, index) => one.who === others[index]?.who).length;
}

interface Stage {
  transport: Transport;
  /** Resolves when the transport has finished its pending work. */
  settled(): Promise<void>;
  /** Moves the clock. */
  advance(milliseconds: number): void;
  now(): number;
  close(): Promise<void>;
}

type MakeStage = (presenceDelay: PresenceDelay) => Promise<Stage>;

function clock(presenceDelay: PresenceDelay): { options: TransportOptions } & Pick<Stage, 'advance' | 'now'> {
  let time = Date.now();
  const now = () => time;
  return {
    options: { now: () => new Date(time), presenceDelay, limitFlood: false, keepMs: 3_600_000, failed: () => {} },
    now,
    advance: (milliseconds) => void (time += milliseconds),
  };
}

const inProcess: MakeStage = async (presenceDelay) => {
  const { options, ...rest } = clock(presenceDelay);
  return { ...rest, transport: createMemoryTransport(options), settled: () => Promise.resolve(), close: () => Promise.resolve() };
};

const inValkey: MakeStage = async (presenceDelay) => {
  const { options, ...rest } = clock(presenceDelay);
  const redis = await startRedisServer();
  const valkey = connectValkey(redis.url, () => {});
  const transport = createValkeyTransport(valkey, createVault(TEST_SECRET), options);
  while (!transport.available) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    ...rest,
    transport,
    // In this order, so that everything the commands published arrives before the second answer.
    settled: async () => {
      await valkey.commands.ping();
      await valkey.subscriber.ping();
    },
    async close() {
      transport.close();
      valkey.close();
      await redis.stop();
    },
  };
};

/** Lets each person enter and then leave both rooms. @returns the share of people that the better guess links, by joins and by leaves */
async function observe(makeStage: MakeStage, presenceDelay: PresenceDelay, rounds: number): Promise<Record<'comings' | 'goings', number>> {
  const stage = await makeStage(presenceDelay);
  const right = { comings: [0, 0], goings: [0, 0] };
  for (let round = 0; round < rounds; round += 1) {
    const watches = [new Watch(stage.now), new Watch(stage.now)] as const;
    const rooms = await Promise.all(
      watches.map((watch, room) => stage.transport.open({ name: `post:${2 * round + room + 1}`, endsAt: null }, watch)),
    );
    const look = async () => {
      stage.transport.sweep(stage.now());
      await stage.settled();
    };
    const pass = async (most: number) => {
      for (let passed = 0; passed <= most; passed += LOOK_MS) {
        stage.advance(LOOK_MS);
        await look();
      }
    };
    for (let person = 0; person < PEOPLE; person += 1) {
      for (const room of rooms) await room.enter(`person-${person}`);
      stage.advance(APART_MS);
      await look();
    }
    await pass(PRESENCE_DELAYS_MS.coming.max);
    for (let person = 0; person < PEOPLE; person += 1) {
      for (const room of rooms) room.leave(`person-${person}`, false);
      await stage.settled();
      stage.advance(APART_MS);
      await look();
    }
    await pass(PRESENCE_DELAYS_MS.going.max);
    const [here, there] = watches;
    for (const seen of [here.came, here.went, there.came, there.went]) expect(seen).toHaveLength(PEOPLE);
    for (const [index, guess] of [nearest, byOrder].entries()) {
      right.comings[index]! += guess(here.came, there.came);
      right.goings[index]! += guess(here.went, there.went);
    }
    for (const room of rooms) room.close();
  }
  await stage.close();
  const share = (guesses: number[]) => Math.max(...guesses) / (PEOPLE * rounds);
  return { comings: share(right.comings), goings: share(right.goings) };
}

/** The share that blind guesses link. With 1,000 or more guesses, less than one run in a trillion reaches three times that share. */
const CHANCE = 1 / PEOPLE;

describe('an observer in two rooms that forty people enter and leave together', () => {
  test('links every person across the rooms when joins and leaves are announced at once', async () => {
    expect(await observe(inProcess, atOnce, 1)).toEqual({ comings: 1, goings: 1 });
  });

  test('links hardly more people than chance would when announcements are delayed', async () => {
    const { comings, goings } = await observe(inProcess, drawDelay, 50);
    expect(goings).toBeLessThan(3 * CHANCE);
    expect(comings).toBeLessThan(3 * CHANCE);
  });

  test.skipIf(!findRedisServer())('does no better when the rooms are in Valkey (needs valkey-server or redis-server)', async () => {
    expect(await observe(inValkey, atOnce, 1)).toEqual({ comings: 1, goings: 1 });
    const { comings, goings } = await observe(inValkey, drawDelay, 8);
    // By chance, eight of 320 guesses are right.
    expect(goings).toBeLessThan(5 * CHANCE);
    expect(comings).toBeLessThan(5 * CHANCE);
  });
});
