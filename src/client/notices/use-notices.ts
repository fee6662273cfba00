import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { NOTICES_MAX } from '../../routers/notices/limits.ts';
import { unreadOf } from '../../routers/notices/rules.ts';
import type { Notice } from '../../routers/notices/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { useVisible } from './live.ts';

/** The query input, shared so that all readers use one cache entry. */
export const NEWEST = { limit: NOTICES_MAX };

/** The newest notices. The bell, which is on every page, keeps them up to date. */
export function useNotices() {
  return trpc.notices.list.useQuery(NEWEST, { staleTime: 30_000 });
}

/**
 * Marks notices as read, with an optimistic update. The list is refetched only if it was being fetched, if the call failed, or if there are
 * unread notices that it does not hold yet.
 */
export function useRead() {
  const client = useQueryClient();
  const { list } = trpc.useUtils().notices;
  return trpc.notices.read.useMutation({
    async onMutate({ ids }) {
      const reread = client.isFetching({ queryKey: getQueryKey(trpc.notices.list) }) > 0;
      await list.cancel();
      list.setData(NEWEST, (notices) => notices?.map((notice) => (ids?.includes(notice.id) ? { ...notice, read: true } : notice)));
      return { reread };
    },
    onSettled(answer, _error, _input, context) {
      // A later call of this kind has changed the list already; the last one compares.
      const isLast = client.isMutating({ mutationKey: getMutationKey(trpc.notices.read) }) <= 1;
      const missing = !answer || (isLast && answer.unread > unreadOf(list.getData(NEWEST) ?? []));
      return missing || context?.reread ? list.invalidate() : undefined;
    },
  });
}

/** Marks the notices that the page answers as read while it is visible. */
export function useReadWhileVisible(isAnswered: (notice: Notice) => boolean): void {
  const { data } = useNotices();
  const { mutate, isPending } = useRead();
  const unread = data?.filter((notice) => !notice.read && isAnswered(notice)).map(({ id }) => id) ?? [];
  const ids = unread.join(' ');
  const visible = useVisible();
  // Once for the same notices until the user returns: after a failure they are unread again, and so on without end.
  const tried = useRef('');
  useEffect(() => {
    if (!visible) tried.current = '';
    if (!visible || !ids || ids === tried.current || isPending) return;
    tried.current = ids;
    mutate({ ids: ids.split(' ').map(Number) });
  }, [ids, isPending, visible, mutate]);
}
