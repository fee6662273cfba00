import closeWithGrace, { type CloseWithGraceAsyncCallback } from 'close-with-grace';

/** Raised by the processor: with a handler the same instruction would fail again forever, and no supervisor would restart the process. */
const FAULTS = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'] as const;
/** A terminal, its shell, npm and a supervisor may each send these, so a second one does not force the end. */
const TOLD_TWICE = ['SIGHUP', 'SIGTERM'] as const;

/** Calls `close` once before a signal or an error ends the process. A second SIGINT, or `delay` milliseconds, end it in any case. */
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
