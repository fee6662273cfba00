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
/** Milliseconds until the last refusal. */
const PATIENCE = 5000;

describe.skipIf(!findPostgres())('PostgreSQL hangs and goes on (needs a PostgreSQL server)', () => {
  let postgres: PostgresServer;
  let db: Kysely<Tables>;
  let instance: Instance;
  let student: TestStudent;
  let talk: number;
  let starting: Promise<void> | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
    db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 2, onError: () => {} });
    // A site from before keys were wrapped: its people can be made here.
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

  /** Status, reason, and milliseconds. */
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

  test('every call is refused within five seconds, others are served meanwhile, and all works again by itself', async () => {
    expect((await Promise.all(Array.from({ length: POOL * 2 }, (_, n) => read(`prima${n}`)))).map(({ status }) => status)).toEqual(
      Array.from({ length: POOL * 2 }, () => 200),
    );

    postgres.hang();
    try {
      // The first find connections that hang, the others none; the later ones come when connections are made anew.
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
    // What was refused was not kept, and is not kept afterwards.
    const kept = await db.selectFrom('posts').select('content').orderBy('id').execute();
    expect(kept.map(({ content }) => content)).toEqual(['prima', 'ripresa']);
    expect(instance.process()).toMatchObject({ exitCode: null, signalCode: null });
  });

  test('so are guests behind one address who are more than have their turn at a time', async () => {
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

  test('a transaction under way is refused as soon as its query is given up: nothing waits behind it, and nothing of it is kept', async () => {
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

  test('a stop while it hangs ends in time', async () => {
    postgres.hang();
    try {
      const start = performance.now();
      expect(await instance.stop()).toBe(0);
      expect(performance.now() - start).toBeLessThan(PATIENCE);
    } finally {
      postgres.goOn();
    }
  });

  test('a start waits for the migrations of another process for as long as they take', async () => {
    const { connection, query } = SERVING_BOUNDS;
    // So that there is one to run.
    expect((await createMigrator(db, testTools).migrateTo(listMigrations().at(-2)!)).error).toBeUndefined();
    await alone(db, async () => {
      starting = instance.start();
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      await sleep(Math.max(connection, query) + 300);
    });
    await starting;
    expect((await read('riavvio')).status).toBe(200);
  });

  test('what waits for a lock is refused too, and its connection is used again', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`lock table posts in access exclusive mode`.execute(trx);
      const answers = await Promise.all([read('chiuso'), write('chiuso'), read('chiuso')].map(timed));
      expect(answers).toEqual(answers.map(() => refused));
    });
    expect((await read('aperto')).status).toBe(200);
    expect(await waiting()).toBe(0);
  });
});
