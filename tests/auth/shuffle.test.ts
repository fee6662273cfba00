import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shuffleAccounts } from '../../src/routers/auth/queries.ts';
import { deleteSession } from '../../src/routers/sessions/queries.ts';
import { useTestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp();
const PEOPLE = 30;

/** Returns the accounts in the physical order of their table. */
async function rowsInPlace(): Promise<{ id: string; xmin: string }[]> {
  const { rows } = await sql<{ id: string; xmin: string }>`select id, xmin::text from accounts order by ctid`.execute(app.db);
  return rows;
}

test('after a shuffle neither transaction id nor position of a row reveals the order of registration', async () => {
  const came: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) came.push((await makeStudent(app)).accountId);
  const before = await rowsInPlace();
  expect(before.map(({ id }) => id)).toEqual(came);
  expect(new Set(before.map(({ xmin }) => xmin)).size).toBe(PEOPLE);

  await shuffleAccounts(app.db);

  const after = await rowsInPlace();
  expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1);
  // The rows are ordered by their random ids.
  expect(after.map(({ id }) => id)).toEqual([...came].sort());
});

test('an account without a session is shuffled with the others', async () => {
  const { token } = await makeStudent(app);
  await deleteSession(app.db, token);
  await shuffleAccounts(app.db);
  expect(new Set((await rowsInPlace()).map(({ xmin }) => xmin)).size).toBe(1);
});

test('a shuffle changes no value', async () => {
  const rows = () =>
    sql`select *, encode(details, 'hex') as sealed from accounts order by id`.execute(app.db).then((result) => result.rows);
  await makeStudent(app);
  const before = await rows();
  for (let n = 0; n < 3; n += 1) await shuffleAccounts(app.db);
  expect(await rows()).toEqual(before);
});

test('a shuffle writes nothing when nobody has registered since the last one', async () => {
  await makeStudent(app);
  await shuffleAccounts(app.db);
  const before = await rowsInPlace();
  await shuffleAccounts(app.db);
  expect(await rowsInPlace()).toEqual(before);
});
