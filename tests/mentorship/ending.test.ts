import { beforeAll, describe, expect, test } from 'vitest';
import type { MentorshipRequest } from '../../src/routers/mentorship/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { aRequest, mentorshipCalls } from './mentorship-calls.ts';

const app = useTestApp();
const { ask, sent, received, told } = mentorshipCalls(app);
const end = (id: number, as: TestStudent) =>
  call<MentorshipRequest>(app, 'POST', `/mentorship/requests/${id}/end`, { as: as.token, body: {} });

let mentor: TestMentor;
let student: TestStudent;
beforeAll(async () => {
  [mentor, student] = [await makeMentor(app), await makeStudent(app)];
});

const accepted = async () => {
  const { id } = await makeRequest(app, { mentor, by: student });
  await moveRequest(app, id, mentor.by, 'accepted');
  return id;
};
const statuses = async (by: TestStudent) => Object.fromEntries((await sent(by)).map(({ id, status }) => [id, status]));

describe('a mentor who ends contact with a student', () => {
  test('closes all open requests of that student, from any of them, and no others', async () => {
    const other = await makeRequest(app, { mentor });
    const [first, second] = [await accepted(), await accepted()];
    const { id: third } = await makeRequest(app, { mentor, by: student });
    const elsewhere = await makeRequest(app, { mentor: await makeMentor(app), by: student });
    await app.app.notices.run();
    await call(app, 'POST', '/notices/read', { as: student.token, body: { all: true } });
    expect(await end(first, mentor.by)).toMatchObject({ status: 200, body: { id: first, status: 'completed' } });
    expect(await statuses(student)).toEqual({
      [first]: 'completed',
      [second]: 'completed',
      [third]: 'rejected',
      [elsewhere.id]: 'pending',
    });
    expect((await received(mentor.by)).find(({ id }) => id === other.id)).toMatchObject({ status: 'pending' });
    await app.app.notices.run();
    expect((await told(student)).filter((line) => /completed|rejected/.test(line)).sort()).toEqual(
      [`answer completed ${first}`, `answer completed ${second}`, `answer rejected ${third}`].sort(),
    );
  });

  test.each(['rejected', 'completed', 'withdrawn'] as const)('can do so from a request that is %s', async (status) => {
    const by = await makeStudent(app);
    const { id } = await makeRequest(app, { mentor, by });
    if (status === 'completed') await moveRequest(app, id, mentor.by, 'accepted');
    if (status === 'withdrawn') await call(app, 'DELETE', `/mentorship/requests/${id}`, { as: by.token });
    else await moveRequest(app, id, mentor.by, status);
    const { id: waiting } = await makeRequest(app, { mentor, by });
    expect(await end(id, mentor.by)).toMatchObject({ status: 200, body: { status } });
    expect(await statuses(by)).toMatchObject({ [id]: status, [waiting]: 'rejected' });
    expect(await ask(by, aRequest(mentor.id))).toMatchObject({ status: 409, body: { reason: 'mentor_unavailable' } });
  });
});

test('a pending request that ends because the mentor refuses the student reads like any rejected one', async () => {
  const [refused, rejected] = [await makeRequest(app, { mentor, by: await makeStudent(app) }), await makeRequest(app, { mentor })];
  const ended = await end(refused.id, mentor.by);
  const answer = await moveRequest(app, rejected.id, mentor.by, 'rejected');
  const says = 'Il mentore ha rifiutato la tua richiesta.';
  for (const { body } of [ended, answer]) expect(body).toMatchObject({ status: 'rejected', mentorResponse: says });
  for (const { by, id } of [refused, rejected]) expect(await sent(by)).toMatchObject([{ id, status: 'rejected', mentorResponse: says }]);
  const stored = app.db.selectFrom('mentorship_requests').select('mentor_response').where('id', 'in', [refused.id, rejected.id]);
  expect(await stored.execute()).toEqual([{ mentor_response: says }, { mentor_response: says }]);
});

test('a conversation that the mentor ends keeps the words it began with', async () => {
  const by = await makeStudent(app);
  const { id } = await makeRequest(app, { mentor, by });
  await moveRequest(app, id, mentor.by, 'accepted', 'Volentieri.');
  await end(id, mentor.by);
  expect(await sent(by)).toMatchObject([{ status: 'completed', mentorResponse: 'Volentieri.' }]);
});

test('a mentor is notified when the student ends a mentorship', async () => {
  const by = await makeStudent(app);
  const { id } = await makeRequest(app, { mentor, by });
  await moveRequest(app, id, mentor.by, 'accepted');
  const { id: waiting } = await makeRequest(app, { mentor, by });
  expect(await end(id, by)).toMatchObject({ status: 200, body: { status: 'completed' } });
  await app.app.notices.run();
  expect(await told(mentor.by)).toContain(`answer completed ${id}`);
  // A pending request stays, because the student can withdraw it separately.
  expect(await statuses(by)).toEqual({ [id]: 'completed', [waiting]: 'pending' });
  expect(await end(waiting, by)).toMatchObject({ status: 409, body: { reason: 'request_unanswered' } });
  expect(await end(id, by)).toMatchObject({ status: 409, body: { reason: 'request_over' } });
});
