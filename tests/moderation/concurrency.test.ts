import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Post } from '../../src/routers/posts/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const REPORTS = Number(process.env['REPORTS'] ?? 250);
const REPORTERS = Number(process.env['REPORTERS'] ?? 50);

test('250 reports at once, while the text is edited and answered, leave one case with each person’s report, and one log of them', async () => {
  const [anna, bruno] = await makeModerators(app);
  const people = await makeOldStudents(app, REPORTERS);
  const author = await makeStudent(app);
  const [post, bystander] = [await makePost(app, { by: author, content: 'Chi ha gli appunti?' }), await makePost(app)];
  const comment = await makeComment(app, { post, by: author });
  const before = await call<Post>(app, 'GET', `/posts/${bystander.id}`, { as: people[0]!.token });
  const reports = Array.from({ length: REPORTS }, (_, index) =>
    report(app, people[index % REPORTERS]!, index % 2 ? { kind: 'post', id: post.id } : { kind: 'comment', id: comment.id }),
  );
  const edits = Array.from({ length: 10 }, (_, index) =>
    call(app, 'PATCH', `/comments/${comment.id}`, { as: author.token, body: { content: `Scrivetemi al 347 123 456${index}` } }),
  );
  const answers = Array.from({ length: 10 }, () => makeComment(app, { post, by: people[0]! }));
  const statuses = (await Promise.all([...reports, ...edits])).map(({ status }) => status);
  await Promise.all(answers);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { rows } = await sql`
    select thing, folded, count(reports)::int as reports from cases join reports on case_id = cases.id group by 1, 2 order by 1`.execute(
    app.db,
  );
  expect(rows).toMatchObject([
    { thing: `comment ${comment.id}`, folded: true, reports: REPORTERS / 2 },
    { thing: `post ${post.id}`, folded: true, reports: REPORTERS / 2 },
  ]);
  expect((await call<Post>(app, 'GET', `/posts/${bystander.id}`, { as: people[0]!.token })).body).toEqual(before.body);
  const { id } = await caseOf(app, anna, { kind: 'comment', id: comment.id });
  const decisions = await Promise.all(
    Array.from({ length: 10 }, (_, index) => decideOn(app, index % 2 ? anna : bruno, id, { action: 'pause', days: 1 })),
  );
  expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(decisions.filter(({ status }) => status === 409)).toHaveLength(9);
  expect((await app.db.selectFrom('measures').selectAll().execute()).map((measure) => measure.id)).toEqual([id]);
});
