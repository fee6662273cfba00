import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
const HOUR = 60 * 60 * 1000;

const leave = async ({ token }: TestStudent, texts: 'detach' | 'erase') => {
  const body = { password: STUDENT_PASSWORD, texts };
  expect((await call(app, 'POST', '/account/delete', { as: token, body })).status).toBe(200);
};
const fresh = () => `nuova.${crypto.randomUUID()}@edu.unito.it`;
const move = async (student: TestStudent) => {
  const body = { email: fresh(), currentPassword: STUDENT_PASSWORD };
  expect((await call(app, 'POST', '/account/email', { as: student.token, body })).status).toBe(200);
};

/** The ways to leave an address, with which the student then registers again. */
const WAYS: [string, (student: TestStudent) => Promise<void>][] = [
  ['deletes their account', (student) => leave(student, 'detach')],
  ['deletes it with all that they wrote', (student) => leave(student, 'erase')],
  ['changes its address', move],
  ['changes its address and deletes it', (student) => move(student).then(() => leave(student, 'erase'))],
];

const ask = async (mentor: TestMentor, by: TestStudent) => {
  const body = { mentorId: mentor.id, topic: 'Psicometria', message: 'Riprovo a chiederti una mano' };
  const answer = await call(app, 'POST', '/mentorship/requests', { as: by.token, body });
  return [answer.status, answer.body['reason']];
};
const seen = async (mentor: TestMentor, by: TestStudent) =>
  (await call<Mentor[]>(app, 'GET', '/mentors', { as: by.token })).body.find(({ id }) => id === mentor.id)!.isAvailable;
const end = (id: number, { by }: TestMentor) => call(app, 'POST', `/mentorship/requests/${id}/end`, { as: by.token, body: {} });
/** Creates a mentor who has ended the mentorship of this student. */
async function refusing(student: TestStudent): Promise<TestMentor> {
  const mentor = await makeMentor(app);
  const { id } = await makeRequest(app, { mentor, by: student });
  await moveRequest(app, id, mentor.by, 'accepted');
  expect((await end(id, mentor)).status).toBe(200);
  return mentor;
}

const knock = async (way: 'join' | 'waiting', id: number, { token }: TestStudent) => {
  const answer = await call(app, 'POST', `/study-groups/${id}/${way}`, { as: token });
  return [answer.status, answer.body['reason']];
};
/** Creates a full group from which this student was removed. */
async function withoutThem(student: TestStudent): Promise<number> {
  const creator = await makeStudent(app);
  const { id } = await makeStudyGroup(app, { by: creator, maxMembers: 4 });
  await knock('join', id, student);
  const { alias } = await makeMessage(app, id, student);
  expect((await call(app, 'POST', `/study-groups/${id}/removals`, { as: creator.token, body: { alias } })).status).toBe(200);
  for (let free = 3; free > 0; free -= 1) await knock('join', id, await makeStudent(app));
  return id;
}

/** Returns all keys in a column. */
const keysIn = async (table: string, column: string) =>
  (await sql<{ key: string }>`select ${sql.ref(column)} as key from ${sql.table(table)}`.execute(app.db)).rows.map(({ key }) => key);

describe.each(WAYS)('a student who %s and comes back with the same mailbox', (_, away) => {
  test('is still refused by mentor and group, even once the old account is fully erased', async () => {
    const student = await makeStudent(app);
    const [mentor, another] = [await refusing(student), await makeMentor(app)];
    const group = await withoutThem(student);
    const open = await makeStudyGroup(app);
    await away(student);
    const email = student.email.replace('@', '+di-nuovo@');
    const back = await makeStudent(app, { email });
    for (const hours of [0, 73]) {
      app.advance(hours * HOUR);
      await app.erasures.run();
      expect(await ask(mentor, back)).toEqual([409, 'mentor_unavailable']);
      expect(await seen(mentor, back)).toBe(false);
      for (const way of ['join', 'waiting'] as const) expect(await knock(way, group, back)).toEqual([403, 'removed_member']);
    }
    const stranger = await makeStudent(app);
    expect(await seen(mentor, stranger)).toBe(true);
    expect(await knock('waiting', group, stranger)).toEqual([200, undefined]);
    expect(await ask(another, back)).toEqual([200, undefined]);
    expect(await knock('join', open.id, back)).toEqual([200, undefined]);
  });

  test('is still refused after doing so twice', async () => {
    const student = await makeStudent(app);
    const mentor = await refusing(student);
    await away(student);
    const back = await makeStudent(app, { email: student.email });
    await away(back);
    app.advance(73 * HOUR);
    await app.erasures.run();
    expect(await ask(mentor, await makeStudent(app, { email: student.email }))).toEqual([409, 'mentor_unavailable']);
  });
});

test('a mentor’s refusal just after the student has left still applies when the student comes back', async () => {
  const student = await makeStudent(app);
  const mentor = await makeMentor(app);
  const { id } = await makeRequest(app, { mentor, by: student });
  await moveRequest(app, id, mentor.by, 'accepted');
  await leave(student, 'detach');
  expect((await end(id, mentor)).status).toBe(200);
  app.advance(15 * HOUR);
  await app.erasures.run();
  expect(await ask(mentor, await makeStudent(app, { email: student.email }))).toEqual([409, 'mentor_unavailable']);
});

test('the kept refusals and removals have distinct keys, which are keys of no account', async () => {
  const student = await makeStudent(app);
  const before = new Set([
    ...(await keysIn('mentorship_refusals', 'student_key')),
    ...(await keysIn('study_group_removals', 'removed_key')),
  ]);
  const mentors = [await refusing(student), await refusing(student)];
  const groups = [await withoutThem(student), await withoutThem(student)];
  await leave(student, 'erase');
  app.advance(73 * HOUR);
  await app.erasures.run();
  const back = await makeStudent(app, { email: student.email });
  const kept = [...(await keysIn('mentorship_refusals', 'student_key')), ...(await keysIn('study_group_removals', 'removed_key'))].filter(
    (key) => !before.has(key),
  );
  expect(kept).toHaveLength(4);
  expect(new Set(kept).size).toBe(4);
  const { pseudonyms } = app.services;
  for (const { accountId } of [student, back]) {
    for (const { id } of mentors) expect(kept).not.toContain(pseudonyms.key('mentorship', id, accountId));
    for (const id of groups) expect(kept).not.toContain(pseudonyms.key('group', id, accountId));
  }
});
