import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { insertAccount } from '../../src/routers/auth/queries.ts';
import { judgeClient } from '../../src/server/doctor/client.ts';
import { judgeClock, judgeMigrations } from '../../src/server/doctor/database.ts';
import { checkFiles } from '../../src/server/doctor/files.ts';
import type { Finding } from '../../src/server/doctor/finding.ts';
import { judgeAccounts, judgeModerators } from '../../src/server/doctor/moderators.ts';
import { checkPostgres, doubtsOf } from '../../src/server/doctor/postgres.ts';
import { checkDisk, checkEnvironment, checkMail } from '../../src/server/doctor/surroundings.ts';
import { checkValkey } from '../../src/server/doctor/valkey.ts';
import { judgeKey } from '../../src/server/doctor/key.ts';
import { wrap, wrapNewKey } from '../../src/server/security/root-key.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { createTestDatabase } from '../support/database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { findPostgres, startPostgres } from '../support/postgres-server.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';

const toMend = (findings: Finding[]) => findings.filter(({ mend }) => mend).map(({ what }) => what);

test('judges the environment, the disk, the mail server, clocks and migrations', async () => {
  const key = 'T7mQ2xv9LrYw4KdZ8HcN3sFbJ6pGtE5aVuXo1iRk';
  const site = {
    PUBLIC_URL: 'https://sottovoce.example',
    TRUST_PROXY: '1',
    OPERATOR_NAME: 'Noi',
    CONTACT_EMAIL: 'noi@sottovoce.example',
    MODERATORS: 'anna.modera@edu.unito.it',
  };
  expect(toMend(checkEnvironment(readEnv({ ...site, METRICS_TOKEN: key })))).toEqual([]);
  const careless = { PUBLIC_URL: 'http://sottovoce.example', TRUST_PROXY: 'true', RATE_LIMITS: 'off', METRICS_TOKEN: 'corto' };
  expect(toMend(checkEnvironment(readEnv(careless)))).toEqual([
    'PUBLIC_URL http://sottovoce.example/',
    'addresses of the proxy',
    'METRICS_TOKEN',
    'MODERATORS is not set',
    'the site',
    'the site',
  ]);
  expect(toMend(checkEnvironment(readEnv({ ...site, TRUST_PROXY: 'false' })))).toEqual(['addresses of the proxy']);

  const disk = { DATA_DIR: join(tmpdir(), 'not', 'made', 'yet'), DATABASE_URL: undefined };
  expect(toMend(await checkDisk(disk, 1))).toEqual([]);
  expect((await checkDisk(disk, Number.MAX_SAFE_INTEGER))[0]!.mend).toContain('too little');

  const mail = await startMailServer();
  expect(await checkMail({ SMTP_URL: mail.url })).toEqual([{ what: 'the mail server answers', mend: undefined }]);
  await mail.stop();
  expect((await checkMail({ SMTP_URL: mail.url }))[0]!.mend).toBe('it cannot be used (ESOCKET); check SMTP_URL');
  expect((await checkMail({ SMTP_URL: undefined }))[0]!.mend).toBeUndefined();

  expect(judgeClock('a clock', 4000).mend).toBeUndefined();
  expect(judgeClock('a clock', -61_000).mend).toBe('61 s behind this one; let both follow NTP');
  expect(judgeMigrations(['1', '2'], ['1', '2'])).toEqual({ what: 'migrations: all 2 have run' });
  expect(judgeMigrations(['1'], ['1', '2']).what).toContain('1 of 2 run at the next start');
  expect(judgeMigrations(['1', '3'], ['1', '2']).mend).toContain('newer version, with 3');
});

test('reports moderators whose addresses are of no university, have no account, or are not confirmed, and a site without any', async () => {
  const { db, close } = await createTestDatabase(2);
  onTestFinished(close);
  const named = (MODERATORS: string, more = {}) => readEnv({ SECRET_KEY: TEST_SECRET, MODERATORS, ...more });
  expect(judgeModerators(readEnv({}), 'development').mend).toBeUndefined();
  expect(judgeModerators(named('anna@unito.it, staff@sottovoce.example')).mend).toMatch(/^staff@sottovoce\.example: of no university/);
  const services = { vault: createVault(TEST_SECRET), now: () => new Date() };
  const name = { firstName: 'Anna', lastName: 'Modera', university: 'Torino', faculty: 'Fisica', studyYear: '1' };
  const [createdAt, email] = [new Date().toISOString(), 'anna@unito.it'];
  await insertAccount(db, services, { ...name, email, passwordHash: '', emailConfirmed: false, createdAt, termsAcceptedAt: createdAt });
  const env = named('anna+altro@unito.it, bruno@edu.unito.it, staff@sottovoce.example', { SMTP_URL: 'smtp://localhost' });
  expect((await judgeAccounts(db, env))[0]!.mend).toMatch(/^anna@unito\.it \(not confirmed\), bruno@edu\.unito\.it \(not registered\): /);
  expect(await judgeAccounts(db, named('anna@unito.it'))).toEqual([{ what: 'the accounts of MODERATORS', mend: undefined }]);
});

test('reports a missing pg_dump, or one of another version than the server', () => {
  expect(judgeClient('17.2 (Debian 17.2-1)', '17.6').mend).toBeUndefined();
  expect(judgeClient('17.2', '15.14').mend).toContain('use PostgreSQL 17’s own client');
  expect(judgeClient('15.14', '17.6').mend).toContain('or restore into a PostgreSQL 17');
  expect(judgeClient('15.14', undefined)).toEqual({ what: expect.stringContaining('no pg_dump') });
});

test('reports an unencrypted connection unless DATABASE_URL asks for one', () => {
  const names = (url: string) => doubtsOf(url).map(({ what }) => what);
  expect(names('postgres://site@db.example/site')).toContain('the connection');
  expect(names('postgres://site@postgres/site?sslmode=disable')).not.toContain('the connection');
});

test('reports files that other users can read, with the command that fixes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sottovoce-doctor-'));
  const env = { DATA_DIR: folder, DATABASE_URL: undefined };
  mkdirSync(join(folder, 'database'), { mode: 0o700 });
  writeFileSync(join(folder, 'database', 'rows'), '', { mode: 0o600 });
  expect(toMend(await checkFiles(env))).toEqual([]);
  const elsewhere = `${folder}-elsewhere`;
  symlinkSync(folder, elsewhere);
  symlinkSync('rows', join(folder, 'database', 'alias'));
  expect(toMend(await checkFiles({ ...env, DATA_DIR: elsewhere }))).toEqual([]);
  rmSync(elsewhere);
  chmodSync(join(folder, 'database', 'rows'), 0o640);
  expect((await checkFiles(env))[0]!.mend).toBe(
    `1 can be read by others, such as ${join(folder, 'database', 'rows')}; run chmod -R go= ${folder}`,
  );
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o000);
    expect((await checkFiles(env))[0]!.mend).toContain('as the user that runs the server');
    chmodSync(folder, 0o700);
  }
  rmSync(folder, { recursive: true });
  expect(await checkFiles(env)).toEqual([]);
});

test('reports a SECRET_KEY of another site, and a second key left by an unfinished rotation', () => {
  const rows = [wrapNewKey('vecchia')];
  expect(judgeKey([], undefined)).toEqual([]);
  expect(judgeKey(rows, 'vecchia')).toEqual([{ what: 'SECRET_KEY is the one of this database' }]);
  for (const other of ['nuova', undefined]) expect(judgeKey(rows, other)[0]!.mend).toContain('not the one of this database');
  const both = [...rows, wrap('nuova', 'quella-dentro')];
  expect(judgeKey(both, 'vecchia')).toEqual([{ what: expect.stringContaining('rotate-key -- --end') }]);
});

describe.skipIf(!findPostgres())('PostgreSQL (needs its server)', () => {
  test('reports settings, roles and extensions that expose data, and a wrong SECRET_KEY', async () => {
    const server = await startPostgres();
    const client = new Client(server.url);
    await client.connect();
    expect(await checkPostgres(server.url)).toContainEqual({ what: expect.stringMatching(/^the extension pg_trgm 1\./) });
    expect(toMend(await checkPostgres(server.url, 200))).toContain('max_connections = 100');
    expect(toMend(await checkPostgres(server.url)).sort()).toEqual(['log_error_verbosity = default', 'the role', 'wal_recycle = on']);
    const exposing = [
      "log_statement = 'all'",
      'log_min_duration_statement = 10',
      'log_transaction_sample_rate = 0.5',
      'debug_print_plan = on',
    ];
    for (const change of [...exposing, 'wal_recycle = off', 'log_error_verbosity = terse'])
      await client.query(`alter system set ${change}`);
    await client.query('select pg_reload_conf()');
    await client.query(
      'create role app login; alter database postgres owner to app; create role reader; create table words (id int); grant select on words to reader',
    );
    await client.query('create extension pageinspect; create extension pg_trgm');
    const asApp = server.url.replace('postgres@', 'app@');
    await expect
      .poll(async () => toMend(await checkPostgres(asApp)).sort())
      .toEqual([
        'debug_print_plan = on',
        'extensions that read rows past their tables',
        'log_min_duration_statement = 10',
        'log_statement = all',
        'log_transaction_sample_rate = 0.5',
        'roles that may read tables',
      ]);
    expect(toMend(await checkPostgres(server.url))).toContain('roles that may read tables');
    expect(JSON.stringify(await checkPostgres(server.url))).not.toContain('SECRET_KEY');
    const [key, { mark, wrapped }] = ['la-chiave-del-sito', wrapNewKey('la-chiave-del-sito')];
    await client.query('create table wrapped_keys (mark bytea, wrapped bytea)');
    await client.query('insert into wrapped_keys values ($1, $2)', [mark, wrapped]);
    expect(await checkPostgres(server.url, 10, key)).toContainEqual({ what: 'SECRET_KEY is the one of this database' });
    for (const other of ['un-altra', undefined]) expect(toMend(await checkPostgres(server.url, 10, other))).toContain('SECRET_KEY');
    await client.end();
    await server.stop();
  });

  test('reports each other role that can read a column or watch statements, by whatever grant', async () => {
    const server = await startPostgres();
    const client = new Client(server.url);
    await client.connect();
    await client.query(`
      create role app login;
      alter database postgres owner to app;
      grant create on schema public to app;
      create extension pg_stat_statements;
      create role stranger login noinherit`);
    const asApp = server.url.replace('postgres@', 'app@');
    const readers = async (what = 'roles that may read tables') =>
      (await checkPostgres(asApp)).find((finding) => finding.what === what)!.mend?.split(':')[0];
    const owner = new Client(asApp);
    await owner.connect();
    await owner.query('create table words (id int, content text, author_key text); create view first_words as select * from words');
    // The extension's own views are readable by everybody.
    expect(await readers()).toBeUndefined();
    const grants = [
      ['grant select on words to stranger', 'revoke select on words from stranger'],
      ['grant select (content, author_key) on words to stranger', 'revoke select (content, author_key) on words from stranger'],
      ['grant select on first_words to public', 'revoke select on first_words from public'],
      ...['pg_read_all_data', 'pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program', 'app'].map((role) => [
        `grant ${role} to stranger`,
        `revoke ${role} from stranger`,
      ]),
    ];
    for (const [grant, revoke] of grants) {
      await client.query(grant!);
      expect([grant, await readers()]).toEqual([grant, 'stranger']);
      await client.query(revoke!);
    }
    expect(await readers()).toBeUndefined();
    expect(await readers('roles that may watch statements')).toBeUndefined();
    for (const role of ['pg_monitor', 'pg_read_all_stats']) {
      await client.query(`grant ${role} to stranger`);
      expect([role, await readers('roles that may watch statements')]).toEqual([role, 'stranger']);
      await client.query(`revoke ${role} from stranger`);
    }
    await Promise.all([client.end(), owner.end()]);
    await server.stop();
  });

  test('reports a server that does not answer', async () => {
    const [finding] = await checkPostgres('postgres://nobody@127.0.0.1:1/none');
    expect(finding!.mend).toContain('check DATABASE_URL');
  });
});

test.skipIf(!findRedisServer())(
  'reports a Valkey that logs commands, has no memory limit or is down (needs valkey-server or redis-server)',
  async () => {
    const server = await startRedisServer();
    expect(toMend(await checkValkey(server.url))).toEqual(['slowlog-max-len = 128', 'maxmemory = 0']);
    await server.stop();
    expect((await checkValkey(server.url))[0]!.mend).toContain('check VALKEY_URL');
  },
);
