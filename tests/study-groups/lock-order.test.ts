import { sql, type Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../db/tables.ts';
import { whileBlocked } from '../support/blocked.ts';
import { makeMessage } from '../support/factories-study-groups.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { useRooms } from './rooms.ts';

const { app, asked, inDays, makeRoom, meetings } = useRooms();
let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await Promise.all([makeStudent(app), makeStudent(app)]);
});

const keyOf = (id: number, { accountId }: TestStudent) => app.services.pseudonyms.key('group', id, accountId);
/** Sends a request while another transaction locks the group’s row; that transaction then runs `finish`. */
const askedWhile = (id: number, finish: (trx: Kysely<Tables>) => Promise<unknown>, ...ask: Parameters<typeof asked>) =>
  whileBlocked(app.db, {
    lock: (trx) => sql`select from study_groups where id = ${id} for update`.execute(trx),
    start: () => asked(...ask),
    finish,
  });
const end = (id: number) => (trx: Kysely<Tables>) => trx.deleteFrom('study_groups').where('id', '=', id).execute();
const answersIn = async (meetingId: number) =>
  app.db.selectFrom('study_group_answers').select('coming').where('meeting_id', '=', meetingId).execute();

async function makeMeeting(id: number) {
  const { body } = await asked('POST', `${id}/meetings`, anna, { startsAt: inDays(2) });
  return body.id;
}

test('a member who is handed the group while leaving it becomes its leader and stays', async () => {
  const id = await makeRoom(anna, bruno);
  const handOver = (trx: Kysely<Tables>) =>
    trx
      .updateTable('study_groups')
      .set({ creator_key: keyOf(id, bruno) })
      .where('id', '=', id)
      .execute();
  expect(await askedWhile(id, handOver, 'DELETE', `${id}/join`, bruno)).toMatchObject({
    status: 403,
    body: { reason: 'creator_cannot_leave', message: expect.stringContaining('lo guidi tu') },
  });
  expect((await asked('GET', `${id}`, bruno)).body).toMatchObject({ mine: true, joined: true, currentMembers: 2 });
});

test('a member who leaves while answering a meeting leaves no answer behind', async () => {
  const id = await makeRoom(anna, bruno);
  const meetingId = await makeMeeting(id);
  const leave = (trx: Kysely<Tables>) => trx.deleteFrom('study_group_members').where('member_key', '=', keyOf(id, bruno)).execute();
  const answer = await askedWhile(id, leave, 'POST', `${id}/meetings/${meetingId}/answer`, bruno, { coming: true });
  expect(answer).toMatchObject({ status: 403, body: { reason: 'members_only' } });
  expect(await answersIn(meetingId)).toEqual([]);
});

test('a member who leaves while proposing a meeting proposes none', async () => {
  const id = await makeRoom(anna, bruno);
  const leave = (trx: Kysely<Tables>) => trx.deleteFrom('study_group_members').where('member_key', '=', keyOf(id, bruno)).execute();
  expect(await askedWhile(id, leave, 'POST', `${id}/meetings`, bruno, { startsAt: inDays(2) })).toMatchObject({
    status: 403,
    body: { reason: 'members_only' },
  });
  expect(await meetings(id, anna)).toEqual([]);
});

test('leaving, writing, replying or proposing a meeting while the group is deleted is refused without a deadlock', async () => {
  const rooms = await Promise.all(Array.from({ length: 4 }, () => makeRoom(anna, bruno)));
  const [left, written, replied, proposed] = rooms as [number, number, number, number];
  expect(await askedWhile(proposed, end(proposed), 'POST', `${proposed}/meetings`, bruno, { startsAt: inDays(2) })).toMatchObject({
    status: 404,
    body: { reason: 'group_not_found' },
  });
  const meetingId = await makeMeeting(left);
  await asked('POST', `${left}/meetings/${meetingId}/answer`, bruno, { coming: true });
  expect(await askedWhile(left, end(left), 'DELETE', `${left}/join`, bruno)).toMatchObject({ status: 404 });
  const said = { content: 'Domani porto gli appunti' };
  await makeMessage(app, written, bruno);
  const answer = await askedWhile(written, end(written), 'POST', `${written}/messages`, bruno, said);
  expect(answer.body.reason).toMatch(/members_only|group_not_found/);
  const { id: parentId } = await makeMessage(app, replied, bruno);
  expect(await askedWhile(replied, end(replied), 'POST', `${replied}/messages`, bruno, { ...said, parentId })).toMatchObject({
    status: 404,
  });
});

test('restoring a group while its kept seat is released returns 404 without a deadlock', async () => {
  const id = await makeRoom(anna, bruno);
  expect((await asked('DELETE', `${id}`, anna)).status).toBe(200);
  const release = (trx: Kysely<Tables>) => trx.deleteFrom('withdrawals').where('kind', '=', 'study_groups').where('id', '=', id).execute();
  expect(await askedWhile(id, release, 'POST', `${id}/restore`, anna)).toMatchObject({ status: 404 });
});
