import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const RESOLUTION_MS = 1;
/** Long enough for the timer that measures to be late once more. */
const SETTLE_MS = 3;

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

/**
 * The longest time, in milliseconds, for which this thread did nothing else while a piece of work ran. Not more than the
 * processor time that the thread took meanwhile: what is above it others took.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  await sleep(SETTLE_MS);
  delay.reset();
  const start = threadTime();
  await work();
  const took = threadTime() - start;
  await sleep(SETTLE_MS);
  delay.disable();
  return Math.min(delay.max / 1e6 - RESOLUTION_MS, took);
}
