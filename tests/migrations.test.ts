import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, NO_MIGRATIONS, PostgresDialect, sql, type Migration } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../db/client.ts';
import { describeTables } from '../db/describe-tables.ts';
import { alone } from '../db/migration-lock.ts';
import type { Tables } from '../db/tables.ts';
import { createMigrator, findMigrations, listMigrations, MayNotMigrate, migrateToLatest, NewerDatabase } from '../db/migrate.ts';
import { deleteAccountRow, findAccountByEmail, insertAccount } from '../src/routers/auth/queries.ts';
import { deleteSessions, findViewer, hashToken, insertSession, listSessions } from '../src/routers/sessions/queries.ts';
import { createVault } from '../src/server/security/vault.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { startLendingPool } from './support/lending-pool.ts';
import { TEST_SECRET, testTools } from './support/migration-tools.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.close());

test('db/tables.ts describes the migrated database (else: npm run db:types)', async () => {
  expect(readFileSync('db/tables.ts', 'utf8')).toBe(await describeTables(database.db));
});

test('every migration in the folder has run, in order of day and number', async () => {
  const files = readdirSync('db/migrations')
    .filter((file) => /^\d/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by timestamp, name`.execute(database.db);
  expect(rows.map(({ name }) => name).sort()).toEqual(files.sort());
  const dayAndNumber = (name: string) => [name.slice(0, 10), Number(name.split('-')[3])] as const;
  const order = listMigrations().map(dayAndNumber);
  expect(order).toEqual([...order].sort(([dayA, a], [dayB, b]) => dayA.localeCompare(dayB) || a - b));
});

test('a database that lacks only the thirteenth migration of a day gets it', async () => {
  const { db } = database;
  await sql`drop function standing_account`.execute(db);
  await sql`delete from kysely_migration where name = '2026-11-22-13-standing-account'`.execute(db);
  await migrateToLatest(db, testTools);
  await sql`select from standing_account(1, ${randomUUID()})`.execute(db);
});

test('a database of an older version is migrated to the newest', async () => {
  const { db } = database;
  const faculty = async () =>
    (await sql<{ def: string }>`select indexdef as def from pg_indexes where indexname = 'study_groups_faculty'`.execute(db)).rows[0]!.def;
  expect(await faculty()).toContain('text_pattern_ops');
  await createMigrator(db, testTools).migrateTo('2026-11-21-8-posts-statistics');
  expect(await faculty()).not.toContain('text_pattern_ops');
  await migrateToLatest(db, testTools);
  expect(await faculty()).toContain('text_pattern_ops');
});

test('migrating down keeps only the longest hold of a mailbox that several pauses hold', async () => {
  const { db } = database;
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const hold = (digest: Buffer, day: string | null, mark: number) =>
    sql`insert into closed_addresses values (${digest}, ${day}, ${day ? Buffer.alloc(32, mark) : Buffer.alloc(0)})`.execute(db);
  await hold(one, '2026-12-01', 1);
  await hold(one, '2026-12-09', 2);
  await hold(one, '2026-12-09', 3);
  await hold(other, '2026-12-09', 1);
  await hold(other, null, 0);
  const held = async () =>
    (await sql<{ day: string | null }>`select ends_on::text as day from closed_addresses order by digest`.execute(db)).rows.map(
      ({ day }) => day,
    );
  await createMigrator(db, testTools).migrateTo(RELEASED);
  expect(await held()).toEqual(['2026-12-09', null]);
  await migrateToLatest(db, testTools);
  expect(await held()).toEqual(['2026-12-09', null]);
  const { rows } = await sql<{ length: number }>`select octet_length(held_by) as length from closed_addresses order by digest`.execute(db);
  expect(rows).toEqual([{ length: 32 }, { length: 0 }]);
  await sql`delete from closed_addresses`.execute(db);
});

test('migrating a database of a newer version is refused', async () => {
  const { db } = database;
  const name = '2099-01-01-1-tomorrow';
  await sql`insert into kysely_migration values (${name}, '')`.execute(db);
  try {
    await expect(migrateToLatest(db, testTools)).rejects.toEqual(new NewerDatabase(name));
  } finally {
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
  }
});

test('a role that may not create tables is named as the reason why a migration cannot run', async () => {
  const role = `reader_${randomUUID().slice(0, 8)}`;
  const { db } = database;
  await sql`create role ${sql.id(role)}; grant select on kysely_migration to ${sql.id(role)}; revoke create on schema public from public`.execute(
    db,
  );
  const next = { ...findMigrations(testTools), '2099-01-01-1-tomorrow': { up: async () => {} } };
  await db.connection().execute(async (own) => {
    await sql`set role ${sql.id(role)}`.execute(own);
    await expect(migrateToLatest(own, testTools, next)).rejects.toBeInstanceOf(MayNotMigrate);
    await sql`reset role`.execute(own);
  });
  await sql`drop owned by ${sql.id(role)}; drop role ${sql.id(role)}`.execute(db);
});

test('accounts and sessions of an older version are sealed, and can be opened with the secret', async () => {
  const { db } = database;
  const vault = createVault(TEST_SECRET);
  const now = new Date('2026-11-20T10:20:30.000Z');
  const details = {
    firstName: 'Ada',
    lastName: 'Neri',
    university: 'U',
    faculty: 'F',
    studyYear: 'Y',
    passwordHash: 'h',
    termsAcceptedAt: now.toISOString(),
    createdAt: now.toISOString(),
  };
  const account = await insertAccount(db, { vault, now: () => now }, { ...details, email: 'ada@edu.unito.it' });
  await createMigrator(db, testTools).migrateTo('2026-11-21-9-faculty-words');
  await sql`insert into sessions (token_hash, account_id, created_at, expires_at) values (${hashToken('t')}, ${account!.id}, ${now}, ${new Date('2026-12-20T10:20:30Z')})`.execute(
    db,
  );
  const { rows } = await sql`select email, first_name, created_at from accounts`.execute(db);
  expect(rows).toEqual([{ email: 'ada@edu.unito.it', first_name: 'Ada', created_at: now }]);
  await migrateToLatest(db, testTools);
  expect(await findAccountByEmail(db, vault, 'ada@edu.unito.it')).toEqual(account);
  expect(await findViewer(db, vault, 't', now)).toEqual({ accountId: account!.id });
  expect(await listSessions(db, vault, account!.id, now)).toMatchObject([
    { createdAt: now.toISOString(), expiresAt: '2026-12-21T00:00:00.000Z' },
  ]);
  await db.transaction().execute((trx) => deleteAccountRow(trx, vault, account!.id));
});

test('sessions survive the migration that removes their account ids, and its reversal', async () => {
  const { db } = database;
  const vault = createVault(TEST_SECRET);
  const now = new Date('2026-11-20T10:20:30.000Z');
  const [many, one] = [randomUUID(), randomUUID()];
  const tokens: [token: string, accountId: string][] = [];
  for (const accountId of [many, many, one, many]) tokens.push([(await insertSession(db, vault, accountId, now)).token, accountId]);
  const seen = async () => [
    await Promise.all(tokens.map(([token]) => findViewer(db, vault, token, now))),
    await listSessions(db, vault, many, now),
    await listSessions(db, vault, one, now),
  ];
  const before = await seen();
  expect(before).toMatchObject([tokens.map(([, accountId]) => ({ accountId })), { length: 3 }, { length: 1 }]);

  await createMigrator(db, testTools).migrateTo('2026-11-22-7-student-keys');
  const { rows } = await sql<{ account_id: string }>`select account_id from sessions`.execute(db);
  expect(rows.map(({ account_id }) => account_id).sort()).toEqual(tokens.map(([, accountId]) => accountId).sort());
  // More sessions than an account may have after the migration: those that expire first are dropped.
  const old = Array.from({ length: 1100 }, (_, n) => hashToken(`old ${n}`));
  const sealed = old.map((hash) => vault.seal(`session ${hash.toString('hex')}`, { createdAt: now.toISOString() }));
  await sql`insert into sessions select hash, ${many}, sealed, '2026-11-30' from unnest(${old}::bytea[], ${sealed}::bytea[]) as old(hash, sealed)`.execute(
    db,
  );
  await migrateToLatest(db, testTools);
  expect(await listSessions(db, vault, many, now)).toHaveLength(1024);
  await sql`delete from sessions where expires_on = '2026-11-30'`.execute(db);
  expect(await seen()).toEqual(before);
  expect(await deleteSessions(db, vault, many, {})).toBe(3);
  expect(await deleteSessions(db, vault, one, {})).toBe(1);
});

test('a migration that fails leaves the database as it was', async () => {
  const before = await describeTables(database.db);
  const broken = {
    ...findMigrations(testTools),
    '9998-good': { up: async (db: TestDatabase['db']) => void (await sql`create table half (id integer)`.execute(db)) },
    '9999-bad': { up: async (db: TestDatabase['db']) => void (await sql`create table broken (id nonsense)`.execute(db)) },
  };
  await expect(migrateToLatest(database.db, testTools, broken as ReturnType<typeof findMigrations>)).rejects.toThrow('9999-bad');
  expect(await describeTables(database.db)).toBe(before);
});

test('processes that start together migrate once', async () => {
  const last = listMigrations().at(-2)!;
  expect((await createMigrator(database.db, testTools).migrateTo(last)).error).toBeUndefined();
  await Promise.all(Array.from({ length: 4 }, () => migrateToLatest(database.db, testTools)));
  const { rows } = await sql<{ n: string }>`select count(*) as n from kysely_migration`.execute(database.db);
  expect(Number(rows[0]!.n)).toBe(listMigrations().length);
});

test('migrations also run behind a transaction pooler, and leave no advisory lock', { timeout: 30_000 }, async ({ skip }) => {
  skip(database.embedded, 'the embedded database has one session');
  const own = await createTestDatabase();
  await sql`drop schema public cascade`.execute(own.db);
  await sql`create schema public`.execute(own.db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.pathname = `/${rows[0]!.name}`;
  const pools = await Promise.all(Array.from({ length: 3 }, () => startLendingPool(url.href, 3)));
  const processes = pools.map((pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
  const table = (name: string): Migration => ({
    up: (db) => db.schema.createTable(name).addColumn('id', 'integer').execute(),
    down: (db) => db.schema.dropTable(name).execute(),
  });
  let provided: Record<string, Migration> = { '2026-01-01-1-one': table('one'), '2026-01-01-2-two': table('two') };
  await Promise.all(processes.map((db) => migrateToLatest(db, testTools, provided)));
  provided = { ...provided, '2026-01-02-1-three': table('three') };
  await Promise.all(processes.map((db) => migrateToLatest(db, testTools, provided)));
  const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(own.db);
  expect(ran.rows.map(({ name }) => name)).toEqual(Object.keys(provided));
  const left =
    await sql`select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
  expect((await left.execute(own.db)).rows).toEqual([]);
  await Promise.all(processes.map((db) => db.destroy()));
  await own.close();
});

test('migrations ignore the timeouts of the database, also while waiting for another process', { timeout: 30_000 }, async ({ skip }) => {
  skip(database.embedded, 'the embedded database has one session');
  const own = await createTestDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await sql`alter database ${sql.id(rows[0]!.name)} set ${sql.raw(setting)} = '300ms'`.execute(own.db);
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.pathname = `/${rows[0]!.name}`;
  const connection = { connectionString: url.href };
  const processes = [1, 2].map(() => createDatabase({ connection, poolSize: 2, onError: () => {} }));
  const slow: Migration = {
    async up(db) {
      await sql`select pg_sleep(0.6)`.execute(db);
      await sleep(600);
      await db.schema.createTable('slow').addColumn('id', 'integer').execute();
    },
  };
  const provided = { ...findMigrations(testTools), '9998-slow': slow };
  await Promise.all(processes.map((db) => migrateToLatest(db, testTools, provided)));
  expect((await sql`select from slow`.execute(own.db)).rows).toEqual([]);
  await Promise.all(processes.map((db) => db.destroy()));
  await own.close();
});

test('a start with nothing to migrate does not wait for the lock', { timeout: 10_000 }, async ({ skip }) => {
  skip(database.embedded, 'the embedded database has one session');
  await alone(database.db, () => migrateToLatest(database.db, testTools));
});

test('counters follow their rows even with raw SQL, and impossible values are refused', async () => {
  const { db } = database;
  const key = 'k'.repeat(22);
  const { rows } = await sql<{ id: number }>`
    insert into posts (author_key, type, content, search_text, created_at) values (${key}, 'vent', 'a', 'a', now()), (${key}, 'vent', 'b', 'b', now()) returning id`.execute(
    db,
  );
  const [a, b] = rows.map((row) => row.id) as [number, number];
  await sql`insert into post_likes select id, lpad(n::text, 22, '0') from posts, generate_series(1, 5) n where id in (${a}, ${b})`.execute(
    db,
  );
  await sql`delete from post_likes where post_id = ${a} and liker_key < lpad('4', 22, '0')`.execute(db);
  await sql`insert into comments (post_id, author_key, content, created_at) select ${b}, ${key}, 'c', now() from generate_series(1, 3)`.execute(
    db,
  );
  const counts = await db.selectFrom('posts').select(['id', 'likes', 'comments_count']).where('id', 'in', [a, b]).orderBy('id').execute();
  expect(counts).toEqual([
    { id: a, likes: 2, comments_count: 0 },
    { id: b, likes: 5, comments_count: 3 },
  ]);
  await expect(sql`update posts set likes = -1 where id = ${a}`.execute(db)).rejects.toMatchObject({ code: '23514' });
  await expect(sql`insert into post_likes values (${a}, ${'0'.repeat(21)}5)`.execute(db)).rejects.toBeDefined();
  await expect(sql`update posts set chat_ends_at = now() where id = ${a}`.execute(db)).rejects.toMatchObject({ code: '23514' });
});

test('every migration can be reverted and run again', async () => {
  const after = await describeTables(database.db);
  const migrator = createMigrator(database.db, testTools);
  expect((await migrator.migrateTo(NO_MIGRATIONS)).error).toBeUndefined();
  expect(await describeTables(database.db)).not.toContain('posts');
  const { rows } =
    await sql`select proname from pg_proc join pg_namespace n on n.oid = pronamespace where nspname = 'public' and proname like 'count_%'`.execute(
      database.db,
    );
  expect(rows).toEqual([]);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(await describeTables(database.db)).toBe(after);
});

/** The last migration of the deployed release. A later migration that breaks its writes is mentioned in docs/operations.md. */
const RELEASED = '2026-11-28-1-reported-requests';
const SAID = ['closed_addresses.held_by is required', 'closed_addresses (digest) is no longer unique'];

test('the newest schema still accepts the writes of the released version, except where documented', async () => {
  const { db } = database;
  const read = async () => {
    const columns = await sql<{ name: string; required: boolean }>`
      select table_name || '.' || column_name as name, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as required
      from information_schema.columns where table_schema = 'public'`.execute(db);
    const keys = await sql<{ name: string }>`
      select indrelid::regclass || ' ' || substring(pg_get_indexdef(indexrelid) from '\\(.*') as name
      from pg_index join pg_class on pg_class.oid = indrelid where indisunique and relnamespace = 'public'::regnamespace`.execute(db);
    return { columns: columns.rows, keys: keys.rows.map(({ name }) => name) };
  };
  await createMigrator(db, testTools).migrateTo(RELEASED);
  const before = await read();
  await migrateToLatest(db, testTools);
  const after = await read();
  const tables = new Set(before.columns.map(({ name }) => name.split('.')[0]!));
  const wasRequired = new Set(before.columns.filter(({ required }) => required).map(({ name }) => name));
  // Filled by a trigger.
  const filled = ['study_groups.words_key'];
  const faults = [
    ...before.columns.filter(({ name }) => !after.columns.some((column) => column.name === name)).map(({ name }) => `${name} is gone`),
    ...after.columns
      .filter(({ name, required }) => required && !wasRequired.has(name) && tables.has(name.split('.')[0]!) && !filled.includes(name))
      .map(({ name }) => `${name} is required`),
    ...before.keys.filter((key) => !after.keys.includes(key)).map((key) => `${key} is no longer unique`),
  ];
  expect(faults).toEqual(SAID);
  const key = 'k'.repeat(22);
  const { rows } = await sql<{ words_key: string }>`
    insert into study_groups (id, creator_key, title, subject, max_members, meeting_type, tags, search_text, created_at)
    values (3, ${key}, 'T', 'S', 4, 'online', '{}', 't', now()) returning words_key`.execute(db);
  expect(rows).toEqual([{ words_key: key }]);
  await db.deleteFrom('study_groups').execute();
});

test('the migration attributes group texts to the current leader, also for a group deleted shortly before', async () => {
  const { db } = database;
  const key = 'k'.repeat(22);
  await createMigrator(db, testTools).migrateTo('2026-11-28-1-reported-requests');
  await sql`
    insert into study_groups (id, creator_key, title, subject, max_members, meeting_type, tags, search_text, created_at)
    values (1, ${key}, 'T', 'S', 4, 'online', '{}', 't', now())`.execute(db);
  await sql`
    insert into withdrawals (kind, id, ends_at, rows)
    select 'study_groups', 2, now(), jsonb_build_object('study_groups', jsonb_agg(to_jsonb(part))) from study_groups part`.execute(db);
  await migrateToLatest(db, testTools);
  expect(await db.selectFrom('study_groups').select(['id', 'words_key']).execute()).toEqual([{ id: 1, words_key: key }]);
  const { rows } = await db.selectFrom('withdrawals').select('rows').where('id', '=', 2).executeTakeFirstOrThrow();
  expect(rows).toMatchObject({ study_groups: [{ id: 1, words_key: key }] });
  await db.deleteFrom('study_groups').execute();
  await db.deleteFrom('withdrawals').execute();
});

test('existing commenters get an alias that is unique within the thread', async () => {
  const { db } = database;
  await createMigrator(db, testTools).migrateTo('2026-11-21-9-faculty-words');
  const key = (n: number) => String(n).padStart(22, 'k');
  const { rows } = await sql<{ id: number }>`
    insert into posts (author_key, type, content, search_text, created_at) select ${key(0)}, 'vent', 'a', 'a', now() from generate_series(1, 20) returning id`.execute(
    db,
  );
  const comments = rows.flatMap(({ id }) =>
    Array.from({ length: 200 }, (_, n) => ({ post_id: id, author_key: key(n % 100), content: 'c', created_at: new Date() })),
  );
  await db.insertInto('comments').values(comments).execute();
  await migrateToLatest(db, testTools);
  const counted = await sql<{ voices: number; names: number }>`
    select count(*)::int as voices, count(distinct alias)::int as names from thread_voices where post_id >= ${rows[0]!.id} group by post_id`.execute(
    db,
  );
  expect(counted.rows).toEqual(rows.map(() => ({ voices: 100, names: 100 })));
  expect(
    (
      await sql`select from comments left join thread_voices v on v.post_id = comments.post_id and voice_key = author_key where alias is null`.execute(
        db,
      )
    ).rows,
  ).toEqual([]);
});
