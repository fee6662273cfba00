import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shufflePeople } from '../../src/routers/auth/queries.ts';
import { useTestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp();
const PEOPLE = 30;

interface Row {
  account: string;
  account_xmin: string;
  session_xmin: string;
}

/** Accounts as they lie in their table. */
async function rowsInPlace(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id as account, a.xmin::text as account_xmin, s.xmin::text as session_xmin
    from accounts a join sessions s on s.account_id = a.id order by a.ctid`.execute(app.db);
  return rows;
}

test('after a shuffle neither the number nor the place of a row tells who came when', async () => {
  const came: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) came.push((await makeStudent(app)).accountId);
  const before = await rowsInPlace();
  expect(before.map(({ account }) => account)).toEqual(came);
  expect(new Set(before.map(({ account_xmin }) => account_xmin)).size).toBe(PEOPLE);

  await shufflePeople(app.db, app.services.now());

  const after = await rowsInPlace();
  expect(new Set(after.flatMap(({ account_xmin, session_xmin }) => [account_xmin, session_xmin])).size).toBe(1);
  // They lie by their random ids.
  expect(after.map(({ account }) => account)).toEqual([...came].sort());
});

test('who registered and logged out again is shuffled with the others', async () => {
  const { accountId } = await makeStudent(app);
  await app.db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await shufflePeople(app.db, app.services.now());
  const { rows } = await sql<{ n: number }>`select count(distinct xmin::text)::int as n from accounts`.execute(app.db);
  expect(rows).toEqual([{ n: 1 }]);
});

test('a shuffle changes nothing that anybody sees', async () => {
  const rows = () =>
    sql`select *, encode(details, 'hex') as sealed from accounts order by id`.execute(app.db).then((result) => result.rows);
  const sessions = () =>
    sql`select token_hash, account_id, expires_on from sessions order by token_hash`.execute(app.db).then((result) => result.rows);
  const before = [await rows(), await sessions()];
  for (let n = 0; n < 3; n += 1) await shufflePeople(app.db, app.services.now());
  expect([await rows(), await sessions()]).toEqual(before);
});
