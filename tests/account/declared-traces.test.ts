import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AccountExport } from '../../src/routers/account/schema.ts';
import { exportTraces, TRACES } from '../../src/routers/account/traces.ts';
import type { Found, RoomTraces } from '../../src/routers/traces.ts';
import { useTestApp } from '../support/app.ts';

const app = useTestApp();

/** Tables whose rows are deleted in the same transaction as the account. */
const OF_ACCOUNTS = ['accounts', 'erasures', 'outbox'];
const LOGINS = 'sessions';

test('every column with a person’s key is declared in a room’s traces, with columns that exist', async () => {
  const tables = new Map((await app.db.introspection.getTables()).map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  const keys = [...tables]
    .filter(([table]) => table !== LOGINS)
    .flatMap(([table, columns]) => columns.filter((name) => name.endsWith('_key')).map((column) => `${table}.${column}`));
  const declared = Object.entries(TRACES);
  expect(declared.map(([name, { table = name, key }]) => `${table}.${key}`).sort()).toEqual(keys.sort());
  for (const [name, { table = name, id, parent, counter }] of declared) {
    expect(tables.get(table)).toContain(id);
    expect(tables.get(parent)).toEqual(expect.arrayContaining(['id', ...(counter ? [counter] : [])]));
  }
});

const rooms = readdirSync('src/routers').filter((room) => room !== 'account' && existsSync(`src/routers/${room}/traces.ts`));

test('there are rooms with traces', () => expect(rooms.length).toBeGreaterThan(5));

test.each(rooms)('the traces that %s declares are part of deletion and export', async (folder) => {
  const found = Object.fromEntries(Object.keys(TRACES).map((table) => [table, { ids: [], keys: [] }])) as unknown as Found;
  const [room] = Object.values<RoomTraces<object>>(await import(`../../src/routers/${folder}/traces.ts`));
  expect(Object.keys(TRACES)).toEqual(expect.arrayContaining(Object.keys(room!.tables)));
  const own = Object.keys(await room!.export(app.db, found, new Date(), app.services.vault));
  expect(own.length).toBeGreaterThan(0);
  expect(Object.keys(await exportTraces(app.db, found, new Date(), app.services.vault))).toEqual(expect.arrayContaining(own));
  expect(Object.keys(AccountExport.shape)).toEqual(expect.arrayContaining(own));
});

test('only the tables of accounts hold account ids', async () => {
  const columns = (await app.db.introspection.getTables()).flatMap(({ name: table, columns: own }) =>
    own.filter(({ name, dataType }) => dataType === 'uuid' && !name.endsWith('_ref')).map(() => table),
  );
  expect([...new Set(columns)].sort()).toEqual([...OF_ACCOUNTS].sort());
});
