/*
 * Our own, because a lock must end with its process and not before. A killed process's successor owns the directory after 0.1 s; with
 * `proper-lockfile`, which takes a lock for dead by its age, after 10 s (2 s at its shortest setting). And a process that
 * was stopped for 12 s, as a laptop's sleep does, keeps it; there a second one got it, and two would write one database.
 */

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

/** Two processes that find the same leftover socket may both replace it; the loser sees the winner's token after this time. */
const SETTLE_MS = 60;

/**
 * Owns a directory for as long as this process lives, by listening on a Unix socket in it. Unlike a file with a process id,
 * a socket left by a killed process answers nobody, so it never blocks the next start.
 * @returns a function that gives the directory back.
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

/** The token of whoever listens, undefined when nobody does. */
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
