import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ownDirectory } from './directory-owner.ts';
import type { Bounds, DatabaseConfig } from './client.ts';
import { closeToOthers, makeFilesPrivate, openToOthers } from './private-files.ts';

export interface EmbeddedWorkerData {
  directory: string;
  socketPath: string;
  maxConnections: number;
}

interface Embedded {
  connection: Exclude<DatabaseConfig['connection'], { connectionString: string }>;
  poolSize: number;
  /** Makes the database restart whenever it stops by itself: at once, or after a pause if it cannot start. `onEnd` is called each time. */
  revive(onEnd: (reason: EmbeddedStopped) => void, pauseMs?: number): void;
  stop(): Promise<void>;
}

/** The embedded database stopped while it should be serving. */
export class EmbeddedStopped extends Error {
  override name = 'EmbeddedStopped';
}

/**
 * One connection, because PGlite has one session: the socket server switches between connections after each protocol message,
 * so a Bind of one connection may follow a Parse of another. Measured: of 2,000 mixed queries on four connections some failed
 * with «unnamed prepared statement does not exist».
 */
const CONNECTIONS = 1;
/** One more than the pool uses, because a new connection may arrive before the server notices that the last one closed. */
const CONNECTIONS_MAX = 2;
/** All calls share one connection, and may wait for seconds while an account is deleted. */
export const EMBEDDED_BOUNDS: Bounds = { connection: 5000, query: 10_000 };
const PORT = 5432;
/** `sun_path` holds 104 bytes on the tightest system that Node supports, the final NUL included. */
const SOCKET_PATH_MAX = 103;

/** Pause between attempts to restart: each costs a second of CPU time, and a full disk stays full for a while. */
const REVIVE_MS = 5000;

/**
 * Starts PostgreSQL inside this process: PGlite in a worker thread behind a Unix socket that only this user can access.
 * If the thread ends before `stop`, it is restarted when `revive` was called; otherwise EmbeddedStopped is thrown as an unhandled
 * rejection.
 * @param options.asFound leaves open to other users what is open to them already
 * @throws DirectoryInUse when another process has this directory open.
 */
export async function startEmbedded(dataDir: string, { asFound = false } = {}): Promise<Embedded> {
  const { home, release } = await ownDataDir(dataDir);
  const socketPath = join(home, `.s.PGSQL.${PORT}`);
  const data: EmbeddedWorkerData = { directory: join(dataDir, 'database'), socketPath, maxConnections: CONNECTIONS_MAX };
  const stopping = new AbortController();
  const found = asFound ? openToOthers(dataDir) : [];
  let revival: { onEnd(reason: EmbeddedStopped): void; pauseMs: number } | undefined;
  let running = launch(data);
  if (!(await running.served)) {
    release();
    throw await running.stopped;
  }
  // PGlite unpacks the files of a new database with the modes stored in its archive.
  closeToOthers(dataDir, found);

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
      // It writes some files anew when it stops, with modes of its own.
      closeToOthers(dataDir, found);
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
  /** Resolves to whether the worker became ready before it stopped. */
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
 * Locks a data directory for this process until `release` is called.
 * @throws DirectoryInUse when another process has it open.
 */
export async function ownDataDir(dataDir: string): Promise<{ home: string; release(): void }> {
  makeFilesPrivate();
  const run = join(dataDir, 'run');
  mkdirSync(run, { recursive: true });
  chmodSync(run, 0o700);
  const { home, forget } = shortNameOf(realpathSync(run));
  try {
    const release = await ownDirectory(join(home, 'owner'));
    return {
      home,
      release() {
        release();
        forget();
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * Returns a path by which sockets in the directory can be reached: its own or, if that is too long, a link in a private folder. The
 * sockets are in the directory either way, so that processes with different temporary folders find the same lock.
 */
function shortNameOf(directory: string): { home: string; forget(): void } {
  if (Buffer.byteLength(join(directory, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_MAX) return { home: directory, forget() {} };
  const folder = mkdtempSync(join(tmpdir(), 'sottovoce-'));
  const home = join(folder, 'run');
  symlinkSync(directory, home);
  return { home, forget: () => rmSync(folder, { recursive: true, force: true }) };
}
