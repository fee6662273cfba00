import { type InfiniteData, keepPreviousData, type QueryClient, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

interface Options<Item> {
  /** Begins with the procedure's own key, so that invalidating the procedure refreshes the list. */
  key: QueryKey;
  read: (page: { limit: number; offset: number }, signal: AbortSignal) => Promise<Item[]>;
  size?: number;
  enabled?: boolean;
  staleTime?: number;
}

/** A list as far as it has been asked for. */
export interface Pages<Item> {
  /** Each once; undefined before the first answer. */
  items: Item[] | undefined;
  /** The first answer failed, and nothing else is at hand. */
  failed: boolean;
  /** What is shown belongs to the question before; the answer to this one is on its way. */
  outdated: boolean;
  retry: () => void;
  retrying: boolean;
  /** Nothing is left on the server. */
  complete: boolean;
  more: () => Promise<unknown>;
  loadingMore: boolean;
  moreFailed: boolean;
}

/** Reads a list page after page. */
export function usePages<Item extends { id: number }>({ key, read, size = PAGE_SIZE, enabled, staleTime }: Options<Item>): Pages<Item> {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read({ limit: size, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < size ? undefined : pages.length * size),
    placeholderData: keepPreviousData,
    enabled,
    staleTime,
  });
  return {
    items: query.data && unique(query.data.pages.flat()),
    failed: !query.data && query.errorUpdateCount > 0,
    outdated: query.isPlaceholderData,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    complete: !query.hasNextPage,
    more: () => query.fetchNextPage(),
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
  };
}

/** Changes one item in every list under `key`. */
export function changeItem<Item extends { id: number }>(
  client: QueryClient,
  key: QueryKey,
  id: number,
  change: (item: Item) => Item,
): void {
  client.setQueriesData<InfiniteData<Item[]>>({ queryKey: key }, (listed) => {
    if (!listed?.pages) return listed;
    return { ...listed, pages: listed.pages.map((page) => page.map((item) => (item.id === id ? change(item) : item))) };
  });
}

/**
 * Keeps answers on their way from undoing a change that they do not know of yet.
 * @returns what to call once the change is settled: it reads again what was interrupted.
 */
export async function holdLists(client: QueryClient, key: QueryKey): Promise<() => void> {
  const interrupted = client.isFetching({ queryKey: key }) > 0;
  await client.cancelQueries({ queryKey: key });
  return () => {
    if (interrupted) void client.invalidateQueries({ queryKey: key });
  };
}

/** Pages slide when somebody adds to the list, and then bring an item twice. */
function unique<Item extends { id: number }>(items: Item[]): Item[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
