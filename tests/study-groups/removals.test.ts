import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call } from '../support/app.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { report } from '../support/moderation.ts';
import { useRooms } from './rooms.ts';

const { app, asked, board, inDays, makeRoom, meetings, told } = useRooms();
let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await Promise.all([makeStudent(app), makeStudent(app)]);
});

test('the creator removes a member by alias, who alone is told and cannot rejoin; a waiter takes the place', async () => {
  const { id } = await makeStudyGroup(app, { by: anna, maxMembers: 4 });
  const [speaker, silent, next] = await Promise.all([makeStudent(app), makeStudent(app), makeStudent(app)]);
  for (const member of [speaker, silent, bruno]) await asked('POST', `${id}/join`, member);
  await asked('POST', `${id}/waiting`, next);
  const [{ alias }, own] = [await makeMessage(app, id, speaker), await makeMessage(app, id, anna)];
  const meeting = (await call<Meeting>(app, 'POST', `/study-groups/${id}/meetings`, { as: anna.token, body: { startsAt: inDays(3) } }))
    .body;
  await asked('POST', `${id}/meetings/${meeting.id}/answer`, speaker, { coming: true });
  await asked('POST', `${id}/meetings/${meeting.id}/answer`, bruno, { coming: true });
  const before = await Promise.all([silent, bruno, anna].map(told));
  const remove = (name: string, by = anna) => asked('POST', `${id}/removals`, by, { alias: name });

  expect(await remove(alias, bruno)).toMatchObject({ status: 403, body: { reason: 'forbidden' } });
  expect(await remove('Chi Non C’è')).toMatchObject({ status: 404, body: { reason: 'member_not_found' } });
  expect(await remove(own.alias)).toMatchObject({ status: 403, body: { reason: 'creator_cannot_leave' } });
  expect((await asked('POST', '2147483647/removals', anna, { alias })).status).toBe(404);
  expect(await remove(alias)).toMatchObject({ status: 200, body: { currentMembers: 4, mine: true } });
  expect(await remove(alias)).toMatchObject({ status: 404, body: { reason: 'member_not_found' } });

  expect((await asked('GET', `${id}/messages`, next)).status).toBe(200);
  expect(await asked('GET', `${id}/messages`, speaker)).toMatchObject({ status: 403, body: { reason: 'members_only' } });
  for (const way of ['join', 'waiting'])
    expect(await asked('POST', `${id}/${way}`, speaker), way).toMatchObject({ status: 403, body: { reason: 'removed_member' } });
  // Only they are shown no way in.
  for (const by of [speaker, silent, bruno, next, anna]) {
    const { body: groups } = await call<StudyGroup[]>(app, 'GET', '/study-groups', { as: by.token });
    const shown = [groups.find((group) => group.id === id), (await asked('GET', `${id}`, by)).body as object];
    for (const group of shown) expect(group).toMatchObject({ id, currentMembers: 4 });
    expect(shown.map((group) => 'removed' in group!)).toEqual(by === speaker ? [true, true] : [false, false]);
  }
  expect((await board(id, anna)).map((message) => message.alias)).toContain(alias);
  expect(await told(speaker)).toContain(`group removed ${id}`);
  expect(await told(next)).toContain(`place  ${id}`);
  expect(await Promise.all([silent, bruno, anna].map(told))).toEqual(before);
  expect((await call(app, 'POST', '/account/export', { as: speaker.token, body: { password: STUDENT_PASSWORD } })).body).toMatchObject({
    removedFromGroups: [{ id }],
  });

  // The count drops only later, so that it does not reveal the removed member’s answer to the creator.
  expect(await meetings(id, anna)).toMatchObject([{ coming: 2 }]);
  await app.app.groupEnds();
  expect(await meetings(id, anna)).toMatchObject([{ coming: 1 }]);
});

test('a removed member can report what is written in the group, so that removing them does not prevent it; one who has left cannot', async () => {
  const [speaker, leaving] = await Promise.all([makeStudent(app), makeStudent(app)]);
  const id = await makeRoom(anna, speaker);
  await asked('POST', `${id}/join`, leaving);
  const { alias } = await makeMessage(app, id, speaker);
  const { id: messageId } = await makeMessage(app, id, anna, { content: 'Una cosa scritta per ferire' });
  const { body: meeting } = await asked('POST', `${id}/meetings`, anna, { startsAt: inDays(3), place: 'Aula 3' });
  expect((await asked('POST', `${id}/removals`, anna, { alias })).status).toBe(200);
  expect((await asked('DELETE', `${id}/join`, leaving)).status).toBe(200);
  const things = [
    { kind: 'message', id: messageId },
    { kind: 'meeting', id: meeting.id },
  ] as const;
  for (const thing of things) {
    expect(await report(app, speaker, thing), thing.kind).toMatchObject({ status: 200, body: { reported: true } });
    expect(await report(app, leaving, thing), thing.kind).toMatchObject({ status: 404, body: { reason: 'thing_not_found' } });
  }
  expect(await report(app, speaker, { kind: 'message', id: (await board(id, anna))[0]!.id })).toMatchObject({
    status: 400,
    body: { reason: 'own_thing' },
  });
});

test('a message that its author deletes before a removal and restores afterwards can be reported by the removed member', async () => {
  const speaker = await makeStudent(app);
  const id = await makeRoom(anna, speaker);
  const { alias } = await makeMessage(app, id, speaker);
  const { id: messageId } = await makeMessage(app, id, anna, { content: 'Una cosa scritta per ferire' });
  expect((await asked('DELETE', `${id}/messages/${messageId}`, anna)).status).toBe(200);
  // Deleted at the same time in another group, where the removed member never was.
  const elsewhere = await makeRoom(anna, bruno);
  const { id: unread } = await makeMessage(app, elsewhere, anna);
  expect((await asked('DELETE', `${elsewhere}/messages/${unread}`, anna)).status).toBe(200);
  expect((await asked('POST', `${id}/removals`, anna, { alias })).status).toBe(200);
  expect((await asked('POST', `${id}/messages/${messageId}/restore`, anna)).status).toBe(200);
  expect(await report(app, speaker, { kind: 'message', id: messageId })).toMatchObject({ status: 200, body: { reported: true } });
  const { last_message: last } = await app.db
    .selectFrom('study_group_removals')
    .select('last_message')
    .where('group_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(last).toBe(messageId);
});

test('what is written after a removal answers a report of the removed member like what never existed', async () => {
  const speaker = await makeStudent(app);
  const id = await makeRoom(anna, speaker);
  const meet = async () => (await asked('POST', `${id}/meetings`, anna, { startsAt: inDays(3), place: 'Aula 3' })).body.id as number;
  const { alias } = await makeMessage(app, id, speaker);
  const read = await meet();
  expect((await asked('POST', `${id}/removals`, anna, { alias })).status).toBe(200);
  const unread = [
    { kind: 'message', id: (await makeMessage(app, id, anna)).id },
    { kind: 'meeting', id: await meet() },
  ] as const;
  for (const { kind, id: thing } of unread) {
    const { status, body } = await report(app, speaker, { kind, id: 2_147_483_647 });
    expect([status, body.reason]).toEqual([404, 'thing_not_found']);
    for (let turn = 0; turn < 2; turn += 1) expect(await report(app, speaker, { kind, id: thing }), kind).toMatchObject({ status, body });
  }
  expect(await app.db.selectFrom('cases').select('thing').execute()).not.toContainEqual({ thing: `message ${unread[0].id}` });
  expect((await report(app, speaker, { kind: 'meeting', id: read })).status).toBe(200);
});

test('a founder removed by the heir does not take the group back by undoing the handover', async () => {
  const id = await makeRoom(anna, bruno);
  expect((await asked('DELETE', `${id}`, anna)).body).toMatchObject({ handedOver: true });
  await asked('POST', `${id}/join`, anna);
  const { alias } = await makeMessage(app, id, anna);
  expect((await asked('POST', `${id}/removals`, bruno, { alias })).status).toBe(200);
  expect(await asked('POST', `${id}/restore`, anna)).toMatchObject({ status: 404, body: { reason: 'group_not_found' } });
  expect((await asked('GET', `${id}`, bruno)).body).toMatchObject({ mine: true });
  expect((await asked('GET', `${id}`, anna)).body).toMatchObject({ mine: false, joined: false });
});

test('silent members are removed without an alias, longest member first, until none is left', async () => {
  const { id } = await makeStudyGroup(app, { by: anna });
  const [speaker, first, unsaid] = await Promise.all([makeStudent(app), makeStudent(app), makeStudent(app)]);
  for (const member of [speaker, first, bruno, unsaid]) await asked('POST', `${id}/join`, member);
  await makeMessage(app, id, speaker);
  const { id: messageId } = await makeMessage(app, id, unsaid);
  const remove = (body: object, by = anna) => asked('POST', `${id}/removals`, by, body);
  const inside = () =>
    Promise.all([anna, speaker, first, bruno, unsaid].map(async (by) => (await asked('GET', `${id}/messages`, by)).status === 200));

  for (const body of [{}, { silent: false }, { alias: 'Airone Quieto', silent: true }]) expect((await remove(body)).status).toBe(400);
  expect(await remove({ silent: true }, speaker)).toMatchObject({ status: 403, body: { reason: 'forbidden' } });
  expect(await remove({ silent: true })).toMatchObject({ status: 200, body: { currentMembers: 4 } });
  expect(await inside()).toEqual([true, true, false, true, true]);
  expect(await told(first)).toContain(`group removed ${id}`);
  expect(await asked('POST', `${id}/join`, first)).toMatchObject({ status: 403, body: { reason: 'removed_member' } });
  await remove({ silent: true });
  expect(await inside()).toEqual([true, true, false, false, true]);
  expect(await remove({ silent: true })).toMatchObject({ status: 404, body: { reason: 'nobody_silent' } });
  // A member who has deleted all their messages has no alias on the board, and counts as silent.
  await asked('DELETE', `${id}/messages/${messageId}`, unsaid);
  expect(await remove({ silent: true })).toMatchObject({ status: 200, body: { currentMembers: 2 } });
});

test('after parallel removals and rejoins, the places go to those who waited longest, each once', async () => {
  const { id } = await makeStudyGroup(app, { by: anna, maxMembers: 4 });
  const people = await Promise.all(Array.from({ length: 8 }, () => makeStudent(app)));
  const [members, queue] = [people.slice(0, 3), people.slice(3)];
  for (const member of members) await asked('POST', `${id}/join`, member);
  for (const waiter of queue) await asked('POST', `${id}/waiting`, waiter);
  const names = await Promise.all(members.map(async (member) => (await makeMessage(app, id, member)).alias));
  const answers = await Promise.all([
    ...names.flatMap((alias) => [alias, alias].map((name) => asked('POST', `${id}/removals`, anna, { alias: name }))),
    ...members.flatMap((member) => ['join', 'waiting', 'join', 'join'].map((way) => asked('POST', `${id}/${way}`, member))),
    asked('DELETE', `${id}/waiting`, queue[4]!),
  ]);
  expect(answers.filter(({ status }) => ![200, 403, 404, 409].includes(status))).toEqual([]);
  const keysIn = async (table: string, key: string) =>
    (
      await sql<{ key: string }>`select ${sql.ref(key)} as key from ${sql.table(table)} where group_id = ${id} order by seat`.execute(
        app.db,
      )
    ).rows;
  const keyOf = ({ accountId }: TestStudent) => ({ key: app.services.pseudonyms.key('group', id, accountId) });
  expect(await keysIn('study_group_members', 'member_key')).toEqual([anna, ...queue.slice(0, 3)].map(keyOf));
  expect(await keysIn('study_group_waiting', 'waiter_key')).toEqual([queue[3]!].map(keyOf));
  expect((await asked('GET', `${id}`, anna)).body).toMatchObject({ currentMembers: 4 });
});

test('a member who rejoins while being removed stays out', async () => {
  const id = await makeRoom(anna, bruno);
  const key = app.services.pseudonyms.key('group', id, bruno.accountId);
  const knock = await app.db.transaction().execute(async (removing) => {
    await sql`select id from study_groups where id = ${id} for update`.execute(removing);
    const answer = asked('POST', `${id}/join`, bruno);
    await sleep(100);
    await sql`insert into study_group_removals (group_id, removed_key) values (${id}, ${key})`.execute(removing);
    await sql`delete from study_group_members where group_id = ${id} and member_key = ${key}`.execute(removing);
    return { answer };
  });
  expect(await knock.answer).toMatchObject({ status: 403, body: { reason: 'removed_member' } });
});
