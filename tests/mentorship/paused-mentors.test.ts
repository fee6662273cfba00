import { beforeAll, describe, expect, test } from 'vitest';
import type { Exam } from '../../src/routers/exams/schema.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeComment, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { aRequest, mentorshipCalls } from './mentorship-calls.ts';

const app = useTestApp(MODERATED);
const HOUR = 60 * 60 * 1000;
const { ask, sent, told, card } = mentorshipCalls(app);

let anna: TestStudent;
let bruno: TestStudent;
let student: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await makeModerators(app);
  student = await makeStudent(app);
});

/** @returns the case of something else that this mentor wrote, about which this is decided. */
async function decided({ by }: TestMentor, action: 'pause' | 'close'): Promise<number> {
  const { id } = await makeComment(app, { by });
  await report(app, student, { kind: 'comment', id });
  const found = await caseOf(app, anna, { kind: 'comment', id });
  expect((await decideOn(app, anna, found.id, { action, ...(action === 'pause' && { days: 7 }) })).status).toBe(200);
  return found.id;
}

/** What others see of a measure shows at a time drawn over half a day. */
function pass(hours: number): void {
  app.advance(hours * HOUR);
  app.services.pages.forget('muted');
}

const listed = async (query = '') =>
  Object.fromEntries((await call<Mentor[]>(app, 'GET', `/mentors${query}`)).body.map(({ id, isAvailable }) => [id, isAvailable]));
const setProfile = ({ by }: TestMentor, body: object) =>
  call<Mentor & { reason?: string }>(app, 'PATCH', '/mentors/me', { as: by.token, body });
const rows = (mentor: TestMentor) => app.db.selectFrom('mentors').selectAll().where('id', '=', mentor.id).executeTakeFirst();

describe.each(['pause', 'close'] as const)('a mentor about whom is decided: %s', (action) => {
  let mentor: TestMentor;
  let asked: { id: number; by: TestStudent }[];
  let before: unknown;
  beforeAll(async () => {
    mentor = await makeMentor(app);
    asked = [await makeRequest(app, { mentor }), await makeRequest(app, { mentor }), await makeRequest(app, { mentor })];
    await moveRequest(app, asked[2]!.id, mentor.by, 'accepted');
    before = await rows(mentor);
    await decided(mentor, action);
    expect(await listed()).toMatchObject({ [mentor.id]: true });
    pass(12);
    mentor = { ...mentor, by: await again(app, mentor.by) };
  });

  test('has no time for anybody, and nothing in the database tells why', async () => {
    expect(await listed()).toMatchObject({ [mentor.id]: false });
    expect(await listed('?available=true')).not.toHaveProperty(`${mentor.id}`);
    const exam = await call<Exam>(app, 'GET', '/exams/psicometria', { as: student.token });
    expect(exam.body.mentors.find(({ id }) => id === mentor.id)).toMatchObject({ isAvailable: false });
    expect(await ask(student, aRequest(mentor.id))).toMatchObject({ status: 409, body: { reason: 'mentor_unavailable' } });
    expect(await rows(mentor)).toEqual(before);
  });

  test('says no and ends what was begun, without a word, and accepts nobody', async () => {
    const [first, second, third] = asked.map(({ id }) => id);
    const reason = action === 'pause' ? 'paused' : 'account_closed';
    for (const [status, response] of [['accepted'], ['accepted', 'Volentieri.'], ['rejected', 'Non posso.']] as const)
      expect(await moveRequest(app, first!, mentor.by, status, response)).toMatchObject({ status: 403, body: { reason } });
    expect(await moveRequest(app, first!, mentor.by, 'rejected')).toMatchObject({ status: 200, body: { mentorResponse: null } });
    expect((await moveRequest(app, third!, mentor.by, 'completed')).status).toBe(200);
    expect((await call(app, 'POST', `/mentorship/requests/${second}/end`, { as: mentor.by.token, body: {} })).status).toBe(200);
  });

  test('says that there is no time, and nothing else', async () => {
    const reason = action === 'pause' ? 'paused' : 'account_closed';
    for (const body of [{ isAvailable: true }, { capacity: 1 }, { isAvailable: false, languages: 'Inglese' }])
      expect(await setProfile(mentor, body)).toMatchObject({ status: 403, body: { reason } });
    expect(await setProfile(mentor, { isAvailable: false })).toMatchObject({ status: 200, body: { isAvailable: false } });
  });
});

test('whoever waits for a mentor whose account was closed waits no longer than a day', async () => {
  const mentor = await makeMentor(app);
  const { id, by } = await makeRequest(app, { mentor });
  const paused = await makeMentor(app);
  const other = await makeRequest(app, { mentor: paused });
  await decided(paused, 'pause');
  await decided(mentor, 'close');
  app.advance(13 * HOUR);
  await app.app.lapses();
  await app.app.notices.run();
  expect(await sent(by)).toMatchObject([{ id, status: 'expired' }]);
  expect(await told(by)).toEqual([`answer expired ${id}`]);
  expect(await sent(other.by)).toMatchObject([{ status: 'pending' }]);
});

test('what a mentor said of their time holds again once the pause is over or lifted', async () => {
  const [lifted, over] = [await makeMentor(app), await makeMentor(app)];
  const id = await decided(lifted, 'pause');
  await decided(over, 'pause');
  pass(12);
  expect(await listed()).toMatchObject({ [lifted.id]: false, [over.id]: false });
  await call(app, 'POST', `/account/measures/${id}/appeal`, { as: lifted.by.token, body: { text: 'Era una citazione.' } });
  const body = { outcome: 'lifted', reason: 'Hai ragione.' };
  expect((await call(app, 'POST', `/moderation/cases/${id}/appeal`, { as: bruno.token, body })).status).toBe(200);
  expect(await listed()).toMatchObject({ [lifted.id]: false, [over.id]: false });
  pass(12);
  expect(await listed()).toMatchObject({ [lifted.id]: true, [over.id]: false });
  pass(7 * 24);
  expect(await listed()).toMatchObject({ [lifted.id]: true, [over.id]: true });
  expect(await card({ ...over, by: await again(app, over.by) })).toMatchObject({ isAvailable: true });
});
