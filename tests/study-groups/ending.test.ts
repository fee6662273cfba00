import { beforeAll, expect, test } from 'vitest';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { insertSession } from '../../src/routers/sessions/queries.ts';
import { call } from '../support/app.ts';
import { makeMeeting, makeMessage } from '../support/factories-study-groups.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { DAY, useRooms } from './rooms.ts';

const { app, asked, inDays, makeRoom, told } = useRooms();
let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await Promise.all([makeStudent(app), makeStudent(app)]);
});

test('a group ends 30 days after its last meeting or 60 of silence, whichever is later, with a week’s notice', async () => {
  // Sessions expire after thirty days.
  const back = async (by: TestStudent) => ({
    ...by,
    token: (await insertSession(app.db, app.services.vault, by.accountId, app.services.now())).token,
  });
  const waiter = await makeStudent(app);
  const there = async (id: number) => (await asked('GET', `${id}`, await back(anna))).status === 200;
  const told = async (id: number, by: TestStudent) => {
    await app.app.notices.run();
    const { body } = await call<Notice[]>(app, 'GET', '/notices', { as: (await back(by)).token });
    return body.filter(({ event, groupId }) => event === 'ending' && groupId === id).length;
  };
  const endsOf = async (by: TestStudent) => {
    await app.app.notices.run();
    const { body } = await call<Notice[]>(app, 'GET', '/notices', { as: (await back(by)).token });
    return body.filter(({ event }) => event === 'ended' || event === 'closed').map(({ kind, event, groupId }) => [kind, event, groupId]);
  };
  [anna, bruno] = [await back(anna), await back(bruno)];
  const [silent, spoken, met] = [await makeRoom(anna, bruno), await makeRoom(anna, bruno), await makeRoom(anna, bruno)];
  await call(app, 'POST', `/study-groups/${met}/meetings`, { as: anna.token, body: { startsAt: inDays(58) } });
  const away = await makeStudent(app);
  for (const member of [away, await makeStudent(app)]) await asked('POST', `${silent}/join`, member);
  expect((await call<StudyGroup>(app, 'PATCH', `/study-groups/${silent}`, { as: anna.token, body: { maxMembers: 4 } })).status).toBe(200);
  expect((await asked('POST', `${silent}/waiting`, waiter)).body).toMatchObject({ waitingPosition: 1 });
  app.advance(52 * DAY);
  await app.app.groupEnds();
  expect(await told(silent, anna)).toBe(0);
  app.advance(2 * DAY);
  await app.app.groupEnds();
  expect([await told(silent, anna), await told(silent, bruno), await told(spoken, bruno), await told(met, bruno)]).toEqual([1, 1, 1, 0]);
  await makeMessage(app, spoken, await back(bruno));
  app.advance(6.9 * DAY);
  await app.app.groupEnds();
  expect(await there(silent)).toBe(true);
  expect(await told(spoken, bruno), 'the notice is past once somebody has written').toBe(0);
  app.advance(0.2 * DAY);
  await app.app.groupEnds();
  expect([await there(silent), await there(spoken), await there(met)]).toEqual([false, true, true]);
  expect(await told(silent, anna)).toBe(0);
  // Members who were away that week and waiters are notified that the group has ended, without a link to it.
  expect(await endsOf(away)).toEqual([['group', 'ended', undefined]]);
  expect(await endsOf(waiter)).toEqual([['place', 'closed', undefined]]);
  // A group that was silent for longer than that still gets a week’s notice.
  app.advance(60 * DAY);
  await app.app.groupEnds();
  expect([await there(spoken), await there(met)]).toEqual([true, true]);
  app.advance(7 * DAY);
  await app.app.groupEnds();
  expect([await there(spoken), await there(met)]).toEqual([false, false]);
});

test('whoever joins a group that is about to end has a week’s notice of their own', async () => {
  const [first, second, late] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  const back = async () => ({ as: (await insertSession(app.db, app.services.vault, late.accountId, app.services.now())).token });
  const id = await makeRoom(first, second);
  const there = async () => (await call(app, 'GET', `/study-groups/${id}`, await back())).status === 200;
  app.advance(54 * DAY);
  await app.app.groupEnds();
  app.advance(6.9 * DAY);
  expect((await call(app, 'POST', `/study-groups/${id}/join`, await back())).status).toBe(200);
  app.advance(0.2 * DAY);
  await app.app.groupEnds();
  await app.app.notices.run();
  expect((await call<Notice[]>(app, 'GET', '/notices', await back())).body).toMatchObject([{ event: 'ending', groupId: id }]);
  app.advance(6.9 * DAY);
  await app.app.groupEnds();
  expect(await there()).toBe(true);
  app.advance(0.2 * DAY);
  await app.app.groupEnds();
  expect(await there()).toBe(false);
});

test('members who have switched off the news of groups are told that one ends, and read in it when, until somebody uses it', async () => {
  const [creator, member, outside] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  const [spoken, met] = [await makeRoom(creator, member), await makeRoom(creator, member)];
  app.advance(20 * DAY);
  await call(app, 'PATCH', '/notices/settings', { as: member.token, body: { group: false } });
  app.advance(34 * DAY);
  await app.app.groupEnds();
  const due = app.services.now().getTime() + 7 * DAY;
  const anew = async (by: TestStudent) => ({
    ...by,
    token: (await insertSession(app.db, app.services.vault, by.accountId, app.services.now())).token,
  });
  const [reader, stranger] = [await anew(member), await anew(outside)];
  const endsAt = async (by: TestStudent, id: number) => {
    const one = (await call<StudyGroup>(app, 'GET', `/study-groups/${id}`, { as: by.token })).body;
    const { body } = await call<StudyGroup[]>(app, 'GET', '/study-groups', { as: by.token });
    const listed = body.find((group) => group.id === id)!;
    expect(listed.endsAt).toBe(one.endsAt);
    return one.endsAt;
  };
  expect(await told(reader)).toEqual(expect.arrayContaining([`group ending ${spoken}`, `group ending ${met}`]));
  for (const id of [spoken, met]) {
    expect(Math.abs(Date.parse((await endsAt(reader, id))!) - due)).toBeLessThan(DAY / 24);
    expect(await endsAt(stranger, id)).toBeUndefined();
  }
  await makeMessage(app, spoken, reader);
  await makeMeeting(app, met, reader);
  expect([await endsAt(reader, spoken), await endsAt(reader, met)]).toEqual([undefined, undefined]);
  expect((await told(reader)).filter((line) => line.startsWith('group ending'))).toEqual([]);
});
