import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
let anna: TestStudent;
let bruno: TestStudent;

beforeAll(async () => {
  anna = await makeStudent(app);
  bruno = await makeStudent(app);
});

const list = async (query: string, as = bruno.token) => (await call<StudyGroup[]>(app, 'GET', `/study-groups${query}`, { as })).body;

async function counted(id: number) {
  const group = await app.db.selectFrom('study_groups').select('current_members').where('id', '=', id).executeTakeFirstOrThrow();
  const members = await app.db.selectFrom('study_group_members').select('member_key').where('group_id', '=', id).execute();
  return { counter: group.current_members, rows: members.length };
}

describe('joining and leaving', () => {
  test('joining returns the group, and joining again changes nothing', async () => {
    const { id } = await makeStudyGroup(app);
    const joined = await call<StudyGroup>(app, 'POST', `/study-groups/${id}/join`, { as: bruno.token });
    expect(joined).toMatchObject({ status: 200, body: { id, currentMembers: 2, joined: true, mine: false } });
    expect((await call(app, 'POST', `/study-groups/${id}/join`, { as: bruno.token })).body).toEqual(joined.body);
  });

  test('joining a full group returns 409 to others and 200 to members; leaving frees a place', async () => {
    const { id } = await makeStudyGroup(app, { maxMembers: 4 });
    const others = await Promise.all([makeStudent(app), makeStudent(app), makeStudent(app)]);
    for (const other of others) expect((await call(app, 'POST', `/study-groups/${id}/join`, { as: other.token })).status).toBe(200);
    const refused = await call(app, 'POST', `/study-groups/${id}/join`, { as: bruno.token });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'group_full', message: 'Questo gruppo è al completo' } });
    expect((await call(app, 'POST', `/study-groups/${id}/join`, { as: others[0].token })).status).toBe(200);
    const left = await call(app, 'DELETE', `/study-groups/${id}/join`, { as: others[0].token });
    expect(left).toMatchObject({ status: 200, body: { currentMembers: 3, joined: false } });
    expect((await call(app, 'POST', `/study-groups/${id}/join`, { as: bruno.token })).body).toMatchObject({
      currentMembers: 4,
      joined: true,
    });
  });

  test('waiters get places in order when members leave or the group grows, and are notified', async () => {
    const { id } = await makeStudyGroup(app, { by: anna, maxMembers: 4 });
    const at = (method: 'POST' | 'DELETE', what: string, { token }: TestStudent) =>
      call<StudyGroup>(app, method, `/study-groups/${id}/${what}`, { as: token });
    const [leaver, second, third, first, next, last] = await Promise.all(Array.from({ length: 6 }, () => makeStudent(app)));
    expect(await at('POST', 'waiting', bruno)).toMatchObject({ status: 409, body: { reason: 'not_full' } });
    expect(await at('DELETE', 'waiting', bruno)).toMatchObject({ status: 409, body: { reason: 'not_full' } });
    for (const member of [leaver!, second!, third!]) await at('POST', 'join', member);
    expect((await at('POST', 'waiting', first!)).body).toMatchObject({ waitingPosition: 1, joined: false, currentMembers: 4 });
    expect((await at('POST', 'waiting', bruno)).body.waitingPosition).toBe(2);
    for (const waiter of [next!, last!]) await at('POST', 'waiting', waiter);
    expect((await at('POST', 'waiting', first!)).body.waitingPosition).toBe(1);
    expect((await at('POST', 'waiting', anna)).body).toMatchObject({ waitingPosition: null, joined: true });
    expect((await at('DELETE', 'waiting', bruno)).body.waitingPosition).toBeNull();
    expect((await list('?limit=1', last!.token))[0]).toMatchObject({ id, waitingPosition: 3 });
    expect((await list('?limit=1'))[0]).toMatchObject({ id, waitingPosition: null });

    expect((await at('DELETE', 'join', leaver!)).body).toMatchObject({ joined: false, currentMembers: 4, waitingPosition: null });
    const read = async ({ token }: TestStudent) => (await call<StudyGroup>(app, 'GET', `/study-groups/${id}`, { as: token })).body;
    expect(await read(first!)).toMatchObject({ joined: true, waitingPosition: null });
    expect(await read(last!)).toMatchObject({ joined: false, waitingPosition: 2 });
    const grown = await call<StudyGroup>(app, 'PATCH', `/study-groups/${id}`, { as: anna.token, body: { maxMembers: 5 } });
    expect(grown.body).toMatchObject({ currentMembers: 5, maxMembers: 5, mine: true });
    expect(await read(next!)).toMatchObject({ joined: true });

    await call(app, 'POST', '/account/delete', { as: last!.token, body: { password: STUDENT_PASSWORD, texts: 'detach' } });
    app.advance(12 * 3_600_000);
    await app.app.erasures.run();
    expect(await app.db.selectFrom('study_group_waiting').selectAll().where('group_id', '=', id).execute()).toEqual([]);
    await at('POST', 'waiting', bruno);
    await call(app, 'POST', '/account/delete', { as: second!.token, body: { password: STUDENT_PASSWORD, texts: 'erase' } });
    app.advance(80 * 3_600_000);
    await app.app.erasures.run();
    expect(await read(bruno)).toMatchObject({ joined: true, currentMembers: 5 });
    await app.app.notices.run();
    for (const told of [first!, next!, bruno]) {
      const { body } = await call<Notice[]>(app, 'GET', '/notices', { as: told.token });
      expect(body.filter(({ kind }) => kind === 'place')).toMatchObject([{ groupId: id }]);
    }
  });

  test.each(['full', 'no longer full'])(
    'a waiter who leaves the list just after getting a place stays a member: the group is %s',
    async (state) => {
      const { id } = await makeStudyGroup(app, { by: anna, maxMembers: 4 });
      const at = (method: 'POST' | 'DELETE', what: string, { token }: TestStudent) =>
        call<StudyGroup>(app, method, `/study-groups/${id}/${what}`, { as: token });
      const [leaver, other, third] = await Promise.all(Array.from({ length: 3 }, () => makeStudent(app)));
      for (const member of [leaver!, other!, third!]) await at('POST', 'join', member);
      await at('POST', 'waiting', bruno);
      await at('DELETE', 'join', leaver!);
      if (state !== 'full') await at('DELETE', 'join', other!);
      for (const method of ['DELETE', 'POST'] as const)
        expect(await at(method, 'waiting', bruno)).toMatchObject({ status: 200, body: { joined: true, waitingPosition: null } });
    },
  );

  test.each(['before', 'after'])(
    'a place that becomes free %s its erasure is planned skips a deleted account on the waiting list',
    async (when) => {
      const { id } = await makeStudyGroup(app, { by: anna, maxMembers: 4 });
      const as = ({ token }: TestStudent, method: 'GET' | 'POST' | 'DELETE', path = '') =>
        call<StudyGroup>(app, method, `/study-groups/${id}${path}`, { as: token });
      const [leaver, ...others] = await Promise.all(Array.from({ length: 4 }, () => makeStudent(app)));
      for (const member of [leaver!, ...others.slice(0, 2)]) await as(member, 'POST', '/join');
      const gone = others[2]!;
      for (const waiter of [gone, bruno]) await as(waiter, 'POST', '/waiting');
      await call(app, 'POST', '/account/delete', { as: gone.token, body: { password: STUDENT_PASSWORD, texts: 'detach' } });
      if (when === 'after') await app.app.erasures.run();
      expect((await as(bruno, 'GET')).body.waitingPosition).toBe(2);
      expect((await as(leaver!, 'DELETE', '/join')).body.currentMembers).toBe(4);
      expect((await as(bruno, 'GET')).body).toMatchObject({ joined: true, currentMembers: 4 });
      app.advance(16 * 3_600_000);
      await app.app.erasures.run();
      expect(await counted(id)).toEqual({ counter: 4, rows: 4 });
      expect((await as(bruno, 'GET')).body).toMatchObject({ joined: true, currentMembers: 4 });
    },
  );

  test('leaving as a non-member changes nothing, and the creator cannot leave', async () => {
    const { id } = await makeStudyGroup(app, { by: anna });
    expect(await call(app, 'DELETE', `/study-groups/${id}/join`, { as: bruno.token })).toMatchObject({
      status: 200,
      body: { currentMembers: 1, joined: false },
    });
    const refused = await call(app, 'DELETE', `/study-groups/${id}/join`, { as: anna.token });
    expect(refused).toMatchObject({ status: 403, body: { reason: 'creator_cannot_leave' } });
    expect((await call(app, 'POST', `/study-groups/${id}/join`, { as: anna.token })).body).toMatchObject({
      currentMembers: 1,
      joined: true,
    });
  });

  test.each(['POST', 'DELETE'] as const)('%s refuses guests, unknown groups and malformed ids', async (method) => {
    expect((await call(app, method, '/study-groups/1/join')).status).toBe(401);
    expect(await call(app, method, '/study-groups/2147483647/join', { as: anna.token })).toMatchObject({
      status: 404,
      body: { reason: 'group_not_found' },
    });
    for (const id of ['0', '-1', '1.5', 'abc', '99999999999', '%00', "1'--"]) {
      expect([400, 404], id).toContain(
        (await call(app, method, `/study-groups/${encodeURIComponent(id)}/join`, { as: anna.token })).status,
      );
    }
  });

  test('a listed group contains no member key', async () => {
    const { id } = await makeStudyGroup(app, { by: anna });
    await call(app, 'POST', `/study-groups/${id}/join`, { as: bruno.token });
    const member = await app.db.selectFrom('study_group_members').select('member_key').where('group_id', '=', id).execute();
    const seen = await call<StudyGroup[]>(app, 'GET', '/study-groups?limit=1', { as: (await makeStudent(app)).token });
    expect(member).toHaveLength(2);
    for (const { member_key } of member) expect(JSON.stringify(seen.body)).not.toContain(member_key);
  });
});

describe('250 parallel requests', () => {
  test('a group of 15 gets exactly 15 members, the others get 409, and waiters get places in order', async () => {
    const { id } = await makeStudyGroup(app, { maxMembers: 15 });
    const students = await Promise.all(Array.from({ length: 250 }, () => makeStudent(app)));
    const answers = await Promise.all(students.map((student) => call(app, 'POST', `/study-groups/${id}/join`, { as: student.token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(14);
    expect(answers.filter(({ status, body }) => status === 409 && body['reason'] === 'group_full')).toHaveLength(236);
    expect(await counted(id)).toEqual({ counter: 15, rows: 15 });

    // All refused students start to wait in parallel. Then, also in parallel, the members leave, the first hundred waiters try to join,
    // and the other waiters give up.
    const members = students.filter((_, n) => answers[n]!.status === 200);
    const refused = students.filter((_, n) => answers[n]!.status !== 200);
    const path = `/study-groups/${id}`;
    const waiting = await Promise.all(refused.map((student) => call<StudyGroup>(app, 'POST', `${path}/waiting`, { as: student.token })));
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set([200]));
    const keyOf = ({ accountId }: TestStudent) => app.services.pseudonyms.key('group', id, accountId);
    const keys = async (table: 'study_group_members' | 'study_group_waiting') =>
      (
        await sql<{ key: string }>`
        select ${sql.ref(table === 'study_group_members' ? 'member_key' : 'waiter_key')} as key from ${sql.table(table)}
        where group_id = ${id} order by seat`.execute(app.db)
      ).rows.map(({ key }) => key);
    const queue = await keys('study_group_waiting');
    expect(waiting.map(({ body }) => body.waitingPosition).sort((a, b) => a! - b!)).toEqual(queue.map((_, n) => n + 1));

    const inOrder = queue.map((key) => refused.find((student) => keyOf(student) === key)!);
    const calls: [method: 'POST' | 'DELETE', path: string, by: TestStudent][] = [
      ...members.map((member) => ['DELETE', `${path}/join`, member] as const),
      ...inOrder.slice(0, 100).map((student) => ['POST', `${path}/join`, student] as const),
      ...inOrder.slice(100).map((student) => ['DELETE', `${path}/waiting`, student] as const),
    ].map((asked) => [...asked]);
    const turns = calls.map((asked, n) => ({ asked, at: (n * 97) % calls.length })).sort((a, b) => a.at - b.at);
    const outcomes = await Promise.all(
      turns.map(async ({ asked: [method, where, by] }) => (await call(app, method, where, { as: by.token })).status),
    );
    expect(outcomes.filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(await counted(id)).toEqual({ counter: 15, rows: 15 });
    // In waiting order, and each once.
    expect((await keys('study_group_members')).slice(1)).toEqual(queue.slice(0, 14));
    expect(await keys('study_group_waiting')).toEqual(queue.slice(14, 100));
  });

  test('joins and leaves by the same five students do not deadlock, and the counter equals the rows', async () => {
    const { id } = await makeStudyGroup(app, { maxMembers: 4 });
    const students = await Promise.all(Array.from({ length: 5 }, () => makeStudent(app)));
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, n) =>
        call(app, n % 3 === 0 ? 'DELETE' : 'POST', `/study-groups/${id}/join`, { as: students[n % 5]!.token }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { counter, rows } = await counted(id);
    expect(counter).toBe(rows);
    expect(rows).toBeLessThanOrEqual(4);
  });

  test('a join and a leave by the same person do not deadlock', async () => {
    const { id } = await makeStudyGroup(app, { by: anna });
    await call(app, 'POST', `/study-groups/${id}/join`, { as: bruno.token });
    const member_key = app.services.pseudonyms.key('group', id, bruno.accountId);
    const leaving = await app.db.transaction().execute(async (joining) => {
      await sql`select id from study_groups where id = ${id} for no key update`.execute(joining);
      const answer = call(app, 'DELETE', `/study-groups/${id}/join`, { as: bruno.token });
      await sleep(200);
      await sql`insert into study_group_members values (${id}, ${member_key}) on conflict do nothing`.execute(joining);
      return { answer };
    });
    expect(await leaving.answer).toMatchObject({ status: 200, body: { joined: false, currentMembers: 1 } });
  });
});

test('the database itself refuses a sixteenth member', async () => {
  const { id } = await makeStudyGroup(app, { maxMembers: 15 });
  const rows = Array.from({ length: 15 }, (_, n) => ({ group_id: id, member_key: `${n}`.padStart(22, 'k') }));
  await expect(app.db.insertInto('study_group_members').values(rows).execute()).rejects.toThrow(/check constraint/);
  await app.db.insertInto('study_group_members').values(rows.slice(1)).execute();
  await app.db.deleteFrom('study_groups').where('id', '=', id).execute();
  expect(await app.db.selectFrom('study_group_members').selectAll().where('group_id', '=', id).execute()).toEqual([]);
});
