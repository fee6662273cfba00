import { expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { noteUpkeep } from '../../src/routers/outages/queries.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { again } from '../support/moderation.ts';

const app = useTestApp();
const DAY = 86_400_000;

/** A turn of the upkeep after these days, in two processes at once. */
async function turnAfter(days: number): Promise<void> {
  app.advance(days * DAY);
  await Promise.all([noteUpkeep(app.db, app.services.now()), noteUpkeep(app.db, app.services.now())]);
  await app.app.groupEnds();
  await app.app.lapses();
  await app.app.notices.run();
}

const isThere = async (id: number) => (await app.db.selectFrom('study_groups').select('id').where('id', '=', id).execute()).length === 1;
const noticesOf = async (by: TestStudent) =>
  (await call<Notice[]>(app, 'GET', '/notices', { as: (await again(app, by)).token })).body.filter(({ event }) => event === 'ending');

test('a group whose week of notice fell into an outage of days gets another one, which a short interruption does not prolong', async () => {
  const member = await makeStudent(app);
  const { id } = await makeStudyGroup(app, { by: member });
  app.advance(54 * DAY);
  await turnAfter(0);
  expect(await noticesOf(member)).toMatchObject([{ groupId: id, read: false }]);
  await call(app, 'POST', '/notices/read', { as: (await again(app, member)).token, body: {} });
  await turnAfter(8);
  expect(await isThere(id)).toBe(true);
  expect(await noticesOf(member)).toMatchObject([{ groupId: id, read: false }]);
  for (let day = 0; day < 7; day += 1) await turnAfter(0.9);
  expect(await isThere(id)).toBe(true);
  await turnAfter(0.9);
  expect(await isThere(id)).toBe(false);
});

test('requests that waited during an outage of days expire without counting as lapses; later ones count', async () => {
  const mentor = await makeMentor(app);
  const card = async () => (await call<Mentor>(app, 'GET', '/mentors/me', { as: (await again(app, mentor.by)).token })).body;
  const states = async () =>
    (await app.db.selectFrom('mentorship_requests').select('status').where('mentor_id', '=', mentor.id).execute()).map(
      ({ status }) => status,
    );
  await turnAfter(0);
  for (let n = 0; n < 3; n += 1) await makeRequest(app, { mentor });
  await turnAfter(8);
  expect(await states()).toEqual(['expired', 'expired', 'expired']);
  expect(await card()).toMatchObject({ isAvailable: true });
  for (let n = 0; n < 3; n += 1) await makeRequest(app, { mentor });
  for (let day = 0; day < 8; day += 1) await turnAfter(0.9);
  expect(await card()).toMatchObject({ isAvailable: false, lapsed: true });
});
