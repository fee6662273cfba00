import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Makes files created by this process accessible to its user only, whatever the umask of the shell that started it. */
export function makeFilesPrivate(): void {
  // Worker threads cannot set the umask, and share that of the main thread.
  if (isMainThread) process.umask(0o077);
}

/** Removes other users' access to a folder and its contents, left open by an earlier version, a copy or a restored backup. */
export function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeToOthers(path);
    else if (entry.isFile() && (lstatSync(path).mode & 0o177) !== 0) chmodSync(path, 0o600);
  }
}
