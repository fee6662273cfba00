import { beforeEach, describe, expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor, MENTOR_FORM } from '../support/factories-mentors.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

// Matches only the last word of a line, to show that each field and each entry of a list is a line of its own.
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

beforeEach(async () => {
  await app.db.deleteFrom('mentors').execute();
  anna = await makeStudent(app, { university: 'Università degli Studi di Torino', faculty: 'Psicologia' });
});

const list = async (as?: TestStudent, query = '') => (await call<Mentor[]>(app, 'GET', `/mentors${query}`, { as: as?.token })).body;

describe('becoming a mentor', () => {
  test('returns the profile with the university and faculty of the account', async () => {
    const { status, body } = await call<Mentor>(app, 'POST', '/mentors', { as: anna.token, body: MENTOR_FORM });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...MENTOR_FORM,
      id: expect.any(Number),
      isAvailable: true,
      full: false,
      capacity: 5,
      openMentees: 0,
      editedAt: null,
      rating: 0,
      totalSessions: 0,
      user: { university: 'Università degli Studi di Torino', faculty: 'Psicologia' },
      matchReason: null,
      mine: true,
    });
    expect((await call(app, 'GET', '/mentors/me', { as: anna.token })).body).toEqual(body);
  });

  test('requires a login and a valid form, and is possible only once', async () => {
    expect((await call(app, 'POST', '/mentors', { body: MENTOR_FORM })).status).toBe(401);
    const short = await call(app, 'POST', '/mentors', { as: anna.token, body: { ...MENTOR_FORM, bio: 'Breve' } });
    expect(short).toMatchObject({ status: 400, body: { issues: [{ path: ['bio'], message: 'La bio deve essere almeno 50 caratteri' }] } });
    await makeMentor(app, { by: anna });
    expect(await call(app, 'POST', '/mentors', { as: anna.token, body: MENTOR_FORM })).toMatchObject({
      status: 409,
      body: { reason: 'mentor_exists' },
    });
  });

  test('refuses insults', async () => {
    for (const fields of [
      { bio: `${MENTOR_FORM.bio} Segue un insulto` },
      { specializations: ['insulto', 'altro'] },
      { availableHours: 'mai, insulto' },
    ]) {
      const blocked = await call(app, 'POST', '/mentors', { as: anna.token, body: { ...MENTOR_FORM, ...fields } });
      expect(blocked).toMatchObject({ status: 403, body: { reason: 'content_blocked' } });
    }
  });

  test('refuses a university or faculty of the registration that may not be shown, as such, and not as a text of the form', async () => {
    for (const place of [{ university: 'Ateneo dell’insulto' }, { faculty: 'Un insulto' }]) {
      const { token } = await makeStudent(app, place);
      const { status, body } = await call<{ reason: string; issues?: object }>(app, 'POST', '/mentors', { as: token, body: MENTOR_FORM });
      expect([status, body.reason, body.issues]).toEqual([403, 'place_not_shown', undefined]);
    }
  });

  test('ignores extra fields', async () => {
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

  test('of 250 concurrent attempts one creates a profile', async () => {
    const answers = await Promise.all(
      Array.from({ length: 250 }, () => call(app, 'POST', '/mentors', { as: anna.token, body: MENTOR_FORM })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(249);
  });
});

describe('the caller’s own profile', () => {
  test('returns 401 to guests and 404 to students who are not mentors', async () => {
    for (const method of ['GET', 'PATCH'] as const) {
      const body = method === 'PATCH' ? { isAvailable: false } : undefined;
      expect((await call(app, method, '/mentors/me', { body })).status).toBe(401);
      expect(await call(app, method, '/mentors/me', { as: anna.token, body })).toMatchObject({
        status: 404,
        body: { reason: 'not_a_mentor' },
      });
    }
  });

  test('can be switched to unavailable and back', async () => {
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

describe('changing the caller’s own profile', () => {
  const change = (as: TestStudent, body: object) => call<Mentor & { reason?: string }>(app, 'PATCH', '/mentors/me', { as: as.token, body });

  test('refuses changes to the texts of a removed profile, but not to its availability', async () => {
    const { id, by, languages } = await makeMentor(app);
    await app.db.updateTable('mentors').set({ withheld: 'removed' }).where('id', '=', id).execute();
    expect(await change(by, { languages: 'Tedesco' })).toMatchObject({ status: 409, body: { reason: 'profile_removed' } });
    expect(await change(by, { isAvailable: false })).toMatchObject({ status: 200, body: { languages, isAvailable: false } });
  });

  test('changes each field alone and keeps the others', async () => {
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
      const { body } = await change(anna, { [field]: value });
      now = { ...now, [field]: value, editedAt: body.editedAt };
      expect(body).toEqual(now);
    }
    expect((await change(anna, {})).body).toEqual(now);
    // The profile is matched by its new course.
    const other = await makeStudent(app, { faculty: 'Altro' });
    expect((await list(other, '?course=finanza%20economia'))[0]).toMatchObject({
      courseOfStudy: 'Economia e finanza',
      matchReason: 'course',
    });
  });

  test('applies the rules of the form and refuses insults', async () => {
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
