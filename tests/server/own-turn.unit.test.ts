import { expect, test } from 'vitest';
import { ownTurn } from '../../src/server/limits/own-turn.ts';

test('each kind is served in the order in which it was asked for, and kinds take turns', async () => {
  const served: string[] = [];
  const ask = async (kind: 'text' | 'call', name: string) => {
    await ownTurn(kind);
    served.push(name);
  };
  await Promise.all([ask('text', 'text 1'), ask('text', 'text 2'), ask('text', 'text 3'), ask('call', 'call 1'), ask('call', 'call 2')]);
  expect(served).toEqual(['text 1', 'call 1', 'text 2', 'call 2', 'text 3']);
});

test('a spent turn lets others of the event loop go first', async () => {
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

test('whoever asks again when all are served is served', async () => {
  for (const kind of ['text', 'call', 'text'] as const) await ownTurn(kind);
});
