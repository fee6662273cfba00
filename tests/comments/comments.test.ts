import { describe, expect, test } from 'vitest';
import { giveVoice } from '../../src/routers/comments/queries.ts';
import type { Comment } from '../../src/routers/comments/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { call, createTestApp, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent } from '../support/factories.ts';

const app = useTestApp();

test('comments are listed oldest first, under aliases, and mark the post’s author', async () => {
  const [author, other, reader] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  const post = await makePost(app, { by: author });
  await makeComment(app, { post, by: other, content: 'Prima' });
  await makeComment(app, { post, by: author, content: 'Seconda' });
  await makeComment(app, { post, by: other, content: 'Terza' });
  const { status, body } = await call<Comment[]>(app, 'GET', `/posts/${post.id}/comments`, { as: reader.token });
  expect(status).toBe(200);
  expect(body.map(({ content, isAuthor, mine }) => [content, isAuthor, mine])).toEqual([
    ['Prima', false, false],
    ['Seconda', true, false],
    ['Terza', false, false],
  ]);
  expect(body[0]!.alias).toBe(body[2]!.alias);
  expect(body[0]!.alias).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  expect(Object.keys(body[0]!).sort()).toEqual([
    'alias',
    'content',
    'createdAt',
    'editedAt',
    'id',
    'isAuthor',
    'liked',
    'likes',
    'mine',
    'parentId',
  ]);
});

test('30 parallel comments by one person share an alias, and 60 other people all get different ones', async () => {
  const post = await makePost(app);
  const eager = await makeStudent(app);
  const own = await Promise.all(Array.from({ length: 30 }, () => makeComment(app, { post, by: eager })));
  expect(new Set(own.map(({ alias }) => alias)).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 60 }, () => makeComment(app, { post })));
  expect(new Set([...own, ...others].map(({ alias }) => alias)).size).toBe(61);
});

test('250 people asking in parallel, twice each, get 250 different aliases although few exist', async () => {
  const { id } = await makePost(app);
  const keys = Array.from({ length: 250 }, (_, n) => app.services.pseudonyms.key('thread', id, `person ${n}`));
  const scarce = () => `Airone ${Math.floor(Math.random() * 300)}`;
  const ask = () => Promise.all(keys.map((key) => giveVoice(app.db, id, key, scarce)));
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(new Set(first).size).toBe(250);
  expect(second).toEqual(first);
});

test('a hundred people in a thread get a hundred different aliases', async () => {
  const posts = await Promise.all(Array.from({ length: 20 }, () => makePost(app)));
  for (const { id } of posts) {
    const people = Array.from({ length: 100 }, (_, n) => app.services.pseudonyms.key('thread', id, `person ${n}`));
    const aliases: (string | undefined)[] = [];
    for (const key of people) aliases.push(await giveVoice(app.db, id, key, app.services.pseudonyms.randomAlias));
    expect(new Set(aliases).size).toBe(100);
  }
});

test('a number is appended to an alias when it is taken in the thread', async () => {
  const words = ['Airone Quieto', 'Lince Lieve', 'Ghiro Cortese'];
  let draws = 0;
  const { pseudonyms } = app.services;
  const own = await createTestApp({ services: { pseudonyms: { ...pseudonyms, randomAlias: () => words[(draws += 1) % words.length]! } } });
  const post = await makePost(own);
  const aliases: string[] = [];
  for (let n = 0; n < 12; n += 1) aliases.push((await makeComment(own, { post })).alias);
  expect(aliases.slice(0, 3).sort()).toEqual([...words].sort());
  expect(new Set(aliases).size).toBe(12);
  for (const alias of aliases.slice(3)) expect(alias).toMatch(/^(Airone Quieto|Lince Lieve|Ghiro Cortese) \d+$/);
  await own.close();
});

test('an alias does not depend on the author’s key: it stays when the key changes', async () => {
  const comment = await makeComment(app);
  const fresh = 'z'.repeat(22);
  const { post_id, author_key } = await app.db.selectFrom('comments').selectAll().where('id', '=', comment.id).executeTakeFirstOrThrow();
  await app.db.updateTable('comments').set({ author_key: fresh }).where('author_key', '=', author_key).execute();
  await app.db.updateTable('thread_voices').set({ voice_key: fresh }).where('voice_key', '=', author_key).execute();
  const { body } = await call<Comment[]>(app, 'GET', `/posts/${post_id}/comments`, { as: (await makeStudent(app)).token });
  expect(body).toMatchObject([{ id: comment.id, alias: comment.alias }]);
});

test('one person has unrelated aliases across posts', async () => {
  const student = await makeStudent(app);
  const aliases = new Set<string>();
  for (let n = 0; n < 8; n += 1) aliases.add((await makeComment(app, { by: student })).alias);
  expect(aliases.size).toBeGreaterThan(6);
});

test('30 parallel comments are all counted on their post', async () => {
  const post = await makePost(app);
  await Promise.all(Array.from({ length: 30 }, () => makeComment(app, { post })));
  const feed = await call<Post[]>(app, 'GET', '/posts?limit=50');
  expect(feed.body.find(({ id }) => id === post.id)).toMatchObject({ commentsCount: 30, commentCount: 30 });
});

test('50 parallel likes of a comment by one account count once, and can be removed', async () => {
  const comment = await makeComment(app);
  const { token } = await makeStudent(app);
  const many = await Promise.all(Array.from({ length: 50 }, () => call(app, 'POST', `/comments/${comment.id}/like`, { as: token })));
  expect(many.every(({ status, body }) => status === 200 && body['likes'] === 1 && body['liked'] === true)).toBe(true);
  expect((await call(app, 'DELETE', `/comments/${comment.id}/like`, { as: token })).body).toEqual({ likes: 0, liked: false });
});

describe('refusals', () => {
  test('a guest can neither read, write nor like comments', async () => {
    const post = await makePost(app);
    expect((await call(app, 'GET', `/posts/${post.id}/comments`)).status).toBe(401);
    expect((await call(app, 'POST', `/posts/${post.id}/comments`, { body: { content: 'Ciao' } })).status).toBe(401);
    expect((await call(app, 'POST', '/comments/1/like')).status).toBe(401);
  });

  test('a missing post or comment returns 404', async () => {
    const { token } = await makeStudent(app);
    expect((await call(app, 'GET', '/posts/999999/comments', { as: token })).status).toBe(404);
    expect((await call(app, 'POST', '/posts/999999/comments', { as: token, body: { content: 'Ciao' } })).status).toBe(404);
    expect((await call(app, 'POST', '/comments/999999/like', { as: token })).status).toBe(404);
    expect((await call(app, 'DELETE', '/comments/999999/like', { as: token })).status).toBe(404);
  });

  test.each([
    { content: '' },
    { content: '  ' },
    { content: 'a'.repeat(2001) },
    { content: 'a\0b' },
    { content: null },
    {},
    [],
    'ciao',
    7,
    null,
  ])('the body %j returns 400 and stores nothing', async (body) => {
    const post = await makePost(app);
    const { token } = await makeStudent(app);
    const answer = await call(app, 'POST', `/posts/${post.id}/comments`, {
      as: token,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect((await call<Comment[]>(app, 'GET', `/posts/${post.id}/comments`, { as: token })).body).toEqual([]);
  });

  test('an id in the body does not override the post in the path', async () => {
    const [here, elsewhere] = [await makePost(app), await makePost(app)];
    const { token } = await makeStudent(app);
    await call(app, 'POST', `/posts/${here.id}/comments`, { as: token, body: { id: elsewhere.id, content: 'Qui' } });
    expect((await call<Comment[]>(app, 'GET', `/posts/${elsewhere.id}/comments`, { as: token })).body).toEqual([]);
  });

  test('language that attacks people returns 403', async () => {
    const post = await makePost(app);
    const { token } = await makeStudent(app);
    const { status, body } = await call(app, 'POST', `/posts/${post.id}/comments`, { as: token, body: { content: 'sei un coglione' } });
    expect(status).toBe(403);
    expect(body['message']).toMatch(/^Content blocked/);
  });
});

test('a long thread is returned whole by default, oldest first, or in pages of at most 50', async () => {
  const post = await makePost(app);
  const { token } = await makeStudent(app);
  const rows = Array.from({ length: 53 }, (_, n) => ({
    post_id: post.id,
    author_key: 'k'.repeat(22),
    content: `Commento ${n}`,
    created_at: new Date(2026, 0, 1, 0, n),
  }));
  await app.db.insertInto('comments').values(rows).execute();
  const read = async (query: string) =>
    (await call<Comment[]>(app, 'GET', `/posts/${post.id}/comments${query}`, { as: token })).body.map(({ content }) => content);
  expect(await read('')).toEqual(rows.map(({ content }) => content));
  expect(await read('?limit=2')).toEqual(['Commento 0', 'Commento 1']);
  expect((await call(app, 'GET', `/posts/${post.id}/comments?limit=51`, { as: token })).status).toBe(400);
});
