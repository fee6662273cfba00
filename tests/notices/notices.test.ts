import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Notice, NoticeSettings } from '../../src/routers/notices/schema.ts';
import { appendTo, deleteExpiredNotices, readLog, readLogs } from '../../src/routers/notice-log/queries.ts';
import type { Comment } from '../../src/routers/comments/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
const DAY = 24 * 60 * 60 * 1000;

async function noticesOf({ token }: TestStudent): Promise<Notice[]> {
  await app.app.notices.run();
  return (await call<Notice[]>(app, 'GET', '/notices', { as: token })).body;
}

async function rowsOf({ accountId }: TestStudent): Promise<number> {
  return (await readLog(app.db, app.services.vault, accountId, app.services.now())).length;
}

const read = ({ token }: TestStudent, body: object) => call<{ unread: number }>(app, 'POST', '/notices/read', { as: token, body });
const like = (path: string, by: TestStudent) => call(app, 'POST', `${path}/like`, { as: by.token });

test('comments on one’s post are one notice that counts them, with the first words of one’s own text and of nobody else’s', async () => {
  const [me, other] = [await makeStudent(app), await makeStudent(app)];
  const post = await makePost(app, { by: me, content: `Domani ho l’orale e ${'non dormo '.repeat(20)}` });
  await makeComment(app, { post, by: other, content: 'parola altrui' });
  await app.app.notices.run();
  const mine = await makeComment(app, { post, by: me });
  const last = await makeComment(app, { post, content: 'parola altrui, ancora' });
  const notices = await noticesOf(me);
  expect(notices).toEqual([
    {
      id: expect.any(Number),
      kind: 'comment',
      createdAt: last.createdAt,
      read: false,
      postId: post.id,
      count: 2,
      excerpt: expect.stringMatching(/^Domani ho l’orale e non dormo [^…]+…$/),
    },
  ]);
  expect(notices[0]!.excerpt!.length).toBeLessThanOrEqual(61);
  expect(await rowsOf(me)).toBe(1);
  expect(await noticesOf(other)).toEqual([]);
  expect(mine.mine).toBe(true);
});

test('what people are told in one run stands in each one’s own log, in whole, and is read with that of others', async () => {
  const [me, other, silent] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  await call(app, 'PATCH', '/notices/settings', { as: silent.token, body: { comment: false } });
  // More than are read at a time, and more than a week holds at first.
  const posts = [];
  for (let count = 0; count < 21; count += 1) posts.push(await makePost(app, { by: me }));
  for (const by of [other, silent]) posts.push(await makePost(app, { by }));
  for (const post of posts) await makeComment(app, { post });
  await like(`/posts/${posts[0]!.id}`, other);
  const mine = await noticesOf(me);
  expect(mine.map(({ kind, postId }) => `${kind} ${postId}`).sort()).toEqual(
    [...posts.slice(0, 21).map(({ id }) => `comment ${id}`), `likes ${posts[0]!.id}`].sort(),
  );
  expect(await noticesOf(other)).toMatchObject([{ kind: 'comment', postId: posts[21]!.id }]);
  expect(await noticesOf(silent)).toEqual([]);
  const { db, services } = app;
  const people = [me, other, silent].map(({ accountId }) => accountId);
  const logs = await readLogs(db, services.vault, people, services.now());
  expect([...logs.keys()]).toEqual(people);
  for (const [accountId, log] of logs) expect(log).toEqual(await readLog(db, services.vault, accountId, services.now()));
  expect(logs.get(me.accountId)).toHaveLength(22);
});

test('what was read stays read on all devices, and what comes after counts anew', async () => {
  const me = await makeStudent(app);
  const post = await makePost(app, { by: me });
  await makeComment(app, { post });
  const [first] = await noticesOf(me);
  expect(await read(me, { ids: [first!.id, 99] })).toMatchObject({ status: 200, body: { unread: 0 } });
  expect(await read(me, { all: true })).toMatchObject({ body: { unread: 0 } });
  expect(await noticesOf(me)).toEqual([{ ...first, read: true }]);
  expect(await rowsOf(me)).toBe(2);
  await makeComment(app, { post });
  expect(await noticesOf(me)).toMatchObject([{ kind: 'comment', read: false, count: 1, postId: post.id }]);
  for (const body of [{}, { ids: [1], all: true }, { ids: ['x'] }, { all: false }, { ids: Array(51).fill(1) }])
    expect((await read(me, body)).status).toBe(400);
});

test('an answer to one’s comment is told to its author alone; who began the thread learns of it as a comment, once', async () => {
  const [author, commenter, third] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  const post = await makePost(app, { by: author });
  const comment = await makeComment(app, { post, by: commenter, content: 'Anch’io l’ho passato' });
  await noticesOf(author);
  await read(author, { all: true });
  const answer = (by: TestStudent) =>
    call<Comment>(app, 'POST', `/posts/${post.id}/comments`, {
      as: by.token,
      body: { content: `Ti rispondo ${by.email}`, parentId: comment.id },
    });
  await answer(third);
  await answer(author);
  expect(await noticesOf(commenter)).toMatchObject([
    { kind: 'reply', postId: post.id, commentId: comment.id, count: 2, excerpt: 'Anch’io l’ho passato' },
  ]);
  expect(await noticesOf(author)).toMatchObject([{ kind: 'comment', count: 1 }]);
  expect(await noticesOf(third)).toEqual([]);
});

test('hearts come together, one’s own never, and one that is taken back and given again is no news', async () => {
  const [me, other] = [await makeStudent(app), await makeStudent(app)];
  const post = await makePost(app, { by: me });
  const comment = await makeComment(app, { post, by: me });
  await like(`/posts/${post.id}`, me);
  expect(await noticesOf(me)).toEqual([]);
  await call(app, 'DELETE', `/posts/${post.id}/like`, { as: me.token });
  await like(`/posts/${post.id}`, other);
  await like(`/posts/${post.id}`, await makeStudent(app));
  await like(`/comments/${comment.id}`, other);
  expect(
    (await noticesOf(me)).map(({ kind, commentId, count }) => ({ kind, commentId, count })).sort((a) => (a.commentId ? 1 : -1)),
  ).toEqual([
    { kind: 'likes', commentId: undefined, count: 2 },
    { kind: 'likes', commentId: comment.id, count: 1 },
  ]);
  await read(me, { all: true });
  await call(app, 'DELETE', `/comments/${comment.id}/like`, { as: other.token });
  expect(await noticesOf(me)).toMatchObject([{ kind: 'likes', count: 2, read: true }]);
  await like(`/comments/${comment.id}`, other);
  expect((await noticesOf(me)).map((notice) => notice.read)).toEqual([true, true]);
});

test('mentors learn of requests, students of answers, and groups of joining, being full and changing', async () => {
  const [student, creator, member] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  const mentor = await makeMentor(app);
  const { id } = await makeRequest(app, { mentor, by: student });
  expect(await noticesOf(mentor.by)).toMatchObject([{ kind: 'request', requestId: id }]);
  expect((await noticesOf(mentor.by))[0]).not.toHaveProperty('excerpt');
  await moveRequest(app, id, mentor.by, 'accepted');
  expect(await noticesOf(student)).toMatchObject([{ kind: 'answer', event: 'accepted', requestId: id, excerpt: expect.any(String) }]);

  const group = await makeStudyGroup(app, { by: creator, title: 'Analisi a bassa voce', maxMembers: 4 });
  const join = (by: TestStudent) => call(app, 'POST', `/study-groups/${group.id}/join`, { as: by.token });
  await join(member);
  await join(member);
  expect(await noticesOf(creator)).toMatchObject([{ kind: 'group', event: 'joined', groupId: group.id, excerpt: 'Analisi a bassa voce' }]);
  await join(student);
  await join(await makeStudent(app));
  expect(await noticesOf(creator)).toMatchObject([{ event: 'full' }, { event: 'joined' }]);
  await call(app, 'PATCH', `/study-groups/${group.id}`, { as: creator.token, body: { title: 'Un titolo altrui' } });
  expect(await noticesOf(member)).toMatchObject([{ kind: 'group', event: 'changed', groupId: group.id }]);
  expect((await noticesOf(member))[0]).not.toHaveProperty('excerpt');
  expect((await noticesOf(creator)).map(({ event }) => event)).toEqual(['full', 'joined']);
});

test('a notice goes with what it is about, and comes back with it', async () => {
  const [me, other] = [await makeStudent(app), await makeStudent(app)];
  const post = await makePost(app, { by: me });
  const comment = await makeComment(app, { post, by: other });
  const before = await noticesOf(me);
  expect(before).toHaveLength(1);
  await call(app, 'DELETE', `/comments/${comment.id}`, { as: other.token });
  expect(await noticesOf(me)).toEqual([]);
  await call(app, 'POST', `/comments/${comment.id}/restore`, { as: other.token });
  expect(await noticesOf(me)).toEqual(before);
  await call(app, 'DELETE', `/posts/${post.id}`, { as: me.token });
  expect(await noticesOf(me)).toEqual([]);
});

test('nobody is told of a write that was refused', async () => {
  const me = await makeStudent(app);
  const post = await makePost(app, { by: me });
  const refused = await call(app, 'POST', `/posts/${post.id}/comments`, {
    as: (await makeStudent(app)).token,
    body: { content: 'Sei un idiota' },
  });
  expect(refused.status).toBe(403);
  expect(await noticesOf(me)).toEqual([]);
});

test('what is switched off is not told; the choice is the account’s own and is in its export', async () => {
  const me = await makeStudent(app);
  const post = await makePost(app, { by: me });
  const change = (body: object) => call<NoticeSettings>(app, 'PATCH', '/notices/settings', { as: me.token, body });
  expect((await change({ likes: false })).body).toMatchObject({ likes: false, comment: true, mail: false, unanswered: false });
  expect((await change({ mail: true })).body).toMatchObject({ likes: false, mail: true });
  expect((await change({ likes: 'no' })).status).toBe(400);
  await like(`/posts/${post.id}`, await makeStudent(app));
  expect(await noticesOf(me)).toEqual([]);
  await makeComment(app, { post });
  const [notice] = await noticesOf(me);
  const { body } = await call(app, 'POST', '/account/export', { as: me.token, body: { password: STUDENT_PASSWORD } });
  expect(body).toMatchObject({ notices: [notice], noticeSettings: { likes: false, mail: true } });
});

test('many notices are all found, in order', async () => {
  const me = await makeStudent(app);
  const posts = [];
  for (let count = 0; count < 20; count += 1) posts.push(await makePost(app, { by: me }));
  for (const post of posts) {
    await like(`/posts/${post.id}`, await makeStudent(app));
    await app.app.notices.run();
  }
  expect((await noticesOf(me)).map(({ postId }) => postId)).toEqual(posts.map(({ id }) => id).reverse());
  const ids = (await noticesOf(me)).map(({ id }) => id);
  expect((await read(me, { ids })).body.unread).toBe(0);
});

test('two processes that tell the same person at once lose nothing', async () => {
  const me = await makeStudent(app);
  const posts = await Promise.all(Array.from({ length: 12 }, () => makePost(app, { by: me })));
  const other = await makeStudent(app);
  await Promise.all(posts.map((post) => like(`/posts/${post.id}`, other)));
  await Promise.all([app.app.notices.run(), ...posts.map(() => read(me, { all: true }))]);
  expect((await noticesOf(me)).map(({ postId }) => postId!).sort((a, b) => a - b)).toEqual(posts.map(({ id }) => id).sort((a, b) => a - b));
});

test('a log whose end is not found is no reason to look for it for ever', async () => {
  const { accountId } = await makeStudent(app);
  const write = (db: typeof app.db) => appendTo(db, app.services.vault, accountId, app.services.now(), () => ({ read: 'all' }));
  await write(app.db);
  const reads = new WeakSet<object>();
  const blind: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode') reads.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => (reads.has(queryId) ? { ...result, rows: [] } : result),
  };
  await expect(write(app.db.withPlugin(blind))).rejects.toThrow('A log of notices is read incompletely');
  expect((await write(app.db)).log).toHaveLength(2);
});

test('who leaves takes their notices along piece by piece; with “detach” the rows, which are nobody’s now, expire', async () => {
  const { db, services } = app;
  const places = async () => new Set((await db.selectFrom('notices').select('place').execute()).map(({ place }) => place.toString('hex')));
  const before = await places();
  const leavers = { erase: await makeStudent(app), detach: await makeStudent(app) };
  for (const by of Object.values(leavers)) await makeComment(app, { post: await makePost(app, { by }) });
  await app.app.notices.run();
  for (const [texts, { token }] of Object.entries(leavers))
    await call(app, 'POST', '/account/delete', { as: token, body: { password: STUDENT_PASSWORD, texts } });
  const left = async () => [...(await places())].filter((place) => !before.has(place)).length;
  expect(await left()).toBe(2);
  app.advance(3 * DAY + 1);
  await app.erasures.run();
  expect(await left()).toBe(1);
  app.advance(70 * DAY);
  await deleteExpiredNotices(db, services.now());
  expect((await places()).size).toBe(0);
});
