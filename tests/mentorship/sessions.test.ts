import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, makeSession, moveRequest } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { aRequest, mentorshipCalls } from './mentorship-calls.ts';

const app = useTestApp();
let stranger: TestStudent;

beforeAll(async () => void (stranger = await makeStudent(app)));

const { ask, rate, sent, received, told, card } = mentorshipCalls(app);

describe('completing and rating', () => {
  test.each(['student', 'mentor'] as const)(
    'the %s can complete an accepted request, which counts as one session and keeps the response',
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

  test('the student rates once, and the mentor’s list of requests does not contain the rating', async () => {
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

  test('only the student of the request can rate it', async () => {
    const mentor = await makeMentor(app);
    const { id, by } = await makeRequest(app, { mentor });
    await moveRequest(app, id, mentor.by, 'accepted');
    await moveRequest(app, id, by, 'completed');
    expect((await rate(id, undefined, 5)).status).toBe(401);
    for (const as of [mentor.by, stranger])
      expect(await rate(id, as, 5)).toMatchObject({ status: 403, body: { reason: 'request_not_yours' } });
    expect(await rate(2147483647, by, 5)).toMatchObject({ status: 404, body: { reason: 'request_not_found' } });
    expect((await rate(0, by, 5)).status).toBe(400);
  });

  test('of 250 concurrent completions and 250 concurrent ratings one each succeeds', async () => {
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

  test('concurrent completions all count, and deleting the mentor meanwhile deletes all requests', async () => {
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

  test('completing a session and deleting its mentor do not deadlock', async () => {
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

  test('a deleted session no longer counts', async () => {
    const own = await makeMentor(app);
    for (const rating of [5, 1, 4]) await makeSession(app, own, rating);
    expect(await card(own)).toMatchObject({ totalSessions: 3, rating: 3.3 });
    await app.db.deleteFrom('mentorship_requests').where('mentor_id', '=', own.id).where('rating', '=', 1).execute();
    expect(await card(own)).toMatchObject({ totalSessions: 2, rating: 0 });
  });
});

// Must be last, because advancing the clock ends the sessions of earlier students.
describe('pending requests', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const wait = async (days: number) => {
    app.advance(days * DAY);
    await Promise.all([app.app.lapses(), app.app.lapses()]);
    await app.app.notices.run();
  };

  test('remind the mentor once after five days and expire after seven', async () => {
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
    // The student can ask again.
    expect((await ask(by, aRequest(own.id))).status).toBe(200);
  });

  test('make the mentor unavailable when three in a row expire; an answer or becoming available resets the count', async () => {
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
    expect(await ask(stranger, aRequest(own.id))).toMatchObject({ status: 409, body: { reason: 'mentor_unavailable' } });
    await setTime(true);
    expect(await card(own)).not.toHaveProperty('lapsed');
    // Requests that expire while the mentor is unavailable do not count.
    const pending = [];
    for (let n = 0; n < 3; n += 1) pending.push(await makeRequest(app, { mentor: own }));
    await setTime(false);
    await wait(7);
    expect(await sent(pending[0]!.by)).toMatchObject([{ status: 'expired' }]);
    expect(await card(own)).not.toHaveProperty('lapsed');
  });
});
