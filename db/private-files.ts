import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** What this process makes from now on is its user's alone, whatever the shell that started it allows. */
export function makeFilesPrivate(): void {
  // A worker thread may not, and shares the mask of the main one.
  if (isMainThread) process.umask(0o077);
}

/** Takes from everybody else what a folder holds: an earlier version, a copy or a restored backup may have left it open. */
export function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeToOthers(path);
    else if (entry.isFile() && (lstatSync(path).mode & 0o177) !== 0) chmodSync(path, 0o600);
  }
}
