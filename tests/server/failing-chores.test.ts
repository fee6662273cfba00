import { expect, test } from 'vitest';
import { tryEach } from '../../src/server/upkeep/try-each.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent } from '../support/factories.ts';
import { REFUSAL, refuse } from '../support/refuse.ts';

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
