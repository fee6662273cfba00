import type { Lanes } from '../../routers/context.ts';
import { Turns } from './turns.ts';

/** Shares of the database connections, so that short queries always find a free one. */
const UNITS = 0.5;
const SEARCHES = 0.3;
/** Concurrent scans of whole tables. They cost this process more than the database. */
const WALKS = 2;

const share = (part: number, connections: number) => Math.max(1, Math.floor(part * connections));

/**
 * @param connections size of this process's connection pool
 * @param patience milliseconds that writes and searches wait before they are refused; scans wait as long as it takes
 */
export function createLanes(connections: number, patience?: number): Lanes {
  const units = new Turns(share(UNITS, connections), patience);
  const searches = new Turns(share(SEARCHES, connections), patience);
  const walks = new Turns(WALKS);
  const own = new Turns(1);
  const next = new Map<string, Promise<unknown>>();
  return {
    unit: (work) => units.run('', work),
    search: (work) => searches.run('', work),
    walk<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const waiting = next.get(key);
      if (waiting) return waiting as Promise<Result>;
      const setOff = () => {
        // This scan may miss what is committed from here on, so later callers share the next one.
        next.delete(key);
        return work();
      };
      // In a later microtask, so that the entry is set before the scan deletes it.
      const walking = Promise.resolve().then(() => own.run(key, () => walks.run('', setOff)));
      next.set(key, walking);
      return walking;
    },
  };
}
