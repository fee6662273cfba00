import { describe, expect, test } from 'vitest';
import { findAccountByEmail } from '../../src/routers/auth/queries.ts';
import { mailboxOf } from '../../src/routers/auth/rules.ts';
import { hashToken } from '../../src/routers/sessions/queries.ts';
import { call, useTestApp } from '../support/app.ts';

const app = useTestApp();

const form = {
  email: 'Giulia.Rossi@edu.unito.it',
  password: 'mare-calmo-a-novembre',
  confirmPassword: 'mare-calmo-a-novembre',
  firstName: 'Giulia',
  lastName: 'Rossi',
  university: 'Università degli Studi di Torino',
  faculty: 'Psicologia',
  studyYear: '2° anno triennale',
  termsAccepted: true,
};

let counter = 0;
function register(fields: Record<string, unknown> = {}) {
  counter += 1;
  return call(app, 'POST', '/auth/register', { body: { ...form, email: `persona${counter}@edu.unito.it`, ...fields } });
}

test('registration returns the same shape as a login, and a session by cookie and by token', async () => {
  const { status, body, headers } = await call(app, 'POST', '/auth/register', { body: form });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'giulia.rossi@edu.unito.it',
    firstName: 'Giulia',
    lastName: 'Rossi',
    university: form.university,
    faculty: form.faculty,
    studyYear: form.studyYear,
    emailConfirmed: true,
    authToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  const cookies = [headers['set-cookie']].flat();
  expect(cookies).toHaveLength(2);
  expect(cookies[0]).toMatch(/^sottovoce=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  expect(cookies[1]).toMatch(/^sottovoce-device=[\w.-]{70,80}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  expect(headers['cache-control']).toBe('private, no-store');
  const user = await call(app, 'GET', '/auth/user', { as: body['authToken'] as string });
  expect(user.body).not.toHaveProperty('authToken');
  expect(user.body['email']).toBe('giulia.rossi@edu.unito.it');
});

test('a taken e-mail gets 409 regardless of case, and the password is stored as argon2id', async () => {
  await register({ email: 'doppia@edu.unito.it' });
  const again = await register({ email: 'DOPPIA@edu.unito.it' });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ reason: 'email_taken', issues: [{ path: ['email'] }] });
  const account = await findAccountByEmail(app.db, app.services.vault, 'doppia@edu.unito.it');
  expect(account!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe('one mailbox is one account', () => {
  test.each([
    ['prima.persona@edu.unito.it', 'prima.persona+uni@edu.unito.it'],
    ['seconda+a@edu.unito.it', 'SECONDA+b@edu.unito.it'],
  ])('%s and %s are the same account', async (first, second) => {
    expect((await register({ email: first })).body).toMatchObject({ email: first });
    expect((await register({ email: second })).body).toMatchObject({ reason: 'email_taken' });
    const login = await call(app, 'POST', '/auth/login', { body: { email: second, password: form.password } });
    expect(login.body).toMatchObject({ email: first });
  });

  test.each([
    ['mario.rossi@edu.unito.it', 'mariorossi@edu.unito.it'],
    ['stessa@studenti.unimi.it', 'stessa@unimi.it'],
    ['+sola@unibo.it', '+altra@unibo.it'],
  ])('%s and %s are two accounts', async (first, second) => {
    expect((await register({ email: first })).status).toBe(200);
    expect((await register({ email: second })).status).toBe(200);
  });

  test('dots are ignored where the provider ignores them', () => {
    expect(mailboxOf('Mario.Rossi+uni@googlemail.com')).toBe(mailboxOf('mariorossi@gmail.com'));
  });
});

test('account and session rows hold no name, e-mail, faculty, password hash, date or account id in plain text', async () => {
  const before = new Date().toISOString().slice(0, 10);
  const { body } = await register({ email: 'sigillata@edu.unito.it', firstName: 'Unmistakable', faculty: 'Facoltà inconfondibile' });
  const { db, services } = app;
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email_digest', '=', services.vault.nameOf('email', 'sigillata@edu.unito.it'))
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(body['authToken'] as string))
    .execute();
  const stored =
    JSON.stringify([row, sessions].map((value) => JSON.stringify(value))) +
    row.details.toString('latin1') +
    sessions[0]!.details.toString('latin1');
  for (const secret of ['sigillata', 'Unmistakable', 'inconfondibile', 'argon2', before, body['id'] as string])
    expect(stored).not.toContain(secret);
  // The session row does not reveal its account.
  const session = sessions[0]!;
  const asStored = [session.token_hash, session.owner_key, session.details].map((bytes) => bytes.toString('hex')).join(' ');
  expect(sessions).toHaveLength(1);
  for (const secret of [row.id.replaceAll('-', ''), Buffer.from(row.id).toString('hex'), row.email_digest.toString('hex')])
    expect(asStored).not.toContain(secret);
  // The lengths are padded, and the id that the API shows does not open the details.
  expect([row.details.length % 256, session.details.length]).toEqual([28, 256 + 28]);
  expect(() => services.vault.open(`account ${body['id'] as string}`, row.details)).toThrow();
});

test('twenty concurrent registrations of one e-mail create one account', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => register({ email: 'gara@edu.unito.it' })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(19).fill(409)]);
});

describe('university domains are matched by whole labels', () => {
  test.each(['a@unibo.it', 'a@studio.unibo.it', 'a@qualcosa.studio.unibo.it', 'B@UNIBO.IT', 'mario.rossi+uni@mail.polimi.it'])(
    '%s passes',
    async (email) => {
      expect((await register({ email })).status).toBe(200);
    },
  );

  test.each([
    'a@gmail.com',
    'a@evil-unibo.it',
    'a@unibo.it.evil.com',
    '"a@unibo.it"@evil.com',
    'a@unibo.it@evil.com',
    'a@unіbo.it',
    'a@it',
    'a@',
    'unibo.it',
    'a b@unibo.it',
    `${'a'.repeat(250)}@unibo.it`,
  ])('%j is refused', async (email) => {
    const { status, body } = await register({ email });
    expect(status).toBe(400);
    expect(body['issues']).toMatchObject([{ path: ['email'] }]);
  });

  test('a line break at the end is trimmed away like any other space', async () => {
    expect((await register({ email: 'riga@unibo.it\n' })).body).toMatchObject({ email: 'riga@unibo.it' });
  });
});

describe('registration refuses at the field, and stores nothing', () => {
  test.each([
    ['password', { password: 'corta', confirmPassword: 'corta' }],
    ['password', { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }],
    ['password', { password: 'password1', confirmPassword: 'password1' }],
    ['password', { password: 'Sottovoce2026', confirmPassword: 'Sottovoce2026' }],
    ['password', { password: 'giulia1999', confirmPassword: 'giulia1999' }],
    ['confirmPassword', { confirmPassword: 'un’altra-password' }],
    ['firstName', { firstName: '   ' }],
    ['firstName', { firstName: '\u200b' }],
    ['lastName', { lastName: 'x'.repeat(121) }],
    ['lastName', { lastName: 'Ros\0si' }],
    ['university', { university: 7 }],
    ['faculty', { faculty: undefined }],
    ['studyYear', { studyYear: null }],
    ['termsAccepted', { termsAccepted: false }],
    ['termsAccepted', { termsAccepted: 'true' }],
  ])('%s: %j', async (field, fields) => {
    const before = await countAccounts();
    const { status, body } = await register(fields);
    expect(status).toBe(400);
    expect(body['message']).toEqual(expect.any(String));
    expect((body['issues'] as unknown[])[0]).toEqual({ path: [field], message: body['message'] });
    expect(await countAccounts()).toBe(before);
  });
});

test('a password that is too long, or repeated in another composition of its letters, is not called different', async () => {
  const long = 'x'.repeat(129);
  for (const confirmPassword of [long, `${long}y`, '']) {
    const { body } = await register({ password: long, confirmPassword });
    const paths = (body['issues'] as { path: string[] }[]).map(({ path }) => path[0]);
    expect(paths).toEqual(confirmPassword === long ? ['password'] : ['password', 'confirmPassword']);
  }
  const password = 'perché-città-più-lontana';
  expect((await register({ password, confirmPassword: password.normalize('NFD') })).status).toBe(200);
  // Four characters, however they are composed.
  expect((await register({ password: 'àèìò'.normalize('NFD'), confirmPassword: 'àèìò' })).status).toBe(400);
});

test('extra fields are ignored', async () => {
  const { status, body } = await register({ role: 'admin', id: 'mine', __proto__: { admin: true }, createdAt: 'never' });
  expect(status).toBe(200);
  expect(body['id']).not.toBe('mine');
});

async function countAccounts(): Promise<number> {
  const row = await app.db
    .selectFrom('accounts')
    .select((select) => select.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}
