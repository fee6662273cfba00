import { beforeAll, describe, expect, test } from 'vitest';
import { forgetOldCases } from '../../src/server/upkeep/old-cases.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { queueFound } from '../../src/routers/reports/queries.ts';
import type { ReportReason } from '../../src/routers/reports/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, createTestApp, useTestApp } from '../support/app.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';
import { REFUSAL, refuse } from '../support/refuse.ts';

const app = useTestApp(MODERATED);
const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;
const TEXT = 'Il professor Bianchi copia gli esami';

type Decision = Parameters<typeof decideOn>[3];
const WARN: Decision = { action: 'warn' };
const EDIT: Decision = { action: 'edit', rule: 'personal-data' };
const REMOVE: Decision = { action: 'remove' };
const KEEP: Decision = { action: 'keep' };

let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

interface Reported {
  author: TestStudent;
  post: Post;
  /** Reports the post, and decides as Anna. @returns the id of the case */
  decided(decision: Decision, reason?: ReportReason): Promise<number>;
  /** Appeals against the decision as the author, and lifts it as Bruno. */
  lifted(caseId: number): Promise<void>;
  /** What another student sees of the post. */
  read(): Promise<string>;
}

async function lift(author: TestStudent, id: number): Promise<void> {
  const appeal = await call(app, 'POST', `/account/measures/${id}/appeal`, { as: author.token, body: { text: 'Non è così.' } });
  expect(appeal.status).toBe(200);
  const body = { outcome: 'lifted', reason: 'Hai ragione.' };
  expect((await call(app, 'POST', `/moderation/cases/${id}/appeal`, { as: bruno.token, body })).status).toBe(200);
}

async function reportedPost(): Promise<Reported> {
  const author = await makeStudent(app);
  const post = await makePost(app, { by: author, content: TEXT });
  const thing = { kind: 'post', id: post.id } as const;
  const reader = await makeStudent(app);
  return {
    author,
    post,
    async decided(decision, reason = 'insult') {
      app.advance(MINUTE);
      await report(app, await makeStudent(app), { ...thing, reason });
      const { id } = await caseOf(app, anna, thing);
      expect((await decideOn(app, anna, id, decision)).status).toBe(200);
      return id;
    },
    lifted: (id) => lift(author, id),
    async read() {
      const { status, body } = await call<Post>(app, 'GET', `/posts/${post.id}`, { as: reader.token });
      return status === 404 ? 'removed' : body.underReview ? 'under review' : body.content;
    },
  };
}

describe('lifting a decision on appeal undoes only that decision', () => {
  test('a text removed by a later decision stays removed until that one is lifted too', async () => {
    const { decided, lifted, read } = await reportedPost();
    const [first, second] = [await decided(WARN), await decided(REMOVE)];
    await lifted(first);
    expect(await read()).toBe('removed');
    await lifted(second);
    expect(await read()).toBe(TEXT);
  });

  test('a text that a later decision wants changed stays hidden', async () => {
    const { decided, lifted, read } = await reportedPost();
    const first = await decided(WARN);
    await decided(EDIT);
    await lifted(first);
    expect(await read()).toBe('under review');
  });

  test('a text hidden by three later reports stays hidden until moderators decide', async () => {
    const readers = await makeOldStudents(app, 3);
    [anna, bruno] = [await again(app, anna), await again(app, bruno)];
    const { post, decided, lifted, read } = await reportedPost();
    const first = await decided(WARN);
    for (const reader of readers) await report(app, reader, { kind: 'post', id: post.id });
    await lifted(first);
    expect(await read()).toBe('under review');
    await decideOn(app, anna, (await caseOf(app, anna, { kind: 'post', id: post.id })).id, { action: 'keep' });
    expect(await read()).toBe(TEXT);
  });

  test('a text that was never changed as an earlier decision asked goes back to waiting for the change', async () => {
    const { decided, lifted, read } = await reportedPost();
    const [first, second] = [await decided(EDIT), await decided(REMOVE)];
    await lifted(second);
    expect(await read()).toBe('under review');
    await lifted(first);
    expect(await read()).toBe(TEXT);
  });

  test('a text that was changed as asked comes back in its changed form', async () => {
    const { author, post, decided, lifted, read } = await reportedPost();
    await decided(EDIT);
    app.advance(MINUTE);
    const edited = { content: 'Un docente copia gli esami' };
    expect((await call(app, 'PATCH', `/posts/${post.id}`, { as: author.token, body: edited })).status).toBe(200);
    const second = await decided(REMOVE);
    await lifted(second);
    expect(await read()).toBe(edited.content);
  });

  test('a group that was changed as asked comes back in its changed form', async () => {
    const author = await makeStudent(app);
    const { id } = await makeStudyGroup(app, { by: author });
    const thing = { kind: 'group', id } as const;
    const decided = async (decision: Decision) => {
      app.advance(MINUTE);
      await report(app, await makeStudent(app), thing);
      const found = await caseOf(app, anna, thing);
      expect((await decideOn(app, anna, found.id, decision)).status).toBe(200);
      return found.id;
    };
    await decided(EDIT);
    app.advance(MINUTE);
    const edited = { title: 'Detto meglio' };
    expect((await call(app, 'PATCH', `/study-groups/${id}`, { as: author.token, body: edited })).status).toBe(200);
    await lift(author, await decided(REMOVE));
    const { body } = await call<StudyGroup>(app, 'GET', `/study-groups/${id}`, { as: (await makeStudent(app)).token });
    expect(body).toMatchObject(edited);
  });

  test('a second closing keeps the account closed and its address barred', async () => {
    const author = await makeStudent(app);
    const comments = [await makeComment(app, { by: author }), await makeComment(app, { by: author })];
    const ids: number[] = [];
    for (const { id } of comments) {
      await report(app, await makeStudent(app), { kind: 'comment', id });
      ids.push((await caseOf(app, anna, { kind: 'comment', id })).id);
      expect((await decideOn(app, anna, ids.at(-1)!, { action: 'close', rule: 'threat' })).status).toBe(200);
    }
    const marks = () => app.db.selectFrom('closed_addresses').selectAll().execute();
    for (const [index, id] of ids.entries()) {
      expect(await marks()).toHaveLength(1);
      const { token: as } = await again(app, author);
      await call(app, 'POST', `/account/measures/${id}/appeal`, { as, body: { text: 'Non è così.' } });
      const body = { outcome: 'lifted', reason: 'Hai ragione.' };
      await call(app, 'POST', `/moderation/cases/${id}/appeal`, { as: bruno.token, body });
      const write = await call(app, 'POST', '/posts', { as, body: { type: 'vent', content: `Di nuovo ${id}` } });
      expect(write.status).toBe(index === 0 ? 403 : 200);
    }
    expect(await marks()).toEqual([]);
  });
});

describe('closing a case of worry alone', () => {
  test('does not publish a text that its author was asked to change', async () => {
    const { author, post, decided, lifted, read } = await reportedPost();
    const asked = await decided(EDIT);
    await decided(KEEP, 'worried');
    expect((await call(app, 'DELETE', `/posts/${post.id}`, { as: author.token })).status).toBe(200);
    expect((await call(app, 'POST', `/posts/${post.id}/restore`, { as: author.token })).status).toBe(200);
    const open = await app.db.selectFrom('cases').select('id').where('thing', '=', `post ${post.id}`).where('state', '=', 'open').execute();
    expect([await read(), open]).toEqual(['under review', []]);
    const removed = await decided(REMOVE);
    await lifted(removed);
    expect(await read()).toBe('under review');
    await lifted(asked);
    expect(await read()).toBe(TEXT);
  });

  test('lets three reports hide the text later, because nobody has judged it', async () => {
    const readers = await makeOldStudents(app, 3);
    [anna, bruno] = [await again(app, anna), await again(app, bruno)];
    const { post, decided, read } = await reportedPost();
    await decided(KEEP, 'worried');
    for (const reader of readers) await report(app, reader, { kind: 'post', id: post.id });
    expect(await read()).toBe('under review');
  });
});

test('deciding to keep a text that was reported during its removal does not restore it', async () => {
  const { post, decided, read } = await reportedPost();
  await decided(REMOVE);
  const subject = { scope: 'thread', scopeId: post.id, key: 'x'.repeat(22) } as const;
  await queueFound(app.services, { kind: 'post', thing: `post ${post.id}`, subject }, 'insult');
  const { id } = await caseOf(app, anna, { kind: 'post', id: post.id });
  expect((await decideOn(app, anna, id, { action: 'keep' })).status).toBe(200);
  expect(await read()).toBe('removed');
});

test('a removed text is stored as long as any of its cases', async () => {
  const own = await createTestApp(MODERATED);
  let [moderator] = await makeModerators(own);
  const post = await makePost(own);
  const comment = await makeComment(own, { post });
  for (const decision of [WARN, REMOVE]) {
    await report(own, await makeStudent(own), { kind: 'post', id: post.id });
    const { id } = await caseOf(own, moderator, { kind: 'post', id: post.id });
    expect((await decideOn(own, moderator, id, decision)).status).toBe(200);
    own.advance(100 * DAY);
    moderator = await again(own, moderator);
  }
  const left = async () => {
    await forgetOldCases(own.services, own.app.notices);
    const kept = async (table: 'posts' | 'comments' | 'cases') => (await own.db.selectFrom(table).select('id').execute()).length;
    return { posts: await kept('posts'), comments: await kept('comments'), cases: await kept('cases') };
  };
  expect(comment.id).toBeGreaterThan(0);
  expect(await left()).toEqual({ posts: 1, comments: 1, cases: 1 });
  own.advance(100 * DAY);
  expect(await left()).toEqual({ posts: 0, comments: 0, cases: 0 });
  await own.close();
});

test('a text whose deletion fails keeps its case, does not block others and is deleted later', async () => {
  const own = await createTestApp(MODERATED);
  const [moderator] = await makeModerators(own);
  const posts = [await makePost(own), await makePost(own), await makePost(own)];
  for (const post of posts) {
    await report(own, await makeStudent(own), { kind: 'post', id: post.id });
    const { id } = await caseOf(own, moderator, { kind: 'post', id: post.id });
    expect((await decideOn(own, moderator, id, REMOVE)).status).toBe(200);
  }
  own.advance(200 * DAY);
  const left = async (table: 'posts' | 'cases') => (await own.db.selectFrom(table).select('id').execute()).length;
  const release = await refuse(own.db, 'delete', 'posts', { value: posts[1]!.id });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(forgetOldCases(own.services, own.app.notices)).rejects.toThrow(REFUSAL);
    expect([await left('posts'), await left('cases')]).toEqual([1, 1]);
  }
  await release();
  await forgetOldCases(own.services, own.app.notices);
  expect([await left('posts'), await left('cases')]).toEqual([0, 0]);
  await own.close();
});
