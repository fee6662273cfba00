import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { endProcess, findExecutable, freePort, ownProcess } from './redis-server.ts';

export interface PostgresServer {
  url: string;
  /** Shuts down immediately, which breaks every connection. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** Sends SIGSTOP to all its processes: the server still accepts connections, but does not answer. */
  hang(): void;
  /** Resumes after `hang`. */
  goOn(): void;
  stop(): Promise<void>;
}

/** An Italian locale like that of real servers, so that tests detect a dependency on the C locale in sorting, `like` and unique keys. */
const ITALIAN = ['--locale-provider=icu', '--icu-locale=it-IT'];

const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder with the PostgreSQL binaries of this machine, if there are any. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const initdb = findExecutable(
    ['initdb'],
    versions.map((version) => join(DEBIAN, version, 'bin')),
  );
  return initdb?.slice(0, -'/initdb'.length);
}

/** Starts a new server on the loopback interface, whose data is deleted when it stops. Without fsync unless `own` says otherwise. */
export function startPostgres(own: Record<string, string> = {}): Promise<PostgresServer> {
  const locale = ['--locale=C.UTF-8', ...ITALIAN];
  return startOver(own, 'initdb', (data) => ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale]);
}

/** Starts a hot standby of a server. @param name its `application_name`, for `synchronous_standby_names` */
export function startReplicaOf({ url }: PostgresServer, name: string, own: Record<string, string> = {}): Promise<PostgresServer> {
  const { hostname, port } = new URL(url);
  const source = `host=${hostname} port=${port} user=postgres application_name=${name}`;
  return startOver(own, 'pg_basebackup', (data) => ['-D', data, '-d', source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
}

async function startOver(own: Record<string, string>, program: string, args: (data: string) => string[]): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error('There is no PostgreSQL server on this machine');
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'sottovoce-postgres-'));
  const user = unprivileged();
  if (user) chownSync(dir, user.uid, user.gid);
  const data = join(dir, 'data');
  const { status, stderr, error } = spawnSync(findExecutable([program], [bin])!, args(data), { cwd: dir, ...user });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`, { cause: error });
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: dir, fsync: 'off', max_connections: 100, ...own };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = ownProcess(spawn(join(bin, 'postgres'), ['-D', data, ...options], { cwd: dir, stdio: 'ignore', ...user }));
    await waitForConnections(url);
  };
  await start();
  return {
    url,
    kill: () => endProcess(child, 'SIGQUIT'),
    start,
    hang: () => signalFamily(child!.pid!, 'SIGSTOP'),
    goOn: () => signalFamily(child!.pid!, 'SIGCONT'),
    async stop() {
      signalFamily(child!.pid!, 'SIGCONT');
      await endProcess(child, 'SIGINT');
      rmSync(dir, { recursive: true });
    },
  };
}

/** Signals a process and its children, the parent first, so that it starts no more of them. */
function signalFamily(parent: number, signal: NodeJS.Signals): void {
  if (!isAlive(parent)) return;
  process.kill(parent, signal);
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  for (const line of processes) {
    const [pid, ppid] = line.trim().split(/\s+/).map(Number);
    if (ppid === parent && isAlive(pid!)) process.kill(pid!, signal);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until the server accepts logins, which is later than when it listens. */
async function waitForConnections(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(50);
    }
  }
}

/** Returns the user created by the PostgreSQL package if this process is root, as which PostgreSQL refuses to run. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
