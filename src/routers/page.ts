import { z } from 'zod';
import { compareRanks, cursorAfter, cursorAtRank, placeOf, RANKED_CURSOR, rankOf } from './cursor.ts';
import { ID_MAX, LIST_MAX_PLAIN, OFFSET_MAX, PAGE_MAX } from './limits.ts';

const limit = z.number().int().min(1).max(PAGE_MAX);

/** Returns the schema of an offset-based page with this default size. */
export function pageOf(size: number) {
  return z.object({
    limit: limit.default(size).meta({ description: 'Maximum number of items' }),
    offset: z.number().int().min(0).max(OFFSET_MAX).default(0).meta({ description: 'Number of items to skip' }),
  });
}

export const CURSOR_META = { description: 'Cursor from the `Link` of the previous page' };
export const CURSOR_ERROR = 'Questo segnaposto non viene da una pagina di questo elenco';

/** A cursor that starts with an id, which the database compares with its own. */
function cursorWithId(pattern: RegExp) {
  return z
    .string()
    .regex(pattern, { error: CURSOR_ERROR })
    .refine((cursor) => !(parseInt(cursor, 10) > ID_MAX), { error: CURSOR_ERROR })
    .optional();
}

/** A cursor-based page; without a limit, the whole list up to 500 items. */
export const Page = z.object({
  limit: limit.optional().meta({ description: 'Maximum number of items; without it, the whole list up to 500', example: PAGE_MAX }),
  cursor: cursorWithId(/^\d{1,10}\.[0-9a-z]{1,9}$/).meta({ ...CURSOR_META, example: '128.mi8xq3k0' }),
});
export type Page = z.infer<typeof Page>;

/** Like `Page`, for lists that are ordered by id alone. */
export const IdPage = Page.extend({
  cursor: cursorWithId(/^\d{1,10}$/).meta({ ...CURSOR_META, example: '12' }),
});

/** Like `Page`, for lists that are ordered by a rank. */
export const RankedPage = Page.extend({
  cursor: z
    .string()
    .regex(RANKED_CURSOR, { error: CURSOR_ERROR })
    .optional()
    .meta({ ...CURSOR_META, example: '1_-1764496800000_12' }),
});
export type RankedPage = z.infer<typeof RankedPage>;

export function sizeOf({ limit: size }: Pick<Page, 'limit'>): number {
  return size ?? LIST_MAX_PLAIN;
}

/** What remains of a list beyond the current page. */
export interface Rest {
  /** The query parameters of the next page; null at the end. */
  next: Record<string, string> | null;
  /** Counts the items of the whole list; absent where counting would cost more than the list. */
  total?: () => Promise<number>;
}

export interface Part<Item> extends Rest {
  items: Item[];
}

/** Wraps a list that is always returned whole. */
export function wholeOf<Item>(items: Item[]): Part<Item> {
  return { items, next: null, total: () => Promise.resolve(items.length) };
}

/** Takes a page of an in-memory list, which must be sorted newest first. */
export function partOf<Item extends { id: number; createdAt: string }>(all: Item[], page: Page): Part<Item> {
  const start = page.cursor ? indexAfter(all, placeOf(page.cursor)) : 0;
  const items = all.slice(start, start + sizeOf(page));
  const last = start + items.length < all.length ? items.at(-1) : undefined;
  return { items, next: last ? { cursor: cursorAfter(last) } : null, total: () => Promise.resolve(all.length) };
}

/** Takes a page of an in-memory list, which it sorts by the rank of its items; see `cursorAtRank`. */
export function rankedPartOf<Item extends { id: number }>(all: Item[], rank: (item: Item) => number[], page: RankedPage): Part<Item> {
  const sorted = all.map((item) => ({ item, rank: rank(item) })).sort((one, other) => compareRanks(one.rank, other.rank));
  const { id, rank: asked } = rankOf(page.cursor);
  const after = asked ?? sorted.find(({ item }) => item.id === id)?.rank;
  const rest = after ? sorted.filter((ranked) => compareRanks(ranked.rank, after) > 0) : sorted;
  const part = rest.slice(0, sizeOf(page));
  const next = part.length < rest.length ? { cursor: cursorAtRank(part.at(-1)!.rank) } : null;
  return { items: part.map(({ item }) => item), next, total: () => Promise.resolve(all.length) };
}

/** Compares dates rather than looks for the cursor's item, which may have left the list. */
function indexAfter(newestFirst: { id: number; createdAt: string }[], { id, createdAt }: { id: number; createdAt: Date }): number {
  const older = (item: { id: number; createdAt: string }) => {
    const age = createdAt.getTime() - Date.parse(item.createdAt);
    return age > 0 || (age === 0 && item.id < id);
  };
  const index = newestFirst.findIndex(older);
  return index === -1 ? newestFirst.length : index;
}

/** Returns the items of a page, and reports the rest of the list if the transport can carry it. */
export async function listed<Items>(
  ctx: { tellRest?: (rest: Rest) => Promise<void> },
  { items, ...rest }: Rest & { items: Items },
): Promise<Items> {
  await ctx.tellRest?.(rest);
  return items;
}
