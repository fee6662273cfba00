import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteAccount as removeAccount } from '../../src/routers/account/queries.ts';
import { findAccount } from '../../src/routers/auth/queries.ts';
import { mailboxOf } from '../../src/routers/auth/rules.ts';
import { standInFor } from '../../src/routers/mailboxes/rules.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, createTestApp, TEST_SECRET, type TestApp, useTestApp } from '../support/app.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { makeMentor } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { traceless, tracesOf } from './traces.ts';
import { HOUR, ALL_ERASED_MS, exportOf, deleteAccount, as, makeLife } from './life.ts';

const app = useTestApp();

describe('deletion', () => {
  test('requires the right password and a choice of what happens to the texts', async () => {
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

  test('counts wrong passwords together with those of the export, but separately from logins', async () => {
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
    const life = await makeLife(app);
    const { person, other } = life;
    expect(await tracesOf(app, person)).not.toEqual(traceless);
    expect((await deleteAccount(app, person, 'erase')).status).toBe(200);
    app.advance(ALL_ERASED_MS);
    // If a background chore has planned the erasures meanwhile, their note is deleted by the next run.
    for (let turn = 0; turn < 2; turn += 1) await app.erasures.run();
    expect(await tracesOf(app, person)).toEqual(traceless);
    expect(await app.db.selectFrom('erasures').selectAll().execute()).toEqual([]);

    const posts = (await as(app, other, 'GET', '/posts')).body as { id: number }[];
    expect(posts.find(({ id }) => id === life.ownPost.id)).toBeUndefined();
    expect(posts.find(({ id }) => id === life.otherPost.id)).toMatchObject({ likes: 0, commentsCount: 1 });
    expect((await as(app, other, 'GET', `/posts/${life.otherPost.id}/comments`)).body).toMatchObject([
      { id: life.otherComment.id, likes: 0 },
    ]);
    const groups = (await as(app, other, 'GET', '/study-groups')).body as { id: number }[];
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
    const experiences = (await as(app, other, 'GET', '/exam-experiences')).body as { id: number }[];
    expect(experiences.find(({ id }) => id === life.experience.id)).toBeUndefined();
    expect(experiences.find(({ id }) => id === life.otherExperience.id)).toMatchObject({ helpful: 0, notHelpful: 0 });
    expect((await as(app, other, 'GET', '/mentors/me')).body).toMatchObject({ totalSessions: 0, rating: 0 });
    expect((await as(app, other, 'GET', '/mentorship/requests')).body).toEqual([]);
    const rows = await app.db
      .selectFrom('mentorship_requests')
      .select('message')
      .where('id', 'in', [life.rated.id, life.pending.id, life.received.id])
      .execute();
    expect(rows).toEqual([]);
  });

  test('with «detach» leaves the person’s texts unchanged, and removes everything that ties them to the person', async () => {
    const life = await makeLife(app);
    const { person, other } = life;
    const [before, ties] = [await contentOf(app), await tracesOf(app, person)];
    expect((await deleteAccount(app, person, 'detach')).status).toBe(200);
    // Decisions of others about the person are stored again under a stand-in for the mailbox.
    const standIn = standInFor(mailboxOf(person.email));
    const { pseudonyms } = app.services;
    const ofOthers = <Row extends Record<string, unknown>>(rows: Row[]) =>
      rows.filter(
        ({ group_id: group, removed_key: removed, mentor_id: mentor, student_key: student }) =>
          removed !== pseudonyms.key('group', Number(group), standIn) && student !== pseudonyms.key('mentorship', Number(mentor), standIn),
      );
    // The mentor profile is deleted with the requests to it, and measures are deleted with the account.
    const without = (rows: Record<string, Record<string, unknown>[]>, ...ended: { id: number }[]): typeof rows => ({
      ...rows,
      study_group_removals: ofOthers(rows['study_group_removals']!),
      mentorship_refusals: ofOthers(rows['mentorship_refusals']!),
      mentors: [],
      measures: [],
      ...(ended.length > 0 && { study_group_waiting: [] }),
      mentorship_requests: rows['mentorship_requests']!.filter(({ id }) => ![life.received, ...ended].some((gone) => gone.id === id)),
    });
    expect(without(await contentOf(app))).toEqual(without(before));
    expect((await as(app, other, 'GET', '/mentors')).body).not.toContainEqual(expect.objectContaining({ id: life.ownProfile.id }));
    const received = () => as(app, other, 'GET', '/mentorship/requests/received').then(({ body }) => body);
    const rated = { id: life.rated.id, status: 'completed' };
    expect(await received()).toMatchObject([{ id: life.pending.id, status: 'pending' }, rated]);

    // Every key is derived from the account id, which was stored only in the deleted rows.
    expect(ties['accounts.id']).toBe(1);
    const after = await tracesOf(app, person);
    expect([after['accounts.id'], after['sessions.owner_key'], after['erasures.id'], after['mentors.owner_key']]).toEqual([0, 0, 0, 0]);
    // Pending requests and places on waiting lists end within half a day, as if the person had withdrawn them.
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
    'with «%s» a group passes to its longest-standing member with an account, under the same creator id',
    async (texts) => {
      const [person, gone, heir, last, newcomer] = await Promise.all(Array.from({ length: 5 }, () => makeStudent(app)));
      const shared = await makeStudyGroup(app, { by: person!, description: 'Una descrizione mia' });
      const alone = await makeStudyGroup(app, { by: person! });
      for (const member of [gone, heir, last]) await as(app, member!, 'POST', `/study-groups/${shared.id}/join`);
      const seen = async (by: TestStudent, id = shared.id) =>
        (await as(app, by, 'GET', `/study-groups/${id}`)).body as unknown as StudyGroup;
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
      const told = async (by: TestStudent) => ((await as(app, by, 'GET', '/notices')).body as Notice[]).map(({ event }) => event);
      expect(await Promise.all([heir!, last!].map(told))).toEqual([expect.arrayContaining(['leading']), []]);

      // A group without members is led by the first person who joins.
      app.advance(ALL_ERASED_MS);
      await app.erasures.run();
      const joined = await as(app, newcomer!, 'POST', `/study-groups/${alone.id}/join`);
      expect(joined).toMatchObject(texts === 'detach' ? { status: 200, body: { mine: true, joined: true } } : { status: 404 });
      // A manual handover also skips members who have deleted their accounts.
      const { id } = await makeStudyGroup(app, { by: last! });
      const leaver = await makeStudent(app);
      for (const member of [leaver, newcomer!]) await as(app, member, 'POST', `/study-groups/${id}/join`);
      await deleteAccount(app, leaver, 'detach');
      expect((await as(app, last!, 'DELETE', `/study-groups/${id}`)).body).toMatchObject({ handedOver: true });
      expect(await seen(newcomer!, id)).toMatchObject({ mine: true });
    },
  );

  test('with «erase» texts are deleted gradually within 72 hours, never many at once', async () => {
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
    // The deletions are spread over the whole period.
    const steps = counts.map((count, hour) => (counts[hour - 1] ?? 40) - count);
    expect(Math.max(...steps)).toBeLessThan(8);
    expect(steps.filter((step) => step > 0).length).toBeGreaterThan(15);
    expect(counts.at(-1)).toBe(0);
    expect(await own.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
    await own.close();
  });

  test('resumes after a crash and completes what was left undone', async () => {
    const own = await createTestApp();
    const person = await makeStudent(own);
    await makeMentor(own, { by: person });
    const post = await makePost(own, { by: person });
    // The state that a process leaves when it crashes right after removing the account.
    const startedAt = own.services.now().toISOString();
    const account = (await findAccount(own.db, own.services.vault, person.accountId))!;
    await removeAccount(own.db, own.services, account, { texts: 'erase', startedAt });
    await own.erasures.run();
    expect(await own.db.selectFrom('mentors').select('id').execute()).toEqual([]);
    own.advance(ALL_ERASED_MS);
    await own.erasures.run();
    expect(await own.db.selectFrom('posts').select('id').where('id', '=', post.id).execute()).toEqual([]);
    await own.close();
  });
});

/** Returns all rows and columns of what people wrote. */
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
