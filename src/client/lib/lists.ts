import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import type { InferQueryLikeData, InferQueryLikeInput } from '@trpc/react-query/shared';
import { useEffect } from 'react';
import { keep, kept } from './places.ts';
import { trpc } from './trpc.ts';

/** Whoever comes back had better be somewhere soon. */
const READ_AGAIN_MAX = 10;

/** A procedure that gives a list a part at a time, such as `trpc.mentors.list`. */
export type ListProcedure = Parameters<typeof getQueryKey>[0];
export type Filters<List> = Omit<InferQueryLikeInput<List>, 'limit' | 'offset' | 'cursor'>;
export type ItemOf<List> = InferQueryLikeData<List> extends (infer Item extends Listed)[] ? Item : never;
/** What of an item tells its place in the list. */
export type Listed = { id: number; createdAt?: string };
type Place = { offset: number } | { cursor?: string };

/** A part of a list, as it is kept. */
export interface Part<Item> {
  items: Item[];
  /** Where the next part begins; undefined at the end. It stays when items leave. */
  next: string | undefined;
}

/** One part of a list, for queries that put parts together. */
export function useListReader<List extends ListProcedure>(list: List) {
  const client = getUntypedClient(trpc.useUtils().client);
  const [path] = getQueryKey<ListProcedure>(list);
  return (input: Filters<List> & { limit: number } & Place, signal?: AbortSignal) =>
    client.query(path.join('.'), input, { signal }) as Promise<ItemOf<List>[]>;
}

interface Length {
  /** How many have come; undefined before the first. */
  parts: number | undefined;
  /** Undefined when nothing is left. */
  more: (() => unknown) | undefined;
  /** Nothing is on its way. */
  idle: boolean;
  /** The last further part did not come. */
  failed: boolean;
}

/**
 * Reads a list again as far as it was read when somebody left this entry of the history; `whole`, to its end. Meanwhile it gives
 * the px that hold their place.
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

/** Changes one item as the server has it now; answers that were on their way may have it as it was, and are asked for again. */
export async function settleItem<List extends ListProcedure>(
  client: QueryClient,
  list: List,
  id: number,
  change: (item: ItemOf<List>) => ItemOf<List>,
): Promise<void> {
  await settingOrReading(client, getQueryKey<ListProcedure>(list), () => changeItem(client, list, id, change));
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

/** Puts a new item at the end of a list; one that is on its way may lack it, and is asked for again. */
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

/** Lists slide when somebody adds to them, and then bring an item twice. */
export function unique<Item extends { id: number }>(items: Item[]): Item[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export function listKey<List extends ListProcedure>(list: List, filters: Filters<List>) {
  return getQueryKey<ListProcedure>(list, filters, 'infinite');
}
