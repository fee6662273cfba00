import { MINUTE_MS } from '../../routers/durations.ts';
import { oneAtATime } from '../upkeep/one-at-a-time.ts';

/** Retry interval while something else, such as a backup, locks the accounts. */
const AGAIN_MS = MINUTE_MS;

interface Scrubber {
  scrub(): Promise<void>;
  /** Waits for a scrub in progress, and starts no more. */
  stop(): Promise<void>;
}

/** Runs scrubs one at a time, and repeats an incomplete one later. @param failed receives the errors of such repetitions */
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
