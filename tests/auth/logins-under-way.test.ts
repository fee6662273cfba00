import { afterEach, describe, expect, test, vi } from 'vitest';
import { findAccount } from '../../src/routers/auth/queries.ts';
import { issueToken } from '../../src/routers/credentials/queries.ts';
import { listMailLetters } from '../../src/routers/mail/queries.ts';
import { insertSession } from '../../src/routers/sessions/queries.ts';
import { whileAccountStands } from '../../src/routers/writers/queries.ts';
import { call, useTestApp, type Answer } from '../support/app.ts';
import { deferred } from '../support/deferred.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { untilWaiting } from '../support/waiting.ts';

const app = useTestApp();
const NEXT = 'pioggia-fine-sui-portici';
const renewed = { password: NEXT, confirmPassword: NEXT };

afterEach(() => void vi.restoreAllMocks());

const statusFor = async (token: string) => (await call(app, 'GET', '/auth/user', { as: token })).status;
const logIn = ({ email }: TestStudent, password: string) => call(app, 'POST', '/auth/login', { body: { email, password } });

/** The ways to replace a password. */
const ways: Record<string, (owner: TestStudent) => Promise<Answer>> = {
  async reset({ accountId, email }) {
    const wanted = { use: 'reset', accountId, email, passwordVersion: 0 } as const;
    const { token } = (await issueToken(app.db, app.services.vault, wanted, app.services.now()))!;
    return call(app, 'POST', '/auth/password/reset', { body: { token, ...renewed } });
  },
  change: ({ token }) => call(app, 'POST', '/account/password', { as: token, body: { currentPassword: STUDENT_PASSWORD, ...renewed } }),
};

/** Holds back the result of the next password check until `meanwhile` has run. */
async function holdingTheCheck(act: () => Promise<Answer>, meanwhile: () => Promise<Answer>): Promise<Answer> {
  const { passwords } = app.services;
  const { verify } = passwords;
  const checked = deferred<void>();
  vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
    const right = await verify(...asked);
    await checked.wait();
    return right;
  });
  const acting = act();
  await checked.request;
  expect((await meanwhile()).status).toBe(200);
  checked.resolve();
  return acting;
}

test.each(Object.entries(ways))('a login whose password was checked before a %s of the password opens no session', async (_, renew) => {
  const owner = await makeStudent(app);
  const late = await holdingTheCheck(
    () => logIn(owner, STUDENT_PASSWORD),
    () => renew(owner),
  );
  const wrong = await logIn(owner, 'non-è-la-mia');
  expect([late.status, late.body, late.headers['set-cookie']]).toEqual([wrong.status, wrong.body, undefined]);
  expect((await logIn(owner, NEXT)).status).toBe(200);
});

test.each(Object.entries(ways))('a password %s waits for a login that is opening its session, and ends that session', async (_, renew) => {
  const owner = await makeStudent(app);
  const { db, services } = app;
  let renewing: Promise<Answer> | undefined;
  const opened = await whileAccountStands(db, owner.accountId, async (trx) => {
    renewing = renew(owner);
    await untilWaiting(trx, 1);
    return insertSession(trx, services.vault, owner.accountId, services.now());
  });
  expect((await renewing!).status).toBe(200);
  expect(await statusFor(opened!.token)).toBe(401);
});

test('rehashing an unchanged password does not fail the login in progress', async () => {
  const owner = await makeStudent(app);
  vi.spyOn(app.services.passwords, 'needsRehash').mockReturnValueOnce(true);
  expect((await logIn(owner, STUDENT_PASSWORD)).status).toBe(200);
});

describe.each(Object.entries(ways))('after a %s of the password', (_, renew) => {
  test.each([
    ['deletion of the account', '/account/delete', { texts: 'erase' }],
    ['export', '/account/export', {}],
  ])('a %s whose password was checked before is refused', async (_name, path, body) => {
    const owner = await makeStudent(app);
    const late = await holdingTheCheck(
      () => call(app, 'POST', path, { as: owner.token, body: { password: STUDENT_PASSWORD, ...body } }),
      () => renew(owner),
    );
    expect([late.status, late.body]).toEqual([403, expect.objectContaining({ reason: 'wrong_password' })]);
    expect((await logIn(owner, NEXT)).status).toBe(200);
  });
});

test('a changed password is announced at the address that the account has then', async () => {
  const owner = await makeStudent(app);
  const email = `traslocata.${Date.now()}@unibo.it`;
  const moved = { currentPassword: STUDENT_PASSWORD, email };
  await holdingTheCheck(
    () => ways['change']!(owner),
    () => call(app, 'POST', '/account/email', { as: owner.token, body: moved }),
  );
  const letters = await listMailLetters(app.db, app.services.vault, { id: owner.accountId, email });
  expect(letters.map(({ letter }) => [letter.kind, letter.email])).toEqual([['password-changed', email]]);
});

test('a change of address is refused if the password changed after it was checked', async () => {
  const owner = await makeStudent(app);
  const body = { currentPassword: STUDENT_PASSWORD, email: `ladro.${Date.now()}@unibo.it` };
  const late = await holdingTheCheck(
    () => call(app, 'POST', '/account/email', { as: owner.token, body }),
    () => ways['change']!(owner),
  );
  expect([late.status, late.body['reason']]).toEqual([403, 'wrong_password']);
  expect((await findAccount(app.db, app.services.vault, owner.accountId))!.email).toBe(owner.email);
});
