import { beforeEach, expect, it, vi } from 'vitest';
import { askEarly, takeEarly } from '../../src/client/posts/early-posts.ts';
import { storeUser } from '../../src/client/lib/storage.ts';
import { Offline, trpcHandler } from '../support/msw.ts';
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

it('resolves to undefined when the request fails, so that the feed retries and reports the error', async () => {
  trpcHandler('posts.list', () => {
    throw new Offline();
  });
  storeUser(storedStudent);
  askEarly('/');
  expect(await takeEarly()).toBeUndefined();
});
