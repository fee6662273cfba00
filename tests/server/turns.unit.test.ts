import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Turns } from '../../src/server/limits/turns.ts';

test('runs a fixed number of tasks per key at a time, and the others in order of arrival', async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  const running = new Map<string, number>();
  let most = 0;
  const work = (key: string, name: string) => () =>
    turns.run(key, async () => {
      begun.push(name);
      running.set(key, (running.get(key) ?? 0) + 1);
      most = Math.max(most, running.get(key)!);
      await turn();
      running.set(key, running.get(key)! - 1);
      return name;
    });
  const names = Array.from({ length: 6 }, (_, index) => `a${index}`);
  const all = names.map((name) => work('a', name)());
  const other = work('b', 'b0')();
  expect(await Promise.all(all)).toEqual(names);
  await other;
  expect(begun.filter((name) => name !== 'b0')).toEqual(names);
  expect(begun.indexOf('b0')).toBeLessThan(3);
  expect(most).toBe(2);
});

test('a failing task makes room for the next, and keys without tasks are forgotten', async () => {
  const turns = new Turns(1);
  const failing = turns.run('a', () => Promise.reject(new Error('no')));
  const next = turns.run('a', async () => 'next');
  expect(turns.size).toBe(1);
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(turns.size).toBe(0);
  await Promise.all(Array.from({ length: 50 }, (_, index) => turns.run(`key ${index}`, async () => {})));
  expect(turns.size).toBe(0);
});

test('a task that has waited too long is refused and forgotten, and those behind keep their order', async () => {
  vi.useFakeTimers();
  try {
    const turns = new Turns(1, 2000);
    let end!: () => void;
    const begun: string[] = [];
    const stand = (name: string) => turns.run('a', async () => void begun.push(name));
    const long = turns.run('a', () => new Promise<void>((resolve) => (end = resolve)));
    const late = stand('late').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1500);
    const inTime = [stand('first'), stand('second')];
    await vi.advanceTimersByTimeAsync(500);
    expect(await late).toMatchObject({ reason: 'busy' });
    end();
    await Promise.all([long, ...inTime]);
    expect(begun).toEqual(['first', 'second']);
    expect([turns.size, vi.getTimerCount()]).toEqual([0, 0]);
  } finally {
    vi.useRealTimers();
  }
});
