import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../src/server/doctor/files.ts';
import type { Finding } from '../../src/server/doctor/finding.ts';
import { checkPostgres } from '../../src/server/doctor/postgres.ts';
import { checkValkey } from '../../src/server/doctor/valkey.ts';
import { findPostgres, startPostgres } from '../support/postgres-server.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';

const toMend = (findings: Finding[]) => findings.filter(({ mend }) => mend).map(({ what }) => what);

test('files that others can read are told, with the command that closes them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sottovoce-doctor-'));
  const env = { DATA_DIR: folder, DATABASE_URL: undefined };
  mkdirSync(join(folder, 'database'), { mode: 0o700 });
  writeFileSync(join(folder, 'database', 'rows'), '', { mode: 0o600 });
  expect(toMend(await checkFiles(env))).toEqual([]);
  chmodSync(join(folder, 'database', 'rows'), 0o640);
  expect((await checkFiles(env))[0]!.mend).toBe(
    `1 can be read by others, such as ${join(folder, 'database', 'rows')}; run chmod -R go= ${folder}`,
  );
  rmSync(folder, { recursive: true });
  expect(await checkFiles(env)).toEqual([]);
});

describe.skipIf(!findPostgres())('PostgreSQL (needs its server)', () => {
  test('settings, roles and extensions that tell more than they must are named', async () => {
    const server = await startPostgres();
    const client = new Client(server.url);
    await client.connect();
    expect(toMend(await checkPostgres(server.url)).sort()).toEqual([
      'log_error_verbosity = default',
      'the role',
      'wal_recycle = on',
      'what searches need',
    ]);
    for (const change of ["log_statement = 'all'", 'log_min_duration_statement = 10', 'wal_recycle = off', 'log_error_verbosity = terse'])
      await client.query(`alter system set ${change}`);
    await client.query('select pg_reload_conf()');
    await client.query(
      'create role app login; alter database postgres owner to app; create role reader; create table words (id int); grant select on words to reader',
    );
    await client.query('create extension pageinspect; create extension pg_trgm');
    const asApp = server.url.replace('postgres@', 'app@');
    await expect
      .poll(async () => toMend(await checkPostgres(asApp)).sort())
      .toEqual(['extensions that read rows past their tables', 'log_min_duration_statement = 10', 'log_statement = all']);
    expect(toMend(await checkPostgres(server.url))).toContain('roles that may read tables');
    await client.end();
    await server.stop();
  });

  test('one that does not answer is told', async () => {
    const [finding] = await checkPostgres('postgres://nobody@127.0.0.1:1/none');
    expect(finding!.mend).toContain('check DATABASE_URL');
  });
});

test.skipIf(!findRedisServer())(
  'a Valkey that writes to disk or remembers commands is told (needs valkey-server or redis-server)',
  async () => {
    const server = await startRedisServer();
    expect(toMend(await checkValkey(server.url))).toEqual(['slowlog-max-len = 128']);
    await server.stop();
    expect((await checkValkey(server.url))[0]!.mend).toContain('check VALKEY_URL');
  },
);
