import { statfsSync } from 'node:fs';

/** Room for several databases of 40 MB each and the browser's profiles. */
const NEEDED_BYTES = 3 * 1024 ** 3;
const MEMORY = '/dev/shm';

/** Puts temporary folders into memory if there is room, because every test database is a thousand short-lived files. */
export function scratchInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= NEEDED_BYTES) process.env['TMPDIR'] ??= MEMORY;
  } catch {
    // There is no /dev/shm on this system.
  }
}
