import { describe, expect, test } from 'vitest';
import { changeAccount, findAccountByEmail } from '../../src/routers/auth/queries.ts';
import { COOKIE_MARK } from '../../src/client/lib/storage.ts';
import { EXAMPLES } from '../../openapi/examples.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, createTestApp, TEST_SECRET, useTestApp, type TestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp();
const PASSWORD = 'mare-calmo-a-novembre';
const DAY = 24 * 60 * 60 * 1000;

async function register(test: TestApp, email: string, password = PASSWORD): Promise<string> {
  const body = {
    ...{ email, password, confirmPassword: password, firstName: 'Ada', lastName: 'Neri' },
    ...{ university: 'Sapienza Università di Roma', faculty: 'Fisica e Astronomia', studyYear: 'Dottorato', termsAccepted: true },
  };
  return (await call(test, 'POST', '/auth/register', { body })).body['authToken'] as string;
}

const login = (test: TestApp, email: string, password = PASSWORD) => call(test, 'POST', '/auth/login', { body: { email, password } });

test('login returns the profile and a new token each time, and the database does not hold the token', async () => {
  await register(app, 'ada@uniroma1.it');
  const first = await login(app, ' ADA@uniroma1.it ');
  const second = await login(app, 'ada@uniroma1.it');
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ email: 'ada@uniroma1.it', firstName: 'Ada', university: 'Sapienza Università di Roma' });
  expect(first.body['authToken']).not.toBe(second.body['authToken']);
  const rows = await app.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(first.body['authToken']);
});

test('an unknown e-mail and a wrong password get the same answer', async () => {
  await register(app, 'beatrice@uniroma1.it');
  const wrong = await login(app, 'beatrice@uniroma1.it', 'sbagliata-sbagliata');
  const unknown = await login(app, 'nessuno@uniroma1.it', 'sbagliata-sbagliata');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ message: 'Email o password non corretti', code: 'UNAUTHORIZED', reason: 'wrong_credentials' });
  expect(unknown.body).toEqual(wrong.body);
});

test('a password hashed with older parameters is rehashed at login', async () => {
  await register(app, 'vecchia@uniroma1.it');
  const { hash } = await import('@node-rs/argon2');
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const { db, services } = app;
  const find = async () => (await findAccountByEmail(db, services.vault, 'vecchia@uniroma1.it'))!;
  const { id } = await find();
  await db.transaction().execute((trx) => changeAccount(trx, services.vault, id, () => ({ passwordHash: old })));
  expect((await login(app, 'vecchia@uniroma1.it')).status).toBe(200);
  expect((await find()).passwordHash).toContain('m=19456,t=2,p=1');
  expect((await login(app, 'vecchia@uniroma1.it')).status).toBe(200);
});

describe('a password with accents opens the account however its letters are composed', () => {
  const composed = 'perché-città-più-lontana';
  const apart = composed.normalize('NFD');
  const long = `sasso-melone-ghiro-brina-otre-sipario${'-perché-città-più'.repeat(5)}`.normalize('NFD');
  const nextEmail = () => `accenti${(count += 1)}@uniroma1.it`;
  let count = 0;

  test.each([composed, apart, long])('chosen as %j', async (chosen) => {
    const email = nextEmail();
    const as = await register(app, email, chosen);
    for (const password of [chosen.normalize('NFC'), chosen.normalize('NFD')]) {
      expect((await login(app, email, password)).status).toBe(200);
      expect((await call(app, 'POST', '/account/export', { as, body: { password } })).status).toBe(200);
    }
    expect((await login(app, email, 'perche-citta-piu-lontana')).status).toBe(401);
  });

  test.each([
    [composed, [composed, apart]],
    [apart, [composed, apart]],
    [`${composed}${apart}`, [`${composed}${apart}`]],
  ])('stored as %j by an earlier version', async (stored, spellings) => {
    const email = nextEmail();
    await register(app, email);
    const { hash } = await import('@node-rs/argon2');
    const passwordHash = await hash(stored, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const { db, services } = app;
    const { id } = (await findAccountByEmail(db, services.vault, email))!;
    await db.transaction().execute((trx) => changeAccount(trx, services.vault, id, () => ({ passwordHash })));
    for (const spelling of spellings) expect((await login(app, email, spelling)).status).toBe(200);
  });
});

test('the placeholder that the page sends as bearer token leaves the cookie in charge', async () => {
  const token = await register(app, 'chiara@uniroma1.it');
  const cookie = { cookie: `sottovoce=${token}` };
  expect((await call(app, 'GET', '/auth/user', { as: COOKIE_MARK, headers: cookie })).body).toMatchObject({ email: 'chiara@uniroma1.it' });
  expect((await call(app, 'GET', '/auth/user', { as: COOKIE_MARK })).status).toBe(401);
  // Any other bearer token takes precedence over the cookie, even if it is invalid.
  expect((await call(app, 'GET', '/auth/user', { as: 'x'.repeat(43), headers: cookie })).status).toBe(401);
});

test('the session cookie authenticates, and logout ends the session on the server', async () => {
  const token = await register(app, 'carla@uniroma1.it');
  const cookie = { cookie: `sottovoce=${token}` };
  expect((await call(app, 'GET', '/auth/user', { headers: cookie })).status).toBe(200);
  const out = await call(app, 'POST', '/auth/logout', { headers: cookie });
  expect(out.status).toBe(200);
  expect(out.headers['set-cookie']).toMatch(/^sottovoce=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect((await call(app, 'GET', '/auth/user', { headers: cookie })).status).toBe(401);
  expect((await call(app, 'GET', '/auth/user', { as: token })).status).toBe(401);
  expect((await call(app, 'POST', '/auth/logout')).status).toBe(200);
});

test('logs out by a request without a body, as the page sends it while it is closed', async () => {
  const token = await register(app, 'bruna@uniroma1.it');
  const headers = { cookie: `sottovoce=${token}`, 'content-type': 'application/json' };
  const out = await app.app.inject({ method: 'POST', url: '/trpc/auth.logout', headers });
  expect([out.statusCode, out.json()]).toEqual([200, { result: { data: { loggedOut: true } } }]);
  expect(out.headers['content-type']).toContain('application/json');
  expect((await call(app, 'GET', '/auth/user', { as: token })).status).toBe(401);
});

test('the user is 401 without a session or with a made-up token', async () => {
  for (const as of [undefined, 'x', 'a'.repeat(43), 'a'.repeat(5000)]) {
    const { status, body } = await call(app, 'GET', '/auth/user', { as });
    expect(status).toBe(401);
    expect(body).toEqual({ message: 'Accedi per continuare', code: 'UNAUTHORIZED', reason: 'unauthenticated' });
  }
});

test('a session is valid for 30 days and has ended after 31', async () => {
  const own = await createTestApp();
  const token = await register(own, 'dario@uniroma1.it');
  own.advance(30 * DAY - 60_000);
  expect((await call(own, 'GET', '/auth/user', { as: token })).status).toBe(200);
  own.advance(DAY + 60_000);
  expect((await call(own, 'GET', '/auth/user', { as: token })).status).toBe(401);
  await own.close();
});

test('on https the cookie is Secure with the prefix __Host-, and HSTS is on', async () => {
  const own = await createTestApp({ env: { PUBLIC_URL: 'https://sottovoce.example' } });
  const { token } = await makeStudent(own);
  const out = await call(own, 'POST', '/auth/logout', { as: token });
  expect(out.headers['set-cookie']).toMatch(/^__Host-sottovoce=; Max-Age=0; Path=\/;.*; HttpOnly; Secure; SameSite=Lax$/);
  expect(out.headers['strict-transport-security']).toContain('max-age=63072000');
  await own.close();
});

test('the token may follow several spaces, and of a request with header and cookie the header alone counts', async () => {
  const { token } = await makeStudent(app);
  const status = async (headers: Record<string, string>) => (await call(app, 'GET', '/auth/user', { headers })).status;
  expect(await status({ authorization: `Bearer   ${token}` })).toBe(200);
  expect(await status({ authorization: `Bearer ${'x'.repeat(43)}`, cookie: `sottovoce=${token}` })).toBe(401);
  expect(await status({ authorization: `Bearer ${token}`, cookie: 'sottovoce=vecchio' })).toBe(200);
});

test('a write with the cookie and a foreign Origin is refused, a read and a bearer write are not', async () => {
  const { token } = await makeStudent(app);
  const cookie = `sottovoce=${token}`;
  const write = (headers: Record<string, string>) => call(app, 'POST', '/posts/1/like', { headers });
  for (const origin of ['https://evil.example', 'null', 'http://localhost:5001', 'http://localhost:5000.evil.example']) {
    const { status, body } = await write({ cookie, origin });
    expect(status).toBe(403);
    expect(body['reason']).toBe('foreign_origin');
  }
  expect((await write({ cookie, origin: 'http://localhost:5000' })).status).toBe(404);
  expect((await write({ cookie })).status).toBe(404);
  expect((await write({ authorization: `Bearer ${token}`, origin: 'https://evil.example' })).status).toBe(404);
  expect((await call(app, 'GET', '/auth/user', { headers: { cookie, origin: 'https://evil.example' } })).status).toBe(200);
  const trpc = await app.app.inject({
    method: 'POST',
    url: '/trpc/posts.like',
    headers: { cookie, origin: 'https://evil.example' },
    payload: { id: 1 },
  });
  expect(trpc.statusCode).toBe(403);
  expect(trpc.json().error.data.reason).toBe('foreign_origin');
});

test('wrong guesses are blocked alike for an account and for none, without locking out the owner or a session', async () => {
  const limits = createLimits({ secretKey: TEST_SECRET, now: () => new Date(), sleep: async () => {} });
  const own = await createTestApp({ limits, env: { TRUST_PROXY: '1' } });
  const [home, campus, stranger] = ['203.0.113.5', '198.51.100.1', '192.0.2.66'];
  const attempt = (address: string, email: string, password: string) =>
    call(own, 'POST', '/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': address } });
  const body = { ...EXAMPLES.Register, email: 'elena@uniroma1.it' };
  const token = (await call(own, 'POST', '/auth/register', { body, headers: { 'x-forwarded-for': home } })).body['authToken'] as string;
  expect((await attempt(campus, 'elena@uniroma1.it', PASSWORD)).status).toBe(200);

  for (const address of [stranger, campus]) {
    const ofAccount = [];
    const ofNobody = [];
    for (let n = 0; n < 13; n += 1) {
      ofAccount.push(await attempt(address, 'elena@uniroma1.it', 'sbagliata-1'));
      ofNobody.push(await attempt(address, `nessuna.${address}@uniroma1.it`, 'sbagliata-1'));
    }
    expect(ofAccount.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429, 429]);
    expect(ofAccount.map(({ status, body }) => [status, body['message']])).toEqual(
      ofNobody.map(({ status, body }) => [status, body['message']]),
    );
    const waits = [ofAccount, ofNobody].map((answers) => Number(answers[10]!.headers['retry-after']));
    for (const wait of waits) expect(wait).toBeGreaterThan(15 * 60 - 30);
    expect(ofAccount[10]!.body).toMatchObject({
      reason: 'rate_limited',
      message: 'Troppe richieste in poco tempo: riprova tra circa 15 minuti',
    });
  }
  expect((await attempt(stranger, 'elena@uniroma1.it', PASSWORD)).status).toBe(429);
  for (const address of [home, campus]) expect((await attempt(address, 'elena@uniroma1.it', PASSWORD)).status).toBe(200);
  expect((await call(own, 'GET', '/auth/user', { as: token })).status).toBe(200);
  const gone = await call(own, 'POST', '/account/delete', {
    as: token,
    body: { password: PASSWORD, texts: 'erase' },
    headers: { 'x-forwarded-for': stranger },
  });
  expect(gone.status).toBe(200);
  await own.close();
}, 120_000);

test('a device cookie lets its browser log in while others guess, is not a session and ends when it should', async () => {
  const limits = createLimits({ secretKey: TEST_SECRET, now: () => new Date(), sleep: async () => {} });
  const own = await createTestApp({ limits, env: { PUBLIC_URL: 'https://sottovoce.example', TRUST_PROXY: '1' } });
  const [home, flat] = ['203.0.113.5', '198.51.100.1'];
  const send = (
    method: 'POST' | 'GET' | 'DELETE',
    path: string,
    options: { device?: string; as?: string; body?: object; from?: string },
  ) => {
    const headers: Record<string, string> = { 'x-forwarded-for': options.from ?? home };
    if (options.device !== undefined) headers['cookie'] = `__Host-sottovoce-device=${options.device}`;
    return call(own, method, path, { body: options.body, as: options.as, headers });
  };
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof send>>) =>
    [headers['set-cookie'] ?? []].flat().flatMap((line) => /^__Host-sottovoce-device=(.*?);(.*)$/.exec(line)?.slice(1, 3) ?? []);
  const [email, neighbour] = ['ottavia@uniroma1.it', 'vicina@uniroma1.it'];
  const register = (email: string) => send('POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });
  const enter = (device?: string, { password = PASSWORD, who = email, from = home } = {}) =>
    send('POST', '/auth/login', { ...(device !== undefined && { device }), body: { email: who, password }, from });

  const [first, attributes] = cookieOf(await register(email));
  expect(attributes).toMatch(/^ Path=\/; Expires=.* 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/);
  const [mark] = cookieOf(await enter(first));
  const [theirs] = cookieOf(await register(neighbour));
  // Two device cookies of one account share only the expiry date, as those of other accounts do.
  expect(first!.split('.').filter((piece) => mark!.includes(piece))).toEqual([theirs!.split('.')[1]]);

  // The device cookie does not authenticate, and a logout keeps it.
  for (const as of [undefined, mark!]) expect((await send('GET', '/auth/user', { device: mark!, ...(as && { as }) })).status).toBe(401);
  expect((await call(own, 'GET', '/auth/user', { headers: { cookie: `__Host-sottovoce=${mark}` } })).status).toBe(401);
  expect(cookieOf(await send('POST', '/auth/logout', { device: mark! }))).toEqual([]);

  // Somebody else guesses from an address where the account has never logged in.
  for (let n = 0; n < 12; n += 1) await enter(undefined, { password: 'sbagliata-1', from: flat });
  const forged = mark!.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  for (const device of [undefined, '', 'x', forged, theirs!, `${mark}.x`, mark!.replace('.', '.9')])
    expect((await enter(device, { from: flat })).status).toBe(429);
  const inside = await enter(mark, { from: flat });
  expect(inside.status).toBe(200);

  // A password change ends the device cookies of all other browsers.
  const token = inside.body['authToken'] as string;
  const [here] = cookieOf(inside);
  const change = { currentPassword: PASSWORD, password: 'neve-lenta-su-torino', confirmPassword: 'neve-lenta-su-torino' };
  const [after] = cookieOf(await send('POST', '/account/password', { device: here!, as: token, body: change }));
  for (let n = 0; n < 12; n += 1) await enter(undefined, { password: 'sbagliata-1', from: '192.0.2.66' });
  const password = change.password;
  for (const device of [mark, here]) expect((await enter(device, { password, from: '192.0.2.66' })).status).toBe(429);
  own.advance(121 * DAY);
  expect((await enter(after, { password, from: '192.0.2.66' })).status).toBe(429);
  own.advance(-121 * DAY);
  expect((await enter(after, { password, from: '192.0.2.66' })).status).toBe(200);

  const gone = ['', ' Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax'];
  expect(cookieOf(await send('DELETE', '/auth/device', { device: after! }))).toEqual(gone);
  // After the device was forgotten, a password change sets no new cookie.
  const again = { currentPassword: password, password: PASSWORD, confirmPassword: PASSWORD };
  expect(cookieOf(await send('POST', '/account/password', { as: token, body: again }))).toEqual([]);
  expect(cookieOf(await send('POST', '/account/delete', { as: token, body: { password: PASSWORD, texts: 'erase' } }))).toEqual(gone);
  await own.close();
}, 60_000);
