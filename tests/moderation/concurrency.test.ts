import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findCase } from '../../src/routers/cases/queries.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { lockAccounts } from '../../src/routers/writers/queries.ts';
import { moderate } from '../../src/server/moderation/run.ts';
import { call, useTestApp } from '../support/app.ts';
import { whileBlocked } from '../support/blocked.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));
const REPORTS = Number(process.env['REPORTS'] ?? 250);
const REPORTERS = Number(process.env['REPORTERS'] ?? 50);

test('250 reports at once, during edits and comments, make one case per text, on which one of ten decisions succeeds', async () => {
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

test('reports by 500 accounts make one case and one notice; new accounts and false reporters weigh less', async () => {
  const crowd = await makeOldStudents(app, 450);
  const newcomers = await Promise.all(Array.from({ length: 50 }, () => makeStudent(app)));
  const wolves = crowd.slice(0, 2);
  for (let times = 0; times < 4; times += 1) {
    const thing = { kind: 'post' as const, id: (await makePost(app)).id };
    for (const wolf of wolves) await report(app, wolf, thing);
    await decideOn(app, anna, (await caseOf(app, anna, thing)).id, { action: 'keep' });
  }
  const author = await makeStudent(app);
  const [post, bystander] = [await makePost(app, { by: author, content: 'Chi ha gli appunti?' }), await makePost(app)];
  const read = async ({ id }: Post) => (await call<Post>(app, 'GET', `/posts/${id}`, { as: anna.token })).body;
  const before = await read(bystander);

  const people = [...newcomers, ...crowd];
  const again = people.slice(0, 100);
  const statuses = await Promise.all(
    [...people, ...again].map(async (by) => (await report(app, by, { kind: 'post', id: post.id })).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));

  const { id, reports } = await caseOf(app, anna, { kind: 'post', id: post.id });
  expect(reports).toHaveLength(500);
  const row = await findCase(app.db, app.services.vault, id);
  expect(row).toMatchObject({ folded: true });
  // Two reporters weigh 1/3 each: of their four dismissed reports two are forgiven.
  expect(row!.details.score).toBeCloseTo(448 + 2 / 3);
  await app.app.notices.run();
  const { body: notices } = await call<Notice[]>(app, 'GET', '/notices', { as: author.token });
  expect(notices).toMatchObject([{ kind: 'moderation', event: 'hidden' }]);
  expect(await read(bystander)).toEqual(before);
});

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'the command line’s commands hold the lock that prevents the deletion of accounts',
  async () => {
    const author = await makeStudent(app);
    const comment = await makeComment(app, { by: author, content: 'Che domanda inutile' });
    await report(app, await makeStudent(app), { kind: 'comment', id: comment.id });
    const { id } = await caseOf(app, anna, { kind: 'comment', id: comment.id });
    const tools = { services: app.services, notices: app.app.notices, print() {} };
    const run = (command: Parameters<typeof moderate>[1]) =>
      whileBlocked(app.db, {
        lock: (trx) => sql`select from cases, comments where cases.id = ${id} and comments.id = ${comment.id} for update`.execute(trx),
        start: () => moderate(tools, command),
        finish: () =>
          app.db.transaction().execute(async (other) => {
            await sql`set local lock_timeout = 20`.execute(other);
            await expect(lockAccounts(other), command.name).rejects.toThrow('lock timeout');
          }),
      });
    await run({ name: 'care', id, text: 'Ti leggiamo.' });
    await run({ name: 'decide', id, action: 'warn', rule: 'insult', reason: 'Insulta chi ha scritto.' });
    await call(app, 'POST', `/account/measures/${id}/appeal`, { as: author.token, body: { text: 'Era una domanda.' } });
    await run({ name: 'answer', id, outcome: 'lifted', reason: 'È vero.' });
  },
);
