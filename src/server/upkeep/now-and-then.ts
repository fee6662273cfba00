import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from '../http/logging.ts';

export interface Chore {
  /** Milliseconds from the end of one turn to the next, drawn anew each time. */
  wait: [least: number, most: number];
  /** Until the first turn, where that is not to wait as long: processes may end before. */
  first?: [least: number, most: number];
  work(): Promise<void>;
  log: FastifyBaseLogger;
}

/** Repeats a piece of work for as long as the process lives. A failure is logged once, and the work is tried again. */
export function nowAndThen({ wait, first = wait, work, log }: Chore): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const live = async () => {
    let failing = false;
    for (let next = first; ; next = wait) {
      await sleep(randomInt(...next), undefined, { ref: false, signal: stopping.signal });
      try {
        await work();
        failing = false;
      } catch (error) {
        if (!failing) logFailure(log, error as Error, randomUUID());
        failing = true;
      }
    }
  };
  const ended = live().catch(() => {});
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}
