import { expect, test } from 'vitest';
import { forgetExpired } from '../../src/server/upkeep/expired.ts';
import { tryEach } from '../../src/server/upkeep/try-each.ts';
import { inSteps, trySteps } from '../../src/server/upkeep/try-steps.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent } from '../support/factories.ts';
import { hide, REFUSAL, refuse, TIMED_OUT } from '../support/refuse.ts';

const app = useTestApp();
const DAY = 86_400_000;

const three = <Made>(make: () => Promise<Made>) => Promise.all([make(), make(), make()]);
const outcome = (work: () => Promise<void>) =>
  work().then(
    () => 'well',
    (error: Error) => error.message,
  );

test('a failing item does not stop the others, unless the database is unreachable', async () => {
  const done: number[] = [];
  const work = async (error: Error) =>
    tryEach([1, 2, 3], async (n) => {
      if (n === 2) throw error;
      done.push(n);
    });
  const error = new Error('no');
  expect(await work(error)).toEqual([error]);
  expect(done.sort()).toEqual([1, 3]);
  await expect(work(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).rejects.toThrow();
});

test('an item on which the database times out again and again holds up no other for long', async () => {
  const done = new Set<number>();
  for (let turn = 0; turn < 50; turn += 1)
    await tryEach([1, 2, 3], async (n) => {
      if (n === 1) throw Object.assign(new Error(), { code: '57014' });
      done.add(n);
    }).catch(() => {});
  expect([...done].sort()).toEqual([2, 3]);
});

test('a failing step of a chore, or one on which the database times out, does not stop later ones', async () => {
  const done: number[] = [];
  const [late, plain, returned] = [Object.assign(new Error('late'), { code: TIMED_OUT }), new Error('no'), new Error('item')];
  const steps = [
    async () => Promise.reject(late),
    async () => void done.push(1),
    async () => [returned],
    () =>
      inSteps(
        async () => Promise.reject(plain),
        async () => void done.push(2),
      ),
    async () => void done.push(3),
  ];
  expect(await trySteps(...steps)).toEqual([late, returned, plain]);
  expect(done).toEqual([1, 2, 3]);
  expect(await outcome(() => inSteps(...steps))).toBe('late');
  expect(await outcome(() => inSteps(async () => {}))).toBe('well');
});

test('of many work items, those with several failing steps stop the others only if all time out', async () => {
  const late = async () => Promise.reject(Object.assign(new Error('late'), { code: TIMED_OUT }));
  expect(
    await tryEach([1, 2], () =>
      inSteps(
        late,
        async () => {},
        async () => Promise.reject(new Error('no')),
      ),
    ),
  ).toHaveLength(4);
  await expect(tryEach([1, 2], () => inSteps(late, late))).rejects.toThrow('late');
});

test('a seat whose release fails blocks neither the release of other seats nor the purge of deleted groups', async () => {
  const [creator, member] = [await makeStudent(app), await makeStudent(app)];
  const groups = await three(() => makeStudyGroup(app, { by: creator }));
  for (const { id } of groups) {
    await call(app, 'POST', `/study-groups/${id}/join`, { as: member.token });
    await call(app, 'DELETE', `/study-groups/${id}`, { as: creator.token });
  }
  const gone = await makeStudyGroup(app, { by: creator });
  await call(app, 'DELETE', `/study-groups/${gone.id}`, { as: creator.token });
  const stuck = groups[1]!.id;
  const allow = await refuse(app.db, 'delete', 'study_group_members', { column: 'group_id', value: stuck });
  app.advance(DAY);
  const kept = async () => (await app.db.selectFrom('withdrawals').select('id').execute()).map(({ id }) => id);
  for (let turn = 0; turn < 2; turn += 1) expect(await outcome(app.app.forgetWithdrawn)).toBe(REFUSAL);
  expect(await kept()).toEqual([stuck]);
  await allow();
  expect(await outcome(app.app.forgetWithdrawn)).toBe('well');
  expect(await kept()).toEqual([]);
});

test('a mentorship request that fails to expire keeps no other from expiring or being reminded of', async () => {
  const mentor = await makeMentor(app, { capacity: 5 });
  const requests = await three(() => makeRequest(app, { mentor }));
  const stuck = requests[1]!.id;
  app.advance(3 * DAY);
  const later = await makeRequest(app, { mentor, by: await makeStudent(app) });
  app.advance(2.5 * DAY);
  expect(await outcome(app.app.lapses)).toBe('well');
  app.advance(3 * DAY);
  const allow = await refuse(app.db, 'update', 'mentorship_requests', { value: stuck });
  const rows = () => app.db.selectFrom('mentorship_requests').select(['id', 'status', 'reminded']).orderBy('id').execute();
  expect(await outcome(app.app.lapses)).toBe(REFUSAL);
  expect(await rows()).toMatchObject(
    [...requests, later]
      .sort((a, b) => a.id - b.id)
      .map(({ id }) => ({ id, status: [stuck, later.id].includes(id) ? 'pending' : 'expired', reminded: true })),
  );
  await allow();
  expect(await outcome(app.app.lapses)).toBe('well');
  expect((await rows()).filter(({ status }) => status === 'pending').map(({ id }) => id)).toEqual([later.id]);
});

test('a study group that fails to end keeps no other from ending', async () => {
  const creator = await makeStudent(app);
  const groups = await three(() => makeStudyGroup(app, { by: creator }));
  const stuck = groups[1]!.id;
  const allow = await refuse(app.db, 'delete', 'study_groups', { value: stuck });
  const left = async () => {
    const rows = await app.db.selectFrom('study_groups').select('id').execute();
    return rows.map(({ id }) => id).filter((id) => groups.some((group) => group.id === id));
  };
  app.advance(60 * DAY);
  expect(await outcome(app.app.groupEnds)).toBe('well');
  app.advance(8 * DAY);
  expect(await outcome(app.app.groupEnds)).toBe(REFUSAL);
  expect(await left()).toEqual([stuck]);
  await allow();
  expect(await outcome(app.app.groupEnds)).toBe('well');
  expect(await left()).toEqual([]);
});

test('deleted texts whose purge fails keep no seat from being released', async () => {
  const [creator, member] = [await makeStudent(app), await makeStudent(app)];
  const led = await makeStudyGroup(app, { by: creator });
  await call(app, 'POST', `/study-groups/${led.id}/join`, { as: member.token });
  const gone = await makeStudyGroup(app, { by: creator });
  for (const { id } of [led, gone]) await call(app, 'DELETE', `/study-groups/${id}`, { as: creator.token });
  const allow = await refuse(app.db, 'delete', 'withdrawals', { value: gone.id, code: TIMED_OUT });
  app.advance(DAY);
  expect(await outcome(app.app.forgetWithdrawn)).toBe(REFUSAL);
  expect((await app.db.selectFrom('withdrawals').select('id').execute()).map(({ id }) => id)).toEqual([gone.id]);
  await allow();
});

test('answers to meetings that cannot be looked up keep no study group from ending', async () => {
  const { id } = await makeStudyGroup(app, { by: await makeStudent(app) });
  app.advance(60 * DAY);
  await app.app.groupEnds();
  app.advance(8 * DAY);
  const show = await hide(app.db, 'study_group_removals');
  expect(await outcome(app.app.groupEnds)).not.toBe('well');
  await show();
  expect(await app.db.selectFrom('study_groups').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('decisions that cannot be read keep no mentorship request from expiring or being reminded of, but one that fails to expire is not reminded of', async () => {
  const mentor = await makeMentor(app, { capacity: 5 });
  const [overdue, stuck] = [await makeRequest(app, { mentor }), await makeRequest(app, { mentor })];
  app.advance(4 * DAY);
  const waiting = await makeRequest(app, { mentor });
  app.advance(5.5 * DAY);
  const allow = await refuse(app.db, 'update', 'mentorship_requests', { value: stuck.id, code: TIMED_OUT });
  const show = await hide(app.db, 'measures');
  for (let turn = 0; turn < 20; turn += 1) expect(await outcome(app.app.lapses)).not.toBe('well');
  await show();
  await allow();
  const rows = await app.db
    .selectFrom('mentorship_requests')
    .select(['id', 'status', 'reminded'])
    .where('id', 'in', [overdue.id, stuck.id, waiting.id])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: overdue.id, status: 'expired', reminded: false },
    { id: stuck.id, status: 'pending', reminded: false },
    { id: waiting.id, status: 'pending', reminded: true },
  ]);
});

test('expired rows of every kind are deleted in one turn even if the deletion of another kind times out', async () => {
  const { db, services } = app;
  const place = Buffer.alloc(16);
  const expires_on = '2000-01-01';
  await db
    .insertInto('notices')
    .values({ place, expires_on, details: Buffer.alloc(0) })
    .execute();
  const allow = await refuse(db, 'delete', 'notices', { column: 'place', value: `\\x${place.toString('hex')}`, code: TIMED_OUT });
  for (let turn = 0; turn < 5; turn += 1) {
    await db
      .insertInto('left_mailboxes')
      .values({ digest: Buffer.alloc(32, 1), ends_on: expires_on })
      .execute();
    expect(await outcome(() => forgetExpired(db, services.now()))).toBe(REFUSAL);
    expect(await db.selectFrom('left_mailboxes').select('digest').execute()).toEqual([]);
  }
  await allow();
});
