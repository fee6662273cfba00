import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByEmail } from '../../src/routers/auth/queries.ts';
import type { MailLetter } from '../../src/routers/context.ts';
import { insertLetter } from '../../src/routers/mail/queries.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, createTestApp, TEST_SECRET, type TestApp } from '../support/app.ts';
import { makePost, makeStudent, STUDENT_PASSWORD } from '../support/factories.ts';
import { startMailServer, tokenOf, type MailServer } from '../support/mail-server.ts';

const MINUTE = 60_000;
const NEXT = 'pioggia-fine-sui-portici';

let mails: MailServer;
let app: TestApp;
beforeAll(async () => {
  mails = await startMailServer();
  app = await createTestApp({ env: { SMTP_URL: mails.url, PUBLIC_URL: 'http://sottovoce.test' } });
});
afterAll(async () => {
  await app?.close();
  await mails?.stop();
});

const forgot = (email: string, on = app) => call(on, 'POST', '/auth/password/forgot', { body: { email } });
const reset = (token: string, password = NEXT, on = app) =>
  call(on, 'POST', '/auth/password/reset', { body: { token, password, confirmPassword: password } });
const logIn = (email: string, password: string, on = app) => call(on, 'POST', '/auth/login', { body: { email, password } });

async function askReset(email: string, on = app): Promise<string> {
  expect((await forgot(email, on)).body).toEqual({ asked: true });
  return tokenOf(await mails.take(email));
}

test('a reset replaces the password, ends all sessions, is announced by mail, and works once', async () => {
  const { email, token: open } = await makeStudent(app);
  const token = await askReset(email);
  expect((await reset(token)).body).toEqual({ changed: true });
  expect((await call(app, 'GET', '/auth/user', { as: open })).status).toBe(401);
  expect((await logIn(email, STUDENT_PASSWORD)).status).toBe(401);
  expect((await logIn(email, NEXT)).status).toBe(200);
  const told = await mails.take(email);
  expect(told.headers.get('subject')).toBe('La tua password è cambiata');
  expect((await reset(token, 'un-altra-ancora-diversa')).body).toMatchObject({ code: 'BAD_REQUEST', reason: 'expired_or_used' });
  expect((await logIn(email, NEXT)).status).toBe(200);
});

test('a reset confirms the address and logs out whoever had registered with it', async () => {
  const { email, token: squatter } = await makeStudent(app, { emailConfirmed: false });
  await reset(await askReset(email));
  expect((await call(app, 'GET', '/auth/user', { as: squatter })).status).toBe(401);
  expect((await logIn(email, NEXT)).body).toMatchObject({ emailConfirmed: true });
  await mails.take(email);
});

test('expired, altered and misused links are all refused with the same answer', async () => {
  const { email } = await makeStudent(app, { emailConfirmed: false });
  await call(app, 'POST', '/auth/confirm/resend', { body: { email } });
  const confirmation = tokenOf(await mails.take(email));
  const token = await askReset(email);
  const answers = [await reset(confirmation), await reset(`${token.slice(1)}A`), await reset('x'.repeat(200)), await reset('%00')];
  app.advance(31 * MINUTE);
  answers.push(await reset(token));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1);
  expect(answers[0]).toMatchObject({ status: 400, body: { reason: 'expired_or_used' } });
  expect((await logIn(email, STUDENT_PASSWORD)).status).toBe(200);
});

test('a weak or mistyped password does not use up the link', async () => {
  const { email } = await makeStudent(app);
  const token = await askReset(email);
  expect((await reset(token, 'password1')).body).toMatchObject({ reason: 'password_too_common', issues: [{ path: ['password'] }] });
  expect((await reset(token, 'corta')).status).toBe(400);
  const unequal = await call(app, 'POST', '/auth/password/reset', { body: { token, password: NEXT, confirmPassword: `${NEXT}!` } });
  expect(unequal.body).toMatchObject({ issues: [{ path: ['confirmPassword'] }] });
  expect((await reset(token)).status).toBe(200);
  await mails.take(email);
});

test('of twenty concurrent resets with one link exactly one succeeds', async () => {
  const { email } = await makeStudent(app);
  const token = await askReset(email);
  const passwords = Array.from({ length: 20 }, (_, index) => `${NEXT}-numero-${index}`);
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
  expect((await logIn(email, passwords[answers.findIndex(({ status }) => status === 200)]!)).status).toBe(200);
  await mails.take(email);
});

test('a reset lifts the block after too many wrong passwords', async () => {
  const own = await createTestApp({
    env: { SMTP_URL: mails.url },
    limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date(), sleep: async () => {} }),
  });
  const { email } = await makeStudent(own);
  for (let count = 0; count < 11; count += 1) await logIn(email, 'non-me-la-ricordo', own);
  expect((await logIn(email, STUDENT_PASSWORD, own)).status).toBe(429);
  await reset(await askReset(email, own), NEXT, own);
  expect((await logIn(email, NEXT, own)).status).toBe(200);
  await mails.take(email);
  await own.close();
});

test('a known and an unknown address get the same answer, statement and size of row', async () => {
  const own = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const { email } = await makeStudent(own);
  // Closed, so that nothing else reads the outbox meanwhile.
  await own.app.postOffice.close();
  const seen = [];
  for (const address of [email, 'chi.non.conosciamo@edu.unito.it']) {
    const before = await queriesOf(own, () => forgot(address, own));
    seen.push(before);
  }
  expect(seen[0]!.answer).toEqual(seen[1]!.answer);
  expect(seen[0]!.statements).toEqual(seen[1]!.statements);
  expect(seen[0]!.statements).toHaveLength(1);
  const rows = await own.db.selectFrom('outbox').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ details, due_at }) => JSON.stringify([details.length, due_at])))).toHaveLength(1);
  await own.close();
});

test('forged host and proxy headers change no mail link, cookie or header, with or without a trusted proxy', async () => {
  const forged = {
    host: 'evil.example',
    forwarded: 'for=10.9.9.9;host=evil.example;proto=http',
    ...Object.fromEntries(['host', 'server', 'prefix', 'port'].map((what) => [`x-forwarded-${what}`, 'evil.example'])),
    'x-forwarded-proto': 'http',
    'x-original-url': '/evil.example',
    'x-rewrite-url': '/evil.example',
  };
  const site = 'https://sottovoce.test';
  for (const TRUST_PROXY of ['false', '1']) {
    const own = await createTestApp({ env: { SMTP_URL: mails.url, PUBLIC_URL: site, TRUST_PROXY } });
    const { email } = await makeStudent(own);
    const ask = (path: string, body: object, headers: object) => call(own, 'POST', path, { body, headers: { ...headers } });
    /** Returns what a browser keeps of the response or acts on, without the random token. */
    const told = async (headers: object) => {
      const { status, headers: answered } = await ask('/auth/login', { email, password: STUDENT_PASSWORD }, headers);
      const { date: _, 'set-cookie': cookie, ...rest } = answered;
      expect(String(cookie)).toMatch(/^__Host-sottovoce=.*; Secure;/);
      return JSON.stringify([status, String(cookie).replace(/=[\w-]{43};.*Expires=[^;]*/, ''), rest]);
    };
    expect(await told(forged)).toBe(await told({}));
    await ask('/auth/password/forgot', { email }, forged);
    const { raw, plain } = await mails.take(email);
    expect(raw).not.toContain('evil');
    expect(plain).toContain(`${site}/`);
    const cookie = `__Host-sottovoce=${tokenOfCookie(await ask('/auth/login', { email, password: STUDENT_PASSWORD }, {}))}`;
    const foreign = await ask(
      '/posts',
      { type: 'vent', content: 'Da un’altra pagina' },
      { ...forged, cookie, origin: 'https://evil.example' },
    );
    expect(foreign).toMatchObject({ status: 403, body: { reason: 'foreign_origin' } });
    await own.close();
  }
});

test('an unknown address gets no mail, and its row is deleted', async () => {
  const unknown = 'chi.non.conosciamo@edu.unito.it';
  await forgot(unknown);
  await app.app.postOffice.run();
  expect(await app.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(mails.cameTo(unknown)).toEqual([]);
});

test('a password change requires the current one, ends other sessions and is announced by mail', async () => {
  const { email, token: as } = await makeStudent(app);
  const other = (await logIn(email, STUDENT_PASSWORD)).body['authToken'] as string;
  const change = (currentPassword: string, password = NEXT) =>
    call(app, 'POST', '/account/password', { as, body: { currentPassword, password, confirmPassword: password } });
  const wrong = await change('di qualcun altro');
  expect([wrong.status, wrong.body['reason'], wrong.body['issues']]).toEqual([
    403,
    'wrong_password',
    [{ path: ['currentPassword'], message: wrong.body['message'] }],
  ]);
  expect((await change(STUDENT_PASSWORD, 'password1')).body).toMatchObject({ reason: 'password_too_common' });
  expect((await change(STUDENT_PASSWORD)).body).toEqual({ changed: true });
  expect((await call(app, 'GET', '/auth/user', { as })).status).toBe(200);
  expect((await call(app, 'GET', '/auth/user', { as: other })).status).toBe(401);
  expect((await logIn(email, NEXT)).status).toBe(200);
  expect((await mails.take(email)).headers.get('subject')).toBe('La tua password è cambiata');
});

test('a password change is announced to a confirmed address only, at most four times in an hour, and succeeds in any case', async () => {
  const own = await createTestApp({
    env: { SMTP_URL: mails.url },
    limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date(), sleep: async () => {} }),
  });
  const lettersAfterFive = async (emailConfirmed: boolean) => {
    const { email, token: as } = await makeStudent(own, { emailConfirmed });
    for (let count = 0; count < 5; count += 1) {
      const [currentPassword, password] = count % 2 ? [NEXT, STUDENT_PASSWORD] : [STUDENT_PASSWORD, NEXT];
      const body = { currentPassword, password, confirmPassword: password };
      expect((await call(own, 'POST', '/account/password', { as, body })).body).toEqual({ changed: true });
    }
    await own.app.postOffice.run();
    // A background task may be sending them at this moment.
    await expect.poll(() => own.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    return mails.cameTo(email).length;
  };
  expect([await lettersAfterFive(true), await lettersAfterFive(false)]).toEqual([4, 0]);
  await own.close();
});

test.each(['a reset', 'a change of it'])('links requested under the old password become invalid by %s', async (how) => {
  const { email, token: as } = await makeStudent(app);
  const thiefs = `ladro.${how.length}@unibo.it`;
  const stale = await askReset(email);
  const wish = () => call(app, 'POST', '/account/email', { as, body: { currentPassword: STUDENT_PASSWORD, email: thiefs } });
  expect((await wish()).status).toBe(200);
  const stolen = tokenOf(await mails.take(thiefs));
  const link = await askReset(email);
  const body = { currentPassword: STUDENT_PASSWORD, password: NEXT, confirmPassword: NEXT };
  if (how === 'a reset') expect((await reset(link)).status).toBe(200);
  else expect((await call(app, 'POST', '/account/password', { as, body })).status).toBe(200);
  expect((await mails.take(email)).headers.get('subject')).toBe('La tua password è cambiata');
  // A change of address requested earlier, whose mail could not be sent until this point.
  await insertLetter(app.db, app.services.vault, await letterTo(thiefs, email), app.services.now());
  await app.app.postOffice.run();
  expect(mails.cameTo(thiefs)).toEqual([]);
  for (const old of [stale, link]) expect((await reset(old)).body).toMatchObject({ reason: 'expired_or_used' });
  expect((await call(app, 'POST', '/auth/confirm', { body: { token: stolen } })).body).toMatchObject({ reason: 'expired_or_used' });
  expect((await logIn(email, NEXT)).body).toMatchObject({ email });
});

const tokenOfCookie = ({ headers }: { headers: Record<string, unknown> }) => /=([\w-]{43});/.exec(String(headers['set-cookie']))![1]!;

/** Returns a mail for a change of address, as queued while the mail server is unreachable. */
async function letterTo(email: string, owner: string): Promise<MailLetter> {
  const { id } = (await findAccountByEmail(app.db, app.services.vault, owner))!;
  return { kind: 'new-address', accountId: id, email, passwordVersion: 0 };
}

/** Returns the answer of a call and its statements on outbox and accounts, without values. */
async function queriesOf({ db }: TestApp, act: () => Promise<{ status: number; body: unknown }>) {
  const statements: string[] = [];
  const executor = db.getExecutor();
  const provider = executor.provideConnection.bind(executor);
  executor.provideConnection = (consume) =>
    provider((connection) => {
      const { executeQuery } = connection;
      connection.executeQuery = (query) => {
        statements.push(query.sql);
        return executeQuery.call(connection, query) as never;
      };
      return consume(connection).finally(() => (connection.executeQuery = executeQuery));
    });
  const { status, body } = await act();
  executor.provideConnection = provider;
  return { answer: { status, body }, statements: statements.filter((sql) => sql.includes('"outbox"') || sql.includes('accounts')) };
}

test('a guest’s report gets a receipt without its content, and the address is not stored with it', async () => {
  const email = `chi.segnala.${Date.now()}@example.org`;
  const { id } = await makePost(app);
  const body = { address: `http://sottovoce.test/posts/${id}`, reason: 'personal-data', text: 'Il mio numero di telefono', email };
  expect((await call(app, 'POST', '/reports/guest', { body })).body).toEqual({ reported: true, receipt: true });
  const mail = await mails.take(email);
  expect(mail.headers.get('subject')).toBe('La tua segnalazione è arrivata');
  expect(mail.plain).not.toMatch(/numero|personal|posts/);
  const [row] = await app.db.selectFrom('reports').select(['case_id', 'details']).execute();
  expect(JSON.stringify(app.services.vault.open(`report on case ${row!.case_id}`, row!.details))).not.toContain(email);
});
