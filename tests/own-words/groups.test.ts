import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../../src/routers/limits.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
const AFTER_UNDO_MS = (UNDO_SECONDS + UNDO_GRACE_SECONDS + 1) * 1000;

const change = (id: number, by: TestStudent, body: object) =>
  call<StudyGroup & { reason: string }>(app, 'PATCH', `/study-groups/${id}`, { as: by.token, body });
const join = (id: number, by: TestStudent) => call<StudyGroup>(app, 'POST', `/study-groups/${id}/join`, { as: by.token });
const leave = (id: number, by: TestStudent) => call<StudyGroup>(app, 'DELETE', `/study-groups/${id}/join`, { as: by.token });
const wait = (id: number, by: TestStudent) => call<StudyGroup>(app, 'POST', `/study-groups/${id}/waiting`, { as: by.token });
const remove = (id: number, by: TestStudent) => call<{ handedOver: boolean }>(app, 'DELETE', `/study-groups/${id}`, { as: by.token });
const restore = (id: number, by: TestStudent) => call<StudyGroup>(app, 'POST', `/study-groups/${id}/restore`, { as: by.token });
const seenBy = async (id: number, by: TestStudent) =>
  (await call<StudyGroup[]>(app, 'GET', '/study-groups?limit=50', { as: by.token })).body.find((group) => group.id === id);

/** A creator, and members in the order in which they joined. */
async function groupOf(members: number, fields: Record<string, unknown> = {}) {
  const creator = await makeStudent(app);
  const group = await makeStudyGroup(app, { by: creator, ...fields });
  const others: TestStudent[] = [];
  for (let count = 0; count < members; count += 1) {
    others.push(await makeStudent(app));
    await join(group.id, others[count]!);
  }
  return { creator, others, group };
}

describe('editing a group', () => {
  test('changes only the given fields', async () => {
    const { creator, group } = await groupOf(0, { description: 'Insieme', schedule: 'Lunedì', location: 'Biblioteca', tags: ['orale'] });
    const { body } = await change(group.id, creator, { title: ' Nuovo titolo ', schedule: null });
    expect(body).toEqual({ ...group, title: 'Nuovo titolo', schedule: null, editedAt: expect.any(String) });
    expect(await seenBy(group.id, creator)).toEqual(body);
  });

  test('makes it searchable by its new subject, university and faculty', async () => {
    const { creator, group } = await groupOf(0);
    await change(group.id, creator, { subject: 'Cristallografia', university: 'Università di Pisa', faculty: 'Geologia' });
    for (const query of ['q=cristallo', 'university=universita+di+pisa', 'faculty=geologia']) {
      const { body } = await call<StudyGroup[]>(app, 'GET', `/study-groups?${query}`, { as: creator.token });
      expect(body.map(({ id }) => id)).toEqual([group.id]);
    }
  });

  test('drops the location when the group goes online', async () => {
    const { creator, group } = await groupOf(0, { location: 'Biblioteca' });
    expect((await change(group.id, creator, { meetingType: 'online' })).body.location).toBeNull();
  });

  test('cannot make the group smaller than its membership', async () => {
    const { creator, group } = await groupOf(4, { maxMembers: 6 });
    expect(await change(group.id, creator, { maxMembers: 4 })).toMatchObject({ status: 409, body: { reason: 'group_too_small' } });
    expect((await change(group.id, creator, { maxMembers: 5 })).status).toBe(200);
    expect((await join(group.id, await makeStudent(app))).status).toBe(409);
  });

  test('follows the language rules and the validation of the form', async () => {
    const { creator, group } = await groupOf(0);
    expect(await change(group.id, creator, { description: 'Sei uno stronzo, fai schifo a tutti.' })).toMatchObject({
      status: 403,
      body: { reason: 'content_blocked' },
    });
    for (const body of [{ title: '' }, { title: null }, { maxMembers: 3 }, { subject: '  ' }, { meetingType: 'altrove' }]) {
      expect((await change(group.id, creator, body)).status).toBe(400);
    }
    expect(await seenBy(group.id, creator)).toEqual(group);
  });
});

describe('a group that moderators have removed', () => {
  const noticesOf = async (by: TestStudent) => (await call<Notice[]>(app, 'GET', '/notices', { as: by.token })).body;
  const removedGroup = async (fields?: Record<string, unknown>) => {
    const made = await groupOf(1, fields);
    await app.db.updateTable('study_groups').set({ withheld: 'removed' }).where('id', '=', made.group.id).execute();
    return made;
  };

  test('cannot be edited', async () => {
    const { creator, group } = await removedGroup();
    expect(await change(group.id, creator, { title: 'Altro' })).toMatchObject({ status: 404, body: { reason: 'group_not_found' } });
  });

  test('is deleted without a notice, and handed to nobody', async () => {
    const { creator, others, group } = await removedGroup();
    expect(await remove(group.id, creator)).toMatchObject({ status: 200, body: { handedOver: false } });
    expect(await app.db.selectFrom('study_groups').select('id').where('id', '=', group.id).execute()).toEqual([]);
    await app.app.notices.run();
    expect(await noticesOf(others[0]!)).toEqual([]);
  });

  test('disappears from the notices too', async () => {
    const { creator, group } = await groupOf(1);
    await app.app.notices.run();
    expect(await noticesOf(creator)).toMatchObject([{ kind: 'group', event: 'joined', excerpt: group.title }]);
    await app.db.updateTable('study_groups').set({ withheld: 'removed' }).where('id', '=', group.id).execute();
    expect(await noticesOf(creator)).toEqual([]);
  });
});

describe('deleting a group with other members', () => {
  test('hands it to the member who joined first, and does not reveal who led it before', async () => {
    const { creator, others, group } = await groupOf(3, { description: 'Insieme' });
    expect((await remove(group.id, creator)).body).toMatchObject({ deleted: true, handedOver: true });
    const seen = await seenBy(group.id, others[0]!);
    expect(seen).toMatchObject({ mine: true, joined: true, description: 'Insieme' });
    expect(seen!.creatorId).not.toBe(group.creatorId);
    expect(await seenBy(group.id, others[1]!)).toMatchObject({ mine: false, joined: true });
    expect(await seenBy(group.id, creator)).toMatchObject({ mine: false, joined: false });
    expect((await change(group.id, others[0]!, { title: 'Si continua' })).status).toBe(200);
  });

  test('answers the same when it is repeated while it can be undone, because the first response may be lost', async () => {
    const { creator, others, group } = await groupOf(2);
    const first = await remove(group.id, creator);
    expect(first.body).toMatchObject({ handedOver: true });
    app.advance(10_000);
    expect(await remove(group.id, creator)).toMatchObject({ status: 200, body: first.body });
    // Nothing else has happened, and closing it for the others takes its leader.
    expect(await seenBy(group.id, others[0]!)).toMatchObject({ mine: true, currentMembers: 3 });
    expect((await call(app, 'DELETE', `/study-groups/${group.id}?close=true`, { as: creator.token })).status).toBe(403);
    for (const other of [others[1]!, await makeStudent(app)]) expect((await remove(group.id, other)).status).toBe(403);
    expect((await restore(group.id, creator)).body).toMatchObject({ mine: true, joined: true });
    expect((await remove(group.id, creator)).body).toMatchObject({ handedOver: true });
    app.advance(AFTER_UNDO_MS);
    expect((await remove(group.id, creator)).status).toBe(403);
  });

  test('goes by who has been a member longest without a break', async () => {
    const { creator, others, group } = await groupOf(2);
    await call(app, 'DELETE', `/study-groups/${group.id}/join`, { as: others[0]!.token });
    await join(group.id, others[0]!);
    await remove(group.id, creator);
    expect((await seenBy(group.id, others[1]!))?.mine).toBe(true);
  });

  test('can be undone, and restores the creator’s old id', async () => {
    const { creator, others, group } = await groupOf(2);
    await remove(group.id, creator);
    expect((await restore(group.id, others[0]!)).status).toBe(200);
    expect((await restore(group.id, others[1]!)).status).toBe(404);
    expect((await restore(group.id, creator)).body).toMatchObject({
      mine: true,
      joined: true,
      creatorId: group.creatorId,
      currentMembers: 3,
    });
    expect((await seenBy(group.id, others[0]!))?.mine).toBe(false);
    expect((await restore(group.id, creator)).status).toBe(200);
  });

  test('keeps the creator’s place during the undo period, then gives it to a waiter', async () => {
    const { creator, others, group } = await groupOf(3, { maxMembers: 4 });
    const waiting = await makeStudent(app);
    const position = async () => (await seenBy(group.id, waiting))!.waitingPosition;
    await call(app, 'POST', `/study-groups/${group.id}/waiting`, { as: waiting.token });
    await remove(group.id, creator);
    expect(await seenBy(group.id, creator)).toMatchObject({ joined: false, currentMembers: 4 });
    for (const who of [creator, await makeStudent(app)]) expect((await join(group.id, who)).status).toBe(409);
    app.advance(UNDO_SECONDS * 1000);
    await app.app.forgetWithdrawn();
    expect(await position()).toBe(1);
    expect((await restore(group.id, creator)).body).toMatchObject({ mine: true, joined: true, currentMembers: 4 });
    await app.app.forgetWithdrawn();
    await remove(group.id, creator);
    app.advance(AFTER_UNDO_MS);
    await Promise.all([app.app.forgetWithdrawn(), app.app.forgetWithdrawn()]);
    expect(await seenBy(group.id, waiting)).toMatchObject({ joined: true, waitingPosition: null, currentMembers: 4 });
    expect((await restore(group.id, creator)).status).toBe(404);
    await app.app.notices.run();
    const { body: notices } = await call<{ kind: string }[]>(app, 'GET', '/notices', { as: waiting.token });
    expect(notices.map(({ kind }) => kind)).toEqual(['place']);
    // With nobody waiting, the place of the next leader just becomes free.
    await remove(group.id, others[0]!);
    app.advance(AFTER_UNDO_MS);
    await app.app.forgetWithdrawn();
    expect(await seenBy(group.id, waiting)).toMatchObject({ currentMembers: 3 });
  });

  test('can be undone by a creator who is on the waiting list, which goes on working', async () => {
    const { creator, others, group } = await groupOf(3, { maxMembers: 4 });
    const [next, last] = [await makeStudent(app), await makeStudent(app)];
    await remove(group.id, creator);
    for (const who of [creator, next, last]) expect((await wait(group.id, who)).status).toBe(200);
    expect((await restore(group.id, creator)).body).toMatchObject({ mine: true, joined: true, waitingPosition: null });
    expect((await seenBy(group.id, next))?.waitingPosition).toBe(1);
    // A member who is on the waiting list does not block the others either.
    const keyOf = ({ accountId }: TestStudent) => app.services.pseudonyms.key('group', group.id, accountId);
    await app.db
      .insertInto('study_group_waiting')
      .values({ group_id: group.id, waiter_key: keyOf(others[1]!) })
      .execute();
    await sql`update study_group_waiting set seat = -1 where group_id = ${group.id} and waiter_key = ${keyOf(others[1]!)}`.execute(app.db);
    expect(await leave(group.id, others[0]!)).toMatchObject({ status: 200, body: { currentMembers: 4 } });
    expect(await seenBy(group.id, next)).toMatchObject({ joined: true, waitingPosition: null });
    expect(await seenBy(group.id, others[1]!)).toMatchObject({ joined: true, waitingPosition: null });
    expect((await change(group.id, creator, { maxMembers: 5 })).body).toMatchObject({ currentMembers: 5 });
    expect(await seenBy(group.id, last)).toMatchObject({ joined: true, waitingPosition: null });
  });

  test('gives the kept place to a waiter when the creator has rejoined before the undo', async () => {
    const { creator, others, group } = await groupOf(3, { maxMembers: 4 });
    const waiting = await makeStudent(app);
    await remove(group.id, creator);
    await leave(group.id, others[1]!);
    expect((await join(group.id, creator)).body).toMatchObject({ joined: true, mine: false, currentMembers: 4 });
    await wait(group.id, waiting);
    expect((await restore(group.id, creator)).body).toMatchObject({ mine: true, joined: true, currentMembers: 4 });
    expect(await seenBy(group.id, waiting)).toMatchObject({ joined: true, waitingPosition: null });
    await app.app.notices.run();
    const { body: notices } = await call<{ kind: string }[]>(app, 'GET', '/notices', { as: waiting.token });
    expect(notices.map(({ kind }) => kind)).toEqual(['place']);
  });

  test('gives up a kept place when the next leader leaves or closes the group', async () => {
    const { creator, others, group } = await groupOf(3, { maxMembers: 4 });
    const waiting = await makeStudent(app);
    await call(app, 'POST', `/study-groups/${group.id}/waiting`, { as: waiting.token });
    await remove(group.id, creator);
    await remove(group.id, others[0]!);
    expect(await seenBy(group.id, waiting)).toMatchObject({ joined: true });
    expect((await restore(group.id, creator)).status).toBe(404);
    await call(app, 'DELETE', `/study-groups/${group.id}?close=true`, { as: others[1]!.token });
    expect((await restore(group.id, others[1]!)).body).toMatchObject({ mine: true, currentMembers: 3 });
  });

  test('hands it over again for each next leader, until the last one deletes it', async () => {
    const { creator, others, group } = await groupOf(2);
    for (const leader of [creator, others[0]!]) expect((await remove(group.id, leader)).body.handedOver).toBe(true);
    expect((await remove(group.id, others[1]!)).body.handedOver).toBe(false);
    expect(await seenBy(group.id, creator)).toBeUndefined();
    expect((await join(group.id, creator)).status).toBe(404);
  });
});
