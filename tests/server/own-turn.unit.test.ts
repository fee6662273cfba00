import { expect, test } from 'vitest';
import { ownTurn } from '../../src/server/limits/own-turn.ts';

test('serves each kind in order of arrival and alternates between kinds', async () => {
  const served: string[] = [];
  const ask = async (kind: 'text' | 'call', name: string) => {
    await ownTurn(kind);
    served.push(name);
  };
  await Promise.all([ask('text', 'text 1'), ask('text', 'text 2'), ask('text', 'text 3'), ask('call', 'call 1'), ask('call', 'call 2')]);
  expect(served).toEqual(['text 1', 'call 1', 'text 2', 'call 2', 'text 3']);
});

test('yields to the event loop once its turn is used up', async () => {
  const served: string[] = [];
  const ask = async (name: string) => {
    await ownTurn('text');
    const start = performance.now();
    while (performance.now() - start < 6);
    served.push(name);
    setImmediate(() => served.push(`whoever came during ${name}`));
  };
  await Promise.all([ask('first'), ask('second')]);
  expect(served).toEqual(['first', 'whoever came during first', 'second']);
});

test('serves requests that come after the queue has emptied', async () => {
  let served = 0;
  for (const kind of ['text', 'call', 'text'] as const) {
    await ownTurn(kind);
    served += 1;
  }
  expect(served).toBe(3);
});
