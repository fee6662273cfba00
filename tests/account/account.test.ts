import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteAccount as removeAccount, findTraces, toPerson } from '../../src/routers/account/queries.ts';
import type { AccountExport } from '../../src/routers/account/schema.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, createTestApp, TEST_SECRET, useTestApp, type TestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, report } from '../support/moderation.ts';
import { traceless, tracesOf } from './traces.ts';

const app = useTestApp();
const HOUR = 60 * 60 * 1000;
const ALL_ERASED_MS = 72 * HOUR;

const exportOf = (test: TestApp, { token }: TestStudent, password = STUDENT_PASSWORD) =>
  call<AccountExport>(test, 'POST', '/account/export', { as: token, body: { password } });
const deleteAccount = (test: TestApp, { token }: TestStudent, texts: 'erase' | 'detach', password = STUDENT_PASSWORD) =>
  call(test, 'POST', '/account/delete', { as: token, body: { password, texts } });
const as = ({ token }: TestStudent, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  call<never>(app, method, path, { as: token, body });

/** A person who has done everything that one can do here, and others around. */
async function makeLife() {
  const [person, other] = [await makeStudent(app), await makeStudent(app)];
  const ownPost = await makePost(app, { by: person, title: 'Un titolo mio', content: 'Un pensiero che è mio' });
  const otherPost = await makePost(app, { by: other, content: 'Un pensiero di altri' });
  const answerToOwn = await makeComment(app, { post: ownPost, by: other, content: 'Risposta di altri' });
  const ownAnswer = await makeComment(app, { post: ownPost, by: person, content: 'Risposta mia, qui' });
  const comment = await makeComment(app, { post: otherPost, by: person, content: 'Risposta mia, altrove' });
  const otherComment = await makeComment(app, { post: otherPost, by: other, content: 'Ancora di altri' });
  for (const path of [
    `/posts/${otherPost.id}/like`,
    `/posts/${ownPost.id}/like`,
    `/comments/${otherComment.id}/like`,
    `/comments/${comment.id}/like`,
  ])
    await as(person, 'POST', path);
  await as(other, 'POST', `/comments/${comment.id}/like`);
  const alone = await makeStudyGroup(app, { by: person, title: 'Un gruppo mio' });
  const shared = await makeStudyGroup(app, {
    by: person,
    title: 'Un gruppo comune',
    description: 'Una descrizione mia',
    schedule: 'Il lunedì',
  });
  await as(other, 'POST', `/study-groups/${shared.id}/join`);
  const joined = await makeStudyGroup(app, { by: other, title: 'Un gruppo di altri' });
  await as(person, 'POST', `/study-groups/${joined.id}/join`);
  const message = await makeMessage(app, shared.id, person);
  await makeMessage(app, shared.id, other, { parentId: message.id });
  const startsAt = new Date(app.services.now().getTime() + 48 * 3_600_000).toISOString();
  const meeting = (await as(person, 'POST', `/study-groups/${shared.id}/meetings`, { startsAt, place: 'Da me' })).body as { id: number };
  await as(person, 'POST', `/study-groups/${shared.id}/meetings/${meeting.id}/answer`, { coming: true });
  await as(other, 'POST', `/study-groups/${shared.id}/meetings/${meeting.id}/answer`, { coming: false });
  const full = await makeStudyGroup(app, { by: other, title: 'Un gruppo al completo', maxMembers: 4 });
  const members = ['a', 'b', 'c'].map((letter) => ({ group_id: full.id, member_key: letter.repeat(22) }));
  await app.db.insertInto('study_group_members').values(members).execute();
  await as(person, 'POST', `/study-groups/${full.id}/waiting`);
  const left = await makeStudyGroup(app, { by: other, title: 'Un gruppo senza di me' });
  await as(person, 'POST', `/study-groups/${left.id}/join`);
  const { alias } = await makeMessage(app, left.id, person);
  await as(other, 'POST', `/study-groups/${left.id}/removals`, { alias });
  const experience = await makeExamExperience(app, { by: person });
  const otherExperience = await makeExamExperience(app, { by: other });
  await as(person, 'POST', `/exam-experiences/${otherExperience.id}/vote`, { helpful: true });
  const ownProfile = await makeMentor(app, { by: person });
  const received = await makeRequest(app, { mentor: ownProfile, by: other, message: 'Richiesta di altri a me' });
  const mentor = await makeMentor(app, { by: other });
  const rated = await makeRequest(app, { mentor, by: person, message: 'Richiesta mia, conclusa' });
  await moveRequest(app, rated.id, other, 'accepted');
  await moveRequest(app, rated.id, person, 'completed');
  await as(person, 'POST', `/mentorship/requests/${rated.id}/rating`, { rating: 4 });
  const pending = await makeRequest(app, { mentor, by: person, message: 'Richiesta mia, in attesa' });
  await leaveTracesOfModeration(person, other, { ownPost, otherPost, rated, mentor });
  return {
    person,
    other,
    ownPost,
    otherPost,
    answerToOwn,
    ownAnswer,
    comment,
    otherComment,
    alone,
    shared,
    joined,
    message,
    left,
    meeting,
    full,
    experience,
    otherExperience,
    ownProfile,
    received,
    mentor,
    rated,
    pending,
  };
}

/** Has reported, was warned, was refused by a mentor, and looks at a case as a moderator. */
async function leaveTracesOfModeration(
  person: TestStudent,
  other: TestStudent,
  { ownPost, otherPost, rated, mentor }: { ownPost: Post; otherPost: Post; rated: { id: number }; mentor: TestMentor },
): Promise<void> {
  const moderator = await makeStudent(app);
  const moderators = app.services.settings.moderators as Set<string>;
  for (const { email } of [moderator, person]) moderators.add(email);
  await report(app, person, { kind: 'post', id: otherPost.id });
  const taken = await caseOf(app, moderator, { kind: 'post', id: otherPost.id });
  await as(person, 'POST', `/moderation/cases/${taken.id}/take`);
  await report(app, other, { kind: 'post', id: ownPost.id });
  await decideOn(app, moderator, (await caseOf(app, moderator, { kind: 'post', id: ownPost.id })).id, { action: 'warn' });
  await as(mentor.by, 'POST', `/mentorship/requests/${rated.id}/end`);
}

describe('export', () => {
  test('is tried on a life that left every trace that the rooms declare', async () => {
    const { person } = await makeLife();
    const found = await findTraces(app.db, toPerson(app.services.pseudonyms, person.accountId));
    const missing = Object.entries(found).filter(([, { ids }]) => ids.length === 0);
    expect(missing.map(([table]) => table)).toEqual([]);
  });

  test('holds all that the person did and wrote', async () => {
    const life = await makeLife();
    const { status, body } = await exportOf(app, life.person);
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ email: life.person.email, firstName: 'Nome' });
    expect(body.sessions).toHaveLength(1);
    expect(body.posts).toEqual([
      expect.objectContaining({ id: life.ownPost.id, title: 'Un titolo mio', content: 'Un pensiero che è mio', liked: true, mine: true }),
    ]);
    expect(body.comments.map(({ id, postId }) => [id, postId])).toEqual([
      [life.ownAnswer.id, life.ownPost.id],
      [life.comment.id, life.otherPost.id],
    ]);
    expect(body.comments[1]).toMatchObject({ content: 'Risposta mia, altrove', likes: 2, alias: life.comment.alias });
    expect(body.voices).toEqual([
      { postId: life.ownPost.id, alias: life.ownAnswer.alias },
      { postId: life.otherPost.id, alias: life.comment.alias },
    ]);
    expect(body.likedPosts).toEqual([life.ownPost.id, life.otherPost.id]);
    expect(body.likedComments).toEqual([life.comment.id, life.otherComment.id]);
    expect(body.studyGroups.map(({ title }) => title)).toEqual(['Un gruppo mio', 'Un gruppo comune']);
    expect(body.joinedStudyGroups).toEqual([{ id: life.joined.id, title: 'Un gruppo di altri' }]);
    expect(body.waitingStudyGroups).toEqual([{ id: life.full.id, title: 'Un gruppo al completo' }]);
    const { mine: _, ...message } = life.message;
    expect(body.removedFromGroups).toEqual([{ id: life.left.id, title: 'Un gruppo senza di me' }]);
    expect(body.groupMessages).toEqual([{ ...message, groupId: life.shared.id }, expect.objectContaining({ groupId: life.left.id })]);
    expect(body.groupVoices).toEqual([
      { groupId: life.shared.id, alias: message.alias },
      { groupId: life.left.id, alias: expect.any(String) },
    ]);
    expect(body.meetings).toMatchObject([{ id: life.meeting.id, groupId: life.shared.id, place: 'Da me' }]);
    expect(body.meetingAnswers).toEqual([{ meetingId: life.meeting.id, coming: true }]);
    expect(body.examExperiences).toMatchObject([{ id: life.experience.id, mine: true, myVote: null }]);
    expect(body.votes).toEqual([{ experienceId: life.otherExperience.id, helpful: true }]);
    expect(body.mentorProfile).toMatchObject({ id: life.ownProfile.id, mine: true });
    expect(body.sentRequests).toMatchObject([
      { id: life.pending.id, message: 'Richiesta mia, in attesa' },
      { id: life.rated.id, rating: 4 },
    ]);
    expect(body.receivedRequests).toMatchObject([{ id: life.received.id, message: 'Richiesta di altri a me' }]);
  });

  test('holds no text of others but the requests received, no token and no hash', async () => {
    const { person, other } = await makeLife();
    const text = JSON.stringify((await exportOf(app, person)).body);
    for (const foreign of ['Un pensiero di altri', 'Risposta di altri', 'Ancora di altri', other.accountId, other.email])
      expect(text).not.toContain(foreign);
    for (const secret of [person.token, person.accountId, 'argon2']) expect(text).not.toContain(secret);
  });

  test('of a new account is empty, and a guest gets none', async () => {
    const { body } = await exportOf(app, await makeStudent(app));
    const lists = Object.values(body).filter((value) => Array.isArray(value));
    expect(lists.flat()).toEqual(body.sessions);
    expect((await call(app, 'POST', '/account/export', { body: { password: STUDENT_PASSWORD } })).status).toBe(401);
  });

  test('finds what lies far apart, over many batches of ids', async () => {
    const [person, other] = [await makeStudent(app), await makeStudent(app)];
    const first = await makePost(app, { by: person });
    const model = await app.db.selectFrom('posts').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    const { author_key, id: _, ...rest } = model;
    const ids = Array.from({ length: 4500 }, (_, index) => first.id + 1 + index);
    const keyOf = (id: number, { accountId }: TestStudent) => app.services.pseudonyms.key('thread', id, accountId);
    const rows = ids.map((id) => ({ ...rest, id, author_key: keyOf(id, id === ids.at(-1) || id === first.id + 2000 ? person : other) }));
    for (let start = 0; start < rows.length; start += 1500)
      await app.db
        .insertInto('posts')
        .values(rows.slice(start, start + 1500))
        .execute();
    expect(author_key).toBe(keyOf(first.id, person));
    expect((await exportOf(app, person)).body.posts.map(({ id }) => id)).toEqual([first.id, first.id + 2000, ids.at(-1)]);
    await app.db.deleteFrom('posts').where('id', '>', first.id).execute();
  });

  test('asks for the right password, at its field', async () => {
    const person = await makeStudent(app);
    const wrong = await exportOf(app, person, 'sbagliata-sbagliata');
    expect(wrong.status).toBe(403);
    expect(wrong.body).toEqual({
      message: 'La password non è corretta',
      code: 'FORBIDDEN',
      reason: 'wrong_password',
      issues: [{ path: ['password'], message: 'La password non è corretta' }],
    });
    for (const body of [{}, { password: '' }, { password: 7 }, { password: 'x'.repeat(129) }]) {
      expect((await call(app, 'POST', '/account/export', { as: person.token, body })).status).toBe(400);
    }
    expect((await app.app.inject({ url: '/api/account/export', headers: { authorization: `Bearer ${person.token}` } })).statusCode).toBe(
      404,
    );
    expect((await app.app.inject({ url: '/trpc/account.export', headers: { authorization: `Bearer ${person.token}` } })).statusCode).toBe(
      405,
    );
  });

  test('is limited to five in an hour, mistyped passwords not counted', async () => {
    const own = await createTestApp({ limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date() }) });
    const person = await makeStudent(own);
    for (let n = 0; n < 6; n += 1) expect((await exportOf(own, person, `sbagliata-${n}`)).status).toBe(403);
    for (let n = 0; n < 5; n += 1) expect((await exportOf(own, person)).status).toBe(200);
    expect((await exportOf(own, person)).status).toBe(429);
    await own.close();
  });
});

describe('deletion', () => {
  test('asks for the right password and for a choice', async () => {
    const person = await makeStudent(app);
    const wrong = await deleteAccount(app, person, 'erase', 'sbagliata-sbagliata');
    expect(wrong.status).toBe(403);
    expect(wrong.body).toEqual({
      message: 'La password non è corretta',
      code: 'FORBIDDEN',
      reason: 'wrong_password',
      issues: [{ path: ['password'], message: 'La password non è corretta' }],
    });
    for (const body of [
      { password: STUDENT_PASSWORD },
      { texts: 'erase' },
      { password: '', texts: 'erase' },
      { password: STUDENT_PASSWORD, texts: 'all' },
    ]) {
      expect((await call(app, 'POST', '/account/delete', { as: person.token, body })).status).toBe(400);
    }
    expect((await call(app, 'POST', '/account/delete', { body: { password: STUDENT_PASSWORD, texts: 'erase' } })).status).toBe(401);
    expect((await call(app, 'GET', '/auth/user', { as: person.token })).status).toBe(200);
  });

  test('ends all sessions, clears the cookie, and frees the e-mail', async () => {
    const person = await makeStudent(app);
    const login = () => call(app, 'POST', '/auth/login', { body: { email: person.email, password: STUDENT_PASSWORD } });
    const elsewhere = (await login()).body['authToken'] as string;
    const { status, body, headers } = await deleteAccount(app, person, 'detach');
    expect([status, body]).toEqual([200, { deleted: true }]);
    expect([headers['set-cookie']].flat()[0]).toMatch(/^sottovoce=; Max-Age=0/);
    for (const token of [person.token, elsewhere]) expect((await call(app, 'GET', '/auth/user', { as: token })).status).toBe(401);
    expect((await login()).body).toMatchObject({ reason: 'wrong_credentials' });
    const again = {
      email: person.email,
      password: 'mare-calmo-a-novembre',
      confirmPassword: 'mare-calmo-a-novembre',
      firstName: 'Ada',
      lastName: 'Neri',
      university: 'A',
      faculty: 'B',
      studyYear: 'C',
      termsAccepted: true,
    };
    expect((await call(app, 'POST', '/auth/register', { body: again })).status).toBe(200);
    expect((await deleteAccount(app, person, 'detach')).status).toBe(401);
  });

  test('counts wrong passwords together with those of the export, apart from those of logins', async () => {
    const own = await createTestApp({ limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date() }) });
    const [person, other] = [await makeStudent(own), await makeStudent(own)];
    for (let n = 0; n < 5; n += 1) expect((await deleteAccount(own, person, 'erase', `sbagliata-${n}`)).status).toBe(403);
    for (let n = 0; n < 5; n += 1) expect((await exportOf(own, person, `sbagliata-${n}`)).status).toBe(403);
    const refused = await deleteAccount(own, person, 'erase');
    expect([refused.status, refused.body['reason']]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await exportOf(own, person)).status).toBe(429);
    expect((await call(own, 'POST', '/auth/login', { body: { email: person.email, password: STUDENT_PASSWORD } })).status).toBe(200);
    expect((await call(own, 'GET', '/auth/user', { as: person.token })).status).toBe(200);
    expect((await exportOf(own, other)).status).toBe(200);
    await own.close();
  }, 60_000);

  test('with «erase» removes what the person wrote and did, and nothing else', async () => {
    const life = await makeLife();
    const { person, other } = life;
    expect(await tracesOf(app, person)).not.toEqual(traceless);
    expect((await deleteAccount(app, person, 'erase')).status).toBe(200);
    app.advance(ALL_ERASED_MS);
    await app.erasures.run();
    expect(await tracesOf(app, person)).toEqual(traceless);
    expect(await app.db.selectFrom('erasures').selectAll().execute()).toEqual([]);

    const posts = (await as(other, 'GET', '/posts')).body as { id: number }[];
    expect(posts.find(({ id }) => id === life.ownPost.id)).toBeUndefined();
    expect(posts.find(({ id }) => id === life.otherPost.id)).toMatchObject({ likes: 0, commentsCount: 1 });
    expect((await as(other, 'GET', `/posts/${life.otherPost.id}/comments`)).body).toMatchObject([{ id: life.otherComment.id, likes: 0 }]);
    const groups = (await as(other, 'GET', '/study-groups')).body as { id: number }[];
    expect(groups.find(({ id }) => id === life.alone.id)).toBeUndefined();
    expect(groups.find(({ id }) => id === life.shared.id)).toMatchObject({
      title: 'Un gruppo comune',
      description: null,
      schedule: 'Il lunedì',
      currentMembers: 1,
      joined: true,
      mine: true,
    });
    expect(groups.find(({ id }) => id === life.joined.id)).toMatchObject({ currentMembers: 1 });
    const experiences = (await as(other, 'GET', '/exam-experiences')).body as { id: number }[];
    expect(experiences.find(({ id }) => id === life.experience.id)).toBeUndefined();
    expect(experiences.find(({ id }) => id === life.otherExperience.id)).toMatchObject({ helpful: 0, notHelpful: 0 });
    expect((await as(other, 'GET', '/mentors/me')).body).toMatchObject({ totalSessions: 0, rating: 0 });
    expect((await as(other, 'GET', '/mentorship/requests')).body).toEqual([]);
    const rows = await app.db
      .selectFrom('mentorship_requests')
      .select('message')
      .where('id', 'in', [life.rated.id, life.pending.id, life.received.id])
      .execute();
    expect(rows).toEqual([]);
  });

  test('with «detach» changes nothing of what the person wrote, and forgets all that could tie it to them', async () => {
    const life = await makeLife();
    const { person, other } = life;
    const [before, ties] = [await contentOf(app), await tracesOf(app, person)];
    expect((await deleteAccount(app, person, 'detach')).status).toBe(200);
    // The profile as a mentor is gone with what was asked of it, and what was decided about somebody goes with their account.
    const without = (rows: Record<string, { id?: unknown }[]>, ...ended: { id: number }[]): typeof rows => ({
      ...rows,
      mentors: [],
      measures: [],
      ...(ended.length > 0 && { study_group_waiting: [] }),
      mentorship_requests: rows['mentorship_requests']!.filter(({ id }) => ![life.received, ...ended].some((gone) => gone.id === id)),
    });
    expect(without(await contentOf(app))).toEqual(without(before));
    expect((await as(other, 'GET', '/mentors')).body).not.toContainEqual(expect.objectContaining({ id: life.ownProfile.id }));
    const received = () => as(other, 'GET', '/mentorship/requests/received').then(({ body }) => body);
    const rated = { id: life.rated.id, status: 'completed' };
    expect(await received()).toMatchObject([{ id: life.pending.id, status: 'pending' }, rated]);

    // Every key is made of the account's id, which was nowhere but in the rows that are gone.
    expect(ties['accounts.id']).toBe(1);
    const after = await tracesOf(app, person);
    expect([after['accounts.id'], after['sessions.owner_key'], after['erasures.id'], after['mentors.owner_key']]).toEqual([0, 0, 0, 0]);
    // What others see waiting ends within half a day, as if the person had taken it back.
    app.advance(12 * HOUR);
    await app.erasures.run();
    expect(await received()).toMatchObject([{ id: life.pending.id, status: 'withdrawn', message: '' }, rated]);
    expect((await contentOf(app))['study_group_waiting']).not.toContainEqual(expect.objectContaining({ group_id: life.full.id }));
    app.advance(2 * HOUR);
    await app.erasures.run();
    expect(await app.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
    const lasting = async () => {
      const { study_groups: groups, ...rows } = without(await contentOf(app), life.pending);
      return { rows, groups: groups!.filter(({ id }) => ![life.alone.id, life.shared.id].includes(id as number)) };
    };
    const { study_groups: groupsBefore, ...rowsBefore } = without(before, life.pending);
    const others = groupsBefore!.filter(({ id }) => ![life.alone.id, life.shared.id].includes(id as number));
    expect(await lasting()).toEqual({ rows: rowsBefore, groups: others });
  });

  test.each(['detach', 'erase'] as const)(
    'with «%s» a group goes on with the longest of its members who is still here, and outsiders see no leader change',
    async (texts) => {
      const [person, gone, heir, last, newcomer] = await Promise.all(Array.from({ length: 5 }, () => makeStudent(app)));
      const shared = await makeStudyGroup(app, { by: person!, description: 'Una descrizione mia' });
      const alone = await makeStudyGroup(app, { by: person! });
      for (const member of [gone, heir, last]) await as(member!, 'POST', `/study-groups/${shared.id}/join`);
      const seen = async (by: TestStudent, id = shared.id) => (await as(by, 'GET', `/study-groups/${id}`)).body as unknown as StudyGroup;
      await deleteAccount(app, gone!, 'detach');
      await deleteAccount(app, person!, texts);
      expect(await seen(heir!)).toMatchObject({ mine: false });
      app.advance(12 * HOUR);
      await app.erasures.run();
      const { creatorId } = shared;
      const description = texts === 'detach' ? 'Una descrizione mia' : null;
      expect(await seen(heir!)).toMatchObject({ mine: true, joined: true, creatorId, description });
      expect(await seen(last!)).toMatchObject({ mine: false, joined: true });
      await app.app.notices.run();
      const told = async (by: TestStudent) => ((await as(by, 'GET', '/notices')).body as Notice[]).map(({ event }) => event);
      expect(await Promise.all([heir!, last!].map(told))).toEqual([expect.arrayContaining(['leading']), []]);

      // Where nobody is left who could lead it, whoever comes first does.
      app.advance(ALL_ERASED_MS);
      await app.erasures.run();
      const joined = await as(newcomer!, 'POST', `/study-groups/${alone.id}/join`);
      expect(joined).toMatchObject(texts === 'detach' ? { status: 200, body: { mine: true, joined: true } } : { status: 404 });
      // By hand too, nobody hands a group to somebody who is gone.
      const { id } = await makeStudyGroup(app, { by: last! });
      const leaver = await makeStudent(app);
      for (const member of [leaver, newcomer!]) await as(member, 'POST', `/study-groups/${id}/join`);
      await deleteAccount(app, leaver, 'detach');
      expect((await as(last!, 'DELETE', `/study-groups/${id}`)).body).toMatchObject({ handedOver: true });
      expect(await seen(newcomer!, id)).toMatchObject({ mine: true });
    },
  );

  test('with «erase» things go one by one within 72 hours, each in a transaction of its own', async () => {
    const own = await createTestApp();
    const person = await makeStudent(own);
    for (let n = 0; n < 40; n += 1) await makePost(own, { by: person });
    expect((await deleteAccount(own, person, 'erase')).status).toBe(200);
    const left = async () =>
      Number(
        (
          await own.db
            .selectFrom('posts')
            .select((select) => select.fn.countAll<string>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await left()).toBe(40);
    const counts: number[] = [];
    for (let hour = 0; hour < 72; hour += 1) {
      own.advance(HOUR);
      await own.erasures.run();
      counts.push(await left());
    }
    // Never many at once, early as well as late.
    const steps = counts.map((count, hour) => (counts[hour - 1] ?? 40) - count);
    expect(Math.max(...steps)).toBeLessThan(8);
    expect(steps.filter((step) => step > 0).length).toBeGreaterThan(15);
    expect(counts.at(-1)).toBe(0);
    expect(await own.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
    await own.close();
  });

  test('goes on where it was after a crash, and what was not done at once is done then', async () => {
    const own = await createTestApp();
    const person = await makeStudent(own);
    await makeMentor(own, { by: person });
    const post = await makePost(own, { by: person });
    // As a process leaves it that ends right after the account is gone.
    const startedAt = own.services.now().toISOString();
    await removeAccount(own.db, own.services.vault, { accountId: person.accountId, texts: 'erase', startedAt });
    await own.erasures.run();
    expect(await own.db.selectFrom('mentors').select('id').execute()).toEqual([]);
    own.advance(ALL_ERASED_MS);
    await own.erasures.run();
    expect(await own.db.selectFrom('posts').select('id').where('id', '=', post.id).execute()).toEqual([]);
    await own.close();
  });
});

/** All rows of what people wrote, whole. */
async function contentOf({ db }: TestApp): Promise<Record<string, { id?: unknown }[]>> {
  const tables = Object.keys(traceless)
    .map((column) => column.split('.')[0]!)
    .filter((table) => !['accounts', 'sessions', 'erasures'].includes(table));
  const rows = await Promise.all(
    [...new Set(tables)].map(
      async (table) =>
        [table, (await sql<{ id?: unknown }>`select *, xmin::text from ${sql.table(table)} order by 1, 2`.execute(db)).rows] as const,
    ),
  );
  return Object.fromEntries(rows);
}
