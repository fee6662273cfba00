import { expect, test } from 'vitest';
import { hashToken, insertSession, ownerKeysOf } from '../../src/routers/sessions/queries.ts';
import { call, createTestApp, useTestApp, type TestApp } from '../support/app.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
const DAY = 24 * 60 * 60 * 1000;

interface Row {
  id: string;
  createdAt: string;
  expiresAt: string;
  current: boolean;
}

async function logIn({ email }: TestStudent): Promise<string> {
  return (await call(app, 'POST', '/auth/login', { body: { email, password: STUDENT_PASSWORD } })).body['authToken'] as string;
}

async function sessionsOf(token: string): Promise<Row[]> {
  const { status, body } = await call(app, 'GET', '/auth/sessions', { as: token });
  expect(status).toBe(200);
  return body as unknown as Row[];
}

const statusFor = async (token: string) => (await call(app, 'GET', '/auth/user', { as: token })).status;

test('lists the open sessions, newest first, with the current one marked and without tokens or hashes', async () => {
  const student = await makeStudent(app);
  const phone = await logIn(student);
  await logIn(await makeStudent(app));
  const seenByPhone = await sessionsOf(phone);
  expect(seenByPhone.map(({ current }) => current)).toEqual([true, false]);
  expect((await sessionsOf(student.token)).map(({ id, current }) => [id, current])).toEqual([
    [seenByPhone[0]!.id, false],
    [seenByPhone[1]!.id, true],
  ]);
  for (const { createdAt, expiresAt } of seenByPhone) {
    // Sessions expire at midnight, which does not reveal the minute of the login.
    expect(expiresAt).toMatch(/T00:00:00\.000Z$/);
    const days = (Date.parse(expiresAt) - Date.parse(createdAt)) / DAY;
    expect(days > 30 && days <= 31).toBe(true);
  }
  const rows = await app.db.selectFrom('sessions').select('token_hash').execute();
  const hashes = rows.map((row) => row.token_hash.toString('hex'));
  for (const { id } of seenByPhone) for (const hash of hashes) expect(hash).not.toContain(id);
});

test('ends one session and keeps that of the caller', async () => {
  const student = await makeStudent(app);
  const lost = await logIn(student);
  const [, own] = await sessionsOf(lost);
  const { id } = (await sessionsOf(student.token)).find(({ current }) => !current)!;
  const ended = await call(app, 'DELETE', `/auth/sessions/${id}`, { as: student.token });
  expect([ended.status, ended.body]).toEqual([200, { ended: 1 }]);
  expect([await statusFor(lost), await statusFor(student.token)]).toEqual([401, 200]);
  expect((await sessionsOf(student.token)).map((row) => row.id)).toEqual([own!.id]);
  const again = await call(app, 'DELETE', `/auth/sessions/${id}`, { as: student.token });
  expect(again.body).toEqual({ message: 'Questo accesso non c’è o è già finito', code: 'NOT_FOUND', reason: 'session_not_found' });
});

test('ending the current session also clears the cookie', async () => {
  const student = await makeStudent(app);
  const [{ id }] = (await sessionsOf(student.token)) as [Row];
  const ended = await call(app, 'DELETE', `/auth/sessions/${id}`, {
    headers: { cookie: `sottovoce=${student.token}`, origin: 'http://localhost:5000' },
  });
  expect(ended.status).toBe(200);
  expect(ended.headers['set-cookie']).toMatch(/^sottovoce=; Max-Age=0/);
  expect(await statusFor(student.token)).toBe(401);
});

test('ends all other sessions of the account at once', async () => {
  const student = await makeStudent(app);
  const others = [await logIn(student), await logIn(student)];
  const stranger = await makeStudent(app);
  const ended = await call(app, 'DELETE', '/auth/sessions', { as: student.token });
  expect([ended.status, ended.body]).toEqual([200, { ended: 2 }]);
  expect(await Promise.all([...others, student.token, stranger.token].map(statusFor))).toEqual([401, 401, 200, 200]);
});

test('another account’s session is 404, and a malformed id is 400', async () => {
  const [student, stranger] = [await makeStudent(app), await makeStudent(app)];
  const [{ id }] = (await sessionsOf(stranger.token)) as [Row];
  expect((await call(app, 'DELETE', `/auth/sessions/${id}`, { as: student.token })).status).toBe(404);
  expect(await statusFor(stranger.token)).toBe(200);
  for (const wrong of ['1', 'x'.repeat(32), id.toUpperCase(), `${id}0`, '%00']) {
    expect((await call(app, 'DELETE', `/auth/sessions/${wrong}`, { as: student.token })).status, wrong).toBe(400);
  }
});

async function openMany(test: TestApp, { accountId }: TestStudent, count: number): Promise<void> {
  const { db, services } = test;
  for (let opened = 0; opened < count; opened++) await insertSession(db, services.vault, accountId, services.now());
}

test('lists at most fifty sessions, but exports all of them', async () => {
  const student = await makeStudent(app);
  await openMany(app, student, 60);
  expect(await sessionsOf(student.token)).toHaveLength(50);
  expect(
    (await call(app, 'POST', '/account/export', { as: student.token, body: { password: STUDENT_PASSWORD } })).body['sessions'],
  ).toHaveLength(61);
});

test('does not list an expired session', async () => {
  const own = await createTestApp();
  const student = await makeStudent(own);
  own.advance(29 * DAY);
  const { body } = await call(own, 'POST', '/auth/login', { body: { email: student.email, password: STUDENT_PASSWORD } });
  own.advance(2 * DAY);
  expect((await call(own, 'GET', '/auth/sessions', { as: body['authToken'] as string })).body).toHaveLength(1);
  await own.close();
});

test('every session of an account has its own owner key, and no two accounts share one', async () => {
  const [student, other] = [await makeStudent(app), await makeStudent(app)];
  await openMany(app, student, 40);
  const keysOf = ({ accountId }: TestStudent) => ownerKeysOf(app.services.vault, accountId).map((key) => key.toString('hex'));
  const [own, foreign] = [new Set(keysOf(student)), keysOf(other)];
  expect(own.size).toBe(1024);
  expect(foreign.filter((key) => own.has(key))).toEqual([]);
  const rows = await app.db.selectFrom('sessions').select('owner_key').execute();
  const used = rows.map((row) => row.owner_key.toString('hex')).filter((key) => own.has(key));
  expect(used).toHaveLength(41);
  expect(new Set(used).size).toBe(41);
});

test('when an account has the maximum number of sessions, the one that expires first is replaced', async () => {
  const { db, services } = app;
  const student = await makeStudent(app);
  const own = hashToken(student.token);
  const keys = ownerKeysOf(services.vault, student.accountId);
  const { owner_key: taken } = await db.selectFrom('sessions').select('owner_key').where('token_hash', '=', own).executeTakeFirstOrThrow();
  const free = keys.filter((key) => !key.equals(taken));
  const soonest = '2999-01-01';
  const others = free.map((owner_key, n) => {
    const token_hash = hashToken(`${student.token} ${n}`);
    const sealed = services.vault.seal(`session ${token_hash.toString('hex')}`, {
      accountId: student.accountId,
      createdAt: new Date().toISOString(),
    });
    return { token_hash, owner_key, details: sealed, expires_on: n === 700 ? soonest : '2999-01-02' };
  });
  await db.updateTable('sessions').set({ expires_on: '2999-01-02' }).where('token_hash', '=', own).execute();
  await db.insertInto('sessions').values(others).execute();
  const token = await logIn(student);
  for (const open of [token, student.token]) expect(await sessionsOf(open)).toHaveLength(50);
  const left = await db.selectFrom('sessions').select('token_hash').where('owner_key', 'in', keys).execute();
  const hashes = new Set(left.map((row) => row.token_hash.toString('hex')));
  expect(hashes.size).toBe(keys.length);
  expect(others.filter(({ token_hash }) => !hashes.has(token_hash.toString('hex'))).map(({ expires_on }) => expires_on)).toEqual([soonest]);
});

test('twenty concurrent logins of one account each get their own session', async () => {
  const student = await makeStudent(app);
  const tokens = await Promise.all(Array.from({ length: 20 }, () => logIn(student)));
  for (const token of tokens) expect(await sessionsOf(token)).toHaveLength(21);
});

test('a session row with the details of another session logs nobody in', async () => {
  const [student, stranger] = [await makeStudent(app), await makeStudent(app)];
  const { details } = await app.db
    .selectFrom('sessions')
    .select('details')
    .where('token_hash', '=', hashToken(stranger.token))
    .executeTakeFirstOrThrow();
  await app.db.updateTable('sessions').set({ details }).where('token_hash', '=', hashToken(student.token)).execute();
  expect(await statusFor(student.token)).toBe(401);
  expect((await call(app, 'GET', '/posts', { as: student.token })).status).toBe(200);
});
