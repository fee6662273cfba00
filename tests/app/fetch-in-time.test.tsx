import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchInTime, LateAnswer } from '../../src/client/lib/fetch-in-time.ts';
import { endSession } from '../../src/client/lib/log-out.ts';
import { reach } from '../../src/client/lib/reach.ts';
import { errorText, type RequestError } from '../../src/client/lib/request-error.ts';
import { oweLogout, owesLogout, storeUser } from '../../src/client/lib/storage.ts';
import { createTrpcClient } from '../../src/client/lib/trpc.ts';
import { askEarly, takeEarly } from '../../src/client/posts/early-posts.ts';
import { fetchNewestPosts } from '../../src/client/landing/newest-posts.ts';
import { storedStudent } from '../support/render.tsx';

const client = createTrpcClient();

/** A network that accepts requests and answers nothing. */
const swallow: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new DOMException('', 'AbortError'));
    if (options!.signal!.aborted) end();
    options!.signal!.addEventListener('abort', end);
  });

/** How a request has ended so far. */
function watched(request: Promise<unknown>) {
  const watch: { ended?: 'well' | 'badly'; error?: unknown } = {};
  request.then(
    () => (watch.ended = 'well'),
    (error: unknown) => Object.assign(watch, { ended: 'badly', error }),
  );
  return watch;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', swallow);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('on a connection that swallows packets', () => {
  it.each([
    ['a query', () => client.posts.list.query({})],
    ['a mutation', () => client.posts.like.mutate({ id: 1 })],
  ])('%s fails after 30 seconds with status 0 and the words for a lost connection', async (_, call) => {
    const watch = watched(call());
    await pass(29);
    expect(watch.ended).toBeUndefined();
    await pass(2);
    const error = watch.error as RequestError;
    expect([error.status, error.late]).toEqual([0, true]);
    expect(errorText(error, 'altro')).toContain('Connessione assente');
  });

  it('an export of one’s data waits for five minutes, because the server collects it for long', async () => {
    const watch = watched(client.account.export.mutate({ password: 'x' }));
    await pass(4.9 * 60);
    expect(watch.ended).toBeUndefined();
    await pass(60);
    expect((watch.error as RequestError).status).toBe(0);
  });

  it.each([
    ['the newest posts of the landing page', fetchNewestPosts],
    ['a logout', endSession],
    ['the question whether the server answers', reach],
  ])('%s fails after 30 seconds at most', async (_, ask) => {
    const watch = watched(ask());
    await pass(31);
    expect(watch.error).toBeInstanceOf(LateAnswer);
  });

  it('a call after an owed logout fails, and the logout stays owed', async () => {
    oweLogout('session');
    const watch = watched(client.posts.list.query({}));
    // The program of the logout is imported first.
    await vi.dynamicImportSettled();
    await pass(31);
    expect((watch.error as RequestError).status).toBe(0);
    expect(owesLogout()).toBe(true);
  });

  it('the early request of the newest posts rejects, so that the feed does not wait as long again', async () => {
    storeUser(storedStudent);
    askEarly('/');
    const watch = watched(takeEarly()!);
    await pass(31);
    expect(watch.error).toBeInstanceOf(LateAnswer);
  });
});

describe('an answer that has begun', () => {
  /** A response whose parts come one by one, the last after all others. */
  const begin = () => {
    let body: ReadableStreamDefaultController<Uint8Array>;
    vi.stubGlobal('fetch', async (_: unknown, { signal }: RequestInit) => {
      const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
      signal!.addEventListener('abort', () => body.error(signal!.reason));
      return new Response(stream, { status: 201, headers: { 'content-type': 'application/json' } });
    });
    const say = (text: string) => body.enqueue(new TextEncoder().encode(text));
    return { say, end: () => body.close() };
  };

  it('is read to its end for as long as its parts arrive, however slowly', async () => {
    const { say, end } = begin();
    const response = await fetchInTime('/trpc/slow');
    const text = response.text();
    for (const part of ['[', '1', ',', '2', ']']) {
      await pass(25);
      say(part);
    }
    end();
    expect([response.status, await text]).toEqual([201, '[1,2]']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when it stops arriving', async () => {
    const { say } = begin();
    const watch = watched((await fetchInTime('/trpc/slow')).json());
    say('[');
    await pass(29);
    expect(watch.ended).toBeUndefined();
    await pass(2);
    expect(watch.error).toBeInstanceOf(LateAnswer);
  });
});

it('ends a request that its caller cancels, with the caller’s reason', async () => {
  const caller = new AbortController();
  const watch = watched(fetchInTime('/trpc/any', { signal: caller.signal }));
  caller.abort(new Error('gone'));
  await pass(0);
  expect(watch.error).toEqual(new Error('gone'));
  expect(vi.getTimerCount()).toBe(0);
  const before = watched(fetchInTime('/trpc/any', { signal: caller.signal }));
  await pass(31);
  expect(before.error).toEqual(new Error('gone'));
});
