import { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import { createDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { createMigrationTools } from '../../src/server/start/services.ts';
import type { Tables } from '../../db/tables.ts';
import { makeInstance, type Instance } from '../support/instance.ts';
import { findPostgres, startPostgres } from '../support/postgres-server.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { makeStudent } from '../support/students.ts';

/** The secret with which `makeStudent` creates students. */
const SECRET_KEY = TEST_SECRET;

/** The product as deployed: several processes over one PostgreSQL and one Valkey. */
export interface Stack {
  instances: Instance[];
  db: Kysely<Tables>;
  redis: Redis;
  /** Returns the session token of a new student. */
  makeToken(): Promise<string>;
  makeTalk(): Promise<number>;
  stop(): Promise<void>;
}

/** Returns the name of a program that the stack needs and this machine lacks. */
export function missingForStack(): string | undefined {
  if (!findRedisServer()) return 'valkey-server or redis-server';
  if (!findPostgres()) return 'a PostgreSQL server';
  return undefined;
}

export async function startStack(count: number): Promise<Stack> {
  const [postgres, valkey] = await Promise.all([startPostgres(), startRedisServer()]);
  const db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 4, onError: () => {} });
  await migrateToLatest(db, createMigrationTools(SECRET_KEY));
  const redis = new Redis(valkey.url);
  const instances = await Promise.all(
    Array.from({ length: count }, () => makeInstance({ SECRET_KEY, DATABASE_URL: postgres.url, VALKEY_URL: valkey.url })),
  );
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
