import { beforeAll, describe, expect, test } from 'vitest';
import type { ExamExperience, VoteState } from '../../src/routers/exam-experiences/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { callerOf, expectRefusal } from '../support/caller.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

// Matches at the end of a line only, to show that each field and list entry is judged as a line of its own.
const app = useTestApp({
  services: {
    language: {
      judge: async (text) => ({ refusal: /\binsulto$/m.test(text) ? 'attack' : null, ask: false }),
      hurts: async () => false,
      signalOf: async () => null,
      dangersIn: async () => [],
    },
  },
});
let anna: TestStudent;
let bruno: TestStudent;

beforeAll(async () => {
  anna = await makeStudent(app);
  bruno = await makeStudent(app);
});

const full = {
  examName: 'Anatomia umana',
  professor: 'D’Angelo',
  university: 'Università degli Studi di Milano',
  faculty: 'Medicina e Chirurgia',
  examDate: '2026-03-29',
  difficulty: 5,
  grade: 28,
  passed: true,
  experience: 'Tre domande, la prima sull’arto superiore.',
  tips: 'Ripetere in piedi.',
  studyTime: '3 mesi',
  resources: ['Atlante', 'Appunti del corso'],
};

const vote = (id: number, as: TestStudent, helpful: unknown) =>
  call<VoteState>(app, 'POST', `/exam-experiences/${id}/vote`, { as: as.token, body: { helpful } });

const list = async (query: string, as = bruno.token) =>
  (await call<ExamExperience[]>(app, 'GET', `/exam-experiences${query}`, { as })).body;
const exams = async (query: string) => (await list(query)).map((experience) => experience.examName);

describe('sharing', () => {
  test('returns the experience, with its date unaffected by time zones', async () => {
    const { status, body } = await call<ExamExperience>(app, 'POST', '/exam-experiences', { as: anna.token, body: full });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...full,
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      helpful: 0,
      notHelpful: 0,
      authorId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      myVote: null,
      mine: true,
    });
    const listed = await call<ExamExperience[]>(app, 'GET', '/exam-experiences?limit=1', { as: bruno.token });
    expect(listed.body).toEqual([{ ...body, mine: false }]);
  });

  test('requires only exam and experience, and takes grade 0 as no grade', async () => {
    const body = { examName: 'Fisica', experience: 'Lungo.', grade: 0, examDate: '' };
    expect((await call(app, 'POST', '/exam-experiences', { as: anna.token, body })).body).toMatchObject({
      difficulty: 3,
      grade: null,
      passed: true,
      examDate: null,
      professor: null,
      university: null,
      faculty: null,
      tips: null,
      studyTime: null,
      resources: [],
    });
  });

  test('accepts a failed exam without a grade', async () => {
    const body = { examName: 'Chimica', experience: 'Bocciata, ma ora so perché.', passed: false, grade: null };
    expect((await call(app, 'POST', '/exam-experiences', { as: anna.token, body })).body).toMatchObject({ passed: false, grade: null });
  });

  test('refuses guests, invalid fields and language that attacks people', async () => {
    expect((await call(app, 'POST', '/exam-experiences', { body: full })).status).toBe(401);
    const wrong = await call(app, 'POST', '/exam-experiences', { as: anna.token, body: { ...full, grade: 17 } });
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: ['grade'], message: 'Il voto va da 18 a 30' }] } });
    for (const field of ['experience', 'tips', 'professor', 'studyTime']) {
      const blocked = await call(app, 'POST', '/exam-experiences', { as: anna.token, body: { ...full, [field]: 'questo è un insulto' } });
      expect(blocked, field).toMatchObject({ status: 403, body: { reason: 'content_blocked' } });
    }
    expect(
      (await call(app, 'POST', '/exam-experiences', { as: anna.token, body: { ...full, resources: ['insulto', 'altro'] } })).status,
    ).toBe(403);
  });

  test('ignores unknown fields, and gives one person a different pseudonym on each experience', async () => {
    const first = await makeExamExperience(app, { by: anna, helpful: 99, notHelpful: 99, authorId: anna.accountId, id: 1 });
    const second = await makeExamExperience(app, { by: anna });
    expect(first).toMatchObject({ helpful: 0, notHelpful: 0 });
    expect(first.authorId).not.toBe(second.authorId);
    expect(JSON.stringify([first, second])).not.toContain(anna.accountId);
  });
});

describe('listing', () => {
  test('requires a login', async () => {
    expect((await call(app, 'GET', '/exam-experiences')).status).toBe(401);
  });

  test('returns pages, newest first, with the caller’s own marks', async () => {
    const older = await makeExamExperience(app, { by: anna });
    app.advance(1000);
    const newer = await makeExamExperience(app, { by: bruno });
    await vote(older.id, bruno, false);
    await vote(newer.id, bruno, true);
    expect((await list('?limit=2')).map(({ id, myVote, mine }) => ({ id, myVote, mine }))).toEqual([
      { id: newer.id, myVote: true, mine: true },
      { id: older.id, myVote: false, mine: false },
    ]);
    expect((await list('?limit=2', anna.token)).map(({ myVote, mine }) => ({ myVote, mine }))).toEqual([
      { myVote: null, mine: false },
      { myVote: null, mine: true },
    ]);
  });

  test('q matches exam and professor, ignores case, accents and apostrophes, and takes % and _ literally', async () => {
    await makeExamExperience(app, { examName: 'Scienza della società', professor: 'Dell’Orto', experience: 'quokka a colazione' });
    await makeExamExperience(app, { examName: 'Calcolo_100%' });
    expect(await exams('?q=SOCIETA')).toEqual(['Scienza della società']);
    expect(await exams(`?q=${encodeURIComponent("dell'orto")}`)).toEqual(['Scienza della società']);
    expect(await exams('?q=quokka')).toEqual([]);
    expect(await exams('?q=o_100%25')).toEqual(['Calcolo_100%']);
    expect(await exams('?q=c%25o')).toEqual([]);
  });

  test('filters by faculty or its first words, by difficulty, or by both', async () => {
    await makeExamExperience(app, { examName: 'Statistica', faculty: 'Scienze dell’antichità', difficulty: 1 });
    await makeExamExperience(app, { examName: 'Greco', faculty: 'Scienze dell’antichità', difficulty: 5 });
    const faculty = encodeURIComponent("scienze dell'antichita");
    expect((await exams(`?faculty=${faculty}`)).sort()).toEqual(['Greco', 'Statistica']);
    expect(await exams(`?faculty=${faculty}&difficulty=5`)).toEqual(['Greco']);
    expect((await exams('?faculty=Scienze')).sort()).toEqual(['Greco', 'Statistica']);
    expect(await exams('?faculty=Scien')).toEqual([]);
    expect(await exams('?faculty=Scienze%20%25')).toEqual([]);
    expect(new Set((await list('?difficulty=1')).map(({ difficulty }) => difficulty))).toEqual(new Set([1]));
    for (const difficulty of ['0', '6', '2.5', 'facile']) {
      expect((await call(app, 'GET', `/exam-experiences?difficulty=${difficulty}`, { as: bruno.token })).status).toBe(400);
    }
  });
});

describe('voting', () => {
  test('each account has one vote, and voting again changes it', async () => {
    const { id } = await makeExamExperience(app, { by: anna });
    expect(await vote(id, bruno, true)).toMatchObject({ status: 200, body: { helpful: 1, notHelpful: 0, myVote: true } });
    expect((await vote(id, bruno, true)).body).toEqual({ helpful: 1, notHelpful: 0, myVote: true });
    expect((await vote(id, bruno, false)).body).toEqual({ helpful: 0, notHelpful: 1, myVote: false });
    expect((await vote(id, anna, false)).body).toEqual({ helpful: 0, notHelpful: 2, myVote: false });
    expect((await vote(id, bruno, true)).body).toEqual({ helpful: 1, notHelpful: 1, myVote: true });
  });

  test('refuses guests, unknown experiences, malformed ids and invalid votes', async () => {
    const { id } = await makeExamExperience(app);
    expect((await call(app, 'POST', `/exam-experiences/${id}/vote`, { body: { helpful: true } })).status).toBe(401);
    expect(await vote(2147483647, anna, true)).toMatchObject({ status: 404, body: { reason: 'experience_not_found' } });
    for (const helpful of [undefined, null, 'true', 1, 'false']) expect((await vote(id, anna, helpful)).status).toBe(400);
    expect((await call(app, 'POST', `/exam-experiences/${id}/vote`, { as: anna.token })).status).toBe(400);
    for (const wrong of ['0', '-1', '1.5', 'abc', '99999999999']) {
      expect((await call(app, 'POST', `/exam-experiences/${wrong}/vote`, { as: anna.token, body: { helpful: true } })).status).toBe(400);
    }
  });

  test('250 parallel votes by 50 voters, many of them changed, count each voter once', async () => {
    const { id } = await makeExamExperience(app);
    const voters = await Promise.all(Array.from({ length: 50 }, () => makeStudent(app)));
    const answers = await Promise.all(Array.from({ length: 250 }, (_, n) => vote(id, voters[n % 50]!, n % 3 === 0)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await app.db.selectFrom('experience_votes').select('helpful').where('experience_id', '=', id).execute();
    const counts = await app.db.selectFrom('exam_experiences').select(['helpful', 'not_helpful']).where('id', '=', id).executeTakeFirst();
    expect(rows).toHaveLength(50);
    expect(counts).toEqual({ helpful: rows.filter((row) => row.helpful).length, not_helpful: rows.filter((row) => !row.helpful).length });
  });

  test('deleted votes no longer count, and an experience is deleted with its votes', async () => {
    const { id } = await makeExamExperience(app);
    await vote(id, anna, true);
    await vote(id, bruno, false);
    const { db } = app;
    await db.deleteFrom('experience_votes').where('experience_id', '=', id).where('helpful', '=', true).execute();
    const counts = await db.selectFrom('exam_experiences').select(['helpful', 'not_helpful']).where('id', '=', id).executeTakeFirst();
    expect(counts).toEqual({ helpful: 0, not_helpful: 1 });
    await db.deleteFrom('exam_experiences').where('id', '=', id).execute();
    expect(await db.selectFrom('experience_votes').selectAll().where('experience_id', '=', id).execute()).toEqual([]);
  });
});

test('the procedures refuse the same when called without HTTP', async () => {
  const [guest, author, reader] = [callerOf(app), callerOf(app, anna), callerOf(app, bruno)];
  await expectRefusal(guest.examExperiences.list({}), 'unauthenticated');
  await expectRefusal(guest.examExperiences.create({ examName: 'Logica', experience: 'Breve.' }), 'unauthenticated');
  const { id } = await author.examExperiences.create({ examName: 'Logica', experience: 'Breve.' });
  await expectRefusal(reader.examExperiences.vote({ id: 2147483647, helpful: true }), 'experience_not_found');
  expect(await reader.examExperiences.vote({ id, helpful: true })).toEqual({ helpful: 1, notHelpful: 0, myVote: true });
  expect(await reader.examExperiences.list({ q: 'logica' })).toMatchObject([{ id, helpful: 1, myVote: true, mine: false }]);
});
