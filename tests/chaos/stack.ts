import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import { createDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import type { Tables } from '../../db/tables.ts';
import { findPostgres, startPostgres } from '../support/postgres-server.ts';
import { endProcess, findRedisServer, freePort, ownProcess, startRedisServer } from '../support/redis-server.ts';
import { makeStudent } from '../support/students.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SECRET_KEY = 'the-secret-of-the-chaos-with-40-characters';
/** A start of the whole server, with what it compiles. */
const START_TIMEOUT = 60_000;

export interface Instance {
  url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
}

/** The product as it is deployed: processes over one PostgreSQL and one Valkey. */
export interface Stack {
  instances: Instance[];
  db: Kysely<Tables>;
  redis: Redis;
  /** The token of a new student's session. */
  makeToken(): Promise<string>;
  makeTalk(): Promise<number>;
  stop(): Promise<void>;
}

/** What this machine lacks for a stack, undefined when it lacks nothing. */
export function missingForStack(): string | undefined {
  if (!findRedisServer()) return 'valkey-server or redis-server';
  if (!findPostgres()) return 'a PostgreSQL server';
  return undefined;
}

export async function startStack(count: number): Promise<Stack> {
  const [postgres, valkey] = await Promise.all([startPostgres(), startRedisServer()]);
  const db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 4, onError: () => {} });
  await migrateToLatest(db);
  const redis = new Redis(valkey.url);
  const instances = await Promise.all(Array.from({ length: count }, () => makeInstance({ DATABASE_URL: postgres.url, VALKEY_URL: valkey.url })));
  await Promise.all(instances.map((instance) => instance.start()));

  const makeToken = async () => (await makeStudent({ db })).token;
  let talks = 0;

  return {
    instances,
    db,
    redis,
    makeToken,
    async makeTalk() {
      const response = await fetch(`${instances[0]!.url}/api/posts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await makeToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'talk', content: `Parliamone ${(talks += 1)}` }),
      });
      if (response.status !== 200) throw new Error(`No talk post: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { id: number }).id;
    },
    async stop() {
      await Promise.all(instances.map((instance) => instance.kill()));
      redis.disconnect();
      await db.destroy();
      await Promise.all([valkey.stop(), postgres.stop()]);
    },
  };
}

async function makeInstance(variables: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), SECRET_KEY, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', ...variables };
      child = ownProcess(spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env }));
      await ready(child);
    },
    kill: () => endProcess(child, 'SIGKILL'),
    async stop() {
      await endProcess(child, 'SIGTERM');
      return child?.exitCode ?? null;
    },
  };
}

/** Resolves when the server says that it listens; a killed one never does. */
async function ready(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr!.on('data', (chunk: Buffer) => (output += String(chunk)));
  const listening = new Promise<'listening'>((resolve) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('Sottovoce: ')) resolve('listening');
    });
  });
  const [outcome] = await Promise.race([
    listening.then((value) => [value] as const),
    once(child, 'exit').then(([code, signal]) => [signal === 'SIGKILL' ? 'killed' : `stopped with ${code}`] as const),
    new Promise<readonly [string]>((resolve) => setTimeout(() => resolve(['took too long']), START_TIMEOUT).unref()),
  ]);
  if (outcome !== 'listening' && outcome !== 'killed') throw new Error(`An instance ${outcome}: ${output.slice(-2000)}`);
}
