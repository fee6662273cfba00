import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../../src/routers/limits.ts';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import { setWithheld } from '../../src/routers/things/queries.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call } from '../support/app.ts';
import { makeMeeting, makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { DAY, useRooms } from './rooms.ts';

const { app, asked, board, inDays, makeRoom, meetings, told } = useRooms();
let anna: TestStudent;
let bruno: TestStudent;
let stranger: TestStudent;
beforeAll(async () => {
  [anna, bruno, stranger] = await Promise.all([makeStudent(app), makeStudent(app), makeStudent(app)]);
});

test('members read and write under one alias each, and can reply one level deep', async () => {
  const [id, elsewhere] = [await makeRoom(anna, bruno), await makeRoom(anna, bruno)];
  const first = await makeMessage(app, id, anna);
  app.advance(1000);
  const second = await makeMessage(app, id, bruno, { parentId: first.id });
  app.advance(1000);
  const third = await makeMessage(app, id, anna);
  expect(await board(id, bruno)).toEqual([
    { ...first, mine: false },
    { ...second, mine: true, parentId: first.id },
    { ...third, mine: false },
  ]);
  expect(third.alias).toBe(first.alias);
  expect(second.alias).not.toBe(first.alias);
  const there = await makeMessage(app, elsewhere, anna);
  expect(await asked('POST', `${id}/messages`, anna, { content: 'Una replica', parentId: second.id })).toMatchObject({
    status: 400,
    body: { reason: 'reply_to_reply' },
  });
  expect(await asked('POST', `${id}/messages`, anna, { content: 'Una replica', parentId: there.id })).toMatchObject({
    status: 404,
    body: { reason: 'message_not_found' },
  });

  for (const [method, body] of [['GET'], ['POST', { content: 'Posso?' }]] as const) {
    expect(await asked(method, `${id}/messages`, stranger, body)).toMatchObject({ status: 403, body: { reason: 'members_only' } });
    expect((await asked(method, '2147483647/messages', anna, body)).status).toBe(404);
  }
  expect(await asked('POST', `${id}/messages`, anna, { content: 'questo è un insulto' })).toMatchObject({
    status: 403,
    body: { reason: 'content_blocked' },
  });
  // A member who leaves loses access, but their messages stay.
  await asked('DELETE', `${id}/join`, bruno);
  expect((await asked('GET', `${id}/messages`, bruno)).status).toBe(403);
  expect((await board(id, anna)).map((message) => message.id)).toEqual([first.id, second.id, third.id]);
});

test('every member but the author gets one notice for several messages', async () => {
  const id = await makeRoom(anna, bruno);
  await app.app.notices.run();
  for (let n = 0; n < 3; n += 1) await makeMessage(app, id, bruno);
  await app.app.notices.run();
  const told = async (by: TestStudent) =>
    (await call<Notice[]>(app, 'GET', '/notices', { as: by.token })).body.filter(
      ({ event, groupId }) => event === 'written' && groupId === id,
    );
  expect(await told(anna)).toHaveLength(1);
  expect(await told(bruno)).toEqual([]);
});

test('a message can be deleted and restored, alone or with its group', async () => {
  const { id } = await makeStudyGroup(app, { by: anna });
  const [kept, gone] = [await makeMessage(app, id, anna), await makeMessage(app, id, anna)];
  // The response does not reveal to non-members which message ids exist.
  const nothing = await asked('DELETE', `${id}/messages/2000000000`, bruno);
  expect(await asked('DELETE', `${id}/messages/${gone.id}`, bruno)).toMatchObject({ status: 404, body: nothing.body });
  await asked('POST', `${id}/join`, bruno);
  expect((await asked('DELETE', `${id}/messages/${gone.id}`, bruno)).status).toBe(403);
  await asked('DELETE', `${id}/join`, bruno);
  expect((await asked('DELETE', `${id}/messages/${gone.id}`, anna)).status).toBe(200);
  expect(await board(id, anna)).toEqual([kept]);
  expect((await asked('POST', `${id}/messages/${gone.id}/restore`, anna)).body).toEqual(gone);
  await asked('DELETE', `${id}`, anna);
  expect(await app.db.selectFrom('study_group_messages').selectAll().where('group_id', '=', id).execute()).toEqual([]);
  await asked('POST', `${id}/restore`, anna);
  expect((await board(id, anna)).map((message) => message.alias)).toEqual([kept.alias, kept.alias]);
});

test('a deleted message cannot be restored once its closed group cannot either', async () => {
  const creator = await makeStudent(app);
  const { id } = await makeStudyGroup(app, { by: creator });
  const message = await makeMessage(app, id, creator);
  await call(app, 'DELETE', `/study-groups/${id}/messages/${message.id}`, { as: creator.token });
  await call(app, 'DELETE', `/study-groups/${id}`, { as: creator.token, body: { close: true } });
  app.advance((UNDO_SECONDS + UNDO_GRACE_SECONDS + 1) * 1000);
  expect(await call(app, 'POST', `/study-groups/${id}/messages/${message.id}/restore`, { as: creator.token })).toMatchObject({
    status: 404,
    body: { reason: 'message_not_found' },
  });
});

test.each(['message', 'meeting'] as const)('members can report a %s, non-members get 404, and three reports hide it', async (kind) => {
  const id = await makeRoom(anna, bruno);
  const thing = kind === 'message' ? await makeMessage(app, id, bruno) : await makeMeeting(app, id, bruno, { startsAt: inDays(3) });
  const report = (by: TestStudent) => call(app, 'POST', '/reports', { as: by.token, body: { kind, id: thing.id, reason: 'insult' } });
  expect(await report(stranger)).toMatchObject({ status: 404, body: { reason: 'thing_not_found' } });
  expect(await report(bruno)).toMatchObject({ status: 400, body: { reason: 'own_thing' } });
  const others = await Promise.all([makeStudent(app), makeStudent(app)]);
  for (const other of others) await asked('POST', `${id}/join`, other);
  app.advance(25 * 3_600_000);
  for (const by of [anna, ...others]) expect((await report(by)).status).toBe(200);
  const seen = (by: TestStudent) => (kind === 'message' ? board(id, by) : meetings(id, by));
  const nothing = kind === 'message' ? { content: '' } : { place: null, link: null };
  expect(await seen(anna)).toMatchObject([{ ...nothing, underReview: true }]);
  expect(await seen(bruno)).toMatchObject([
    { ...('content' in thing ? { content: thing.content } : { place: thing.place }), underReview: true },
  ]);
});

test('a meeting with personal data opens a case, and a removed one can be neither listed nor answered', async () => {
  const id = await makeRoom(anna, bruno);
  const meeting = await makeMeeting(app, id, bruno, { place: 'Da Marco Bianchi, chiamate il 347 1234567' });
  const found = await app.db.selectFrom('cases').select(['kind', 'thing']).where('kind', '=', 'meeting').execute();
  expect(found.map(({ thing }) => thing)).toContain(`meeting ${meeting.id}`);
  await setWithheld(app.db, 'meeting', meeting.id, 'removed');
  expect(await meetings(id, anna)).toEqual([]);
  expect(await meetings(id, bruno)).toEqual([]);
  expect((await asked('POST', `${id}/meetings/${meeting.id}/answer`, anna, { coming: true })).status).toBe(404);
});

test('the creator hands a group over, or closes it; members and waiters are told, and it can be restored', async () => {
  const { id } = await makeStudyGroup(app, { by: anna, maxMembers: 4 });
  const [out, third, waiting] = await Promise.all([makeStudent(app), makeStudent(app), makeStudent(app)]);
  for (const member of [out, bruno, third]) await asked('POST', `${id}/join`, member);
  const { alias } = await makeMessage(app, id, out);
  await asked('POST', `${id}/removals`, anna, { alias });
  await asked('POST', `${id}/join`, await makeStudent(app));
  await asked('POST', `${id}/waiting`, waiting);
  const said = await board(id, anna);
  expect((await asked('DELETE', `${id}?close=true`, bruno)).status).toBe(403);
  expect(await asked('DELETE', `${id}?close=true`, anna)).toMatchObject({ status: 200, body: { handedOver: false } });
  expect((await asked('GET', `${id}`, bruno)).status).toBe(404);
  expect((await asked('POST', `${id}/join`, await makeStudent(app))).status).toBe(404);
  const closed = ({ kind }: { kind: string }) => `${kind} closed gone`;
  expect(await told(bruno)).toContain(closed({ kind: 'group' }));
  expect(await told(waiting)).toContain(closed({ kind: 'place' }));
  for (const nobody of [anna, out]) expect(await told(nobody)).not.toContain(closed({ kind: 'group' }));

  expect((await asked('POST', `${id}/restore`, anna)).body).toMatchObject({ currentMembers: 4, mine: true });
  expect(await told(bruno)).not.toContain(closed({ kind: 'group' }));
  expect(await board(id, anna)).toEqual(said);
  expect((await asked('GET', `${id}`, waiting)).body).toMatchObject({ waitingPosition: 1 });
  expect((await asked('POST', `${id}/join`, out)).body).toMatchObject({ reason: 'removed_member' });
  // Without `close`, the group is handed over.
  expect((await asked('DELETE', `${id}`, anna)).body).toMatchObject({ handedOver: true });
  expect((await asked('GET', `${id}`, bruno)).body).toMatchObject({ joined: true, mine: true });
  expect(await told(bruno)).toContain(`group leading ${id}`);
  expect(await told(third)).not.toContain(`group leading ${id}`);
  expect((await asked('DELETE', `${id}?close=true`, bruno)).body).toMatchObject({ handedOver: false });
  expect(await told(third)).toContain(closed({ kind: 'group' }));
});

test('members are notified of an edit only when it changes something', async () => {
  const id = await makeRoom(anna, bruno);
  const change = (body: object) => call<StudyGroup>(app, 'PATCH', `/study-groups/${id}`, { as: anna.token, body });
  const { title, subject, tags, maxMembers, location } = (await call<StudyGroup>(app, 'GET', `/study-groups/${id}`, { as: anna.token }))
    .body;
  for (const same of [{}, { title: ` ${title} ` }, { title, subject, tags, maxMembers, location }])
    expect((await change(same)).body).toMatchObject({ title, subject });
  expect(await told(bruno)).not.toContain(`group changed ${id}`);
  expect((await change({ tags: ['orale'] })).body).toMatchObject({ tags: ['orale'] });
  expect(await told(bruno)).toContain(`group changed ${id}`);
});

test('members propose and answer meetings; only counts show, and answers go with members and past meetings', async () => {
  const id = await makeRoom(anna, bruno);
  const propose = (by: TestStudent, body: object) => call<Meeting>(app, 'POST', `/study-groups/${id}/meetings`, { as: by.token, body });
  const later = (await propose(anna, { startsAt: inDays(5), link: 'https://meet.example/analisi' })).body;
  const sooner = (await propose(bruno, { startsAt: inDays(2), place: 'Biblioteca' })).body;
  expect(sooner).toMatchObject({ place: 'Biblioteca', link: null, coming: 0, notComing: 0, myAnswer: null, mine: true });
  for (const [body, status, reason] of [
    [{ startsAt: inDays(-1) }, 400, 'meeting_time'],
    [{ startsAt: inDays(400) }, 400, 'meeting_time'],
    [{ startsAt: 'domani' }, 400, undefined],
    [{ startsAt: inDays(1), link: 'javascript:alert(1)' }, 400, undefined],
    [{ startsAt: inDays(1), place: 'dove sta quell’insulto' }, 403, 'content_blocked'],
  ] as const)
    expect(await propose(anna, body), JSON.stringify(body)).toMatchObject({ status, body: { ...(reason && { reason }) } });
  expect((await propose(stranger, { startsAt: inDays(1) })).body).toMatchObject({ reason: 'members_only' });
  expect((await asked('GET', `${id}/meetings`, stranger)).status).toBe(403);

  const answer = (by: TestStudent, coming: boolean | null, meeting = sooner) =>
    call<Meeting>(app, 'POST', `/study-groups/${id}/meetings/${meeting.id}/answer`, { as: by.token, body: { coming } });
  await answer(anna, false);
  expect((await answer(anna, true)).body).toMatchObject({ coming: 1, notComing: 0, myAnswer: true, mine: false });
  await answer(bruno, false);
  expect(await meetings(id, bruno)).toMatchObject([
    { id: sooner.id, coming: 1, notComing: 1, myAnswer: false },
    { id: later.id, coming: 0, myAnswer: null },
  ]);
  expect((await answer(bruno, null)).body).toMatchObject({ coming: 1, notComing: 0, myAnswer: null });
  await answer(bruno, true);
  const elsewhere = await makeRoom(anna, bruno);
  expect((await asked('POST', `${elsewhere}/meetings/${sooner.id}/answer`, anna, { coming: true })).status).toBe(404);
  // Answers are stored under other keys than messages, so that a leaked database does not link the two.
  const { rows } = await sql<{ key: string }>`select answerer_key as key from study_group_answers`.execute(app.db);
  expect(rows.map(({ key }) => key)).not.toContain(app.services.pseudonyms.key('group', id, anna.accountId));

  await asked('DELETE', `${id}/join`, bruno);
  expect(await meetings(id, anna)).toMatchObject([{ id: sooner.id, coming: 1 }, { id: later.id }]);
  // The creator can cancel meetings proposed by others.
  await asked('POST', `${id}/join`, bruno);
  expect((await asked('DELETE', `${id}/meetings/${sooner.id}`, anna)).status).toBe(200);
  await app.app.notices.run();
  const calledOff = async (by: TestStudent) =>
    (await call<Notice[]>(app, 'GET', '/notices', { as: by.token })).body.filter(
      ({ event, groupId }) => event === 'cancelled' && groupId === id,
    );
  expect(await calledOff(bruno)).toMatchObject([{ kind: 'group' }]);
  expect(await calledOff(anna)).toEqual([]);
  await answer(anna, true, later);
  app.advance(6 * DAY);
  expect(await meetings(id, anna)).toEqual([]);
  await app.app.groupEnds();
  expect((await sql`select from study_group_answers where meeting_id = ${later.id}`.execute(app.db)).rows).toEqual([]);
});
