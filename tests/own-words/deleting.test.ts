import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../../src/routers/limits.ts';
import { deleteWithdrawn } from '../../src/routers/own-words/queries.ts';
import type { Comment } from '../../src/routers/comments/schema.ts';
import type { ExamExperience } from '../../src/routers/exam-experiences/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, useTestApp, type Answer } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
const UNDO_MS = (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000;

beforeEach(async () => void (await app.db.deleteFrom('withdrawals').execute()));

const remove = (path: string, as: TestStudent): Promise<Answer> => call(app, 'DELETE', path, { as: as.token });
const restore = (path: string, as: TestStudent): Promise<Answer> => call(app, 'POST', `${path}/restore`, { as: as.token });
const read = async <T>(path: string, as?: TestStudent): Promise<T> => (await call<T>(app, 'GET', path, { as: as?.token })).body;
/** Returns all rows of the content tables. */
const everything = async () => {
  const tables = ['posts', 'comments', 'post_likes', 'comment_likes', 'thread_voices', 'exam_experiences', 'experience_votes'] as const;
  const groups = ['study_groups', 'study_group_members', 'study_group_messages', 'study_group_voices'] as const;
  return Promise.all(
    [...tables, ...groups].map(async (table) => [
      table,
      (await app.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
    ]),
  );
};

/** Each `make` creates an item with everything that can be attached to it, and returns its path. */
const KINDS: Record<string, { gone: string; make(by: TestStudent): Promise<string> }> = {
  post: {
    gone: 'post_not_found',
    async make(by) {
      const post = await makePost(app, { by, title: 'Un titolo', university: 'Politecnico di Torino' });
      const comment = await makeComment(app, { post });
      const reply = { content: 'Ti rispondo anch’io', parentId: comment.id };
      await call(app, 'POST', `/posts/${post.id}/comments`, { as: by.token, body: reply });
      await call(app, 'POST', `/posts/${post.id}/like`, { as: (await makeStudent(app)).token });
      await call(app, 'POST', `/comments/${comment.id}/like`, { as: by.token });
      await call(app, 'PATCH', `/posts/${post.id}`, { as: by.token, body: { content: 'Corretto' } });
      return `/posts/${post.id}`;
    },
  },
  comment: {
    gone: 'comment_not_found',
    async make(by) {
      const comment = await makeComment(app, { by });
      await call(app, 'POST', `/comments/${comment.id}/like`, { as: (await makeStudent(app)).token });
      return `/comments/${comment.id}`;
    },
  },
  experience: {
    gone: 'experience_not_found',
    async make(by) {
      const { id } = await makeExamExperience(app, { by, resources: ['Il Torrente', 'Gli appunti'] });
      await call(app, 'POST', `/exam-experiences/${id}/vote`, { as: (await makeStudent(app)).token, body: { helpful: true } });
      await call(app, 'POST', `/exam-experiences/${id}/vote`, { as: (await makeStudent(app)).token, body: { helpful: false } });
      return `/exam-experiences/${id}`;
    },
  },
  group: {
    gone: 'group_not_found',
    async make(by) {
      const { id } = await makeStudyGroup(app, { by, tags: ['esercizi'], description: 'Insieme' });
      return `/study-groups/${id}`;
    },
  },
};

describe.each(Object.entries(KINDS))('a %s', (_, { gone, make }) => {
  test('can be deleted once, by its author only', async () => {
    const by = await makeStudent(app);
    const path = await make(by);
    expect(await remove(path, await makeStudent(app))).toMatchObject({ status: 403, body: { reason: 'forbidden' } });
    expect(await remove(path, by)).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await remove(path, by)).toMatchObject({ status: 404, body: { reason: gone } });
  });

  test('is restored exactly, with everything attached to it', async () => {
    const by = await makeStudent(app);
    const path = await make(by);
    const before = await everything();
    await remove(path, by);
    expect(await everything()).not.toEqual(before);
    expect((await restore(path, by)).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect(await app.db.selectFrom('withdrawals').selectAll().execute()).toEqual([]);
    // Restoring again changes nothing.
    expect((await restore(path, by)).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  test('cannot be restored by others, or after the undo period', async () => {
    const by = await makeStudent(app);
    const path = await make(by);
    await remove(path, by);
    expect(await restore(path, await makeStudent(app))).toMatchObject({ status: 404, body: { reason: gone } });
    app.advance(UNDO_MS);
    expect(await restore(path, by)).toMatchObject({ status: 404, body: { reason: gone } });
  });

  test('leaves nothing behind after the undo period', async () => {
    const by = await makeStudent(app);
    const path = await make(by);
    const { body } = await remove(path, by);
    await deleteWithdrawn(app.db, new Date(Date.parse(String(body['undoUntil'])) - 1));
    expect(await app.db.selectFrom('withdrawals').select('id').execute()).toHaveLength(1);
    await deleteWithdrawn(app.db, new Date(String(body['undoUntil'])));
    expect(await app.db.selectFrom('withdrawals').select('id').execute()).toEqual([]);
  });

  test('can still be deleted a day later', async () => {
    const by = await makeStudent(app);
    const path = await make(by);
    app.advance(24 * 3_600_000);
    expect((await remove(path, by)).status).toBe(200);
  });
});

describe('a deleted post', () => {
  test('is gone from the newest page, search, its own URL and the author’s list until it is restored', async () => {
    const by = await makeStudent(app);
    const other = await makeStudent(app);
    const post = await makePost(app, { by, content: 'La mia crisoprasa' });
    const shows = async () => ({
      guest: (await read<Post[]>('/posts?limit=50')).some(({ id }) => id === post.id),
      newest: (await read<Post[]>('/posts?limit=50', other)).some(({ id }) => id === post.id),
      search: (await read<Post[]>('/posts?q=crisoprasa', other)).length > 0,
      address: (await call(app, 'GET', `/posts/${post.id}`, { as: other.token })).status === 200,
      own: (await read<Post[]>('/account/posts', by)).some(({ id }) => id === post.id),
    });
    expect(new Set(Object.values(await shows()))).toEqual(new Set([true]));
    await remove(`/posts/${post.id}`, by);
    expect(new Set(Object.values(await shows()))).toEqual(new Set([false]));
    await restore(`/posts/${post.id}`, by);
    expect(new Set(Object.values(await shows()))).toEqual(new Set([true]));
  });

  test('cannot be liked or commented on, and its thread cannot be read', async () => {
    const by = await makeStudent(app);
    const other = (await makeStudent(app)).token;
    const post = await makePost(app, { by });
    const comment = await makeComment(app, { post });
    await remove(`/posts/${post.id}`, by);
    const statuses = [
      await call(app, 'POST', `/posts/${post.id}/like`, { as: other }),
      await call(app, 'DELETE', `/posts/${post.id}/like`, { as: other }),
      await call(app, 'POST', `/posts/${post.id}/comments`, { as: other, body: { content: 'Ci sei?' } }),
      await call(app, 'GET', `/posts/${post.id}/comments`, { as: other }),
      await call(app, 'POST', `/comments/${comment.id}/like`, { as: other }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });

  test('keeps its chat closed when it is restored', async () => {
    const by = await makeStudent(app);
    const post = await makePost(app, { by, type: 'talk' });
    await remove(`/posts/${post.id}`, by);
    expect((await restore(`/posts/${post.id}`, by)).body).toMatchObject({ type: 'talk', chatActive: 0 });
  });
});

describe('a deleted comment', () => {
  test('no longer counts, and its author keeps the alias in the thread', async () => {
    const by = await makeStudent(app);
    const post = await makePost(app);
    const first = await makeComment(app, { post, by });
    await remove(`/comments/${first.id}`, by);
    expect((await read<Post>(`/posts/${post.id}`, by)).commentsCount).toBe(0);
    expect((await makeComment(app, { post, by })).alias).toBe(first.alias);
  });

  test('leaves the replies of others in place', async () => {
    const by = await makeStudent(app);
    const post = await makePost(app);
    const parent = await makeComment(app, { post, by });
    const answer = await call<Comment>(app, 'POST', `/posts/${post.id}/comments`, {
      as: (await makeStudent(app)).token,
      body: { content: 'Ti capisco', parentId: parent.id },
    });
    await remove(`/comments/${parent.id}`, by);
    expect(await read<Comment[]>(`/posts/${post.id}/comments`, by)).toMatchObject([{ id: answer.body.id, parentId: parent.id }]);
    await restore(`/comments/${parent.id}`, by);
    expect(await read<Comment[]>(`/posts/${post.id}/comments`, by)).toMatchObject([
      { id: parent.id },
      { id: answer.body.id, parentId: parent.id },
    ]);
  });
});

describe.each<[name: string, make: () => Promise<{ leader: TestStudent; by: TestStudent; whole: string; inner: string; list: string }>]>([
  [
    'comment of a post',
    async () => {
      const [leader, by] = [await makeStudent(app), await makeStudent(app)];
      const post = await makePost(app, { by: leader });
      await makeComment(app, { post });
      const { id } = await makeComment(app, { by, post });
      await call(app, 'POST', `/comments/${id}/like`, { as: leader.token });
      return { leader, by, whole: `/posts/${post.id}`, inner: `/comments/${id}`, list: `/posts/${post.id}/comments` };
    },
  ],
  [
    'board message of a group',
    async () => {
      const [leader, by] = [await makeStudent(app), await makeStudent(app)];
      const group = await makeStudyGroup(app, { by: leader });
      await call(app, 'POST', `/study-groups/${group.id}/join`, { as: by.token });
      await makeMessage(app, group.id, leader);
      const { id } = await makeMessage(app, group.id, by);
      const list = `/study-groups/${group.id}/messages`;
      return { leader, by, whole: `/study-groups/${group.id}`, inner: `${list}/${id}`, list };
    },
  ],
])('while it can be restored, a %s that is deleted', (name, make) => {
  const removeWhole = (path: string, as: TestStudent) => remove(name.endsWith('group') ? `${path}?close=true` : path, as);
  const listed = async (path: string, as: TestStudent) => (await read<object[]>(path, as)).length;

  test('can be deleted by its author, and does not come back with it', async () => {
    const { leader, by, whole, inner, list } = await make();
    await removeWhole(whole, leader);
    expect((await remove(inner, await makeStudent(app))).status).toBe(404);
    expect((await remove(inner, leader)).status).toBe(404);
    expect(await remove(inner, by)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await remove(inner, by)).status).toBe(404);
    expect((await restore(whole, leader)).status).toBe(200);
    expect(await listed(list, by)).toBe(1);
  });

  test.each(['before it', 'after it'])('%s can be restored by its author while it is away, and comes back with it', async (when) => {
    const { leader, by, whole, inner, list } = await make();
    const [before, rows] = [await read<{ id: number }[]>(list, by), await everything()];
    const own = before.find(({ id }) => inner.endsWith(`/${id}`));
    if (when === 'before it') await remove(inner, by);
    await removeWhole(whole, leader);
    if (when === 'after it') await remove(inner, by);
    for (const other of [leader, await makeStudent(app)]) expect((await restore(inner, other)).status).toBe(404);
    // Restoring again changes nothing.
    for (let turn = 0; turn < 2; turn += 1) expect(await restore(inner, by)).toMatchObject({ status: 200, body: own });
    expect((await call(app, 'GET', list, { as: by.token })).status).toBe(404);
    expect((await restore(whole, leader)).status).toBe(200);
    expect(await read(list, by)).toEqual(before);
    expect(await everything()).toEqual(rows);
    expect(await app.db.selectFrom('withdrawals').selectAll().execute()).toEqual([]);
  });

  test('cannot be restored once it is gone for good', async () => {
    const { leader, by, whole, inner } = await make();
    await removeWhole(whole, leader);
    app.advance(UNDO_MS / 2);
    await remove(inner, by);
    app.advance(UNDO_MS / 2);
    expect((await restore(inner, by)).status).toBe(404);
  });

  test('can be restored by its author after it', async () => {
    const { leader, by, whole, inner, list } = await make();
    const before = await read(list, by);
    await removeWhole(whole, leader);
    await remove(inner, by);
    await restore(whole, leader);
    expect((await restore(inner, by)).status).toBe(200);
    expect(await read(list, by)).toEqual(before);
  });

  test('is gone for good once the time to restore it is over', async () => {
    const { leader, by, whole, inner } = await make();
    await removeWhole(whole, leader);
    app.advance(UNDO_MS + 1);
    expect((await remove(inner, by)).status).toBe(404);
  });
});

test('a deleted experience is not found by a search', async () => {
  const by = await makeStudent(app);
  const { id } = await makeExamExperience(app, { by, examName: 'Petrografia' });
  await remove(`/exam-experiences/${id}`, by);
  expect(await read<ExamExperience[]>('/exam-experiences?q=petrografia', by)).toEqual([]);
});

test('a deleted group is not found by a search', async () => {
  const by = await makeStudent(app);
  const { id } = await makeStudyGroup(app, { by, subject: 'Petrografia' });
  await remove(`/study-groups/${id}`, by);
  expect(await read<StudyGroup[]>('/study-groups?q=petrografia', by)).toEqual([]);
});

test('editing, deleting and restoring touch no account row, and link no two items of a person', async () => {
  const by = await makeStudent(app);
  const paths = [];
  for (const { make } of Object.values(KINDS)) paths.push(await make(by));
  const accounts = async () =>
    (await sql`select 'account', xmin::text from accounts union all select 'session', xmin::text from sessions`.execute(app.db)).rows;
  const before = await accounts();
  for (const path of paths) {
    await call(app, 'PATCH', path, { as: by.token, body: { content: 'Detto meglio', title: 'Detto meglio' } });
    await remove(path, by);
  }
  const kept = await app.db.selectFrom('withdrawals').select('rows').execute();
  const keys = kept.map(({ rows }) => new Set(JSON.stringify(rows).match(/(?<=_key": ?")[\w-]{22}|(?<=_key":")[\w-]{22}/g)));
  expect(keys).toHaveLength(paths.length);
  const all = keys.flatMap((own) => [...own]);
  expect(new Set(all).size).toBe(all.length);
  for (const path of paths) await restore(path, by);
  expect(await accounts()).toEqual(before);
});
