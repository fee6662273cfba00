import { beforeAll, expect, test } from 'vitest';
import type { AccountExport } from '../../src/routers/account/schema.ts';
import { keepLetter } from '../../src/routers/chat/queries.ts';
import { SIDE_ALIASES } from '../../src/routers/chat/rules.ts';
import type { Letter } from '../../src/routers/chat/schema.ts';
import { forgetExpired } from '../../src/server/upkeep/expired.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, MENTOR_FORM, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeComment, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const DAY = 24 * 60 * 60 * 1000;
const app = useTestApp(MODERATED);
let anna: TestStudent;
let mentor: TestMentor;
let request: { id: number; by: TestStudent };
beforeAll(async () => {
  [anna] = await makeModerators(app);
  mentor = await makeMentor(app);
  request = await makeRequest(app, { mentor });
});

const read = (id: number, by?: TestStudent) =>
  call<Letter[] & { reason?: string }>(app, 'GET', `/mentorship/requests/${id}/letters`, { as: by?.token });

test('only the two people of a request can read its letters, even while paused or closed, until it is completed', async () => {
  const { db, vault, now } = app.services;
  expect((await read(request.id, request.by)).body).toEqual([]);
  await moveRequest(app, request.id, mentor.by, 'accepted');
  for (const [side, content] of [
    ['student', 'Da dove comincio?'],
    ['mentor', 'Dagli appunti.'],
  ] as const)
    await keepLetter(
      db,
      vault,
      { requestId: request.id, now: now(), wait: 0 },
      { content, alias: SIDE_ALIASES[side], by: side, sendId: '+1' },
    );

  const reporter = await makeStudent(app);
  for (const [by, action] of [
    [request.by, 'pause'],
    [mentor.by, 'close'],
  ] as const) {
    const { id } = await makeComment(app, { by });
    await report(app, reporter, { kind: 'comment', id });
    const found = await caseOf(app, anna, { kind: 'comment', id });
    await decideOn(app, anna, found.id, { action, ...(action === 'pause' && { days: 7 }) });
  }
  const seen = (by: TestStudent) => read(request.id, by).then(({ body }) => body.map(({ content, alias, mine }) => [content, alias, mine]));
  expect(await seen(request.by)).toEqual([
    ['Da dove comincio?', 'Chi ha chiesto aiuto', true],
    ['Dagli appunti.', 'Mentore', false],
  ]);
  expect(await seen(await again(app, mentor.by))).toEqual([
    ['Da dove comincio?', 'Chi ha chiesto aiuto', false],
    ['Dagli appunti.', 'Mentore', true],
  ]);
  expect((await read(request.id)).status).toBe(401);
  for (const by of [reporter, anna, (await makeMentor(app)).by])
    expect(await read(request.id, by)).toMatchObject({ status: 403, body: { reason: 'conversation_not_yours' } });
  expect((await read(2147483647, reporter)).status).toBe(404);

  await moveRequest(app, request.id, request.by, 'completed');
  expect((await read(request.id, request.by)).body).toEqual([]);
});

test('a letter can be reported by its reader, and by nobody read, until the day after the end of the mentorship', async () => {
  const { id, by: student, letters } = await abused();
  const { body } = await call(app, 'POST', `/mentorship/requests/${id}/end`, { as: mentor.by.token, body: {} });
  expect(body).toMatchObject({ status: 'completed' });
  const say = (as: TestStudent, line: number) => report(app, as, { kind: 'chat', id: letters[line]!, requestId: id, lines: [] });
  for (const as of [student, mentor.by]) {
    expect((await read(id, as)).body).toEqual([]);
    const { body: exported } = await call<AccountExport>(app, 'POST', '/account/export', {
      as: as.token,
      body: { password: STUDENT_PASSWORD },
    });
    expect(exported.mentorshipMessages).toEqual([]);
  }
  expect(await say(await makeStudent(app), 1)).toMatchObject({ status: 404, body: { reason: 'thing_not_found' } });
  expect(await say(mentor.by, 1)).toMatchObject({ status: 400, body: { reason: 'own_thing' } });
  expect((await say(student, 1)).status).toBe(200);
  const found = await caseOf(app, anna, { kind: `chat request:${id}`, id: letters[1]! });
  expect(JSON.stringify(found)).toContain('una cosa brutta');
  expect(JSON.stringify(found)).not.toContain('prima');

  const { db, now } = app.services;
  const kept = () => db.selectFrom('ended_letters').select('number').where('request_id', '=', id).execute();
  await forgetExpired(db, new Date(now().getTime() + DAY));
  expect(await kept()).toHaveLength(3);
  // From midnight on, even if they are deleted later.
  app.advance(2 * DAY);
  expect(await say(await again(app, student), 2)).toMatchObject({ status: 404, body: { reason: 'thing_not_found' } });
  app.advance(-2 * DAY);
  await forgetExpired(db, new Date(now().getTime() + 2 * DAY));
  expect(await kept()).toEqual([]);
  expect(await say(student, 2)).toMatchObject({ status: 404 });
});

test('the letters of a mentor who gives up the profile can be reported until the next day, and nothing else of it remains', async () => {
  const { id, by: student, letters } = await abused();
  const { db, now } = app.services;
  const leave = await call(app, 'DELETE', '/mentors/me', { as: mentor.by.token });
  expect(leave).toMatchObject({ status: 200, body: { deleted: true } });
  const shell = () => db.selectFrom('mentors').selectAll().where('id', '=', mentor.id).executeTakeFirst();
  for (const word of [mentor.bio, mentor.courseOfStudy, 'psicologia']) expect(JSON.stringify(await shell())).not.toContain(word);
  expect((await call(app, 'GET', '/mentorship/requests', { as: student.token })).body).toEqual([]);
  expect((await call(app, 'POST', '/mentors', { as: mentor.by.token, body: MENTOR_FORM })).status).toBe(200);
  expect((await read(id, mentor.by)).status).toBe(403);
  const say = (line: number) => report(app, student, { kind: 'chat', id: letters[line]!, requestId: id, lines: [] });
  expect((await say(1)).status).toBe(200);
  const found = await caseOf(app, anna, { kind: `chat request:${id}`, id: letters[1]! });
  expect(JSON.stringify(found)).toContain('una cosa brutta');
  expect((await decideOn(app, anna, found.id, { action: 'warn' })).status).toBe(200);
  const measures = await call<object[]>(app, 'GET', '/account/measures', { as: mentor.by.token });
  expect(measures.body).toMatchObject([{ action: 'warn' }]);

  await forgetExpired(db, new Date(now().getTime() + DAY));
  expect(await shell()).toBeDefined();
  await forgetExpired(db, new Date(now().getTime() + 2 * DAY));
  expect(await shell()).toBeUndefined();
});

test.each(['student', 'mentor'] as const)('the letters of an ended mentorship are deleted with the account of the %s', async (side) => {
  const { id, by: student, by, letters } = await abused();
  await moveRequest(app, id, student, 'completed');
  expect(letters).toHaveLength(3);
  const kept = () => app.db.selectFrom('ended_letters').select('number').where('request_id', '=', id).execute();
  expect(await kept()).toHaveLength(3);
  const leaving = side === 'student' ? by : mentor.by;
  const body = { password: STUDENT_PASSWORD, texts: 'detach' };
  expect((await call(app, 'POST', '/account/delete', { as: leaving.token, body })).status).toBe(200);
  app.advance(14 * 60 * 60 * 1000);
  await app.erasures.run();
  expect(await kept()).toEqual([]);
});

/** A mentorship in which the mentor has written three letters, the second of them to hurt. */
async function abused() {
  mentor = await makeMentor(app);
  const { id, by } = await makeRequest(app, { mentor });
  await moveRequest(app, id, mentor.by, 'accepted');
  const { db, vault, now, pseudonyms } = app.services;
  const letters: number[] = [];
  const key = pseudonyms.key('chat', `request ${id}`, mentor.by.accountId);
  for (const content of ['prima', 'una cosa brutta', 'dopo']) {
    const draft = { content, alias: SIDE_ALIASES.mentor, by: key, sendId: `+${content}` };
    const stored = await keepLetter(db, vault, { requestId: id, now: now(), wait: 0 }, draft);
    if ('letter' in stored) letters.push(stored.letter.id);
  }
  return { id, by, letters };
}
