import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, createTestApp, TEST_SECRET, type TestApp } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { codeOf, startMailServer, tokenOf, type MailServer } from '../support/mail-server.ts';

const MINUTE = 60_000;
const WRITES: [method: 'POST' | 'DELETE' | 'PATCH', path: string, body?: object][] = [
  ['POST', '/posts', EXAMPLES.CreatePost],
  ['POST', '/posts/1/like'],
  ['DELETE', '/posts/1/like'],
  ['POST', '/posts/1/comments', EXAMPLES.CreateComment],
  ['POST', '/comments/1/like'],
  ['POST', '/study-groups', EXAMPLES.CreateStudyGroup],
  ['POST', '/study-groups/1/join'],
  ['POST', '/exam-experiences', EXAMPLES.CreateExamExperience],
  ['POST', '/exam-experiences/1/vote', EXAMPLES.VoteExamExperience],
  ['POST', '/mentors', EXAMPLES.CreateMentor],
  ['PATCH', '/mentors/me', EXAMPLES.UpdateMentor],
  ['POST', '/mentorship/requests', EXAMPLES.CreateMentorshipRequest],
];

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

let counter = 0;
async function register(on = app, email = `conferma${(counter += 1)}@edu.unito.it`) {
  const { status, body } = await call(on, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ email, emailConfirmed: false });
  return { email, token: body['authToken'] as string, mail: await mails.take(email) };
}

const confirm = (body: object, on = app) => call(on, 'POST', '/auth/confirm', { body });

describe('until the address is confirmed', () => {
  test('one reads but does not write, whatever it is', async () => {
    const { token: as } = await register();
    for (const path of ['/posts', '/study-groups', '/exam-experiences', '/mentors', '/auth/user', '/auth/sessions'])
      expect((await call(app, 'GET', path, { as })).status, path).toBe(200);
    for (const [method, path, body] of WRITES) {
      const answer = await call(app, method, path, { as, body });
      expect([answer.status, answer.body['reason']], `${method} ${path}`).toEqual([403, 'unconfirmed']);
    }
  });

  test('nobody enters a chat', async () => {
    const post = await makePost(app, { type: 'talk' });
    const enter = (as: string) => app.app.inject({ url: `/ws?postId=${post.id}`, headers: { authorization: `Bearer ${as}` } });
    const refused = await enter((await register()).token);
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'unconfirmed']);
    expect((await enter((await makeStudent(app)).token)).statusCode).toBe(426);
  });

  test('logins, export, the address and the account are one’s own all the same', async () => {
    const { email, token: as } = await register();
    const password = EXAMPLES.Register.password;
    expect((await call(app, 'POST', '/auth/login', { body: { email, password } })).body).toMatchObject({ emailConfirmed: false });
    expect((await call(app, 'DELETE', '/auth/sessions', { as })).body).toEqual({ ended: 1 });
    const own = await call(app, 'POST', '/account/export', { as, body: { password } });
    expect(own.body).toMatchObject({ profile: { emailConfirmed: false }, openLinks: [{ use: 'confirm', email }] });
    const change = await call(app, 'POST', '/account/email', {
      as,
      body: { currentPassword: password, email: 'refuso.corretto@unibo.it' },
    });
    expect(change.body).toEqual({ email: 'refuso.corretto@unibo.it', confirmed: false });
    const confirmed = await confirm({ token: tokenOf(await mails.take('refuso.corretto@unibo.it')) });
    expect(confirmed.body).toMatchObject({ email: 'refuso.corretto@unibo.it', emailConfirmed: true });
    // Whoever has the mistyped address is told nothing.
    expect(mails.received.filter(({ to }) => to === email)).toEqual([]);
    expect((await call(app, 'POST', '/posts', { as, body: EXAMPLES.CreatePost })).status).toBe(200);
    expect((await call(app, 'POST', '/account/delete', { as, body: { password, texts: 'detach' } })).status).toBe(200);
  });
});

describe('a mail confirms the address', () => {
  test.each(['its link', 'its code'])('by %s, once', async (way) => {
    const { email, token: as, mail } = await register();
    const proof = way === 'its link' ? { token: tokenOf(mail) } : { email: email.toUpperCase(), code: codeOf(mail) };
    const confirmed = await confirm(proof);
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toMatchObject({ email, emailConfirmed: true });
    expect(confirmed.body).not.toHaveProperty('authToken');
    expect((await call(app, 'POST', '/posts', { as, body: EXAMPLES.CreatePost })).status).toBe(200);
    expect((await call(app, 'GET', '/auth/user', { as })).body).toMatchObject({ emailConfirmed: true });
    // Neither it nor its other half again.
    for (const again of [{ token: tokenOf(mail) }, { email, code: codeOf(mail) }])
      expect((await confirm(again)).body).toMatchObject({ code: 'BAD_REQUEST', reason: 'expired_or_used' });
  });

  test('for thirty minutes, and another mail brings another chance', async () => {
    const own = await createTestApp({ env: { SMTP_URL: mails.url } });
    const { email, mail } = await register(own);
    own.advance(31 * MINUTE);
    for (const late of [{ token: tokenOf(mail) }, { email, code: codeOf(mail) }])
      expect((await confirm(late, own)).body).toMatchObject({ reason: 'expired_or_used' });
    expect((await call(own, 'POST', '/auth/confirm/resend', { body: { email } })).body).toEqual({ asked: true });
    expect((await confirm({ token: tokenOf(await mails.take(email)) }, own)).status).toBe(200);
    // Nothing is left to confirm: a further request is answered alike, and sends nothing.
    expect((await call(own, 'POST', '/auth/confirm/resend', { body: { email } })).body).toEqual({ asked: true });
    await own.app.postOffice.run();
    expect(await own.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await own.db.selectFrom('email_tokens').selectAll().execute()).toEqual([]);
    expect(mails.received).toEqual([]);
    await own.close();
  });

  test('of two mails each works, and each ends the other', async () => {
    const { email, mail: first } = await register();
    await call(app, 'POST', '/auth/confirm/resend', { body: { email } });
    const second = await mails.take(email);
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    expect((await confirm({ token: tokenOf(first) })).status).toBe(200);
    expect((await confirm({ token: tokenOf(second) })).status).toBe(400);
  });

  test('twenty uses at once confirm once', async () => {
    const { mail } = await register();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm({ token: tokenOf(mail) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
  });

  test('nothing that is altered, foreign or for something else, and the answer is always the same', async () => {
    const { email, mail } = await register();
    const other = await register();
    await call(app, 'POST', '/auth/password/forgot', { body: { email } });
    const reset = await mails.take(email);
    const token = tokenOf(mail);
    const bad = [
      { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` },
      { token: `${token}x` },
      { token: tokenOf(reset) },
      { token: '../../etc/passwd' },
      { email, code: codeOf(other.mail) === codeOf(mail) ? '000000' : codeOf(other.mail) },
      { email: 'nessuno.qui@edu.unito.it', code: codeOf(mail) },
    ];
    const answers = await Promise.all(bad.map((body) => confirm(body)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1);
    expect(answers[0]!.body).toMatchObject({ reason: 'expired_or_used' });
    expect((await confirm({ token })).status).toBe(200);
  });

  test.each([
    [{}],
    [{ email: 'a@unito.it' }],
    [{ code: '123456' }],
    [{ email: 'a@unito.it', code: '12345' }],
    [{ token: '' }],
    [{ token: 7 }],
  ])('%j is no question at all', async (body) => {
    const answer = await confirm(body);
    expect([answer.status, answer.body['reason']]).toEqual([400, undefined]);
    expect(answer.body['issues']).not.toEqual([]);
  });
});

test('codes cannot be guessed: after ten wrong ones in a day only the link works', async () => {
  const own = await createTestApp({
    env: { SMTP_URL: mails.url },
    limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date() }),
  });
  const { email, mail } = await register(own);
  const wrong = codeOf(mail) === '000000' ? '000001' : '000000';
  const statuses: number[] = [];
  // Another way of writing the mailbox is no other mailbox.
  for (let count = 0; count < 10; count += 1) {
    const alias = count % 2 ? email : email.replace('@', '+altro@');
    statuses.push((await confirm({ email: alias, code: wrong }, own)).status);
  }
  expect(statuses).toEqual(Array(10).fill(400));
  const right = await confirm({ email, code: codeOf(mail) }, own);
  expect([right.status, Number(right.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect((await confirm({ token: tokenOf(mail) }, own)).status).toBe(200);
  // Of an address that nobody has as many.
  for (let count = 0; count < 10; count += 1) await confirm({ email: 'nessuno@unibo.it', code: wrong }, own);
  expect((await confirm({ email: 'nessuno@unibo.it', code: wrong }, own)).status).toBe(429);
  await own.close();
});

test('mails to one address are few, whether or not anybody has an account with it', async () => {
  const own = await createTestApp({
    env: { SMTP_URL: mails.url },
    limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date() }),
  });
  const { email } = await register(own);
  for (const address of [email, 'nessuno@unibo.it']) {
    const ask = (path: string, to: string) => call(own, 'POST', path, { body: { email: to } });
    const statuses = [
      (await ask('/auth/confirm/resend', address)).status,
      (await ask('/auth/password/forgot', address.replace('@', '+a@'))).status,
      (await ask('/auth/confirm/resend', address.replace('@', '+b@'))).status,
      (await ask('/auth/password/forgot', address)).status,
      (await ask('/auth/confirm/resend', address)).status,
    ];
    expect(statuses, address).toEqual([200, 200, 200, 200, 429]);
  }
  await own.close();
  mails.received.length = 0;
});

describe('without a mail server', () => {
  test('an address counts as confirmed from the start, and a new one at once', async () => {
    const own = await createTestApp();
    const { body } = await call(own, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email: 'senza.posta@edu.unito.it' } });
    expect(body).toMatchObject({ emailConfirmed: true });
    const as = body['authToken'] as string;
    expect((await call(own, 'POST', '/posts', { as, body: EXAMPLES.CreatePost })).status).toBe(200);
    const currentPassword = EXAMPLES.Register.password;
    const change = await call(own, 'POST', '/account/email', { as, body: { currentPassword, email: 'altra@unibo.it' } });
    expect(change.body).toEqual({ email: 'altra@unibo.it', confirmed: true });
    expect((await call(own, 'POST', '/auth/login', { body: { email: 'altra@unibo.it', password: currentPassword } })).status).toBe(200);
    const { email: taken } = await makeStudent(own);
    expect((await call(own, 'POST', '/account/email', { as, body: { currentPassword, email: taken } })).body).toMatchObject({
      reason: 'email_taken',
    });
    await own.close();
  });
});
