import { beforeAll, expect, test } from 'vitest';
import { describeCase } from '../../src/server/moderation/describe.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let anna: TestStudent;
beforeAll(async () => void ([anna] = await makeModerators(app)));

const REASON = 'Il cognome permette di riconoscere una persona: toglilo.';
const countFound = async () => (await app.db.selectFrom('moderation_log').select('id').where('event', '=', 'found').execute()).length;

async function demandChange() {
  const by = await makeStudent(app);
  const { id } = await makePost(app, { by });
  await report(app, await makeStudent(app), { kind: 'post', id });
  const { before, id: caseId } = await caseOf(app, anna, { kind: 'post', id });
  expect(before).toBeNull();
  app.advance(1000);
  await decideOn(app, anna, caseId, { action: 'edit', rule: 'personal-data', reason: REASON });
  app.advance(1000);
  const edit = (content: string) => call(app, 'PATCH', `/posts/${id}`, { as: by.token, body: { content } });
  return { id, caseId, edit, again: () => caseOf(app, anna, { kind: 'post', id }) };
}

test('a text that was changed on demand comes back with the demand, and is not counted as found by a program', async () => {
  const already = await countFound();
  const { id, caseId, edit, again } = await demandChange();
  await edit('Il docente non risponde da settimane, e non so come fare.');
  const found = await again();
  expect(found).toMatchObject({ found: ['other'], before: { action: 'edit', rule: 'personal-data', reason: REASON } });
  expect(found.editedAt! > found.before!.decidedAt).toBe(true);
  expect(describeCase(found)).toContain(`Earlier decision:\n  edit (`);
  expect(describeCase(found)).toContain('to be looked at again');
  expect(await countFound()).toBe(already);
  // What the program does find in the next edit counts.
  await edit('Chiamami al 347 1234567.');
  expect(await again()).toMatchObject({ id: found.id, found: ['other', 'personal-data'] });
  expect(await countFound()).toBe(already + 1);

  app.advance(1000);
  await decideOn(app, anna, found.id, { action: 'keep', rule: null, reason: 'Ora va bene.' });
  const read = async (one: number) =>
    (await call<{ before: object | null }>(app, 'GET', `/moderation/cases/${one}`, { as: anna.token })).body;
  expect((await read(caseId)).before).toBeNull();
  expect((await read(found.id)).before).toMatchObject({ reason: REASON });
  await report(app, await makeStudent(app), { kind: 'post', id });
  expect((await again()).before).toMatchObject({ action: 'keep', reason: 'Ora va bene.' });
});
