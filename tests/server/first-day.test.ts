import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, createTestApp, TEST_SECRET, type TestApp } from '../support/app.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { makeMentor } from '../support/factories-mentors.ts';

const limited = () => createTestApp({ limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date() }) });

/** Asks a new mentor for help. */
async function request(own: TestApp, { token }: TestStudent, key?: string, fields: object = {}) {
  const body = { mentorId: (await makeMentor(own)).id, topic: 'Psicometria', message: 'Mi aiuti a preparare Psicometria?', ...fields };
  const send = () => call(own, 'POST', '/mentorship/requests', { as: token, body, ...(key && { headers: { 'idempotency-key': key } }) });
  return { send };
}
const sent = async (...of: Parameters<typeof request>) => (await (await request(...of)).send()).status;

test('on its first day an account sends three requests to mentors; retries and refused ones do not count', async () => {
  const own = await limited();
  const newcomer = await makeStudent(own);
  const { send } = await request(own, newcomer, randomUUID());
  expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 200]);
  expect(await sent(own, newcomer, undefined, { message: '' })).toBe(400);
  expect(await sent(own, newcomer, undefined, { mentorId: 2_000_000_000 })).toBe(404);
  const again = await request(own, newcomer);
  expect([(await again.send()).status, (await again.send()).status]).toEqual([200, 409]);
  expect([await sent(own, newcomer), await sent(own, newcomer)]).toEqual([200, 429]);
  expect((await send()).status).toBe(200);
  await own.close();
});

test('concurrent requests of a newcomer do not exceed the limit', async () => {
  const own = await limited();
  const newcomer = await makeStudent(own);
  const requests = await Promise.all(Array.from({ length: 6 }, () => request(own, newcomer)));
  const statuses = await Promise.all(requests.map(async ({ send }) => (await send()).status));
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429]);
  await own.close();
});

test('of posts, which are statements of their own, only those count that are stored', async () => {
  const { from } = createLimits({ secretKey: TEST_SECRET, now: () => new Date() });
  // Without the usual limits, which count every call.
  const own = await createTestApp({ limits: { from: (address) => ({ ...from(address), take: async () => async () => {} }) } });
  const { token: as } = await makeStudent(own);
  const post = async (content: string) => (await call(own, 'POST', '/posts', { as, body: { type: 'vent', content } })).status;
  for (let n = 0; n < 12; n += 1) expect(await post(n % 2 ? '' : 'Sei un idiota, ammazzati')).not.toBe(200);
  const statuses = await Promise.all(Array.from({ length: 14 }, (_, n) => post(`Pensiero ${n}`)));
  expect(statuses.sort()).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
  await own.close();
});

test('a newcomer who has used up the limits of the hour and of the first day is told the longer wait, others that of the hour', async () => {
  const own = await limited();
  const post = async ({ token: as }: TestStudent, n: number) =>
    call<{ retryAfter: number }>(own, 'POST', '/posts', { as, body: { type: 'vent', content: `Pensiero ${n}` } });
  const newcomer = await makeStudent(own);
  for (let n = 0; n < 10; n += 1) expect((await post(newcomer, n)).status).toBe(200);
  const refused = await post(newcomer, 10);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, `${refused.body.retryAfter}`]);
  expect(refused.body.retryAfter).toBeGreaterThan(23 * 60 * 60);
  // Half an hour before the end of the first day only the hour counts.
  const late = await makeStudent(own);
  own.advance(23.5 * 60 * 60 * 1000);
  for (let n = 0; n < 10; n += 1) expect((await post(late, n)).status).toBe(200);
  expect((await post(late, 10)).body.retryAfter).toBeLessThanOrEqual(60 * 60);
  const old = await makeStudent(own);
  own.advance(25 * 60 * 60 * 1000);
  for (let n = 0; n < 10; n += 1) expect((await post(old, n)).status).toBe(200);
  expect((await post(old, 10)).body.retryAfter).toBeLessThanOrEqual(60 * 60);
  expect((await post(newcomer, 11)).body.retryAfter).toBeLessThanOrEqual(60 * 60);
  await own.close();
});
