import { describe, expect, test } from 'vitest';
import { findTraces, toPerson } from '../../src/routers/account/queries.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, createTestApp, TEST_SECRET, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { exportOf, makeLife } from './life.ts';

const app = useTestApp();

describe('export', () => {
  test('is tested with a person who has every trace that the rooms declare', async () => {
    const { person } = await makeLife(app);
    const found = await findTraces(app.db, toPerson(app.services.pseudonyms, person.accountId));
    const missing = Object.entries(found).filter(([, { ids }]) => ids.length === 0);
    expect(missing.map(([table]) => table)).toEqual([]);
  });

  test('contains everything that the person did and wrote', async () => {
    const life = await makeLife(app);
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
    expect(body.joinedStudyGroups).toEqual([{ id: life.joined.id, title: 'Un gruppo di altri', mine: false }]);
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

  test('contains no text of others except received requests, and no token or hash', async () => {
    const { person, other } = await makeLife(app);
    const text = JSON.stringify((await exportOf(app, person)).body);
    for (const foreign of ['Un pensiero di altri', 'Risposta di altri', 'Ancora di altri', other.accountId, other.email])
      expect(text).not.toContain(foreign);
    for (const secret of [person.token, person.accountId, 'argon2']) expect(text).not.toContain(secret);
  });

  test('of a new account is empty except for its session, and a guest gets 401', async () => {
    const { body } = await exportOf(app, await makeStudent(app));
    const lists = Object.values(body).filter((value) => Array.isArray(value));
    expect(lists.flat()).toEqual(body.sessions);
    expect((await call(app, 'POST', '/account/export', { body: { password: STUDENT_PASSWORD } })).status).toBe(401);
  });

  test('finds posts that are far apart, across many batches of ids', async () => {
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

  test('requires the right password, with the error at its field', async () => {
    const person = await makeStudent(app);
    const wrong = await exportOf(app, person, 'sbagliata-sbagliata');
    expect(wrong.status).toBe(403);
    expect(wrong.body).toEqual({
      message: 'La password non è corretta',
      code: 'FORBIDDEN',
      reason: 'wrong_password',
      issues: [{ path: ['password'], message: 'La password non è corretta' }],
    });
    for (const body of [{}, { password: '' }, { password: 7 }, { password: 'x'.repeat(513) }]) {
      expect((await call(app, 'POST', '/account/export', { as: person.token, body })).status).toBe(400);
    }
    expect((await app.app.inject({ url: '/api/account/export', headers: { authorization: `Bearer ${person.token}` } })).statusCode).toBe(
      404,
    );
    expect((await app.app.inject({ url: '/trpc/account.export', headers: { authorization: `Bearer ${person.token}` } })).statusCode).toBe(
      405,
    );
  });

  test('is limited to five an hour, not counting wrong passwords', async () => {
    const own = await createTestApp({ limits: createLimits({ secretKey: TEST_SECRET, now: () => new Date() }) });
    const person = await makeStudent(own);
    for (let n = 0; n < 6; n += 1) expect((await exportOf(own, person, `sbagliata-${n}`)).status).toBe(403);
    for (let n = 0; n < 5; n += 1) expect((await exportOf(own, person)).status).toBe(200);
    expect((await exportOf(own, person)).status).toBe(429);
    await own.close();
  });
});
