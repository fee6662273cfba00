import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoardMessage } from '../../routers/board/schema.ts';
import { listKey, type Part, settingOrReading, useListReader } from '../lib/lists.ts';
import { askedFor, partOf, perPart, usePagesOf } from '../lib/use-pages.ts';
import { trpc } from '../lib/trpc.ts';
import { useNotices, useReadWhileVisible } from '../notices/use-notices.ts';

const PAGE_SIZE = 50;
/** Polling interval for users who get no notices; a notice triggers a refetch within seconds. */
const POLL_MS = 15_000;

/** The messages of a group's board, newest first. Refetched when a notice arrives, and periodically. */
export function useBoard(groupId: number) {
  const client = useQueryClient();
  const read = useListReader(trpc.board.list);
  const queryKey = listKey(trpc.board.list, { id: groupId });
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      partOf(
        (await read({ id: groupId, limit: askedFor(PAGE_SIZE), ...(pageParam && { cursor: pageParam }) }, signal)).toReversed(),
        PAGE_SIZE,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: Part<BoardMessage>) => next,
    staleTime: 0,
    refetchInterval: perPart(POLL_MS),
    refetchOnWindowFocus: true,
  });
  useWhenTold(query.refetch);
  const { items, ...pages } = usePagesOf('board', query);

  return {
    ...pages,
    messages: items,
    async add(message: BoardMessage) {
      await settingOrReading(client, queryKey, () =>
        client.setQueryData<InfiniteData<Part<BoardMessage>>>(queryKey, (shown) => {
          const [first, ...others] = shown?.pages ?? [];
          return shown && first && { ...shown, pages: [{ ...first, items: [message, ...first.items] }, ...others] };
        }),
      );
    },
  };
}

/** Refetches when the notices are updated, because they may concern the page. */
export function useWhenTold(refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  const { dataUpdatedAt: toldAt } = useNotices();
  useEffect(() => void (toldAt > 0 && refetch({ cancelRefetch: false })), [toldAt, refetch]);
}

/** Marks the notices of a group as read while its page is visible. */
export function useGroupRead(groupId: number): void {
  useReadWhileVisible((notice) => notice.groupId === groupId);
}
