import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { setWithheld } from '../../src/routers/things/queries.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const HOUR = 3_600_000;

let moderator: TestStudent;
beforeAll(async () => void ([moderator] = await makeModerators(app)));

const makeStudents = (count: number) => Promise.all(Array.from({ length: count }, () => makeStudent(app)));
const as = ({ token }: TestStudent, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  call<StudyGroup>(app, method, `/study-groups/${path}`, { as: token });
const read = async (by: TestStudent, id: number) => (await as(by, 'GET', `${id}`)).body;

/** Restricts the student by a moderators’ decision on one of their posts. @returns the student with a new session */
async function restrict(student: TestStudent, action: 'pause' | 'close'): Promise<TestStudent> {
  const post = await makePost(app, { by: student });
  await report(app, await makeStudent(app), { kind: 'post', id: post.id });
  const found = await caseOf(app, moderator, { kind: 'post', id: post.id });
  await decideOn(app, moderator, found.id, { action, ...(action === 'pause' && { days: 7 }) });
  return again(app, student);
}

async function makeFull(creator: TestStudent, members: TestStudent[], waiting: TestStudent[] = []): Promise<number> {
  const { id } = await makeStudyGroup(app, { by: creator, maxMembers: 4 });
  for (const member of members) await as(member, 'POST', `${id}/join`);
  for (const waiter of waiting) await as(waiter, 'POST', `${id}/waiting`);
  return id;
}

async function deleteAccount({ token }: TestStudent, texts: 'erase' | 'detach', hours: number): Promise<void> {
  await call(app, 'POST', '/account/delete', { as: token, body: { password: STUDENT_PASSWORD, texts } });
  app.advance(hours * HOUR);
  await app.app.erasures.run();
}

async function toldTo({ token }: TestStudent): Promise<string[]> {
  await app.app.notices.run();
  const { body } = await call<Notice[]>(app, 'GET', '/notices', { as: token });
  return body.map(({ kind, event = '' }) => `${kind} ${event}`);
}

describe.each<[way: string, leave: (creator: TestStudent, id: number) => Promise<unknown>]>([
  ['handed over', (creator, id) => as(creator, 'DELETE', `${id}`)],
  ['left by whoever deletes their account', (creator) => deleteAccount(creator, 'detach', 12)],
])('a group that is %s', (_, leave) => {
  test.each(['pause', 'close'] as const)('goes to the first member who is not restricted, skipping one after a %s', async (action) => {
    const [creator, first, second, third] = await makeStudents(4);
    const id = await makeFull(creator!, [first!, second!, third!]);
    await restrict(first!, action);
    await leave(creator!, id);
    expect(await read(await again(app, second!), id)).toMatchObject({ mine: true });
  });

  test('goes to a paused member when nobody else is left, but never to a closed account', async () => {
    const [creator, shut, resting] = await makeStudents(3);
    const id = await makeFull(creator!, [shut!, resting!]);
    await restrict(shut!, 'close');
    const later = await restrict(resting!, 'pause');
    await leave(creator!, id);
    expect(await read(later, id)).toMatchObject({ mine: true });
  });
});

test.each([
  ['handed over', 1],
  ['deleted', 0],
])('the creator’s meeting answers are restored with a group that was %s', async (_, members) => {
  const [creator, ...others] = await makeStudents(1 + members);
  const { id } = await makeStudyGroup(app, { by: creator! });
  for (const other of others) await as(other, 'POST', `${id}/join`);
  const propose = async () => {
    const body = { startsAt: new Date(app.services.now().getTime() + 48 * HOUR).toISOString() };
    return (await call<Meeting>(app, 'POST', `/study-groups/${id}/meetings`, { as: creator!.token, body })).body.id;
  };
  const answers = async () =>
    (await call<Meeting[]>(app, 'GET', `/study-groups/${id}/meetings`, { as: creator!.token })).body.map((meeting) => [
      meeting.id,
      meeting.myAnswer,
    ]);
  const [coming, staying, cancelled] = [await propose(), await propose(), await propose()];
  const answer = (meetingId: number, what: boolean) =>
    call(app, 'POST', `/study-groups/${id}/meetings/${meetingId}/answer`, { as: creator!.token, body: { coming: what } });
  await answer(coming, true);
  await answer(staying, false);
  await answer(cancelled, true);
  expect((await as(creator!, 'DELETE', `${id}`)).body).toMatchObject({ handedOver: members > 0 });
  for (const heir of others) {
    const { body } = await call<Meeting[]>(app, 'GET', `/study-groups/${id}/meetings`, { as: heir.token });
    expect(body.map((meeting) => [meeting.coming, meeting.notComing])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    await as(heir, 'DELETE', `${id}/meetings/${cancelled}`);
  }
  expect((await as(creator!, 'POST', `${id}/restore`)).body).toMatchObject({ mine: true });
  expect(await answers()).toEqual([[coming, true], [staying, false], ...(members > 0 ? [] : [[cancelled, true]])]);
  if (members === 0) return;
  // By the number of a common transaction, the answers could be attributed to the creator’s alias on the board.
  const { rows } = await sql<{ number: string }>`
    select xmin::text as number from study_groups where id = ${id}
    union all select xmin::text from study_group_answers where meeting_id = any(${[coming, staying]}::int[])`.execute(app.db);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(3);
});

test('a meeting answer that cannot be restored after a handover costs neither the group nor the other answers', async () => {
  const [creator, heir] = await makeStudents(2);
  const { id } = await makeStudyGroup(app, { by: creator! });
  await as(heir!, 'POST', `${id}/join`);
  const body = { startsAt: new Date(app.services.now().getTime() + 48 * HOUR).toISOString() };
  const meetings: number[] = [];
  for (let turn = 0; turn < 2; turn += 1)
    meetings.push((await call<Meeting>(app, 'POST', `/study-groups/${id}/meetings`, { as: creator!.token, body })).body.id);
  for (const meeting of meetings)
    await call(app, 'POST', `/study-groups/${id}/meetings/${meeting}/answer`, { as: creator!.token, body: { coming: true } });
  expect((await as(creator!, 'DELETE', `${id}`)).body).toMatchObject({ handedOver: true });
  await sql`alter table study_group_answers add constraint refused check (meeting_id <> ${sql.lit(meetings[0])}) not valid`.execute(app.db);
  const restored = await as(creator!, 'POST', `${id}/restore`);
  await sql`alter table study_group_answers drop constraint refused`.execute(app.db);
  expect(restored).toMatchObject({ status: 200, body: { mine: true } });
  const { body: seen } = await call<Meeting[]>(app, 'GET', `/study-groups/${id}/meetings`, { as: creator!.token });
  expect(seen.map(({ id: meeting, myAnswer }) => [meeting, myAnswer])).toEqual([
    [meetings[0], null],
    [meetings[1], true],
  ]);
});

test('a freed place skips a waiter whose account is closed, and goes to a paused one', async () => {
  const [creator, leaver, second, third, shut, resting] = await makeStudents(6);
  const id = await makeFull(creator!, [leaver!, second!, third!], [shut!, resting!]);
  await restrict(shut!, 'close');
  const waiting = await restrict(resting!, 'pause');
  expect((await as(leaver!, 'DELETE', `${id}/join`)).body).toMatchObject({ currentMembers: 4, joined: false });
  expect(await read(waiting, id)).toMatchObject({ joined: true, waitingPosition: null });
});

test('a waiter who gets a place in a group without a leader becomes its leader, and is notified', async () => {
  const [creator, ...others] = await makeStudents(5);
  const [members, waiter] = [others.slice(0, 3), others[3]!];
  const id = await makeFull(creator!, members, [waiter]);
  for (const member of members) await deleteAccount(member, 'detach', 14);
  const here = await again(app, waiter);
  await deleteAccount(await again(app, creator!), 'erase', 80);
  expect(await read(await again(app, here), id)).toMatchObject({ joined: true, mine: true, currentMembers: 4 });
  expect(await toldTo(await again(app, here))).toEqual(expect.arrayContaining(['place ', 'group leading']));
});

test('a waiter is notified when the creator deletes a group whose other members are gone', async () => {
  const [creator, ...others] = await makeStudents(5);
  const [members, waiter] = [others.slice(0, 3), others[3]!];
  const id = await makeFull(creator!, members, [waiter]);
  for (const member of members) await deleteAccount(member, 'detach', 14);
  expect((await as(await again(app, creator!), 'DELETE', `${id}`)).body).toMatchObject({ deleted: true, handedOver: false });
  expect(await toldTo(await again(app, waiter))).toEqual(['place closed']);
});

test('a group in which only its creator was ends within half a day of the deletion, so that nobody joins it without a leader', async () => {
  const [creator, reader] = await makeStudents(2);
  const { id } = await makeStudyGroup(app, { by: creator! });
  await deleteAccount(creator!, 'erase', 12);
  expect((await as(await again(app, reader!), 'POST', `${id}/join`)).status).toBe(404);
});

test('a seat kept for the founder goes with a removed group that the heir deletes, and does not return with it', async () => {
  const [founder, heir] = await makeStudents(2);
  const { id } = await makeStudyGroup(app, { by: founder! });
  await as(heir!, 'POST', `${id}/join`);
  expect((await as(founder!, 'DELETE', `${id}`)).body).toMatchObject({ handedOver: true });
  await setWithheld(app.db, 'group', id, 'removed');
  expect((await as(heir!, 'DELETE', `${id}`)).body).toMatchObject({ handedOver: false });
  expect((await as(heir!, 'POST', `${id}/restore`)).status).toBe(200);
  await setWithheld(app.db, 'group', id, null);
  expect(await read(heir!, id)).toMatchObject({ mine: true, currentMembers: 1 });
});
