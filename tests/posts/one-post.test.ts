import { expect, test } from 'vitest';
import type { Post } from '../../src/routers/posts/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';

const app = useTestApp();
const read = (id: number | string, as?: string) => call<Post & { reason: string }>(app, 'GET', `/posts/${id}`, { as });

test('a single post is returned as it was published, and is `mine` for its author only', async () => {
  const by = await makeStudent(app);
  const post = await makePost(app, { by, type: 'talk', title: 'Un titolo' });
  expect((await read(post.id, by.token)).body).toEqual(post);
  expect((await read(post.id)).body).toEqual({ ...post, mine: false });
});

test('a guest can read the twelve newest posts, and gets 401 for older ones', async () => {
  const posts: Post[] = [];
  for (let count = 0; count < 13; count += 1) posts.push(await makePost(app));
  expect((await read(posts[1]!.id)).status).toBe(200);
  expect(await read(posts[0]!.id)).toMatchObject({ status: 401, body: { reason: 'unauthenticated' } });
  expect((await read(posts[0]!.id, (await makeStudent(app)).token)).status).toBe(200);
});

test('a deleted post returns 404, and an invalid id 400 or 404', async () => {
  const by = await makeStudent(app);
  const { id } = await makePost(app, { by });
  await call(app, 'DELETE', `/posts/${id}`, { as: by.token });
  for (const as of [undefined, by.token]) {
    expect(await read(id, as)).toMatchObject({ status: 404, body: { reason: 'post_not_found' } });
    for (const odd of ['0', 'abc', '1.5', '99999999999', '-3']) expect([400, 404]).toContain((await read(odd, as)).status);
  }
});
