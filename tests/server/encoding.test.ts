import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { checkPostgres } from '../../src/server/doctor/postgres.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { openDatabase } from '../../src/server/start/services.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';

test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'a database with encoding SQL_ASCII is refused at the start and reported by the doctor',
  async () => {
    const template = inject('template');
    const url = template.kind === 'postgres' ? template.url : '';
    const admin = createDatabase({ connection: { connectionString: url }, poolSize: 1, onError: () => {} });
    const name = `sottovoce_test_${randomBytes(6).toString('hex')}`;
    await sql`create database ${sql.id(name)} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`.execute(admin);
    onTestFinished(async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    });
    const DATABASE_URL = Object.assign(new URL(url), { pathname: `/${name}` }).href;
    await expect(openDatabase(readEnv({ DATABASE_URL, SECRET_KEY: TEST_SECRET }), TEST_SECRET, () => {})).rejects.toThrow(
      'The database of DATABASE_URL has the encoding SQL_ASCII: create one with createdb --encoding=UTF8',
    );
    expect(await checkPostgres(DATABASE_URL)).toContainEqual({
      what: 'the encoding SQL_ASCII',
      mend: 'create a database with createdb --encoding=UTF8 --template=template0',
    });
  },
);
