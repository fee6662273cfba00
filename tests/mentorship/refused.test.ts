import { expect, test } from 'vitest';
import type { Exam } from '../../src/routers/exams/schema.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();

test('a mentor who has ended contact with a student is shown as unavailable to that student only', async () => {
  const [left, other] = [await makeMentor(app), await makeMentor(app)];
  const [student, stranger] = [await makeStudent(app), await makeStudent(app)];
  const { id } = await makeRequest(app, { mentor: left, by: student });
  await moveRequest(app, id, left.by, 'accepted');
  await call(app, 'POST', `/mentorship/requests/${id}/end`, { as: left.by.token, body: {} });

  const seenBy = async (by?: TestStudent, query = '') =>
    (await call<Mentor[]>(app, 'GET', `/mentors${query}`, { as: by?.token })).body.map((mentor) => [mentor.id, mentor.isAvailable]);
  const ask = { mentorId: left.id, topic: 'Psicometria', message: 'Riprovo a chiederti una mano' };
  expect(await call(app, 'POST', '/mentorship/requests', { as: student.token, body: ask })).toMatchObject({
    status: 409,
    body: { reason: 'mentor_unavailable' },
  });
  // Listed after the available mentors, like any unavailable one.
  expect(await seenBy(student)).toEqual([
    [other.id, true],
    [left.id, false],
  ]);
  expect(await seenBy(student, '?available=true')).toEqual([[other.id, true]]);
  const onExam = async (by: TestStudent) =>
    (await call<Exam>(app, 'GET', '/exams/psicometria', { as: by.token })).body.mentors.find((mentor) => mentor.id === left.id);
  expect(await onExam(student)).toMatchObject({ isAvailable: false });
  expect(await onExam(stranger)).toMatchObject({ isAvailable: true });
  for (const by of [stranger, left.by, undefined]) expect(new Map((await seenBy(by)) as [number, boolean][]).get(left.id)).toBe(true);
});
