import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { appendItem, listKey, type Part, removeItem, settleItem } from '../../src/client/lib/lists.ts';
import { askedFor, partOf } from '../../src/client/lib/use-pages.ts';
import { trpc } from '../../src/client/lib/trpc.ts';
import type { Comment } from '../../src/routers/comments/schema.ts';
import { PAGE_MAX } from '../../src/routers/limits.ts';
import { sampleComment } from '../posts/samples.ts';
import { deferred } from '../support/deferred.ts';

const comments = (count: number) => Array.from({ length: count }, (_, index) => sampleComment(index + 1));

it('a part has a next cursor when the server returns one item more than its size, or the maximum', () => {
  const next = (found: number, size: number) => partOf(comments(found), size).next;
  expect([askedFor(20), askedFor(PAGE_MAX)]).toEqual([21, PAGE_MAX]);
  expect(partOf(comments(21), 20).items).toHaveLength(20);
  expect([next(0, 20), next(20, 20), next(49, PAGE_MAX)]).toEqual([undefined, undefined, undefined]);
  expect(next(21, 20)).toMatch(/^20\b/);
  expect(next(PAGE_MAX, PAGE_MAX)).toMatch(/^50\b/);
});

it('removing and appending items does not change the next cursor', async () => {
  const client = new QueryClient();
  const key = listKey(trpc.comments.list, { id: 7 });
  const first = partOf(comments(21), 20);
  client.setQueryData<InfiniteData<Part<Comment>>>(key, { pages: [first], pageParams: [''] });
  await removeItem(client, trpc.comments.list, 20);
  await appendItem(client, trpc.comments.list, { id: 7 }, sampleComment(99));
  const [part] = client.getQueryData<InfiniteData<Part<Comment>>>(key)!.pages;
  expect(part!.items.map(({ id }) => id)).toEqual([...Array.from({ length: 19 }, (_, index) => index + 1), 99]);
  expect(part!.next).toBe(first.next);
});

const list = trpc.comments.list;
const changed = (id: number) => sampleComment(id, { content: 'cambiato' });

it.each([
  ['comes', (client: QueryClient) => appendItem(client, list, { id: 7 }, changed(3)), [sampleComment(1), sampleComment(2), changed(3)]],
  ['changes', (client: QueryClient) => settleItem(client, list, 2, () => changed(2)), [sampleComment(1), changed(2)]],
  ['leaves', (client: QueryClient) => removeItem(client, list, 2), [sampleComment(1)]],
])('an item that %s during a request survives its response, on the first load and on a refetch', async (_, act, after) => {
  for (const first of [true, false]) {
    const client = new QueryClient();
    const late = deferred<Comment[]>();
    const answers = [...(first ? [] : [async () => comments(2)]), late.wait, async () => after];
    const observer = new InfiniteQueryObserver(client, {
      queryKey: listKey(list, { id: 7 }),
      queryFn: async () => partOf(await answers.shift()!(), 20),
      initialPageParam: '',
      getNextPageParam: ({ next }: Part<Comment>) => next,
    });
    const stop = observer.subscribe(() => {});
    const shown = () => observer.getCurrentResult().data?.pages.flatMap(({ items }) => items);
    if (!first) {
      await vi.waitFor(() => expect(shown()).toEqual(comments(2)));
      void observer.refetch();
    }
    await late.request;
    await act(client);
    late.resolve(comments(2));
    await vi.waitFor(() => expect(shown()).toEqual(after));
    await Promise.resolve();
    expect([shown(), answers]).toEqual([after, []]);
    stop();
    client.clear();
  }
});
