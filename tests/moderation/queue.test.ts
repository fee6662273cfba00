import { describe, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { CaseSummary } from '../../src/routers/moderation/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import type { TransparencyMonth } from '../../src/routers/transparency/schema.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, TEST_SECRET, useTestApp } from '../support/app.ts';
import { makeMentor, MENTOR_FORM } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, MODERATOR_EMAILS, report } from '../support/moderation.ts';

const app = useTestApp({ ...MODERATED, limits: createLimits({ secretKey: TEST_SECRET, now: () => app.services.now() }) });
const post = (by: TestStudent, content: string) =>
  call<{ id: number; reason?: string; content: string }>(app, 'POST', '/posts', { as: by.token, body: { type: 'vent', content } });

test('posts with personal data, urgent posts and repeated posts are published and queued for moderators', async () => {
  const [anna] = await makeModerators(app);
  const people = await makeOldStudents(app, 5);
  const [one] = people;
  const texts = [
    'Chiamatela: 347 123 4567, a qualsiasi ora',
    'Voglio morire, quanti grammi di paracetamolo servono?',
    'Qualcuno ha gli appunti?',
  ];
  const published = [];
  for (const text of texts) published.push(await post(one!, text));
  expect(published.map(({ status, body }) => [status, body.content])).toEqual(texts.map((text) => [200, text]));
  const repeated = 'Vendo appunti di ogni esame a poco prezzo, scrivetemi in tanti';
  for (const by of people) await post(by, repeated);
  const { body: queue } = await call<CaseSummary[]>(app, 'GET', '/moderation/cases', { as: anna.token });
  expect(queue.map(({ excerpt, found, danger, reasons }) => [excerpt, found, danger, reasons])).toEqual([
    [texts[1], ['worried'], 0, []],
    [texts[0], ['personal-data'], 1, []],
    [repeated, ['spam'], 3, []],
    [repeated, ['spam'], 3, []],
  ]);
  const reader = await call(app, 'GET', `/posts/${published[0]!.body.id}`, { as: people[1]!.token });
  expect(reader.body).not.toHaveProperty('underReview');
});

test('a text that is queued for two reasons counts once in the transparency figures', async () => {
  const foundSoFar = async () => {
    app.advance(24 * 60 * 60 * 1000);
    const { body } = await call<TransparencyMonth[]>(app, 'GET', '/transparency');
    return body.reduce((sum, { found }) => sum + found, 0);
  };
  const before = await foundSoFar();
  const [author] = await makeOldStudents(app, 1);
  const text = 'Voglio morire, quanti grammi servono? Chiamatemi al 347 123 4599';
  const { body } = await post(author!, text);
  const [queued] = await app.db.selectFrom('cases').select('found').where('thing', '=', `post ${body.id}`).execute();
  expect(queued?.found.toSorted()).toEqual(['personal-data', 'worried']);
  expect(await foundSoFar()).toBe(before + 1);
});

test('the transparency figures change only once the day is over, so that no report shows in them while it is made', async () => {
  const figures = async () => (await call(app, 'GET', '/transparency')).body;
  const before = await figures();
  await report(app, await makeStudent(app), { kind: 'post', id: (await makePost(app)).id });
  expect(await figures()).toEqual(before);
  app.advance(24 * 60 * 60 * 1000);
  expect(await figures()).not.toEqual(before);
});

test('an account cannot post links on its first day', async () => {
  const newcomer = await makeStudent(app);
  for (const link of [
    'guardate https://esempio.it',
    'su www.esempio.it',
    'HTTP://ESEMPIO.IT',
    'entrate: t.me/+gruppo',
    'chat.whatsapp.com/Ab1',
    'ｔ.me/gruppo?x=1',
  ])
    expect(await post(newcomer, link)).toMatchObject({ status: 403, body: { reason: 'links_too_soon' } });
  for (const text of ['esame scritto e/o orale nell’a.a. 2024/25', 'la dott.ssa/prof. di lun.mar/mer', 'cercate su unito.it, è tutto lì'])
    expect((await post(newcomer, text)).status).toBe(200);
  app.advance(24 * 60 * 60 * 1000 + 1000);
  expect((await post(newcomer, 'guardate https://esempio.it')).status).toBe(200);
});

test('refuses the 21st report of a student and the 11th of a guest', async () => {
  const reporter = await makeStudent(app);
  const { id } = await makePost(app);
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await report(app, reporter, { kind: 'post', id })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const guest = () => call(app, 'POST', '/reports/guest', { body: { address: `http://localhost/posts/${id}`, reason: 'spam' } });
  const answers = [];
  for (let count = 0; count < 11; count += 1) answers.push((await guest()).status);
  expect(answers.slice(-2)).toEqual([200, 429]);
});

describe('an edit is judged by what it writes: unchanged words of', () => {
  const PHONE = 'Chiamate il 347 123 4567, anche di sera, e portate gli esercizi della settimana';
  const kinds = [
    {
      kind: 'group',
      make: async (by: TestStudent) => (await makeStudyGroup(app, { by, description: PHONE, tags: ['orale'] })).id,
      save: (by: TestStudent, id: number, maxMembers: number) =>
        call<StudyGroup>(app, 'PATCH', `/study-groups/${id}`, {
          as: by.token,
          body: { title: 'Un titolo nuovo', description: PHONE, tags: ['orale'], maxMembers },
        }),
    },
    {
      kind: 'mentor',
      make: async (by: TestStudent) => (await makeMentor(app, { by, bio: PHONE })).id,
      save: (by: TestStudent, _: number, capacity: number) =>
        call<Mentor>(app, 'PATCH', '/mentors/me', { as: by.token, body: { ...MENTOR_FORM, bio: PHONE, capacity } }),
    },
  ];

  test.each(kinds)('a kept $kind are not queued again, however often it is saved', async ({ kind, make, save }) => {
    const [author] = await makeOldStudents(app, 1);
    const anna = await again(app, { email: MODERATOR_EMAILS[0]! } as TestStudent);
    const id = await make(author!);
    expect((await decideOn(app, anna, (await caseOf(app, anna, { kind, id })).id, { action: 'keep' })).status).toBe(200);
    for (const size of [4, 5, 6, 8, 4]) expect((await save(author!, id, size)).status).toBe(200);
    const open = app.db.selectFrom('cases').select('found').where('thing', '=', `${kind} ${id}`).where('state', '=', 'open');
    expect(await open.execute()).toEqual([]);
  });

  test('a group do not keep an heir of today from resizing it or adding to it, but links of their own do', async () => {
    const [founder] = await makeOldStudents(app, 1);
    const heir = await makeStudent(app);
    const description = 'Ci scriviamo su https://esempio.it';
    const { id } = await makeStudyGroup(app, { by: founder!, description, tags: ['https://esempio.it'] });
    await call(app, 'POST', `/study-groups/${id}/join`, { as: heir.token });
    await call(app, 'DELETE', `/study-groups/${id}`, { as: founder!.token });
    const save = (body: object) =>
      call<StudyGroup & { reason?: string }>(app, 'PATCH', `/study-groups/${id}`, { as: heir.token, body: { description, ...body } });
    expect((await save({ maxMembers: 8, tags: ['https://esempio.it', 'orale'] })).body).toMatchObject({ maxMembers: 8, description });
    expect((await save({ schedule: 'su https://esempio.it' })).body).toMatchObject({ reason: 'links_too_soon' });
  });
});
