import { expect, test } from 'vitest';
import type { CaseSummary } from '../../src/routers/moderation/schema.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, TEST_SECRET, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

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

test('an account cannot post links on its first day', async () => {
  const newcomer = await makeStudent(app);
  for (const link of [
    'guardate https://esempio.it',
    'su www.esempio.it',
    'HTTP://ESEMPIO.IT',
    'entrate: t.me/+gruppo',
    'chat.whatsapp.com/Ab1',
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
  const guest = () => call(app, 'POST', '/reports/guest', { body: { address: `https://sottovoce.example/posts/${id}`, reason: 'spam' } });
  const answers = [];
  for (let count = 0; count < 11; count += 1) answers.push((await guest()).status);
  expect(answers.slice(-2)).toEqual([200, 429]);
});
