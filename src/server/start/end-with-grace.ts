import closeWithGrace, { type CloseWithGraceAsyncCallback } from 'close-with-grace';

/** What the processor raises: with a handler the same instruction fails again for ever, and nobody starts the process anew. */
const FAULTS = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'] as const;
/** A terminal, its shell, npm and a supervisor each tell it; none of them is somebody who has lost patience. */
const TOLD_TWICE = ['SIGHUP', 'SIGTERM'] as const;

/** Calls `close` once before a signal or an error ends the process, which a second SIGINT or `delay` milliseconds do all the same. */
export function endWithGrace(delay: number, close: CloseWithGraceAsyncCallback): void {
  let closing = false;
  const grace = closeWithGrace({ delay, logger: false, skip: [...FAULTS, ...TOLD_TWICE] }, (event) => {
    closing = true;
    return close(event);
  });
  for (const signal of TOLD_TWICE)
    process.on(signal, () => {
      if (!closing) grace.close();
    });
}
