import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface RedisServer {
  url: string;
  /** The running process; undefined between `kill` and `start`. */
  process(): ChildProcess | undefined;
  /** Sends SIGKILL, as if the machine failed. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the path of this machine's Valkey or Redis server, if it has one. */
export function findRedisServer(): string | undefined {
  return findExecutable(['valkey-server', 'redis-server']);
}

/** Starts a new server on the loopback interface, without persistence. */
export async function startRedisServer(own: string[] = []): Promise<RedisServer> {
  const executable = findRedisServer();
  if (!executable) throw new Error('There is no valkey-server or redis-server on this machine');
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'sottovoce-redis-'));
  let child: ChildProcess | undefined;
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir, ...own];
    child = ownProcess(spawn(executable, options, { stdio: 'ignore' }));
    await waitForPort(port);
  };
  const kill = async () => {
    await endProcess(child, 'SIGKILL');
    child = undefined;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    process: () => child,
    start,
    kill,
    async stop() {
      await kill();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Starts a server shared by two processes on this database. It must not serve other databases, because its keys contain post ids. */
export async function startSharedRedis(variables: Record<string, string>): Promise<RedisServer | undefined> {
  // Only one process can open the embedded database.
  return variables['DATABASE_URL'] && findRedisServer() ? startRedisServer() : undefined;
}

export function findExecutable(names: string[], folders: string[] = []): string | undefined {
  const path = [...(process.env['PATH'] ?? '').split(delimiter), ...folders];
  return names.flatMap((name) => path.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** @throws if nothing listens within 20 seconds */
export async function waitForPort(port: number): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 20_000; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
  }
  throw new Error(`Nothing listens on port ${port}`);
}

/** Kills the child when this process exits. */
export function ownProcess(child: ChildProcess): ChildProcess {
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

export async function endProcess(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}
