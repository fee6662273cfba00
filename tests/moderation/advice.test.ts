import { beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { createLanguage } from '../../src/server/start/language.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, makeModerators, MODERATED } from '../support/moderation.ts';

const app = useTestApp({ ...MODERATED, services: { language: createLanguage() } });
let anna: TestStudent;
beforeAll(async () => {
  [anna] = await makeModerators(app);
});

const ADVICE = 'quelle della nonna, tutte, e poi a letto';

test('a published text that may tell somebody how to die can be removed by moderators, who look at it first', async () => {
  const { token } = await makeStudent(app);
  const { status, body } = await call<{ id: number }>(app, 'POST', '/posts', {
    as: token,
    body: { ...EXAMPLES.CreatePost, content: ADVICE },
  });
  expect(status).toBe(200);
  const found = await caseOf(app, anna, { kind: 'post', id: body.id });
  expect(found).toMatchObject({ danger: 0, found: expect.arrayContaining(['self-harm']) });
  expect(found.actions).toEqual(expect.arrayContaining(['remove', 'warn']));
});

test.each(['accepted', 'rejected'])('so is a mentor’s answer that may do so, whether the request is %s', async (status) => {
  const mentor = await makeMentor(app);
  const { id } = await makeRequest(app, { mentor });
  expect((await moveRequest(app, id, mentor.by, status, ADVICE)).status).toBe(200);
  expect(await caseOf(app, anna, { kind: 'response', id })).toMatchObject({ danger: 0, found: expect.arrayContaining(['self-harm']) });
});

test('a harmless answer of a mentor opens no case', async () => {
  const mentor = await makeMentor(app);
  const { id } = await makeRequest(app, { mentor });
  await moveRequest(app, id, mentor.by, 'accepted', 'Ci vediamo volentieri lunedì.');
  expect(await app.db.selectFrom('cases').selectAll().where('thing', '=', `response ${id}`).execute()).toEqual([]);
});
