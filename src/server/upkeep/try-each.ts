import { isDatabaseAway } from '../../routers/failures.ts';
import { shuffled } from './shuffled.ts';
import { failuresOf } from './try-steps.ts';

/**
 * Works on the items one after the other; a failure does not hold up the others. In random order, so that one on which the database times
 * out holds up the others for a turn or two, and that the order does not reveal which items belong together.
 * @returns the errors of the items that failed @throws while the database is away, when all items would fail
 */
export async function tryEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<Error[]> {
  const failures: Error[] = [];
  for (const item of shuffled(items)) {
    try {
      await work(item);
    } catch (error) {
      const all = failuresOf(error);
      if (all.every(isDatabaseAway)) throw error;
      failures.push(...all);
    }
  }
  return failures;
}
