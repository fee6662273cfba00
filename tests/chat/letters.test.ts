import { beforeAll, expect, test } from 'vitest';
import { keepLetter } from '../../src/routers/chat/queries.ts';
import { SIDE_ALIASES } from '../../src/routers/chat/rules.ts';
import type { Letter } from '../../src/routers/chat/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeComment, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let mentor: TestMentor;
let request: { id: number; by: TestStudent };
beforeAll(async () => {
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

  const [anna] = await makeModerators(app);
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
