import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cursorAfter } from '../../routers/cursor.ts';
import type { Post } from '../../routers/posts/schema.ts';
import { LateAnswer } from '../lib/fetch-in-time.ts';
import { settingOrReading, useListReader } from '../lib/lists.ts';
import { asRequestError } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { FEED_PAGE_SIZE, FRESH_MS, takeEarly } from './early-posts.ts';
import { addOwn, append, emptyFeed, type Feed, refresh, reveal } from './feed.ts';
import { feedKey, postLists } from './post-cache.ts';

const REFRESH_MS = 60_000;
const RETRIES = 3;
const LONGEST_BACKOFF_MS = 30_000;
/** Pages beyond this are kept but not refetched: otherwise each refresh could fetch hundreds of posts. */
const REFRESHED_PAGES_MAX = 5;

/** The paginated feed, refreshed periodically; see `Feed` for how refreshes avoid moving the list. */
export function useFeed() {
  const client = useQueryClient();
  const read = useListReader(trpc.posts.list);
  const current = () => client.getQueryData<Feed>(feedKey) ?? emptyFeed;
  const change = (next: (feed: Feed) => Feed) => client.setQueryData<Feed>(feedKey, (feed) => next(feed ?? emptyFeed));
  const readPage = async (page: number, signal?: AbortSignal) =>
    (page === 0 && (await takeEarly())) || read({ limit: FEED_PAGE_SIZE, offset: page * FEED_PAGE_SIZE }, signal);

  const query = useQuery({
    queryKey: feedKey,
    async queryFn({ signal }) {
      const count = Math.min(Math.max(current().pages, 1), REFRESHED_PAGES_MAX);
      const pages = await Promise.all(Array.from({ length: count }, (_, page) => readPage(page, signal)));
      return refresh(current(), pages.flat(), count);
    },
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
    // After a late answer the user has waited long enough to be told.
    retry: (failures, error) => failures < RETRIES && !(error instanceof LateAnswer || asRequestError(error)?.late),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_BACKOFF_MS),
  });

  const older = useMutation({
    async mutationFn() {
      const last = current().posts.at(-1);
      return { last, page: await read({ limit: FEED_PAGE_SIZE, ...(last ? { cursor: cursorAfter(last) } : { offset: 0 }) }) };
    },
    onSuccess: ({ page, last }) => change((feed) => append(feed, page, last)),
  });

  return {
    query,
    older,
    reveal: () => change(reveal),
    /** Puts the user's new post on top, and invalidates inactive lists, which refetch when they are next shown. */
    async addOwn(post: Post): Promise<void> {
      await settingOrReading(client, feedKey, () => change((feed) => addOwn(feed, post)));
      void client.invalidateQueries({ queryKey: postLists, type: 'inactive' });
    },
  };
}
