import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await makeModerators(app);
});

const OVERDOSE = 'Ho appena preso tutte le pastiglie che avevo in casa, non so cosa fare';

async function urgentOf({ token }: TestStudent): Promise<Notice[]> {
  await app.app.notices.run();
  return (await call<Notice[]>(app, 'GET', '/notices', { as: token })).body.filter(({ event }) => event === 'urgent');
}

async function readAll(): Promise<void> {
  for (const { token } of [anna, bruno]) await call(app, 'POST', '/notices/read', { as: token, body: { all: true } });
}

test('a text that shows somebody in danger tells every moderator that something urgent waits, and nothing else', async () => {
  const author = await makeStudent(app);
  await makePost(app, { by: author, content: OVERDOSE });
  for (const moderator of [anna, bruno])
    expect(await urgentOf(moderator)).toEqual([
      { id: expect.any(Number), kind: 'moderation', event: 'urgent', createdAt: expect.any(String), read: false },
    ]);
  expect(await urgentOf(author)).toEqual([]);
  await readAll();
});

test('a moderator who has switched off notices of moderation is told all the same that something urgent waits', async () => {
  const settings = { as: anna.token, body: { moderation: false } };
  expect((await call(app, 'PATCH', '/notices/settings', settings)).status).toBe(200);
  await makePost(app, { by: await makeStudent(app), content: OVERDOSE });
  expect((await urgentOf(anna)).filter(({ read }) => !read)).toHaveLength(1);
  await call(app, 'PATCH', '/notices/settings', { ...settings, body: { moderation: true } });
  await readAll();
});

test('further signs of danger in the same case add nothing, and several cases make one unread notice', async () => {
  const [author, reader] = [await makeStudent(app), await makeStudent(app)];
  const post = await makePost(app, { by: author, content: OVERDOSE });
  await urgentOf(anna);
  await readAll();
  await report(app, reader, { kind: 'post', id: post.id, reason: 'worried' });
  expect((await urgentOf(anna)).filter(({ read }) => !read)).toEqual([]);
  for (let count = 0; count < 2; count += 1) {
    await makePost(app, { by: author, content: `${OVERDOSE}, e sono già ${count + 2} ore` });
    expect((await urgentOf(anna)).filter(({ read }) => !read)).toHaveLength(1);
  }
  await readAll();
});

test('a first report of worry tells the moderators, by a guest too and in a case that was not urgent; other reports do not', async () => {
  const [author, one, other] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  const post = await makePost(app, { by: author });
  await report(app, one, { kind: 'post', id: post.id, reason: 'insult' });
  expect((await urgentOf(anna)).filter(({ read }) => !read)).toEqual([]);
  await report(app, other, { kind: 'post', id: post.id, reason: 'worried' });
  expect((await urgentOf(anna)).filter(({ read }) => !read)).toHaveLength(1);
  await readAll();
  const found = await caseOf(app, anna, { kind: 'post', id: post.id });
  await decideOn(app, anna, found.id, { action: 'keep' });
  await readAll();
  const body = { address: `/posts/${post.id}`, reason: 'worried', goodFaith: true };
  expect((await call(app, 'POST', '/reports/guest', { body })).status).toBe(200);
  expect((await urgentOf(bruno)).filter(({ read }) => !read)).toHaveLength(1);
  await readAll();
});

test('a moderator in danger is not told about their own words, nor is one who may not write', async () => {
  const post = await makePost(app, { by: anna, content: OVERDOSE });
  expect((await urgentOf(anna)).filter(({ read }) => !read)).toEqual([]);
  expect((await urgentOf(bruno)).filter(({ read }) => !read)).toHaveLength(1);
  await readAll();
  const comment = await makeComment(app, { post, by: bruno });
  await report(app, await makeStudent(app), { kind: 'comment', id: comment.id });
  const { id } = await caseOf(app, anna, { kind: 'comment', id: comment.id });
  expect((await decideOn(app, anna, id, { action: 'pause', days: 1 })).status).toBe(200);
  await makePost(app, { by: await makeStudent(app), content: OVERDOSE });
  expect((await urgentOf(bruno)).filter(({ read }) => !read)).toEqual([]);
  expect((await urgentOf(anna)).filter(({ read }) => !read)).toHaveLength(1);
});

test('a notice of something urgent disappears when the role of its reader ends', async () => {
  const moderators = app.services.settings.moderators as Set<string>;
  expect(await urgentOf(anna)).toHaveLength(1);
  moderators.delete(anna.email);
  onTestFinished(() => void moderators.add(anna.email));
  expect(await urgentOf(anna)).toEqual([]);
});
