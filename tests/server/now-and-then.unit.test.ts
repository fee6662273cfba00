import { expect, test, vi } from 'vitest';
import { nowAndThen } from '../../src/server/upkeep/now-and-then.ts';

const log = { error: vi.fn() } as unknown as Parameters<typeof nowAndThen>[0]['log'];
const LATE: [number, number] = [3_600_000, 7_200_000];

test('a chore with a first delay runs after that delay, and then at its regular interval', async () => {
  const soon = vi.fn(async () => {});
  const later = vi.fn(async () => {});
  const chores = [nowAndThen({ wait: LATE, first: [1, 5], work: soon, log }), nowAndThen({ wait: LATE, work: later, log })];
  await expect.poll(() => soon.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([soon.mock.calls.length, later.mock.calls.length]).toEqual([1, 0]);
  await Promise.all(chores.map((chore) => chore.stop()));
});
