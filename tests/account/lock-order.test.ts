import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { deleteTrace, findTraces, toPerson } from '../../src/routers/account/queries.ts';
import { TRACES } from '../../src/routers/account/traces.ts';
import type { Found, TraceTable } from '../../src/routers/traces.ts';
import { useTestApp } from '../support/app.ts';
import { whileBlocked } from '../support/blocked.ts';
import { makeLife } from './life.ts';

const app = useTestApp();
let found: Found;
beforeAll(async () => {
  const { person } = await makeLife(app);
  found = await findTraces(app.db, toPerson(app.services.pseudonyms, person.accountId));
}, 60_000);

/** Tables whose rows depend on others come first, while the others still exist. */
const tables = (Object.keys(TRACES) as TraceTable[]).reverse();

test.each(tables)('an erasure in %s locks the parent row first, as other writers do, so that they cannot deadlock', async (name) => {
  const { table = name, parent, id, key } = TRACES[name];
  const [row, own] = [found[name].ids.at(-1)!, found[name].keys.at(-1)!];
  expect(row).toBeDefined();
  await whileBlocked(app.db, {
    lock: (trx) => sql`select from ${sql.table(parent)} where id = ${row} for update`.execute(trx),
    start: () => deleteTrace(app.db, name, row, own, app.services),
    finish: (trx) => sql`delete from ${sql.table(table)} where ${sql.ref(id)} = ${row} and ${sql.ref(key)} = ${own}`.execute(trx),
  });
});
