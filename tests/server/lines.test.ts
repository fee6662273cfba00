import { beforeAll, beforeEach, expect, test } from 'vitest';
import { procedures } from '../../src/routers/procedures.ts';
import type { ProcedureMeta } from '../../src/routers/trpc.ts';
import { createLanes } from '../../src/server/limits/lanes.ts';
import { unlimited } from '../../src/server/limits/limits.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';

/** The queues that calls have passed through. */
const stood: string[] = [];
const lanes = createLanes(10);
const noted =
  <Args extends unknown[], Answer>(name: string, run: (...args: Args) => Answer) =>
  (...args: Args) => {
    stood.push(name);
    return run(...args);
  };
const app = useTestApp({
  limits: {
    from: (address) => ({
      ...unlimited.from(address),
      inTurn: (viewer, work) => {
        stood.push(viewer ? 'person' : 'guest');
        return work();
      },
    }),
  },
  services: {
    lanes: { unit: noted('unit', lanes.unit), search: noted('search', lanes.search), walk: noted('walk', lanes.walk) } as typeof lanes,
  },
});

let student: TestStudent;
let postId: number;
beforeAll(async () => {
  student = await makeStudent(app);
  postId = (await makePost(app, { by: student })).id;
});
beforeEach(() => void stood.splice(0));

test.each([
  ['what a student reads', 'GET', '/posts/{id}', 'student', ['person']],
  ['what a guest reads', 'GET', '/posts', 'guest', ['guest']],
  ['a search', 'GET', '/posts?q=mai+vista', 'student', ['person', 'search']],
  ['a search of the like', 'GET', '/posts?q=mai+vista&similar=true', 'student', ['person', 'search']],
  ['a write in a transaction', 'DELETE', '/study-groups/1/waiting', 'student', ['person', 'unit']],
  ['a write of one statement', 'POST', '/posts/{id}/like', 'student', ['person']],
  ['a walk over one’s own', 'GET', '/account/posts', 'student', ['walk']],
  ['a guest’s write', 'POST', '/auth/logout', 'guest', []],
] as const)('%s passes through the right queues', async (_, method, path, who, lines) => {
  await call(app, method, path.replace('{id}', String(postId)), who === 'student' ? { as: student.token } : {});
  expect(stood).toEqual(lines);
});

test('calls with the limit «own» pass through the queue of scans instead of the queue of the person', async () => {
  const walks = Object.values(procedures).flatMap(({ _def }) => {
    const { limit, openapi } = _def.meta as ProcedureMeta;
    return limit === 'own' ? [openapi!] : [];
  });
  expect(walks.length).toBeGreaterThan(3);
  for (const { method, path } of walks) {
    stood.splice(0);
    expect((await call(app, method as 'GET', path, { as: student.token })).status, path).toBe(200);
    expect(stood, path).toEqual(expect.arrayContaining(['walk']));
    expect(stood, path).not.toContain('person');
  }
});

test('a write with an idempotency key passes through the queue of writes too', async () => {
  const headers = { authorization: `Bearer ${student.token}`, 'idempotency-key': 'una-sola-volta' };
  const payload = { type: 'vent', content: 'Una cosa sola' };
  expect((await app.app.inject({ method: 'POST', url: '/api/posts', headers, payload })).statusCode).toBe(200);
  expect(stood).toEqual(['person', 'unit']);
});
