import { expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { createMigrator, migrateToLatest } from '../../db/migrate.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, makeSession, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { testTools } from '../support/migration-tools.ts';

const app = useTestApp();

const shown = async ({ by }: TestMentor) => (await call<Mentor>(app, 'GET', '/mentors/me', { as: by.token })).body.rating;
const inList = async ({ id }: TestMentor) =>
  (await call<Mentor[]>(app, 'GET', '/mentors?limit=50')).body.find((mentor) => mentor.id === id)?.rating;

async function rateAgain(mentor: TestMentor, by: TestStudent, rating: number): Promise<void> {
  const { id } = await makeRequest(app, { mentor, by });
  await moveRequest(app, id, mentor.by, 'accepted');
  await moveRequest(app, id, by, 'completed');
  expect((await call(app, 'POST', `/mentorship/requests/${id}/rating`, { as: by.token, body: { rating } })).status).toBe(200);
}

test('the shown rating has one decimal, changes only with every third rating and is the same for everybody', async () => {
  const mentor = await makeMentor(app);
  const seen: number[] = [];
  for (const rating of [5, 4, 2, 1, 5, 5, 3, 3]) {
    await makeSession(app, mentor, rating);
    seen.push(await shown(mentor));
    expect(await inList(mentor)).toBe(seen.at(-1));
  }
  expect(seen).toEqual([0, 0, 3.7, 3.7, 3.7, 3.7, 3.7, 3.7]);
  await makeSession(app, mentor, 5);
  expect(await shown(mentor)).toBe(3.7);
});

test('every new shown rating includes at least three more people', async () => {
  const mentor = await makeMentor(app);
  const given = [1, 5, 2, 4, 4, 3, 1, 1, 5, 2, 3];
  const sums = new Set<number>();
  for (const rating of given) {
    await makeSession(app, mentor, rating);
    const { shown_count } = await app.db.selectFrom('mentors').select('shown_count').where('id', '=', mentor.id).executeTakeFirstOrThrow();
    sums.add(shown_count);
  }
  expect([...sums]).toEqual([0, 3, 6, 9]);
  expect(await shown(mentor)).toBe(Math.round((10 * given.slice(0, 9).reduce((a, b) => a + b)) / 9) / 10);
});

async function shownOf(count: number, sum: number): Promise<number> {
  const mentor = await makeMentor(app);
  await app.db.updateTable('mentors').set({ shown_count: count, shown_sum: sum }).where('id', '=', mentor.id).execute();
  return shown(mentor);
}

test('the shown mean of three ratings does not reveal any one of them', async () => {
  const ratings = [1, 2, 3, 4, 5];
  const possible = new Map<number, Set<number>>();
  for (let sum = 3; sum <= 15; sum += 1) {
    const firsts = ratings.filter((first) => ratings.some((second) => ratings.includes(sum - first - second)));
    const mean = await shownOf(3, sum);
    possible.set(mean, new Set([...(possible.get(mean) ?? []), ...firsts]));
  }
  expect([...possible].filter(([, firsts]) => firsts.size < 2)).toEqual([]);
});

test('the shown mean gets closer to the given ratings the more people agree', async () => {
  const means = [];
  for (const [count, sum] of [
    [0, 0],
    [3, 15],
    [6, 30],
    [9, 45],
    [30, 150],
    [3, 3],
    [6, 6],
    [30, 30],
    [3, 9],
  ] as const)
    means.push(await shownOf(count, sum));
  expect(means).toEqual([0, 4.7, 4.8, 4.9, 5, 1.3, 1.2, 1, 3]);
});

test('repeated ratings by one person count once, so that they cannot reveal a single other rating', async () => {
  const mentor = await makeMentor(app);
  const insider = await makeStudent(app);
  for (const rating of [5, 5, 5]) await rateAgain(mentor, insider, rating);
  expect(await shown(mentor)).toBe(0);
  await makeSession(app, mentor, 1);
  expect(await shown(mentor)).toBe(0);
  await makeSession(app, mentor, 4);
  expect(await shown(mentor)).toBe(4);
});

test('deleting a rating leaves the shown mean unchanged, unless fewer than three shown ratings are left', async () => {
  const mentor = await makeMentor(app);
  for (const rating of [5, 5, 1, 5]) await makeSession(app, mentor, rating);
  expect(await shown(mentor)).toBe(3.7);
  await app.db.deleteFrom('mentorship_requests').where('mentor_id', '=', mentor.id).where('rating', '=', 1).execute();
  expect(await shown(mentor)).toBe(3.7);
  const rest = app.db
    .selectFrom('mentorship_requests')
    .select('id')
    .where('mentor_id', '=', mentor.id)
    .where('rating_shown', '=', true)
    .limit(1);
  await app.db.deleteFrom('mentorship_requests').where('id', 'in', rest).execute();
  expect(await shown(mentor)).toBe(0);
  await makeSession(app, mentor, 4);
  expect(await shown(mentor)).toBe(0);
  await makeSession(app, mentor, 4);
  expect(await shown(mentor)).toBe(4.5);
});

test('after thirty concurrent ratings the shown mean includes all of them', async () => {
  const mentor = await makeMentor(app);
  const requests = await Promise.all(Array.from({ length: 30 }, () => makeRequest(app, { mentor })));
  for (const { id, by } of requests) {
    await moveRequest(app, id, mentor.by, 'accepted');
    await moveRequest(app, id, by, 'completed');
  }
  const answers = await Promise.all(
    requests.map(({ id, by }, index) =>
      call(app, 'POST', `/mentorship/requests/${id}/rating`, { as: by.token, body: { rating: (index % 5) + 1 } }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await shown(mentor)).toBe(3);
  const unshown = await app.db
    .selectFrom('mentorship_requests')
    .select('id')
    .where('mentor_id', '=', mentor.id)
    .where('rating_shown', '=', false)
    .execute();
  expect(unshown).toEqual([]);
});

test('migrating to before the rule and back applies it to existing ratings', async () => {
  const [few, many, insider] = [await makeMentor(app), await makeMentor(app), await makeMentor(app)];
  for (const rating of [5, 4]) await makeSession(app, few, rating);
  for (const rating of [5, 4, 2, 1]) await makeSession(app, many, rating);
  const student = await makeStudent(app);
  for (const rating of [5, 4, 2]) await rateAgain(insider, student, rating);
  await createMigrator(app.db, testTools).migrateTo('2026-11-22-3-public-ids');
  await migrateToLatest(app.db, testTools);
  expect([await shown(few), await shown(many), await shown(insider)]).toEqual([0, 3, 0]);
  for (const rating of [1, 1]) await makeSession(app, many, rating);
  expect(await shown(many)).toBe(3);
  await makeSession(app, many, 1);
  expect(await shown(many)).toBe(2.1);
});
