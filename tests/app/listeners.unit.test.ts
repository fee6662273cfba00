import { expect, test, vi } from 'vitest';
import { watchedBy } from '../../src/client/lib/listeners.ts';

test('something is watched once for all its listeners, from the first to the last of them', () => {
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const { notify, subscribe } = watchedBy(watch);
  const [one, other] = [vi.fn(), vi.fn()];
  expect(watch).not.toHaveBeenCalled();
  const [leave, leaveLast] = [subscribe(one), subscribe(other)];
  notify();
  leave();
  notify();
  expect([one, other, watch, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1, 0]);
  leaveLast();
  notify();
  expect([other, stop].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  subscribe(one);
  expect(watch).toHaveBeenCalledTimes(2);
});
