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

/** Milliseconds that `countWords` takes where one of the two cores that the product asks for is not shared. */
const USUAL = 6.5;

function countWords(): number {
  const seen = new Map<string, number>();
  for (let turn = 0; turn < 60_000; turn += 1) {
    const word = `parola${((turn * 7919) % 5003).toString(36)}`;
    seen.set(word, (seen.get(word) ?? 0) + 1);
  }
  return seen.size;
}

/** How many times longer than there the same work takes this thread now: a neighbour on the same core halves what it does in a millisecond. */
function slowness(): number {
  const times = Array.from({ length: 3 }, () => {
    const start = threadTime();
    countWords();
    return threadTime() - start;
  });
  return Math.max(1, Math.min(...times) / USUAL);
}

/** The most milliseconds, as an unshared core has them, that this thread had within one turn of the event loop while a piece of work ran. */
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
