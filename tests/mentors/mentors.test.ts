import { beforeEach, describe, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, makeSession, MENTOR_FORM, moveRequest } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

// The last word of a line, to tell that each field and each entry of a list is a line of its own.
const app = useTestApp({
  services: {
    language: {
      judge: async (text) => ({ refusal: /\binsulto$/m.test(text) ? 'attack' : null, ask: false }),
      signalOf: async () => null,
      isUrgent: async () => false,
    },
  },
});
let anna: TestStudent;

beforeEach(async () => {
  await app.db.deleteFrom('mentors').execute();
  anna = await makeStudent(app, { university: 'Università degli Studi di Torino', faculty: 'Psicologia' });
});

const list = async (as?: TestStudent, query = '') => (await call<Mentor[]>(app, 'GET', `/mentors${query}`, { as: as?.token })).body;

describe('becoming a mentor', () => {
  test('answers the profile with university and faculty of the account', async () => {
    const { status, body } = await call<Mentor>(app, 'POST', '/mentors', { as: anna.token, body: MENTOR_FORM });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...MENTOR_FORM,
      id: expect.any(Number),
      isAvailable: true,
      full: false,
      capacity: 5,
      openMentees: 0,
      rating: 0,
      totalSessions: 0,
      user: { university: 'Università degli Studi di Torino', faculty: 'Psicologia' },
      matchReason: null,
      mine: true,
    });
    expect((await call(app, 'GET', '/mentors/me', { as: anna.token })).body).toEqual(body);
  });

  test('is for students, once, with a whole form', async () => {
    expect((await call(app, 'POST', '/mentors', { body: MENTOR_FORM })).status).toBe(401);
    const short = await call(app, 'POST', '/mentors', { as: anna.token, body: { ...MENTOR_FORM, bio: 'Breve' } });
    expect(short).toMatchObject({ status: 400, body: { issues: [{ path: ['bio'], message: 'La bio deve essere almeno 50 caratteri' }] } });
    await makeMentor(app, { by: anna });
    expect(await call(app, 'POST', '/mentors', { as: anna.token, body: MENTOR_FORM })).toMatchObject({
      status: 409,
      body: { reason: 'mentor_exists' },
    });
  });

  test('refuses language that attacks people', async () => {
    for (const fields of [
      { bio: `${MENTOR_FORM.bio} Segue un insulto` },
      { specializations: ['insulto', 'altro'] },
      { availableHours: 'mai, insulto' },
    ]) {
      const blocked = await call(app, 'POST', '/mentors', { as: anna.token, body: { ...MENTOR_FORM, ...fields } });
      expect(blocked).toMatchObject({ status: 403, body: { reason: 'content_blocked' } });
    }
  });

  test('extra fields change nothing', async () => {
    const body = {
      ...MENTOR_FORM,
      id: 1,
      rating: 5,
      totalSessions: 99,
      isAvailable: false,
      university: 'Harvard',
      user: { university: 'Harvard' },
    };
    const mentor = (await call<Mentor>(app, 'POST', '/mentors', { as: anna.token, body })).body;
    expect(mentor).toMatchObject({
      rating: 0,
      totalSessions: 0,
      isAvailable: true,
      user: { university: 'Università degli Studi di Torino' },
    });
  });

  test('250 attempts at once leave one profile', async () => {
    const answers = await Promise.all(
      Array.from({ length: 250 }, () => call(app, 'POST', '/mentors', { as: anna.token, body: MENTOR_FORM })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(249);
  });
});

describe('one’s own profile', () => {
  test('401 to guests, 404 to who is not a mentor', async () => {
    for (const method of ['GET', 'PATCH'] as const) {
      const body = method === 'PATCH' ? { isAvailable: false } : undefined;
      expect((await call(app, method, '/mentors/me', { body })).status).toBe(401);
      expect(await call(app, method, '/mentors/me', { as: anna.token, body })).toMatchObject({
        status: 404,
        body: { reason: 'not_a_mentor' },
      });
    }
  });

  test('says whether one has time', async () => {
    await makeMentor(app, { by: anna });
    expect((await call(app, 'PATCH', '/mentors/me', { as: anna.token, body: { isAvailable: false } })).body).toMatchObject({
      isAvailable: false,
    });
    expect((await list())[0]).toMatchObject({ isAvailable: false });
    expect((await call(app, 'PATCH', '/mentors/me', { as: anna.token, body: { isAvailable: 'no' } })).status).toBe(400);
    expect((await call(app, 'PATCH', '/mentors/me', { as: anna.token, body: { isAvailable: true } })).body).toMatchObject({
      isAvailable: true,
    });
  });
});

describe('changing one’s profile', () => {
  const change = (as: TestStudent, body: object) => call<Mentor & { reason?: string }>(app, 'PATCH', '/mentors/me', { as: as.token, body });

  test('takes every field by itself, and leaves the rest', async () => {
    const { by: _, ...before } = await makeMentor(app, { by: anna });
    const changes = {
      courseOfStudy: 'Economia e finanza',
      studyYear: 5,
      specializations: ['Statistica'],
      bio: 'Ho imparato a studiare poco alla volta, e a chiedere prima di restare indietro.',
      availableHours: 'Il sabato mattina',
      languages: 'Italiano, inglese',
      capacity: 2,
      isAvailable: false,
    };
    let now = before;
    for (const [field, value] of Object.entries(changes)) {
      now = { ...now, [field]: value };
      expect((await change(anna, { [field]: value })).body).toEqual(now);
    }
    expect((await change(anna, {})).body).toEqual(now);
    // By its new course it is found.
    const other = await makeStudent(app, { faculty: 'Altro' });
    expect((await list(other, '?course=finanza%20economia'))[0]).toMatchObject({
      courseOfStudy: 'Economia e finanza',
      matchReason: 'course',
    });
  });

  test('keeps the rules of the form, and refuses language that attacks people', async () => {
    await makeMentor(app, { by: anna });
    for (const body of [
      { capacity: 0 },
      { capacity: 11 },
      { capacity: 2.5 },
      { bio: 'Breve' },
      { languages: ' ' },
      { specializations: [] },
    ])
      expect((await change(anna, body)).status).toBe(400);
    for (const body of [
      { availableHours: 'mai, insulto' },
      { specializations: ['insulto', 'altro'] },
      { bio: `${MENTOR_FORM.bio} insulto` },
    ])
      expect(await change(anna, body)).toMatchObject({ status: 403, body: { reason: 'content_blocked' } });
    expect((await call<Mentor>(app, 'GET', '/mentors/me', { as: anna.token })).body).toMatchObject(MENTOR_FORM);
  });
});

describe('the list', () => {
  test('is open to guests, and tells nothing but the card', async () => {
    const mentor = await makeMentor(app);
    const [card] = await list();
    expect(card).toMatchObject({ id: mentor.id, mine: false, matchReason: null });
    expect(Object.keys(card!).sort()).toEqual([
      'availableHours',
      'bio',
      'courseOfStudy',
      'full',
      'id',
      'isAvailable',
      'languages',
      'matchReason',
      'mine',
      'rating',
      'specializations',
      'studyYear',
      'totalSessions',
      'user',
    ]);
    expect(JSON.stringify(card)).not.toContain(mentor.by.accountId);
  });

  test('available first, then the same course, faculty, university, then rating', async () => {
    const here = 'Università degli Studi di Torino';
    const elsewhere = { university: 'Università di Bari', faculty: 'Economia', courseOfStudy: 'Economia aziendale' };
    const busy = await makeMentor(app, { university: here, faculty: 'Psicologia', courseOfStudy: 'Psicologia' });
    await call(app, 'PATCH', '/mentors/me', { as: busy.by.token, body: { isAvailable: false } });
    const unrated = await makeMentor(app, elsewhere);
    const poor = await makeMentor(app, elsewhere);
    for (const rating of [2, 2, 3]) await makeSession(app, poor, rating);
    await makeSession(app, unrated, 5);
    const good = await makeMentor(app, elsewhere);
    for (const rating of [5, 5, 4]) await makeSession(app, good, rating);
    const university = await makeMentor(app, { ...elsewhere, university: here });
    const faculty = await makeMentor(app, { ...elsewhere, faculty: 'psicologia' });
    const facultyHere = await makeMentor(app, { ...elsewhere, university: here, faculty: 'Psicologia' });
    const course = await makeMentor(app, { ...elsewhere, courseOfStudy: 'Psicologia clinica' });
    expect((await list(anna)).map(({ id, matchReason }) => ({ id, matchReason }))).toEqual([
      { id: course.id, matchReason: 'course' },
      { id: facultyHere.id, matchReason: 'faculty' },
      { id: faculty.id, matchReason: 'faculty' },
      { id: university.id, matchReason: 'university' },
      { id: good.id, matchReason: null },
      { id: poor.id, matchReason: null },
      { id: unrated.id, matchReason: null },
      { id: busy.id, matchReason: 'course' },
    ]);
    expect((await list()).map(({ id }) => id)).toEqual(
      [good, poor, unrated, university, faculty, facultyHere, course, busy].map(({ id }) => id),
    );
    expect((await list(anna, `?limit=2&cursor=${course.id}`)).map(({ id }) => id)).toEqual([facultyHere.id, faculty.id]);
  });

  test('a course that is asked for stands in the place of the faculty', async () => {
    const engineer = await makeMentor(app, {
      courseOfStudy: 'Laurea in Ingegneria informatica',
      university: 'Bari',
      faculty: 'Ingegneria',
    });
    const psychologist = await makeMentor(app, { courseOfStudy: 'Psicologia', university: 'Bari', faculty: 'Altro' });
    const reasons = async (query: string, as?: TestStudent) =>
      Object.fromEntries((await list(as, query)).map(({ id, matchReason }) => [id, matchReason]));
    expect(await reasons('?course=INGEGNERIA%20informatica', anna)).toEqual({ [engineer.id]: 'course', [psychologist.id]: null });
    expect(await reasons('?course=ingegneria', anna)).toMatchObject({ [engineer.id]: 'course' });
    const general = await makeMentor(app, { courseOfStudy: 'Economia', university: 'Bari', faculty: 'Economia' });
    expect(await reasons('?course=Economia%20e%20finanza', anna)).toMatchObject({ [general.id]: 'course' });
    await app.db.deleteFrom('mentors').where('id', '=', general.id).execute();
    expect(await reasons('?course=ingegneria%20civile', anna)).toMatchObject({ [engineer.id]: null });
    expect(await reasons('?course=', anna)).toEqual({ [engineer.id]: null, [psychologist.id]: 'course' });
    expect(await reasons('?course=della', anna)).toEqual({ [engineer.id]: null, [psychologist.id]: null });
    expect(await reasons('?course=psicologia')).toEqual({ [engineer.id]: null, [psychologist.id]: 'course' });
    expect((await list(anna, '?course=psicologia'))[0]?.id).toBe(psychologist.id);
  });

  test('marks one’s own card, which matches nobody', async () => {
    const mine = await makeMentor(app, { by: anna });
    expect(await list(anna)).toMatchObject([{ id: mine.id, mine: true, matchReason: null }]);
    expect(await list(await makeStudent(app))).toMatchObject([{ id: mine.id, mine: false, matchReason: 'course' }]);
  });

  test('is narrowed down by university, course or subject, language and a free place, page by page', async () => {
    const torino = 'Università degli Studi di Torino';
    const one = await makeMentor(app, {
      university: torino,
      faculty: 'Ingegneria industriale',
      courseOfStudy: 'Ingegneria meccanica',
      languages: 'Italiano e Francese',
    });
    const two = await makeMentor(app, {
      university: torino,
      faculty: 'Psicologia',
      specializations: ['Qualità della vita', 'L’etica'],
      capacity: 1,
    });
    const three = await makeMentor(app, {
      university: 'Bari',
      faculty: 'Psicologia',
      specializations: ['Meccanica'],
      languages: 'Inglese',
    });
    const found = async (query: Record<string, string>) =>
      (await list(undefined, `?${new URLSearchParams(query)}`)).map(({ id }) => id).sort((a, b) => a - b);
    expect(await found({ q: 'MECCANICA' })).toEqual([one.id, three.id]);
    expect(await found({ q: 'qualita' })).toEqual([two.id]);
    expect(await found({ q: "l'etica" })).toEqual([two.id]);
    expect(await found({ q: '%' })).toEqual([]);
    expect(await found({ university: 'universita degli studi di torino' })).toEqual([one.id, two.id]);
    expect(await found({ faculty: 'ingegneria' })).toEqual([one.id]);
    expect(await found({ language: 'francese' })).toEqual([one.id]);
    expect(await found({ language: 'italiano', q: 'psicologia' })).toEqual([two.id]);
    await call(app, 'PATCH', '/mentors/me', {
      as: one.by.token,
      body: { languages: 'Tedesco', specializations: ['Termodinamica'], isAvailable: false },
    });
    expect(await found({ language: 'tedesco', q: 'termodinamica' })).toEqual([one.id]);
    expect(await found({ language: 'francese' })).toEqual([]);
    expect(await found({ available: 'true' })).toEqual([two.id, three.id]);
    const { id } = await makeRequest(app, { mentor: two });
    await moveRequest(app, id, two.by, 'accepted');
    expect(await found({ available: 'true' })).toEqual([three.id]);
    expect(await list(undefined, '?available=true')).toMatchObject([{ id: three.id, full: false }]);
    const page = await call<Mentor[]>(app, 'GET', '/mentors?q=meccanica&limit=1');
    expect(page.headers).toMatchObject({ 'x-total-count': '2', link: expect.stringMatching(/q=meccanica.*rel="next"/) });
    // What is under review is not found by its words, nor by those of its languages.
    await app.db.updateTable('mentors').set({ withheld: 'review' }).where('id', '=', three.id).execute();
    expect(await found({ q: 'meccanica' })).toEqual([one.id]);
    expect(await found({ language: 'inglese' })).toEqual([]);
  });

  test('never holds more than 50', async () => {
    expect((await call(app, 'GET', '/mentors?limit=51')).status).toBe(400);
    expect((await call(app, 'GET', `/mentors?course=${'a'.repeat(201)}`)).status).toBe(400);
  });
});
