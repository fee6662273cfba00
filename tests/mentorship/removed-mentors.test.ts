import { beforeAll, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { aRequest, mentorshipCalls } from './mentorship-calls.ts';

const app = useTestApp(MODERATED);
const { ask, sent, received, told, card } = mentorshipCalls(app);

let anna: TestStudent;
let bruno: TestStudent;
let student: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await makeModerators(app);
  student = await makeStudent(app);
});

async function remove({ id }: TestMentor): Promise<number> {
  await report(app, student, { kind: 'mentor', id });
  const found = await caseOf(app, anna, { kind: 'mentor', id });
  expect((await decideOn(app, anna, found.id, { action: 'remove' })).status).toBe(200);
  return found.id;
}

test('removing a mentor’s profile expires pending requests, notifies their students and keeps accepted ones', async () => {
  const mentor = await makeMentor(app);
  const begun = await makeRequest(app, { mentor });
  await moveRequest(app, begun.id, mentor.by, 'accepted');
  const waiting = [await makeRequest(app, { mentor }), await makeRequest(app, { mentor })];
  await remove(mentor);
  await app.app.notices.run();
  for (const { id, by } of waiting) {
    expect(await sent(by)).toMatchObject([{ id, status: 'expired' }]);
    expect(await told(by)).toEqual([`answer expired ${id}`]);
  }
  expect(await sent(begun.by)).toMatchObject([{ status: 'accepted' }]);
  expect((await received(mentor.by)).map(({ status }) => status).sort()).toEqual(['accepted', 'expired', 'expired']);
  expect(await ask(student, aRequest(mentor.id))).toMatchObject({ status: 404, body: { reason: 'mentor_not_found' } });
});

test('a removed mentor cannot accept a request that is still pending, but can reject it', async () => {
  const mentor = await makeMentor(app);
  const { id } = await makeRequest(app, { mentor });
  await app.db.updateTable('mentors').set({ withheld: 'removed' }).where('id', '=', mentor.id).execute();
  expect(await moveRequest(app, id, mentor.by, 'accepted')).toMatchObject({ status: 409, body: { reason: 'profile_removed' } });
  expect((await moveRequest(app, id, mentor.by, 'rejected')).status).toBe(200);
});

test('the mentor’s own profile is marked as removed when read or changed, until an appeal lifts the removal', async () => {
  const mentor = await makeMentor(app);
  expect(await card(mentor)).not.toHaveProperty('removed');
  const id = await remove(mentor);
  expect(await card(mentor)).toMatchObject({ id: mentor.id, bio: mentor.bio, removed: true });
  const change = (body: object) => call<Mentor & { reason?: string }>(app, 'PATCH', '/mentors/me', { as: mentor.by.token, body });
  expect(await change({ isAvailable: false })).toMatchObject({ status: 200, body: { removed: true, isAvailable: false } });
  expect(await change({ languages: 'Tedesco' })).toMatchObject({ status: 409, body: { reason: 'profile_removed' } });
  await call(app, 'POST', `/account/measures/${id}/appeal`, { as: mentor.by.token, body: { text: 'Era una citazione.' } });
  const body = { outcome: 'lifted', reason: 'Hai ragione.' };
  expect((await call(app, 'POST', `/moderation/cases/${id}/appeal`, { as: bruno.token, body })).status).toBe(200);
  expect(await card(mentor)).not.toHaveProperty('removed');
});

test('when a mentor deletes their account, each student with an open request gets one notice', async () => {
  const mentor = await makeMentor(app);
  const [pending, begun, answered] = [
    await makeRequest(app, { mentor }),
    await makeRequest(app, { mentor }),
    await makeRequest(app, { mentor }),
  ];
  await moveRequest(app, begun.id, mentor.by, 'accepted');
  await makeRequest(app, { mentor, by: begun.by });
  await moveRequest(app, answered.id, mentor.by, 'rejected');
  const body = { password: STUDENT_PASSWORD, texts: 'detach' };
  expect((await call(app, 'POST', '/account/delete', { as: mentor.by.token, body })).status).toBe(200);
  await app.erasures.run();
  await app.app.notices.run();
  expect(await sent(begun.by)).toEqual([]);
  for (const { by } of [pending, begun]) expect(await told(by)).toEqual(['answer closed undefined']);
  expect(await told(answered.by)).toEqual([]);
});
