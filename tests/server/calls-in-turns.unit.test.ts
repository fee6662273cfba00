import { expect, test } from 'vitest';
import { createLimits, unlimited } from '../../src/server/limits/limits.ts';

/** Milliseconds, longer than the time that calls share in one turn of the event loop. */
const WORK_MS = 6;
const CALLS = 10;

function work(): void {
  const start = performance.now();
  while (performance.now() - start < WORK_MS);
}

test.each([
  ['with limits', createLimits({ secretKey: 'k'.repeat(32), now: () => new Date() })],
  ['without limits', unlimited],
])('%s, ten calls of a batch are spread over at least five turns of the event loop', async (_, factory) => {
  let turns = 0;
  let beat = setImmediate(function next() {
    turns += 1;
    beat = setImmediate(next);
  });
  const limits = factory.from('127.0.0.1');
  const began = await Promise.all(
    Array.from({ length: CALLS }, async () => {
      await limits.take('read', null);
      const turn = turns;
      work();
      return turn;
    }),
  );
  clearImmediate(beat);
  expect(new Set(began).size).toBeGreaterThanOrEqual(CALLS / 2);
});
