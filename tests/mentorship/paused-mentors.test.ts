import { beforeAll, describe, expect, test } from 'vitest';
import { SHOWN_MAX } from '../../src/routers/exams/limits.ts';
import type { Exam } from '../../src/routers/exams/schema.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeComment, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { aRequest, mentorshipCalls } from './mentorship-calls.ts';

const app = useTestApp(MODERATED);
const HOUR = 60 * 60 * 1000;
const { ask, told, card } = mentorshipCalls(app);

let anna: TestStudent;
let bruno: TestStudent;
let student: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await makeModerators(app);
  student = await makeStudent(app);
});

/** Decides about a comment of this person. @returns the id of its case */
async function decided(by: TestStudent, action: 'pause' | 'close'): Promise<number> {
  const { id } = await makeComment(app, { by });
  await report(app, student, { kind: 'comment', id });
  const found = await caseOf(app, anna, { kind: 'comment', id });
  expect((await decideOn(app, anna, found.id, { action, ...(action === 'pause' && { days: 7 }) })).status).toBe(200);
  return found.id;
}

/** Advances the clock: others see the effect of a measure after a random delay of up to half a day. */
function pass(hours: number): void {
  app.advance(hours * HOUR);
  app.services.pages.forget('muted');
}

const listed = async (query = '') =>
  Object.fromEntries((await call<Mentor[]>(app, 'GET', `/mentors${query}`)).body.map(({ id, isAvailable }) => [id, isAvailable]));
const setProfile = ({ by }: TestMentor, body: object) =>
  call<Mentor & { reason?: string }>(app, 'PATCH', '/mentors/me', { as: by.token, body });
const rows = (mentor: TestMentor) => app.db.selectFrom('mentors').selectAll().where('id', '=', mentor.id).executeTakeFirst();

describe.each(['pause', 'close'] as const)('a mentor after the decision “%s”', (action) => {
  let mentor: TestMentor;
  let asked: { id: number; by: TestStudent }[];
  let before: unknown;
  beforeAll(async () => {
    mentor = await makeMentor(app);
    asked = [await makeRequest(app, { mentor }), await makeRequest(app, { mentor }), await makeRequest(app, { mentor })];
    await moveRequest(app, asked[2]!.id, mentor.by, 'accepted');
    before = await rows(mentor);
    await decided(mentor.by, action);
    expect(await listed()).toMatchObject({ [mentor.id]: true });
    pass(12);
    mentor = { ...mentor, by: await again(app, mentor.by) };
  });

  test('is shown to others as unavailable, without a change to their row in the database', async () => {
    expect(await listed()).toMatchObject({ [mentor.id]: false });
    expect(await listed('?available=true')).not.toHaveProperty(`${mentor.id}`);
    const exam = await call<Exam>(app, 'GET', '/exams/psicometria', { as: student.token });
    expect(exam.body.mentors.find(({ id }) => id === mentor.id)).toMatchObject({ isAvailable: false });
    expect(await ask(student, aRequest(mentor.id))).toMatchObject({ status: 409, body: { reason: 'mentor_unavailable' } });
    expect(await rows(mentor)).toEqual(before);
  });

  test('can reject requests and end mentorships without a text, but cannot accept requests', async () => {
    const [first, second, third] = asked.map(({ id }) => id);
    const reason = action === 'pause' ? 'paused' : 'account_closed';
    for (const [status, response] of [['accepted'], ['accepted', 'Volentieri.'], ['rejected', 'Non posso.']] as const)
      expect(await moveRequest(app, first!, mentor.by, status, response)).toMatchObject({ status: 403, body: { reason } });
    // The student reads the sentence of every rejection, so that its absence does not tell of the decision.
    const rejected = { status: 200, body: { mentorResponse: 'Il mentore ha rifiutato la tua richiesta.' } };
    expect(await moveRequest(app, first!, mentor.by, 'rejected')).toMatchObject(rejected);
    expect((await moveRequest(app, third!, mentor.by, 'completed')).status).toBe(200);
    expect((await call(app, 'POST', `/mentorship/requests/${second}/end`, { as: mentor.by.token, body: {} })).status).toBe(200);
  });

  test('can set the profile to unavailable, but change nothing else', async () => {
    const reason = action === 'pause' ? 'paused' : 'account_closed';
    for (const body of [{ isAvailable: true }, { capacity: 1 }, { isAvailable: false, languages: 'Inglese' }])
      expect(await setProfile(mentor, body)).toMatchObject({ status: 403, body: { reason } });
    expect(await setProfile(mentor, { isAvailable: false })).toMatchObject({ status: 200, body: { isAvailable: false } });
  });
});

test.each([
  ['paused', 'papirologia'],
  ['refusing', 'glottologia'],
] as const)('a %s mentor is listed and refuses like one who is really unavailable', async (which, exam) => {
  const asking = await makeStudent(app);
  await makeExamExperience(app, { by: asking, examName: exam });
  const known = { specializations: [exam], capacity: 1 };
  const without = await makeMentor(app, known);
  const unavailable = await makeMentor(app, known);
  const free: TestMentor[] = [];
  for (let count = 0; count < SHOWN_MAX - 1; count += 1) free.push(await makeMentor(app, known));
  await setProfile(unavailable, { isAvailable: false });
  if (which === 'paused') await decided(without.by, 'pause');
  else {
    const { id } = await makeRequest(app, { mentor: without, by: asking });
    await moveRequest(app, id, without.by, 'accepted');
    await call(app, 'POST', `/mentorship/requests/${id}/end`, { as: without.by.token, body: {} });
  }
  pass(12);
  const onExam = async () => (await call<Exam>(app, 'GET', `/exams/${exam}`, { as: asking.token })).body.mentors;
  expect((await onExam()).map(({ id }) => id)).toEqual([...free, without].map(({ id }) => id));
  const last = await makeMentor(app, known);
  expect((await onExam()).map(({ id }) => id)).toEqual([...free, last].map(({ id }) => id));
  // With their places taken, too.
  for (const mentor of [without, unavailable]) {
    const row = { mentor_id: mentor.id, student_key: `${mentor.id}`.padStart(22, 'x'), topic: 'Uno', message: 'Una', urgency: 'low' };
    await app.db
      .insertInto('mentorship_requests')
      .values({ ...row, status: 'accepted', created_at: app.services.now() })
      .execute();
    expect(await ask(asking, aRequest(mentor.id))).toMatchObject({ status: 409, body: { reason: 'mentor_unavailable' } });
  }
});

describe('within a day of a decision about one side of a mentorship', () => {
  /** Makes a conversation and a pending request, then decides. `later` returns their states and the other side’s new notices. */
  async function decide(gone: 'mentor' | 'student', action: 'pause' | 'close') {
    const mentor = await makeMentor(app);
    const by = await makeStudent(app);
    const talk = await makeRequest(app, { mentor, by });
    await moveRequest(app, talk.id, mentor.by, 'accepted');
    const waiting = await makeRequest(app, { mentor, by });
    await app.app.notices.run();
    const other = gone === 'mentor' ? by : mentor.by;
    const before = await told(other);
    await decided(gone === 'mentor' ? mentor.by : by, action);
    const later = async (hours: number) => {
      app.advance(hours * HOUR);
      await app.app.lapses();
      await app.app.notices.run();
      const requests = app.db.selectFrom('mentorship_requests').select(['id', 'status']).where('mentor_id', '=', mentor.id);
      const news = (await told(other)).filter((line) => !before.includes(line));
      return { states: (await requests.orderBy('id').execute()).map(({ status }) => status), news: news.sort() };
    };
    return { talk, waiting, later };
  }

  test('a closed mentor’s conversation is completed, a pending request expires, and the student is notified', async () => {
    const { talk, waiting, later } = await decide('mentor', 'close');
    expect(await later(0)).toEqual({ states: ['accepted', 'pending'], news: [] });
    expect(await later(13)).toEqual({
      states: ['completed', 'expired'],
      news: [`answer completed ${talk.id}`, `answer expired ${waiting.id}`],
    });
  });

  test('a closed student’s conversation is completed with a notice, and a pending request is withdrawn', async () => {
    const { talk, later } = await decide('student', 'close');
    expect(await later(0)).toEqual({ states: ['accepted', 'pending'], news: [] });
    expect(await later(13)).toEqual({ states: ['completed', 'withdrawn'], news: [`answer completed ${talk.id}`] });
  });

  test.each(['mentor', 'student'] as const)('a pause of the %s ends nothing', async (gone) => {
    expect(await (await decide(gone, 'pause')).later(13)).toEqual({ states: ['accepted', 'pending'], news: [] });
  });
});

test('requests that wait while their mentor may not write do not count as lapses, even if they expire after the pause', async () => {
  const [resting, ignoring] = [await makeMentor(app), await makeMentor(app)];
  const expire = async () => {
    app.advance(7 * 24 * HOUR);
    await app.app.lapses();
    app.services.pages.forget('muted');
  };
  for (const mentor of [resting, ignoring]) for (let n = 0; n < 3; n += 1) await makeRequest(app, { mentor });
  await decided(resting.by, 'pause');
  await expire();
  expect(await card({ ...resting, by: await again(app, resting.by) })).toMatchObject({ isAvailable: true });
  expect(await card({ ...ignoring, by: await again(app, ignoring.by) })).toMatchObject({ isAvailable: false, lapsed: true });
  app.advance(24 * HOUR);
  app.services.pages.forget('muted');
  for (let n = 0; n < 3; n += 1) await makeRequest(app, { mentor: resting });
  await expire();
  expect(await card({ ...resting, by: await again(app, resting.by) })).toMatchObject({ isAvailable: false, lapsed: true });
});

test('the mentor’s own availability applies again once the pause is over or lifted', async () => {
  const [lifted, over] = [await makeMentor(app), await makeMentor(app)];
  const id = await decided(lifted.by, 'pause');
  await decided(over.by, 'pause');
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
