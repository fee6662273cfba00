/*
 * Replaces `proper-lockfile`, because a lock must last exactly as long as its process. Here the successor of a killed process gets the
 * directory after 0.1 s; `proper-lockfile` judges a lock by its age and takes 10 s (2 s at its shortest setting). A process suspended
 * for 12 s, as by a laptop’s sleep, keeps its lock here; there a second process got it, and both would write to one database.
 */

import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname } from 'node:path';

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

/**
 * Locks a directory for the lifetime of this process by listening on a Unix socket in it, named `path` and a number. Unlike a file with
 * a process id, a socket left by a killed process refuses connections, so it never blocks the next start. Whoever finds the highest
 * number refusing publishes the next one: `link` gives each number to one process only, and the highest is never removed, so that no
 * process can mistake a lock that was taken meanwhile for the one that it found abandoned.
 * @returns a function that releases the directory
 */
export async function ownDirectory(path: string): Promise<() => void> {
  const draft = `${path}~${randomBytes(4).toString('hex').slice(1)}`;
  const server = await listen(draft);
  const highest = Math.max(0, ...numbersOf(path));
  const own = highest + 1;
  try {
    if (await isOwned(`${path}.${highest}`)) throw new DirectoryInUse();
    publish(draft, `${path}.${own}`);
    if (Math.max(...numbersOf(path)) > own) {
      // Two others have owned the directory since it was read, and the second removed the number that it superseded.
      rmSync(`${path}.${own}`, { force: true });
      throw new DirectoryInUse();
    }
    await publishToOlderVersions(draft, `${path}.sock`);
  } catch (error) {
    server.close();
    throw error;
  }
  rmSync(draft, { force: true });
  for (const number of numbersOf(path)) if (number < own) rmSync(`${path}.${number}`, { force: true });
  server.unref();
  return () => server.close();
}

function numbersOf(path: string): number[] {
  const start = `${basename(path)}.`;
  const ends = readdirSync(dirname(path)).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  return ends.filter((end) => /^\d+$/.test(end)).map(Number);
}

/** Versions until November 2026 look at this name alone. Only the process with the highest number changes it. */
async function publishToOlderVersions(draft: string, name: string): Promise<void> {
  if (await isOwned(name)) throw new DirectoryInUse();
  rmSync(name, { force: true });
  publish(draft, name);
}

/** Gives a socket that already listens another name. @throws DirectoryInUse if another process has taken it. */
function publish(draft: string, name: string): void {
  try {
    linkSync(draft, name);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new DirectoryInUse() : error;
  }
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      // Older versions take silence for an abandoned socket.
      socket.end('owned');
    });
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

/** Whether a process listens on the socket. One that is suspended or too busy to answer still does. */
function isOwned(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const answer = (owned: boolean) => {
      socket.destroy();
      resolve(owned);
    };
    socket.once('connect', () => answer(true));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => answer(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
}
