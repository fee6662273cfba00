import { beforeAll, expect, test } from 'vitest';
import type { Case } from '../../src/routers/moderation/schema.ts';
import { queueFound } from '../../src/routers/reports/queries.ts';
import type { Target } from '../../src/routers/cases/queries.ts';
import type { Scope } from '../../src/routers/identity.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const DAY = 24 * 60 * 60 * 1000;

let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

const onCase = (by: TestStudent, id: number, what: string, body?: object) =>
  call(app, 'POST', `/moderation/cases/${id}/${what}`, { as: by.token, body });
const answer = (by: TestStudent, id: number) => onCase(by, id, 'appeal', { outcome: 'lifted', reason: 'Hai ragione.' });

/** What a moderator can do with a case, besides deciding it and answering its appeal. */
const others = ['take', 'care'] as const;
const wordOf = (what: (typeof others)[number]) => (what === 'care' ? { text: 'Ti leggiamo.' } : undefined);

const KINDS: [kind: Target['kind'], thing: string, scope: Scope, scopeId: number | string][] = [
  ['post', 'post 900', 'thread', 900],
  ['comment', 'comment 900', 'thread', 901],
  ['group', 'group 900', 'group', 900],
  ['message', 'message 900', 'group', 901],
  ['experience', 'experience 900', 'experience', 900],
  ['mentor', 'mentor 900', 'mentor', 'profile'],
  ['chat', 'chat post:902 7', 'thread', 902],
  ['chat', 'chat request:900 7', 'chat', 'request 900'],
];

test.each(KINDS)('a moderator cannot see, take or decide the case of their own %s (%s)', async (kind, thing, scope, scopeId) => {
  const { services } = app;
  const subject = { scope, scopeId, key: services.pseudonyms.tryKey(scope, scopeId, anna.accountId) };
  await queueFound(services, { kind, thing, subject }, 'insult');
  const { id } = await app.db.selectFrom('cases').select('id').where('thing', '=', thing).executeTakeFirstOrThrow();
  const seenBy = async (by: TestStudent) => (await call<Case>(app, 'GET', `/moderation/cases/${id}`, { as: by.token })).body;
  const lists = async (by: TestStudent, state: string) =>
    (await call<Case[]>(app, 'GET', `/moderation/cases?state=${state}&limit=50`, { as: by.token })).body.some((row) => row.id === id);
  expect(await seenBy(anna)).toMatchObject({ reason: 'own_case' });
  expect(await lists(anna, 'open')).toBe(false);
  expect(await lists(bruno, 'open')).toBe(true);
  for (const what of others)
    expect(await onCase(anna, id, what, wordOf(what))).toMatchObject({ status: 403, body: { reason: 'own_case' } });
  expect(await decideOn(app, anna, id, { action: 'keep' })).toMatchObject({ status: 403, body: { reason: 'own_case' } });
  expect(await seenBy(bruno)).toMatchObject({ taken: null, state: 'open' });
  expect((await decideOn(app, bruno, id, { action: 'keep' })).status).toBe(200);
  expect(await lists(anna, 'closed')).toBe(false);
  expect(await lists(bruno, 'closed')).toBe(true);
});

test('a moderator can neither reserve nor decide a case that they have reported, and nobody else learns from it who has', async () => {
  const { id: comment } = await makeComment(app);
  await report(app, anna, { kind: 'comment', id: comment });
  const found = await caseOf(app, anna, { kind: 'comment', id: comment });
  expect(found).toMatchObject({ ownReport: true, actions: [], taken: null });
  for (const refused of [await onCase(anna, found.id, 'take'), await decideOn(app, anna, found.id, { action: 'remove' })])
    expect(refused).toMatchObject({ status: 403, body: { reason: 'own_report' } });
  expect(await onCase(anna, found.id, 'care', { text: 'Ti leggiamo.' })).toMatchObject({ status: 200, body: { ownReport: true } });

  const seen = await caseOf(app, bruno, { kind: 'comment', id: comment });
  expect(seen).toMatchObject({ taken: null, reports: [{ by: 'student' }] });
  expect(seen).not.toHaveProperty('ownReport');
  expect(seen.actions).toContain('remove');
  expect((await decideOn(app, bruno, found.id, { action: 'remove' })).status).toBe(200);
  const closed = (await call<Case>(app, 'GET', `/moderation/cases/${found.id}`, { as: anna.token })).body;
  expect(closed).toMatchObject({ state: 'closed', decision: { mine: false } });
  expect(closed).not.toHaveProperty('ownReport');
});

test('a moderator can decide a case that they have reported out of worry', async () => {
  const { id: comment } = await makeComment(app);
  await report(app, anna, { kind: 'comment', id: comment, reason: 'worried' });
  const found = await caseOf(app, anna, { kind: 'comment', id: comment });
  expect(found).not.toHaveProperty('ownReport');
  expect((await onCase(anna, found.id, 'take')).status).toBe(200);
  expect((await decideOn(app, anna, found.id, { action: 'keep' })).status).toBe(200);
});

test('a moderator cannot answer their own appeal', async () => {
  const { id: comment } = await makeComment(app, { by: anna });
  await report(app, await makeStudent(app), { kind: 'comment', id: comment });
  const { id } = await caseOf(app, bruno, { kind: 'comment', id: comment });
  await decideOn(app, bruno, id, { action: 'remove' });
  await call(app, 'POST', `/account/measures/${id}/appeal`, { as: anna.token, body: { text: 'Era una citazione.' } });
  expect((await call<Case[]>(app, 'GET', '/moderation/cases?limit=50', { as: anna.token })).body.map((row) => row.id)).not.toContain(id);
  expect(await answer(anna, id)).toMatchObject({ status: 403, body: { reason: 'own_case' } });
});

test.each([
  ['a pause', { action: 'pause', days: 1 }, 'paused'],
  ['a closed account', { action: 'close', rule: 'threat' }, 'account_closed'],
] as const)('a moderator with %s cannot moderate and sees hidden texts as other readers do', async (_, decision, reason) => {
  const { id: comment } = await makeComment(app, { by: anna });
  const hidden = await makePost(app, { content: 'Il professor Bianchi copia gli esami' });
  const reporter = await makeStudent(app);
  await report(app, reporter, { kind: 'post', id: hidden.id });
  const { id } = await caseOf(app, bruno, { kind: 'post', id: hidden.id });
  await decideOn(app, bruno, id, { action: 'edit', rule: 'personal-data' });
  const read = async (by: TestStudent) => (await call(app, 'GET', `/posts/${hidden.id}`, { as: by.token })).body;
  expect(await read(anna)).toMatchObject({ content: hidden.content });

  await report(app, reporter, { kind: 'comment', id: comment });
  await decideOn(app, bruno, (await caseOf(app, bruno, { kind: 'comment', id: comment })).id, decision);
  const { body } = await call<{ authToken: string }>(app, 'POST', '/auth/login', {
    body: { email: anna.email, password: STUDENT_PASSWORD },
  });
  anna = { ...anna, token: body.authToken };
  const calls = [
    call(app, 'GET', '/moderation/cases', { as: anna.token }),
    call(app, 'GET', `/moderation/cases/${id}`, { as: anna.token }),
    ...others.map((what) => onCase(anna, id, what, wordOf(what))),
    decideOn(app, anna, id, { action: 'keep' }),
    answer(anna, id),
  ];
  for (const { status, body: refused } of await Promise.all(calls))
    expect([status, (refused as { reason?: string }).reason]).toEqual([403, reason]);
  expect(await read(anna)).toMatchObject({ content: '', underReview: true });
  expect(await read(bruno)).toMatchObject({ content: hidden.content });
  app.advance(DAY + 1000);
  if (reason === 'paused') expect((await call(app, 'GET', '/moderation/cases', { as: anna.token })).status).toBe(200);
});
