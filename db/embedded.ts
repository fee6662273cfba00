import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ownDirectory } from './directory-owner.ts';
import type { Bounds, DatabaseConfig } from './client.ts';
import { closeToOthers, makeFilesPrivate } from './private-files.ts';

export interface EmbeddedWorkerData {
  /** Directory of the database files. */
  directory: string;
  socketPath: string;
  maxConnections: number;
}

interface Embedded {
  connection: Exclude<DatabaseConfig['connection'], { connectionString: string }>;
  poolSize: number;
  /** From now on it is started again whenever it ends by itself, at once or, if it cannot start, after a pause; `onEnd` is told each time. */
  revive(onEnd: (reason: EmbeddedStopped) => void, pauseMs?: number): void;
  stop(): Promise<void>;
}

/** The embedded database has gone although it should be serving. */
export class EmbeddedStopped extends Error {
  override name = 'EmbeddedStopped';
}

/**
 * One, because PGlite has one session: the socket server switches between connections after each protocol message,
 * so that one connection's Bind may meet another's Parse. Measured: of 2,000 mixed queries on four connections some failed
 * with «unnamed prepared statement does not exist».
 */
const CONNECTIONS = 1;
/** The next connection may knock before the server has noticed that the last one is gone. */
const CONNECTIONS_MAX = 2;
/** One connection serves all: somebody's deletion may take seconds, and the others wait for it. */
export const EMBEDDED_BOUNDS: Bounds = { connection: 5000, query: 10_000 };
const PORT = 5432;
/** `sun_path` holds 104 bytes on the tightest system that Node supports, the final NUL included. */
const SOCKET_PATH_MAX = 103;

/** Between two tries to start it again: each costs a second of the processor, and a full disk stays full for a while. */
const REVIVE_MS = 5000;

/**
 * Starts PostgreSQL inside this process: PGlite in a worker thread behind a Unix socket that only this user can reach.
 * Should the thread end before `stop`, EmbeddedStopped is thrown where nobody catches it, unless it is to be revived.
 * @throws DirectoryInUse when another process has this directory open.
 */
export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const { home, release } = await ownDataDir(dataDir);
  const socketPath = join(home, `.s.PGSQL.${PORT}`);
  const data: EmbeddedWorkerData = { directory: join(dataDir, 'database'), socketPath, maxConnections: CONNECTIONS_MAX };
  const stopping = new AbortController();
  let revival: { onEnd(reason: EmbeddedStopped): void; pauseMs: number } | undefined;
  let running = launch(data);
  if (!(await running.served)) {
    release();
    throw await running.stopped;
  }
  // The files of a new database have the modes with which they were packed.
  closeToOthers(dataDir);

  const whole = (async () => {
    for (;;) {
      const reason = await running.stopped;
      if (stopping.signal.aborted) return;
      if (!revival) throw reason;
      revival.onEnd(reason);
      if (!(await running.served)) await sleep(revival.pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      running = launch(data);
    }
  })();

  return {
    connection: { host: home, port: PORT, user: 'postgres', database: 'postgres' },
    poolSize: CONNECTIONS,
    revive: (onEnd, pauseMs = REVIVE_MS) => void (revival = { onEnd, pauseMs }),
    async stop() {
      stopping.abort();
      running.worker.postMessage('stop');
      await whole;
      release();
    },
  };
}

function launch(workerData: EmbeddedWorkerData) {
  rmSync(workerData.socketPath, { force: true });
  const worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData, execArgv: [] });
  let cause: Error | undefined;
  worker.on('error', (error) => (cause = error));
  const stopped = new Promise<EmbeddedStopped>((resolve) => {
    worker.once('exit', (code) => resolve(new EmbeddedStopped(`The embedded database stopped by itself (code ${code})`, { cause })));
  });
  /** Whether it came as far as to answer. */
  const served = new Promise<boolean>((resolve) => {
    worker.once('message', () => {
      chmodSync(workerData.socketPath, 0o600);
      resolve(true);
    });
    void stopped.then(() => resolve(false));
  });
  return { worker, served, stopped };
}

/**
 * Makes a data directory this process's own until it is released.
 * @throws DirectoryInUse when another process has it open.
 */
export async function ownDataDir(dataDir: string): Promise<{ home: string; release(): void }> {
  makeFilesPrivate();
  mkdirSync(dataDir, { recursive: true });
  const home = socketHome(realpathSync(dataDir));
  return { home, release: await ownDirectory(join(home, 'owner.sock')) };
}

/** The directory of the sockets: inside the data directory, or, if its path is too long, a private one named after it. */
function socketHome(dataDir: string): string {
  const inside = join(dataDir, 'run');
  const fits = Buffer.byteLength(join(inside, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_MAX;
  const home = fits ? inside : join(tmpdir(), `sottovoce-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chmodSync(home, 0o700);
  return home;
}
