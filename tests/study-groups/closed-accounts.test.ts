import { beforeAll, describe, expect, test } from 'vitest';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { REFUSAL, refuse } from '../support/refuse.ts';
import { deleteAccount } from '../account/life.ts';

const app = useTestApp(MODERATED);
const HOUR = 3_600_000;

let moderator: TestStudent;
beforeAll(async () => void ([moderator] = await makeModerators(app)));

const as = ({ token }: TestStudent, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  call<StudyGroup>(app, method, `/study-groups/${path}`, { as: token, body });
const read = async (by: TestStudent, id: number) => (await as(by, 'GET', `${id}`)).body;

/** Restricts the account by a moderators’ decision on another of its texts. */
async function restrict(by: TestStudent, action: 'pause' | 'close'): Promise<void> {
  const post = await makePost(app, { by });
  await report(app, await makeStudent(app), { kind: 'post', id: post.id });
  const found = await caseOf(app, moderator, { kind: 'post', id: post.id });
  expect((await decideOn(app, moderator, found.id, { action, ...(action === 'pause' && { days: 7 }) })).status).toBe(200);
}

async function pass(hours: number): Promise<void> {
  app.advance(hours * HOUR);
  await app.app.lapses();
}

async function toldTo({ token }: TestStudent): Promise<string[]> {
  await app.app.notices.run();
  const { body } = await call<Notice[]>(app, 'GET', '/notices', { as: token });
  return body.map(({ kind, event = '', groupId }) => `${kind} ${event} ${groupId}`);
}

async function makeFull(by: TestStudent, { waiting = 0 } = {}) {
  const { id } = await makeStudyGroup(app, { by, maxMembers: 4 });
  const members = await Promise.all(Array.from({ length: 3 }, () => makeStudent(app)));
  const waiters = await Promise.all(Array.from({ length: waiting }, () => makeStudent(app)));
  for (const member of members) await as(member, 'POST', `${id}/join`);
  for (const waiter of waiters) await as(waiter, 'POST', `${id}/waiting`);
  return { id, members, waiters };
}

describe('within half a day after an account is closed', () => {
  test('its group passes to the first member with an open account, its place to a waiter, and both are notified', async () => {
    const leader = await makeStudent(app);
    const { id, members, waiters } = await makeFull(leader, { waiting: 1 });
    const { creatorId } = await read(members[0]!, id);
    await restrict(members[0]!, 'close');
    await restrict(leader, 'close');
    await pass(0);
    expect(await read(members[1]!, id)).toMatchObject({ mine: false, currentMembers: 4 });
    await pass(13);
    expect(await read(members[1]!, id)).toMatchObject({ mine: true, creatorId, currentMembers: 3 });
    expect(await read(waiters[0]!, id)).toMatchObject({ joined: true, mine: false });
    expect(await toldTo(members[1]!)).toContain(`group leading ${id}`);
    expect(await toldTo(waiters[0]!)).toContain(`place  ${id}`);
    expect((await as(members[1]!, 'PATCH', `${id}`, { schedule: 'Il martedì' })).status).toBe(200);
    expect(await read(await again(app, leader), id)).toMatchObject({ mine: false, joined: false, written: false });
  });

  test('its place in another’s group is freed, and its meeting answers are removed', async () => {
    const [leader, member] = [await makeStudent(app), await makeStudent(app)];
    const { id } = await makeStudyGroup(app, { by: leader, maxMembers: 4 });
    await as(member, 'POST', `${id}/join`);
    const startsAt = new Date(app.services.now().getTime() + 72 * HOUR).toISOString();
    const { body } = await call<Meeting>(app, 'POST', `/study-groups/${id}/meetings`, { as: leader.token, body: { startsAt } });
    await call(app, 'POST', `/study-groups/${id}/meetings/${body.id}/answer`, { as: member.token, body: { coming: true } });
    await restrict(member, 'close');
    await pass(13);
    expect(await read(leader, id)).toMatchObject({ mine: true, currentMembers: 1 });
    const { body: meetings } = await call<Meeting[]>(app, 'GET', `/study-groups/${id}/meetings`, { as: leader.token });
    expect(meetings).toMatchObject([{ coming: 0 }]);
  });

  test('its group without another possible leader passes to a waiter who gets a place', async () => {
    const leader = await makeStudent(app);
    const { id, members, waiters } = await makeFull(leader, { waiting: 1 });
    for (const member of members) await deleteAccount(app, member, 'detach');
    app.advance(14 * HOUR);
    await app.app.erasures.run();
    const before = await again(app, leader);
    await restrict(before, 'close');
    await pass(13);
    expect(await read(await again(app, waiters[0]!), id)).toMatchObject({ mine: true, joined: true, currentMembers: 4 });
  });

  test('its group without other members stays as it is until somebody joins, who then leads it', async () => {
    const [leader, late] = [await makeStudent(app), await makeStudent(app)];
    const { id } = await makeStudyGroup(app, { by: leader });
    await restrict(leader, 'close');
    await pass(13);
    expect(await read(late, id)).toMatchObject({ currentMembers: 1 });
    await as(late, 'POST', `${id}/join`);
    await pass(0);
    expect(await read(late, id)).toMatchObject({ mine: true, currentMembers: 1 });
  });

  test('a paused account keeps its group and its places', async () => {
    const leader = await makeStudent(app);
    const { id, members } = await makeFull(leader);
    await restrict(leader, 'pause');
    await restrict(members[0]!, 'pause');
    await pass(13);
    expect(await read(leader, id)).toMatchObject({ mine: true, currentMembers: 4 });
  });
});

describe('a group under review', () => {
  async function makeCovered() {
    const [leader, member, reader] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
    const { id } = await makeStudyGroup(app, { by: leader });
    await as(member, 'POST', `${id}/join`);
    await report(app, reader, { kind: 'group', id });
    await app.db.updateTable('study_groups').set({ withheld: 'review' }).where('id', '=', id).execute();
    const decide = async (action: 'keep' | 'edit') => {
      const found = await caseOf(app, moderator, { kind: 'group', id });
      expect((await decideOn(app, moderator, found.id, { action })).status).toBe(200);
    };
    return { id, leader, member, decide, keep: () => decide('keep') };
  }

  const openCases = async (id: number) =>
    (await app.db.selectFrom('cases').select('found').where('thing', '=', `group ${id}`).where('state', '=', 'open').execute()).length;
  const leaveWith = async (leader: TestStudent, texts: 'erase' | 'detach') => {
    await deleteAccount(app, leader, texts);
    app.advance(13 * HOUR);
    await app.app.erasures.run();
    moderator = await again(app, moderator);
  };

  test('passes on from a closed account only after the decision', async () => {
    const { id, leader, member, keep } = await makeCovered();
    await restrict(leader, 'close');
    await pass(13);
    expect(await read(member, id)).toMatchObject({ mine: false, currentMembers: 1, title: '' });
    await keep();
    expect(await read(member, id)).toMatchObject({ mine: true, currentMembers: 1 });
    expect(await toldTo(member)).toContain(`group leading ${id}`);
  });

  test.each<[way: string, leave: (leader: TestStudent) => Promise<void>]>([
    [
      'closed',
      async (leader) => {
        await restrict(leader, 'close');
        await pass(13);
      },
    ],
    ['deleted', (leader) => leaveWith(leader, 'detach')],
    ['deleted with its texts', (leader) => leaveWith(leader, 'erase')],
  ])('is queued again when the account that was asked to edit it is %s, and gets a leader with the decision', async (_, leave) => {
    const { id, leader, member, decide, keep } = await makeCovered();
    await decide('edit');
    expect(await openCases(id)).toBe(0);
    await leave(leader);
    const here = await again(app, member);
    expect(await read(here, id)).toMatchObject({ mine: false, underReview: true });
    expect((await caseOf(app, moderator, { kind: 'group', id })).actions).not.toContain('edit');
    await keep();
    expect(await read(here, id)).toMatchObject({ mine: true });
  });

  test('is not queued again when it goes with its only member, or when a member’s account is closed', async () => {
    const [alone, other] = [await makeCovered(), await makeCovered()];
    for (const { decide } of [alone, other]) await decide('edit');
    await as(alone.member, 'DELETE', `${alone.id}/join`);
    await restrict(other.member, 'close');
    await pass(13);
    await leaveWith(alone.leader, 'erase');
    expect([await openCases(alone.id), await openCases(other.id)]).toEqual([0, 0]);
    expect(await read(await again(app, other.leader), other.id)).toMatchObject({ mine: true, currentMembers: 1 });
  });

  test('gets a leader with the decision when its own has deleted the account meanwhile', async () => {
    const { id, leader, member, keep } = await makeCovered();
    await leaveWith(leader, 'detach');
    const here = await again(app, member);
    expect(await read(here, id)).toMatchObject({ mine: false });
    await keep();
    expect(await read(here, id)).toMatchObject({ mine: true });
    expect(await toldTo(here)).toContain(`group leading ${id}`);
  });
});

test('a place that fails to be freed does not block others, and is freed by the next run', async () => {
  const [leader, member] = [await makeStudent(app), await makeStudent(app)];
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await makeStudyGroup(app, { by: leader })).id);
  for (const id of ids) await as(member, 'POST', `${id}/join`);
  await restrict(member, 'close');
  const allow = await refuse(app.db, 'delete', 'study_group_members', { column: 'group_id', value: ids[1]! });
  await expect(pass(13)).rejects.toThrow(REFUSAL);
  const members = async () => (await Promise.all(ids.map((id) => read(leader, id)))).map(({ currentMembers }) => currentMembers);
  expect(await members()).toEqual([1, 2, 1]);
  await allow();
  await pass(0);
  expect(await members()).toEqual([1, 1, 1]);
});

test('the places of one account are freed at different times', async () => {
  const leader = await makeStudent(app);
  const member = await makeStudent(app);
  const ids = [];
  for (let n = 0; n < 8; n += 1) {
    const { id } = await makeStudyGroup(app, { by: leader });
    await as(member, 'POST', `${id}/join`);
    ids.push(id);
  }
  await restrict(member, 'close');
  const left: number[] = [];
  for (let hour = 0; hour <= 12; hour += 1) {
    await pass(1);
    left.push((await Promise.all(ids.map((id) => read(leader, id)))).filter(({ currentMembers }) => currentMembers > 1).length);
  }
  expect(left.at(-1)).toBe(0);
  expect(new Set(left).size).toBeGreaterThan(3);
});
