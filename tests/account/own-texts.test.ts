import { expect, test } from 'vitest';
import type { OwnBoardMessage } from '../../src/routers/board/schema.ts';
import type { OwnComment } from '../../src/routers/comments/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, TEST_SECRET, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent } from '../support/factories.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';

const app = useTestApp();
const limited = useTestApp({ limits: createLimits({ secretKey: TEST_SECRET, valkey: undefined, now: () => new Date() }) });

test('the caller’s own posts come newest first with their likes, and nobody else’s', async () => {
  const [by, other] = [await makeStudent(app), await makeStudent(app)];
  const first = await makePost(app, { by });
  await makePost(app, { by: other });
  const second = await makePost(app, { by });
  await call(app, 'POST', `/posts/${first.id}/like`, { as: by.token });
  const { body } = await call<Post[]>(app, 'GET', '/account/posts', { as: by.token });
  expect(body).toEqual([second, { ...first, likes: 1, liked: true }]);
});

test('the caller’s own comments come newest first, with their posts and aliases', async () => {
  const by = await makeStudent(app);
  const [one, two] = [await makePost(app), await makePost(app)];
  const first = await makeComment(app, { post: one, by });
  await makeComment(app, { post: one });
  const second = await makeComment(app, { post: two, by });
  const { body } = await call<OwnComment[]>(app, 'GET', '/account/comments', { as: by.token });
  expect(body).toMatchObject([
    { id: second.id, postId: two.id, content: second.content, alias: second.alias },
    { id: first.id, postId: one.id, content: first.content, alias: first.alias },
  ]);
  expect(body[0]).not.toHaveProperty('mine');
});

test('the caller’s own experiences and board messages come newest first, and nobody else’s', async () => {
  const [by, other] = [await makeStudent(app), await makeStudent(app)];
  const { id } = await makeStudyGroup(app, { by: other });
  await call(app, 'POST', `/study-groups/${id}/join`, { as: by.token });
  const messages = [await makeMessage(app, id, by), await makeMessage(app, id, by)];
  await makeMessage(app, id, other);
  const experiences = [await makeExamExperience(app, { by }), await makeExamExperience(app, { by })];
  await makeExamExperience(app, { by: other });
  expect((await call<OwnBoardMessage[]>(app, 'GET', '/account/messages', { as: by.token })).body).toMatchObject(
    messages.toReversed().map((message) => ({ id: message.id, groupId: id, content: message.content, alias: message.alias })),
  );
  expect((await call(app, 'GET', '/account/exam-experiences', { as: by.token })).body).toEqual(experiences.toReversed());
});

test('a board message is listed, and can be deleted, after its author has left the group', async () => {
  const [by, other] = [await makeStudent(app), await makeStudent(app)];
  const { id } = await makeStudyGroup(app, { by: other });
  await call(app, 'POST', `/study-groups/${id}/join`, { as: by.token });
  const message = await makeMessage(app, id, by);
  await call(app, 'DELETE', `/study-groups/${id}/join`, { as: by.token });
  const list = async () => (await call<OwnBoardMessage[]>(app, 'GET', '/account/messages', { as: by.token })).body;
  expect(await list()).toMatchObject([{ id: message.id }]);
  expect((await call(app, 'DELETE', `/study-groups/${id}/messages/${message.id}`, { as: by.token })).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('frequent calls get 429, because each one scans all posts', async () => {
  const by = await makeStudent(limited);
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count += 1) statuses.add((await call(limited, 'GET', '/account/posts', { as: by.token })).status);
  expect([...statuses]).toEqual([200, 429]);
});
