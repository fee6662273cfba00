import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrubber } from '../../src/server/start/scrubber.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

test('retries by itself until the work succeeds', async () => {
  const work = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue(true);
  const { scrub } = createScrubber(work, () => {});
  await scrub();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(work).toHaveBeenCalledTimes(3);
});

test('runs again after a failure, and starts nothing once stopped', async () => {
  const work = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(false);
  const scrubber = createScrubber(work, () => {});
  await expect(scrubber.scrub()).rejects.toThrow('away');
  await scrubber.scrub();
  await scrubber.stop();
  await scrubber.scrub();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(work).toHaveBeenCalledTimes(2);
});

test('calls during a run share the next run', async () => {
  let end!: (done: boolean) => void;
  const work = vi.fn(() => new Promise<boolean>((resolve) => (end = resolve)));
  const { scrub } = createScrubber(work, () => {});
  const first = scrub();
  const others = [scrub(), scrub()];
  end(true);
  await first;
  await vi.advanceTimersByTimeAsync(0);
  end(true);
  await Promise.all(others);
  expect(work).toHaveBeenCalledTimes(2);
});
