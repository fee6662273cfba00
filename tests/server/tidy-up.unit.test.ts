import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { tidyUp } from '../../src/server/start/tidy-up.ts';

const MEBIBYTE = 1024 * 1024;

test('tidyUp() frees unreferenced memory and the room of the young generation before it resolves', async () => {
  let left: object[] | undefined = Array.from({ length: 500_000 }, (_, index) => ({ index }));
  expect(left.length).toBe(500_000);
  left = undefined;
  const before = process.memoryUsage().heapUsed;
  await tidyUp();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 10 * MEBIBYTE);
  // It has grown to 32 MiB while the objects above were allocated.
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!;
  expect(young.space_size).toBeLessThanOrEqual(4 * MEBIBYTE);
  expect('gc' in globalThis).toBe(false);
});
