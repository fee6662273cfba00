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

test('comments on a post make one notice with their count and an excerpt of the recipient’s own post', async () => {
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

test('one run writes all notices to each recipient’s own log, and several logs can be read together', async () => {
  const [me, other, silent] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  await call(app, 'PATCH', '/notices/settings', { as: silent.token, body: { comment: false } });
  // More posts than one batch, and more rows than the first read of a week.
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

test('notices that were read stay read, and later events are counted from one again', async () => {
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

test('a reply notifies the author of the comment as a reply, and the author of the post as a comment', async () => {
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
});

test('likes are grouped, the recipient’s own are left out, and a repeated like is not unread again', async () => {
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
    (await noticesOf(me))
      .map(({ kind, commentId, count, createdAt }) => ({ kind, commentId, count, createdAt }))
      .sort((a) => (a.commentId ? 1 : -1)),
  ).toEqual([
    { kind: 'likes', commentId: undefined, count: 2, createdAt: expect.stringMatching(/:00\.000Z$/) },
    { kind: 'likes', commentId: comment.id, count: 1, createdAt: expect.stringMatching(/:00\.000Z$/) },
  ]);
  await read(me, { all: true });
  await call(app, 'DELETE', `/comments/${comment.id}/like`, { as: other.token });
  expect(await noticesOf(me)).toMatchObject([{ kind: 'likes', count: 2, read: true }]);
  await like(`/comments/${comment.id}`, other);
  expect((await noticesOf(me)).map((notice) => notice.read)).toEqual([true, true]);
});

test('a notice of likes counts the new ones only', async () => {
  const me = await makeStudent(app);
  const post = await makePost(app, { by: me });
  const counts = async () => (await noticesOf(me)).map(({ count, read }) => ({ count, read }));
  const likeAsAnother = async () => like(`/posts/${post.id}`, await makeStudent(app));
  const path = `/posts/${post.id}`;
  await like(path, me);
  await likeAsAnother();
  expect(await counts()).toEqual([{ count: 1, read: false }]);
  await likeAsAnother();
  expect(await counts()).toEqual([{ count: 2, read: false }]);
  await read(me, { all: true });
  expect(await counts()).toEqual([{ count: 2, read: true }]);
  await likeAsAnother();
  expect(await counts()).toEqual([{ count: 1, read: false }]);
  await call(app, 'DELETE', `${path}/like`, { as: me.token });
  expect(await counts()).toEqual([{ count: 1, read: false }]);
});

test('mentors are notified of requests, students of answers, and groups of joins, being full and changes', async () => {
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

test('a notice about a group quotes its title only to the person who wrote it', async () => {
  const [creator, heir] = [await makeStudent(app), await makeStudent(app)];
  const group = await makeStudyGroup(app, { by: creator, title: 'Parole di chi lo ha aperto' });
  const path = `/study-groups/${group.id}`;
  await call(app, 'POST', `${path}/join`, { as: heir.token });
  expect(await noticesOf(creator)).toMatchObject([{ event: 'joined', excerpt: 'Parole di chi lo ha aperto' }]);
  expect((await call(app, 'DELETE', path, { as: creator.token })).body).toMatchObject({ handedOver: true });
  const [leading] = await noticesOf(heir);
  expect(leading).toMatchObject({ kind: 'group', event: 'leading', groupId: group.id });
  expect(leading).not.toHaveProperty('excerpt');
  expect((await call(app, 'PATCH', path, { as: heir.token, body: { title: 'Parole di chi lo guida ora' } })).status).toBe(200);
  expect(await noticesOf(heir)).toMatchObject([{ event: 'leading', excerpt: 'Parole di chi lo guida ora' }]);
});

test('a notice disappears with the deleted text that it is about, and returns when that is restored', async () => {
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

test('vanished notices leave no gaps: pages are full, and the unread count is that of the page shown', async () => {
  const me = await makeStudent(app);
  const posts = [];
  for (let count = 0; count < 3; count += 1) posts.push((await makePost(app, { by: me })).id);
  const tell = (postId: number) =>
    appendTo(app.db, app.services.vault, me.accountId, app.services.now(), () => ({
      told: { kind: 'moderation', event: 'shown', at: app.services.now().toISOString(), postId },
    }));
  const gone = Array.from({ length: 120 }, (_, index) => 2_000_000_000 + index);
  for (const postId of [posts[0]!, ...gone.slice(0, 60), posts[1]!, posts[2]!, ...gone.slice(60)]) await tell(postId);
  const page = (url: string) => call<Notice[]>(app, 'GET', url, { as: me.token });
  const newest = await page('/notices?limit=50');
  expect(newest.body.map(({ postId }) => postId)).toEqual([posts[2], posts[1], posts[0]]);
  expect(newest.headers).toMatchObject({ 'x-total-count': '3' });
  expect(newest.headers).not.toHaveProperty('link');
  const first = await page('/notices?limit=2');
  expect(first.body.map(({ postId }) => postId)).toEqual([posts[2], posts[1]]);
  const next = /^<\/api(\S+)>/.exec(first.headers['link'] as string)![1]!;
  const last = await page(next);
  expect(last.body.map(({ postId }) => postId)).toEqual([posts[0]]);
  expect(last.headers).not.toHaveProperty('link');
  expect(await read(me, { ids: [1] })).toMatchObject({ body: { unread: 3 } });
  expect(await read(me, { ids: [newest.body[0]!.id] })).toMatchObject({ body: { unread: 2 } });
});

test('a refused write causes no notice', async () => {
  const me = await makeStudent(app);
  const post = await makePost(app, { by: me });
  const refused = await call(app, 'POST', `/posts/${post.id}/comments`, {
    as: (await makeStudent(app)).token,
    body: { content: 'Sei un idiota' },
  });
  expect(refused.status).toBe(403);
  expect(await noticesOf(me)).toEqual([]);
});

test('kinds that are switched off cause no notices, and the settings are part of the export', async () => {
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

test('many notices are all listed in order and can be marked as read', async () => {
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

test('concurrent writes to the same person’s log lose no notice', async () => {
  const me = await makeStudent(app);
  const posts = await Promise.all(Array.from({ length: 12 }, () => makePost(app, { by: me })));
  const other = await makeStudent(app);
  await Promise.all(posts.map((post) => like(`/posts/${post.id}`, other)));
  await Promise.all([app.app.notices.run(), ...posts.map(() => read(me, { all: true }))]);
  expect((await noticesOf(me)).map(({ postId }) => postId!).sort((a, b) => a - b)).toEqual(posts.map(({ id }) => id).sort((a, b) => a - b));
});

test('appending throws instead of retrying forever when the end of the log cannot be read', async () => {
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

test('deleting an account with “erase” deletes its notices in steps; with “detach” the rows stay until they expire', async () => {
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
