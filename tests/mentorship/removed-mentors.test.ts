import { beforeAll, describe, expect, test } from 'vitest';
import { keepLetter } from '../../src/routers/chat/queries.ts';
import { SIDE_ALIASES } from '../../src/routers/chat/rules.ts';
import { APPEAL_DAYS } from '../../src/routers/measures/limits.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { forgetExpired } from '../../src/server/upkeep/expired.ts';
import { forgetOldCases } from '../../src/server/upkeep/old-cases.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, MENTOR_FORM, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { aRequest, mentorshipCalls } from './mentorship-calls.ts';

const app = useTestApp(MODERATED);
const DAY = 24 * 60 * 60 * 1000;
const { ask, sent, received, told, card } = mentorshipCalls(app);

let anna: TestStudent;
let bruno: TestStudent;
let student: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await makeModerators(app);
  student = await makeStudent(app);
});

async function decideAbout({ id }: TestMentor, action: 'remove' | 'keep'): Promise<number> {
  await report(app, student, { kind: 'mentor', id });
  const found = await caseOf(app, anna, { kind: 'mentor', id });
  expect((await decideOn(app, anna, found.id, { action })).status).toBe(200);
  return found.id;
}
const remove = (mentor: TestMentor) => decideAbout(mentor, 'remove');

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

describe('once the time for an appeal is over', () => {
  /** A conversation with a letter of the mentor, the last day on which the decision can be appealed, and what happens afterwards. */
  async function begun(action: 'remove' | 'keep') {
    // The database dates the end of the conversation, so that must be today.
    app.advance(-(APPEAL_DAYS + 1) * DAY);
    [anna, student] = [await again(app, anna), await again(app, student)];
    const mentor = await makeMentor(app);
    const { id, by } = await makeRequest(app, { mentor });
    await moveRequest(app, id, mentor.by, 'accepted');
    await makeRequest(app, { mentor, by });
    const caseId = await decideAbout(mentor, action);
    app.advance((APPEAL_DAYS + 1) * DAY);
    const { db, vault, now, pseudonyms } = app.services;
    const key = pseudonyms.key('chat', `request ${id}`, mentor.by.accountId);
    const draft = { content: 'Una cosa brutta', alias: SIDE_ALIASES.mentor, by: key, sendId: '+1' };
    const kept = await keepLetter(db, vault, { requestId: id, now: now(), wait: 0 }, draft);
    const there = async () => ({
      profile: (await db.selectFrom('mentors').select('id').where('id', '=', mentor.id).execute()).length,
      case: (await db.selectFrom('cases').select('id').where('id', '=', caseId).execute()).length,
    });
    const upkeep = async () => {
      await forgetExpired(db, now());
      await forgetOldCases(app.services, app.app.notices);
      await app.app.notices.run();
    };
    const both = { mentor: { ...mentor, by: await again(app, mentor.by) }, by: await again(app, by) };
    return { ...both, id, letter: 'letter' in kept ? kept.letter.id : 0, there, upkeep };
  }

  test('conversations with a removed mentor end, both sides are notified, and the profile goes when no letter can be reported any more', async () => {
    const { mentor, by, id, letter, there, upkeep } = await begun('remove');
    await upkeep();
    expect((await sent(by)).find((request) => request.id === id)).toMatchObject({ status: 'completed' });
    expect((await report(app, by, { kind: 'chat', id: letter, requestId: id, lines: [] })).status).toBe(200);
    await upkeep();
    expect(await there()).toEqual({ profile: 1, case: 1 });
    app.advance(2 * DAY);
    await upkeep();
    app.advance(-2 * DAY);
    expect(await there()).toEqual({ profile: 0, case: 0 });
    expect(await sent(by)).toEqual([]);
    expect(await told(by)).toEqual(['answer closed undefined']);
    expect(await told(mentor.by)).toContain('answer completed undefined');
    expect((await call(app, 'POST', '/mentors', { as: mentor.by.token, body: MENTOR_FORM })).status).toBe(200);
  });

  test('conversations with a mentor whose profile was kept go on', async () => {
    const { by, id, there, upkeep } = await begun('keep');
    await upkeep();
    expect(await there()).toEqual({ profile: 1, case: 0 });
    expect((await sent(by)).find((request) => request.id === id)).toMatchObject({ status: 'accepted' });
    expect(await told(by)).not.toContain('answer closed undefined');
  });
});
