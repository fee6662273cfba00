import { chmodSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Makes files created by this process accessible to its user only, whatever the umask of the shell that started it. */
export function makeFilesPrivate(): void {
  // Worker threads cannot set the umask, and share that of the main thread.
  if (isMainThread) process.umask(0o077);
}

/** Returns a folder and its files and folders that other users can access. Symbolic links count as nothing, because their own mode grants nothing. */
export function openToOthers(folder: string): string[] {
  const home = realpathSync(folder);
  const entries = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isSymbolicLink());
  const paths = [home, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  return paths.filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
}

/** Removes other users' access to a folder and its contents, left open by an earlier version, a copy or a restored backup. */
export function closeToOthers(folder: string, except: readonly string[] = []): void {
  for (const path of openToOthers(folder)) if (!except.includes(path)) chmodSync(path, statSync(path).mode & 0o700);
}
