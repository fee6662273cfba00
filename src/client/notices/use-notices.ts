import { NOTICES_MAX } from '../../routers/notices/limits.ts';
import { trpc } from '../lib/trpc.ts';

/** The query input, shared so that all readers use one cache entry. */
export const NEWEST = { limit: NOTICES_MAX };

/** The newest notices. The bell, which is on every page, keeps them up to date. */
export function useNotices() {
  return trpc.notices.list.useQuery(NEWEST, { staleTime: 30_000 });
}

/** Marks notices as read, with an optimistic update. */
export function useRead() {
  const utils = trpc.useUtils();
  return trpc.notices.read.useMutation({
    async onMutate({ ids }) {
      await utils.notices.list.cancel();
      utils.notices.list.setData(NEWEST, (list) =>
        list?.map((notice) => (!ids || ids.includes(notice.id) ? { ...notice, read: true } : notice)),
      );
    },
    onSettled: () => utils.notices.list.invalidate(),
  });
}
