import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Files that this process makes from now on are for its user alone, whatever the umask of the shell that started it. */
export function makeFilesPrivate(): void {
  // A worker thread may not set it, and shares the main thread's.
  if (isMainThread) process.umask(0o077);
}

/** Closes a folder and all that it holds to other users: an earlier version, a copy or a restored backup may have left it open. */
export function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeToOthers(path);
    else if (entry.isFile() && (lstatSync(path).mode & 0o177) !== 0) chmodSync(path, 0o600);
  }
}
