import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { createPseudonyms } from '../../src/server/security/pseudonyms.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { beginRotation, endRotation } from '../../src/server/start/rotation.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/start/services.ts';
import { explainStartFailure } from '../../src/server/start/start-failure.ts';
import { call, createTestApp } from '../support/app.ts';
import { cloneForProcess } from '../support/database.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { STUDENT_PASSWORD } from '../support/students.ts';
import { digestTables, fillSite } from '../support/whole-site.ts';

const NEW_KEY = 'r5Wn8Qb2Xk7Tz4Lc9Vd3Mf6Hj1Gp0Sy5Ue8Ai2Bo';
const MIGRATION = '2026-11-22-28-wrapped-keys';

test('after a key rotation, sessions, own texts, likes and details still belong to the same accounts', async () => {
  const { variables, remove } = await cloneForProcess();
  const env = readEnv(variables);
  let open: OpenDatabase | undefined;
  onTestFinished(async () => {
    await open?.close();
    await remove();
  });
  const reopen = async (key: string) => {
    await open?.close();
    open = undefined;
    open = await openDatabase(env, key, () => {});
    return open;
  };
  const emptied = await reopen(TEST_SECRET);
  // A site from before wrapped keys has the secret itself as its root key, which no rotation can replace.
  expect(emptied.rootKey).toBe(TEST_SECRET);
  await expect(beginRotation(emptied.db, TEST_SECRET, NEW_KEY)).rejects.toThrow('older than wrapped keys');
  await sql`drop table wrapped_keys`.execute(emptied.db);
  await sql`delete from kysely_migration where name = ${MIGRATION}`.execute(emptied.db);

  const before = await reopen(TEST_SECRET);
  const { rootKey } = before;
  expect(rootKey).not.toBe(TEST_SECRET);
  await fillSite(before.db, rootKey);
  const [student] = DEMO_ACCOUNTS;

  /** Logs in and returns what the student sees of their own data over the API. */
  const look = async (of: OpenDatabase, token?: string) => {
    const services = { pseudonyms: createPseudonyms(of.rootKey), vault: createVault(of.rootKey) };
    const app = await createTestApp({ database: { db: of.db, embedded: false, close: async () => {} }, services });
    const login = await call(app, 'POST', '/auth/login', { body: { email: student!.email, password: STUDENT_PASSWORD } });
    const as = token ?? String(login.body['authToken']);
    const get = async (path: string) => (await call(app, 'GET', path, { as })).body as unknown;
    const paths = ['/auth/user', '/account/posts', '/account/comments', '/posts?limit=50', '/study-groups', '/exam-experiences'];
    const seen: unknown[] = [];
    for (const path of [...paths, '/mentorship/requests', '/notices']) seen.push(await get(path));
    await app.app.close();
    return { token: as, status: login.status, seen };
  };
  const first = await look(before);
  expect(first.status).toBe(200);
  const text = JSON.stringify(first.seen);
  for (const mark of ['"mine":true', '"liked":true', '"joined":true', student!.email]) expect(text).toContain(mark);
  const rows = await digestTables(before.db);

  await expect(beginRotation(before.db, TEST_SECRET, undefined)).rejects.toThrow('NEW_SECRET_KEY');
  await beginRotation(before.db, TEST_SECRET, NEW_KEY);
  expect((await reopen(TEST_SECRET)).rootKey).toBe(rootKey);
  const after = await reopen(NEW_KEY);
  expect(await endRotation(after.db, NEW_KEY)).toBe(1);
  expect(await endRotation(after.db, NEW_KEY)).toBe(0);
  const second = await look(after, first.token);
  expect(second).toEqual(first);
  expect({ ...(await digestTables(after.db)), wrapped_keys: '', sessions: '' }).toEqual({ ...rows, wrapped_keys: '', sessions: '' });
  const { rows: wrapped } = await sql<{ text: string }>`select w::text as text from wrapped_keys w`.execute(after.db);
  expect(wrapped).toHaveLength(1);
  for (const key of [rootKey, NEW_KEY]) expect(wrapped[0]!.text).not.toContain(Buffer.from(key).toString('hex'));

  const refused = await reopen(TEST_SECRET).catch((error: unknown) => explainStartFailure(error, env));
  expect(refused).toContain('SECRET_KEY is not the one of this database');
});
