import { statfsSync } from 'node:fs';

/** Several databases of 40 MB each at once, and what a browser keeps. */
const NEEDED_BYTES = 3 * 1024 ** 3;
const MEMORY = '/dev/shm';

/** Lets temporary folders lie in memory where the machine has room: every database of a test is a thousand files that come and go. */
export function scratchInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= NEEDED_BYTES) process.env['TMPDIR'] ??= MEMORY;
  } catch {
    // Not on this system.
  }
}
