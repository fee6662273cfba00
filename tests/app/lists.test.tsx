import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { appendItem, listKey, type Part, removeItem } from '../../src/client/lib/lists.ts';
import { askedFor, partOf } from '../../src/client/lib/use-pages.ts';
import { trpc } from '../../src/client/lib/trpc.ts';
import type { Comment } from '../../src/routers/comments/schema.ts';
import { PAGE_MAX } from '../../src/routers/limits.ts';
import { sampleComment } from '../posts/samples.ts';

const comments = (count: number) => Array.from({ length: count }, (_, index) => sampleComment(index + 1));

it('a full part says whether another follows; where the server gives no item more, it may', () => {
  const next = (found: number, size: number) => partOf(comments(found), size).next;
  expect([askedFor(20), askedFor(PAGE_MAX)]).toEqual([21, PAGE_MAX]);
  expect(partOf(comments(21), 20).items).toHaveLength(20);
  expect([next(0, 20), next(20, 20), next(49, PAGE_MAX)]).toEqual([undefined, undefined, undefined]);
  expect(next(21, 20)).toMatch(/^20\b/);
  expect(next(PAGE_MAX, PAGE_MAX)).toMatch(/^50\b/);
});

it('what leaves or comes changes neither whether nor where a list goes on', async () => {
  const client = new QueryClient();
  const key = listKey(trpc.comments.list, { id: 7 });
  const first = partOf(comments(21), 20);
  client.setQueryData<InfiniteData<Part<Comment>>>(key, { pages: [first], pageParams: [''] });
  await removeItem(client, trpc.comments.list, 20);
  appendItem(client, trpc.comments.list, { id: 7 }, sampleComment(99));
  const [part] = client.getQueryData<InfiniteData<Part<Comment>>>(key)!.pages;
  expect(part!.items.map(({ id }) => id)).toEqual([...Array.from({ length: 19 }, (_, index) => index + 1), 99]);
  expect(part!.next).toBe(first.next);
});
