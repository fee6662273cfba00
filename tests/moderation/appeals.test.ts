import { beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { measureOpenCases } from '../../src/routers/cases/queries.ts';
import { APPEAL_DAYS } from '../../src/routers/measures/limits.ts';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Case } from '../../src/routers/moderation/schema.ts';
import { forgetOldCases } from '../../src/server/upkeep/old-cases.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const DAY = 24 * 60 * 60 * 1000;

let anna: TestStudent;
let bruno: TestStudent;
let author: TestStudent;
beforeEach(async () => {
  if (anna) [anna, bruno] = [await again(app, anna), await again(app, bruno)];
  else [anna, bruno] = await makeModerators(app);
  author = await makeStudent(app);
});

/** Makes, reports and decides about a comment of the author. @returns the id of its case */
async function decided(decision: Parameters<typeof decideOn>[3], by = author): Promise<number> {
  const { id } = await makeComment(app, { by, content: 'Che domanda inutile' });
  await report(app, await makeStudent(app), { kind: 'comment', id });
  const found = await caseOf(app, anna, { kind: 'comment', id });
  expect((await decideOn(app, anna, found.id, decision)).status).toBe(200);
  return found.id;
}

const appeal = async (id: number) => {
  const body = { text: 'Era una domanda.' };
  expect((await call(app, 'POST', `/account/measures/${id}/appeal`, { as: (await again(app, author)).token, body })).status).toBe(200);
};
const answer = async (id: number, outcome: 'lifted' | 'upheld') => {
  const { token: as } = await again(app, bruno);
  const body = { outcome, reason: 'Ti spiego perché.' };
  return (await call(app, 'POST', `/moderation/cases/${id}/appeal`, { as, body })).status;
};
const leave = async () => {
  const body = { password: STUDENT_PASSWORD, texts: 'erase' };
  expect((await call(app, 'POST', '/account/delete', { as: (await again(app, author)).token, body })).status).toBe(200);
  await app.erasures.run();
};
const register = () => call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email: author.email } });
const measures = async () => (await call<Measure[]>(app, 'GET', '/account/measures', { as: (await again(app, author)).token })).body;
const seen = async (id: number) => call<Case>(app, 'GET', `/moderation/cases/${id}`, { as: (await again(app, bruno)).token });

test('an appeal can be made once, is answered by another moderator and lifts the measure', async () => {
  const comment = await makeComment(app, { by: author, content: 'Che domanda inutile' });
  await report(app, await makeStudent(app), { kind: 'comment', id: comment.id });
  const found = await caseOf(app, anna, { kind: 'comment', id: comment.id });
  await decideOn(app, anna, found.id, { action: 'pause', days: 30 });
  const appealAs = (by: TestStudent) =>
    call(app, 'POST', `/account/measures/${found.id}/appeal`, { as: by.token, body: { text: 'Era una citazione.' } });
  expect((await appealAs(await makeStudent(app))).status).toBe(404);
  expect((await appealAs(author)).body).toMatchObject({ appeal: { outcome: null }, mayAppeal: false });
  expect(await appealAs(author)).toMatchObject({ status: 409, body: { reason: 'already_appealed' } });
  const { body: queue } = await call<Case[]>(app, 'GET', '/moderation/cases', { as: bruno.token });
  expect(queue.find(({ id }) => id === found.id)).toMatchObject({ appealed: true, state: 'closed' });
  const answerAs = (by: TestStudent) =>
    call(app, 'POST', `/moderation/cases/${found.id}/appeal`, { as: by.token, body: { outcome: 'lifted', reason: 'Hai ragione.' } });
  expect(await answerAs(anna)).toMatchObject({ status: 403, body: { reason: 'appeal_not_yours' } });
  expect((await answerAs(bruno)).body).toMatchObject({ appealed: false, appeal: { outcome: 'lifted' } });
  expect((await answerAs(bruno)).body).toMatchObject({ reason: 'no_appeal' });
  expect(await measures()).toMatchObject([{ appeal: { outcome: 'lifted', answer: 'Hai ragione.' } }]);
  expect((await call(app, 'POST', '/posts', { as: author.token, body: { type: 'vent', content: 'Di nuovo' } })).status).toBe(200);
  const { body: thread } = await call<{ id: number }[]>(app, 'GET', `/posts/${found.postId}/comments`, { as: author.token });
  expect(thread.find(({ id }) => id === comment.id)).toMatchObject({ content: 'Che domanda inutile' });
});

describe('a person who appeals against the closing of their account and deletes it', () => {
  test('can register again only if the closing is lifted', async () => {
    for (const outcome of ['upheld', 'lifted'] as const) {
      author = await makeStudent(app);
      const id = await decided({ action: 'close', rule: 'threat' });
      await appeal(id);
      await leave();
      expect((await register()).status).toBe(409);
      expect(await answer(id, outcome)).toBe(200);
      expect((await register()).status).toBe(outcome === 'lifted' ? 200 : 409);
    }
  });

  test('after two closings can register again only when both are lifted', async () => {
    const posted = [await makeComment(app, { by: author }), await makeComment(app, { by: author })];
    const ids: number[] = [];
    for (const { id } of posted) {
      await report(app, await makeStudent(app), { kind: 'comment', id });
      ids.push((await caseOf(app, anna, { kind: 'comment', id })).id);
      await decideOn(app, anna, ids.at(-1)!, { action: 'close', rule: 'threat' });
      await appeal(ids.at(-1)!);
    }
    await leave();
    for (const id of ids) {
      expect((await register()).status).toBe(409);
      expect(await answer(id, 'lifted')).toBe(200);
    }
    expect((await register()).status).toBe(200);
  });

  test('leaves no appeal behind after the retention period of cases, even if nobody answers it', async () => {
    const id = await decided({ action: 'close', rule: 'threat' });
    await appeal(id);
    await leave();
    app.advance((APPEAL_DAYS - 1) * DAY);
    await forgetOldCases(app.services, app.app.notices);
    expect((await seen(id)).body).toMatchObject({ appealed: true, appeal: { text: 'Era una domanda.' } });
    app.advance(2 * DAY);
    await forgetOldCases(app.services, app.app.notices);
    expect(await seen(id)).toMatchObject({ status: 404 });
  });
});

test('a case with an open appeal is kept until it is answered, and then for a month', async () => {
  const ids = [await decided({ action: 'remove' }), await decided({ action: 'warn' })];
  app.advance((APPEAL_DAYS - 1) * DAY);
  for (const id of ids) await appeal(id);
  app.advance(40 * DAY);
  await forgetOldCases(app.services, app.app.notices);
  anna = await again(app, anna);
  for (const [index, id] of ids.entries()) expect(await answer(id, index === 0 ? 'upheld' : 'lifted')).toBe(200);
  for (const days of [0, 29]) {
    app.advance(days * DAY);
    await forgetOldCases(app.services, app.app.notices);
    expect(await measures()).toMatchObject([
      { appeal: { outcome: 'lifted', answer: 'Ti spiego perché.' } },
      { appeal: { outcome: 'upheld' } },
    ]);
    for (const id of ids) expect(await seen(id)).toMatchObject({ status: 200 });
  }
  app.advance(2 * DAY);
  await forgetOldCases(app.services, app.app.notices);
  expect(await measures()).toEqual([]);
  for (const id of ids) expect(await seen(id)).toMatchObject({ status: 404 });
});

test('a lifted measure is shown as over to its person, in their export and to moderators', async () => {
  for (const decision of [{ action: 'pause', days: 30 }, { action: 'warn', remove: true }, { action: 'remove' }] as const) {
    author = await makeStudent(app);
    const id = await decided(decision);
    await appeal(id);
    expect(await measures()).toMatchObject([{ removed: true }]);
    expect(await answer(id, 'lifted')).toBe(200);
    const over = { removed: false, endsAt: null };
    expect(await measures()).toMatchObject([{ ...over, action: decision.action }]);
    expect((await seen(id)).body).toMatchObject({ decision: { ...over, action: decision.action } });
    const own = { as: author.token, body: { password: STUDENT_PASSWORD } };
    expect((await call(app, 'POST', '/account/export', own)).body).toMatchObject({ measures: [over] });
  }
});

test('the review measure of a post hidden by three reports disappears when the post is deleted', async () => {
  const readers = await makeOldStudents(app, 3);
  author = await again(app, author);
  const post = await makePost(app, { by: author });
  for (const reader of readers) await report(app, await again(app, reader), { kind: 'post', id: post.id });
  expect(await measures()).toMatchObject([{ action: 'review', excerpt: post.content }]);
  expect((await call(app, 'DELETE', `/posts/${post.id}`, { as: author.token })).status).toBe(200);
  expect(await measures()).toEqual([]);
});

test('a pending appeal counts as an open case, and does not make the oldest one older', async () => {
  const measured = () => measureOpenCases(app.db, app.services.now());
  const id = await decided({ action: 'warn' });
  const before = await measured();
  app.advance(3 * DAY);
  await appeal(id);
  const { count, oldest } = await measured();
  // Earlier tests may have left an open case.
  expect(count).toBe(before.count + 1);
  expect(oldest).toBeCloseTo(before.oldest && before.oldest + (3 * DAY) / 1000, 0);
});
