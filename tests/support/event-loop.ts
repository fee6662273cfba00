import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const RESOLUTION_MS = 1;
/** Long enough for the timer that measures to be late once more. */
const SETTLE_MS = 3;

/**
 * The longest time, in milliseconds, for which this thread did nothing else while a piece of work ran. Not more than the
 * processor time that the process took meanwhile: what is above it other processes took.
 */
export async function longestHold<Result>(work: () => Promise<Result>): Promise<{ held: number; result: Result }> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  await sleep(SETTLE_MS);
  delay.reset();
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  await sleep(SETTLE_MS);
  delay.disable();
  return { held: Math.min(delay.max / 1e6 - RESOLUTION_MS, (user + system) / 1000), result };
}
