import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Devices } from '../../src/routers/devices/schema.ts';
import { isPushService } from '../../src/routers/devices/rules.ts';
import { call, createTestApp, type TestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { subscription as subscriptionAt } from './subscription.ts';

interface Opener {
  decrypt(body: Buffer, keys: { version: 'aes128gcm'; privateKey: unknown; authSecret: string }): Buffer;
}
const opener = createRequire(import.meta.url)('http_ece') as Opener;

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A fake push service: records every request and responds with 410 to paths that contain 'gone'. */
const pushed: Pushed[] = [];
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    pushed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(request.url!.includes('gone') ? 410 : 201).end();
  });
});
let origin: string;
let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  app = await createTestApp({ env: { PUSH_SERVICES: origin } });
});
afterAll(async () => {
  await app.close();
  service.close();
});

const subscription = (path: string) => subscriptionAt(origin, path);

const add = (by: TestStudent, body: object) => call<Devices & { reason?: string }>(app, 'POST', '/notices/devices', { as: by.token, body });
const devicesOf = async (by: TestStudent) => (await call<Devices>(app, 'GET', '/notices/devices', { as: by.token })).body;
async function answer(me: TestStudent): Promise<void> {
  await makeComment(app, { post: await makePost(app, { by: me, content: 'Stanotte non dormo' }), content: 'Ci sono' });
  await app.app.notices.run();
}

test('sends a device a push message that only it can decrypt, without content and signed with VAPID', async () => {
  const me = await makeStudent(app);
  const { pair, auth, body } = subscription('mine');
  const { status, body: devices } = await add(me, body);
  expect([status, devices.count]).toEqual([200, 1]);
  expect((await add(me, body)).body).toMatchObject({ count: 1, here: true });
  await answer(me);
  await expect.poll(() => pushed.filter(({ path }) => path === '/mine')).toHaveLength(1);
  const { headers, body: letter } = pushed.find(({ path }) => path === '/mine')!;
  expect(opener.decrypt(letter, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString()).toBe('{}');
  expect(letter.length).toBeLessThan(150);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'avvisi', ttl: '86400' });

  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization!)!;
  expect(key).toBe(devices.publicKey);
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin });
});

test('sends one push message per unread notice, and only to a person’s five newest devices', async () => {
  const [me, other] = [await makeStudent(app), await makeStudent(app)];
  await add(me, subscription('quiet').body);
  const post = await makePost(app, { by: me });
  for (let n = 0; n < 3; n += 1) {
    await makeComment(app, { post, by: other });
    await app.app.notices.run();
  }
  await expect.poll(() => pushed.filter(({ path }) => path === '/quiet')).toHaveLength(1);
  for (let n = 0; n < 6; n += 1) await add(me, subscription(`many-${n}`).body);
  expect((await devicesOf(me)).count).toBe(5);
  await answer(me);
  await expect.poll(() => pushed.filter(({ path }) => path.startsWith('/many'))).toHaveLength(5);
  expect(pushed.filter(({ path }) => path === '/quiet' || path === '/many-0')).toHaveLength(1);
});

test('the devices of ended sessions do not take the place of others', async () => {
  const me = await makeStudent(app);
  const body = { email: me.email, password: STUDENT_PASSWORD };
  const logIn = async () => ({ ...me, token: (await call<{ authToken: string }>(app, 'POST', '/auth/login', { body })).body.authToken });
  await add(me, subscription('phone').body);
  for (let n = 0; n < 6; n += 1) {
    const passing = await logIn();
    expect((await add(passing, subscription(`passing-${n}`).body)).body.count).toBe(2);
    await call(app, 'POST', '/auth/logout', { as: passing.token });
  }
  await answer(me);
  await expect.poll(() => pushed.filter(({ path }) => path === '/phone')).toHaveLength(1);
});

test('a device is removed when its subscription is gone, at logout and on request', async () => {
  const me = await makeStudent(app);
  await add(me, subscription('gone').body);
  const second = await call<{ authToken: string }>(app, 'POST', '/auth/login', { body: { email: me.email, password: STUDENT_PASSWORD } });
  const there = { ...me, token: second.body.authToken };
  await add(there, subscription('there').body);
  await answer(me);
  await expect.poll(() => pushed.filter(({ path }) => path === '/gone' || path === '/there')).toHaveLength(2);
  await answer(me);
  await expect.poll(() => pushed.filter(({ path }) => path === '/there')).toHaveLength(2);
  expect(pushed.filter(({ path }) => path === '/gone')).toHaveLength(1);
  expect((await devicesOf(me)).count).toBe(2);
  await app.app.notices.forgetDevices();
  expect((await devicesOf(me)).count).toBe(1);
  await call(app, 'POST', '/auth/logout', { as: there.token });
  expect((await devicesOf(me)).count).toBe(0);
  const before = pushed.length;
  await answer(me);
  expect(pushed.length).toBe(before);

  const { body } = subscription('back');
  await add(me, body);
  const { body: exported } = await call<object>(app, 'POST', '/account/export', { as: me.token, body: { password: STUDENT_PASSWORD } });
  expect(exported).toMatchObject({ noticeDevices: 1 });
  const query = new URLSearchParams({ endpoint: body.endpoint });
  expect((await call<Devices>(app, 'DELETE', `/notices/devices?${query}`, { as: me.token })).body.count).toBe(0);
});

test.each([
  ['http://127.0.0.1:9/a', 'not_a_push_service'],
  ['https://fcm.googleapis.com.evil.example/a', 'not_a_push_service'],
  ['https://fcm.googleapis.com:8443/a', 'not_a_push_service'],
  ['https://user@fcm.googleapis.com/a', 'not_a_push_service'],
  ['http://fcm.googleapis.com/a', 'not_a_push_service'],
  ['https://evilnotify.windows.com/a', 'not_a_push_service'],
  ['file:///etc/passwd', undefined],
])('refuses a subscription with the endpoint %s', async (endpoint, reason) => {
  const { status, body } = await add(await makeStudent(app), { ...subscription('').body, endpoint });
  expect(status).toBe(400);
  if (reason) expect(body.reason).toBe(reason);
});

test('accepts the push services of the major browsers', () => {
  for (const address of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    expect([address, isPushService(address, new Set())]).toEqual([address, true]);
});
