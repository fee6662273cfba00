import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { deleteOldGivenAnswers } from '../../src/routers/idempotency/queries.ts';
import { call, createTestApp, useTestApp, type TestApp } from '../support/app.ts';
import { operations } from '../support/document.ts';
import { makeMentor, makeRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp({
  ...MODERATED,
  services: {
    language: {
      judge: async (text) => ({ refusal: /insulto/.test(text) ? 'attack' : null, ask: false }),
      hurts: async () => false,
      signalOf: async () => null,
      dangersIn: async () => [],
    },
  },
});
let anna: TestStudent;
let bruno: TestStudent;
let moderator: TestStudent;
let mentor: TestMentor;
beforeAll(async () => {
  [moderator] = await makeModerators(app);
  [anna, bruno, mentor] = await Promise.all([makeStudent(app), makeStudent(app), makeMentor(app)]);
});

const HOUR = 3_600_000;
const CREATING = operations.filter(({ describes }) =>
  describes.parameters?.some((part) => 'name' in part && part.name === 'Idempotency-Key'),
);
const tomorrow = () => new Date(app.services.now().getTime() + 24 * HOUR).toISOString();

interface Sending {
  path?: Record<string, number>;
  body: object;
  by?: TestStudent;
}

/** Makes a valid request for each operation that takes a key, and everything that the request needs. */
const SENDINGS: Record<string, () => Promise<Sending>> = {
  'posts.create': async () => ({ body: { type: 'vent', content: '  Domani ho l’orale e non dormo.  ', title: 'Stanotte' } }),
  'comments.create': async () => ({ path: { id: (await makePost(app)).id }, body: { content: 'Ci sono passata: andrà bene.' } }),
  'studyGroups.create': async () => ({ body: { ...EXAMPLES.CreateStudyGroup } }),
  'board.create': async () => ({ path: { id: (await makeStudyGroup(app, { by: anna })).id }, body: { content: 'Porto gli appunti.' } }),
  'meetings.create': async () => ({
    path: { id: (await makeStudyGroup(app, { by: anna })).id },
    body: { startsAt: tomorrow(), place: 'Aula 3' },
  }),
  'removals.create': async () => {
    const { id } = await makeStudyGroup(app, { by: anna });
    for (const { token } of [bruno, await makeStudent(app)]) await call(app, 'POST', `/study-groups/${id}/join`, { as: token });
    return { path: { id }, body: { silent: true } };
  },
  'examExperiences.create': async () => ({ body: { ...EXAMPLES.CreateExamExperience } }),
  'mentors.create': async () => ({ body: { ...EXAMPLES.CreateMentor }, by: await makeStudent(app) }),
  'mentorship.request': async () => ({ body: { ...EXAMPLES.CreateMentorshipRequest, mentorId: mentor.id } }),
  'mentorship.rate': async () => {
    const request = await makeRequest(app, { mentor: await makeMentor(app), by: bruno });
    await sql`update mentorship_requests set status = 'completed' where id = ${request.id}`.execute(app.db);
    return { path: { requestId: request.id }, body: { rating: 4 }, by: bruno };
  },
  'reports.create': async () => ({ body: { kind: 'post', id: (await makePost(app)).id, reason: 'insult', text: 'Mi ha ferita.' } }),
  'moderation.care': async () => {
    const post = await makePost(app);
    await report(app, bruno, { kind: 'post', id: post.id, reason: 'worried' });
    return { path: { id: (await caseOf(app, moderator, { kind: 'post', id: post.id })).id }, body: { text: 'Siamo qui.' }, by: moderator };
  },
  'measures.appeal': async () => {
    const by = await makeStudent(app);
    const { id } = await makePost(app, { by });
    await report(app, bruno, { kind: 'post', id });
    const { id: caseId } = await caseOf(app, moderator, { kind: 'post', id });
    await call(app, 'POST', `/moderation/cases/${caseId}/take`, { as: moderator.token });
    await decideOn(app, moderator, caseId, { action: 'warn' });
    const [measure] = (await call<{ id: number }[]>(app, 'GET', '/account/measures', { as: by.token })).body;
    return { path: { id: measure!.id }, body: { text: 'Era detto con affetto.' }, by };
  },
};

async function send(
  at: TestApp,
  name: string,
  { path = {}, body, by = anna }: Sending,
  key: string | undefined,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const operation = operations.find(({ id }) => id === name)!;
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(path[part]));
  const answer = await call(at, 'POST', url, { as: by.token, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
  return { status: answer.status, body: answer.body };
}

/** Returns the number of rows of each table. */
async function counts(): Promise<Record<string, number>> {
  await app.app.notices.run();
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(app.db);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

const NOT_CREATING = [
  // By guests, who have no keys. Each address has one account at most, and several reports by guests make one case.
  ...['auth.register', 'reports.createAsGuest'],
  // Operations that are possible only once, or that have the same effect when repeated.
  ...['auth.login', 'auth.logout', 'auth.confirm', 'auth.resendConfirmation', 'auth.forgotPassword', 'auth.resetPassword'],
  ...['account.export', 'account.changePassword', 'account.changeAddress', 'account.delete', 'devices.add', 'notices.read'],
  ...['posts.like', 'comments.like', 'examExperiences.vote', 'studyGroups.join', 'waiting.create', 'meetings.answer'],
  ...['posts.restore', 'comments.restore', 'board.restore', 'examExperiences.restore', 'studyGroups.restore', 'mentorship.end'],
  ...['moderation.reread', 'moderation.take', 'moderation.decide', 'moderation.answerAppeal'],
];

test('every POST either takes an idempotency key or is listed as safe to repeat', () => {
  const posts = operations.filter(({ method }) => method === 'POST').map(({ id }) => id);
  expect(CREATING.map(({ id }) => id).sort()).toEqual(Object.keys(SENDINGS).sort());
  expect(posts.filter((id) => !SENDINGS[id]).sort()).toEqual(NOT_CREATING.sort());
});

test.each(Object.keys(SENDINGS))('%s: requests with the same key create once and get the same response', async (name) => {
  const sending = await SENDINGS[name]!();
  const key = `"${name}-1"`;
  const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => send(app, name, sending, key)));
  expect(first).toMatchObject({ status: 200 });
  for (const other of others) expect(other).toEqual(first);
  const before = await counts();
  expect(await send(app, name, sending, `${name}-1`)).toEqual(first);
  // The order of the fields does not matter.
  const turned = { ...sending, body: Object.fromEntries(Object.entries(sending.body).toReversed()) };
  expect(await send(app, name, turned, key)).toEqual(first);
  expect(await counts()).toEqual(before);
  const [field] = Object.entries(sending.body).find(([, value]) => typeof value === 'string') ?? ['rating'];
  expect(await send(app, name, { ...sending, body: { ...sending.body, [field!]: field === 'rating' ? 5 : 'altro' } }, key)).toMatchObject({
    status: 422,
    body: { reason: 'idempotency_key_reused' },
  });
  expect(await counts()).toEqual(before);
});

test('concurrent requests to two processes create once, and a batch has a key for each of its calls', async () => {
  const beside = await createTestApp({ database: { db: app.db, embedded: false, close: async () => {} }, services: app.services });
  try {
    const body = { type: 'vent', content: 'Lo dico una volta sola, da due parti.' };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => send(n % 2 ? app : beside, 'posts.create', { body }, 'both')));
    expect(new Set(answers.map(({ body: post }) => post['id'])).size).toBe(1);
    const batch = async (at: TestApp) =>
      (
        await at.app.inject({
          method: 'POST',
          url: '/trpc/posts.create,posts.create?batch=1',
          headers: { authorization: `Bearer ${anna.token}`, 'idempotency-key': ',second' },
          payload: { 0: { ...body, content: 'Senza nome' }, 1: { ...body, content: 'Con un nome' } },
        })
      ).json<{ result: { data: { id: number } } }[]>();
    const [one, other] = [await batch(app), await batch(beside)];
    expect(other[0]!.result.data.id).not.toBe(one[0]!.result.data.id);
    expect(other[1]).toEqual(one[1]);
  } finally {
    await beside.app.close();
  }
});

test('a key belongs to one person and operation; refused requests and requests without a key store nothing', async () => {
  const body = { type: 'vent', content: 'Le stesse parole di un’altra persona.' };
  const [mine, theirs] = await Promise.all([anna, bruno].map((by) => send(app, 'posts.create', { body, by }, 'shared')));
  expect(mine!.body['id']).not.toBe(theirs!.body['id']);
  expect((await send(app, 'studyGroups.create', { body: { ...EXAMPLES.CreateStudyGroup } }, 'shared')).status).toBe(200);
  expect((await send(app, 'posts.create', { body: { ...body, content: 'un insulto' } }, 'refused')).status).toBe(403);
  expect((await send(app, 'posts.create', { body: { ...body, content: 'Ci ho ripensato.' } }, 'refused')).status).toBe(200);
  const before = (await counts())['answers_given'];
  expect((await send(app, 'posts.create', { body: { ...body, content: 'Senza chiave.' } }, undefined)).status).toBe(200);
  expect((await send(app, 'posts.create', { body: { ...body, content: 'Senza chiave.' } }, '')).status).toBe(200);
  for (const key of ['a b', 'à', 'x'.repeat(129), '""', 'a,b'])
    expect(await send(app, 'posts.create', { body }, key), key).toMatchObject({ status: 400, body: { reason: 'idempotency_key_invalid' } });
  expect((await counts())['answers_given']).toBe(before);
  // Likes create nothing, so that their key is ignored.
  const { id } = await makePost(app);
  for (const likes of [1, 1])
    expect((await call(app, 'POST', `/posts/${id}/like`, { as: anna.token, headers: { 'idempotency-key': 'a b' } })).body).toMatchObject({
      likes,
    });
});

test('the stored response contains no text of the request and expires after a day', async () => {
  await sql`delete from answers_given`.execute(app.db);
  const content = 'Una frase che non deve restare da nessuna parte, quando la tolgo.';
  const body = { type: 'vent', content, title: 'Titolo segreto' };
  const post = await send(app, 'posts.create', { body }, 'gone');
  const { rows } = await sql<{ name: Buffer; details: Buffer }>`select * from answers_given`.execute(app.db);
  const [{ name, details } = { name: Buffer.alloc(0), details: Buffer.alloc(0) }] = rows;
  const opened = JSON.stringify(app.services.vault.open(`answer ${name.toString('hex')}`, details));
  expect(opened).toContain(`"id":${String(post.body['id'])}`);
  for (const secret of [content, 'Titolo segreto', anna.accountId, 'gone']) expect(opened).not.toContain(secret);
  await call(app, 'DELETE', `/posts/${String(post.body['id'])}`, { as: anna.token });
  expect(await send(app, 'posts.create', { body }, 'gone')).toEqual(post);

  app.advance(23 * HOUR);
  await deleteOldGivenAnswers(app.db, app.services.vault, app.services.now());
  expect(await send(app, 'posts.create', { body }, 'gone')).toEqual(post);
  app.advance(2 * HOUR);
  // Expired even before the clean-up; of several concurrent requests one creates a new post.
  const later = await Promise.all(Array.from({ length: 4 }, () => send(app, 'posts.create', { body }, 'gone')));
  expect(new Set(later.map(({ body: again }) => again['id'])).size).toBe(1);
  expect(later[0]!.body['id']).not.toBe(post.body['id']);
  app.advance(25 * HOUR);
  await deleteOldGivenAnswers(app.db, app.services.vault, app.services.now());
  expect((await counts())['answers_given']).toBe(0);
});
