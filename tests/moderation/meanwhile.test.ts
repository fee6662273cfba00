import { beforeAll, describe, expect, test } from 'vitest';
import { decide } from '../../src/routers/decisions/queries.ts';
import { moderatorKey } from '../../src/routers/moderation/queries.ts';
import type { Case } from '../../src/routers/moderation/schema.ts';
import type { StoredKind } from '../../src/routers/things/rules.ts';
import { findThing, setWithheld } from '../../src/routers/things/queries.ts';
import { call, useTestApp, type Answer } from '../support/app.ts';
import { whileBlocked } from '../support/blocked.ts';
import { makeMentor } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

const NEW = 'Parole nuove, dette con calma, lunghe abbastanza per una presentazione.';

interface Kind {
  kind: StoredKind;
  make(by: TestStudent): Promise<number>;
  change(id: number, by: TestStudent): Promise<Answer>;
}

const change = (path: string, field: string, by: TestStudent) => call(app, 'PATCH', path, { as: by.token, body: { [field]: NEW } });

const EDITABLE: Kind[] = [
  {
    kind: 'post',
    make: async (by) => (await makePost(app, { by })).id,
    change: (id, by) => change(`/posts/${id}`, 'content', by),
  },
  {
    kind: 'comment',
    make: async (by) => (await makeComment(app, { by })).id,
    change: (id, by) => change(`/comments/${id}`, 'content', by),
  },
  {
    kind: 'group',
    make: async (by) => (await makeStudyGroup(app, { by })).id,
    change: (id, by) => change(`/study-groups/${id}`, 'description', by),
  },
];
const MENTOR: Kind = {
  kind: 'mentor',
  make: async (by) => (await makeMentor(app, { by })).id,
  change: (_, by) => change('/mentors/me', 'bio', by),
};

/** Edits a thing while the transaction that decides about it is still open. */
async function changedWhile(action: 'edit' | 'remove', { kind, make, change: write }: Kind) {
  const by = await makeStudent(app);
  const id = await make(by);
  await report(app, await makeStudent(app), { kind, id });
  const found = await caseOf(app, anna, { kind, id });
  const decision = { id: found.id, action, rule: 'insult', reason: 'Insulta chi ha scritto.' } as const;
  const answer = await whileBlocked(app.db, {
    lock: (trx) => decide(trx, app.services, decision, moderatorKey(app.services.pseudonyms, found.id, anna.accountId)),
    start: () => write(id, by),
    finish: async () => {},
  });
  const { texts, withheld } = (await findThing(app.db, kind, id, { evenRemoved: true }))!;
  const open = await app.db.selectFrom('cases').select('found').where('thing', '=', `${kind} ${id}`).where('state', '=', 'open').execute();
  return { status: answer.status, withheld, changed: texts.some(({ text }) => text === NEW), open };
}

describe('an edit by the author during a decision of moderators', () => {
  test.each(EDITABLE)('is saved and queued for review if they ask for a change of the $kind', async (kind) => {
    expect(await changedWhile('edit', kind)).toEqual({ status: 200, withheld: 'review', changed: true, open: [{ found: ['other'] }] });
  });

  test.each([...EDITABLE, MENTOR])('is refused if they remove the $kind', async (kind) => {
    expect(await changedWhile('remove', kind)).toEqual({
      status: kind === MENTOR ? 409 : 404,
      withheld: 'removed',
      changed: false,
      open: [],
    });
  });
});

const TITLE: Kind = {
  kind: 'post',
  make: async (by) => (await makePost(app, { by, title: 'Un titolo' })).id,
  change: (id, by) => change(`/posts/${id}`, 'title', by),
};
const GONE: Kind = { ...EDITABLE[1]!, change: (id, by) => call(app, 'DELETE', `/comments/${id}`, { as: by.token }) };

const CHANGING: [what: string, kind: Kind][] = [
  ...[...EDITABLE, MENTOR].map((kind): [string, Kind] => [`a ${kind.kind}`, kind]),
  ['the title of a post', TITLE],
  ['a comment that is deleted', GONE],
];

describe('a decision about words that have changed since the moderator read them', () => {
  test.each(CHANGING)('is refused, and possible once they are read again: %s', async (_, { kind, make, change: write }) => {
    const by = await makeStudent(app);
    const id = await make(by);
    await report(app, await makeStudent(app), { kind, id });
    const read = await caseOf(app, anna, { kind, id });
    expect((await write(id, by)).status).toBe(200);
    const { version } = read;
    for (const action of ['keep', 'warn'] as const)
      expect(await decideOn(app, anna, read.id, { action, version })).toMatchObject({ status: 409, body: { reason: 'text_changed' } });
    const now = await caseOf(app, anna, { kind, id });
    expect([now.state, now.version === version]).toEqual(['open', false]);
    expect((await decideOn(app, anna, read.id, { action: 'keep', version: now.version })).status).toBe(200);
  });

  test('is refused although they change at the very moment of the decision', async () => {
    const { id } = await makePost(app);
    await report(app, await makeStudent(app), { kind: 'post', id });
    const read = await caseOf(app, anna, { kind: 'post', id });
    const answer = await whileBlocked(app.db, {
      lock: (trx) => trx.updateTable('posts').set({ content: NEW }).where('id', '=', id).execute(),
      start: () => decideOn(app, anna, read.id, { action: 'keep', version: read.version }),
      finish: async () => {},
    });
    expect(answer).toMatchObject({ status: 409, body: { reason: 'text_changed' } });
  });

  test('is made if only other things have changed, or the words were written back', async () => {
    const by = await makeStudent(app);
    const { id, content } = await makePost(app, { by });
    await report(app, await makeStudent(app), { kind: 'post', id });
    const { id: caseId, version } = await caseOf(app, anna, { kind: 'post', id });
    expect((await change(`/posts/${id}`, 'content', by)).status).toBe(200);
    expect((await call(app, 'PATCH', `/posts/${id}`, { as: by.token, body: { content } })).status).toBe(200);
    await report(app, await makeStudent(app), { kind: 'post', id, reason: 'hate' });
    expect((await decideOn(app, anna, caseId, { action: 'keep', version })).status).toBe(200);
  });

  test.each(['lifted', 'upheld'] as const)('is not %s on appeal either', async (outcome) => {
    const by = await makeStudent(app);
    const { id } = await makePost(app, { by });
    await report(app, await makeStudent(app), { kind: 'post', id });
    const { id: caseId } = await caseOf(app, anna, { kind: 'post', id });
    const { version } = (await decideOn(app, anna, caseId, { action: 'edit' })).body;
    expect((await call(app, 'POST', `/account/measures/${caseId}/appeal`, { as: by.token, body: { text: 'Perché?' } })).status).toBe(200);
    expect((await change(`/posts/${id}`, 'content', by)).status).toBe(200);
    const answer = (body: object) =>
      call<Case>(app, 'POST', `/moderation/cases/${caseId}/appeal`, {
        as: bruno.token,
        body: { outcome, reason: 'Ho riletto.', ...body },
      });
    expect(await answer({ version })).toMatchObject({ status: 409, body: { reason: 'text_changed' } });
    expect((await findThing(app.db, 'post', id))!.withheld).toBe('review');
    const { body } = await call<Case>(app, 'GET', `/moderation/cases/${caseId}`, { as: bruno.token });
    expect((await answer({ version: body.version })).status).toBe(200);
  });
});

test.each(['a student', 'the team'])('a comment by %s that is sent while the post is removed is refused', async (who) => {
  const student = await makeStudent(app);
  const { id } = await makePost(app, { by: student });
  await report(app, await makeStudent(app), { kind: 'post', id, reason: 'worried' });
  const found = await caseOf(app, anna, { kind: 'post', id });
  const answer = await whileBlocked(app.db, {
    lock: (trx) => setWithheld(trx, 'post', id, 'removed'),
    start: () =>
      who === 'the team'
        ? call(app, 'POST', `/moderation/cases/${found.id}/care`, { as: anna.token, body: { text: 'Ti leggiamo.' } })
        : call(app, 'POST', `/posts/${id}/comments`, { as: student.token, body: { content: NEW } }),
    finish: async () => {},
  });
  expect(answer.status).toBe(who === 'the team' ? 400 : 404);
  expect(await app.db.selectFrom('comments').select('id').where('post_id', '=', id).execute()).toEqual([]);
});

test('a case that is deleted while a moderator takes it is not found', async () => {
  const { id } = await makePost(app);
  await report(app, await makeStudent(app), { kind: 'post', id });
  const found = await caseOf(app, anna, { kind: 'post', id });
  const answer = await whileBlocked(app.db, {
    lock: (trx) => trx.deleteFrom('cases').where('id', '=', found.id).execute(),
    start: () => call(app, 'POST', `/moderation/cases/${found.id}/take`, { as: anna.token, body: {} }),
    finish: async () => {},
  });
  expect(answer.status).toBe(404);
});
