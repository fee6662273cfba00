import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { listApplied, readRows, writeRows } from '../../db/rows.ts';
import type { Tables } from '../../db/tables.ts';
import { keyMarkOf, writeBackup } from '../../src/server/backup/file.ts';
import { isPooled } from '../../src/server/backup/pooler.ts';
import { putBack } from '../../src/server/backup/put-back.ts';
import { takeBackup } from '../../src/server/backup/take.ts';
import { checkBackups } from '../../src/server/doctor/postgres.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { startPooler } from '../bench/topology/balancer.ts';
import { cloneForProcess } from '../support/database.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { findOther } from '../support/other-server.ts';
import { runProgram } from '../support/product.ts';
import { findExecutable } from '../support/redis-server.ts';
import { digestsOfRestored, digestTables, fillSite } from '../support/whole-site.ts';

const canDump = findExecutable(['pg_dump']) !== undefined && process.env['TEST_DATABASE_URL'] !== undefined;
const numbersOf = async (db: Kysely<Tables>) =>
  (
    await sql<{
      name: string;
      last: number;
    }>`select sequencename as name, coalesce(last_value, 0)::int as last from pg_sequences order by 1`.execute(db)
  ).rows;
const open = (url: string) => createDatabase({ connection: { connectionString: url }, poolSize: 4, onError: () => {} });

test.skipIf(!canDump)(
  'restoring PostgreSQL brings back every row except sessions, and a backup taken during writes is consistent (needs pg_dump)',
  async () => {
    const home = mkdtempSync(join(tmpdir(), 'sottovoce-backup-'));
    const clone = await cloneForProcess();
    const source = clone.variables['DATABASE_URL']!;
    const template = inject('template');
    const admin = open(template.kind === 'postgres' ? template.url : source);
    const db = open(source);
    const made: string[] = [];
    onTestFinished(async () => {
      await db.destroy();
      for (const name of made) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin);
      for (const name of made) await sql`drop role if exists ${sql.id(name)}`.execute(admin);
      await admin.destroy();
      await clone.remove();
      rmSync(home, { recursive: true });
    });
    const empty = async () => {
      const name = `sottovoce_test_${randomBytes(6).toString('hex')}`;
      await sql`create database ${sql.id(name)}`.execute(admin);
      made.push(name);
      return Object.assign(new URL(source), { pathname: `/${name}` }).href;
    };
    const envOf = (url: string) => readEnv({ DATABASE_URL: url, SECRET_KEY: TEST_SECRET });
    await fillSite(db);
    const [quiet, busy] = [join(home, 'quiet'), join(home, 'busy')];
    await takeBackup(envOf(source), quiet, new Date());
    const before = await digestTables(db);
    const numbers = await numbersOf(db);

    // Each like writes a row and a counter, which would disagree if the backup were not one consistent snapshot.
    const done = new AbortController();
    let count = 0;
    const writers = [1, 2].map(async (writer) => {
      for (; !done.signal.aborted; count++) {
        await db
          .insertInto('post_likes')
          .values({ post_id: 1 + (count % 20), liker_key: `k${writer}-${count}`.padEnd(22, '.') })
          .execute();
      }
    });
    await takeBackup(envOf(source), busy, new Date());
    done.abort();
    await Promise.all(writers);
    expect(count).toBeGreaterThan(20);

    const [first, second] = [await empty(), await empty()];
    await putBack(envOf(first), quiet);
    const restored = open(first);
    expect(await digestTables(restored)).toEqual(digestsOfRestored(before));
    expect(await numbersOf(restored)).toEqual(numbers.map(({ name, last }) => ({ name, last: last + 1_000_000 })));
    await expect(putBack(envOf(first), quiet)).rejects.toThrow('A server uses the database of DATABASE_URL: stop it first');
    await sql`insert into kysely_migration values ('2099-01-01-1-tomorrow', '')`.execute(restored);
    // The restore waits briefly, because a stopping server keeps its last connections open for a moment.
    const stopped = sleep(300).then(() => restored.destroy());
    await expect(putBack(envOf(first), quiet)).rejects.toThrow('holds a Sottovoce of a newer version already: make an empty one');
    await stopped;
    await expect(
      takeBackup(envOf(Object.assign(new URL(source), { pathname: '/none' }).href), join(home, 'x'), new Date()),
    ).rejects.toThrow();

    await putBack(envOf(second), busy);
    const torn = open(second);
    const { rows } = await sql`
    select p.id from posts p where p.likes <> (select count(*) from post_likes l where l.post_id = p.id)`.execute(torn);
    expect(rows).toEqual([]);

    // The extension already exists and belongs to an administrator, not to the role that restores.
    const prepared = await empty();
    const role = `sottovoce_role_${randomBytes(6).toString('hex')}`;
    const owner = open(prepared);
    await sql`create extension pg_trgm`.execute(owner);
    await owner.destroy();
    await sql`create role ${sql.id(role)} login password 'prova'`.execute(admin);
    await sql`alter database ${sql.id(new URL(prepared).pathname.slice(1))} owner to ${sql.id(role)}`.execute(admin);
    made.push(role);
    const asRole = Object.assign(new URL(prepared), { username: role, password: 'prova' }).href;
    await putBack(envOf(asRole), quiet);
    const ours = open(asRole);
    expect(await digestTables(ours)).toEqual(digestsOfRestored(before));
    await ours.destroy();

    // The row format of the embedded database’s backups works here too, and writing a row twice changes nothing.
    await writeRows(torn, readRows(db));
    expect(await digestTables(torn)).toEqual(await digestTables(db));
    await torn.destroy();
  },
);

test.skipIf(!canDump || !findOther('pgbouncer'))(
  'a backup through a pooler in transaction mode is refused before it leaves settings on the connections of the site (needs pg_dump and pgbouncer)',
  async () => {
    const clone = await cloneForProcess();
    const home = mkdtempSync(join(tmpdir(), 'sottovoce-backup-'));
    const direct = clone.variables['DATABASE_URL']!;
    const pooler = await startPooler(direct);
    const pooled = Object.assign(new URL(pooler.url), { pathname: new URL(direct).pathname }).href;
    onTestFinished(async () => {
      await pooler.stop();
      await clone.remove();
      rmSync(home, { recursive: true });
    });
    expect(await isPooled(direct)).toBe(false);
    expect(await checkBackups({ DATABASE_URL: direct })).toEqual([{ what: 'the connection of backups', mend: undefined }]);
    expect((await checkBackups({ DATABASE_URL: pooled }))[0]!.mend).toContain('set DATABASE_DIRECT_URL');
    // Also while others use it, so that the next statement gets another session.
    const site = open(pooled);
    for (const busy of [0, 4]) {
      const done = new AbortController();
      const others = Array.from({ length: busy }, async () => {
        while (!done.signal.aborted) await sql`select count(*) from accounts`.execute(site);
      });
      expect(await isPooled(pooled)).toBe(true);
      done.abort();
      await Promise.all(others);
    }
    const env = { DATABASE_URL: pooled, SECRET_KEY: TEST_SECRET };
    await expect(takeBackup(readEnv(env), join(home, 'pooled'), new Date())).rejects.toThrow('set DATABASE_DIRECT_URL');
    await sql`select count(*) from accounts`.execute(site);
    const both = { ...env, DATABASE_DIRECT_URL: direct };
    expect(await checkBackups(both)).toEqual([{ what: 'the connection of backups', mend: undefined }]);
    await takeBackup(readEnv(both), join(home, 'direct'), new Date());
    await sql`select count(*) from accounts`.execute(site);
    await site.destroy();
    expect(readdirSync(home)).toEqual(['direct']);
  },
);

test.skipIf(!canDump)(
  'a DATABASE_DIRECT_URL that leads to another database than DATABASE_URL is refused by backup and restore and reported by the doctor',
  async () => {
    const [old, other] = [await cloneForProcess(), await cloneForProcess()];
    const home = mkdtempSync(join(tmpdir(), 'sottovoce-two-databases-'));
    onTestFinished(async () => {
      await Promise.all([old.remove(), other.remove()]);
      rmSync(home, { recursive: true });
    });
    const path = join(home, 'site.backup');
    await takeBackup(readEnv(old.variables), path, new Date());
    const [first, second] = [old, other].map(({ variables }) => variables['DATABASE_URL']!);
    const withDirect = (direct: string) => readEnv({ ...other.variables, DATABASE_DIRECT_URL: direct });
    const refused = /^DATABASE_DIRECT_URL leads to another database \(\w+\) than DATABASE_URL \(\w+\): let both lead to the same one/;
    await expect(putBack(withDirect(first!), path)).rejects.toThrow(refused);
    await expect(takeBackup(withDirect(first!), join(home, 'wrong'), new Date())).rejects.toThrow(refused);
    expect(await checkBackups(withDirect(first!))).toEqual([{ what: 'the connection of backups', mend: expect.stringMatching(refused) }]);
    // Another way to the same database.
    const around = `${second}${second!.includes('?') ? '&' : '?'}application_name=direct`;
    await expect(putBack(withDirect(around), path)).rejects.toThrow('set DATABASE_URL and DATABASE_DIRECT_URL to it');
    await expect(putBack(withDirect('postgres://nobody@127.0.0.1:1/none'), path)).rejects.toThrow(/^DATABASE_DIRECT_URL cannot be reached/);
    expect(readdirSync(home)).toEqual(['site.backup']);
  },
);

test.skipIf(!canDump)('an interrupted backup leaves no file (needs pg_dump)', async () => {
  const home = mkdtempSync(join(tmpdir(), 'sottovoce-interrupted-'));
  const clone = await cloneForProcess();
  const db = open(clone.variables['DATABASE_URL']!);
  onTestFinished(async () => {
    await db.destroy();
    await clone.remove();
    rmSync(home, { recursive: true });
  });
  // The dump waits for this lock.
  await db.transaction().execute(async (trx) => {
    await sql`lock table posts in access exclusive mode`.execute(trx);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const backup = await runProgram('src/server/backup.ts', clone.variables, [join(home, 'site.backup')]);
      await expect.poll(() => readdirSync(home), { timeout: 20_000 }).toHaveLength(1);
      await backup.stop(signal);
      expect([signal, readdirSync(home)]).toEqual([signal, []]);
    }
  });
});

test.skipIf(!canDump)(
  'a restore whose process is killed is complete or leaves nothing behind (needs pg_dump)',
  async () => {
    const home = mkdtempSync(join(tmpdir(), 'sottovoce-killed-'));
    const clone = await cloneForProcess();
    const db = open(clone.variables['DATABASE_URL']!);
    onTestFinished(async () => {
      await db.destroy();
      await clone.remove();
      rmSync(home, { recursive: true });
    });
    await fillSite(db);
    const about = { createdAt: '', migrations: await listApplied(db), keyMark: keyMarkOf(TEST_SECRET), keyMarks: [] };
    await writeBackup(join(home, 'rows'), { ...about, kind: 'rows' }, bytesOf(readRows(db)), undefined);
    // More than the buffers between the programs hold.
    await sql`create table filling as select repeat('x', 4000000) as text`.execute(db);
    await takeBackup(readEnv(clone.variables), join(home, 'pg_dump'), new Date());
    const moments = [
      { kind: 'pg_dump', tag: 'CREATE TABLE', table: 'filling' },
      { kind: 'pg_dump', tag: 'CREATE INDEX', table: 'posts' },
      { kind: 'rows', tag: 'ALTER TABLE', table: 'posts' },
    ];
    const interrupt = async ({ kind, tag, table }: (typeof moments)[number]) => {
      const name = `sottovoce_test_${randomBytes(6).toString('hex')}`;
      await sql`create database ${sql.id(name)}`.execute(db);
      const url = Object.assign(new URL(clone.variables['DATABASE_URL']!), { pathname: `/${name}` }).href;
      const watch = new Client(url);
      await watch.connect();
      onTestFinished(async () => {
        await watch.end();
        await sql`drop database ${sql.id(name)} with (force)`.execute(db);
      });
      const count = async (of: string) => (await watch.query<{ count: number }>(`select count(*)::int as count from ${of}`)).rows[0]!.count;
      // The restore waits for this lock.
      await watch.query(`
      create function wait() returns event_trigger language plpgsql as $$ begin
        if to_regclass('public.${table}') is null then return; end if;
        if tg_tag = 'CREATE TABLE' or exists (select from public.${table}) then perform pg_advisory_xact_lock(1); end if;
      end $$;
      create event trigger waits on ddl_command_end when tag in ('${tag}') execute function wait();
      select pg_advisory_lock(1)`);
      const variables = { ...clone.variables, DATABASE_URL: url };
      const restore = await runProgram('src/server/restore.ts', variables, [join(home, kind)]);
      const waiting = `pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(() => count(waiting), { timeout: 60_000 }).toBe(1);
      await restore.stop('SIGKILL');
      await watch.query('select pg_advisory_unlock(1)');
      const others = `pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
      await expect.poll(() => count(others), { timeout: 60_000 }).toBe(0);
      const left = await count(`information_schema.tables where table_schema = 'public'`);
      // The last statements of a dump, which are short, may have been on their way.
      if (tag !== 'CREATE INDEX') expect([kind, left]).toEqual([kind, 0]);
      if (left === 0) return;
      expect([await count('sessions'), await count(`posts where content like 'uno%'`)]).toEqual([0, 1]);
      expect(await count(`pg_sequences where last_value < 1000000`)).toBe(0);
    };
    await Promise.all(moments.map(interrupt));
  },
  120_000,
);

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(line);
}
