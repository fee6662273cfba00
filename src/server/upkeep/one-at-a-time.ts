interface OneAtATime {
  /** A call during a run, which may have read its input already, shares the next run. */
  run(): Promise<void>;
  /** Resolves when nothing is running, even after a failure. */
  ended(): Promise<void>;
}

/** Wraps work so that it never runs twice at the same time. */
export function oneAtATime(work: () => Promise<void>): OneAtATime {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    running = work().finally(() => (running = undefined));
    return running;
  };
  return {
    run() {
      if (next) return next;
      if (!running) return start();
      next = running.then(start, start);
      return next;
    },
    async ended() {
      await (next ?? running)?.catch(() => {});
    },
  };
}
