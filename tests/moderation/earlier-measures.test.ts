import { beforeAll, expect, test } from 'vitest';
import type { Case } from '../../src/routers/moderation/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const DAY = 24 * 60 * 60 * 1000;

let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

/** Reports a new post of this person. @returns its case */
async function reported(author: TestStudent): Promise<number> {
  const { id } = await makePost(app, { by: author });
  await report(app, await makeStudent(app), { kind: 'post', id });
  return (await caseOf(app, anna, { kind: 'post', id })).id;
}

/** The number of earlier measures that each of these cases shows. */
const counts = (...ids: number[]) =>
  Promise.all(ids.map(async (id) => (await call<Case>(app, 'GET', `/moderation/cases/${id}`, { as: anna.token })).body.earlierMeasures));

// Otherwise whoever decides about one text could tell by the numbers which others are by the same person.
test('a measure counts in cases decided after it, from random times on, and no longer from random times after it is lifted', async () => {
  const author = await makeStudent(app);
  const [older, newer] = [await reported(author), await reported(author)];
  await decideOn(app, anna, newer, { action: 'warn' });
  app.advance(1000);
  expect(await counts(older, newer)).toEqual([0, 0]);
  app.advance(DAY / 2);
  expect(await counts(older, newer)).toEqual([1, 0]);
  await decideOn(app, anna, older, { action: 'warn' });
  app.advance(DAY / 2);
  expect(await counts(older, newer)).toEqual([1, 0]);
  await call(app, 'POST', `/account/measures/${newer}/appeal`, { as: author.token, body: { text: 'Era una citazione.' } });
  const answer = { outcome: 'lifted', reason: 'Hai ragione.' };
  expect((await call(app, 'POST', `/moderation/cases/${newer}/appeal`, { as: bruno.token, body: answer })).status).toBe(200);
  app.advance(1000);
  expect(await counts(older, newer)).toEqual([1, 0]);
  app.advance(DAY / 2);
  expect(await counts(older, newer)).toEqual([0, 0]);
});

test('a measure begins to count at another time in each case', async () => {
  const author = await makeStudent(app);
  const others = await Promise.all(Array.from({ length: 20 }, () => reported(author)));
  await decideOn(app, anna, await reported(author), { action: 'warn' });
  app.advance(DAY / 4);
  expect(new Set(await counts(...others))).toEqual(new Set([0, 1]));
});

test('a measure stops counting at random times before it is deleted', async () => {
  const author = await makeStudent(app);
  const first = await reported(author);
  await decideOn(app, anna, first, { action: 'warn' });
  app.advance(DAY);
  const second = await reported(author);
  app.advance(182 * DAY);
  anna = await again(app, anna);
  expect(await counts(second)).toEqual([1]);
  app.advance(DAY - 1000);
  expect(await counts(second)).toEqual([0]);
  expect(await app.db.selectFrom('measures').select('id').where('id', '=', first).execute()).toHaveLength(1);
});
