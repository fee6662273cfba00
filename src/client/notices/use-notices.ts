import { NOTICES_MAX } from '../../routers/notices/limits.ts';
import { trpc } from '../lib/trpc.ts';

/** What is shown, and how it is asked for. */
export const NEWEST = { limit: NOTICES_MAX };

/** How things stand, wherever they are shown: asked for by the bell, which is on every page. */
export function useNotices() {
  return trpc.notices.list.useQuery(NEWEST, { staleTime: 30_000 });
}

/** Marks as read, at once here and then on all devices. */
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
