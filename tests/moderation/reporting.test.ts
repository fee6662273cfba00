import { beforeAll, describe, expect, test } from 'vitest';
import type { OwnReport } from '../../src/routers/reports/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);

describe('reporting', () => {
  let anna: TestStudent;

  beforeAll(async () => {
    [anna] = await makeModerators(app);
  });

  test('makes one case for each thing of any kind, with its context', async () => {
    const reporter = await makeStudent(app);
    const post = await makePost(app);
    const comment = await makeComment(app, { post, content: 'Che domanda inutile' });
    const things = [
      { kind: 'post', id: post.id },
      { kind: 'comment', id: comment.id },
      { kind: 'group', id: (await makeStudyGroup(app)).id },
      { kind: 'experience', id: (await makeExamExperience(app)).id },
      { kind: 'mentor', id: (await makeMentor(app)).id },
    ] as const;
    for (const thing of things) {
      const answers = [await report(app, reporter, { ...thing, text: '  mi ha ferito ' }), await report(app, reporter, thing)];
      expect(answers).toMatchObject([
        { status: 200, body: { reported: true } },
        { status: 200, body: { reported: true } },
      ]);
      expect(await caseOf(app, anna, thing)).toMatchObject({
        reasons: [{ reason: 'insult', count: 1 }],
        reports: [{ text: 'mi ha ferito', by: 'student' }],
        earlierMeasures: 0,
        gone: false,
      });
    }
    const seen = await caseOf(app, anna, { kind: 'comment', id: comment.id });
    expect(seen).toMatchObject({
      alias: comment.alias,
      postId: post.id,
      around: [
        { kind: 'post', id: post.id, reported: false },
        { kind: 'comment', content: 'Che domanda inutile', reported: true },
      ],
    });
    const { body: own } = await call<OwnReport[]>(app, 'GET', '/account/reports', { as: reporter.token });
    expect(own.map(({ kind, outcome }) => [kind, outcome])).toEqual(things.map(({ kind }) => [kind, null]).reverse());
    const { body: exported } = await call(app, 'POST', '/account/export', { as: reporter.token, body: { password: STUDENT_PASSWORD } });
    expect(exported).toMatchObject({ reports: own });
  });

  test('shows moderators what around the text may be painful to read, and what was removed', async () => {
    const [author, one, other] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
    const post = await makePost(app, { by: author, content: 'Non ce la faccio più, vorrei morire e basta' });
    const comments = [];
    for (const by of [one, other]) comments.push(await makeComment(app, { post, by, content: 'Vendo appunti di statistica' }));
    const [first, second] = comments.map(({ id }) => ({ kind: 'comment' as const, id }));
    await report(app, author, { ...first!, reason: 'spam' });
    const { id } = await caseOf(app, anna, first!);
    expect((await decideOn(app, anna, id, { action: 'remove', rule: 'spam' })).status).toBe(200);
    await report(app, author, { ...second!, reason: 'spam' });
    const { distressing, around } = await caseOf(app, anna, second!);
    expect(distressing).toBe(false);
    expect(around.map((entry) => [entry.distressing, entry.removed])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test('is refused for the caller’s own things, for deleted ones and for malformed input', async () => {
    const author = await makeStudent(app);
    const post = await makePost(app, { by: author });
    expect(await report(app, author, { kind: 'post', id: post.id })).toMatchObject({ status: 400, body: { reason: 'own_thing' } });
    await call(app, 'DELETE', `/posts/${post.id}`, { as: author.token });
    const other = await makeStudent(app);
    expect(await report(app, other, { kind: 'post', id: post.id })).toMatchObject({ status: 404, body: { reason: 'thing_not_found' } });
    for (const odd of [
      { kind: 'post', id: 0 },
      { kind: 'chat', id: 7 },
      { kind: 'post', id: 2 ** 40 },
    ] as const)
      expect(await report(app, other, odd)).toMatchObject({ status: 400 });
    expect(await report(app, other, { kind: 'post', id: 1, reason: 'non mi piace' as 'other' })).toMatchObject({ status: 400 });
    for (const id of [0, 1e18, 2 ** 31])
      expect((await report(app, other, { kind: 'post', id })).body).toMatchObject({ issues: [{ path: ['id'] }] });
    expect((await call(app, 'POST', '/reports', { body: { kind: 'post', id: post.id, reason: 'spam' } })).status).toBe(401);
  });

  test('by guests identifies the thing by the URL of its page', async () => {
    const post = await makePost(app);
    const comment = await makeComment(app, { post });
    const guest = (address: string) => call(app, 'POST', '/reports/guest', { body: { address, reason: 'personal-data', email: '' } });
    const page = `/posts/${post.id}#comment-${comment.id}`;
    expect(await guest(`http://localhost:5000${page}`)).toMatchObject({ status: 200, body: { receipt: false } });
    expect(await guest('http://localhost:5000/posts/3000000000')).toMatchObject({ status: 400 });
    expect(await guest('http://localhost:5000/posts/2000000000')).toMatchObject({ status: 404 });
    for (const elsewhere of ['http://localhost:5000/rules', `https://altrove.example${page}`, `//altrove.example${page}`])
      expect(await guest(elsewhere)).toMatchObject({ status: 400, body: { reason: 'address_unknown' } });
  });
});
