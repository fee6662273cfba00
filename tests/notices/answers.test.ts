import { expect, test } from 'vitest';
import type { Comment } from '../../src/routers/comments/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { REPLIERS_TOLD_MAX } from '../../src/routers/thread-news/limits.ts';
import { whomToTell } from '../../src/routers/thread-news/rules.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();

const makeStudents = (count: number) => Promise.all(Array.from({ length: count }, () => makeStudent(app)));

async function noticesOf({ token }: TestStudent): Promise<Notice[]> {
  await app.app.notices.run();
  return (await call<Notice[]>(app, 'GET', '/notices', { as: token })).body;
}

const readAll = ({ token }: TestStudent) => call(app, 'POST', '/notices/read', { as: token, body: { all: true } });
const remove = ({ id }: Comment, { token }: TestStudent) => call(app, 'DELETE', `/comments/${id}`, { as: token });

let replies = 0;
async function reply(post: Post, { id: parentId }: Comment, by: TestStudent, content = `Una replica ${(replies += 1)}`): Promise<Comment> {
  const { status, body } = await call<Comment>(app, 'POST', `/posts/${post.id}/comments`, { as: by.token, body: { content, parentId } });
  expect(status).toBe(200);
  return body;
}

test('an answer to a reply notifies the one who replied, with their own words', async () => {
  const [author, asker] = await makeStudents(2);
  const post = await makePost(app);
  const comment = await makeComment(app, { post, by: author!, content: 'Io l’ho passato' });
  const question = await reply(post, comment, asker!, 'Come hai fatto?');
  await noticesOf(author!);
  await readAll(author!);
  await reply(post, comment, author!);
  const last = await reply(post, comment, author!);
  expect(await noticesOf(asker!)).toEqual([
    {
      id: expect.any(Number),
      kind: 'reply',
      createdAt: last.createdAt,
      read: false,
      postId: post.id,
      commentId: question.id,
      parentId: comment.id,
      count: 2,
      excerpt: 'Come hai fatto?',
    },
  ]);
  expect(await noticesOf(author!)).toMatchObject([{ kind: 'reply', commentId: comment.id, count: 1, read: true }]);
});

test('each person is notified of a reply at most once, whatever they have written in the thread', async () => {
  const [host, author, asker, other] = await makeStudents(4);
  const post = await makePost(app, { by: host! });
  const comment = await makeComment(app, { post, by: author! });
  for (const by of [asker!, author!, host!, asker!, other!]) await reply(post, comment, by);
  for (const one of [host!, author!, asker!, other!]) {
    await noticesOf(one);
    await readAll(one);
  }
  const own = (await call<Comment[]>(app, 'GET', `/posts/${post.id}/comments`, { as: asker!.token })).body.filter(({ mine }) => mine);
  await reply(post, comment, other!);
  const unread = async (one: TestStudent) => (await noticesOf(one)).filter(({ read }) => !read);
  expect(await unread(host!)).toMatchObject([{ kind: 'comment', count: 1 }]);
  expect(await unread(author!)).toMatchObject([{ kind: 'reply', commentId: comment.id, count: 1 }]);
  expect(await unread(asker!)).toMatchObject([{ kind: 'reply', commentId: own.at(-1)!.id, parentId: comment.id, count: 1 }]);
  expect(await unread(other!)).toEqual([]);
});

test('replies elsewhere in the thread of the post, and one’s own, are no news to somebody who replied', async () => {
  const [asker, other] = await makeStudents(2);
  const post = await makePost(app);
  const [here, there] = [await makeComment(app, { post }), await makeComment(app, { post })];
  await reply(post, here, asker!);
  await reply(post, there, other!);
  await reply(post, here, asker!);
  await makeComment(app, { post, by: other! });
  expect(await noticesOf(asker!)).toEqual([]);
  await reply(post, here, other!);
  await reply(post, here, asker!);
  expect(await noticesOf(asker!)).toMatchObject([{ kind: 'reply', parentId: here.id, count: 1 }]);
});

test('a notice of replies stays as long as the recipient has a comment in that thread, even if the comment above is deleted', async () => {
  const [author, asker, other] = await makeStudents(3);
  const post = await makePost(app);
  const comment = await makeComment(app, { post, by: author! });
  const [first, second] = [await reply(post, comment, asker!), await reply(post, comment, asker!)];
  await reply(post, comment, other!);
  expect(await noticesOf(asker!)).toMatchObject([{ commentId: second.id, parentId: comment.id }]);
  await remove(comment, author!);
  expect(await noticesOf(author!)).toEqual([]);
  await remove(second, asker!);
  expect(await noticesOf(asker!)).toMatchObject([{ commentId: first.id, parentId: comment.id, count: 1 }]);
  await remove(first, asker!);
  expect(await noticesOf(asker!)).toEqual([]);
  await call(app, 'POST', `/comments/${first.id}/restore`, { as: asker!.token });
  expect(await noticesOf(asker!)).toMatchObject([{ commentId: first.id, count: 1 }]);
});

test('somebody whose only reply was deleted or removed is not notified of later ones', async () => {
  const [gone, removed, other] = await makeStudents(3);
  const post = await makePost(app);
  const comment = await makeComment(app, { post });
  await remove(await reply(post, comment, gone!), gone!);
  const { id } = await reply(post, comment, removed!);
  await app.db.updateTable('comments').set({ withheld: 'removed' }).where('id', '=', id).execute();
  await reply(post, comment, other!);
  for (const one of [gone!, removed!]) expect(await noticesOf(one)).toEqual([]);
});

test('of many people who replied, the latest are notified', async () => {
  const post = await makePost(app);
  const [asker] = await makeStudents(1);
  const comment = await makeComment(app, { post });
  await reply(post, comment, asker!);
  const rows = Array.from({ length: REPLIERS_TOLD_MAX }, (_, n) => ({
    post_id: post.id,
    parent_id: comment.id,
    author_key: `${n}`.padEnd(22, 'k'),
    content: 'Anch’io',
    created_at: app.services.now(),
  }));
  await app.db.insertInto('comments').values(rows.slice(1)).execute();
  await reply(post, comment, await makeStudent(app));
  expect(await noticesOf(asker!)).toMatchObject([{ kind: 'reply', count: 1, read: false }]);
  await readAll(asker!);
  await reply(post, comment, await makeStudent(app));
  expect((await noticesOf(asker!)).filter(({ read }) => !read)).toEqual([]);
});

test.each([
  { of: 'a comment', parent: undefined, repliers: [], told: { host: 'comment' } },
  { of: 'a reply', parent: 'author', repliers: ['asker', 'writer'], told: { author: 'reply', asker: 'reply', host: 'comment' } },
  { of: 'a reply to the host', parent: 'host', repliers: ['asker'], told: { host: 'reply', asker: 'reply' } },
  { of: 'a reply after the host’s', parent: 'author', repliers: ['host'], told: { author: 'reply', host: 'comment' } },
  { of: 'a reply to oneself', parent: 'writer', repliers: ['writer', 'asker'], told: { asker: 'reply', host: 'comment' } },
  { of: 'a reply to the team', parent: 'team', repliers: ['team', 'asker'], told: { asker: 'reply', host: 'comment' } },
] as const)('of $of, each other person is told once, and neither the writer nor the team', ({ parent, repliers, told }) => {
  const said = { post: { author_key: 'host' }, repliers, silent: ['writer', 'team'] };
  const news = whomToTell({ ...said, ...(parent && { parent: { id: 7, author_key: parent } }) });
  expect(Object.fromEntries(news.map(({ key, about }) => [key, about.kind]))).toEqual(told);
  expect(news).toHaveLength(Object.keys(told).length);
  for (const { about } of news) expect(about.commentId).toBe(about.kind === 'reply' ? 7 : undefined);
});
