import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/routers/durations.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { findThing, setWithheld } from '../../src/routers/things/queries.ts';
import { call, useTestApp, type Answer } from '../support/app.ts';
import { whileBlocked } from '../support/blocked.ts';
import { makeMentor, MENTOR_FORM } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, MODERATOR_EMAILS, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);

beforeAll(() => makeModerators(app));

interface Rewritable {
  kind: 'group' | 'mentor';
  make(by: TestStudent): Promise<number>;
  /** Changes what is not text, with the present text beside it, as the forms do. */
  resize(by: TestStudent, id: number): Promise<Answer>;
  rewrite(by: TestStudent, id: number): Promise<Answer>;
}

const patch = (path: string, by: TestStudent, body: object) => call(app, 'PATCH', path, { as: by.token, body });

const rewritable: Rewritable[] = [
  {
    kind: 'group',
    make: async (by) => (await makeStudyGroup(app, { by, title: 'Analisi insieme', tags: ['orale'] })).id,
    resize: (by, id) => patch(`/study-groups/${id}`, by, { title: 'Analisi insieme', tags: ['orale'], maxMembers: 8 }),
    rewrite: (by, id) => patch(`/study-groups/${id}`, by, { title: 'Vendo appunti' }),
  },
  {
    kind: 'mentor',
    make: async (by) => (await makeMentor(app, { by })).id,
    resize: (by) => patch('/mentors/me', by, { ...MENTOR_FORM, capacity: 2 }),
    rewrite: (by) => patch('/mentors/me', by, { ...MENTOR_FORM, specializations: ['Vendo appunti'] }),
  },
];

describe('three reports', () => {
  test('by accounts older than a day hide a text from everybody but its author', async () => {
    const [author, ...reporters] = await makeOldStudents(app, 5);
    const word = `zafferano${Date.now()}`;
    const post = await makePost(app, { by: author!, content: `Qualcuno ha gli appunti di ${word}?` });
    const newcomer = await makeStudent(app);
    const [first, second, third, reader] = reporters;
    await report(app, newcomer, { kind: 'post', id: post.id });
    await report(app, first!, { kind: 'post', id: post.id });
    await report(app, second!, { kind: 'post', id: post.id });
    const read = async (as?: string) => (await call(app, 'GET', `/posts/${post.id}`, { as })).body;
    expect(await read(reader!.token)).toMatchObject({ content: post.content });
    await report(app, reader!, { kind: 'post', id: post.id, reason: 'worried' });
    expect(await read(reader!.token)).not.toHaveProperty('underReview');
    app.advance(DAY_MS);
    await report(app, third!, { kind: 'post', id: post.id });
    expect(await read(reader!.token)).toMatchObject({ content: '', underReview: true });
    expect(await read()).toMatchObject({ content: '', underReview: true });
    expect(await read(author!.token)).toMatchObject({ content: post.content, underReview: true });
    const list = async (query: string, as: string) =>
      (await call<{ id: number; content: string }[]>(app, 'GET', `/posts?${query}`, { as })).body.filter(({ id }) => id === post.id);
    expect(await list(`q=${word}`, reader!.token)).toEqual([]);
    expect(await list('limit=50', reader!.token)).toMatchObject([{ content: '' }]);
    expect(await list('limit=50', author!.token)).toMatchObject([{ content: post.content }]);
    const { body: measures } = await call(app, 'GET', '/account/measures', { as: author!.token });
    // The day on which the text was hidden, and nothing about when the first reports came.
    const createdAt = `${app.services.now().toISOString().slice(0, 10)}T00:00:00.000Z`;
    expect(measures).toMatchObject([{ action: 'review', by: 'three-reports', mayAppeal: false, createdAt }]);
  });

  test('notify the author once; later reports by students or guests do not', async () => {
    const [author, ...reporters] = await makeOldStudents(app, 6);
    const { id } = await makePost(app, { by: author!, content: 'Chi ha gli appunti di statistica?' });
    const notices = async () => {
      await app.app.notices.run();
      return (await call<Notice[]>(app, 'GET', '/notices', { as: author!.token })).body.map(({ event, createdAt }) => [event, createdAt]);
    };
    for (const by of reporters.slice(0, 3)) await report(app, by, { kind: 'post', id });
    expect(await notices()).toEqual([['hidden', `${app.services.now().toISOString().slice(0, 10)}T00:00:00.000Z`]]);
    await app.db.deleteFrom('notices').execute();
    for (const by of reporters.slice(3)) await report(app, by, { kind: 'post', id });
    await call(app, 'POST', '/reports/guest', { body: { address: `http://localhost/posts/${id}`, reason: 'insult', email: '' } });
    expect(await notices()).toEqual([]);
  });

  test('and the decision to keep the text notify its author of which text is hidden, and that others see it again', async () => {
    const [author, ...reporters] = await makeOldStudents(app, 4);
    const anna = await again(app, { email: MODERATOR_EMAILS[0]! } as TestStudent);
    const post = await makePost(app, { by: author!, content: 'Chi ha gli appunti di chimica?' });
    const comment = await makeComment(app, { by: author!, post, content: 'Vanno bene anche vecchi' });
    const notices = async () => {
      await app.app.notices.run();
      return (await call<Notice[]>(app, 'GET', '/notices', { as: author!.token })).body;
    };
    const things = [
      { kind: 'post', id: post.id, of: { postId: post.id, excerpt: post.content } },
      { kind: 'comment', id: comment.id, of: { postId: post.id, commentId: comment.id, excerpt: comment.content } },
    ] as const;
    for (const { kind, id, of } of things) {
      for (const by of reporters) await report(app, by, { kind, id });
      expect((await notices())[0]).toMatchObject({ event: 'hidden', ...of });
    }
    expect((await notices()).map(({ event }) => event)).toEqual(['hidden', 'hidden']);
    for (const { kind, id, of } of things) {
      expect((await decideOn(app, anna, (await caseOf(app, anna, { kind, id })).id, { action: 'keep', rule: null })).status).toBe(200);
      expect((await notices())[0]).toMatchObject({ event: 'shown', ...of });
    }
    expect((await call(app, 'GET', '/account/measures', { as: author!.token })).body).toEqual([]);
  });

  test('notify the author again if they hide a text that a decision has shown, although the first notices are unread', async () => {
    const [author, ...reporters] = await makeOldStudents(app, 10);
    const anna = await again(app, { email: MODERATOR_EMAILS[0]! } as TestStudent);
    const { id } = await makePost(app, { by: author!, content: 'Chi ha gli appunti di biologia?' });
    const notices = async () => {
      await app.app.notices.run();
      return (await call<Notice[]>(app, 'GET', '/notices', { as: author!.token })).body.map(({ event }) => event);
    };
    const hide = async () => {
      for (const by of reporters.splice(0, 3)) await report(app, by, { kind: 'post', id });
    };
    const show = async () => {
      const { id: caseId } = await caseOf(app, anna, { kind: 'post', id });
      expect((await decideOn(app, anna, caseId, { action: 'keep', rule: null })).status).toBe(200);
      app.advance(1000);
      expect((await patch(`/posts/${id}`, author!, { content: `Chi ha gli appunti di biologia ${reporters.length}?` })).status).toBe(200);
    };
    await hide();
    expect(await notices()).toEqual(['hidden']);
    await show();
    expect(await notices()).toEqual(['shown', 'hidden']);
    await hide();
    expect(await notices()).toEqual(['hidden', 'shown']);
    await show();
    expect(await notices()).toEqual(['shown', 'hidden']);
    // Before the first of the two is delivered, the second one replaces it.
    await hide();
    await show();
    expect(await notices()).toEqual(['shown', 'hidden']);
  });

  test('do not replace a removal by moderators that happens at the same time', async () => {
    const [author, ...reporters] = await makeOldStudents(app, 4);
    const { id } = await makePost(app, { by: author!, content: 'Chi ha gli appunti di chimica?' });
    for (const by of reporters.slice(0, 2)) await report(app, by, { kind: 'post', id });
    const last = await whileBlocked(app.db, {
      lock: (trx) => setWithheld(trx, 'post', id, 'removed'),
      start: () => report(app, reporters[2]!, { kind: 'post', id }),
      finish: async () => {},
    });
    expect([200, 404]).toContain(last.status);
    const row = await app.db.selectFrom('posts').select('withheld').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.withheld).toBe('removed');
  });

  test.each(rewritable)(
    'do not hide a $kind that moderators kept, unless its words have changed since',
    async ({ kind, make, resize, rewrite }) => {
      const [author, ...reporters] = await makeOldStudents(app, 8);
      const anna = await again(app, { email: MODERATOR_EMAILS[0]! } as TestStudent);
      const id = await make(author!);
      const isHidden = async () => (await findThing(app.db, kind, id))!.withheld === 'review';
      await report(app, reporters.pop()!, { kind, id });
      expect((await decideOn(app, anna, (await caseOf(app, anna, { kind, id })).id, { action: 'keep' })).status).toBe(200);
      app.advance(1000);
      expect((await resize(author!, id)).status).toBe(200);
      for (const by of reporters.slice(0, 3)) await report(app, by, { kind, id });
      expect(await isHidden()).toBe(false);
      expect((await rewrite(author!, id)).status).toBe(200);
      for (const by of reporters.slice(3)) await report(app, by, { kind, id });
      expect(await isHidden()).toBe(true);
    },
  );

  test('about words that could not be hidden then do not count towards hiding later ones', async () => {
    const [author, ...reporters] = await makeOldStudents(app, 8);
    const anna = await again(app, { email: MODERATOR_EMAILS[0]! } as TestStudent);
    const { id } = await makePost(app, { by: author!, content: 'Chi ha gli appunti di storia?' });
    const isHidden = async () => (await findThing(app.db, 'post', id))!.withheld === 'review';
    const reportAll = async (some: TestStudent[]) => {
      for (const by of some) await report(app, by, { kind: 'post', id });
    };
    await report(app, reporters.pop()!, { kind: 'post', id });
    await decideOn(app, anna, (await caseOf(app, anna, { kind: 'post', id })).id, { action: 'keep' });
    await reportAll(reporters.slice(0, 3));
    app.advance(1000);
    expect((await patch(`/posts/${id}`, author!, { content: 'Chi ha gli appunti di storia antica?' })).status).toBe(200);
    const body = { address: `http://localhost/posts/${id}`, reason: 'worried', email: '' };
    expect((await call(app, 'POST', '/reports/guest', { body })).status).toBe(200);
    await report(app, await makeStudent(app), { kind: 'post', id });
    expect(await isHidden()).toBe(false);
    await reportAll(reporters.slice(3, 5));
    expect(await isHidden()).toBe(false);
    await reportAll(reporters.slice(5));
    expect(await isHidden()).toBe(true);
  });

  test.each([
    'Voglio morire, non ce la faccio più',
    // These bring the emergency number by their words alone, without sounding like distress.
    'Mi sono presa un flacone intero di gocce',
    'Ho preso tutto il flacone di Lexotan',
  ])('do not hide a text that brings the helplines: «%s»', async (content) => {
    const [author, ...reporters] = await makeOldStudents(app, 4);
    const { id } = await makePost(app, { by: author!, content });
    const { body: reread } = await call(app, 'POST', '/rereading', { as: author!.token, body: { text: content } });
    expect(reread).toHaveProperty('signal');
    for (const by of reporters) await report(app, by, { kind: 'post', id, reason: 'spam' });
    expect((await call(app, 'GET', `/posts/${id}`, { as: reporters[0]!.token })).body).toMatchObject({ content });
  });

  test('do not hide the team’s words of care, but reach the moderators', async () => {
    const [author, ...reporters] = await makeOldStudents(app, 4);
    const anna = await again(app, { email: MODERATOR_EMAILS[0]! } as TestStudent);
    const post = await makePost(app, { by: author!, content: 'Da settimane non esco di casa' });
    await report(app, reporters[0]!, { kind: 'post', id: post.id, reason: 'worried' });
    const { id } = await caseOf(app, anna, { kind: 'post', id: post.id });
    const text = 'Ti abbiamo letto, e quello che racconti conta.';
    expect((await call(app, 'POST', `/moderation/cases/${id}/care`, { as: anna.token, body: { text } })).status).toBe(200);
    const read = async () =>
      (await call<{ id: number; content: string; team?: true }[]>(app, 'GET', `/posts/${post.id}/comments`, { as: author!.token })).body;
    const [care] = await read();
    for (const by of reporters) await report(app, by, { kind: 'comment', id: care!.id, reason: 'spam' });
    expect(await read()).toMatchObject([{ content: text, team: true }]);
    expect(await caseOf(app, anna, { kind: 'comment', id: care!.id })).toMatchObject({
      underReview: false,
      reasons: [{ reason: 'spam', count: 3 }],
    });
  });

  test('are completed only by a report that counts itself', async () => {
    const [author, ...reporters] = await makeOldStudents(app, 4);
    const { id } = await makePost(app, { by: author!, content: 'Voglio morire, non ce la faccio più' });
    for (const by of reporters) await report(app, by, { kind: 'post', id });
    expect((await patch(`/posts/${id}`, author!, { content: 'Oggi va un po’ meglio' })).status).toBe(200);
    await report(app, await makeStudent(app), { kind: 'post', id, reason: 'worried' });
    expect((await findThing(app.db, 'post', id))!.withheld).toBe(null);
  });
});
