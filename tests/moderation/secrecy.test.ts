import { expect, test } from 'vitest';
import { findAccountIdBy } from '../../src/routers/auth/queries.ts';
import { procedures } from '../../src/routers/procedures.ts';
import { EARLIER_MEASURES_MAX } from '../../src/routers/moderation/limits.ts';
import type { Case } from '../../src/routers/moderation/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { overTrpc } from '../support/calls.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor } from '../support/factories-mentors.ts';
import { makeMeeting, makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);

/** Values that say nothing about a person: enum values, times, small numbers and the texts of this test. */
const PLAIN =
  /^(?:[\w-]{0,20}|\d{4}-\d\d-\d\dT.*|Testo|Titolo|Luogo|.*parola \d+.*|Insulta chi ha scritto\.|[A-Z][a-zà]+ [A-Z][\p{L}]+(?: \d+)?)$/u;

// In addition, app.ts checks that no response contains the id, address or key of an account.
test('the cases of one author’s texts share no value from which a moderator could link them', async () => {
  const [anna, bruno] = await makeModerators(app);
  const [author, reporter, other] = await makeOldStudents(app, 3);
  let words = 0;
  const say = () => `una parola ${(words += 1)} che non va`;
  const threads = [await makePost(app), await makePost(app)];
  const group = await makeStudyGroup(app, { by: author!, description: say() });
  for (const { token } of [reporter!, other!]) await call(app, 'POST', `/study-groups/${group.id}/join`, { as: token, body: {} });
  const things = [
    { kind: 'post', id: (await makePost(app, { by: author!, content: say() })).id },
    ...(await Promise.all(
      threads.map(async (post) => ({ kind: 'comment' as const, id: (await makeComment(app, { post, by: author!, content: say() })).id })),
    )),
    { kind: 'group', id: group.id },
    { kind: 'message', id: (await makeMessage(app, group.id, author!, { content: say() })).id },
    { kind: 'meeting', id: (await makeMeeting(app, group.id, author!, { place: say() })).id },
    { kind: 'mentor', id: (await makeMentor(app, { by: author!, bio: `${say()}, detta qui con calma e per intero a chi passa` })).id },
    { kind: 'experience', id: (await makeExamExperience(app, { by: author!, experience: say() })).id },
  ] as const;
  const answers: string[][] = [];
  const asked = new Set(['moderation.cases', 'moderation.case', 'moderation.decide']);
  for (const thing of things) {
    for (const by of [reporter!, other!]) await report(app, by, { ...thing, text: say() });
    const { id } = await caseOf(app, anna, thing);
    const seen: string[] = [];
    const read = async () => {
      for (const path of [`/moderation/cases/${id}`, '/moderation/cases?state=open', '/moderation/cases?state=closed'])
        seen.push(JSON.stringify((await call(app, 'GET', path, { as: anna.token })).body));
      seen.push(JSON.stringify((await overTrpc(app, 'moderation.case', { id }, anna.token)).body));
    };
    await read();
    const does = async (by: TestStudent, name: string, body: object) => {
      asked.add(`moderation.${name}`);
      const path = name === 'answerAppeal' ? 'appeal' : name;
      const answer = await call(app, 'POST', `/moderation/cases/${id}/${path}`, { as: by.token, body });
      seen.push(JSON.stringify(answer.body));
      return answer.status;
    };
    await does(anna, 'take', {});
    if (thing.kind === 'post' || thing.kind === 'comment') expect(await does(anna, 'care', { text: say() })).toBe(200);
    // Until the measures so far count in this case.
    app.advance(12 * 60 * 60 * 1000);
    seen.push(JSON.stringify((await decideOn(app, anna, id, { action: 'warn' })).body));
    await call(app, 'POST', `/account/measures/${id}/appeal`, { as: author!.token, body: { text: say() } });
    expect(await does(bruno, 'answerAppeal', { outcome: 'upheld', reason: say() })).toBe(200);
    await read();
    answers.push(seen);
  }
  // `reread` is open to everybody and returns nothing that other people wrote.
  expect(new Set([...asked, 'moderation.reread'])).toEqual(
    new Set(Object.keys(procedures).filter((name) => name.startsWith('moderation.'))),
  );
  // Only single cases are compared, because the lists contain all of them.
  const values = answers.map((seen) => new Set(seen.filter((text) => text.startsWith('{')).flatMap((text) => stringsIn(JSON.parse(text)))));
  const shared = values.flatMap((own, index) => values.slice(index + 1).flatMap((rest) => [...own].filter((value) => rest.has(value))));
  expect([...new Set(shared)].filter((value) => !PLAIN.test(value))).toEqual([]);
  expect(values.every((own) => own.size > 10)).toBe(true);
  const { body: last } = await call<Case>(app, 'GET', `/moderation/cases/${things.length}`, { as: anna.token });
  expect(last.earlierMeasures).toBe(EARLIER_MEASURES_MAX);
});

// Otherwise the time that a decision takes would depend on its author, and be the same for all of their texts.
test('looks for an author among all accounts, wherever theirs is among them, and if it is gone', async () => {
  await makeOldStudents(app, 3);
  const ids = (await app.db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (const author of [...ids, 'gone']) {
    const asked: string[] = [];
    const found = await findAccountIdBy(app.db, (id) => asked.push(id) > 0 && id === author);
    expect([found, asked]).toEqual([author === 'gone' ? undefined : author, ids]);
  }
});

test('returns 404 at every moderation URL to guests and students', async () => {
  const student = await makeStudent(app);
  for (const as of [undefined, student.token])
    for (const [method, path] of [
      ['GET', '/moderation/cases'],
      ['GET', '/moderation/cases?state=nonsense'],
      ['GET', '/moderation/cases/1'],
      ['POST', '/moderation/cases/1/decision'],
      ['POST', '/moderation/cases/1/take'],
      ['POST', '/moderation/cases/1/care'],
      ['POST', '/moderation/cases/1/appeal'],
    ] as const)
      expect([path, (await call(app, method, path, { as, ...(method === 'POST' && { body: {} }) })).status]).toEqual([path, 404]);
});

test('a moderator loses the role at once when the operator removes their address', async () => {
  const gone = await makeStudent(app, { email: 'carla.modera@edu.unito.it' });
  const moderators = app.services.settings.moderators as Set<string>;
  moderators.add(gone.email);
  expect((await call(app, 'GET', '/moderation/cases', { as: gone.token })).status).toBe(200);
  expect((await call(app, 'GET', '/auth/user', { as: gone.token })).body).toMatchObject({ moderator: true });
  moderators.delete(gone.email);
  expect((await call(app, 'GET', '/moderation/cases', { as: gone.token })).status).toBe(404);
});

test('the transparency figures count reports, decisions and appeals, and their log is append-only', async () => {
  app.advance(24 * 60 * 60 * 1000);
  const { status, body } = await call<{ reports: { reason: string; count: number }[] }[]>(app, 'GET', '/transparency');
  expect(status).toBe(200);
  expect(body.flatMap(({ reports }) => reports).reduce((sum, { count }) => sum + count, 0)).toBe(16);
  expect(body[0]).toMatchObject({ decisions: [{ action: 'warn', count: 8 }], appeals: 8, folded: 0 });
  await expect(app.db.deleteFrom('moderation_log').execute()).rejects.toThrow('only ever added to');
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
