import { readFileSync } from 'node:fs';

/**
 * Returns the CPU milliseconds of this thread, an upper bound on how long any work blocks it. Falls back to those of the whole process
 * where the system does not report threads.
 */
export function threadTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** Milliseconds of `countWords` on an unshared core of the reference machine. */
const USUAL = 6.5;

function countWords(): number {
  const seen = new Map<string, number>();
  for (let turn = 0; turn < 60_000; turn += 1) {
    const word = `parola${((turn * 7919) % 5003).toString(36)}`;
    seen.set(word, (seen.get(word) ?? 0) + 1);
  }
  return seen.size;
}

/** Returns how many times longer `countWords` takes now: a neighbour on the same physical core halves the work per CPU millisecond. */
function slowness(): number {
  const times = Array.from({ length: 3 }, () => {
    const start = threadTime();
    countWords();
    return threadTime() - start;
  });
  return Math.max(1, Math.min(...times) / USUAL);
}

/** Returns the longest CPU time within one turn of the event loop while `work` runs, in milliseconds of an unshared core. */
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
  return longest / slowness();
}
