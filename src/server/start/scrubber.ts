import { MINUTE_MS } from '../../routers/durations.ts';
import { oneAtATime } from '../upkeep/one-at-a-time.ts';

/** Where somebody, such as a backup, holds the accounts. */
const AGAIN_MS = MINUTE_MS;

interface Scrubber {
  scrub(): Promise<void>;
  /** Waits for what is under way, and begins no more. */
  stop(): Promise<void>;
}

/** Scrubs one time after the other, and again by itself after what could not be done. @param failed told of a failure that nobody waits for */
export function createScrubber(work: () => Promise<boolean>, failed: (error: Error) => void): Scrubber {
  let again: NodeJS.Timeout | undefined;
  let stopping = false;
  const { run, ended } = oneAtATime(async () => {
    if (stopping) return;
    clearTimeout(again);
    if (await work()) return;
    again = setTimeout(() => void run().catch(failed), AGAIN_MS).unref();
  });
  return {
    scrub: run,
    async stop() {
      stopping = true;
      clearTimeout(again);
      await ended();
      clearTimeout(again);
    },
  };
}
