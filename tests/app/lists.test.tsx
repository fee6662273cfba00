import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { listKey, removeItem } from '../../src/client/lib/lists.ts';
import { trpc } from '../../src/client/lib/trpc.ts';

it('asks again for a list that has lost an item, since a part that is shorter now looks like the last', async () => {
  const client = new QueryClient();
  const queryKey = listKey(trpc.comments.list, { id: 1 });
  const queryFn = vi.fn(() => Promise.resolve({ pages: [[{ id: 2 }]], pageParams: [''] }));
  client.setQueryData(queryKey, { pages: [[{ id: 1 }, { id: 2 }]], pageParams: [''] });
  const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {});
  expect(queryFn).not.toHaveBeenCalled();
  await removeItem(client, trpc.comments.list, 1);
  expect(client.getQueryData(queryKey)).toEqual({ pages: [[{ id: 2 }]], pageParams: [''] });
  expect(queryFn).toHaveBeenCalledOnce();
  stop();
});
