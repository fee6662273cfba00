import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import type { Tables } from '../../db/tables.ts';
import type { Replica } from '../../src/routers/context.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { createReplica } from '../../src/server/start/replica.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { call, createTestApp, TEST_SECRET, type TestApp } from '../support/app.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { testTools } from '../support/migration-tools.ts';
import { findPostgres, startPostgres, startReplicaOf, type PostgresServer } from '../support/postgres-server.ts';

const contents = async (app: TestApp, as: string | undefined, query = '') =>
  (await call<{ content: string }[]>(app, 'GET', `/posts${query}`, { as })).body.map(({ content }) => content);

// Embedded databases are copies of one, with one identifier.
test.skipIf(inject('template').kind === 'embedded').each([
  ['another database of the server is not', false, 'OTHER_DATABASE'],
  ['its own database is only', true, undefined],
])('%s used while it follows the primary', async (_, same, code) => {
  const [primary, other] = [await createTestDatabase(), await createTestDatabase()];
  const failures: unknown[] = [];
  const pages = createSharedPages();
  const db = same ? primary.db : other.db;
  const replica = createReplica({
    primary: primary.db,
    db,
    pages,
    vault: createVault(TEST_SECRET),
    onAway: (error) => failures.push(error),
  });
  await replica.probe();
  expect(failures).toHaveLength(1);
  expect((failures[0] as { code?: string }).code).toBe(code);
  expect(replica.mayAnswer(null)).toBe(false);
  replica.close();
  for (const database of [primary, other]) await database.close();
});

describe('reads with a replica', () => {
  let app: TestApp;
  /** The database as a replica that stopped following at the start. */
  let behind: TestDatabase;
  let near = true;
  const failures: Error[] = [];
  const touched: string[] = [];
  beforeAll(async () => {
    behind = await createTestDatabase();
    const pages = createSharedPages();
    const replica: Replica = {
      db: behind.db,
      pages: { ...pages, read: (name, which, load, age) => pages.read(name, `replica ${which}`, load, age) },
      mayAnswer: (viewer) => near && !touched.includes(viewer?.accountId ?? ''),
      wrote: async (accountId) => void touched.push(accountId),
      touch: (accountId) => void touched.push(accountId),
      failed: (error) => void failures.push(error),
    };
    app = await createTestApp({ services: { pages, replica } });
  });
  afterAll(async () => {
    await app.close();
    await behind.close();
  });

  test('go to the replica for callers who have not written, and to the primary for those who have or were notified', async () => {
    const [writer, reader] = [await makeStudent(app), await makeStudent(app)];
    const body = { type: 'vent', content: 'Oggi va meglio' };
    const { body: post } = await call<{ id: number }>(app, 'POST', '/posts', { as: writer.token, body });
    expect(await contents(app, reader.token)).toEqual([]);
    expect(await contents(app, writer.token)).toEqual(['Oggi va meglio']);
    expect(await contents(app, reader.token, '?q=meglio')).toEqual([]);
    expect(await contents(app, writer.token, '?q=meglio')).toEqual(['Oggi va meglio']);
    expect((await call(app, 'GET', `/posts/${post.id}`, { as: reader.token })).status).toBe(404);
    app.services.replica!.touch(reader.accountId);
    expect((await call(app, 'GET', `/posts/${post.id}`, { as: reader.token })).status).toBe(200);
  });

  test('of account, sessions, notices, boards, meetings and mentorship requests go to the primary', async () => {
    const mentor = await makeMentor(app);
    const { by } = await makeRequest(app, { mentor });
    const group = await makeStudyGroup(app, { by });
    // As if the writes were long ago.
    touched.length = 0;
    const paths = ['/auth/user', '/auth/sessions', '/notices', '/account/study-groups', '/mentorship/requests'];
    for (const path of [...paths, `/study-groups/${group.id}/messages`, `/study-groups/${group.id}/meetings`]) {
      expect([path, (await call(app, 'GET', path, { as: by.token })).status]).toEqual([path, 200]);
    }
    for (const path of ['/auth/sessions', '/account/study-groups', '/mentorship/requests']) {
      expect((await call<unknown[]>(app, 'GET', path, { as: by.token })).body).toHaveLength(1);
    }
    expect((await call<unknown[]>(app, 'GET', '/mentorship/requests/received', { as: mentor.by.token })).body).toHaveLength(1);
    expect((await call<unknown[]>(app, 'GET', '/study-groups', { as: by.token })).body).toHaveLength(0);
  });

  test('go to the primary when the replica is too far behind or fails', async () => {
    const [student, author] = [await makeStudent(app), await makeStudent(app)];
    const post = await makePost(app, { by: author });
    near = false;
    expect((await call(app, 'GET', `/posts/${post.id}`, { as: student.token })).status).toBe(200);
    near = true;
    expect((await call(app, 'GET', `/posts/${post.id}`, { as: student.token })).status).toBe(404);
    const gone = createDatabase({
      connection: { connectionString: 'postgres://postgres@127.0.0.1:1/postgres' },
      poolSize: 1,
      onError: () => {},
    });
    app.services.replica!.db = gone;
    expect((await call(app, 'GET', `/posts/${post.id}`, { as: student.token })).status).toBe(200);
    expect(await contents(app, student.token)).not.toEqual([]);
    await gone.destroy();
    expect(failures).toHaveLength(2);
  });
});

/** Runs only by hand with TEST_REPLICA=1, because it starts two PostgreSQL servers. */
describe.skipIf(!findPostgres() || !process.env['TEST_REPLICA'])('a PostgreSQL replica', () => {
  const servers: PostgresServer[] = [];
  const opened: Kysely<Tables>[] = [];
  const open = (server: PostgresServer) => {
    const bounds = { connection: 500, query: 500 };
    const db = createDatabase({ connection: { connectionString: server.url }, poolSize: 2, bounds, onError: () => {} });
    opened.push(db);
    return db;
  };
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    for (const server of servers.reverse()) await server.stop();
  });

  test('answers while it is close behind, except recent writers and while it hangs, is down or has no primary', async () => {
    const primary = await startPostgres();
    servers.push(primary);
    const db = open(primary);
    await migrateToLatest(db, testTools);
    const copy = await startReplicaOf(primary, 'copy');
    servers.push(copy);
    const away: string[] = [];
    const options = { primary: db, db: open(copy), pages: createSharedPages(), vault: createVault(TEST_SECRET) };
    const replica = createReplica({ ...options, onAway: ({ message }) => void away.push(message) });
    const answers = async (after: () => Promise<unknown>, expected: boolean) => {
      await after();
      await expect.poll(() => replica.probe().then(() => replica.mayAnswer(null)), { timeout: 10_000 }).toBe(expected);
    };
    await answers(async () => {}, true);
    await replica.wrote('somebody');
    expect([replica.mayAnswer({ accountId: 'somebody' }), replica.mayAnswer({ accountId: 'other' })]).toEqual([false, true]);

    await answers(async () => {
      await sql`select pg_wal_replay_pause()`.execute(options.db);
      await sql`create table later as select 1`.execute(db);
    }, false);
    await answers(() => sql`select pg_wal_replay_resume()`.execute(options.db), true);
    copy.hang();
    await answers(async () => {}, false);
    copy.goOn();
    await answers(async () => {}, true);
    await copy.kill();
    await answers(async () => {}, false);
    await answers(() => copy.start(), true);
    await answers(() => sql`select pg_promote()`.execute(options.db), false);
    expect(away.length).toBeGreaterThan(2);
    expect(away.at(-1)).toBe('It follows no primary');
    replica.close();
  });
});
