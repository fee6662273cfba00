import { beforeAll, describe, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { SentRequest } from '../../src/routers/mentorship/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { besideTheRequest } from '../support/one-connection.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { aRequest, mentorshipCalls } from './mentorship-calls.ts';

/** Runs during the language check of a text. */
let meanwhile = async () => {};
// Matches only the last word of a line, to show that each field and each entry of a list is a line of its own.
const app = useTestApp({
  services: {
    language: {
      async judge(text) {
        await besideTheRequest(meanwhile);
        return { refusal: /\binsulto$/m.test(text) ? 'attack' : null, ask: false };
      },
      hurts: async () => false,
      signalOf: async () => null,
      dangersIn: async () => [],
    },
  },
});
let mentor: TestMentor;
let student: TestStudent;
let stranger: TestStudent;

beforeAll(async () => {
  mentor = await makeMentor(app, { capacity: 10 });
  student = await makeStudent(app);
  stranger = await makeStudent(app);
});

const { ask: askFor, sent, received, told, card } = mentorshipCalls(app);
const body = (mentorId = mentor.id) => aRequest(mentorId);
const ask = (as: TestStudent | undefined, fields: object = body()) => askFor(as, fields);

describe('asking', () => {
  test('returns the request, which both sides then see', async () => {
    const one = await makeStudent(app);
    const answer = await ask(one);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...body(),
      id: expect.any(Number),
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      mentor: { courseOfStudy: mentor.courseOfStudy, studyYear: mentor.studyYear },
      mentorResponse: null,
      rating: null,
    });
    expect(await sent(one)).toEqual([answer.body]);
    const { rating: _, ...shared } = answer.body;
    expect((await received(mentor.by)).find(({ id }) => id === shared.id)).toEqual(shared);
    expect(await sent(stranger)).toEqual([]);
  });

  test('urgency is medium by default, and extra fields are ignored', async () => {
    const { urgency: _, ...rest } = body();
    const answer = await ask(await makeStudent(app), { ...rest, status: 'accepted', mentorResponse: 'Sì', rating: 5, studentKey: 'x' });
    expect(answer.body).toMatchObject({ urgency: 'medium', status: 'pending', mentorResponse: null, rating: null });
  });

  test('refuses guests, invalid fields, unknown mentors, the caller’s own profile, busy mentors and insults', async () => {
    expect((await ask(undefined)).status).toBe(401);
    expect(await ask(student, { ...body(), message: 'corto' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['message'], message: 'Il messaggio deve essere almeno 10 caratteri' }] },
    });
    expect((await ask(student, { ...body(), mentorId: String(mentor.id) })).status).toBe(400);
    expect(await ask(student, body(2147483647))).toMatchObject({ status: 404, body: { reason: 'mentor_not_found' } });
    expect(await ask(mentor.by)).toMatchObject({ status: 400, body: { reason: 'mentor_is_self' } });
    const busy = await makeMentor(app);
    await call(app, 'PATCH', '/mentors/me', { as: busy.by.token, body: { isAvailable: false } });
    expect(await ask(student, body(busy.id))).toMatchObject({ status: 409, body: { reason: 'mentor_unavailable' } });
    const covered = await makeMentor(app);
    await app.db.updateTable('mentors').set({ withheld: 'review' }).where('id', '=', covered.id).execute();
    expect(await ask(student, body(covered.id))).toMatchObject({ status: 409, body: { reason: 'mentor_unavailable' } });
    for (const field of ['topic', 'message']) {
      expect(await ask(student, { ...body(), [field]: 'ecco qui un insulto' })).toMatchObject({
        status: 403,
        body: { reason: 'content_blocked' },
      });
    }
  });

  test('allows one pending request per mentor, and another one after the answer', async () => {
    const one = await makeStudent(app);
    const { id } = await makeRequest(app, { mentor, by: one });
    expect(await ask(one)).toMatchObject({ status: 409, body: { reason: 'request_pending' } });
    expect((await ask(one, body((await makeMentor(app)).id))).status).toBe(200);
    await moveRequest(app, id, mentor.by, 'rejected');
    expect((await ask(one)).status).toBe(200);
  });

  // On the embedded database, whose one connection the request holds, nothing can change meanwhile.
  test.skipIf(process.env['TEST_DATABASE_URL'] === undefined).each([
    ['mentor_unavailable', { is_available: false }],
    ['mentor_full', { capacity: 1 }],
    ['mentor_not_found', { withheld: 'removed' }],
    ['mentor_unavailable', { withheld: 'review' }],
  ])('returns %s if that became true during the language check', async (reason, change) => {
    const own = await makeMentor(app);
    const { id } = await makeRequest(app, { mentor: own });
    await moveRequest(app, id, own.by, 'accepted');
    meanwhile = async () => void (await app.db.updateTable('mentors').set(change).where('id', '=', own.id).execute());
    const answer = await ask(await makeStudent(app), body(own.id)).finally(() => (meanwhile = async () => {}));
    expect(answer.body).toMatchObject({ reason });
    expect(await received(own.by)).toHaveLength(1);
  });

  test('of 250 concurrent requests to one mentor one is created', async () => {
    const one = await makeStudent(app);
    const answers = await Promise.all(Array.from({ length: 250 }, () => ask(one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'request_pending')).toHaveLength(249);
    expect(await sent(one)).toHaveLength(1);
  });
});

describe('the lists', () => {
  test('require a login, and the received one a mentor profile', async () => {
    expect((await call(app, 'GET', '/mentorship/requests')).status).toBe(401);
    expect((await call(app, 'GET', '/mentorship/requests/received')).status).toBe(401);
    expect(await call(app, 'GET', '/mentorship/requests/received', { as: student.token })).toMatchObject({
      status: 403,
      body: { reason: 'mentors_only' },
    });
  });

  test('show the newest first, in pages of at most 50', async () => {
    const busy = await makeMentor(app);
    const one = await makeStudent(app);
    const older = await makeRequest(app, { mentor: busy, by: one });
    await moveRequest(app, older.id, busy.by, 'accepted');
    app.advance(1000);
    const newer = await makeRequest(app, { mentor: busy, by: one });
    for (const list of [await sent(one), await received(busy.by)]) expect(list.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect((await call(app, 'GET', '/mentorship/requests?limit=51', { as: one.token })).status).toBe(400);
    expect((await call(app, 'GET', '/mentorship/requests/received?limit=0', { as: busy.by.token })).status).toBe(400);
  });

  test('tell a mentor nothing that identifies a student or links their requests', async () => {
    const asked = await makeMentor(app);
    const one = await makeStudent(app);
    const { id } = await makeRequest(app, { mentor: asked, by: one });
    await moveRequest(app, id, asked.by, 'accepted');
    await makeRequest(app, { mentor: asked, by: one });
    const list = await received(asked.by);
    const rows = await app.db.selectFrom('mentorship_requests').select('student_key').where('mentor_id', '=', asked.id).execute();
    for (const secret of [one.accountId, one.email, rows[0]!.student_key]) expect(JSON.stringify(list)).not.toContain(secret);
    expect(Object.keys(list[0]!).sort()).toEqual([
      'createdAt',
      'id',
      'mentor',
      'mentorId',
      'mentorResponse',
      'message',
      'status',
      'topic',
      'urgency',
    ]);
  });
});

describe('answering', () => {
  test.each(['accepted', 'rejected'] as const)('the mentor sets a pending request to %s with a response', async (status) => {
    const { id, by } = await makeRequest(app, { mentor });
    expect(await moveRequest(app, id, mentor.by, status, 'Ti rispondo volentieri.')).toMatchObject({
      status: 200,
      body: { id, status, mentorResponse: 'Ti rispondo volentieri.' },
    });
    expect(await sent(by)).toMatchObject([{ id, status, mentorResponse: 'Ti rispondo volentieri.' }]);
  });

  test('refuses other people, other transitions and insulting responses', async () => {
    const { id, by } = await makeRequest(app, { mentor });
    const other = await makeMentor(app);
    expect((await call(app, 'PATCH', `/mentorship/requests/${id}`, { body: { status: 'accepted' } })).status).toBe(401);
    for (const as of [by, stranger, other.by]) {
      expect(await moveRequest(app, id, as, 'accepted')).toMatchObject({ status: 403, body: { reason: 'request_not_yours' } });
    }
    expect((await moveRequest(app, id, other.by, 'completed')).status).toBe(403);
    for (const as of [by, mentor.by]) {
      for (const status of ['pending', 'completed'])
        expect(await moveRequest(app, id, as, status)).toMatchObject({ status: 409, body: { reason: 'request_unanswered' } });
    }
    expect((await moveRequest(app, id, mentor.by, 'cancelled')).status).toBe(400);
    expect(await moveRequest(app, 2147483647, mentor.by, 'accepted')).toMatchObject({ status: 404, body: { reason: 'request_not_found' } });
    expect((await call(app, 'PATCH', '/mentorship/requests/abc', { as: mentor.by.token, body: { status: 'accepted' } })).status).toBe(400);
    expect(await moveRequest(app, id, mentor.by, 'accepted', 'insulto')).toMatchObject({
      status: 403,
      body: { reason: 'content_blocked' },
    });
    expect(await sent(by)).toMatchObject([{ id, status: 'pending', mentorResponse: null }]);
  });

  test('an answer cannot be changed', async () => {
    const { id } = await makeRequest(app, { mentor });
    await moveRequest(app, id, mentor.by, 'rejected', 'Ora non posso.');
    for (const status of ['accepted', 'rejected', 'pending', 'completed'])
      expect((await moveRequest(app, id, mentor.by, status, 'Anzi sì')).status).toBe(409);
    expect((await received(mentor.by)).find((request) => request.id === id)).toMatchObject({
      status: 'rejected',
      mentorResponse: 'Ora non posso.',
    });
  });

  test('of 250 concurrent answers one succeeds', async () => {
    const { id, by } = await makeRequest(app, { mentor });
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, n) => moveRequest(app, id, mentor.by, n % 2 ? 'accepted' : 'rejected', `Risposta ${n}`)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(249);
    const { status, mentorResponse } = won[0]!.body;
    expect(await sent(by)).toMatchObject([{ status, mentorResponse }]);
  });
});

describe('withdrawing, and the capacity of a mentor', () => {
  test('a student can withdraw an unanswered request, and the mentor no longer sees its text', async () => {
    const own = await makeMentor(app);
    const { id, by } = await makeRequest(app, { mentor: own, message: 'Parole che non voglio più dire.' });
    await app.app.notices.run();
    const withdraw = (as?: TestStudent) =>
      call<SentRequest & { reason?: string }>(app, 'DELETE', `/mentorship/requests/${id}`, { as: as?.token });
    expect((await withdraw()).status).toBe(401);
    for (const as of [own.by, stranger]) expect(await withdraw(as)).toMatchObject({ status: 403, body: { reason: 'request_not_yours' } });
    const [first, second] = await Promise.all([withdraw(by), withdraw(by)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(await sent(by)).toMatchObject([{ id, status: 'withdrawn', message: 'Parole che non voglio più dire.' }]);
    expect(await received(own.by)).toMatchObject([{ id, status: 'withdrawn', message: '', topic: '' }]);
    expect(await told(own.by)).toEqual([]);
    expect((await moveRequest(app, id, own.by, 'accepted')).status).toBe(409);
    const next = await makeRequest(app, { mentor: own, by });
    await moveRequest(app, next.id, own.by, 'accepted');
    expect((await call(app, 'DELETE', `/mentorship/requests/${next.id}`, { as: by.token })).status).toBe(409);
  });

  test('ending contact from a withdrawn request does not return its text to the mentor', async () => {
    const mentor = await makeMentor(app);
    const { id, by } = await makeRequest(app, { mentor });
    await call(app, 'DELETE', `/mentorship/requests/${id}`, { as: by.token });
    expect(await call(app, 'POST', `/mentorship/requests/${id}/end`, { as: mentor.by.token, body: {} })).toMatchObject({
      status: 200,
      body: { status: 'withdrawn', topic: '', message: '' },
    });
  });

  test('a mentor’s capacity holds for concurrent acceptances, and a full mentor gets no requests', async () => {
    const own = await makeMentor(app, { capacity: 3 });
    const requests = [];
    for (let n = 0; n < 12; n += 1) requests.push(await makeRequest(app, { mentor: own }));
    const answers = await Promise.all(requests.map(({ id }) => moveRequest(app, id, own.by, 'accepted')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'capacity_reached')).toHaveLength(9);
    expect(await card(own)).toMatchObject({ isAvailable: true, full: true, capacity: 3, openMentees: 3 });
    expect(await ask(student, body(own.id))).toMatchObject({ status: 409, body: { reason: 'mentor_full' } });
    const others = (await call<Mentor[]>(app, 'GET', '/mentors', { as: student.token })).body;
    expect(others.find(({ id }) => id === own.id)).toMatchObject({ full: true });
    expect(others.find(({ id }) => id === own.id)).not.toHaveProperty('capacity');
    await call(app, 'PATCH', '/mentors/me', { as: own.by.token, body: { capacity: 4 } });
    expect((await ask(student, body(own.id))).status).toBe(200);
    const open = answers.find(({ status }) => status === 200)!.body.id;
    await moveRequest(app, open, own.by, 'completed');
    expect(await card(own)).toMatchObject({ full: false, openMentees: 2 });
  });
});
