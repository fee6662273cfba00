import { Redis } from 'ioredis';
import { LIMIT_NAMES } from '../../src/server/limits/limits.ts';
import type { Random } from '../chaos/random.ts';
import { groupBy } from './evidence.ts';
import { mostFrequent } from './guesses.ts';
import type { Just } from './ledger.ts';
import { guessing, pairing, type Attack } from './statistics.ts';

/** The commands that Valkey received during one action. */
export interface Watched {
  /** The account that acted, unknown to the thief. */
  owner: string | undefined;
  /** Set if the owner had just registered or logged in, which identifies them without Valkey. */
  just?: Just | undefined;
  /** Rows that appeared in the database at that moment, with their kind. */
  things: string[];
  /** The person that the database identified at that moment. */
  named: string | undefined;
  /** Words of the commands that could identify a person. */
  words: Set<string>;
}

export interface Watcher {
  watched: Watched[];
  /** Words of all keys and values found at each `look`. */
  stored: Set<string>;
  record(moment: Omit<Watched, 'words'>): Promise<void>;
  look(): Promise<void>;
  close(): void;
}

/** Shorter words are command names and small numbers. */
const WORD = /[\w-]{8,}/g;
/** Words seen at more moments than this, or than a quarter of all, are shared by everybody. */
const COMMON = 80;

/** Records every command with its parameters, by MONITOR. */
export async function watchValkey(url: string): Promise<Watcher> {
  const redis = new Redis(url);
  const monitor = await redis.monitor();
  let words = new Set<string>();
  let marks = 0;
  let waiting: { mark: string; seen(): void } | undefined;
  monitor.on('monitor', (_: string, args: string[]) => {
    if (args[0] === 'echo' && waiting && args[1] === waiting.mark) return waiting.seen();
    for (const arg of args) for (const [word] of arg.matchAll(WORD)) words.add(word);
  });
  /** Waits until all earlier commands have been seen. @returns their words */
  const drain = async (): Promise<Set<string>> => {
    const mark = `seen ${(marks += 1)}`;
    const seen = new Promise<void>((resolve) => (waiting = { mark, seen: resolve }));
    await redis.echo(mark);
    await seen;
    const told = words;
    words = new Set();
    return told;
  };
  const watcher: Watcher = {
    watched: [],
    stored: new Set(),
    record: async (moment) => void watcher.watched.push({ ...moment, words: await drain() }),
    async look() {
      for (const key of await redis.keys('*')) {
        const text = `${key} ${JSON.stringify(await valueOf(redis, key))} ${Date.now() + (await redis.pttl(key))}`;
        for (const [word] of text.matchAll(WORD)) watcher.stored.add(word);
      }
      // Discards the thief's own commands.
      await drain();
    },
    close() {
      monitor.disconnect();
      redis.disconnect();
    },
  };
  return watcher;
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  const read: Record<string, () => Promise<unknown>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    stream: () => redis.xrange(key, '-', '+'),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, '0', '-1', 'WITHSCORES'),
    list: () => redis.lrange(key, 0, -1),
  };
  return read[await redis.type(key)]!();
}

/**
 * Returns the moments of each word in groups: `reach` moments before and after are included, and overlapping groups are merged, because
 * within a group things are close in time anyway.
 */
function tellingsOf(watched: Watched[], reach: number): Map<string, number[][]> {
  const told = groupBy(
    watched.flatMap(({ words }, moment) => [...words].map((word) => ({ word, moment }))),
    ({ word }) => word,
  );
  return new Map([...told].map(([word, list]) => [word, groupsOf(list.map(({ moment }) => moment)).map(around)]));

  function groupsOf(moments: number[]): number[][] {
    const groups: number[][] = [];
    for (const moment of moments) {
      const last = groups.at(-1);
      if (last && moment - last.at(-1)! <= 2 * reach + 1 && reach > 0) last.push(moment);
      else groups.push([moment]);
    }
    return groups;
  }
  function around(group: number[]): number[] {
    const [first, last] = [group[0]! - reach, group.at(-1)! + reach];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((moment) => watched[moment]);
  }
}

/** Guesses by words seen at two moments: whose the moments are, and whether both belong to one person. */
export function watcherAttacks(
  { watched }: Watcher,
  persons: readonly string[],
  random: Random,
  mayBeTied: (one: string, other: string) => boolean = () => false,
): Attack[] {
  const common = Math.min(COMMON, watched.length / 4);
  // Words seen before the first visit, such as repeated heartbeats, identify nobody.
  const ofProduct = new Set([...LIMIT_NAMES, ...(watched[0]?.words ?? [])]);
  const owners = new Map(watched.flatMap(({ things, owner }) => (owner ? things.map((thing) => [thing, owner] as const) : [])));
  return [0, 1].flatMap((reach) => {
    const pairs: [string, string][] = [];
    const names = new Map<string, string[]>();
    for (const [word, groups] of tellingsOf(watched, reach)) {
      if (ofProduct.has(word) || groups.length > common) continue;
      const at = groups.map((moments) => moments.map((moment) => watched[moment]!));
      const thingsAt = at.map((group) => group.flatMap(({ things }) => things.filter((thing) => owners.has(thing))));
      for (const [index, one] of thingsAt.entries()) {
        for (const other of thingsAt.slice(index + 1)) for (const a of one) for (const b of other) if (!mayBeTied(a, b)) pairs.push([a, b]);
        const people = at.flatMap((group, other) => (other === index ? [] : group.flatMap(({ named }) => named ?? [])));
        const patient = at[index]!.flatMap(({ just, things }) => (just ? [] : things.filter((thing) => owners.has(thing))));
        if (people.length > 0) for (const thing of patient) names.set(thing, [...(names.get(thing) ?? []), ...people]);
      }
    }
    const where = reach === 0 ? 'at both moments' : 'at or around both moments';
    return [
      pairing(`told ${where}`, pairs, owners),
      guessing(
        `told ${where}, at one of which the database named somebody`,
        [...names].map(([thing, people]) => ({ guess: mostFrequent(people, random), truth: owners.get(thing)! })),
        persons,
      ),
    ];
  });
}
