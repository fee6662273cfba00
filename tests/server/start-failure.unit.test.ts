import { NewerDatabase } from '../../db/migrate.ts';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { isDatabaseAway } from '../../src/routers/failures.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { explainStartFailure } from '../../src/server/start/start-failure.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';

async function failedListening(host: string): Promise<unknown> {
  const [error] = await once(createServer().listen(0, host), 'listening').then(
    () => [undefined],
    (cause: unknown) => [cause],
  );
  return error;
}

describe.each([{}, { DATABASE_URL: 'postgres://db.invalid/x', SECRET_KEY: TEST_SECRET }])('with %o', (variables) => {
  test.each(['nowhere.invalid', '192.0.2.1'])('HOST=%s is named as the cause', async (HOST) => {
    const line = explainStartFailure(await failedListening(HOST), readEnv({ ...variables, HOST }));
    expect(line).toMatch(new RegExp(`^HOST ${HOST} is not an address of this machine \\(.+\\)$`));
  });
});

test('a database host that cannot be resolved is blamed on DATABASE_URL', async () => {
  const DATABASE_URL = 'postgres://db.invalid/x';
  const error: unknown = await new Client(DATABASE_URL).connect().catch((cause: unknown) => cause);
  expect(explainStartFailure(error, readEnv({ DATABASE_URL, SECRET_KEY: TEST_SECRET }))).toMatch(/^DATABASE_URL cannot be reached \(.+\)$/);
});

test.each(['EACCES', 'EPERM', 'ENOENT'])('%s at the socket of a database server is blamed on DATABASE_URL', (code) => {
  const error = Object.assign(new Error(`connect ${code} /run/postgresql`), { code, syscall: 'connect', address: '/run/postgresql' });
  expect(explainStartFailure(error, readEnv({ DATABASE_URL: 'postgres:///x', SECRET_KEY: TEST_SECRET }))).toBe(
    `DATABASE_URL cannot be reached (connect ${code} /run/postgresql)`,
  );
});

test('a file that cannot be written is blamed on DATA_DIR only if it lies in there', () => {
  const failed = (path?: string) => Object.assign(new Error('no'), { code: 'EACCES', syscall: 'open', path });
  const env = readEnv({ DATA_DIR: '/srv/data' });
  expect(explainStartFailure(failed('/srv/data/run'), env)).toBe('DATA_DIR /srv/data cannot be written (no)');
  expect(explainStartFailure(failed(), env)).toBe('DATA_DIR /srv/data cannot be written (no)');
  expect(explainStartFailure(failed('/srv/dist/index.html'), env)).toBe('The start failed: no');
  const server = readEnv({ DATA_DIR: '/srv/data', DATABASE_URL: 'postgres:///x', SECRET_KEY: TEST_SECRET });
  expect(explainStartFailure(failed(), server)).toBe('The start failed: no');
});

test('a database of a newer version is reported as such', () => {
  expect(explainStartFailure(new NewerDatabase('2099-01-01-1-tomorrow'), undefined)).toBe(
    'The database is of a newer version, with 2099-01-01-1-tomorrow: an older program cannot use it. Start the newer one',
  );
});

test('isDatabaseAway() is true for a full disk or a lost connection, and false for a constraint violation', () => {
  const away = ['53100', '53200', '53300', '57P01', '08006'].map((code) => isDatabaseAway(Object.assign(new Error('no'), { code })));
  expect(away).toEqual([true, true, true, true, true]);
  expect(isDatabaseAway(Object.assign(new Error('no'), { code: '23505' }))).toBe(false);
});
