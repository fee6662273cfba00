import { expect, test } from 'vitest';
import { TRACES } from '../../src/routers/account/traces.ts';
import { useTestApp } from '../support/app.ts';

const app = useTestApp();

/** Its rows hold account ids: they go in the very transaction that removes the account. */
const OF_ACCOUNTS = ['accounts', 'sessions', 'erasures'];

test('every column with a person’s key is in some room’s traces, with columns that exist', async () => {
  const tables = new Map((await app.db.introspection.getTables()).map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  const keys = [...tables].flatMap(([table, columns]) =>
    columns.filter((name) => name.endsWith('_key')).map((column) => `${table}.${column}`),
  );
  const declared = Object.entries(TRACES);
  expect(declared.map(([table, { key }]) => `${table}.${key}`).sort()).toEqual(keys.sort());
  for (const [table, { id, parent, counter }] of declared) {
    expect(tables.get(table)).toContain(id);
    expect(tables.get(parent)).toEqual(expect.arrayContaining(['id', ...(counter ? [counter] : [])]));
  }
});

test('no table but those of accounts holds an account id', async () => {
  const columns = (await app.db.introspection.getTables()).flatMap(({ name: table, columns: own }) =>
    own.filter(({ name, dataType }) => dataType === 'uuid' && !name.endsWith('_ref')).map(() => table),
  );
  expect([...new Set(columns)].sort()).toEqual([...OF_ACCOUNTS].sort());
});
