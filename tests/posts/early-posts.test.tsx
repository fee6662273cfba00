import { beforeEach, expect, it, vi } from 'vitest';
import { askEarly, takeEarly } from '../../src/client/posts/early-posts.ts';
import { storeUser } from '../../src/client/lib/storage.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';
import { samplePost } from './samples.ts';

const newest = [samplePost(2), samplePost(1)];
const asked = vi.fn<(input: unknown) => void>();

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  void takeEarly();
  trpcHandler('posts.list', (input) => {
    asked(input);
    return newest;
  });
});

it('requests the first page of the feed, and returns it once', async () => {
  storeUser(storedStudent);
  askEarly('/');
  expect(await takeEarly()).toEqual(newest);
  expect(asked.mock.calls).toEqual([[{ limit: 20, offset: 0 }]]);
  expect(takeEarly()).toBeUndefined();
});

it('requests nothing on other pages or for guests', async () => {
  askEarly('/');
  expect(takeEarly()).toBeUndefined();
  storeUser(storedStudent);
  askEarly('/search');
  expect(takeEarly()).toBeUndefined();
  // Answered after anything that was requested before.
  askEarly('/');
  await takeEarly();
  expect(asked).toHaveBeenCalledOnce();
});

it('returns nothing to another user, nor a stale response', () => {
  storeUser(storedStudent);
  askEarly('/home');
  storeUser({ ...storedStudent, id: 'another' });
  expect(takeEarly()).toBeUndefined();

  vi.useFakeTimers({ toFake: ['Date'] });
  askEarly('/home');
  vi.setSystemTime(Date.now() + 31_000);
  expect(takeEarly()).toBeUndefined();
  vi.useRealTimers();
});

it.each([
  ['a lost connection', new Offline()],
  ['a fault of the server', new Refusal({ status: 500, message: '' })],
])('counts as a failed attempt of the feed on %s', async (_, failure) => {
  refuse(failure);
  askEarly('/');
  await expect(takeEarly()).rejects.toThrow(Error);
});

it('resolves to undefined on a refusal, so that the feed asks again and reports it', async () => {
  refuse(new Refusal({ status: 401, message: '' }));
  askEarly('/');
  expect(await takeEarly()).toBeUndefined();
});

function refuse(failure: Error): void {
  trpcHandler('posts.list', () => {
    throw failure;
  });
  storeUser(storedStudent);
}
