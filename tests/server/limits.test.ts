import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { procedures } from '../../src/routers/procedures.ts';
import type { ProcedureMeta } from '../../src/routers/trpc.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { unsubscribeToken } from '../../src/server/mail/unsubscribe.ts';
import { call, createTestApp, TEST_SECRET } from '../support/app.ts';
import { makePost, makeStudent, STUDENT_PASSWORD } from '../support/factories.ts';

const limited = (env: Record<string, string> = {}) =>
  createTestApp({ env, limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date() }) });

test('the eleventh post in an hour is refused with Retry-After, and another person may still post', async () => {
  const own = await limited();
  const [a, b] = [await makeStudent(own), await makeStudent(own)];
  // On the first day the limit of that day would make the wait longer.
  own.advance(25 * 60 * 60 * 1000);
  const post = (as: string, n: number) => call(own, 'POST', '/posts', { as, body: { type: 'vent', content: `Pensiero ${n}` } });
  for (let n = 0; n < 10; n += 1) expect((await post(a.token, n)).status).toBe(200);
  const refused = await post(a.token, 10);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    reason: 'rate_limited',
    code: 'TOO_MANY_REQUESTS',
    message: 'Troppe richieste in poco tempo: riprova tra circa un’ora',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await post(b.token, 0)).status).toBe(200);
  await own.close();
});

test('texts that are refused use up a wider limit of their own, and only beyond it that of posts', async () => {
  const own = await limited();
  const [rewording, probing] = [await makeStudent(own), await makeStudent(own)];
  const post = async (as: string, content: string) => (await call(own, 'POST', '/posts', { as, body: { type: 'vent', content } })).status;
  const refused = async (as: string, n: number) => {
    const statuses = [];
    for (let count = 0; count < n; count += 1) statuses.push(await post(as, `Sei un idiota, ammazzati ${count}`));
    return statuses;
  };
  expect(await refused(rewording.token, 12)).toEqual(Array(12).fill(403));
  for (let n = 0; n < 10; n += 1) expect(await post(rewording.token, `Pensiero ${n}`)).toBe(200);
  expect(await post(rewording.token, 'Un pensiero di troppo')).toBe(429);
  expect(await refused(probing.token, 41)).toEqual([...Array(40).fill(403), 429]);
  await own.close();
});

test('no guest uses up the `write` limit of an IP address, which may be a campus: every mutation for guests has a limit of its own', () => {
  const guests = Object.entries(procedures).filter(([, { _def }]) => {
    const { openapi, moderates } = (_def.meta ?? {}) as ProcedureMeta;
    return _def.type === 'mutation' && !openapi?.protect && !moderates;
  });
  expect(guests.map(([name]) => name)).toContain('auth.confirm');
  expect(guests.filter(([, { _def }]) => !(_def.meta as ProcedureMeta).limit).map(([name]) => name)).toEqual([]);
});

test.each(['/auth/confirm', '/auth/register'])('120 invalid calls of %s do not keep others at the same address from it', async (path) => {
  const own = await limited();
  for (let n = 0; n < 120; n += 1) await call(own, 'POST', path, { body: {} });
  expect((await call(own, 'POST', path, { body: {} })).status).toBe(400);
  await own.close();
});

test.each([
  ['a proxy', '1', ''],
  ['two proxies, of which the outer appends its address', '2', ', 192.0.2.7'],
])('each call of a batch counts, and guests are counted by address behind %s', async (_, count, appended) => {
  const own = await limited({ TRUST_PROXY: count });
  const batch = (address: string) =>
    own.app.inject({
      url: `/trpc/${Array(10).fill('posts.list').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, {}]))))}`,
      headers: { 'x-forwarded-for': `${address}${appended}` },
    });
  for (let n = 0; n < 30; n += 1) expect((await batch('10.0.0.1')).statusCode).toBe(200);
  const refused = await batch('10.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await batch('10.0.0.2')).statusCode).toBe(200);
  await own.close();
});

test('forty valid unsubscribe links work from one address, while guessed tokens there are limited', async () => {
  const own = await limited();
  const press = async (token: string) =>
    (
      await own.app.inject({
        method: 'POST',
        url: `/unsubscribe?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).statusCode;
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n += 1) statuses.add(await press(unsubscribeToken(own.services.vault, randomUUID())));
  expect(statuses).toEqual(new Set([200]));
  for (let n = 0; n < 21; n += 1) statuses.add(await press('tirato-a-indovinare'));
  expect(statuses).toEqual(new Set([200, 400, 429]));
  expect(await press(unsubscribeToken(own.services.vault, randomUUID()))).toBe(200);
  await own.close();
});

test('windows that keep asking to enter a chat are refused in the end, and do not keep the person from reading pages', async () => {
  const own = await limited();
  const { token } = await makeStudent(own);
  const post = await makePost(own, { type: 'talk' });
  const headers = { authorization: `Bearer ${token}` };
  const knock = async () => (await own.app.inject({ url: `/ws?postId=${post.id}`, headers })).statusCode;
  const statuses: number[] = [];
  for (let n = 0; n < 601; n += 1) statuses.push(await knock());
  expect([statuses.indexOf(429), new Set(statuses)]).toEqual([600, new Set([426, 429])]);
  expect((await call(own, 'GET', '/posts', { as: token })).status).toBe(200);
  await own.close();
});

test('decisions about oneself can be read when the lists of one’s own content are refused', async () => {
  const own = await limited();
  const { token } = await makeStudent(own);
  const read = async (list: string) => (await call(own, 'GET', `/account/${list}`, { as: token })).status;
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) statuses.push(await read('study-groups'));
  expect([statuses.indexOf(429), await read('posts'), await read('measures')]).toEqual([60, 429, 200]);
  await own.close();
});

test('a forged X-Forwarded-For does not evade a limit without a trusted proxy', async () => {
  const own = await limited();
  const statuses = new Set<number>();
  for (let n = 0; n < 301; n += 1)
    statuses.add((await call(own, 'GET', '/posts?limit=1', { headers: { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` } })).status);
  expect(statuses).toEqual(new Set([200, 429]));
  await own.close();
});

test('the third identical long post in a day is refused as a repetition; short courtesies are not', async () => {
  const own = await limited();
  const { token } = await makeStudent(own);
  const post = (content: string) => call(own, 'POST', '/posts', { as: token, body: { type: 'vent', content } });
  const text = 'Oggi ho passato l’esame che temevo di più.';
  const answers = [
    await post(text),
    await post(text),
    await post(` ${text} `),
    await post('Grazie'),
    await post('Grazie'),
    await post('Grazie'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200, 200, 200]);
  expect(answers[2]!.body['reason']).toBe('repeated_text');
  await own.close();
});

test('repetitions are also refused in post titles, and across groups in updates and meetings', async () => {
  const own = await limited();
  const { token } = await makeStudent(own);
  const ask = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const answer = await call<{ id: number; reason?: string }>(own, method, path, { as: token, body });
    return { id: answer.body.id, said: answer.body.reason ?? answer.status };
  };
  const twice = [200, 200, 'repeated_text'];
  const offers = [
    'Tesi di laurea scritte da professionisti',
    'TESI di laurea, scritte da professionisti!',
    'Tesi di l\u200baurea scritte da professionisti',
  ];
  const posts = [];
  for (const [n, title] of offers.entries()) posts.push((await ask('POST', '/posts', { type: 'vent', title, content: `Ecco ${n}` })).said);
  expect(posts).toEqual(twice);

  const subjects = ['Analisi', 'Glottologia', 'Anatomia'];
  const groups: number[] = [];
  for (const subject of subjects) {
    const group = { title: `${subject} insieme`, subject, description: `Per ${subject}`, maxMembers: 5, meetingType: 'online' };
    groups.push((await ask('POST', '/study-groups', group)).id);
  }
  const [changes, places, weekly] = [[], [], []] as (number | string)[][];
  for (const [n, id] of groups.entries()) {
    const description = `Riassunti completi a metà prezzo, pagamento con Satispay${'.'.repeat(n)}`;
    changes!.push((await ask('PATCH', `/study-groups/${id}`, { description, title: 'Riassunti', subject: 'Tutto' })).said);
  }
  expect(changes).toEqual(twice);
  const meet = (id: number, days: number, place: string) =>
    ask('POST', `/study-groups/${id}/meetings`, { startsAt: new Date(Date.now() + days * 86_400_000).toISOString(), place });
  for (const days of [1, 8, 15, 22]) weekly!.push((await meet(groups[0]!, days, 'Biblioteca Peano, tavolo in fondo a destra')).said);
  expect(weekly).toEqual([200, 200, 200, 200]);
  for (const id of groups) places!.push((await meet(id, 2, 'Copisteria Lampo, riassunti di ogni esame a metà prezzo')).said);
  expect(places).toEqual(twice);
  await own.close();
});

test('thirty students with the right password can log in at once from one address', async () => {
  const own = await limited();
  const students = await Promise.all(Array.from({ length: 30 }, () => makeStudent(own)));
  const answers = await Promise.all(
    students.map(({ email }) => call(own, 'POST', '/auth/login', { body: { email, password: STUDENT_PASSWORD } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  await own.close();
});

test('exhausting limits with a stolen session does not keep its owner from ending it', async () => {
  const own = await limited();
  const { email, token: owners } = await makeStudent(own);
  const stolen = (await call<{ authToken: string }>(own, 'POST', '/auth/login', { body: { email, password: STUDENT_PASSWORD } })).body
    .authToken;
  const spend = async (name: string, calls: number, input?: object) => {
    const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, input]));
    for (let n = 0; n <= calls / 10; n += 1) {
      const url = `/trpc/${Array(10).fill(name).join(',')}?batch=1`;
      const headers = { authorization: `Bearer ${stolen}` };
      await own.app.inject(input ? { method: 'POST', url, headers, payload: inputs } : { url, headers });
    }
  };
  await spend('notices.settings', 300);
  await spend('notices.updateSettings', 120, { likes: true });
  await spend('account.delete', 10, { password: 'sbagliata', texts: 'erase' });
  await spend('auth.sessions', 300);
  expect((await call(own, 'GET', '/notices', { as: owners })).status).toBe(429);
  const password = 'un-altro-mare-a-dicembre';
  const change = { currentPassword: STUDENT_PASSWORD, password, confirmPassword: password };
  expect([
    (await call(own, 'GET', '/auth/user', { as: owners })).status,
    (await call(own, 'GET', '/auth/sessions', { as: owners })).status,
    (await call(own, 'POST', '/account/export', { as: owners, body: { password: STUDENT_PASSWORD } })).status,
    (await call(own, 'POST', '/account/password', { as: owners, body: change })).status,
    (await call(own, 'DELETE', '/auth/sessions', { as: owners })).status,
    (await call(own, 'GET', '/auth/user', { as: stolen })).status,
    (await call(own, 'POST', '/account/delete', { as: owners, body: { password, texts: 'erase' } })).status,
  ]).toEqual([200, 200, 200, 200, 200, 401, 200]);
  await own.close();
});

test('registrations are counted by address even when the caller is logged in', async () => {
  const own = await limited();
  const statuses: number[] = [];
  let token: string | undefined;
  for (let n = 0; n < 7; n += 1) {
    const password = 'mare-calmo-a-novembre';
    const person = {
      firstName: 'Una',
      lastName: 'Persona',
      university: 'Università degli Studi di Torino',
      faculty: 'Psicologia',
      studyYear: '2° anno triennale',
    };
    const body = { ...person, email: `una.persona${n}@edu.unito.it`, password, confirmPassword: password, termsAccepted: true };
    const answer = await call(own, 'POST', '/auth/register', { body, as: token });
    statuses.push(answer.status);
    token = (answer.body['authToken'] as string | undefined) ?? token;
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await own.close();
});

test('a registration refused for its password or the form of its e-mail does not count', async () => {
  const own = await limited();
  const register = async (fields: object) =>
    (await call(own, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, ...fields } })).status;
  for (const password of ['aaaaaaaa', 'juventus1', 'studente', 'Password123!', 's0tt0v0ce!', 'giulia.rossi'])
    expect(await register({ password, confirmPassword: password })).toBe(400);
  for (const email of ['giulia@gmail.com', 'giulia@', 'giulia@unit\u0130o.it']) expect(await register({ email })).toBe(400);
  expect(await register({})).toBe(200);
  // A registration with a taken e-mail counts, because it reveals that the e-mail is taken.
  expect([await register({}), await register({}), await register({}), await register({}), await register({})]).toEqual([
    409, 409, 409, 409, 429,
  ]);
  await own.close();
}, 60_000);

test('registrations are counted per /64 in any notation and per /48 with a larger limit, as are requested mails and reports by guests', async () => {
  const own = await limited({ TRUST_PROXY: '1' });
  let person = 0;
  const register = async (address: string) => {
    person += 1;
    const body = { ...EXAMPLES.Register, email: `vicina.${person}@edu.unito.it` };
    return (await call(own, 'POST', '/auth/register', { body, headers: { 'x-forwarded-for': address } })).status;
  };
  const ofOne = [];
  for (let n = 0; n < 20; n += 1) ofOne.push(await register(`2001:db8:0:1::${n.toString(16)}`));
  expect(ofOne).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
  expect([await register('2001:DB8::1:0:0:0:ff%eth0'), await register('[2001:db8:0:1::7]:4711')]).toEqual([429, 429]);
  const ofMapped = [];
  for (const address of [
    '192.0.2.1',
    '::ffff:192.0.2.1',
    '::FFFF:c000:201',
    '0:0:0:0:0:ffff:c000:0201',
    '192.0.2.1:4711',
    '::ffff:192.0.2.1',
    '192.0.2.1',
  ])
    ofMapped.push(await register(address));
  expect(ofMapped).toEqual([...Array(5).fill(200), 429, 429]);
  let taken = 5;
  for (let net = 2; net < 17; net += 1)
    for (let n = 0; n < 4; n += 1) if ((await register(`2001:db8:0:${net.toString(16)}::${n}`)) === 200) taken += 1;
  expect(taken).toBeLessThanOrEqual(50);
  expect(await register('2001:db8:1:1::1')).toBe(200);
  const asked = [];
  for (let n = 0; n < 202; n += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:9:${(n % 40).toString(16)}::1` };
    asked.push((await call(own, 'POST', '/auth/password/forgot', { body: { email: `nessuno.${n}@unibo.it` }, headers })).status);
  }
  expect(asked).toEqual([...Array(200).fill(200), 429, 429]);
  const post = await makePost(own);
  const reported = [];
  for (let n = 0; n < 102; n += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:a:${(n % 40).toString(16)}::1` };
    const body = { address: `http://localhost/posts/${post.id}`, reason: 'insult' };
    reported.push((await call(own, 'POST', '/reports/guest', { body, headers })).status);
  }
  expect(reported).toEqual([...Array(100).fill(200), 429, 429]);
  await own.close();
}, 120_000);

test('a text whose write failed does not count as said when it is tried again', async () => {
  const own = await limited();
  const { token } = await makeStudent(own);
  const comment = (id: number) =>
    call(own, 'POST', `/posts/${id}/comments`, { as: token, body: { content: 'Anche a me è successo, e poi è passata.' } });
  for (let n = 0; n < 3; n += 1) expect((await comment(2_000_000_000)).status).toBe(404);
  const post = await makePost(own);
  expect([(await comment(post.id)).status, (await comment(post.id)).status, (await comment(post.id)).status]).toEqual([200, 200, 429]);
  await own.close();
});
