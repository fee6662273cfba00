import { beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { createLanguage } from '../../src/server/start/language.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, makeModerators, MODERATED } from '../support/moderation.ts';

const app = useTestApp({ ...MODERATED, services: { language: createLanguage() } });
let anna: TestStudent;
beforeAll(async () => {
  [anna] = await makeModerators(app);
});

test('a published text that may tell somebody how to die can be removed by moderators, who look at it first', async () => {
  const content = 'quelle della nonna, tutte, e poi a letto';
  const { token } = await makeStudent(app);
  const { status, body } = await call<{ id: number }>(app, 'POST', '/posts', { as: token, body: { ...EXAMPLES.CreatePost, content } });
  expect(status).toBe(200);
  const found = await caseOf(app, anna, { kind: 'post', id: body.id });
  expect(found).toMatchObject({ danger: 0, found: expect.arrayContaining(['self-harm']) });
  expect(found.actions).toEqual(expect.arrayContaining(['remove', 'warn']));
});
