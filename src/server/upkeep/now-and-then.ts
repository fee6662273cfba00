import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from '../http/logging.ts';

export interface Chore {
  /** Milliseconds between turns, drawn at random each time. */
  wait: [least: number, most: number];
  /** The wait before the first turn, if it is to be shorter: a process may end earlier. */
  first?: [least: number, most: number];
  work(): Promise<void>;
  log: FastifyBaseLogger;
}

/** Repeats work for as long as the process lives. Consecutive failures are logged once, and the work is tried again. */
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
