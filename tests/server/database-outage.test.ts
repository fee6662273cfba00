import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import type { Tables } from '../../db/tables.ts';
import { unsubscribeToken } from '../../src/server/mail/unsubscribe.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { makeInstance, type Instance } from '../support/instance.ts';
import { TEST_SECRET, testTools } from '../support/migration-tools.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { makeStudent } from '../support/students.ts';

describe.skipIf(!findPostgres())('PostgreSQL goes down and comes back (needs a PostgreSQL server)', () => {
  let postgres: PostgresServer;
  let db: Kysely<Tables>;
  let instance: Instance;
  let token: string;
  let accountId: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 2, onError: () => {} });
    // Migrated here without a wrapped key, so that the secret is the root key and this test can create accounts.
    await migrateToLatest(db, testTools);
    instance = await makeInstance({ DATABASE_URL: postgres.url, SECRET_KEY: TEST_SECRET });
    await instance.start();
    ({ token, accountId } = await makeStudent({ db }));
  });
  afterAll(async () => {
    await instance?.kill();
    await db?.destroy();
    await postgres?.stop();
  });

  const status = async (path: string) => (await fetch(`${instance.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  const search = (words: string) => status(`/api/posts?q=${words}`);
  const unsubscribe = async () => {
    const answer = await fetch(`${instance.url}/unsubscribe?token=${unsubscribeToken(createVault(TEST_SECRET), accountId)}`, {
      method: 'POST',
    });
    return [answer.status, answer.headers.get('retry-after')];
  };
  const write = async (content: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await fetch(`${instance.url}/api/posts`, { method: 'POST', headers, body: JSON.stringify({ type: 'vent', content }) })).status;
  };
  const waiting = async () => (await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)).rows.length;

  test('calls in flight return 503, the process survives, and service resumes by itself', async () => {
    expect([await search('prima'), await write('prima')]).toEqual([200, 200]);

    let underWay: Promise<number>[] = [];
    const lock = db.transaction().execute(async (trx) => {
      await sql`lock table posts in access exclusive mode`.execute(trx);
      // As many concurrent calls as one account may have.
      underWay = [search('lettura'), write('una scrittura'), write('altra scrittura')];
      await expect.poll(waiting).toBe(underWay.length);
      await postgres.kill();
    });
    await lock.catch(() => {});
    expect(await Promise.all(underWay)).toEqual(underWay.map(() => 503));
    expect(await unsubscribe()).toEqual([503, '5']);
    expect(await Promise.all([search('durante'), write('durante'), status('/readyz'), status('/healthz')])).toEqual([503, 503, 503, 200]);

    await postgres.start();
    expect([await status('/readyz'), await search('dopo'), await write('dopo')]).toEqual([200, 200, 200]);
    expect((await unsubscribe())[0]).toBe(200);
    const { rows } = await sql<{ content: string }>`select content from posts order by id`.execute(db);
    expect(rows.map(({ content }) => content)).toEqual(['prima', 'dopo']);
    expect(instance.process()).toMatchObject({ exitCode: null, signalCode: null });
  });
});
