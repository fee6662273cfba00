import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import type { InferQueryLikeData, InferQueryLikeInput } from '@trpc/react-query/shared';
import { useEffect } from 'react';
import { keep, kept } from './places.ts';
import { trpc } from './trpc.ts';

/** Maximum number of parts reloaded when going back, so that restoring the scroll position does not take too long. */
const READ_AGAIN_MAX = 10;

/** A procedure that returns a list in parts, such as `trpc.mentors.list`. */
export type ListProcedure = Parameters<typeof getQueryKey>[0];
export type Filters<List> = Omit<InferQueryLikeInput<List>, 'limit' | 'offset' | 'cursor'>;
export type ItemOf<List> = InferQueryLikeData<List> extends (infer Item extends Listed)[] ? Item : never;
/** The fields of an item that determine its place in the list. */
export type Listed = { id: number; createdAt?: string };
type Place = { offset: number } | { cursor?: string };

/** A cached part of a list. */
export interface Part<Item> {
  items: Item[];
  /** Cursor of the next part; undefined at the end. It stays valid when items are removed, but a list without dates then starts over. */
  next: string | undefined;
}

/** Returns a function that fetches one part of a list, for queries that combine parts. */
export function useListReader<List extends ListProcedure>(list: List) {
  const client = getUntypedClient(trpc.useUtils().client);
  const [path] = getQueryKey<ListProcedure>(list);
  return (input: Filters<List> & { limit: number } & Place, signal?: AbortSignal) =>
    client.query(path.join('.'), input, { signal }) as Promise<ItemOf<List>[]>;
}

interface Length {
  /** Number of loaded parts; undefined before the first response. */
  parts: number | undefined;
  /** Loads the next part; undefined at the end of the list. */
  more: (() => unknown) | undefined;
  /** No request is pending. */
  idle: boolean;
  /** The request for the next part has failed. */
  failed: boolean;
}

/**
 * Reloads a list as far as it was loaded when the user left this history entry or, with `whole`, to its
 * end. Meanwhile it returns the height in px to reserve for the scroll position.
 */
export function useKeptLength(list: string, { parts = 0, more, idle, failed }: Length, whole = false): number | undefined {
  const growing = parts > 0 && more && !failed && parts < (whole ? Infinity : Math.min(kept(list), READ_AGAIN_MAX));
  useEffect(() => {
    if (parts === 0 || !idle || failed) return;
    if (growing) more();
    else keep(list, parts);
  });
  return growing ? kept() + window.innerHeight : undefined;
}

/** Changes one item in every cached list of this procedure. */
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

/** Sets one item to its state on the server. Lists being fetched are refetched: their response may hold the old state. */
export async function settleItem<List extends ListProcedure>(
  client: QueryClient,
  list: List,
  id: number,
  change: (item: ItemOf<List>) => ItemOf<List>,
): Promise<void> {
  await settingOrReading(client, getQueryKey<ListProcedure>(list), () => changeItem(client, list, id, change));
}

/** Removes an item from every cached list of this procedure. Lists being fetched are refetched: their response may still hold it. */
export async function removeItem<List extends ListProcedure>(client: QueryClient, list: List, id: number): Promise<void> {
  const queryKey = getQueryKey<ListProcedure>(list);
  await settingOrReading(client, queryKey, () =>
    client.setQueriesData<InfiniteData<Part<ItemOf<List>>>>(
      { queryKey },
      (listed) => listed && inEach(listed, (items) => items.filter((item) => item.id !== id)),
    ),
  );
}

/** Updates cached lists with `set`; refetches those that were being fetched. */
export async function settingOrReading(client: QueryClient, queryKey: QueryKey, set: () => void): Promise<void> {
  const reread = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  set();
  if (reread) void client.invalidateQueries({ queryKey });
}

/** Appends a new item to a cached list. If the list is being fetched, it is refetched, because the response may lack the item. */
export async function appendItem<List extends ListProcedure>(
  client: QueryClient,
  list: List,
  filters: Filters<List>,
  item: ItemOf<List>,
): Promise<void> {
  const queryKey = listKey(list, filters);
  await settingOrReading(client, queryKey, () =>
    client.setQueryData<InfiniteData<Part<ItemOf<List>>>>(
      queryKey,
      (listed) => listed && inEach(listed, (items, last) => (last ? [...items, item] : items)),
    ),
  );
}

export function inEach<Item>(listed: InfiniteData<Part<Item>>, change: (items: Item[], last: boolean) => Item[]): InfiniteData<Part<Item>> {
  const pages = listed.pages.map((part, index) => ({ ...part, items: change(part.items, index === listed.pages.length - 1) }));
  return { ...listed, pages };
}

export function changed<Item extends { id: number }>(items: Item[], id: number, change: (item: Item) => Item): Item[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

/** Removes duplicates: when items are added to a list, the next part repeats some of the previous one. */
export function unique<Item extends { id: number }>(items: Item[]): Item[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export function listKey<List extends ListProcedure>(list: List, filters: Filters<List>) {
  return getQueryKey<ListProcedure>(list, filters, 'infinite');
}
