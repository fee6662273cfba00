import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { deleteAccount } from '../../src/routers/account/queries.ts';
import { deleteAccountRow, findAccount } from '../../src/routers/auth/queries.ts';
import { lockAccounts, whileAccountStands } from '../../src/routers/writers/queries.ts';
import { searchTextOf } from '../../src/routers/posts/rules.ts';
import { call, useTestApp, type Answer } from '../support/app.ts';
import { deferred } from '../support/deferred.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { MENTOR_FORM, makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { untilWaiting } from '../support/waiting.ts';
import { traceless, tracesOf } from './traces.ts';

const app = useTestApp();
const WRITES = 50;
const ALL_ERASED_MS = 72 * 60 * 60 * 1000;

type Write = (student: TestStudent) => Promise<Answer>;

/** Returns one write of every kind that a student can make, on their own things and on those of others. */
async function makeWrites(student: TestStudent): Promise<Write[]> {
  const [post, ownPost] = [await makePost(app), await makePost(app, { by: student })];
  const comment = await makeComment(app, { post });
  const liked = await makePost(app);
  const [group, left] = [await makeStudyGroup(app), await makeStudyGroup(app)];
  const experience = await makeExamExperience(app);
  const [mentor, another] = [await makeMentor(app), await makeMentor(app)];
  const request = await makeRequest(app, { mentor: another, by: student });
  await moveRequest(app, request.id, another.by, 'accepted');
  const as =
    (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: () => unknown): Write =>
    ({ token }) =>
      call(app, method, path, { as: token, body: body?.() });
  const word = () => Math.random().toString(36).slice(2);
  await as('POST', `/posts/${liked.id}/like`)(student);
  await as('POST', `/study-groups/${left.id}/join`)(student);
  return [
    as('POST', '/posts', () => ({ type: 'vent', content: word() })),
    as('POST', `/posts/${post.id}/comments`, () => ({ content: word() })),
    as('POST', `/posts/${ownPost.id}/comments`, () => ({ content: word() })),
    as('POST', `/posts/${post.id}/like`),
    as('POST', `/posts/${ownPost.id}/like`),
    as('DELETE', `/posts/${liked.id}/like`),
    as('POST', `/comments/${comment.id}/like`),
    as('DELETE', `/comments/${comment.id}/like`),
    as('POST', '/study-groups', () => ({ title: word(), subject: word() })),
    as('POST', `/study-groups/${group.id}/join`),
    as('DELETE', `/study-groups/${left.id}/join`),
    as('POST', '/exam-experiences', () => ({ examName: word(), experience: word() })),
    as('POST', `/exam-experiences/${experience.id}/vote`, () => ({ helpful: Math.random() < 0.5 })),
    as('POST', '/mentors', () => MENTOR_FORM),
    as('PATCH', '/mentors/me', () => ({ isAvailable: true })),
    as('POST', '/mentorship/requests', () => ({ mentorId: mentor.id, topic: word(), message: 'Mi aiuti a ripassare?' })),
    as('PATCH', `/mentorship/requests/${request.id}`, () => ({ status: 'completed' })),
    as('POST', `/mentorship/requests/${request.id}/rating`, () => ({ rating: 4 })),
    ({ email }) => call(app, 'POST', '/auth/login', { body: { email, password: STUDENT_PASSWORD } }),
  ];
}

/** Returns writes of another student who likes and comments on the newest posts. */
async function makeNeighbour(): Promise<Write[]> {
  const neighbour = await makeStudent(app);
  const posts = await app.db.selectFrom('posts').select('id').orderBy('id', 'desc').limit(5).execute();
  return posts.flatMap(({ id }): Write[] => [
    () => call(app, 'POST', `/posts/${id}/like`, { as: neighbour.token }),
    () => call(app, 'POST', `/posts/${id}/comments`, { as: neighbour.token, body: { content: 'Ti leggo' } }),
  ]);
}

test.each(['erase', 'detach', 'erase', 'detach'] as const)(
  'a deletion with «%s» amid 50 concurrent writes of all kinds leaves nothing tied to the account',
  { timeout: 60_000 },
  async (texts) => {
    const student = await makeStudent(app);
    const kinds = await makeWrites(student);
    const writes = Array.from({ length: WRITES }, (_, index) => kinds[index % kinds.length]!);
    writes.push(...(await makeNeighbour()));
    const answers = writes.sort(() => Math.random() - 0.5).map((write) => write(student));
    const middle = call(app, 'POST', '/account/delete', { as: student.token, body: { password: STUDENT_PASSWORD, texts } });
    const later = writes.map((write) => write(student));

    expect((await middle).status).toBe(200);
    const statuses = (await Promise.all([...answers, ...later])).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    if (texts === 'erase') await expectErased(student);
    else await expectUnknown(student);
    for (const write of kinds) expect([401, 404]).toContain((await write(student)).status);
    await expectTrueCounts();
  },
);

test('a deletion waits for a write in progress, and erases what it wrote', async () => {
  const { accountId } = await makeStudent(app);
  const { pseudonyms, vault } = app.services;
  // Read now, because the write below may hold the only connection.
  const account = (await findAccount(app.db, vault, accountId))!;
  const [started, finished] = [deferred<void>(), deferred<void>()];
  const writing = whileAccountStands(app.db, accountId, async (trx) => {
    const row = { type: 'vent', content: 'All’ultimo momento', search_text: searchTextOf({ content: 'x' }), created_at: new Date() };
    await trx
      .insertInto('posts')
      .values({ ...row, id: 700_001, author_key: pseudonyms.key('thread', 700_001, accountId) })
      .execute();
    started.resolve();
    await finished.wait();
  });
  await started.wait();
  let deleted = false;
  const wanted = { texts: 'erase', startedAt: app.services.now().toISOString() } as const;
  const deletion = deleteAccount(app.db, app.services, account, wanted).then((departed) => (deleted = departed !== undefined));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(deleted).toBe(false);
  finished.resolve();
  await Promise.all([writing, deletion]);
  expect(deleted).toBe(true);
  await expectErased({ accountId });
  expect(await app.db.selectFrom('posts').select('id').where('id', '=', 700_001).execute()).toEqual([]);
});

/** Returns every kind of write that is a single statement, which checks for the account itself. */
async function makeStatements(student: TestStudent): Promise<Write[]> {
  const [post, liked] = [await makePost(app), await makePost(app)];
  const comment = await makeComment(app, { post });
  const as =
    (method: 'POST' | 'DELETE', path: string, body?: object): Write =>
    ({ token }) =>
      call(app, method, path, { as: token, body });
  for (const path of [`/posts/${liked.id}/like`, `/comments/${comment.id}/like`]) await as('POST', path)(student);
  return [
    as('POST', '/posts', { type: 'vent', content: 'Stasera ripasso ancora un capitolo' }),
    as('POST', `/posts/${post.id}/comments`, { content: 'Ci sono passata anch’io' }),
    as('POST', `/posts/${post.id}/comments`, { content: 'Ti capisco', parentId: comment.id }),
    as('POST', `/posts/${post.id}/like`),
    as('DELETE', `/posts/${liked.id}/like`),
    as('DELETE', `/comments/${comment.id}/like`),
    as('POST', `/comments/${comment.id}/like`),
  ];
}

test('a post, a comment and a like are one statement each, after at most three lookups', async () => {
  const asked = vi.spyOn(Client.prototype, 'query');
  const statementsOf = async (write: Write, student: TestStudent) => {
    asked.mockClear();
    expect((await write(student)).status).toBe(200);
    return asked.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : (statement as { text: string }).text,
    );
  };
  // Background queries may get in between, but hardly in the same write of all three people.
  const people = await Promise.all([makeStudent(app), makeStudent(app), makeStudent(app)]);
  const rounds: string[][][] = [];
  for (const student of people) {
    const round: string[][] = [];
    for (const write of await makeStatements(student)) round.push(await statementsOf(write, student));
    rounds.push(round);
  }
  asked.mockRestore();
  for (const write of rounds[0]!.keys()) {
    const fewest = rounds.map((round) => round[write]!).reduce((one, other) => (other.length < one.length ? other : one));
    expect(fewest.length).toBeLessThanOrEqual(4);
    expect(fewest.filter((text) => text.includes('account_stands'))).toHaveLength(1);
    expect(fewest.filter((text) => /^(begin|commit)/i.test(text))).toEqual([]);
  }
});

test('writes that wait for the deletion of their account are refused, and store nothing', async () => {
  const student = await makeStudent(app);
  const writes = await makeStatements(student);
  const before = await tracesOf(app, student);
  const { vault } = app.services;
  const answers = await app.db.transaction().execute(async (trx) => {
    await lockAccounts(trx);
    await deleteAccountRow(trx, vault, student.accountId);
    const under = writes.map((write) => write(student));
    // With a single connection the writes wait for that instead, and then find no session.
    await untilWaiting(trx, writes.length);
    return under;
  });
  const refused = await Promise.all(answers);
  expect(refused.map(({ status, body }) => [status, (body as { reason: string }).reason])).toEqual(
    writes.map(() => [401, 'unauthenticated']),
  );
  const { 'accounts.id': _, 'sessions.owner_key': __, ...left } = await tracesOf(app, student);
  expect(before).toMatchObject(left);
});

test('of two concurrent deletions one succeeds, and the other gets 401', async () => {
  const student = await makeStudent(app);
  const statuses = await Promise.all(
    [1, 2].map(
      async () =>
        (await call(app, 'POST', '/account/delete', { as: student.token, body: { password: STUDENT_PASSWORD, texts: 'erase' } })).status,
    ),
  );
  expect(statuses.sort()).toEqual([200, 401]);
});

test('concurrent deletions of people who liked and commented on the same posts all succeed', { timeout: 60_000 }, async () => {
  const posts = [await makePost(app), await makePost(app), await makePost(app)];
  const people = await Promise.all(Array.from({ length: 8 }, () => makeStudent(app)));
  for (const person of people) {
    for (const post of posts.sort(() => Math.random() - 0.5)) {
      await call(app, 'POST', `/posts/${post.id}/like`, { as: person.token });
      await makeComment(app, { post, by: person });
    }
  }
  const texts = (index: number) => (index % 2 === 0 ? 'erase' : 'detach');
  const answers = await Promise.all(
    people.map(({ token }, index) =>
      call(app, 'POST', '/account/delete', { as: token, body: { password: STUDENT_PASSWORD, texts: texts(index) } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  app.advance(ALL_ERASED_MS);
  await app.erasures.run();
  const counts = await app.db
    .selectFrom('posts')
    .select(['likes', 'comments_count'])
    .where(
      'id',
      'in',
      posts.map(({ id }) => id),
    )
    .execute();
  expect(counts).toEqual(posts.map(() => ({ likes: 4, comments_count: 4 })));
  await expectTrueCounts();
});

async function expectErased(student: { accountId: string }): Promise<void> {
  app.advance(ALL_ERASED_MS);
  await app.erasures.run();
  expect(await tracesOf(app, student)).toEqual(traceless);
}

/** Expects no row to hold the account id, from which all keys are derived. */
async function expectUnknown(student: { accountId: string }): Promise<void> {
  const traces = await tracesOf(app, student);
  for (const column of ['accounts.id', 'sessions.owner_key', 'erasures.id', 'mentors.owner_key']) expect(traces[column]).toBe(0);
}

/** Expects every counter to equal the number of rows that it counts. */
async function expectTrueCounts(): Promise<void> {
  const { db } = app;
  const count = async (table: 'comments' | 'post_likes' | 'comment_likes' | 'study_group_members' | 'experience_votes', id: string) => {
    const rows = (await db
      .selectFrom(table as 'comments')
      .selectAll()
      .execute()) as unknown as Record<string, number>[];
    return (parent: number) => rows.filter((row) => row[id] === parent).length;
  };
  const [comments, likes, commentLikes, members, votes] = [
    await count('comments', 'post_id'),
    await count('post_likes', 'post_id'),
    await count('comment_likes', 'comment_id'),
    await count('study_group_members', 'group_id'),
    await count('experience_votes', 'experience_id'),
  ];
  for (const post of await db.selectFrom('posts').selectAll().execute())
    expect([post.comments_count, post.likes]).toEqual([comments(post.id), likes(post.id)]);
  for (const comment of await db.selectFrom('comments').selectAll().execute()) expect(comment.likes).toBe(commentLikes(comment.id));
  for (const group of await db.selectFrom('study_groups').selectAll().execute()) expect(group.current_members).toBe(members(group.id));
  for (const { id, helpful, not_helpful } of await db.selectFrom('exam_experiences').selectAll().execute())
    expect(helpful + not_helpful).toBe(votes(id));
}
