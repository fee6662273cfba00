import { expect, test, vi } from 'vitest';
import { nowAndThen } from '../../src/server/upkeep/now-and-then.ts';
import { inSteps } from '../../src/server/upkeep/try-steps.ts';

const log = { error: vi.fn() } as unknown as Parameters<typeof nowAndThen>[0]['log'];
const LATE: [number, number] = [3_600_000, 7_200_000];

test('logs each failure once until a turn succeeds, also one that joins another', async () => {
  const [one, other] = [new Error('one'), new Error('other')];
  const turns = [[one], [one, other], [other, one], [], [one]];
  const error = vi.fn();
  let turn = 0;
  const work = async () => inSteps(async () => turns[turn++] ?? []);
  const chore = nowAndThen({ wait: [1, 2], work, log: { error } as never });
  await expect.poll(() => turn).toBeGreaterThan(turns.length);
  await chore.stop();
  expect(error).toHaveBeenCalledTimes(3);
});

test('a chore with a first delay runs after that delay, and then at its regular interval', async () => {
  const soon = vi.fn(async () => {});
  const later = vi.fn(async () => {});
  const chores = [nowAndThen({ wait: LATE, first: [1, 5], work: soon, log }), nowAndThen({ wait: LATE, work: later, log })];
  await expect.poll(() => soon.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([soon.mock.calls.length, later.mock.calls.length]).toEqual([1, 0]);
  await Promise.all(chores.map((chore) => chore.stop()));
});
