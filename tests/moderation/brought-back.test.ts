import { beforeAll, describe, expect, test } from 'vitest';
import { decide } from '../../src/routers/decisions/queries.ts';
import { moderatorKey } from '../../src/routers/moderation/queries.ts';
import type { Case } from '../../src/routers/moderation/schema.ts';
import type { OwnReport } from '../../src/routers/reports/schema.ts';
import type { StoredKind } from '../../src/routers/things/rules.ts';
import { findThing, setWithheld } from '../../src/routers/things/queries.ts';
import { call, useTestApp } from '../support/app.ts';
import { whileBlocked } from '../support/blocked.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

interface Made {
  id: number;
  /** URL of what is deleted and restored: the thing itself, or the post that contains it. */
  path: string;
  by?: TestStudent;
}

const makers: [name: string, kind: StoredKind, make: (by: TestStudent) => Promise<Made>][] = [
  ['post', 'post', async (by) => at('/posts', await makePost(app, { by }))],
  ['comment', 'comment', async (by) => at('/comments', await makeComment(app, { by }))],
  ['group', 'group', async (by) => at('/study-groups', await makeStudyGroup(app, { by }))],
  ['experience', 'experience', async (by) => at('/exam-experiences', await makeExamExperience(app, { by }))],
  [
    'message on a board',
    'message',
    async (by) => {
      const group = await makeStudyGroup(app, { by });
      return at(`/study-groups/${group.id}/messages`, await makeMessage(app, group.id, by));
    },
  ],
  [
    'comment that went with its post',
    'comment',
    async (by) => {
      const owner = await makeStudent(app);
      const post = await makePost(app, { by: owner });
      const { id } = await makeComment(app, { by, post });
      return { id, path: `/posts/${post.id}`, by: owner };
    },
  ],
];

function at(path: string, { id }: { id: number }): Made {
  return { id, path: `${path}/${id}` };
}

/** Makes and reports a thing. @returns helpers to act on it and to read its state */
async function reported(kind: StoredKind, make: (by: TestStudent) => Promise<Made>) {
  const author = await makeStudent(app);
  const { id, path, by = author } = await make(author);
  // Only members can read a board.
  const reporter = await makeStudent(app);
  if (kind === 'message') await call(app, 'POST', `${path.split('/messages')[0]}/join`, { as: reporter.token });
  expect((await report(app, reporter, { kind, id })).status).toBe(200);
  const found = await caseOf(app, anna, { kind, id });
  const act = async (method: 'DELETE' | 'POST', url: string) => (await call(app, method, url, { as: by.token, body: {} })).status;
  return {
    id,
    author,
    caseId: found.id,
    fold: () => setWithheld(app.db, kind, id, 'review'),
    delete: async () => expect(await act('DELETE', path)).toBe(200),
    restore: () => act('POST', `${path}/restore`),
    withheld: async () => (await findThing(app.db, kind, id, { evenRemoved: true }))?.withheld,
    open: async () => (await openCases()).filter(({ thing }) => thing === `${kind} ${id}`).map(({ found: reasons }) => reasons),
  };
}

const openCases = () => app.db.selectFrom('cases').select(['thing', 'found']).where('state', '=', 'open').execute();
const SEEN = [['other']];

describe('a text restored after moderators decided about it while it was deleted', () => {
  test.each(makers)('is queued for review again, whether it was hidden or not: %s', async (_, kind, make) => {
    for (const folded of [true, false]) {
      const thing = await reported(kind, make);
      if (folded) await thing.fold();
      await thing.delete();
      expect((await decideOn(app, anna, thing.caseId, { action: 'keep' })).status).toBe(200);
      expect(await thing.restore()).toBe(200);
      expect([await thing.withheld(), await thing.open()]).toEqual([folded ? 'review' : null, [[]]]);
      await decideOn(app, anna, (await caseOf(app, anna, { kind, id: thing.id })).id, { action: 'keep' });
      // After that decision, deleting and restoring it has no further effect.
      await thing.delete();
      expect(await thing.restore()).toBe(200);
      expect([await thing.withheld(), await thing.open()]).toEqual([null, []]);
    }
  });

  test('is queued for review again when it is restored at the same moment as the decision', async () => {
    const thing = await reported(...postMaker());
    await thing.fold();
    await thing.delete();
    const decision = { id: thing.caseId, action: 'keep', reason: 'Non c’è più.' } as const;
    const status = await whileBlocked(app.db, {
      lock: (trx) => decide(trx, app.services, decision, moderatorKey(app.services.pseudonyms, thing.caseId, anna.accountId)),
      start: thing.restore,
      finish: async () => {},
    });
    expect([status, await thing.withheld(), await thing.open()]).toEqual([200, 'review', [[]]]);
  });

  test('is reported and judged as if it had never been gone', async () => {
    const [author, reporter, ...others] = await makeOldStudents(app, 4);
    anna = await again(app, anna);
    const { id } = await makePost(app, { by: author! });
    const path = `/posts/${id}`;
    const says = (text: string) => report(app, reporter!, { kind: 'post', id, reason: 'hate', text });
    const outcome = async () => (await call<OwnReport[]>(app, 'GET', '/account/reports', { as: reporter!.token })).body[0]!.outcome;
    await says('Odia');
    const found = await caseOf(app, anna, { kind: 'post', id });
    await call(app, 'DELETE', path, { as: author!.token });
    expect((await decideOn(app, anna, found.id, { action: 'keep' })).body).toMatchObject({ action: 'keep', unjudged: true });
    expect(await outcome()).toBe('gone');
    await call(app, 'POST', `${path}/restore`, { as: author!.token });
    expect(await outcome()).toBe(null);
    await says('E lo ripete');
    expect(await caseOf(app, anna, { kind: 'post', id })).toMatchObject({
      id: found.id,
      danger: 1,
      reasons: [{ reason: 'hate', count: 1 }],
      reports: [{ text: 'Odia\n\nE lo ripete' }],
      decision: null,
      unjudged: false,
    });
    for (const by of others) await report(app, by, { kind: 'post', id });
    expect((await caseOf(app, anna, { kind: 'post', id })).underReview).toBe(true);
  });

  test.each(makers)('leads to no measure while nobody can read it, and can again once it is restored: %s', async (_, kind, make) => {
    const thing = await reported(kind, make);
    await thing.delete();
    for (const action of ['warn', 'pause', 'close'] as const)
      expect(await decideOn(app, anna, thing.caseId, { action, ...(action === 'pause' && { days: 7 }) })).toMatchObject({
        status: 400,
        body: { reason: 'action_not_possible' },
      });
    expect(await thing.restore()).toBe(200);
    expect((await decideOn(app, anna, thing.caseId, { action: 'warn' })).status).toBe(200);
  });

  test('is queued for review if its removal was lifted meanwhile, and otherwise stays removed', async () => {
    for (const lifted of [true, false]) {
      const thing = await reported('comment', makers.at(-1)![2]);
      await decideOn(app, anna, thing.caseId, { action: 'remove' });
      await call(app, 'POST', `/account/measures/${thing.caseId}/appeal`, { as: thing.author.token, body: { text: 'Non è così.' } });
      await thing.delete();
      const body = { outcome: lifted ? 'lifted' : 'upheld', reason: 'Ho riletto.' };
      expect((await call<Case>(app, 'POST', `/moderation/cases/${thing.caseId}/appeal`, { as: bruno.token, body })).status).toBe(200);
      expect(await thing.restore()).toBe(200);
      expect([await thing.withheld(), await thing.open()]).toEqual(lifted ? ['review', SEEN] : ['removed', []]);
    }
  });

  test.each(makers)('is given back to its author, still removed, if it was removed before: %s', async (_, kind, make) => {
    const thing = await reported(kind, make);
    expect((await decideOn(app, anna, thing.caseId, { action: 'remove' })).status).toBe(200);
    await thing.delete();
    for (const time of ['first', 'repeated']) expect([time, await thing.restore()]).toEqual([time, 200]);
    expect([await thing.withheld(), await thing.open()]).toEqual(['removed', []]);
  });

  test('stays hidden without a new case if its author was asked to change it', async () => {
    const thing = await reported(...postMaker());
    await decideOn(app, anna, thing.caseId, { action: 'edit' });
    await thing.delete();
    expect(await thing.restore()).toBe(200);
    expect([await thing.withheld(), await thing.open()]).toEqual(['review', []]);
  });
});

describe('a text with an open or closed case of worry, restored by its author', () => {
  test.each(['open', 'closed while it was gone'])(
    'is queued for review if a demanded change was lifted while it was gone: %s',
    async (worry) => {
      const thing = await reported(...postMaker());
      await decideOn(app, anna, thing.caseId, { action: 'edit' });
      await call(app, 'POST', `/account/measures/${thing.caseId}/appeal`, { as: thing.author.token, body: { text: 'Non è così.' } });
      await report(app, await makeStudent(app), { kind: 'post', id: thing.id, reason: 'worried' });
      const about = await caseOf(app, anna, { kind: 'post', id: thing.id });
      await thing.delete();
      const body = { outcome: 'lifted', reason: 'Ho riletto.' };
      expect((await call(app, 'POST', `/moderation/cases/${thing.caseId}/appeal`, { as: bruno.token, body })).status).toBe(200);
      if (worry !== 'open') await decideOn(app, anna, about.id, { action: 'keep' });
      expect(await thing.restore()).toBe(200);
      expect([await thing.withheld(), await thing.open()]).toEqual(['review', SEEN]);
      const found = await caseOf(app, anna, { kind: 'post', id: thing.id });
      expect(found).toMatchObject({ id: about.id, danger: 0 });
      await decideOn(app, anna, found.id, { action: 'keep' });
      expect([await thing.withheld(), await thing.open()]).toEqual([null, []]);
    },
  );

  test('has its case of worry again if that was closed while it was gone, and still waits for a demanded change', async () => {
    const thing = await reported(...postMaker());
    await decideOn(app, anna, thing.caseId, { action: 'edit' });
    await report(app, await makeStudent(app), { kind: 'post', id: thing.id, reason: 'worried' });
    const about = await caseOf(app, anna, { kind: 'post', id: thing.id });
    await thing.delete();
    await decideOn(app, anna, about.id, { action: 'keep' });
    expect(await thing.restore()).toBe(200);
    expect([await thing.withheld(), await thing.open()]).toEqual(['review', [[]]]);
    await decideOn(app, anna, about.id, { action: 'keep' });
    expect([await thing.withheld(), await thing.open()]).toEqual(['review', []]);
  });
});

function postMaker(): [StoredKind, (by: TestStudent) => Promise<Made>] {
  const [, kind, make] = makers[0]!;
  return [kind, make];
}
