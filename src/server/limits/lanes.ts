import type { Lanes } from '../../routers/context.ts';
import { Turns } from './turns.ts';

/** Parts of the connections to the database, so that what is short always finds one. */
const UNITS = 0.5;
const SEARCHES = 0.3;
/** Walks over every row of a table at a time. They are this process's own work more than the database's. */
const WALKS = 2;

const share = (part: number, connections: number) => Math.max(1, Math.floor(part * connections));

/**
 * @param connections of this process to the database
 * @param patience in milliseconds, of writes and searches; a walk is worth its wait
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
        // What is committed from now on may be missed: whoever comes later shares the one after.
        next.delete(key);
        return work();
      };
      // In a later microtask: it stands among the next before it sets off.
      const walking = Promise.resolve().then(() => own.run(key, () => walks.run('', setOff)));
      next.set(key, walking);
      return walking;
    },
  };
}
