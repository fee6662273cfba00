import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { call, createTestApp, type TestApp } from '../support/app.ts';
import { makeStudent, STUDENT_PASSWORD } from '../support/factories.ts';
import { startMailServer, tokenOf, type MailServer } from '../support/mail-server.ts';

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

const logIn = (email: string, password: string) => call(app, 'POST', '/auth/login', { body: { email, password } });

test('a new address takes effect once confirmed from its mail, and the old one is notified', async () => {
  const { email, token: as } = await makeStudent(app);
  const body = { currentPassword: STUDENT_PASSWORD, email: 'indirizzo.nuovo@unibo.it' };
  expect((await call(app, 'POST', '/account/email', { as, body: { ...body, currentPassword: 'no' } })).body).toMatchObject({
    reason: 'wrong_password',
    issues: [{ path: ['currentPassword'] }],
  });
  expect((await call(app, 'POST', '/account/email', { as, body: { ...body, email: 'a@gmail.com' } })).body).toMatchObject({
    reason: 'email_not_university',
  });
  expect((await call(app, 'POST', '/account/email', { as, body })).body).toEqual({ email: body.email, confirmed: false });
  expect((await logIn(email, STUDENT_PASSWORD)).status).toBe(200);
  const confirmed = await call(app, 'POST', '/auth/confirm', { body: { token: tokenOf(await mails.take(body.email)) } });
  expect(confirmed.body).toMatchObject({ email: body.email });
  expect((await logIn(email, STUDENT_PASSWORD)).status).toBe(401);
  expect((await logIn(body.email, STUDENT_PASSWORD)).status).toBe(200);
  const told = await mails.take(email);
  expect(told.headers.get('subject')).toBe('L’indirizzo del tuo account è cambiato');
  expect(told.raw).not.toContain('indirizzo.nuovo');
});

test('only the owner of an address learns that it already has an account', async () => {
  const [one, two] = [await makeStudent(app), await makeStudent(app)];
  const body = { currentPassword: STUDENT_PASSWORD, email: two.email };
  expect((await call(app, 'POST', '/account/email', { as: one.token, body })).body).toEqual({ email: two.email, confirmed: false });
  const told = await mails.take(two.email);
  expect(told.headers.get('subject')).toBe('Questo indirizzo ha già un account');
  expect(told.plain).not.toMatch(/token=|^\d{6}$/m);
});

test('an export lists a requested address alike, whether or not it has an account', async () => {
  const [taken, free] = ['gia.presa@unibo.it', 'mai.sentita@unibo.it'];
  await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email: taken } });
  await mails.take(taken);
  const shownAfterAskingFor = async (email: string) => {
    const { token: as } = await makeStudent(app);
    await call(app, 'POST', '/account/email', { as, body: { currentPassword: STUDENT_PASSWORD, email } });
    await mails.take(email);
    await expect.poll(() => app.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    const { body } = await call(app, 'POST', '/account/export', { as, body: { password: STUDENT_PASSWORD } });
    return [body['openLinks'], body['waitingMails']];
  };
  for (const email of [taken, free])
    expect(await shownAfterAskingFor(email)).toEqual([[{ use: 'change', email, expiresAt: expect.any(String) }], []]);
});

test('confirming an address that was registered by somebody else meanwhile gets 409', async () => {
  const { token: as } = await makeStudent(app);
  await call(app, 'POST', '/account/email', { as, body: { currentPassword: STUDENT_PASSWORD, email: 'conteso@unibo.it' } });
  const token = tokenOf(await mails.take('conteso@unibo.it'));
  await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email: 'conteso@unibo.it' } });
  const answer = await call(app, 'POST', '/auth/confirm', { body: { token } });
  expect([answer.status, answer.body['reason']]).toEqual([409, 'email_taken']);
  expect((await call(app, 'GET', '/auth/user', { as })).body['email']).not.toBe('conteso@unibo.it');
});
