import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { logFailure, traceOf } from '../http/logging.ts';
import { failuresOf } from './try-steps.ts';

export interface Chore {
  /** Milliseconds between turns, drawn at random each time. */
  wait: [least: number, most: number];
  /** The wait before the first turn, if it is to be shorter: a process may end earlier. */
  first?: [least: number, most: number];
  work(): Promise<void>;
  log: FastifyBaseLogger;
}

/** Repeats work for as long as the process lives. Until a turn succeeds, failures with the same line are logged once. */
export function nowAndThen({ wait, first = wait, work, log }: Chore): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const live = async () => {
    const logged = new Set<string>();
    for (let next = first; ; next = wait) {
      await sleep(randomInt(...next), undefined, { ref: false, signal: stopping.signal });
      try {
        await work();
        logged.clear();
      } catch (error) {
        for (const failure of failuresOf(error)) {
          const line = JSON.stringify(traceOf(failure));
          if (!logged.has(line)) logFailure(log, failure, randomUUID());
          logged.add(line);
        }
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
