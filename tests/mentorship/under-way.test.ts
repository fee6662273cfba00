import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Language } from '../../src/routers/context.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { call, createTestApp, useTestApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { deferred } from '../support/deferred.ts';
import { makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { aRequest, mentorshipCalls } from './mentorship-calls.ts';

// Calls that are under way while another one about the same mentor or post runs from beginning to end.

/** Texts with this word wait at `held`: at `judge` before anything is written, at `dangersIn` after a request is. */
const SLOW = 'lentissimo';
let held: { at: keyof Language; gate: ReturnType<typeof deferred<void>> };
const pass = async (at: keyof Language, text: string) => {
  if (held?.at === at && text.includes(SLOW)) await held.gate.wait();
};
const language: Language = {
  judge: async (text) => (await pass('judge', text), { refusal: null, ask: false }),
  dangersIn: async (text) => (await pass('dangersIn', text), []),
  hurts: async () => false,
  signalOf: async () => null,
};
const app = useTestApp({ ...MODERATED, services: { language } });
const { ask, sent } = mentorshipCalls(app);
let anna: TestStudent;
beforeAll(async () => {
  [anna] = await makeModerators(app);
});

/** Starts `slow`, holds it, then starts `other`, and lets `slow` go on once `other` has ended or waits for it. */
async function during<Slow>(at: keyof Language, slow: () => Promise<Slow>, other: () => Promise<unknown>): Promise<Slow> {
  held = { at, gate: deferred<void>() };
  const first = slow();
  await held.gate.request;
  const second = other();
  await Promise.race([second, sleep(500)]);
  held.gate.resolve();
  await second;
  return first;
}

test.each(['judge', 'dangersIn'] as const)(
  'a request that is under way while its mentor blocks the student does not stay pending (%s)',
  async (at) => {
    const mentor = await makeMentor(app);
    const student = await makeStudent(app);
    const { id } = await makeRequest(app, { mentor, by: student });
    await call(app, 'DELETE', `/mentorship/requests/${id}`, { as: student.token });
    await during(
      at,
      () => ask(student, { ...aRequest(mentor.id), message: `È ${SLOW}` }),
      () => call(app, 'POST', `/mentorship/requests/${id}/end`, { as: mentor.by.token, body: {} }),
    );
    expect((await sent(student)).map(({ status }) => status)).not.toContain('pending');
  },
);

test.each(['judge', 'dangersIn'] as const)(
  'a request that is under way while the profile is removed does not stay pending (%s)',
  async (at) => {
    const mentor = await makeMentor(app);
    const student = await makeStudent(app);
    await report(app, await makeStudent(app), { kind: 'mentor', id: mentor.id });
    const found = await caseOf(app, anna, { kind: 'mentor', id: mentor.id });
    await during(
      at,
      () => ask(student, { ...aRequest(mentor.id), message: `È ${SLOW}` }),
      () => decideOn(app, anna, found.id, { action: 'remove' }),
    );
    expect((await sent(student)).map(({ status }) => status)).not.toContain('pending');
  },
);

test('a mentor’s profile is found by all of its words after two changes at once', async () => {
  const { by } = await makeMentor(app);
  const change = (body: object) => call(app, 'PATCH', '/mentors/me', { as: by.token, body });
  await during(
    'judge',
    () => change({ courseOfStudy: `Restauro ${SLOW}` }),
    () => change({ specializations: ['Epigrafia'] }),
  );
  const find = async (q: string) => (await call<Mentor[]>(app, 'GET', `/mentors?q=${q}`)).body.length;
  expect([await find('Restauro'), await find('Epigrafia')]).toEqual([1, 1]);
});

// On the embedded database, whose one connection the first edit holds, the second one begins after its end.
test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('a post is found by all of its words after two edits at once', async () => {
  const by = await makeStudent(app);
  const post = await makePost(app, { by });
  const edit = (body: object) => call(app, 'PATCH', `/posts/${post.id}`, { as: by.token, body });
  await during(
    'judge',
    () => edit({ content: `La biblioteca chiude ${SLOW}` }),
    () => edit({ content: post.content, academicTopic: 'Epigrafia' }),
  );
  const find = async (q: string) => (await call<Post[]>(app, 'GET', `/posts?q=${q}`)).body.length;
  expect([await find('biblioteca'), await find('Epigrafia')]).toEqual([1, 1]);
});

test('a request and a list of mentors that begins meanwhile do not wait for each other for the one connection of the embedded database', async () => {
  const narrow = await createTestApp({ services: { language }, database: await createTestDatabase(1) });
  onTestFinished(() => narrow.close());
  const mentor = await makeMentor(narrow);
  const student = await makeStudent(narrow);
  held = { at: 'judge', gate: deferred<void>() };
  const asking = mentorshipCalls(narrow).ask(student, { ...aRequest(mentor.id), message: SLOW });
  await held.gate.request;
  narrow.services.pages.forget('muted');
  const listing = call<Mentor[]>(narrow, 'GET', '/mentors');
  // Until the list waits for the connection.
  await sleep(200);
  held.gate.resolve();
  expect([(await asking).status, (await listing).status]).toEqual([200, 200]);
});
