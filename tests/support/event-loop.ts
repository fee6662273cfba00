import { readFileSync } from 'node:fs';

/**
 * Milliseconds of the processor that this thread has had: no work holds it for longer than what it takes of them. Where the system
 * does not tell, those of the whole process.
 */
export function threadTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** The most milliseconds of the processor that this thread had within one turn of the event loop while a piece of work ran. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [longest, last, over] = [0, threadTime(), false];
  const turn = () => {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!over) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  over = true;
  return longest;
}
