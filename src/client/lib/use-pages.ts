import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { cursorAfter } from '../../routers/cursor.ts';
import { PAGE_MAX } from '../../routers/limits.ts';
import {
  type Filters,
  type ItemOf,
  type Listed,
  listKey,
  type ListProcedure,
  type Part,
  unique,
  useKeptLength,
  useListReader,
} from './lists.ts';

const PAGE_SIZE = 20;

interface Options {
  size?: number;
  /** Loads the whole list without being asked. */
  whole?: boolean;
  enabled?: boolean;
  /** The list is not visible: it is not refetched, unless invalidated. */
  resting?: boolean;
  staleTime?: number;
  /** For a list of one part; see `perPart`. */
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
}

/** A list as far as it has been loaded. */
export interface Pages<Item> {
  /** Without duplicates; undefined before the first response. */
  items: Item[] | undefined;
  /** The first request failed, and nothing is cached. */
  failed: boolean;
  /** The list has been requested again without success: `items` may have changed. */
  stale: boolean;
  /** The error; null while the first request is retried. */
  error: unknown;
  /** `items` belong to the previous filters; the request for the current ones is pending. */
  outdated: boolean;
  retry: () => void;
  retrying: boolean;
  /** The whole list has been loaded. */
  complete: boolean;
  more: () => Promise<unknown>;
  loadingMore: boolean;
  moreFailed: boolean;
  /** The height in px to reserve while the list is reloaded, so that the scroll position can be restored. */
  room: number | undefined;
}

/** Loads a list page by page. */
export function usePages<List extends ListProcedure>(
  list: List,
  filters: Filters<List>,
  { size = PAGE_SIZE, whole, resting, refetchInterval, ...options }: Options = {},
): Pages<ItemOf<List>> {
  const read = useListReader(list);
  const query = useInfiniteQuery(
    infiniteQueryOptions({
      ...options,
      ...(resting && { enabled: isWanting }),
      ...(refetchInterval && { refetchInterval: perPart(refetchInterval) }),
      queryKey: listKey(list, filters),
      queryFn: async ({ pageParam, signal }) =>
        partOf(await read({ ...filters, limit: askedFor(size), ...(pageParam && { cursor: pageParam }) }, signal), size),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
  );
  // The names of the filters without their values, which may be the user’s own words.
  const name = [...getQueryKey<ListProcedure>(list)[0], ...Object.keys(filters)].join(' ');
  return { ...usePagesOf(name, query, whole), outdated: query.isPlaceholderData };
}

/** A polling interval that grows with the loaded parts of a list, because each is a call of its own. */
export function perPart(ms: number) {
  return ({ state }: { state: { data: { pages: unknown[] } | undefined } }) => ms * Math.max(1, state.data?.pages.length ?? 1);
}

/** Whether the query was never loaded or has been invalidated. */
function isWanting({ state }: { state: { data: unknown; isInvalidated: boolean } }): boolean {
  return state.data === undefined || state.isInvalidated;
}

/** The `Pages` of an infinite query; `name` is the key of its length in the history entry. */
export function usePagesOf<Item extends Listed>(
  name: string,
  query: UseInfiniteQueryResult<InfiniteData<Part<Item>>, unknown>,
  whole?: boolean,
): Omit<Pages<Item>, 'outdated'> {
  const moreFailed = query.isFetchNextPageError;
  const room = useKeptLength(
    name,
    {
      parts: query.data?.pages.length,
      more: query.hasNextPage ? query.fetchNextPage : undefined,
      idle: !query.isPlaceholderData && !query.isFetching,
      failed: moreFailed,
    },
    whole,
  );
  return {
    items: query.data && itemsOf(query.data),
    failed: !query.data && query.errorUpdateCount > 0,
    stale: query.isRefetchError,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    complete: !query.hasNextPage,
    more: () => query.fetchNextPage(),
    loadingMore: query.isFetchingNextPage,
    moreFailed,
    room,
  };
}

/** One item more than is shown, to tell whether there is a next part, up to the server’s maximum. */
export function askedFor(size: number): number {
  return Math.min(size + 1, PAGE_MAX);
}

/** Returns the shown part of a response to `askedFor(size)`. */
export function partOf<Item extends Listed>(found: Item[], size: number): Part<Item> {
  const items = found.slice(0, size);
  const more = askedFor(size) > size ? found.length > size : found.length === size;
  return { items, next: more ? cursorAfter(items.at(-1)!) : undefined };
}

function itemsOf<Item extends Listed>({ pages }: InfiniteData<Part<Item>>): Item[] {
  return unique(pages.flatMap(({ items }) => items));
}
