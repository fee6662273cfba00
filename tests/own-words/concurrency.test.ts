import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Comment } from '../../src/routers/comments/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, useTestApp, type Answer } from '../support/app.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
const CALLS = 250;
const PEOPLE = 10;

const students = () => Promise.all(Array.from({ length: PEOPLE }, () => makeStudent(app)));
const statusesOf = (answers: Answer<unknown>[]) => [...new Set(answers.map(({ status }) => status))].sort();
const act = (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, by: TestStudent, body?: object) =>
  call(app, method, path, { as: by.token, body });

/** Runs `CALLS` calls in parallel, cycling through `calls` and `people`. */
function storm(calls: ((by: TestStudent, index: number) => Promise<Answer>)[], people: TestStudent[]): Promise<Answer[]> {
  return Promise.all(Array.from({ length: CALLS }, (_, index) => calls[index % calls.length]!(people[index % people.length]!, index)));
}

/** Checks that stored counts equal their rows, and that groups have their creator and no needless waiters. */
async function expectTrueCounts(): Promise<void> {
  const { rows } = await sql`
    select 'likes' as what, id from posts where likes <> (select count(*) from post_likes where post_id = id)
    union all select 'comments', id from posts where comments_count <> (select count(*) from comments where post_id = posts.id)
    union all select 'comment likes', id from comments where likes <> (select count(*) from comment_likes where comment_id = id)
    union all select 'members', id from study_groups
      where current_members <> (select count(*) from study_group_members where group_id = id)
      or not exists (select from study_group_members where group_id = id and member_key = creator_key)
    union all select 'waiting', group_id from study_group_waiting waiter join study_groups on id = group_id
      where current_members < max_members
      or exists (select from study_group_members member where member.group_id = waiter.group_id and member_key = waiter_key)`.execute(
    app.db,
  );
  expect(rows).toEqual([]);
}

test('250 parallel edits all succeed, and one of them stands whole', async () => {
  const by = await makeStudent(app);
  const post = await makePost(app, { by });
  const answers = await storm([(me, index) => act('PATCH', `/posts/${post.id}`, me, { content: `versione ${index}` })], [by]);
  expect(statusesOf(answers)).toEqual([200]);
  const { body } = await call<Post>(app, 'GET', `/posts/${post.id}`, { as: by.token });
  expect(answers.some((answer) => answer.body['content'] === body.content)).toBe(true);
  const { search_text: found } = await app.db.selectFrom('posts').select('search_text').where('id', '=', post.id).executeTakeFirstOrThrow();
  expect(found.split('\n')[0]).toBe(body.content);
});

test('a post under parallel deletions, edits, likes and comments is deleted once, with all its rows', async () => {
  const [by, people] = [await makeStudent(app), await students()];
  for (let round = 0; round < 3; round += 1) {
    const post = await makePost(app, { by });
    const comment = await makeComment(app, { post });
    const answers = await storm(
      [
        (me) => act('POST', `/posts/${post.id}/like`, me),
        (me) => act('POST', `/posts/${post.id}/comments`, me, { content: 'Ti rispondo' }),
        (me) => act('DELETE', `/posts/${post.id}/like`, me),
        (me) => act('POST', `/posts/${post.id}/comments`, me, { content: 'E anch’io', parentId: comment.id }),
        (me) => act('POST', `/comments/${comment.id}/like`, me),
        (_, index) => act('PATCH', `/posts/${post.id}`, by, { content: `versione ${index}` }),
        (_, index) => (index > CALLS / 3 ? act('DELETE', `/posts/${post.id}`, by) : act('GET', `/posts/${post.id}`, by)),
        (me) => act('DELETE', `/comments/${comment.id}/like`, me),
      ],
      people,
    );
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect(answers.filter(({ body }) => body['deleted'])).toHaveLength(1);
    expect((await act('GET', `/posts/${post.id}`, by)).status).toBe(404);
    for (const table of ['comments', 'post_likes', 'thread_voices'] as const) {
      expect(await app.db.selectFrom(table).selectAll().where('post_id', '=', post.id).execute()).toEqual([]);
    }
    expect((await act('POST', `/posts/${post.id}/restore`, by)).status).toBe(200);
    await expectTrueCounts();
  }
});

test('restoring a post brings back every comment that was acknowledged before its deletion', async () => {
  const [by, people] = [await makeStudent(app), await students()];
  const post = await makePost(app, { by });
  const writes = Array.from({ length: CALLS }, (_, index) =>
    act('POST', `/posts/${post.id}/comments`, people[index % PEOPLE]!, { content: `${index}` }),
  );
  const deletion = act('DELETE', `/posts/${post.id}`, by);
  const written = (await Promise.all(writes)).filter(({ status }) => status === 200).map(({ body }) => body['id']);
  expect((await deletion).status).toBe(200);
  await act('POST', `/posts/${post.id}/restore`, by);
  const kept = await app.db.selectFrom('comments').select('id').where('post_id', '=', post.id).orderBy('id').execute();
  expect(kept.map(({ id }) => id)).toEqual(written.map(Number).sort((a, b) => a - b));
  await expectTrueCounts();
});

test('parallel deletions, restores, replies and likes of comments leave correct counts', async () => {
  const people = await students();
  const post = await makePost(app);
  const own = await Promise.all(people.map((by) => makeComment(app, { post, by })));
  const answers = await storm(
    [
      (me, index) => act('DELETE', `/comments/${own[index % PEOPLE]!.id}`, me),
      (me) => act('POST', `/posts/${post.id}/comments`, me, { content: 'Un’altra' }),
      (me, index) => act('POST', `/comments/${own[(index + 3) % PEOPLE]!.id}/like`, me),
      (me, index) => act('POST', `/comments/${own[index % PEOPLE]!.id}/restore`, me),
      (me, index) => act('POST', `/posts/${post.id}/comments`, me, { content: 'Rispondo', parentId: own[(index + 1) % PEOPLE]!.id }),
      (me, index) => act('PATCH', `/comments/${own[index % PEOPLE]!.id}`, me, { content: `versione ${index}` }),
      (me, index) => act('DELETE', `/comments/${own[(index + 3) % PEOPLE]!.id}/like`, me),
    ],
    people,
  );
  expect(statusesOf(answers)).toEqual([200, 404]);
  await expectTrueCounts();
});

test('deleting a post while its comments are deleted does not deadlock', async () => {
  const [by, people] = [await makeStudent(app), await students()];
  for (let round = 0; round < 5; round += 1) {
    const post = await makePost(app, { by });
    const own: [TestStudent, Comment][] = [];
    for (const person of people) own.push([person, await makeComment(app, { post, by: person })]);
    const answers = await Promise.all([
      ...own.map(([person, { id }]) => act('DELETE', `/comments/${id}`, person)),
      ...own.map(([person]) => act('POST', `/posts/${post.id}/like`, person)),
      act('DELETE', `/posts/${post.id}`, by),
    ]);
    expect(statusesOf(answers).filter((status) => status !== 404)).toEqual([200]);
  }
});

test('a comment deleted while its post is deleted and restored does not come back', async () => {
  const by = await makeStudent(app);
  const others = await students();
  for (let round = 0; round < 10; round += 1) {
    const post = await makePost(app, { by });
    const comments = await Promise.all(others.map((other) => makeComment(app, { by: other, post })));
    const undo = async () => {
      await act('DELETE', `/posts/${post.id}`, by);
      return act('POST', `/posts/${post.id}/restore`, by);
    };
    const answers = await Promise.all([undo(), ...comments.map(({ id }, index) => act('DELETE', `/comments/${id}`, others[index]!))]);
    expect(statusesOf(answers)).toEqual([200]);
    expect((await call<Comment[]>(app, 'GET', `/posts/${post.id}/comments`, { as: by.token })).body).toEqual([]);
    await expectTrueCounts();
  }
});

test('a comment restored while its post is deleted and restored comes back', async () => {
  const by = await makeStudent(app);
  const others = await students();
  for (let round = 0; round < 10; round += 1) {
    const post = await makePost(app, { by });
    const comments = await Promise.all(others.map((other) => makeComment(app, { by: other, post })));
    await Promise.all(comments.map(({ id }, index) => act('DELETE', `/comments/${id}`, others[index]!)));
    const undo = async () => {
      await act('DELETE', `/posts/${post.id}`, by);
      return act('POST', `/posts/${post.id}/restore`, by);
    };
    const answers = await Promise.all([undo(), ...comments.map(({ id }, index) => act('POST', `/comments/${id}/restore`, others[index]!))]);
    expect(statusesOf(answers)).toEqual([200]);
    const { body } = await call<Comment[]>(app, 'GET', `/posts/${post.id}/comments`, { as: by.token });
    expect(new Set(body.map(({ id }) => id))).toEqual(new Set(comments.map(({ id }) => id)));
    await expectTrueCounts();
  }
});

test('a group whose creators leave while others join and leave keeps a creator who is a member, or is gone', async () => {
  const people = await students();
  const group = await makeStudyGroup(app, { by: people[0]!, maxMembers: 8 });
  const answers = await storm(
    [
      (me) => act('POST', `/study-groups/${group.id}/join`, me),
      (me) => act('DELETE', `/study-groups/${group.id}`, me),
      (me) => act('DELETE', `/study-groups/${group.id}/join`, me),
      (me) => act('PATCH', `/study-groups/${group.id}`, me, { maxMembers: 5 }),
      (me) => act('POST', `/study-groups/${group.id}/restore`, me),
      (me) => act('POST', `/study-groups/${group.id}/waiting`, me),
      (me) => act('PATCH', `/study-groups/${group.id}`, me, { maxMembers: 15 }),
    ],
    people,
  );
  expect(statusesOf(answers).filter((status) => ![200, 403, 404, 409].includes(status))).toEqual([]);
  await expectTrueCounts();
  const { body } = await call<StudyGroup[]>(app, 'GET', '/study-groups', { as: people[0]!.token });
  for (const { currentMembers, maxMembers } of body) expect(currentMembers).toBeLessThanOrEqual(maxMembers);
});
