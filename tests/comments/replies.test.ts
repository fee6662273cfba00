import { expect, test } from 'vitest';
import type { Comment } from '../../src/routers/comments/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();

const answer = (post: Post, parentId: unknown, by: TestStudent) =>
  call<Comment & { reason: string }>(app, 'POST', `/posts/${post.id}/comments`, {
    as: by.token,
    body: { content: 'Ti rispondo', parentId },
  });

test('a reply carries the parent’s id and its author’s alias in the thread', async () => {
  const [post, by] = [await makePost(app), await makeStudent(app)];
  const first = await makeComment(app, { post, by });
  const { status, body } = await answer(post, first.id, by);
  expect(status).toBe(200);
  expect(body).toMatchObject({ parentId: first.id, alias: first.alias, mine: true });
  const { body: thread } = await call<Comment[]>(app, 'GET', `/posts/${post.id}/comments`, { as: by.token });
  expect(thread.map(({ id, parentId }) => [id, parentId])).toEqual([
    [first.id, null],
    [body.id, first.id],
  ]);
  expect((await call<Post>(app, 'GET', `/posts/${post.id}`)).body.commentsCount).toBe(2);
});

test('an absent or null parentId makes a top-level comment', async () => {
  const [post, by] = [await makePost(app), await makeStudent(app)];
  for (const parentId of [undefined, null]) expect((await answer(post, parentId, by)).body.parentId).toBeNull();
});

test('a reply to a reply is rejected', async () => {
  const [post, by] = [await makePost(app), await makeStudent(app)];
  const { body } = await answer(post, (await makeComment(app, { post })).id, by);
  expect(await answer(post, body.id, by)).toMatchObject({ status: 400, body: { reason: 'reply_to_reply' } });
});

test('a parent that is on another post, deleted or missing returns 404', async () => {
  const [post, by] = [await makePost(app), await makeStudent(app)];
  const gone = await makeComment(app, { post, by });
  await call(app, 'DELETE', `/comments/${gone.id}`, { as: by.token });
  for (const parentId of [(await makeComment(app)).id, gone.id, 2_147_483_647]) {
    expect(await answer(post, parentId, by)).toMatchObject({ status: 404, body: { reason: 'comment_not_found' } });
  }
  expect((await call<Post>(app, 'GET', `/posts/${post.id}`)).body.commentsCount).toBe(0);
});

test.each([0, -1, 1.5, 'uno', {}])('the parentId %j returns 400', async (parentId) => {
  expect((await answer(await makePost(app), parentId, await makeStudent(app))).status).toBe(400);
});
