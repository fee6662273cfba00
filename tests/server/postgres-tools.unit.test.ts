import { expect, test } from 'vitest';
import { connectionOf } from '../../src/server/backup/postgres-tools.ts';

test.each([
  ['postgres://anna:segreta@db.example:6432/sito', "host='db.example' port='6432' user='anna' dbname='sito'", 'segreta'],
  ['postgres://anna:100%sicuro@db.example/sito', "host='db.example' port='5432' user='anna' dbname='sito'", '100%sicuro'],
  ['postgres://anna:a%40b@db.example/sito', "host='db.example' port='5432' user='anna' dbname='sito'", 'a@b'],
  ["postgres://o'anna:x@db.example/sito", "host='db.example' port='5432' user='o\\'anna' dbname='sito'", 'x'],
  [
    'postgres://anna:x@db.example/sito?sslmode=verify-full&max=5&uselibpqcompat=true',
    "host='db.example' port='5432' user='anna' dbname='sito' sslmode='verify-full'",
    'x',
  ],
  ['postgres://anna:x@db.example/sito?sslmode=no-verify', "host='db.example' port='5432' user='anna' dbname='sito' sslmode='require'", 'x'],
  ['postgres://anna:x@/sito?host=/run/postgresql', "host='/run/postgresql' port='5432' user='anna' dbname='sito'", 'x'],
])('PostgreSQL’s tools get the same connection as the server: %s', (url, dbname, password) => {
  const connection = connectionOf(url);
  expect(connection.dbname).toBe(dbname);
  expect(connection.env['PGPASSWORD']).toBe(password);
});
