import { beforeEach, describe, expect, test } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeMeeting, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { as, deleteAccount, HOUR } from './life.ts';

// What nobody can attribute to one person must not end or vanish together, which would tell that it was one person’s.

const app = useTestApp();

let person: TestStudent;
let other: TestStudent;
beforeEach(async () => {
  [person, other] = [await makeStudent(app), await makeStudent(app)];
});

const MOMENT = 10 * 60_000;

/** Runs the erasures every ten minutes. @returns for each id, in hours, when it was first `gone`, and what `seen` returned just before */
async function timesOf(ids: number[], hours: number, gone: (id: number) => Promise<boolean>): Promise<number[]> {
  const times = new Map<number, number>();
  for (let time = MOMENT; time <= hours * HOUR; time += MOMENT) {
    app.advance(MOMENT);
    await app.erasures.run();
    for (const id of ids) if (!times.has(id) && (await gone(id))) times.set(id, time / HOUR);
  }
  return ids.map((id) => times.get(id) ?? Infinity);
}

const told = async (by: TestStudent) => {
  await app.app.notices.run();
  return ((await as(app, by, 'GET', '/notices')).body as Notice[]).map(
    ({ kind, event = '', requestId, groupId }) => `${kind} ${event} ${requestId ?? groupId}`,
  );
};

describe('the requests of one student to one mentor', () => {
  let mentor: TestMentor;
  const accepted = async () => {
    const { id } = await makeRequest(app, { mentor, by: person });
    await moveRequest(app, id, mentor.by, 'accepted');
    return id;
  };
  const statusOf = async (id: number) =>
    (await app.db.selectFrom('mentorship_requests').select('status').where('id', '=', id).executeTakeFirst())?.status;
  beforeEach(async () => {
    mentor = await makeMentor(app, { capacity: 10 });
  });

  test.each(['detach', 'erase'] as const)('end one by one, and the mentor is told of each, with «%s»', async (texts) => {
    const ids = [await accepted(), await accepted(), await accepted()];
    const { id: pending } = await makeRequest(app, { mentor, by: person });
    const { id: of } = await makeRequest(app, { mentor, by: other });
    await deleteAccount(app, person, texts);
    const heard: string[][] = [];
    const times = await timesOf([...ids, pending], 12, async (id) => {
      const is = await statusOf(id);
      if (is !== 'completed' && is !== 'withdrawn') return false;
      heard.push((await told(mentor.by)).filter((line) => line === `answer completed ${id}`));
      return true;
    });
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(Math.max(...times)).toBeLessThanOrEqual(12);
    expect(await Promise.all([...ids, pending].map(statusOf))).toEqual(['completed', 'completed', 'completed', 'withdrawn']);
    expect(heard.flat().sort()).toEqual(ids.map((id) => `answer completed ${id}`).sort());
    expect(await statusOf(of)).toBe('pending');
  });

  test('are erased one by one, after they have ended', async () => {
    const ids = [await accepted(), await accepted(), await accepted()];
    const { id: of } = await makeRequest(app, { mentor, by: other });
    await deleteAccount(app, person, 'erase');
    const times = await timesOf(ids, 69, async (id) => (await statusOf(id)) === undefined);
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(Math.min(...times)).toBeGreaterThan(12);
    expect(Math.max(...times)).toBeLessThan(69);
    expect(await statusOf(of)).toBe('pending');
  });
});

test('the meetings that one person has proposed to a group are erased one by one, and members are told of those to come', async () => {
  const { id: group } = await makeStudyGroup(app, { by: other });
  await as(app, person, 'POST', `/study-groups/${group}/join`);
  const inDays = (days: number) => ({ startsAt: new Date(app.services.now().getTime() + days * 24 * HOUR).toISOString() });
  const coming = [];
  for (const days of [10, 20, 30]) coming.push((await makeMeeting(app, group, person, inDays(days))).id);
  const { id: kept } = await makeMeeting(app, group, other, inDays(40));
  const stands = async (id: number) =>
    (await app.db.selectFrom('study_group_meetings').select('id').where('id', '=', id).execute()).length > 0;
  await as(app, other, 'POST', '/notices/read', { all: true });
  await deleteAccount(app, person, 'erase');
  const times = await timesOf(coming, 69, async (id) => !(await stands(id)));
  expect(new Set(times).size).toBeGreaterThan(1);
  expect(Math.max(...times)).toBeLessThan(69);
  expect(await stands(kept)).toBe(true);
  expect(await told(other)).toContain(`group cancelled ${group}`);
});

test('nobody is told of an erased meeting that is over', async () => {
  const { id: group } = await makeStudyGroup(app, { by: other });
  await as(app, person, 'POST', `/study-groups/${group}/join`);
  await makeMeeting(app, group, person);
  app.advance(30 * HOUR);
  await deleteAccount(app, person, 'erase');
  app.advance(72 * HOUR);
  await app.erasures.run();
  expect(await app.db.selectFrom('study_group_meetings').select('id').where('group_id', '=', group).execute()).toEqual([]);
  expect(await told(other)).not.toContain(`group cancelled ${group}`);
});
