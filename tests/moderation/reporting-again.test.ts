import { beforeEach, describe, expect, test } from 'vitest';
import type { CaseSummary } from '../../src/routers/moderation/schema.ts';
import { REPORT_TEXT_MAX, REPORT_TEXTS_MAX } from '../../src/routers/reports/limits.ts';
import type { ReportReason } from '../../src/routers/reports/schema.ts';
import { describeCase } from '../../src/server/moderation/describe.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const MINUTE = 60_000;
const URGENT = 'mi ha scritto che stanotte si uccide';

let anna: TestStudent;
beforeEach(async () => {
  const [moderator] = anna ? [await again(app, anna)] : await makeModerators(app);
  anna = moderator;
});

const countEvents = async () => (await app.db.selectFrom('moderation_log').select('event').where('event', '=', 'report').execute()).length;
const countOpen = async (id: number) =>
  (await app.db.selectFrom('cases').select('id').where('thing', '=', `post ${id}`).where('state', '=', 'open').execute()).length;
const keep = async (id: number) =>
  expect((await decideOn(app, anna, (await caseOf(app, anna, { kind: 'post', id })).id, { action: 'keep', rule: null })).status).toBe(200);
const reportAsGuest = async (id: number, reason: ReportReason, text?: string) => {
  const body = { address: `https://sottovoce.example/posts/${id}`, reason, text, email: '' };
  expect((await call(app, 'POST', '/reports/guest', { body })).status).toBe(200);
};

describe('reporting something again while its case is open', () => {
  test('adds to the report what is new in it, and makes the case as urgent, without counting twice', async () => {
    const reporter = await makeStudent(app);
    const { id } = await makePost(app, { content: 'Chi vende gli appunti?' });
    const says = (reason: ReportReason, text?: string) => report(app, reporter, { kind: 'post', id, reason, text });
    await says('spam', 'Vende cose');
    const events = await countEvents();
    app.advance(MINUTE);
    expect((await says('worried', URGENT)).body).toEqual({ reported: true });
    const found = await caseOf(app, anna, { kind: 'post', id });
    const reasons = [
      { reason: 'worried', count: 1 },
      { reason: 'spam', count: 0 },
    ];
    expect(found).toMatchObject({ danger: 0, reasons });
    expect(found.reports).toMatchObject([{ reason: 'worried', also: ['spam'], text: `Vende cose\n\n${URGENT}`, by: 'student' }]);
    // Sent again, in part or as a whole, it changes nothing; less urgent reasons change only what may be decided.
    for (const [reason, text] of [
      ['spam', 'Vende cose'],
      ['worried', URGENT],
      ['insult', undefined],
    ] as const)
      await says(reason, text);
    const after = await caseOf(app, anna, { kind: 'post', id });
    expect(after).toMatchObject({
      danger: 0,
      reasons: [...reasons, { reason: 'insult', count: 0 }],
      reports: [{ text: found.reports[0]!.text }],
    });
    expect(after.actions).toContain('remove');
    expect(await countEvents()).toBe(events);
    expect(await app.db.selectFrom('reports').select('case_id').where('case_id', '=', found.id).execute()).toHaveLength(1);
  });

  test.each([
    ['worried', 'personal-data'],
    ['personal-data', 'worried'],
  ] as const)('shows moderators both reasons, in the queue, in the case and on the command line: %s, %s', async (first, second) => {
    const reporter = await makeStudent(app);
    const { id } = await makePost(app, { content: 'Cercate la ragazza dell’aula 3' });
    for (const reason of [first, second]) await report(app, reporter, { kind: 'post', id, reason });
    const found = await caseOf(app, anna, { kind: 'post', id });
    const reasons = [
      { reason: 'worried', count: 1 },
      { reason: 'personal-data', count: 0 },
    ];
    expect(found).toMatchObject({ reasons, reports: [{ reason: 'worried', also: ['personal-data'] }] });
    const { body } = await call<CaseSummary[]>(app, 'GET', '/moderation/cases?reason=personal-data', { as: anna.token });
    expect(body.find((row) => row.id === found.id)).toMatchObject({ reasons });
    expect(describeCase(found)).toContain('| worried ×1, personal-data |');
    expect(describeCase(found)).toContain('worried and personal-data, by a student');
  });

  test('keeps the last text whole, and shortens the earlier ones when all are too long together', async () => {
    const reporter = await makeStudent(app);
    const { id } = await makePost(app);
    for (let n = 0; n < 4; n += 1) await report(app, reporter, { kind: 'post', id, text: `${n}`.repeat(REPORT_TEXT_MAX) });
    await report(app, reporter, { kind: 'post', id, reason: 'worried', text: URGENT });
    const [{ text } = { text: '' }] = (await caseOf(app, anna, { kind: 'post', id })).reports;
    expect(text!.startsWith('000')).toBe(true);
    expect(text!.endsWith(`…\n\n${URGENT}`)).toBe(true);
    expect(text!.length).toBeLessThanOrEqual(REPORT_TEXTS_MAX);
  });

  test('does not hide a text that two people report twice', async () => {
    const [one, two] = await makeOldStudents(app, 2);
    anna = await again(app, anna);
    const { id } = await makePost(app, { content: 'Chi ha gli appunti di fisica?' });
    for (const by of [one!, two!])
      for (const reason of ['spam', 'insult', 'hate'] as const) await report(app, by, { kind: 'post', id, reason });
    const { underReview, reasons } = await caseOf(app, anna, { kind: 'post', id });
    expect([underReview, reasons.map(({ reason, count }) => `${reason} ${count}`)]).toEqual([false, ['hate 2', 'spam 0', 'insult 0']]);
  });
});

describe('reporting something again after its case was decided', () => {
  test.each([
    ['of worry opens a new case, whatever was reported before', 'spam', 'worried', 1],
    ['opens a new case if there was only worry before', 'worried', 'insult', 1],
    ['for another reason changes nothing, because moderators have judged the whole text, and says so', 'spam', 'insult', 0],
  ] as const)('%s', async (_, first, second, cases) => {
    const reporter = await makeStudent(app);
    const { id } = await makePost(app);
    await report(app, reporter, { kind: 'post', id, reason: first });
    await keep(id);
    const { status, body } = await report(app, reporter, { kind: 'post', id, reason: second, text: URGENT });
    expect([status, body]).toEqual([200, { reported: true, ...(cases === 0 && { judged: true }) }]);
    expect(await countOpen(id)).toBe(cases);
    if (cases > 0) expect((await caseOf(app, anna, { kind: 'post', id })).reports).toMatchObject([{ reason: second, text: URGENT }]);
  });

  test('opens a new case if the text was edited since', async () => {
    const [author, reporter] = [await makeStudent(app), await makeStudent(app)];
    const { id } = await makePost(app, { by: author });
    await report(app, reporter, { kind: 'post', id });
    await keep(id);
    app.advance(MINUTE);
    expect(
      (await call(app, 'PATCH', `/posts/${id}`, { as: author.token, body: { content: 'Chi non mi risponde è uno sfigato' } })).status,
    ).toBe(200);
    await report(app, reporter, { kind: 'post', id });
    expect(await countOpen(id)).toBe(1);
  });
});

describe('guests', () => {
  test('cannot crowd out more urgent reports with many others, and are stored up to a limit', async () => {
    const { id } = await makePost(app);
    await report(app, await makeStudent(app), { kind: 'post', id, reason: 'worried' });
    for (let n = 0; n < 22; n += 1) await reportAsGuest(id, 'spam', `Pubblicità ${n}`);
    await reportAsGuest(id, 'worried', URGENT);
    const found = await caseOf(app, anna, { kind: 'post', id });
    expect(found.reports.filter(({ reason }) => reason === 'spam')).toHaveLength(20);
    expect(found.reports.map(({ text }) => text)).toContain(URGENT);
    for (let n = 0; n < 22; n += 1) await reportAsGuest(id, 'worried', `Sta male ${n}`);
    expect((await caseOf(app, anna, { kind: 'post', id })).reports.filter(({ by }) => by === 'guest')).toHaveLength(40);
  });

  test.each([
    ['worried', 'personal-data'],
    ['self-harm', 'worried'],
  ] as const)('cannot crowd out a report about the text with worry about its author, or the reverse: %s, %s', async (many, last) => {
    const { id } = await makePost(app);
    for (let n = 0; n < 21; n += 1) await reportAsGuest(id, many, `Di nuovo ${n}`);
    await reportAsGuest(id, last, URGENT);
    const found = await caseOf(app, anna, { kind: 'post', id });
    expect(found.reports.filter(({ reason }) => reason === many)).toHaveLength(20);
    expect(found.reports).toContainEqual(expect.objectContaining({ reason: last, text: URGENT }));
    expect(found.actions).toContain('remove');
  });

  test('are found by their reason even if their report is one too many to be stored', async () => {
    const { id } = await makePost(app);
    for (let n = 0; n < 20; n += 1) await reportAsGuest(id, 'hate', `Di nuovo ${n}`);
    await reportAsGuest(id, 'spam');
    const { id: caseId } = await caseOf(app, anna, { kind: 'post', id });
    const { body } = await call<CaseSummary[]>(app, 'GET', '/moderation/cases?reason=spam', { as: anna.token });
    expect(body.find((found) => found.id === caseId)?.reasons).toEqual([
      { reason: 'hate', count: 20 },
      { reason: 'spam', count: 0 },
    ]);
  });
});

describe('a reporter’s later reports count fully', () => {
  test.each(['worried reports that were answered', 'reports of texts that were deleted before a decision'])(
    'after five %s',
    async (what) => {
      const [reporter, second, third, author] = await makeOldStudents(app, 4);
      anna = await again(app, anna);
      for (let n = 0; n < 5; n += 1) {
        const { id } = await makePost(app, { by: author!, content: `Un testo di prima, ${n}` });
        await report(app, reporter!, { kind: 'post', id, reason: what.startsWith('worried') ? 'worried' : 'insult' });
        const { id: caseId } = await caseOf(app, anna, { kind: 'post', id });
        if (!what.startsWith('worried')) await call(app, 'DELETE', `/posts/${id}`, { as: author!.token });
        expect((await decideOn(app, anna, caseId, { action: 'keep', rule: null })).status).toBe(200);
      }
      const { id } = await makePost(app, { by: author!, content: 'Chi ha gli appunti di latino?' });
      for (const by of [reporter!, second!, third!]) await report(app, by, { kind: 'post', id });
      expect((await caseOf(app, anna, { kind: 'post', id })).underReview).toBe(true);
    },
  );

  test('but not after dismissed ones to which they added worry', async () => {
    const [reporter, second, third, author] = await makeOldStudents(app, 4);
    anna = await again(app, anna);
    for (let n = 0; n < 5; n += 1) {
      const { id } = await makePost(app, { by: author!, content: `Un altro testo di prima, ${n}` });
      for (const reason of ['insult', 'worried'] as const) await report(app, reporter!, { kind: 'post', id, reason });
      await keep(id);
    }
    const { id } = await makePost(app, { by: author!, content: 'Chi ha gli appunti di greco?' });
    for (const by of [reporter!, second!, third!]) await report(app, by, { kind: 'post', id });
    expect((await caseOf(app, anna, { kind: 'post', id })).underReview).toBe(false);
  });
});
