import { isDatabaseAway } from '../../routers/failures.ts';

/**
 * Does a piece of work for each, one after the other: what fails holds up none of the others.
 * @returns why it failed for some @throws while the database is away, when it would fail for all
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
