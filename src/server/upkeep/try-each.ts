import { isDatabaseAway } from '../../routers/failures.ts';

/**
 * Works on the items one after the other; a failure does not hold up the others.
 * @returns the errors of the items that failed @throws while the database is away, when all items would fail
 */
export async function tryEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<Error[]> {
  const failures: Error[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failures.push(error as Error);
    }
  }
  return failures;
}
