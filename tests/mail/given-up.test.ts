import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount } from '../../src/routers/auth/queries.ts';
import { listTokens } from '../../src/routers/credentials/queries.ts';
import { claimLetters } from '../../src/routers/mail/queries.ts';
import { compose } from '../../src/server/mail/compose.ts';
import { call, createTestApp, type TestApp } from '../support/app.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { startMailServer, tokenOf, type MailServer } from '../support/mail-server.ts';

const MINUTE = 60_000;

let mails: MailServer;
let app: TestApp;
/** The addresses whose mails are put off at present. */
const greylisted = new Set<string>();
beforeAll(async () => {
  mails = await startMailServer({
    onRcptTo({ address }, _, done) {
      done(greylisted.has(address) ? Object.assign(new Error('try again later'), { responseCode: 451 }) : null);
    },
  });
  app = await createTestApp({ env: { SMTP_URL: mails.url, PUBLIC_URL: 'http://sottovoce.test' } });
});
afterAll(async () => {
  await app?.close();
  await mails?.stop();
});

const ask = async ({ token }: TestStudent, email: string) =>
  expect((await call(app, 'POST', '/account/email', { as: token, body: { currentPassword: STUDENT_PASSWORD, email } })).status).toBe(200);
const confirm = (token: string) => call(app, 'POST', '/auth/confirm', { body: { token } });
const addressOf = async ({ accountId }: TestStudent) => (await findAccount(app.db, app.services.vault, accountId))!.email;
const linksOf = async ({ accountId }: TestStudent) =>
  (await listTokens(app.db, app.services.vault, accountId, app.services.now())).map(({ email }) => email);

/** Claims the letters in the outbox, as a process that is about to send them. */
const claim = () => claimLetters(app.db, app.services.vault, 10, app.services.now(), MINUTE);
const composed = (letter: Parameters<typeof compose>[1]) =>
  compose({ services: app.services, confirms: true, site: new URL('http://sottovoce.test') }, letter);

test('a mail to a mistyped address that is put off is dropped once another address is asked for', async () => {
  const student = await makeStudent(app);
  greylisted.add('refuso@unibo.it');
  await ask(student, 'refuso@unibo.it');
  await app.app.postOffice.run();
  greylisted.clear();
  await ask(student, 'giusto@unibo.it');
  const token = tokenOf(await mails.take('giusto@unibo.it'));
  app.advance(2 * MINUTE);
  await app.app.postOffice.run();
  expect(mails.cameTo('refuso@unibo.it')).toEqual([]);
  expect((await confirm(token)).body).toMatchObject({ email: 'giusto@unibo.it' });
});

test('a link in a mail that has arrived stops working once another address is asked for, and works if the same one is', async () => {
  const student = await makeStudent(app);
  greylisted.add('giusto.tardi@unibo.it');
  await ask(student, 'refuso.presto@unibo.it');
  const first = tokenOf(await mails.take('refuso.presto@unibo.it'));
  await ask(student, 'refuso.presto@unibo.it');
  const second = tokenOf(await mails.take('refuso.presto@unibo.it'));
  expect(await linksOf(student)).toEqual(['refuso.presto@unibo.it', 'refuso.presto@unibo.it']);
  await ask(student, 'giusto.tardi@unibo.it');
  for (const token of [first, second]) expect((await confirm(token)).body).toMatchObject({ reason: 'expired_or_used' });
  greylisted.clear();
  app.advance(2 * MINUTE);
  await app.app.postOffice.run();
  expect((await confirm(tokenOf(await mails.take('giusto.tardi@unibo.it')))).body).toMatchObject({ email: 'giusto.tardi@unibo.it' });
});

test('a mail that a process is about to send gets no link once another address is asked for, or confirmed', async () => {
  await app.app.postOffice.close();
  await app.db.deleteFrom('outbox').execute();
  const student = await makeStudent(app);
  await ask(student, 'refuso.preso@unibo.it');
  const [early] = await claim();
  await ask(student, 'giusto.preso@unibo.it');
  expect(await composed(early!)).toBeUndefined();
  const [right] = await claim();
  const mail = await composed(right!);
  const [token] = /(?<=token=)[\w-]+/.exec(JSON.stringify(mail))!;
  expect((await confirm(token)).body).toMatchObject({ email: 'giusto.preso@unibo.it' });
  expect(await composed(right!)).toBeUndefined();
  expect(await linksOf(student)).toEqual([]);
  expect(await addressOf(student)).toBe('giusto.preso@unibo.it');
});

test('of a mail that is composed while another address is asked for, no link is left', async () => {
  const student = await makeStudent(app);
  for (let round = 0; round < 10; round += 1) {
    await ask(student, `refuso.insieme${round}@unibo.it`);
    const [early] = await claim();
    await Promise.all([composed(early!), ask(student, `giusto.insieme${round}@unibo.it`)]);
    expect(await linksOf(student)).toEqual([]);
    await app.db.deleteFrom('outbox').execute();
  }
});
