import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { insertLetter } from '../../src/routers/mail/queries.ts';
import { call, createTestApp, type TestApp } from '../support/app.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeStudent, STUDENT_PASSWORD } from '../support/factories.ts';
import { freePort } from '../support/product.ts';
import { codeOf, startMailServer, startSilentServer, tokenOf, type MailServer } from '../support/mail-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database?.close());
beforeEach(async () => {
  for (const table of ['outbox', 'email_tokens'] as const) await database.db.deleteFrom(table).execute();
});

/** Opens one of several processes that share the database. */
const openProcess = (url: string, env: Record<string, string> = {}) =>
  createTestApp({ database: { ...database, close: async () => {} }, env: { SMTP_URL: url, PUBLIC_URL: 'https://sottovoce.test', ...env } });

const forgot = (app: TestApp, email: string) => call(app, 'POST', '/auth/password/forgot', { body: { email } });
const waiting = () => database.db.selectFrom('outbox').selectAll().execute();

describe('an unreachable mail server loses no mail and blocks no request', () => {
  test('queued mail survives the process, and is sent when the server is back', async () => {
    const port = await freePort();
    const first = await openProcess(`smtp://127.0.0.1:${port}`);
    const { email } = await makeStudent(first);
    expect((await forgot(first, email)).status).toBe(200);
    await first.app.postOffice.run();
    expect(await waiting()).toHaveLength(1);
    await first.close();

    const mails = await startMailServer({ port });
    const second = await openProcess(mails.url);
    await second.app.postOffice.run();
    // The next attempt is due in a minute.
    expect(mails.received).toEqual([]);
    second.advance(2 * MINUTE);
    await second.app.postOffice.run();
    const mail = await mails.take(email);
    expect(await waiting()).toEqual([]);
    // The lifetime of the link starts when the mail is sent, not when it is requested.
    const body = { token: tokenOf(mail), password: 'pioggia-fine-sui-portici', confirmPassword: 'pioggia-fine-sui-portici' };
    expect((await call(second, 'POST', '/auth/password/reset', { body })).status).toBe(200);
    await mails.take(email);
    await second.close();
    await mails.stop();
  });

  test('a hanging mail server delays neither requests nor a stop', async () => {
    const silent = await startSilentServer();
    const app = await openProcess(silent.url);
    const { email } = await makeStudent(app);
    expect((await forgot(app, email)).status).toBe(200);
    const trying = app.app.postOffice.run();
    await expect.poll(silent.connections).toBe(1);
    expect((await forgot(app, email)).status).toBe(200);
    expect((await call(app, 'GET', '/posts')).status).toBe(200);
    await app.close();
    await trying;
    expect(await waiting()).toHaveLength(2);
    silent.stop();

    // The next process does not have to wait for the lease of the one that stopped.
    const mails = await startMailServer();
    const next = await openProcess(mails.url);
    await next.app.postOffice.run();
    expect(mails.received.map(({ to }) => to)).toEqual([email, email]);
    await next.close();
    await mails.stop();
  });

  test('attempts become rarer, and the mail is dropped after two days', async () => {
    const app = await openProcess(`smtp://127.0.0.1:${await freePort()}`);
    const { email } = await makeStudent(app);
    await forgot(app, email);
    const tries: number[] = [];
    for (let minute = 0; minute < 49 * 60 && (await waiting()).length > 0; minute += 5) {
      const [before] = await waiting();
      await app.app.postOffice.run();
      const [after] = await waiting();
      if (!after || !before || after.due_at.getTime() !== before.due_at.getTime()) tries.push(minute);
      app.advance(5 * MINUTE);
    }
    expect(await waiting()).toEqual([]);
    expect(tries.length).toBeGreaterThan(20);
    expect(tries.length).toBeLessThan(60);
    expect(tries.at(-1)! * MINUTE).toBeGreaterThan(47 * HOUR);
    await app.close();
  });
});

test('a permanently refused address is not tried again, and other mails are sent', async () => {
  const tried: string[] = [];
  const mails = await startMailServer({
    onRcptTo({ address }, _, done) {
      tried.push(address);
      done(address.startsWith('chiuso') ? Object.assign(new Error(`no such user ${address}`), { responseCode: 550 }) : null);
    },
  });
  const app = await openProcess(mails.url);
  const { email: open } = await makeStudent(app);
  await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email: 'chiuso@edu.unito.it' } });
  await forgot(app, open);
  await app.app.postOffice.run();
  await mails.take(open);
  expect(tried.filter((address) => address === 'chiuso@edu.unito.it')).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  await app.close();
  await mails.stop();
});

test('a server that refuses the sender, or to relay, loses no mail', async () => {
  const refuse = (text: string) => Object.assign(new Error(text), { responseCode: 550 });
  const refusals = {
    'the sender': { onMailFrom: (_: unknown, __: unknown, done: (error: Error) => void) => done(refuse('sender not allowed')) },
    'to pass it on': { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(refuse('5.7.1 relaying denied')) },
  };
  for (const [what, options] of Object.entries(refusals)) {
    await database.db.deleteFrom('outbox').execute();
    const mails = await startMailServer(options);
    const app = await openProcess(mails.url);
    const { email } = await makeStudent(app);
    await forgot(app, email);
    await app.app.postOffice.run();
    expect(await waiting(), what).toHaveLength(1);
    await app.close();
    await mails.stop();
  }
});

test('a mail that is days old, as restored from a backup, is not sent', async () => {
  const mails = await startMailServer();
  const app = await openProcess(mails.url);
  const [old, fresh] = [await makeStudent(app), await makeStudent(app)];
  const { db, vault, now } = app.services;
  const changed = ({ accountId, email }: typeof old, postedAt: Date) =>
    insertLetter(db, vault, { kind: 'password-changed', accountId, email }, postedAt);
  await changed(old, new Date(now().getTime() - 7 * 24 * HOUR));
  await changed(fresh, new Date(now().getTime() - 47 * HOUR));
  await app.app.postOffice.run();
  expect(mails.received.map(({ to }) => to)).toEqual([fresh.email]);
  expect(await waiting()).toEqual([]);
  await app.close();
  await mails.stop();
});

test('three processes send each mail exactly once', async () => {
  const mails = await startMailServer();
  const processes = await Promise.all([1, 2, 3].map(() => openProcess(mails.url)));
  const students = await Promise.all(Array.from({ length: 30 }, () => makeStudent(processes[0]!)));
  await Promise.all(students.map(({ email }, index) => forgot(processes[index % 3]!, email)));
  await Promise.all(processes.map(({ app }) => app.postOffice.run()));
  await expect.poll(waiting).toEqual([]);
  expect(mails.received.map(({ to }) => to).sort()).toEqual(students.map(({ email }) => email).sort());
  for (const { close } of processes) await close();
  await mails.stop();
});

test('a mail whose process was killed while sending is sent once the lease has expired', async () => {
  const mails = await startMailServer();
  const app = await openProcess(mails.url);
  const { email } = await makeStudent(app);
  await forgot(app, email);
  // As if a process had leased the mail and then died.
  await database.db
    .updateTable('outbox')
    .set({ due_at: new Date(Date.now() + 3 * MINUTE) })
    .execute();
  await app.app.postOffice.run();
  expect(mails.received).toEqual([]);
  app.advance(4 * MINUTE);
  await app.app.postOffice.run();
  expect(mails.received).toHaveLength(1);
  await app.close();
  await mails.stop();
});

test('deleting the account deletes its queued mails, and its links stop working', async () => {
  const mails = await startMailServer();
  const app = await openProcess(mails.url);
  const { email, token: as } = await makeStudent(app);
  await forgot(app, email);
  const { plain } = await mails.take(email);
  // The mail server may have the mail before the process knows.
  await expect.poll(waiting).toEqual([]);
  await app.app.postOffice.close();
  const quiet = await openProcess(`smtp://127.0.0.1:${await freePort()}`);
  await quiet.app.postOffice.close();
  await forgot(quiet, email);
  await call(quiet, 'POST', '/account/email', { as, body: { currentPassword: STUDENT_PASSWORD, email: 'altrove@unibo.it' } });
  expect(await waiting()).toHaveLength(2);
  const own = await call(quiet, 'POST', '/account/export', { as, body: { password: STUDENT_PASSWORD } });
  expect(own.body).toMatchObject({ openLinks: [{ use: 'reset', email }] });
  expect((own.body['waitingMails'] as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual(['new-address', 'reset']);
  expect((await call(quiet, 'POST', '/account/delete', { as, body: { password: STUDENT_PASSWORD, texts: 'detach' } })).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect(await database.db.selectFrom('email_tokens').selectAll().execute()).toEqual([]);
  const token = /token=([\w-]+)/.exec(plain)![1]!;
  const body = { token, password: 'pioggia-fine-sui-portici', confirmPassword: 'pioggia-fine-sui-portici' };
  expect((await call(quiet, 'POST', '/auth/password/reset', { body })).body).toMatchObject({ reason: 'expired_or_used' });
  await quiet.close();
  await app.close();
  await mails.stop();
});

describe('a mail', () => {
  let mails: MailServer;
  let app: TestApp;
  beforeAll(async () => {
    mails = await startMailServer();
    app = await openProcess(mails.url, { PUBLIC_URL: 'https://sottovoce.test' });
  });
  afterAll(async () => {
    await app?.close();
    await mails?.stop();
  });

  test('has the same content as plain text and HTML, no unsubscribe header and nothing to load', async () => {
    const email = 'leggibile@edu.unito.it';
    await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email, firstName: 'Vai su http://cattivo.example' } });
    const mail = await mails.take(email);
    expect(mail.headers.get('from')).toBe('Sottovoce <noreply@sottovoce.test>');
    expect(mail.headers.get('to')).toBe(email);
    expect(mail.headers.get('subject')).toBe('Conferma il tuo indirizzo');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect([...mail.headers.keys()].filter((name) => name.startsWith('list-') || name === 'x-mailer')).toEqual([]);
    const [token, code] = [tokenOf(mail), codeOf(mail)];
    expect(mail.plain).toContain(`https://sottovoce.test/confirm?token=${token}\n`);
    expect(mail.html).toContain(`href="https://sottovoce.test/confirm?token=${token}"`);
    expect(mail.html).toContain(code);
    expect(mail.html).toContain('<html lang="it">');
    expect(mail.html).toContain('name="viewport"');
    expect(mail.html).not.toMatch(/<(img|script|link|style|iframe)/);
    // Somebody who registers with another person's address must not control what is written to that person.
    expect(mail.raw + mail.plain + mail.html).not.toMatch(/cattivo|Giulia|Rossi/);
    for (const line of mail.raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  });

  test('comes from the sender in MAIL_FROM', async () => {
    const own = await openProcess(mails.url, { MAIL_FROM: 'Sottovoce Torino <posta@ateneo.example>' });
    const { email } = await makeStudent(own);
    await forgot(own, email);
    await own.app.postOffice.run();
    const mail = await mails.take(email);
    expect([mail.headers.get('from'), mail.from]).toEqual(['Sottovoce Torino <posta@ateneo.example>', 'posta@ateneo.example']);
    await own.close();
  });
});

test('stored mails and tokens contain no address, token or code in plain text', async () => {
  const mails = await startMailServer();
  const app = await openProcess(mails.url);
  const email = 'a.riposo@edu.unito.it';
  await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });
  const mail = await mails.take(email);
  // The mail server has the mail before it confirms it; an attempt interrupted in between stays in the outbox.
  await expect.poll(waiting).toEqual([]);
  await app.app.postOffice.close();
  await forgot(app, email);
  const rows = [...(await waiting()), ...(await database.db.selectFrom('email_tokens').selectAll().execute())];
  expect(rows).toHaveLength(2);
  const stored = rows
    .flatMap((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))))
    .join('\n');
  for (const secret of [email, 'a.riposo', tokenOf(mail), codeOf(mail)]) expect(stored).not.toContain(secret);
  // Not even the time is stored.
  expect((await waiting()).map(({ due_at }) => due_at.getTime())).toEqual([0]);
  await app.close();
  await mails.stop();
});

test('the log reports failures and a missing mail server without any content of the mail', async () => {
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const mails = await startMailServer({
    onRcptTo: ({ address }, _, done) => done(Object.assign(new Error(`mailbox of ${address} is full`), { responseCode: 452 })),
  });
  for (const env of [{}, { SMTP_URL: mails.url }] as Record<string, string>[]) {
    const app = await createTestApp({ database: { ...database, close: async () => {} }, env, logger });
    const { email } = await makeStudent(app);
    await forgot(app, email);
    await app.app.postOffice.run();
    expect(lines.join('')).not.toContain(email);
    await database.db.deleteFrom('outbox').execute();
    await app.close();
  }
  const told = lines
    .map((line) => JSON.parse(line) as { mail?: string; msg: string; status?: number; text?: string })
    .filter(({ mail }) => mail);
  expect(told.map(({ mail, msg }) => [mail, msg])).toEqual([
    ['reset', 'mail not sent: SMTP_URL is not set'],
    ['reset', 'mail not sent'],
  ]);
  expect(lines.join('')).not.toMatch(/token|mailbox|edu\.unito/);
  await mails.stop();
});
