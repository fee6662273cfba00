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
  /** All of it, without being asked. */
  whole?: boolean;
  enabled?: boolean;
  /** Nobody looks at it now: once read it stays as it is, unless found out of date. */
  resting?: boolean;
  staleTime?: number;
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
}

/** A list as far as it has been asked for. */
export interface Pages<Item> {
  /** Each once; undefined before the first answer. */
  items: Item[] | undefined;
  /** The first answer failed, and nothing else is at hand. */
  failed: boolean;
  /** Why; gone while it is tried again. */
  error: unknown;
  /** What is shown belongs to the question before; the answer to this one is on its way. */
  outdated: boolean;
  retry: () => void;
  retrying: boolean;
  /** Nothing is left on the server. */
  complete: boolean;
  more: () => Promise<unknown>;
  loadingMore: boolean;
  moreFailed: boolean;
  /** While it is read again as far as it was: the px that hold somebody's place. */
  room: number | undefined;
}

/** Reads a list page after page. */
export function usePages<List extends ListProcedure>(
  list: List,
  filters: Filters<List>,
  { size = PAGE_SIZE, whole, resting, ...options }: Options = {},
): Pages<ItemOf<List>> {
  const read = useListReader(list);
  const query = useInfiniteQuery(
    infiniteQueryOptions({
      ...options,
      ...(resting && { enabled: isWanting }),
      queryKey: listKey(list, filters),
      queryFn: async ({ pageParam, signal }) =>
        partOf(await read({ ...filters, limit: askedFor(size), ...(pageParam && { cursor: pageParam }) }, signal), size),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
  );
  // Which filters, not what they ask for: that may be somebody's words.
  const name = [...getQueryKey<ListProcedure>(list)[0], ...Object.keys(filters)].join(' ');
  return { ...usePagesOf(name, query, whole), outdated: query.isPlaceholderData };
}

/** Has never been read, or was found out of date. */
function isWanting({ state }: { state: { data: unknown; isInvalidated: boolean } }): boolean {
  return state.data === undefined || state.isInvalidated;
}

/** What a list page after page is to whoever shows it; `name` is what an entry of the history knows it by. */
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

/** One item more than is shown tells whether there is a next part, as far as the server gives so many at once. */
export function askedFor(size: number): number {
  return Math.min(size + 1, PAGE_MAX);
}

/** What is shown of an answer to `askedFor(size)`. */
export function partOf<Item extends Listed>(found: Item[], size: number): Part<Item> {
  const items = found.slice(0, size);
  const more = askedFor(size) > size ? found.length > size : found.length === size;
  return { items, next: more ? cursorAfter(items.at(-1)!) : undefined };
}

function itemsOf<Item extends Listed>({ pages }: InfiniteData<Part<Item>>): Item[] {
  return unique(pages.flatMap(({ items }) => items));
}
