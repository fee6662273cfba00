import { beforeEach, describe, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, makeRequest, makeSession, moveRequest } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
let anna: TestStudent;

beforeEach(async () => {
  await app.db.deleteFrom('mentors').execute();
  anna = await makeStudent(app, { university: 'Università degli Studi di Torino', faculty: 'Psicologia' });
});

const list = async (as?: TestStudent, query = '') => (await call<Mentor[]>(app, 'GET', `/mentors${query}`, { as: as?.token })).body;

describe('the list', () => {
  test('is open to guests and contains only the fields of the card', async () => {
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

  test('is sorted by availability, then by same course, faculty and university, then by rating', async () => {
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

  test('matches a requested course instead of the caller’s faculty', async () => {
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

  test('marks the caller’s own card, which has no match reason', async () => {
    const mine = await makeMentor(app, { by: anna });
    expect(await list(anna)).toMatchObject([{ id: mine.id, mine: true, matchReason: null }]);
    expect(await list(await makeStudent(app))).toMatchObject([{ id: mine.id, mine: false, matchReason: 'course' }]);
  });

  test('can be filtered by university, course or subject, language and free places, page by page', async () => {
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
      languages: 'Tedesco, English',
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
    expect(await found({ language: 'engl' })).toEqual([three.id]);
    expect(await found({ language: 'LIS' }), 'sign language, no part of English').toEqual([]);
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
    // A mentor under review is unavailable, except to themselves, and found neither by text nor by language.
    await app.db.updateTable('mentors').set({ withheld: 'review' }).where('id', '=', three.id).execute();
    expect(await found({ available: 'true' })).toEqual([]);
    expect((await list()).find(({ id }) => id === three.id)).toMatchObject({ isAvailable: false, underReview: true });
    expect((await call<Mentor>(app, 'GET', '/mentors/me', { as: three.by.token })).body).toMatchObject({ isAvailable: true });
    expect(await found({ q: 'meccanica' })).toEqual([one.id]);
    expect(await found({ language: 'english' })).toEqual([]);
  });

  test('refuses a limit above 50 and a course that is too long', async () => {
    expect((await call(app, 'GET', '/mentors?limit=51')).status).toBe(400);
    expect((await call(app, 'GET', `/mentors?course=${'a'.repeat(201)}`)).status).toBe(400);
  });
});
