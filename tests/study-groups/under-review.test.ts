import { beforeAll, describe, expect, test } from 'vitest';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { deleteAccount, exportOf } from '../account/life.ts';
import { FOUNDERS, HEIRS, inheritedGroups } from './inherited.ts';

const app = useTestApp(MODERATED);
const HOUR = 3_600_000;
const { as, read, cover, toldTo, makeGroup, handOver, makeInherited } = inheritedGroups(app);

let anna: TestStudent;
beforeAll(async () => void ([anna] = await makeModerators(app)));

describe('a group under review', () => {
  test('is hidden from an heir everywhere, but not from its author', async () => {
    const led = await makeInherited();
    const { id, founder, heir, reader, thing } = led;
    expect((await toldTo(heir)).map(({ event }) => event)).toEqual(['leading']);
    await report(app, reader, thing);
    await cover(id);
    expect(await read(heir, id)).toMatchObject({ mine: true, title: '', subject: '', description: null, underReview: true });
    const { body: own } = await call<StudyGroup[]>(app, 'GET', '/account/study-groups', { as: heir.token });
    const { body: all } = await call<StudyGroup[]>(app, 'GET', '/study-groups', { as: heir.token });
    const seen = [own, all.filter((group) => group.id === id), await toldTo(heir), (await exportOf(app, heir)).body];
    expect(seen.map((part) => JSON.stringify(part).includes(FOUNDERS.title))).toEqual([false, false, false, false]);
    expect(await read(founder, id)).toMatchObject({ ...FOUNDERS, mine: false, written: true });
    expect((await caseOf(app, anna, thing)).actions).toEqual(['keep', 'remove', 'warn', 'pause', 'close']);
    const { id: caseId } = await caseOf(app, anna, thing);
    expect(await decideOn(app, anna, caseId, { action: 'edit' })).toMatchObject({ status: 400, body: { reason: 'action_not_possible' } });
  });

  test('cannot be rewritten by an heir before the decision, but can be resized', async () => {
    const { id, heir, reader, thing } = await makeInherited();
    await report(app, reader, thing);
    await cover(id);
    for (const change of [HEIRS, { description: null }, { tags: ['orale'] }])
      expect(await as(heir, 'PATCH', `${id}`, change)).toMatchObject({ status: 409, body: { reason: 'group_under_review' } });
    expect((await as(heir, 'PATCH', `${id}`, { maxMembers: 10 })).body).toMatchObject({ maxMembers: 10, title: '' });
    const found = await caseOf(app, anna, thing);
    expect(found.texts.map(({ text }) => text)).toContain(FOUNDERS.description);
    await decideOn(app, anna, found.id, { action: 'keep' });
    expect((await as(heir, 'PATCH', `${id}`, HEIRS)).body).toMatchObject({ ...HEIRS, written: true });
  });

  test('cannot be handed over before the decision, but can be closed', async () => {
    const led = await makeGroup();
    const { id, founder, heir, reader, thing } = led;
    await report(app, reader, thing);
    await cover(id);
    expect(await as(founder, 'DELETE', `${id}`)).toMatchObject({ status: 409, body: { reason: 'group_under_review' } });
    expect(await read(founder, id)).toMatchObject({ ...FOUNDERS, mine: true, joined: true });
    await decideOn(app, anna, (await caseOf(app, anna, thing)).id, { action: 'edit' });
    expect(await as(founder, 'DELETE', `${id}`)).toMatchObject({ status: 409 });
    expect((await as(founder, 'PATCH', `${id}`, { title: 'Detto meglio' })).status).toBe(200);
    await decideOn(app, anna, (await caseOf(app, anna, thing)).id, { action: 'keep' });
    await handOver(led);
    expect(await read(heir, id)).toMatchObject({ mine: true, title: 'Detto meglio' });

    const other = await makeGroup();
    await cover(other.id);
    expect((await as(other.founder, 'DELETE', `${other.id}?close=true`)).body).toMatchObject({ deleted: true, handedOver: false });
  });

  test('lets nobody in, nor on its waiting list, who cannot read it', async () => {
    const { id, founder, heir, reader } = await makeGroup();
    const moderator = await again(app, anna);
    await as(founder, 'PATCH', `${id}`, { maxMembers: 4 });
    await as(await makeStudent(app), 'POST', `${id}/join`);
    await cover(id);
    const refused = { status: 409, body: { reason: 'group_under_review' } };
    for (const way of ['join', 'waiting']) expect(await as(reader, 'POST', `${id}/${way}`)).toMatchObject(refused);
    expect(await as(heir, 'POST', `${id}/join`)).toMatchObject({ status: 200, body: { joined: true, currentMembers: 3 } });
    expect(await as(moderator, 'POST', `${id}/join`)).toMatchObject({ status: 200, body: { joined: true, currentMembers: 4 } });
    expect(await as(reader, 'POST', `${id}/waiting`)).toMatchObject(refused);

    await app.db.updateTable('study_groups').set({ withheld: null }).where('id', '=', id).execute();
    expect((await as(reader, 'POST', `${id}/waiting`)).body).toMatchObject({ waitingPosition: 1 });
    await cover(id);
    expect((await as(reader, 'POST', `${id}/waiting`)).body).toMatchObject({ waitingPosition: 1 });
    expect((await as(moderator, 'DELETE', `${id}/join`)).status).toBe(200);
    expect(await read(reader, id)).toMatchObject({ joined: true, title: '' });
  });

  test('passes to nobody when its author’s account is erased, and nobody can join before the decision', async () => {
    const { id, founder, heir } = await makeGroup();
    await cover(id);
    await deleteAccount(app, founder, 'detach');
    app.advance(12 * HOUR);
    await app.app.erasures.run();
    expect(await read(await again(app, heir), id)).toMatchObject({ mine: false, title: '' });
    const late = await makeStudent(app);
    expect(await as(late, 'POST', `${id}/join`)).toMatchObject({ status: 409, body: { reason: 'group_under_review' } });
  });
});
