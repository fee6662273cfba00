import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { MentorshipRequest, SentRequest } from '../../src/routers/mentorship/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, makeSession, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

// The last word of a line, to tell that each field and each entry of a list is a line of its own.
const app = useTestApp({
  services: {
    language: {
      judge: async (text) => ({ refusal: /\binsulto$/m.test(text) ? 'attack' : null, ask: false }),
      signalOf: async () => null,
      isUrgent: async () => false,
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

const body = (mentorId = mentor.id) => ({ mentorId, topic: 'Tesi', message: 'Non so da dove cominciare.', urgency: 'high' });
const ask = (as: TestStudent | undefined, fields: object = body()) =>
  call<SentRequest & { reason?: string }>(app, 'POST', '/mentorship/requests', { as: as?.token, body: fields });
const rate = (id: number, as: TestStudent | undefined, rating: unknown) =>
  call<SentRequest & { reason?: string }>(app, 'POST', `/mentorship/requests/${id}/rating`, { as: as?.token, body: { rating } });
const sent = async (as: TestStudent, query = '') =>
  (await call<SentRequest[]>(app, 'GET', `/mentorship/requests${query}`, { as: as.token })).body;
const received = async (as: TestStudent, query = '') =>
  (await call<MentorshipRequest[]>(app, 'GET', `/mentorship/requests/received${query}`, { as: as.token })).body;
const told = async (by: TestStudent) =>
  (await call<Notice[]>(app, 'GET', '/notices', { as: by.token })).body.map(
    ({ kind, event = '', requestId }) => `${kind} ${event} ${requestId}`,
  );
const card = async ({ by }: TestMentor) => (await call<Mentor>(app, 'GET', '/mentors/me', { as: by.token })).body;

describe('asking', () => {
  test('answers the request, which both sides then see', async () => {
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

  test('urgency is medium unless said, and extra fields change nothing', async () => {
    const { urgency: _, ...rest } = body();
    const answer = await ask(await makeStudent(app), { ...rest, status: 'accepted', mentorResponse: 'Sì', rating: 5, studentKey: 'x' });
    expect(answer.body).toMatchObject({ urgency: 'medium', status: 'pending', mentorResponse: null, rating: null });
  });

  test('refuses guests, wrong fields, unknown mentors, oneself, busy mentors and language that attacks people', async () => {
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
    for (const field of ['topic', 'message']) {
      expect(await ask(student, { ...body(), [field]: 'ecco qui un insulto' })).toMatchObject({
        status: 403,
        body: { reason: 'content_blocked' },
      });
    }
  });

  test('one pending request to a mentor; others, and after the answer again', async () => {
    const one = await makeStudent(app);
    const { id } = await makeRequest(app, { mentor, by: one });
    expect(await ask(one)).toMatchObject({ status: 409, body: { reason: 'request_pending' } });
    expect((await ask(one, body((await makeMentor(app)).id))).status).toBe(200);
    await moveRequest(app, id, mentor.by, 'rejected');
    expect((await ask(one)).status).toBe(200);
  });

  test('of 250 requests at once to one mentor one is sent', async () => {
    const one = await makeStudent(app);
    const answers = await Promise.all(Array.from({ length: 250 }, () => ask(one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'request_pending')).toHaveLength(249);
    expect(await sent(one)).toHaveLength(1);
  });
});

describe('the lists', () => {
  test('are for students, received for mentors', async () => {
    expect((await call(app, 'GET', '/mentorship/requests')).status).toBe(401);
    expect((await call(app, 'GET', '/mentorship/requests/received')).status).toBe(401);
    expect(await call(app, 'GET', '/mentorship/requests/received', { as: student.token })).toMatchObject({
      status: 403,
      body: { reason: 'mentors_only' },
    });
  });

  test('newest first, in pages of at most 50', async () => {
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

  test('a mentor learns nothing that tells who asks, or that two requests are of one person', async () => {
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
  test.each(['accepted', 'rejected'] as const)('the mentor brings a pending request to %s with a response', async (status) => {
    const { id, by } = await makeRequest(app, { mentor });
    expect(await moveRequest(app, id, mentor.by, status, 'Ti rispondo volentieri.')).toMatchObject({
      status: 200,
      body: { id, status, mentorResponse: 'Ti rispondo volentieri.' },
    });
    expect(await sent(by)).toMatchObject([{ id, status, mentorResponse: 'Ti rispondo volentieri.' }]);
  });

  test('nobody else may, nor is there another way', async () => {
    const { id, by } = await makeRequest(app, { mentor });
    const other = await makeMentor(app);
    expect((await call(app, 'PATCH', `/mentorship/requests/${id}`, { body: { status: 'accepted' } })).status).toBe(401);
    for (const as of [by, stranger, other.by]) {
      expect(await moveRequest(app, id, as, 'accepted')).toMatchObject({ status: 403, body: { reason: 'request_not_yours' } });
    }
    expect((await moveRequest(app, id, other.by, 'completed')).status).toBe(403);
    for (const as of [by, mentor.by]) {
      for (const status of ['pending', 'completed'])
        expect(await moveRequest(app, id, as, status)).toMatchObject({ status: 409, body: { reason: 'request_settled' } });
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

  test('an answer stands', async () => {
    const { id } = await makeRequest(app, { mentor });
    await moveRequest(app, id, mentor.by, 'rejected', 'Ora non posso.');
    for (const status of ['accepted', 'rejected', 'pending', 'completed'])
      expect((await moveRequest(app, id, mentor.by, status, 'Anzi sì')).status).toBe(409);
    expect((await received(mentor.by)).find((request) => request.id === id)).toMatchObject({
      status: 'rejected',
      mentorResponse: 'Ora non posso.',
    });
  });

  test('of 250 answers at once one counts', async () => {
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

describe('withdrawing, and how many a mentor follows', () => {
  test('a student takes back what nobody has answered, and the mentor sees no word of it any more', async () => {
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

  test('a mentor follows as many people as they choose, however many are accepted at once', async () => {
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

describe('completing and rating', () => {
  test.each(['student', 'mentor'] as const)(
    'the %s completes an accepted request, which counts a session and keeps the response',
    async (side) => {
      const own = await makeMentor(app);
      const { id, by } = await makeRequest(app, { mentor: own });
      await moveRequest(app, id, own.by, 'accepted', 'Volentieri.');
      expect((await moveRequest(app, id, stranger, 'completed')).status).toBe(403);
      const answer = await moveRequest(app, id, side === 'student' ? by : own.by, 'completed', 'Grazie');
      expect(answer).toMatchObject({ status: 200, body: { status: 'completed', mentorResponse: 'Volentieri.' } });
      expect(await card(own)).toMatchObject({ totalSessions: 1, rating: 0 });
      expect((await moveRequest(app, id, own.by, 'completed')).status).toBe(409);
      expect(await card(own)).toMatchObject({ totalSessions: 1 });
    },
  );

  test('the student rates once, and the mentor never sees it', async () => {
    const own = await makeMentor(app);
    await makeSession(app, own, 5);
    await makeSession(app, own, 4);
    await makeSession(app, own);
    expect(await card(own)).toMatchObject({ totalSessions: 3, rating: 0 });
    const { id, by } = await makeRequest(app, { mentor: own });
    expect(await rate(id, by, 3)).toMatchObject({ status: 409, body: { reason: 'session_not_completed' } });
    await moveRequest(app, id, own.by, 'accepted');
    expect((await rate(id, by, 3)).status).toBe(409);
    await moveRequest(app, id, by, 'completed');
    for (const rating of [0, 6, 4.5, '5', undefined]) expect((await rate(id, by, rating)).status).toBe(400);
    expect(await rate(id, by, 3)).toMatchObject({ status: 200, body: { id, rating: 3, status: 'completed' } });
    expect(await rate(id, by, 5)).toMatchObject({ status: 409, body: { reason: 'already_rated' } });
    expect(await card(own)).toMatchObject({ totalSessions: 4, rating: 4 });
    expect((await sent(by))[0]).toMatchObject({ rating: 3 });
    expect(JSON.stringify(await received(own.by))).not.toContain('rating');
  });

  test('nobody else rates', async () => {
    const { id, by } = await makeRequest(app, { mentor });
    await moveRequest(app, id, mentor.by, 'accepted');
    await moveRequest(app, id, by, 'completed');
    expect((await rate(id, undefined, 5)).status).toBe(401);
    for (const as of [mentor.by, stranger])
      expect(await rate(id, as, 5)).toMatchObject({ status: 403, body: { reason: 'request_not_yours' } });
    expect(await rate(2147483647, by, 5)).toMatchObject({ status: 404, body: { reason: 'request_not_found' } });
    expect((await rate(0, by, 5)).status).toBe(400);
  });

  test('of 250 completions and ratings at once one of each counts', async () => {
    const own = await makeMentor(app);
    const { id, by } = await makeRequest(app, { mentor: own });
    await moveRequest(app, id, own.by, 'accepted');
    const completed = await Promise.all(Array.from({ length: 250 }, (_, n) => moveRequest(app, id, n % 2 ? by : own.by, 'completed')));
    expect(completed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(completed.filter(({ status }) => status === 409)).toHaveLength(249);
    const rated = await Promise.all(Array.from({ length: 250 }, (_, n) => rate(id, by, (n % 5) + 1)));
    const won = rated.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(rated.filter(({ status }) => status === 409)).toHaveLength(249);
    expect(await card(own)).toMatchObject({ totalSessions: 1, rating: 0 });
    const counted = app.db.selectFrom('mentors').select(['ratings_count', 'ratings_sum']).where('id', '=', own.id);
    expect(await counted.executeTakeFirst()).toEqual({ ratings_count: 1, ratings_sum: won[0]!.body.rating });
  });

  test('sessions of one mentor that end together all count, and a mentor who goes meanwhile takes all along', async () => {
    const own = await makeMentor(app);
    const requests = await Promise.all(Array.from({ length: 40 }, () => makeRequest(app, { mentor: own })));
    await app.db.updateTable('mentorship_requests').set({ status: 'accepted' }).where('mentor_id', '=', own.id).execute();
    await Promise.all(requests.slice(0, 20).map(({ id, by }) => moveRequest(app, id, by, 'completed')));
    expect(await card(own)).toMatchObject({ totalSessions: 20 });
    const [, ...answers] = await Promise.all([
      app.db.deleteFrom('mentors').where('id', '=', own.id).execute(),
      ...requests.slice(20).map(({ id, by }) => moveRequest(app, id, by, 'completed')),
    ]);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect(await app.db.selectFrom('mentorship_requests').selectAll().where('mentor_id', '=', own.id).execute()).toEqual([]);
  });

  test('a session that ends and a mentor who goes never wait for each other in a circle', async () => {
    const own = await makeMentor(app);
    const { id, by } = await makeRequest(app, { mentor: own });
    await moveRequest(app, id, own.by, 'accepted');
    const completing = await app.db.transaction().execute(async (deleting) => {
      await sql`select id from mentors where id = ${own.id} for update`.execute(deleting);
      const answer = moveRequest(app, id, by, 'completed');
      await sleep(200);
      await deleting.deleteFrom('mentors').where('id', '=', own.id).execute();
      return { answer };
    });
    expect([404, 409]).toContain((await completing.answer).status);
    expect(await sent(by)).toEqual([]);
  });

  test('a session that is erased no longer counts', async () => {
    const own = await makeMentor(app);
    for (const rating of [5, 1, 4]) await makeSession(app, own, rating);
    expect(await card(own)).toMatchObject({ totalSessions: 3, rating: 3.3 });
    await app.db.deleteFrom('mentorship_requests').where('mentor_id', '=', own.id).where('rating', '=', 1).execute();
    expect(await card(own)).toMatchObject({ totalSessions: 2, rating: 0 });
  });
});

// Last: time goes by, and logins with it.
describe('waiting', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const wait = async (days: number) => {
    app.advance(days * DAY);
    await Promise.all([app.app.lapses(), app.app.lapses()]);
    await app.app.notices.run();
  };

  test('a mentor is reminded once after five days, and after seven nobody waits any more', async () => {
    const own = await makeMentor(app);
    const { id, by } = await makeRequest(app, { mentor: own });
    await wait(4.9);
    expect(await told(own.by)).toEqual([`request  ${id}`]);
    await wait(0.2);
    await wait(1);
    expect(await told(own.by)).toEqual([`request pending ${id}`, `request  ${id}`]);
    expect(await sent(by)).toMatchObject([{ id, status: 'pending' }]);
    await wait(0.9);
    expect(await sent(by)).toMatchObject([{ id, status: 'expired', mentorResponse: null }]);
    expect(await told(by)).toEqual([`answer expired ${id}`]);
    expect(await told(own.by)).toEqual([`request  ${id}`]);
    expect(await moveRequest(app, id, own.by, 'accepted')).toMatchObject({ status: 409, body: { reason: 'request_settled' } });
    // And asking anew is possible.
    expect((await ask(by, body(own.id))).status).toBe(200);
  });

  test('three in a row without an answer count as no time; an answer, or saying that there is time, begins anew', async () => {
    const own = await makeMentor(app);
    const setTime = (isAvailable: boolean) => call(app, 'PATCH', '/mentors/me', { as: own.by.token, body: { isAvailable } });
    const lapse = async (count: number) => {
      const made = [];
      for (let n = 0; n < count; n += 1) made.push(await makeRequest(app, { mentor: own }));
      await wait(7);
      return made;
    };
    await lapse(2);
    const answered = await makeRequest(app, { mentor: own });
    await moveRequest(app, answered.id, own.by, 'rejected');
    await lapse(2);
    expect(await card(own)).toMatchObject({ isAvailable: true });
    const [last] = await lapse(1);
    expect(await card(own)).toMatchObject({ isAvailable: false, lapsed: true });
    expect(await told(own.by)).toContain(`request busy ${last!.id}`);
    expect(await ask(student, body(own.id))).toMatchObject({ status: 409, body: { reason: 'mentor_unavailable' } });
    await setTime(true);
    expect(await card(own)).not.toHaveProperty('lapsed');
    // Whoever has said to be busy is not counted.
    const pending = [];
    for (let n = 0; n < 3; n += 1) pending.push(await makeRequest(app, { mentor: own }));
    await setTime(false);
    await wait(7);
    expect(await sent(pending[0]!.by)).toMatchObject([{ status: 'expired' }]);
    expect(await card(own)).not.toHaveProperty('lapsed');
  });
});
