import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, SERVING_BOUNDS } from '../../db/client.ts';
import { createMigrator, listMigrations, migrateToLatest } from '../../db/migrate.ts';
import { alone } from '../../db/migration-lock.ts';
import type { Tables } from '../../db/tables.ts';
import { refusedChat } from '../chat/chat-client.ts';
import { TEST_SECRET, testTools } from '../support/migration-tools.ts';
import { makeInstance, type Instance } from '../support/instance.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { makeStudent, type TestStudent } from '../support/students.ts';

const SECRET_KEY = TEST_SECRET;
const POOL = 4;
/** Milliseconds within which every call must be refused. */
const PATIENCE = 5000;

describe.skipIf(!findPostgres())('PostgreSQL hangs and resumes (needs a PostgreSQL server)', () => {
  let postgres: PostgresServer;
  let db: Kysely<Tables>;
  let instance: Instance;
  let student: TestStudent;
  let talk: number;
  let starting: Promise<void> | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
    db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 2, onError: () => {} });
    // Migrated here without a wrapped key, so that the secret is the root key and this test can create accounts.
    await migrateToLatest(db, testTools);
    instance = await makeInstance(settings());
    await instance.start();
    student = await makeStudent({ db });
    talk = ((await (await write('prima', 'talk')).json()) as { id: number }).id;
  });
  afterAll(async () => {
    await instance?.kill();
    await db?.destroy();
    await postgres?.stop();
  });

  const settings = () => ({
    DATABASE_URL: postgres.url,
    SECRET_KEY,
    DATABASE_POOL_SIZE: String(POOL),
    PUBLIC_URL: 'http://localhost:5000',
  });
  const waiting = async () => (await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)).rows.length;
  const authorization = () => ({ authorization: `Bearer ${student.token}` });
  const read = (words: string) => fetch(`${instance.url}/api/posts?q=${words}`, { headers: authorization() });
  const write = (content: string, type = 'vent') =>
    fetch(`${instance.url}/api/posts`, {
      method: 'POST',
      headers: { ...authorization(), 'content-type': 'application/json' },
      body: JSON.stringify({ type, content }),
    });
  const enter = () => refusedChat({ at: instance.url, query: `postId=${talk}`, as: student });

  /** Returns status, reason and duration in milliseconds. */
  async function timed(
    call: Promise<Response | { status: number; body: Record<string, unknown> }>,
  ): Promise<{ status: number; reason: unknown; took: number }> {
    const start = performance.now();
    const answer = await call;
    const took = performance.now() - start;
    const { reason } = (answer instanceof Response ? await answer.json() : answer.body) as { reason?: string };
    return { status: answer.status, reason, took };
  }
  const refused = { status: 503, reason: 'busy', took: expect.closeTo(0, -Math.log10(PATIENCE * 2)) as number };

  test('every call is refused within five seconds, health checks still answer, and service resumes by itself', async () => {
    expect((await Promise.all(Array.from({ length: POOL * 2 }, (_, n) => read(`prima${n}`)))).map(({ status }) => status)).toEqual(
      Array.from({ length: POOL * 2 }, () => 200),
    );

    postgres.hang();
    try {
      // The first calls get hanging connections and the rest none; the later calls arrive while connections are being replaced.
      const first = [...Array.from({ length: POOL * 2 }, (_, n) => (n % 2 ? read(`durante${n}`) : write(`durante ${n}`))), enter()].map(
        timed,
      );
      await sleep(300);
      const alive = await timed(fetch(`${instance.url}/healthz`));
      expect([alive.status, alive.took < 1000]).toEqual([200, true]);
      const later = [read('dopo'), write('dopo'), enter()].map(timed);
      const answers = await Promise.all([...first, ...later]);
      expect(answers).toEqual(answers.map(() => refused));
      expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(PATIENCE);
      console.info(`refused within ${Math.round(Math.max(...answers.map(({ took }) => took)))} ms`);
      expect((await fetch(`${instance.url}/readyz`)).status).toBe(503);
    } finally {
      postgres.goOn();
    }

    await expect.poll(async () => (await fetch(`${instance.url}/readyz`)).status).toBe(200);
    expect([(await read('ripresa')).status, (await write('ripresa')).status]).toEqual([200, 200]);
    // Refused writes are not stored, not even afterwards.
    const kept = await db.selectFrom('posts').select('content').orderBy('id').execute();
    expect(kept.map(({ content }) => content)).toEqual(['prima', 'ripresa']);
    expect(instance.process()).toMatchObject({ exitCode: null, signalCode: null });
  });

  test('guests behind one address are refused in time even when they exceed its concurrency limit', async () => {
    const limited = await makeInstance({ ...settings(), RATE_LIMITS: 'on' });
    try {
      await limited.start();
      const guests = (words: string) => Array.from({ length: 20 }, (_, n) => timed(fetch(`${limited.url}/api/posts?q=${words}${n}`)));
      expect((await Promise.all(guests('prima'))).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      postgres.hang();
      const answers = await Promise.all(guests('ancora'));
      expect(answers).toEqual(answers.map(() => refused));
      expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(PATIENCE);
    } finally {
      postgres.goOn();
      await limited.kill();
    }
  });

  test('an open transaction is refused once its query times out, is rolled back and blocks no later write', async () => {
    let written: ReturnType<typeof timed> | undefined;
    try {
      await db.transaction().execute(async (trx) => {
        await sql`lock table posts in access exclusive mode`.execute(trx);
        written = timed(write('a metà'));
        await expect.poll(waiting).toBe(1);
        postgres.hang();
        await written;
        postgres.goOn();
      });
    } finally {
      postgres.goOn();
    }
    const { took, ...answer } = (await written)!;
    expect(answer).toEqual({ status: 503, reason: 'busy' });
    expect(took).toBeLessThan(1.8 * SERVING_BOUNDS.query);
    expect((await write('dopo la metà')).status).toBe(200);
    const kept = await db.selectFrom('posts').select('content').where('content', 'like', '%metà').execute();
    expect(kept).toEqual([{ content: 'dopo la metà' }]);
  });

  test('the server stops within five seconds while PostgreSQL hangs', async () => {
    postgres.hang();
    try {
      const start = performance.now();
      expect(await instance.stop()).toBe(0);
      expect(performance.now() - start).toBeLessThan(PATIENCE);
    } finally {
      postgres.goOn();
    }
  });

  test('a start waits for another process’s migrations without a timeout', async () => {
    const { connection, query } = SERVING_BOUNDS;
    // Reverts the last migration, so that the start has one to run.
    expect((await createMigrator(db, testTools).migrateTo(listMigrations().at(-2)!)).error).toBeUndefined();
    await alone(db, async () => {
      starting = instance.start();
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      await sleep(Math.max(connection, query) + 300);
    });
    await starting;
    expect((await read('riavvio')).status).toBe(200);
  });

  test('calls that wait for a lock are refused too, and none keeps waiting', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`lock table posts in access exclusive mode`.execute(trx);
      const answers = await Promise.all([read('chiuso'), write('chiuso'), read('chiuso')].map(timed));
      expect(answers).toEqual(answers.map(() => refused));
    });
    expect((await read('aperto')).status).toBe(200);
    expect(await waiting()).toBe(0);
  });
});
