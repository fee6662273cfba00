import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLanes } from '../../src/server/limits/lanes.ts';
import { createLimits } from '../../src/server/limits/limits.ts';

const CONNECTIONS = 10;

/** Starts `count` pieces of work at once and returns the highest number that ran concurrently. */
async function mostOf(count: number, ask: (work: () => Promise<void>, index: number) => Promise<void>): Promise<number> {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    for (let turns = 0; turns < 3; turns += 1) await turn();
    running -= 1;
  };
  await Promise.all(Array.from({ length: count }, (_, index) => ask(work, index)));
  return most;
}

test('of ten connections writes use at most five and searches three; a pool of one still serves writes', async () => {
  const lanes = createLanes(CONNECTIONS);
  const [units, searches] = [await mostOf(50, lanes.unit), await mostOf(50, lanes.search)];
  expect([units, searches]).toEqual([5, 3]);
  expect(await mostOf(5, createLanes(1).unit)).toBe(1);
});

test('one account has at most three concurrent calls, and the guests of one address six', async () => {
  const limits = createLimits({ secretKey: 'k'.repeat(32), now: () => new Date() });
  const viewer = (id: number) => ({ accountId: `account ${id}` }) as never;
  expect(await mostOf(40, (work, index) => limits.from(`127.0.0.${index}`).inTurn(viewer(1), work))).toBe(3);
  expect(await mostOf(40, (work, index) => limits.from('127.0.0.1').inTurn(viewer(index), work))).toBe(40);
  expect(await mostOf(40, (work) => limits.from('127.0.0.1').inTurn(null, work))).toBe(6);
  expect(await mostOf(40, (work, index) => limits.from(`2001:db8::${index}`).inTurn(null, work))).toBe(6);
});

test('one person has one scan at a time; calls during it share the next, which sees the writes made by then', async () => {
  const lanes = createLanes(CONNECTIONS);
  let written = 0;
  const ends: (() => void)[] = [];
  const walk = () =>
    lanes.walk('anna posts', async () => {
      const seen = written;
      await new Promise<void>((resolve) => ends.push(resolve));
      return seen;
    });
  const first = walk();
  await turn();
  written = 1;
  const rest = [walk(), walk(), walk()];
  written = 2;
  await turn();
  expect(ends).toHaveLength(1);
  ends[0]!();
  expect(await first).toBe(0);
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]!();
  expect(await Promise.all(rest)).toEqual([2, 2, 2]);
});

test('at most two scans run at a time, and a failing scan fails only for the callers that share it', async () => {
  const lanes = createLanes(CONNECTIONS);
  expect(await mostOf(9, (work, index) => lanes.walk(`person ${index}`, work))).toBe(2);
  const failing = [1, 2].map(() => lanes.walk('anna', () => Promise.reject(new Error('no'))));
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lanes.walk('anna', async () => 'well')).toBe('well');
});
