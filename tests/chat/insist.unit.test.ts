import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChat } from '../../src/server/chat/chat.ts';
import { insist } from '../../src/server/chat/insist.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what fails is done again until it succeeds, and nobody waits for it', async () => {
  const work = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue();
  const failed = vi.fn<(error: Error) => void>();
  await insist(work, MINUTE, failed);
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([3, 1]);
});

test('it ends when there is nothing left to do it to', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('away'));
  await insist(work, MINUTE, () => {});
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(work.mock.calls.length).toBeLessThan(10);
  expect(vi.getTimerCount()).toBe(0);
});

test('so are lines that moderators have removed', async () => {
  const log = { error: vi.fn<() => void>() };
  const transaction = vi.fn<() => never>(() => {
    throw new Error('The database is away.');
  });
  const services = { db: { transaction }, vault: { derive: () => ({}) }, settings: { chatLifetimeHours: 1 }, now: () => new Date() };
  const chat = openChat({ services: services as never, limited: false, valkey: undefined, log: log as never });
  await chat.reports.eraseLines('request:1', 'a key');
  expect(log.error).toHaveBeenCalledTimes(1);
  const tries = transaction.mock.calls.length;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(transaction.mock.calls.length).toBeGreaterThan(tries);
});
