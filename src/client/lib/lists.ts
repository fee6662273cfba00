import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import type { InferQueryLikeData, InferQueryLikeInput } from '@trpc/react-query/shared';
import { cursorAfter } from '../../routers/cursor.ts';
import { PAGE_MAX } from '../../routers/limits.ts';
import { trpc } from './trpc.ts';

const PAGE_SIZE = 20;

/** A procedure that gives a list a part at a time, such as `trpc.mentors.list`. */
type ListProcedure = Parameters<typeof getQueryKey>[0];
type Filters<List> = Omit<InferQueryLikeInput<List>, 'limit' | 'offset' | 'cursor'>;
type ItemOf<List> = InferQueryLikeData<List> extends (infer Item extends Listed)[] ? Item : never;
/** What of an item tells its place in the list. */
type Listed = { id: number; createdAt?: string };
type Place = { offset: number } | { cursor?: string };

/** A part of a list, as it is kept. */
export interface Part<Item> {
  items: Item[];
  /** Where the next part begins; undefined at the end. It stays when items leave. */
  next: string | undefined;
}

interface Options {
  size?: number;
  enabled?: boolean;
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
export function usePages<List extends ListProcedure>(
  list: List,
  filters: Filters<List>,
  { size = PAGE_SIZE, ...options }: Options = {},
): Pages<ItemOf<List>> {
  const read = useListReader(list);
  const query = useInfiniteQuery(
    infiniteQueryOptions({
      ...options,
      queryKey: listKey(list, filters),
      queryFn: async ({ pageParam, signal }) =>
        partOf(await read({ ...filters, limit: askedFor(size), ...(pageParam && { cursor: pageParam }) }, signal), size),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
  );
  return {
    items: query.data && itemsOf(query.data),
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

export function itemsOf<Item extends Listed>({ pages }: InfiniteData<Part<Item>>): Item[] {
  return unique(pages.flatMap(({ items }) => items));
}

/** One part of a list, for queries that put parts together. */
export function useListReader<List extends ListProcedure>(list: List) {
  const client = getUntypedClient(trpc.useUtils().client);
  const [path] = getQueryKey<ListProcedure>(list);
  return (input: Filters<List> & { limit: number } & Place, signal?: AbortSignal) =>
    client.query(path.join('.'), input, { signal }) as Promise<ItemOf<List>[]>;
}

/** Changes one item wherever a list of this procedure shows it. */
export function changeItem<List extends ListProcedure>(
  client: QueryClient,
  list: List,
  id: number,
  change: (item: ItemOf<List>) => ItemOf<List>,
): void {
  client.setQueriesData<InfiniteData<Part<ItemOf<List>>>>(
    { queryKey: getQueryKey<ListProcedure>(list) },
    (listed) => listed && inEach(listed, (items) => changed(items, id, change)),
  );
}

/** Takes an item out of every list of this procedure; answers that were on their way may still have it, and are asked for again. */
export async function removeItem<List extends ListProcedure>(client: QueryClient, list: List, id: number): Promise<void> {
  const queryKey = getQueryKey<ListProcedure>(list);
  await settingOrReading(client, queryKey, () =>
    client.setQueriesData<InfiniteData<Part<ItemOf<List>>>>(
      { queryKey },
      (listed) => listed && inEach(listed, (items) => items.filter((item) => item.id !== id)),
    ),
  );
}

/** Sets lists as they must be now; those that were being read are read again. */
export async function settingOrReading(client: QueryClient, queryKey: QueryKey, set: () => void): Promise<void> {
  const reread = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  set();
  if (reread) void client.invalidateQueries({ queryKey });
}

/** Puts a new item at the end of a list; one that is on its way is asked for again, since it may lack the item. */
export function appendItem<List extends ListProcedure>(client: QueryClient, list: List, filters: Filters<List>, item: ItemOf<List>): void {
  const queryKey = listKey(list, filters);
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
  else {
    client.setQueryData<InfiniteData<Part<ItemOf<List>>>>(
      queryKey,
      (listed) => listed && inEach(listed, (items, last) => (last ? [...items, item] : items)),
    );
  }
}

export function inEach<Item>(listed: InfiniteData<Part<Item>>, change: (items: Item[], last: boolean) => Item[]): InfiniteData<Part<Item>> {
  const pages = listed.pages.map((part, index) => ({ ...part, items: change(part.items, index === listed.pages.length - 1) }));
  return { ...listed, pages };
}

export function changed<Item extends { id: number }>(items: Item[], id: number, change: (item: Item) => Item): Item[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

/** Lists slide when somebody adds to them, and then bring an item twice. */
export function unique<Item extends { id: number }>(items: Item[]): Item[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export function listKey<List extends ListProcedure>(list: List, filters: Filters<List>) {
  return getQueryKey<ListProcedure>(list, filters, 'infinite');
}
