/*
 * Replaces `proper-lockfile`, because a lock must last exactly as long as its process. Here the successor of a killed process gets the
 * directory after 0.1 s; `proper-lockfile` judges a lock by its age and takes 10 s (2 s at its shortest setting). A process suspended
 * for 12 s, as by a laptop’s sleep, keeps its lock here; there a second process got it, and both would write to one database.
 */

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

/** Two processes that find the same stale socket may both replace it; after this time the loser reads the winner's token. */
const SETTLE_MS = 60;

/**
 * Locks a directory for the lifetime of this process by listening on a Unix socket in it. Unlike a file with a process id,
 * a socket left by a killed process refuses connections, so it never blocks the next start.
 * @returns a function that releases the directory
 */
export async function ownDirectory(socketPath: string): Promise<() => void> {
  const token = randomBytes(16).toString('hex');
  let server = await listen(socketPath, token);
  if (!server) {
    if ((await ask(socketPath)) !== undefined) throw new DirectoryInUse();
    rmSync(socketPath, { force: true });
    server = await listen(socketPath, token);
  }
  if (!server) throw new DirectoryInUse();
  await sleep(SETTLE_MS);
  if ((await ask(socketPath)) !== token) {
    server.close();
    throw new DirectoryInUse();
  }
  server.unref();
  return () => server.close();
}

function listen(path: string, token: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(token);
    });
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(path, () => resolve(server));
  });
}

/** Returns the token of the process that listens on the socket, or undefined if there is none. */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(answer || undefined));
    socket.setTimeout(2000, () => resolve('busy'));
  });
}
