/** Encodes the last item of a page as the cursor of the next page. */
export function cursorAfter({ id, createdAt }: { id: number; createdAt?: string | Date }): string {
  return createdAt === undefined ? `${id}` : `${id}.${new Date(createdAt).getTime().toString(36)}`;
}

/** Decodes a cursor of `cursorAfter`. */
export function placeOf(cursor: string): { id: number; createdAt: Date } {
  const [id, time = ''] = cursor.split('.');
  return { id: Number(id), createdAt: new Date(parseInt(time, 36)) };
}

/** A cursor of `cursorAtRank`, or the id of an item, from clients that do not know its rank. */
export const RANKED_CURSOR = /^(-?\d{1,16}_){0,8}-?\d{1,16}$/;

/**
 * Encodes the rank of a page's last item, by which a list is sorted: the cursor stays valid when the item leaves the list or moves. A rank
 * consists of integers that the item shows too, and ends with its id.
 */
export function cursorAtRank(rank: readonly number[]): string {
  return rank.join('_');
}

/** Decodes a cursor of a ranked list. An id alone stands for the present place of that item, or for the start if it has left the list. */
export function rankOf(cursor: string | undefined): { id?: number; rank?: number[] } {
  const numbers = cursor?.split('_').map(Number) ?? [];
  return numbers.length > 1 ? { rank: numbers } : { id: numbers[0] };
}

/** Compares two ranks from left to right. */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((value, index) => value !== other[index]);
  return differing === -1 ? 0 : one[differing]! - (other[differing] ?? -Infinity);
}
