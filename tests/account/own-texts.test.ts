import { expect, test } from 'vitest';
import type { OwnComment } from '../../src/routers/comments/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, TEST_SECRET, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent } from '../support/factories.ts';

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

test('frequent calls get 429, because each one scans all posts', async () => {
  const by = await makeStudent(limited);
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count += 1) statuses.add((await call(limited, 'GET', '/account/posts', { as: by.token })).status);
  expect([...statuses]).toEqual([200, 429]);
});
