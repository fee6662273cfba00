import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
  test('reads are allowed, and writes of every kind are refused', async () => {
    const { token: as } = await register();
    for (const path of ['/posts', '/study-groups', '/exam-experiences', '/mentors', '/auth/user', '/auth/sessions'])
      expect((await call(app, 'GET', path, { as })).status, path).toBe(200);
    for (const [method, path, body] of WRITES) {
      const answer = await call(app, method, path, { as, body });
      expect([answer.status, answer.body['reason']], `${method} ${path}`).toEqual([403, 'unconfirmed']);
    }
  });

  test('entering a chat is refused', async () => {
    const post = await makePost(app, { type: 'talk' });
    const enter = (as: string) => app.app.inject({ url: `/ws?postId=${post.id}`, headers: { authorization: `Bearer ${as}` } });
    const refused = await enter((await register()).token);
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'unconfirmed']);
    expect((await enter((await makeStudent(app)).token)).statusCode).toBe(426);
  });

  test('login, export, change of address and deletion of the account work', async () => {
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
    // The owner of the mistyped address gets no mail.
    expect(mails.cameTo(email)).toEqual([]);
    expect((await call(app, 'POST', '/posts', { as, body: EXAMPLES.CreatePost })).status).toBe(200);
    expect((await call(app, 'POST', '/account/delete', { as, body: { password, texts: 'detach' } })).status).toBe(200);
  });
});

describe('confirming the address by mail', () => {
  test.each(['its link', 'its code'])('works once by %s', async (way) => {
    const { email, token: as, mail } = await register();
    const proof = way === 'its link' ? { token: tokenOf(mail) } : { email: email.toUpperCase(), code: codeOf(mail) };
    const confirmed = await confirm(proof);
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toMatchObject({ email, emailConfirmed: true });
    expect(confirmed.body).not.toHaveProperty('authToken');
    expect((await call(app, 'POST', '/posts', { as, body: EXAMPLES.CreatePost })).status).toBe(200);
    expect((await call(app, 'GET', '/auth/user', { as })).body).toMatchObject({ emailConfirmed: true });
    // Neither the link nor the code of that mail works again.
    for (const again of [{ token: tokenOf(mail) }, { email, code: codeOf(mail) }])
      expect((await confirm(again)).body).toMatchObject({ code: 'BAD_REQUEST', reason: 'expired_or_used' });
  });

  test('works for thirty minutes, and again with another mail', async () => {
    const own = await createTestApp({ env: { SMTP_URL: mails.url } });
    const { email, mail } = await register(own);
    own.advance(31 * MINUTE);
    for (const late of [{ token: tokenOf(mail) }, { email, code: codeOf(mail) }])
      expect((await confirm(late, own)).body).toMatchObject({ reason: 'expired_or_used' });
    expect((await call(own, 'POST', '/auth/confirm/resend', { body: { email } })).body).toEqual({ asked: true });
    expect((await confirm({ token: tokenOf(await mails.take(email)) }, own)).status).toBe(200);
    // Nothing is left to confirm: a further request gets the same answer, but sends no mail.
    expect((await call(own, 'POST', '/auth/confirm/resend', { body: { email } })).body).toEqual({ asked: true });
    await own.app.postOffice.run();
    expect(await own.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await own.db.selectFrom('email_tokens').selectAll().execute()).toEqual([]);
    expect(mails.cameTo(email)).toEqual([]);
    await own.close();
  });

  test('works with the earlier of two mails, and ends the later one', async () => {
    const { email, mail: first } = await register();
    await call(app, 'POST', '/auth/confirm/resend', { body: { email } });
    const second = await mails.take(email);
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    expect((await confirm({ token: tokenOf(first) })).status).toBe(200);
    expect((await confirm({ token: tokenOf(second) })).status).toBe(400);
  });

  test('succeeds once when tried twenty times at once', async () => {
    const { mail } = await register();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm({ token: tokenOf(mail) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
  });

  test('refuses altered, foreign and unrelated tokens and codes, all with the same answer', async () => {
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
  ])('refuses the invalid input %j with issues', async (body) => {
    const answer = await confirm(body);
    expect([answer.status, answer.body['reason']]).toEqual([400, undefined]);
    expect(answer.body['issues']).not.toEqual([]);
  });
});

/** Creates an app with the production limits, and collects the delays that it requests. */
async function limitedApp() {
  const waits: number[] = [];
  const sleep = async (milliseconds: number) => void waits.push(milliseconds);
  const own = await createTestApp({
    env: { SMTP_URL: mails.url, TRUST_PROXY: '1' },
    limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date(), sleep }),
  });
  return { own, waits };
}

/** Returns the header with which a proxy passes on the address of the client. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('guessing codes is blocked after ten tries, but not for the owner at the address of the registration', async () => {
  const { own, waits } = await limitedApp();
  const { email, mail } = await register(own);
  const wrong = codeOf(mail) === '000000' ? '000001' : '000000';
  const guess = async (address: string, body: object) => {
    const { status, body: answer, headers } = await call(own, 'POST', '/auth/confirm', { body, ...from(address) });
    return [status, answer['reason'], headers['retry-after'] !== undefined];
  };
  const stranger = (n: number) => `192.0.2.${n}`;
  const tries = async (mailbox: string) => {
    const answers = [];
    // A variant of the address counts as the same mailbox.
    for (let n = 0; n < 12; n += 1)
      answers.push(await guess(stranger(n), { email: n % 2 ? mailbox : mailbox.replace('@', '+altro@'), code: wrong }));
    return answers;
  };
  const ofSomebody = await tries(email);
  expect(ofSomebody.map(([status]) => status)).toEqual([...Array<number>(10).fill(400), 429, 429]);
  // An unknown address gets the same answers, and every answer is delayed, which hides how long the lookup took.
  expect(await tries('nessuno@unibo.it')).toEqual(ofSomebody);
  expect(waits).toHaveLength(24);
  expect(Math.min(...waits)).toBeGreaterThan(0);
  // The right code is blocked too, except where the account was before; there a wrong code reveals nothing either.
  const code = codeOf(mail);
  expect((await guess(stranger(1), { email, code }))[0]).toBe(429);
  const home = '127.0.0.1';
  expect(await guess(home, { email, code: wrong })).toEqual(await guess(home, { email: 'nessuno@unibo.it', code: wrong }));
  expect((await guess(home, { email, code }))[0]).toBe(200);
  await own.close();
});

test('at most four mails of each kind can be requested for an address, with or without an account', async () => {
  const { own } = await limitedApp();
  const { email } = await register(own);
  const asked = { confirm: '/auth/confirm/resend', reset: '/auth/password/forgot' };
  for (const address of [email, 'nessuno@unibo.it']) {
    const ask = async (kind: keyof typeof asked, label = '') => {
      const body = { email: address.replace('@', `${label}@`) };
      return (await call(own, 'POST', asked[kind], { body, ...from(`192.0.2.${label.length}`) })).status;
    };
    const many = async (kind: keyof typeof asked) => [
      await ask(kind),
      await ask(kind, '+a'),
      await ask(kind, '+bb'),
      await ask(kind),
      await ask(kind),
    ];
    expect(await many('confirm'), address).toEqual([200, 200, 200, 200, 429]);
    // Each kind has a limit of its own, so that requests for confirmations do not keep the owner from a reset.
    expect(await many('reset'), address).toEqual([200, 200, 200, 200, 429]);
  }
  await own.close();
  mails.received.length = 0;
});

test('registering and deleting in turn sends an address at most four mails in an hour, and its owner can still register and be mailed', async () => {
  const { own } = await limitedApp();
  const { password } = EXAMPLES.Register;
  const mailbox = 'presa.di.mira@edu.unito.it';
  const registers = async (email: string, address: string) => {
    const answer = await call(own, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email }, ...from(address) });
    expect(answer.status).toBe(200);
    return answer.body['authToken'] as string;
  };
  const nothingComes = async (email: string) => {
    expect(await own.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(mails.cameTo(email)).toEqual([]);
  };
  for (let n = 0; n < 6; n += 1) {
    // A variant of the address counts as the same mailbox.
    const email = n % 2 ? mailbox : mailbox.replace('@', '+altro@');
    const as = await registers(email, `192.0.2.${n}`);
    if (n < 4) await mails.take(email);
    else await nothingComes(email);
    expect((await call(own, 'POST', '/account/delete', { as, body: { password, texts: 'erase' } })).status).toBe(200);
  }
  await registers(mailbox, '192.0.2.7');
  await nothingComes(mailbox);
  // Mails that somebody asks for are counted apart: otherwise the answer would reveal to strangers that the address has just registered.
  expect((await call(own, 'POST', '/auth/confirm/resend', { body: { email: mailbox } })).body).toEqual({ asked: true });
  expect((await confirm({ token: tokenOf(await mails.take(mailbox)) }, own)).status).toBe(200);
  await own.close();
});

test('however many mails were requested for an address in a day, one more is allowed each hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T00:00:00Z') });
  try {
    const { takeMail } = createLimits({ secretKey: TEST_SECRET, now: () => new Date() }).from('192.0.2.1');
    const ofHour: number[] = [];
    for (let hour = 0; hour < 12; hour += 1) {
      let sent = 0;
      for (let n = 0; n < 6; n += 1)
        await takeMail('giulia.rossi@edu.unito.it', 'reset').then(
          () => (sent += 1),
          () => {},
        );
      ofHour.push(sent);
      vi.advanceTimersByTime(60 * MINUTE + 1000);
    }
    expect(ofHour).toEqual([4, 4, 4, ...Array<number>(9).fill(1)]);
  } finally {
    vi.useRealTimers();
  }
});

describe('without a mail server', () => {
  test('an address is confirmed from the start, and a changed address at once', async () => {
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
