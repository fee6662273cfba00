import { beforeAll, describe, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { mentorshipCalls } from '../mentorship/mentorship-calls.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, MENTOR_FORM, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const { sent, told } = mentorshipCalls(app);
let moderator: TestStudent;
beforeAll(async () => void ([moderator] = await makeModerators(app)));

const leave = ({ token }: TestStudent) => call<{ reason?: string }>(app, 'DELETE', '/mentors/me', { as: token });
const listed = async ({ id }: TestMentor) => (await call<Mentor[]>(app, 'GET', '/mentors')).body.some((mentor) => mentor.id === id);
const isMentor = async ({ token }: TestStudent) => (await call(app, 'GET', '/mentors/me', { as: token })).status === 200;

describe('a mentor who deletes their profile', () => {
  test('leaves the list at once, once, and can become a mentor again with a new profile', async () => {
    const mentor = await makeMentor(app);
    expect(await listed(mentor)).toBe(true);
    expect(await leave(mentor.by)).toMatchObject({ status: 200, body: { deleted: true } });
    expect([await listed(mentor), await isMentor(mentor.by)]).toEqual([false, false]);
    expect(await leave(mentor.by)).toMatchObject({ status: 404, body: { reason: 'not_a_mentor' } });
    const { body } = await call<Mentor>(app, 'POST', '/mentors', { as: mentor.by.token, body: MENTOR_FORM });
    expect(body).toMatchObject({ mine: true, totalSessions: 0 });
    expect(body.id).not.toBe(mentor.id);
  });

  test('ends its requests, of which each student with an open one gets one notice', async () => {
    const mentor = await makeMentor(app);
    const [pending, begun, answered] = [
      await makeRequest(app, { mentor }),
      await makeRequest(app, { mentor }),
      await makeRequest(app, { mentor }),
    ];
    await moveRequest(app, begun.id, mentor.by, 'accepted');
    await makeRequest(app, { mentor, by: begun.by });
    await moveRequest(app, answered.id, mentor.by, 'rejected');
    await leave(mentor.by);
    await app.app.notices.run();
    for (const { by } of [pending, begun]) {
      expect(await told(by)).toEqual(['answer closed undefined']);
      expect(await sent(by)).toEqual([]);
    }
    expect(await told(answered.by)).not.toContain('answer closed undefined');
    expect((await call(app, 'GET', '/mentorship/requests/received', { as: mentor.by.token })).status).toBe(403);
  });

  test('can do so during a pause, which then still keeps them from becoming a mentor again', async () => {
    const mentor = await makeMentor(app);
    const post = { kind: 'post', id: (await makePost(app, { by: mentor.by })).id } as const;
    await report(app, await makeStudent(app), post);
    const { id } = await caseOf(app, moderator, post);
    expect((await decideOn(app, moderator, id, { action: 'pause', days: 7 })).status).toBe(200);
    expect((await leave(mentor.by)).status).toBe(200);
    const again = await call(app, 'POST', '/mentors', { as: mentor.by.token, body: MENTOR_FORM });
    expect(again).toMatchObject({ status: 403, body: { reason: 'paused' } });
    expect((await call<object[]>(app, 'GET', '/account/measures', { as: mentor.by.token })).body).toMatchObject([{ action: 'pause' }]);
  });

  test('can do so while the profile is under review, and its case can still be closed', async () => {
    const mentor = await makeMentor(app);
    for (const by of await makeOldStudents(app, 3)) await report(app, by, { kind: 'mentor', id: mentor.id });
    const { id } = await caseOf(app, moderator, { kind: 'mentor', id: mentor.id });
    expect((await leave(mentor.by)).status).toBe(200);
    expect((await decideOn(app, moderator, id, { action: 'keep' })).status).toBe(200);
  });
});

test('a mentor cannot delete a profile that moderators have removed, which a new one would replace', async () => {
  const mentor = await makeMentor(app);
  await report(app, await makeStudent(app), { kind: 'mentor', id: mentor.id });
  const { id } = await caseOf(app, moderator, { kind: 'mentor', id: mentor.id });
  await decideOn(app, moderator, id, { action: 'remove' });
  expect(await leave(mentor.by)).toMatchObject({ status: 409, body: { reason: 'profile_removed' } });
  expect(await isMentor(mentor.by)).toBe(true);
});
