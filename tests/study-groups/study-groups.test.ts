import { beforeAll, describe, expect, test } from 'vitest';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { callerOf, expectRefusal } from '../support/caller.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
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

const list = async (query: string, as = bruno.token) => (await call<StudyGroup[]>(app, 'GET', `/study-groups${query}`, { as })).body;
const titles = async (query: string) => (await list(query)).map((group) => group.title);

const full = {
  title: 'Diritto privato, un istituto a settimana',
  subject: 'Diritto privato',
  university: 'Università degli Studi di Palermo',
  faculty: 'Giurisprudenza',
  description: 'Codice sempre sul tavolo.',
  maxMembers: 10,
  meetingType: 'presence',
  location: 'Biblioteca',
  schedule: 'Mercoledì sera',
  tags: ['codice civile', 'orale'],
};

describe('creating', () => {
  test('returns the group with its creator as first member', async () => {
    const { status, body } = await call<StudyGroup>(app, 'POST', '/study-groups', { as: anna.token, body: full });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...full,
      id: expect.any(Number),
      currentMembers: 1,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      creatorId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      joined: true,
      mine: true,
      written: true,
      waitingPosition: null,
      editedAt: null,
    });
  });

  test('requires only title and subject', async () => {
    const { body } = await call<StudyGroup>(app, 'POST', '/study-groups', {
      as: anna.token,
      body: { title: 'Fisica', subject: 'Fisica 1' },
    });
    expect(body).toMatchObject({
      maxMembers: 6,
      meetingType: 'hybrid',
      tags: [],
      location: null,
      description: null,
      university: null,
      schedule: null,
    });
  });

  test('drops the location of an online group', async () => {
    const body = { ...full, meetingType: 'online' };
    expect((await call(app, 'POST', '/study-groups', { as: anna.token, body })).body).toMatchObject({
      meetingType: 'online',
      location: null,
    });
  });

  test('refuses guests, invalid fields and language that attacks people', async () => {
    expect((await call(app, 'POST', '/study-groups', { body: full })).status).toBe(401);
    const wrong = await call(app, 'POST', '/study-groups', { as: anna.token, body: { ...full, subject: ' ' } });
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: ['subject'], message: 'Campo obbligatorio' }] } });
    expect((await call(app, 'POST', '/study-groups', { as: anna.token, body: { ...full, maxMembers: 11 } })).status).toBe(400);
    for (const field of ['title', 'description', 'location', 'schedule']) {
      const blocked = await call(app, 'POST', '/study-groups', { as: anna.token, body: { ...full, [field]: 'questo è un insulto' } });
      expect(blocked, field).toMatchObject({ status: 403, body: { reason: 'content_blocked' } });
    }
    const blockedTag = await call(app, 'POST', '/study-groups', { as: anna.token, body: { ...full, tags: ['insulto', 'orale'] } });
    expect(blockedTag.status).toBe(403);
  });

  test('ignores unknown and read-only fields', async () => {
    const body = { ...full, id: 1, currentMembers: 9, creatorId: anna.accountId, createdAt: '2020-01-01T00:00:00.000Z', joined: false };
    const group = (await call<StudyGroup>(app, 'POST', '/study-groups', { as: anna.token, body })).body;
    expect(group).toMatchObject({ currentMembers: 1, joined: true });
    expect(group.creatorId).not.toBe(anna.accountId);
    expect(group.createdAt).not.toBe(body.createdAt);
  });

  test('one person has a different pseudonym in each group', async () => {
    const [first, second] = [await makeStudyGroup(app, { by: anna }), await makeStudyGroup(app, { by: anna })];
    expect(first.creatorId).not.toBe(second.creatorId);
    expect(JSON.stringify([first, second])).not.toContain(anna.accountId);
  });
});

describe('listing', () => {
  test('requires a login', async () => {
    expect((await call(app, 'GET', '/study-groups')).status).toBe(401);
  });

  test('returns pages, newest first, with the caller’s own marks', async () => {
    const older = await makeStudyGroup(app, { by: anna });
    app.advance(1000);
    const newer = await makeStudyGroup(app, { by: bruno });
    await call(app, 'POST', `/study-groups/${older.id}/join`, { as: bruno.token });
    const groups = await list('?limit=2');
    expect(groups.map(({ id, joined, mine }) => ({ id, joined, mine }))).toEqual([
      { id: newer.id, joined: true, mine: true },
      { id: older.id, joined: true, mine: false },
    ]);
    const stranger = await makeStudent(app);
    expect(await list('?limit=2', stranger.token)).toMatchObject([
      { joined: false, mine: false },
      { joined: false, mine: false },
    ]);
  });

  test('q matches subject and title, ignores case, accents and apostrophes, and takes % and _ literally', async () => {
    await makeStudyGroup(app, { title: 'Ripasso d’autunno', subject: 'Scienza della società', description: 'quokka' });
    await makeStudyGroup(app, { title: 'Il 100% di Statistica_avanzata', subject: 'Statistica' });
    expect(await titles('?q=SOCIETA')).toEqual(['Ripasso d’autunno']);
    expect(await titles(`?q=${encodeURIComponent("d'autunno")}`)).toEqual(['Ripasso d’autunno']);
    expect(await titles('?q=quokka')).toEqual([]);
    expect(await titles('?q=100%25')).toEqual(['Il 100% di Statistica_avanzata']);
    expect(await titles('?q=statistica_')).toEqual(['Il 100% di Statistica_avanzata']);
    expect(await titles('?q=1%25S')).toEqual([]);
    expect(await titles(`?q=${encodeURIComponent('\\')}`)).toEqual([]);
  });

  test('filters by university, by faculty or its first words, or by both', async () => {
    await makeStudyGroup(app, { title: 'Bari', university: 'Università di Bari', faculty: 'Economia' });
    await makeStudyGroup(app, { title: 'Bari due', university: 'Università di Bari', faculty: 'Informatica' });
    expect((await titles('?university=universita%20di%20bari')).sort()).toEqual(['Bari', 'Bari due']);
    expect(await titles('?university=Universit%C3%A0%20di%20Bari&faculty=informatica')).toEqual(['Bari due']);
    expect(await titles('?university=Universit%C3%A0')).toEqual([]);
    await makeStudyGroup(app, { title: 'Macchine', faculty: 'Ingegneria industriale (meccanica, gestionale)' });
    expect(await titles('?faculty=ingegneria%20industriale')).toEqual(['Macchine']);
    expect(await titles('?faculty=ingegneria%20indus')).toEqual([]);
    expect(await titles('?university=&faculty=')).toEqual(await titles(''));
  });
});

test('the procedures refuse the same when called without HTTP', async () => {
  const [guest, creator, member] = [callerOf(app), callerOf(app, anna), callerOf(app, bruno)];
  await expectRefusal(guest.studyGroups.list({}), 'unauthenticated');
  const { id } = await creator.studyGroups.create({ title: 'Logica', subject: 'Logica' });
  await expectRefusal(creator.studyGroups.leave({ id }), 'creator_cannot_leave');
  await expectRefusal(member.studyGroups.join({ id: 2147483647 }), 'group_not_found');
  expect(await member.studyGroups.join({ id })).toMatchObject({ currentMembers: 2, joined: true });
  expect(await member.studyGroups.list({ q: 'logica', limit: 1 })).toMatchObject([{ id, joined: true, mine: false }]);
  expect(await member.studyGroups.leave({ id })).toMatchObject({ currentMembers: 1, joined: false });
});
