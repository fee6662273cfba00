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

it('asks for the first page of the feed, and gives it once', async () => {
  storeUser(storedStudent);
  askEarly('/');
  expect(await takeEarly()).toEqual(newest);
  expect(asked.mock.calls).toEqual([[{ limit: 20, offset: 0 }]]);
  expect(takeEarly()).toBeUndefined();
});

it('asks for nothing on other pages, and for no guest', () => {
  askEarly('/');
  expect(takeEarly()).toBeUndefined();
  storeUser(storedStudent);
  askEarly('/search');
  expect(takeEarly()).toBeUndefined();
});

it('keeps from another person what bears somebody’s own marks, and forgets what has grown old', () => {
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

it('gives nothing where the server did not answer, so that the feed asks and says why', async () => {
  trpcHandler('posts.list', () => {
    throw new Offline();
  });
  storeUser(storedStudent);
  askEarly('/');
  expect(await takeEarly()).toBeUndefined();
});
