import { beforeAll, describe, expect, test } from 'vitest';
import type { OwnReport } from '../../src/routers/reports/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { ALL_ERASED_MS, deleteAccount, exportOf } from '../account/life.ts';
import { FOUNDERS, HEIRS, inheritedGroups } from './inherited.ts';

const app = useTestApp(MODERATED);
const HOUR = 3_600_000;
const { as, measuresOf, excerptsOf, write, read, cover, toldTo, makeGroup, handOver, makeInherited } = inheritedGroups(app);

let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

describe('the text of a founder who has handed the group over', () => {
  test.each(['warn', 'remove', 'pause', 'close'] as const)('is still the founder’s when moderators decide: %s', async (action) => {
    const { founder, heir, reader, thing } = await makeInherited();
    await report(app, reader, thing);
    const found = await caseOf(app, anna, thing);
    expect(found.actions).not.toContain('edit');
    expect((await decideOn(app, anna, found.id, { action, ...(action === 'pause' && { days: 7 }) })).status).toBe(200);
    expect(await excerptsOf(await again(app, founder))).toEqual([expect.stringContaining(`${action}: ${FOUNDERS.title}`)]);
    expect(await measuresOf(heir)).toEqual([]);
    expect((await as(heir, 'POST', `${(await makeStudyGroup(app)).id}/join`)).status).toBe(200);
  });

  test('can be reported by the heir, but not by the founder', async () => {
    const { founder, heir, thing } = await makeInherited();
    expect(await report(app, founder, thing)).toMatchObject({ status: 400, body: { reason: 'own_thing' } });
    expect(await report(app, heir, thing)).toMatchObject({ status: 200, body: { reported: true } });
  });

  test('is in the founder’s export, and only its title in the heir’s', async () => {
    const { id, founder, heir } = await makeInherited();
    expect((await exportOf(app, founder)).body.studyGroups).toMatchObject([{ id, ...FOUNDERS, mine: false, joined: false, written: true }]);
    const { body } = await exportOf(app, heir);
    expect(body).toMatchObject({ studyGroups: [], joinedStudyGroups: [{ id, title: FOUNDERS.title, mine: true }] });
    expect(JSON.stringify(body)).not.toContain(FOUNDERS.description);
  });

  test.each(['erase', 'detach'] as const)('is handled with the founder’s account as they choose: %s', async (texts) => {
    const { id, founder, heir } = await makeInherited();
    await deleteAccount(app, founder, texts);
    app.advance(ALL_ERASED_MS);
    await app.app.erasures.run();
    const description = texts === 'erase' ? null : FOUNDERS.description;
    expect(await read(await again(app, heir), id)).toMatchObject({ title: FOUNDERS.title, description, mine: true, written: false });
  });

  test('stays the founder’s when the heir only changes the size or clears a field', async () => {
    const { id, founder, heir } = await makeInherited();
    expect((await as(heir, 'PATCH', `${id}`, { maxMembers: 8, description: null })).body).toMatchObject({ maxMembers: 8, written: false });
    expect(await read(founder, id)).toMatchObject({ description: null, written: true });
  });
});

describe('the text of an heir', () => {
  test('is the heir’s for reports, measures, exports and erasure', async () => {
    const { id, founder, heir, reader, thing } = await makeInherited();
    expect((await as(heir, 'PATCH', `${id}`, HEIRS)).body).toMatchObject({ ...HEIRS, mine: true, written: true });
    expect(await report(app, heir, thing)).toMatchObject({ status: 400, body: { reason: 'own_thing' } });
    await report(app, reader, thing);
    await decideOn(app, anna, (await caseOf(app, anna, thing)).id, { action: 'warn' });
    expect(await excerptsOf(heir)).toEqual([expect.stringContaining(HEIRS.title)]);
    expect(await measuresOf(founder)).toEqual([]);
    expect((await exportOf(app, founder)).body.studyGroups).toEqual([]);
    expect((await exportOf(app, heir)).body.studyGroups).toMatchObject([{ id, ...HEIRS }]);
    await deleteAccount(app, founder, 'erase');
    app.advance(ALL_ERASED_MS);
    await app.app.erasures.run();
    expect(await read(await again(app, heir), id)).toMatchObject(HEIRS);
  });

  test('does not affect an open case, which is still about the earlier text and its author', async () => {
    const led = await makeGroup();
    const { id, founder, heir, reader, thing } = led;
    await report(app, reader, thing);
    const before = await caseOf(app, anna, thing);
    await handOver(led);
    await write(heir, id, { ...HEIRS, subject: 'Fisica' });
    const asked = await call<typeof before>(app, 'GET', `/moderation/cases/${before.id}`, { as: anna.token });
    expect(asked.body).toMatchObject({ texts: before.texts, gone: true, actions: ['keep', 'warn', 'pause', 'close'] });
    // The same reader may report the new text too, and each author answers for their own.
    expect((await report(app, reader, thing)).body).toEqual({ reported: true });
    const after = await caseOf(app, anna, thing);
    expect(after.id).not.toBe(before.id);
    await decideOn(app, anna, before.id, { action: 'warn' });
    expect(await excerptsOf(founder)).toEqual([expect.stringContaining(`warn: ${FOUNDERS.title}`)]);
    expect(await measuresOf(heir)).toEqual([]);
    await decideOn(app, anna, after.id, { action: 'remove' });
    expect(await excerptsOf(heir)).toEqual([expect.stringContaining(`remove: ${HEIRS.title}`)]);
    expect(await measuresOf(founder)).toHaveLength(1);
  });

  test('leaves the earlier words to be judged: their reporter hears that they were kept, and not that they were deleted', async () => {
    const led = await makeGroup();
    const { id, heir, reader, thing } = led;
    await report(app, reader, thing);
    const { id: caseId } = await caseOf(app, anna, thing);
    await handOver(led);
    await write(heir, id, { ...HEIRS, subject: 'Fisica' });
    expect((await decideOn(app, anna, caseId, { action: 'keep' })).status).toBe(200);
    const { body } = await call<OwnReport[]>(app, 'GET', '/account/reports', { as: reader.token });
    expect(body).toMatchObject([{ id: caseId, outcome: 'kept' }]);
  });

  test('hides the case about words that are partly still there from an heir who moderates', async () => {
    const led = await makeGroup();
    const { id, founder, reader, thing } = led;
    await as(anna, 'POST', `${id}/join`);
    await as(led.heir, 'DELETE', `${id}/join`);
    await report(app, reader, thing);
    const { id: caseId } = await caseOf(app, bruno, thing);
    const isListedFor = async ({ token }: TestStudent) =>
      (await call<{ id: number }[]>(app, 'GET', '/moderation/cases', { as: token })).body.some((row) => row.id === caseId);
    expect(await isListedFor(anna)).toBe(true);
    await handOver({ ...led, founder });
    await write(anna, id, { schedule: 'Il lunedì alle nove' });
    expect([await isListedFor(anna), await isListedFor(bruno)]).toEqual([false, true]);
    expect((await call(app, 'GET', `/moderation/cases/${caseId}`, { as: anna.token })).status).toBe(403);
    // Once nothing of the reported words is left, the case is about the founder alone.
    await write(anna, id, HEIRS);
    expect(await isListedFor(anna)).toBe(true);
  });

  test('neither stops a case on the remaining earlier text from removing the group, nor is uncovered by it', async () => {
    const led = await makeGroup();
    const { id, heir, reader, thing } = led;
    await report(app, reader, thing);
    const { id: caseId } = await caseOf(app, anna, thing);
    await handOver(led);
    await write(heir, id, { schedule: 'Il lunedì alle nove' });
    await cover(id);
    const { texts } = (await decideOn(app, anna, caseId, { action: 'warn' })).body;
    expect(texts.map(({ text }) => text)).toEqual([FOUNDERS.title, FOUNDERS.subject, FOUNDERS.description]);
    expect(await read(reader, id)).toMatchObject({ underReview: true, title: '' });
    expect(await measuresOf(heir)).toEqual([]);

    const second = await makeGroup();
    await report(app, reader, second.thing);
    const other = await caseOf(app, anna, second.thing);
    await handOver(second);
    await write(second.heir, second.id, { schedule: 'Il martedì alle nove' });
    await decideOn(app, anna, other.id, { action: 'remove' });
    expect((await as(second.heir, 'GET', `${second.id}`)).status).toBe(404);
    expect((await toldTo(second.heir)).map(({ kind, event }) => `${kind} ${event}`)).toContain('group closed');
    expect(await measuresOf(second.heir)).toEqual([]);
    const [measure] = await measuresOf(second.founder);
    expect(measure).toMatchObject({ action: 'remove', removed: true, excerpt: expect.stringContaining(FOUNDERS.title) });
    // An appeal is judged on the earlier text, and restores the group.
    await call(app, 'POST', `/account/measures/${measure!.id}/appeal`, { as: second.founder.token, body: { text: 'Parla di esami.' } });
    const appealed = await call<typeof other>(app, 'GET', `/moderation/cases/${other.id}`, { as: bruno.token });
    expect(appealed.body.texts).toEqual(other.texts);
    const lift = { outcome: 'lifted', reason: 'È vero.' };
    expect((await call(app, 'POST', `/moderation/cases/${other.id}/appeal`, { as: bruno.token, body: lift })).status).toBe(200);
    expect(await read(second.heir, second.id)).toMatchObject({ title: FOUNDERS.title, schedule: 'Il martedì alle nove' });
  });
});

test('a decision on the earlier text does not touch an heir’s rewrite that keeps the subject', async () => {
  const led = await makeGroup();
  const { id, founder, heir, reader, thing } = led;
  await report(app, reader, thing);
  const { id: caseId } = await caseOf(app, anna, thing);
  await handOver(led);
  await write(heir, id, HEIRS);
  expect((await decideOn(app, anna, caseId, { action: 'pause', days: 7 })).status).toBe(200);
  expect(await read(reader, id)).toMatchObject(HEIRS);
  expect(await excerptsOf(founder)).toEqual([expect.stringContaining(`pause: ${FOUNDERS.title}`)]);
});

test('an appeal against an earlier decision shows the earlier text', async () => {
  const led = await makeGroup();
  const { id, founder, heir, reader, thing } = led;
  await report(app, reader, thing);
  const { id: caseId } = await caseOf(app, anna, thing);
  await decideOn(app, anna, caseId, { action: 'warn' });
  await handOver(led);
  await write(heir, id, HEIRS);
  await call(app, 'POST', `/account/measures/${caseId}/appeal`, { as: founder.token, body: { text: 'Parla di esami.' } });
  const { texts } = (await call<{ texts: { text: string }[] }>(app, 'GET', `/moderation/cases/${caseId}`, { as: bruno.token })).body;
  expect(texts.map(({ text }) => text)).toEqual([FOUNDERS.title, FOUNDERS.subject, FOUNDERS.description]);
  const lift = { outcome: 'lifted', reason: 'È vero.' };
  expect((await call(app, 'POST', `/moderation/cases/${caseId}/appeal`, { as: bruno.token, body: lift })).status).toBe(200);
  expect(await read(reader, id)).toMatchObject(HEIRS);
});

test('a group restored by an appeal gets a new leader if its own has been erased meanwhile', async () => {
  const led = await makeInherited();
  const { id, founder, heir, reader, thing } = led;
  await as(reader, 'POST', `${id}/join`);
  await report(app, await makeStudent(app), thing);
  const { id: caseId } = await caseOf(app, anna, thing);
  await decideOn(app, anna, caseId, { action: 'remove' });
  await deleteAccount(app, heir, 'detach');
  app.advance(12 * HOUR);
  await app.app.erasures.run();
  const body = { text: 'Parla di esami.' };
  const { token } = await again(app, founder);
  await call(app, 'POST', `/account/measures/${caseId}/appeal`, { as: token, body });
  const lift = { outcome: 'lifted', reason: 'È vero.' };
  const { token: other } = await again(app, bruno);
  expect((await call(app, 'POST', `/moderation/cases/${caseId}/appeal`, { as: other, body: lift })).status).toBe(200);
  expect(await read(await again(app, reader), id)).toMatchObject({ ...FOUNDERS, mine: true });
});

test('a case whose text now belongs to another author can remove it, but measures neither author', async () => {
  const { id, founder, heir, reader, thing } = await makeInherited();
  await report(app, reader, thing);
  const key = app.services.pseudonyms.key('group', id, heir.accountId);
  await app.db.updateTable('study_groups').set({ words_key: key }).where('id', '=', id).execute();
  const found = await caseOf(app, anna, thing);
  expect(found.actions).toEqual(['keep', 'remove']);
  expect((await decideOn(app, anna, found.id, { action: 'remove' })).status).toBe(200);
  expect((await as(reader, 'GET', `${id}`)).status).toBe(404);
  expect([await measuresOf(founder), await measuresOf(heir)]).toEqual([[], []]);
});
