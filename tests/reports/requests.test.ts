import { beforeAll, describe, expect, test } from 'vitest';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { OwnReport } from '../../src/routers/reports/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp({
  ...MODERATED,
  services: {
    language: {
      judge: async () => ({ refusal: null, ask: false }),
      hurts: async () => false,
      signalOf: async () => null,
      dangersIn: async (text) => (text.includes('non voglio più vivere') ? ['worried'] : []),
    },
  },
});

let anna: TestStudent;
let stranger: TestStudent;
let mentor: TestMentor;
beforeAll(async () => {
  [anna] = await makeModerators(app);
  stranger = await makeStudent(app);
  mentor = await makeMentor(app, { capacity: 10 });
});

const cases = () => app.db.selectFrom('cases').select('thing').execute();

describe('a text that one side of a mentorship wrote to the other', () => {
  const made = async () => {
    const request = await makeRequest(app, { mentor, topic: 'Tesi', message: 'Parole che feriscono.' });
    await moveRequest(app, request.id, mentor.by, 'rejected', 'Altre che feriscono.');
    return request;
  };

  test.each([
    ['request', 'Tesi\n\nParole che feriscono.', 'Chi ha chiesto aiuto'],
    ['response', 'Altre che feriscono.', 'Mentore'],
  ] as const)('can be reported only by its recipient: %s', async (kind, content, alias) => {
    const { id, by: student } = await made();
    const [reader, writer] = kind === 'request' ? [mentor.by, student] : [student, mentor.by];
    expect(await report(app, stranger, { kind, id })).toMatchObject({ status: 404, body: { reason: 'thing_not_found' } });
    expect(await report(app, writer, { kind, id })).toMatchObject({ status: 400, body: { reason: 'own_thing' } });
    for (let n = 0; n < 2; n += 1) expect((await report(app, reader, { kind, id })).status).toBe(200);

    const found = await caseOf(app, anna, { kind, id });
    expect(found).toMatchObject({
      kind,
      alias,
      reasons: [{ reason: 'insult', count: 1 }],
      texts: [{ text: content }],
      around: [{ content, alias, reported: true }],
      actions: ['keep', 'warn', 'pause', 'close'],
      gone: false,
      mayCare: false,
    });
    for (const { accountId, email } of [student, mentor.by])
      for (const secret of [accountId, email]) expect(JSON.stringify(found)).not.toContain(secret);
    const { body: own } = await call<OwnReport[]>(app, 'GET', '/account/reports', { as: reader.token });
    expect(own[0]).toMatchObject({ kind, outcome: null });

    expect(await decideOn(app, anna, found.id, { action: 'remove' })).toMatchObject({
      status: 400,
      body: { reason: 'action_not_possible' },
    });
    expect((await decideOn(app, anna, found.id, { action: 'warn', remove: true })).body).toMatchObject({
      texts: [],
      decision: { removed: false },
    });
    const { body: measures } = await call<Measure[]>(app, 'GET', '/account/measures', { as: writer.token });
    expect(measures).toMatchObject([{ kind, action: 'warn', removed: false }]);
  });

  test('can be reported by its recipient after it was withdrawn', async () => {
    const { id, by } = await makeRequest(app, { mentor, topic: 'Tesi', message: 'Parole che feriscono, e ritirate.' });
    await call(app, 'DELETE', `/mentorship/requests/${id}`, { as: by.token });
    expect((await report(app, stranger, { kind: 'request', id })).status).toBe(404);
    expect((await report(app, mentor.by, { kind: 'request', id })).status).toBe(200);
    expect(await caseOf(app, anna, { kind: 'request', id })).toMatchObject({
      texts: [{ text: 'Tesi\n\nParole che feriscono, e ritirate.' }],
      actions: ['keep', 'warn', 'pause', 'close'],
    });
  });

  test('cannot be reported if it does not exist', async () => {
    const { id, by } = await makeRequest(app, { mentor });
    expect((await report(app, by, { kind: 'response', id })).status).toBe(404);
    expect((await report(app, mentor.by, { kind: 'request', id: 2147483647 })).status).toBe(404);
  });
});

test('a request that suggests danger becomes an urgent case; one with a phone number becomes none', async () => {
  const { id } = await makeRequest(app, { mentor, message: 'Stanotte non voglio più vivere, mi rispondi?' });
  expect(await caseOf(app, anna, { kind: 'request', id })).toMatchObject({
    danger: 0,
    found: ['worried'],
    actions: ['keep'],
    reports: [{ by: 'program' }],
  });
  const before = await cases();
  await makeRequest(app, { mentor, message: 'Il mio numero è 333 1234567, scrivimi.' });
  expect(await cases()).toEqual(before);
});
