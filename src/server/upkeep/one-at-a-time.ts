interface OneAtATime {
  /** Whoever asks while it is under way, when it may have looked already, shares the next. */
  run(): Promise<void>;
  /** Once nothing of it is under way, well or not. */
  ended(): Promise<void>;
}

/** Work that is never done twice at once. */
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
