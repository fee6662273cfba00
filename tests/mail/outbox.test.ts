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

/** One of several processes over the same database. */
const openProcess = (url: string, env: Record<string, string> = {}) =>
  createTestApp({ database: { ...database, close: async () => {} }, env: { SMTP_URL: url, PUBLIC_URL: 'https://sottovoce.test', ...env } });

const forgot = (app: TestApp, email: string) => call(app, 'POST', '/auth/password/forgot', { body: { email } });
const waiting = () => database.db.selectFrom('outbox').selectAll().execute();

describe('a mail server that is away loses no mail and holds no request', () => {
  test('what waits survives the process, and goes when the server is back', async () => {
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
    // Its next try is in a minute.
    expect(mails.received).toEqual([]);
    second.advance(2 * MINUTE);
    await second.app.postOffice.run();
    const mail = await mails.take(email);
    expect(await waiting()).toEqual([]);
    // The link's time begins with the mail, not with the request.
    const body = { token: tokenOf(mail), password: 'pioggia-fine-sui-portici', confirmPassword: 'pioggia-fine-sui-portici' };
    expect((await call(second, 'POST', '/auth/password/reset', { body })).status).toBe(200);
    await mails.take(email);
    await second.close();
    await mails.stop();
  });

  test('one that hangs is left alone; requests are answered meanwhile, and a stop does not wait for it', async () => {
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

    // Whoever comes next need not wait for the lease of the one that stopped.
    const mails = await startMailServer();
    const next = await openProcess(mails.url);
    await next.app.postOffice.run();
    expect(mails.received.map(({ to }) => to)).toEqual([email, email]);
    await next.close();
    await mails.stop();
  });

  test('tries grow rarer, and after two days the mail is given up', async () => {
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

test('an address that the server refuses for good is not tried again, and others go', async () => {
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

test('a server that refuses the sender, or to pass mail on at all, loses none', async () => {
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

test('a letter of days ago, such as a backup brings back, is not sent', async () => {
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

test('of three processes one sends each mail', async () => {
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

test('a process that is killed while it sends leaves the mail to the others once its lease has ended', async () => {
  const mails = await startMailServer();
  const app = await openProcess(mails.url);
  const { email } = await makeStudent(app);
  await forgot(app, email);
  // As if a process had taken it and said no more.
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

test('who deletes the account gets none of the mails that wait for them, and no link works any more', async () => {
  const mails = await startMailServer();
  const app = await openProcess(mails.url);
  const { email, token: as } = await makeStudent(app);
  await forgot(app, email);
  const { plain } = await mails.take(email);
  // The server may have it before the process knows.
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

describe('what is sent', () => {
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

  test('is plain text and HTML of the same, from one sender, with nothing to unsubscribe from and nothing to load', async () => {
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
    // Whoever registers with somebody else's address must not choose what we write to them.
    expect(mail.raw + mail.plain + mail.html).not.toMatch(/cattivo|Giulia|Rossi/);
    for (const line of mail.raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  });

  test('comes from whom MAIL_FROM names', async () => {
    const own = await openProcess(mails.url, { MAIL_FROM: 'Sottovoce Torino <posta@ateneo.example>' });
    const { email } = await makeStudent(own);
    await forgot(own, email);
    await own.app.postOffice.run();
    const mail = await mails.take(email);
    expect([mail.headers.get('from'), mail.from]).toEqual(['Sottovoce Torino <posta@ateneo.example>', 'posta@ateneo.example']);
    await own.close();
  });
});

test('at rest nothing names anybody, and no token or code is to be found', async () => {
  const mails = await startMailServer();
  const app = await openProcess(mails.url);
  const email = 'a.riposo@edu.unito.it';
  await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });
  const mail = await mails.take(email);
  // The mail server has it before it says so; a try that is ended in between stays.
  await expect.poll(waiting).toEqual([]);
  await app.app.postOffice.close();
  await forgot(app, email);
  const rows = [...(await waiting()), ...(await database.db.selectFrom('email_tokens').selectAll().execute())];
  expect(rows).toHaveLength(2);
  const stored = rows
    .flatMap((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))))
    .join('\n');
  for (const secret of [email, 'a.riposo', tokenOf(mail), codeOf(mail)]) expect(stored).not.toContain(secret);
  // Not even the moment.
  expect((await waiting()).map(({ due_at }) => due_at.getTime())).toEqual([0]);
  await app.close();
  await mails.stop();
});

test('the log tells of failures and of missing mail servers without a word of the mail', async () => {
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
