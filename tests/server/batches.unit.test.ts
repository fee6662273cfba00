import { expect, test, vi } from 'vitest';
import { inBatches } from '../../src/routers/batches.ts';
import { deferred } from '../support/deferred.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Batches questions; a batch, once released, answers each question with its double, or fails. */
function answering() {
  const asked: { questions: number[]; answer(): void; fail(): void }[] = [];
  const ask = inBatches(async (questions: number[]) => {
    const reply = deferred<'answer' | 'fail'>();
    asked.push({ questions, answer: () => reply.resolve('answer'), fail: () => reply.resolve('fail') });
    if ((await reply.wait()) === 'fail') throw new Error('away');
    return questions.map((question) => question * 2);
  });
  return { ask, asked };
}

test('questions of one turn form a batch; while two batches are in flight, later ones collect into the next', async () => {
  const { ask, asked } = answering();
  const first = Promise.all([ask(1), ask(2)]);
  await turn();
  const second = ask(3);
  await turn();
  const third = Promise.all([ask(4), ask(5)]);
  await turn();
  expect(asked.map(({ questions }) => questions)).toEqual([[1, 2], [3]]);
  asked[1]!.answer();
  expect(await second).toBe(6);
  expect(asked.map(({ questions }) => questions)).toEqual([[1, 2], [3], [4, 5]]);
  asked[2]!.answer();
  asked[0]!.answer();
  expect([await first, await third]).toEqual([
    [2, 4],
    [8, 10],
  ]);
});

test('asks the same question again instead of reusing an earlier answer', async () => {
  let revoked = false;
  const stands = inBatches(async (tokens: string[]) => tokens.map(() => !revoked));
  expect(await Promise.all([stands('a'), stands('a')])).toEqual([true, true]);
  revoked = true;
  expect(await stands('a')).toBe(false);
});

test('a failing batch fails only for its own callers', async () => {
  const { ask, asked } = answering();
  const failing = ask(1);
  await turn();
  const standing = ask(2);
  await turn();
  asked[0]!.fail();
  asked[1]!.answer();
  await expect(failing).rejects.toThrow('away');
  expect(await standing).toBe(4);
});

test('hanging batches delay others by at most 50 ms, and long queues are split into batches of 100', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, asked } = answering();
  for (const question of [1, 2]) {
    void ask(question);
    await turn();
  }
  const crowd = Promise.all(Array.from({ length: 250 }, (_, index) => ask(index)));
  await turn();
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(50);
  expect(asked.map(({ questions }) => questions.length)).toEqual([1, 1, 100, 100]);
  asked[2]!.answer();
  await turn();
  for (const { answer } of asked) answer();
  expect((await crowd).at(-1)).toBe(498);
  vi.useRealTimers();
});
