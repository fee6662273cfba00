import { beforeAll, expect, test } from 'vitest';
import type { Case } from '../../src/routers/moderation/schema.ts';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { forgetOldCases } from '../../src/server/upkeep/old-cases.ts';
import { moderate } from '../../src/server/moderation/run.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const DAY = 24 * 60 * 60 * 1000;

let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

const endsToldTo = async (of: TestStudent) => {
  await app.app.notices.run();
  const { body } = await call<Notice[]>(app, 'GET', '/notices', { as: of.token });
  return body.filter(({ event }) => event === 'closed').map(({ kind, groupId = 'gone' }) => `${kind} ${groupId}`);
};

const REMOVAL = { action: 'remove', rule: 'insult', reason: 'Insulta chi legge.' } as const;
const doors: [name: string, remove: (id: number) => Promise<unknown>][] = [
  ['in the browser', (id) => decideOn(app, anna, id, REMOVAL)],
  [
    'by the operator',
    (id) => moderate({ services: app.services, notices: app.app.notices, print() {} }, { name: 'decide', id, ...REMOVAL }),
  ],
];

test.each(doors)(
  'notifies members and waiting people when a group is removed %s, and withdraws the notices on appeal',
  async (_, remove) => {
    const [creator, reporter, ...others] = await Promise.all(Array.from({ length: 6 }, () => makeStudent(app)));
    const [member, waiter] = [others[0]!, others.at(-1)!];
    const { id } = await makeStudyGroup(app, { by: creator!, maxMembers: 4 });
    for (const { token } of others.slice(0, 3)) await call(app, 'POST', `/study-groups/${id}/join`, { as: token });
    await call(app, 'POST', `/study-groups/${id}/waiting`, { as: waiter.token });
    await report(app, reporter!, { kind: 'group', id });
    const found: Case = await caseOf(app, anna, { kind: 'group', id });

    await remove(found.id);
    expect(await Promise.all([member, waiter, creator!, reporter!].map(endsToldTo))).toEqual([['group gone'], ['place gone'], [], []]);

    const [measure] = (await call<Measure[]>(app, 'GET', '/account/measures', { as: creator!.token })).body;
    await call(app, 'POST', `/account/measures/${measure!.id}/appeal`, { as: creator!.token, body: { text: 'Parla di esami.' } });
    const lift = { outcome: 'lifted', reason: 'È vero.' };
    expect((await call(app, 'POST', `/moderation/cases/${found.id}/appeal`, { as: bruno.token, body: lift })).status).toBe(200);
    expect(await Promise.all([member, waiter].map(endsToldTo))).toEqual([[], []]);
  },
);

const isThere = async (id: number) => (await app.db.selectFrom('study_groups').select('id').where('id', '=', id).execute()).length === 1;
const passDays = async (days: number) => {
  app.advance(days * DAY);
  await app.app.groupEnds();
  [anna, bruno] = [await again(app, anna), await again(app, bruno)];
};
const judge = async (id: number, action: 'keep' | 'remove') => {
  await report(app, await makeStudent(app), { kind: 'group', id });
  const found = await caseOf(app, anna, { kind: 'group', id });
  expect((await decideOn(app, anna, found.id, { action })).status).toBe(200);
  return found.id;
};

test('a group that an appeal restores after the day of its end gets a new week’s notice; one that was only kept does not', async () => {
  const creator = await makeStudent(app);
  const [removed, kept] = [(await makeStudyGroup(app, { by: creator })).id, (await makeStudyGroup(app, { by: creator })).id];
  await passDays(54);
  const caseId = await judge(removed, 'remove');
  await judge(kept, 'keep');
  await passDays(8);
  expect([await isThere(removed), await isThere(kept)]).toEqual([true, false]);
  const { token } = await again(app, creator);
  await call(app, 'POST', `/account/measures/${caseId}/appeal`, { as: token, body: { text: 'Parla di esami.' } });
  const lift = { outcome: 'lifted', reason: 'È vero.' };
  expect((await call(app, 'POST', `/moderation/cases/${caseId}/appeal`, { as: bruno.token, body: lift })).status).toBe(200);
  await passDays(0);
  await passDays(6.9);
  expect(await isThere(removed)).toBe(true);
  await passDays(0.2);
  expect(await isThere(removed)).toBe(false);
});

test('members and waiting people are notified when a group that was never edited as asked is deleted with its case', async () => {
  const [creator, ...others] = await Promise.all(Array.from({ length: 5 }, () => makeStudent(app)));
  const waiter = others.at(-1)!;
  const { id } = await makeStudyGroup(app, { by: creator!, maxMembers: 4 });
  for (const { token } of others.slice(0, 3)) await call(app, 'POST', `/study-groups/${id}/join`, { as: token });
  await call(app, 'POST', `/study-groups/${id}/waiting`, { as: waiter.token });
  await report(app, await makeStudent(app), { kind: 'group', id });
  await decideOn(app, anna, (await caseOf(app, anna, { kind: 'group', id })).id, { action: 'edit' });
  app.advance(200 * DAY);
  await forgetOldCases(app.services, app.app.notices);
  expect(await isThere(id)).toBe(false);
  const told = async (of: TestStudent) => endsToldTo(await again(app, of));
  expect(await Promise.all([creator!, others[0]!, waiter].map(told))).toEqual([['group gone'], ['group gone'], ['place gone']]);
});

test('what is written in a group can be reported by its members, present and removed, after moderators have removed the group', async () => {
  anna = await again(app, anna);
  const [creator, member, removed, stranger] = await Promise.all(Array.from({ length: 4 }, () => makeStudent(app)));
  const { id } = await makeStudyGroup(app, { by: creator! });
  const ask = (path: string, { token }: TestStudent, body: object = {}) =>
    call<{ id: number }>(app, 'POST', `/study-groups/${id}/${path}`, { as: token, body });
  for (const by of [member!, removed!]) await ask('join', by);
  const { alias } = await makeMessage(app, id, removed!);
  const { id: messageId } = await makeMessage(app, id, creator!, { content: 'Una cosa scritta per ferire' });
  const startsAt = new Date(app.services.now().getTime() + 3 * DAY).toISOString();
  const { id: meetingId } = (await ask('meetings', creator!, { startsAt, place: 'Aula 3' })).body;
  expect((await ask('removals', creator!, { alias })).status).toBe(200);
  await judge(id, 'remove');
  for (const thing of [{ kind: 'message', id: messageId } as const, { kind: 'meeting', id: meetingId } as const]) {
    for (const by of [member!, removed!]) expect((await report(app, by, thing)).status, thing.kind).toBe(200);
    expect(await report(app, stranger!, thing)).toMatchObject({ status: 404, body: { reason: 'thing_not_found' } });
    const found = await caseOf(app, anna, thing);
    expect((await decideOn(app, anna, found.id, { action: 'remove' })).status).toBe(200);
  }
  expect((await call<Measure[]>(app, 'GET', '/account/measures', { as: creator!.token })).body.map(({ kind }) => kind).sort()).toEqual([
    'group',
    'meeting',
    'message',
  ]);
});

test('tells only the author of a removed post or group that moderators have removed it', async () => {
  [anna] = [await again(app, anna)];
  const [author, member, reporter] = await Promise.all(Array.from({ length: 3 }, () => makeStudent(app)));
  const group = await makeStudyGroup(app, { by: author! });
  await call(app, 'POST', `/study-groups/${group.id}/join`, { as: member!.token });
  const post = await makePost(app, { by: author! });
  for (const [kind, { id }] of [
    ['group', group],
    ['post', post],
  ] as const) {
    await report(app, reporter!, { kind, id });
    await decideOn(app, anna, (await caseOf(app, anna, { kind, id })).id, REMOVAL);
  }
  const reasons = async (path: string) =>
    Promise.all([author!, member!].map(async ({ token }) => (await call<{ reason: string }>(app, 'GET', path, { as: token })).body.reason));
  expect(await reasons(`/study-groups/${group.id}`)).toEqual(['removed_by_moderators', 'group_not_found']);
  expect(await reasons(`/posts/${post.id}`)).toEqual(['removed_by_moderators', 'post_not_found']);
  expect((await call<{ reason: string }>(app, 'GET', `/posts/${post.id}`)).body.reason).toBe('post_not_found');
});
