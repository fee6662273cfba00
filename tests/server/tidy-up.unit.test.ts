import { expect, test } from 'vitest';
import { tidyUp } from '../../src/server/start/tidy-up.ts';

const MEBIBYTE = 1024 * 1024;

test('tidyUp() frees unreferenced memory at once, and leaves no gc() in the global scope', () => {
  let left: object[] | undefined = Array.from({ length: 500_000 }, (_, index) => ({ index }));
  expect(left.length).toBe(500_000);
  left = undefined;
  const before = process.memoryUsage().heapUsed;
  tidyUp();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 10 * MEBIBYTE);
  expect('gc' in globalThis).toBe(false);
});
