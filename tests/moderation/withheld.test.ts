import { beforeAll, expect, test } from 'vitest';
import { actionsOn } from '../../src/routers/moderation/rules.ts';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Case } from '../../src/routers/moderation/schema.ts';
import { listUnanswered } from '../../src/routers/post-lists/queries.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { findThing, setWithheld } from '../../src/routers/things/queries.ts';
import type { StoredKind } from '../../src/routers/things/rules.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { MENTOR_FORM, makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeMeeting, makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let anna: TestStudent;
beforeAll(async () => void ([anna] = await makeModerators(app)));

/** Written into every free-text field. */
const WORD = 'zafferano';

interface Made {
  id: number;
  table: 'posts' | 'comments' | 'study_groups' | 'exam_experiences' | 'mentors' | 'study_group_messages' | 'study_group_meetings';
  /** The URL at which others read it. */
  url: string;
  by: TestStudent;
  reporter?: TestStudent;
}

const makers: [kind: StoredKind, fields: number, make: () => Promise<Made>][] = [
  [
    'post',
    7,
    async () => {
      const by = await makeStudent(app);
      const words = { title: `${WORD} 1`, content: `${WORD} 2`, course: `${WORD} 3`, academicTopic: `${WORD} 4` };
      const place = { university: `${WORD} 5`, faculty: `${WORD} 6`, studyYear: `${WORD} 7` };
      const { id } = await makePost(app, { by, type: 'advice', ...words, ...place });
      return { id, table: 'posts', url: `/posts/${id}`, by };
    },
  ],
  [
    'comment',
    1,
    async () => {
      const by = await makeStudent(app);
      const post = await makePost(app);
      const { id } = await makeComment(app, { by, post, content: `${WORD} 1` });
      return { id, table: 'comments', url: `/posts/${post.id}/comments`, by };
    },
  ],
  [
    'group',
    8,
    async () => {
      const by = await makeStudent(app);
      const words = { title: `${WORD} 1`, subject: `${WORD} 2`, description: `${WORD} 3`, location: `${WORD} 4`, schedule: `${WORD} 5` };
      const place = { university: `${WORD} 7`, faculty: `${WORD} 8` };
      const { id } = await makeStudyGroup(app, { by, ...words, ...place, tags: [`${WORD} 6`] });
      return { id, table: 'study_groups', url: `/study-groups/${id}`, by };
    },
  ],
  [
    'experience',
    8,
    async () => {
      const by = await makeStudent(app);
      const words = { examName: `${WORD} 1`, professor: `${WORD} 2`, experience: `${WORD} 3`, tips: `${WORD} 4`, studyTime: `${WORD} 5` };
      const place = { university: `${WORD} 7`, faculty: `${WORD} 8` };
      const { id } = await makeExamExperience(app, { by, ...words, ...place, resources: [`${WORD} 6`] });
      return { id, table: 'exam_experiences', url: '/exam-experiences', by };
    },
  ],
  [
    'message',
    1,
    async () => {
      const by = await makeStudent(app);
      const reporter = await makeStudent(app);
      const group = await makeStudyGroup(app, { by: reporter });
      await call(app, 'POST', `/study-groups/${group.id}/join`, { as: by.token });
      const { id } = await makeMessage(app, group.id, by, { content: `${WORD} 1` });
      return { id, table: 'study_group_messages', url: `/study-groups/${group.id}/messages`, by, reporter };
    },
  ],
  [
    'meeting',
    2,
    async () => {
      const by = await makeStudent(app);
      const reporter = await makeStudent(app);
      const group = await makeStudyGroup(app, { by: reporter });
      await call(app, 'POST', `/study-groups/${group.id}/join`, { as: by.token });
      const { id } = await makeMeeting(app, group.id, by, { place: `${WORD} 1`, link: `https://meet.example/${WORD} 2` });
      return { id, table: 'study_group_meetings', url: `/study-groups/${group.id}/meetings`, by, reporter };
    },
  ],
  [
    'mentor',
    7,
    async () => {
      const words = { courseOfStudy: `${WORD} 1`, specializations: [`${WORD} 2`], availableHours: `${WORD} 4`, languages: `${WORD} 5` };
      const student = await makeStudent(app, { university: `${WORD} 6`, faculty: `${WORD} 7` });
      const { id, by } = await makeMentor(app, { by: student, ...words, bio: `${WORD} 3: ${MENTOR_FORM.bio}` });
      return { id, table: 'mentors', url: `/mentors?course=${WORD}`, by };
    },
  ],
];

const wordsIn = (body: unknown) => JSON.stringify(body).match(new RegExp(`${WORD} \\d`, 'g')) ?? [];

test.each(makers)('while a %s is under review, only its author and moderators can read its %i texts', async (kind, fields, make) => {
  const { id, table, url, by, reporter = await makeStudent(app) } = await make();
  const read = async (as: TestStudent) => wordsIn((await call(app, 'GET', url, { as: as.token })).body);
  expect(await read(reporter)).toHaveLength(fields);
  expect(await report(app, reporter, { kind, id })).toMatchObject({ status: 200 });
  await app.db.updateTable(table).set({ withheld: 'review' }).where('id', '=', id).execute();
  // Lists are cached for a moment.
  app.services.pages.forget('posts');
  expect(await read(reporter)).toEqual([]);
  expect(await read(by)).toHaveLength(fields);
  const found: Case = await caseOf(app, anna, { kind, id });
  expect(wordsIn(found.texts)).toHaveLength(fields);
});

const changes: Partial<Record<StoredKind, (id: number) => [path: string, body: object]>> = {
  post: (id) => [
    `/posts/${id}`,
    {
      ...{ title: 'curcuma 1', content: 'curcuma 2', course: 'curcuma 3', academicTopic: 'curcuma 4' },
      ...{ university: 'curcuma 5', faculty: 'curcuma 6', studyYear: 'curcuma 7' },
    },
  ],
  comment: (id) => [`/comments/${id}`, { content: 'curcuma 1' }],
  group: (id) => [
    `/study-groups/${id}`,
    {
      ...{ title: 'curcuma 1', subject: 'curcuma 2', description: 'curcuma 3', location: 'curcuma 4', schedule: 'curcuma 5' },
      ...{ university: 'curcuma 7', faculty: 'curcuma 8', tags: ['curcuma 6'] },
    },
  ],
};

test.each(
  makers.filter(([kind]) => actionsOn({ kind, reasons: ['insult'], gone: false, readable: true, editable: true }).includes('edit')),
)(
  'when moderators ask for a change of a %s, its author can change all %i texts at any time, and reads what has become of it',
  async (kind, fields, make) => {
    const { id, by, reporter = await makeStudent(app) } = await make();
    await report(app, reporter, { kind, id });
    const { id: caseId } = await caseOf(app, anna, { kind, id });
    expect((await decideOn(app, anna, caseId, { action: 'edit' })).status).toBe(200);
    const standing = async () => {
      const { body } = await call<Measure[]>(app, 'GET', '/account/measures', { as: by.token });
      return body.map(({ edit }) => edit);
    };
    expect(await standing()).toEqual(['due']);
    app.advance(24 * 60 * 60 * 1000);
    const [path, body] = changes[kind]!(id);
    expect(await call(app, 'PATCH', path, { as: by.token, body })).toMatchObject({ status: 200, body });
    const { id: changedId, texts } = await caseOf(app, anna, { kind, id });
    expect(JSON.stringify(texts).match(/curcuma \d/g)).toHaveLength(fields);
    expect(wordsIn(texts)).toEqual([]);
    expect(await standing()).toEqual(['changed']);
    expect((await decideOn(app, anna, changedId, { action: 'keep' })).status).toBe(200);
    expect(await standing()).toEqual(['shown']);
    await call(app, 'DELETE', path, { as: by.token });
    expect(await standing()).toEqual(['over']);
  },
);

test.each<[kind: string, filter: string, make: (by: TestStudent, place: object) => Promise<Pick<Made, 'table' | 'id'>>]>([
  ['post', '/posts?university=X', async (by, place) => ({ table: 'posts', id: (await makePost(app, { by, ...place })).id })],
  ['post', '/posts?faculty=X', async (by, place) => ({ table: 'posts', id: (await makePost(app, { by, ...place })).id })],
  [
    'group',
    '/study-groups?university=X',
    async (by, place) => ({ table: 'study_groups', id: (await makeStudyGroup(app, { by, ...place })).id }),
  ],
  [
    'group',
    '/study-groups?faculty=X',
    async (by, place) => ({ table: 'study_groups', id: (await makeStudyGroup(app, { by, ...place })).id }),
  ],
  [
    'experience',
    '/exam-experiences?faculty=X',
    async (by, place) => ({ table: 'exam_experiences', id: (await makeExamExperience(app, { by, ...place })).id }),
  ],
  ['mentor', '/mentors?university=X', async (by) => ({ table: 'mentors', id: (await makeMentor(app, { by })).id })],
  ['mentor', '/mentors?faculty=X', async (by) => ({ table: 'mentors', id: (await makeMentor(app, { by })).id })],
])('a %s under review is not found by %s', async (_, filter, make) => {
  const place = { university: `Ateneo ${filter}`, faculty: `Ateneo ${filter}` };
  const by = await makeStudent(app, place);
  const { table, id } = await make(by, place);
  const url = filter.replace('X', encodeURIComponent(place.university));
  const found = async () => (await call<{ id: number }[]>(app, 'GET', url, { as: anna.token })).body.map((one) => one.id);
  expect(await found()).toEqual([id]);
  await app.db.updateTable(table).set({ withheld: 'review' }).where('id', '=', id).execute();
  // Lists are cached for a moment.
  app.services.pages.forget('posts');
  expect(await found()).toEqual([]);
});

test('an edit keeps omitted details of a post, changes others and clears null or blank ones', async () => {
  const by = await makeStudent(app);
  const { id, content } = await makePost(app, { by, title: 'Un titolo', course: 'Un corso', academicTopic: 'Esami' });
  const change = async (body: object) => (await call<Post>(app, 'PATCH', `/posts/${id}`, { as: by.token, body })).body;
  expect(await change({ course: 'Un altro corso' })).toMatchObject({ content, title: 'Un titolo', course: 'Un altro corso' });
  expect(await change({ title: null, course: '  ' })).toMatchObject({ title: null, course: null, academicTopic: 'Esami' });
  expect((await call<Post[]>(app, 'GET', '/posts?q=altro+corso', { as: by.token })).body).toEqual([]);
  expect(await change({ content, title: 'Sei uno stronzo, fai schifo a tutti.' })).toMatchObject({ reason: 'content_blocked' });
});

test('the course of a mentor under review is not matched and not shown in requests', async () => {
  const mentor = await makeMentor(app, { courseOfStudy: 'Scienze zafferano' });
  const { by } = await makeRequest(app, { mentor });
  const matched = async () =>
    (await call<{ id: number; matchReason: string | null }[]>(app, 'GET', '/mentors?course=zafferano&limit=50')).body.find(
      ({ id }) => id === mentor.id,
    )?.matchReason;
  const sent = async () => (await call<{ mentor: { courseOfStudy: string } }[]>(app, 'GET', '/mentorship/requests', { as: by.token })).body;
  expect(await matched()).toBe('course');
  expect(await sent()).toMatchObject([{ mentor: { courseOfStudy: 'Scienze zafferano' } }]);
  await app.db.updateTable('mentors').set({ withheld: 'review' }).where('id', '=', mentor.id).execute();
  expect(await matched()).toBe(null);
  expect(await sent()).toMatchObject([{ mentor: { courseOfStudy: '' } }]);
});

test.each([
  ['post that was removed', 'post', 'post'],
  ['comment that was removed', 'comment', 'comment'],
  ['comment under a post that was removed', 'comment', 'post'],
] as const)('refuses likes of a %s, sends no notice, and lets an earlier like be withdrawn', async (_, kind, removed) => {
  const [by, reader, late] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  const on = await makePost(app, { by });
  const { id } = kind === 'post' ? on : await makeComment(app, { by, post: on });
  const like = async (method: 'POST' | 'DELETE', as: TestStudent) => {
    const { status, body } = await call(app, method, `/${kind}s/${id}/like`, { as: as.token });
    return [status, body['reason'] ?? body['likes']];
  };
  expect(await like('POST', reader)).toEqual([200, 1]);
  await app.app.notices.run();
  await app.db.deleteFrom('notices').execute();
  await setWithheld(app.db, removed, removed === kind ? id : on.id, 'removed');
  expect(await like('POST', late)).toEqual([404, `${kind}_not_found`]);
  expect(await like('DELETE', reader)).toEqual([200, 0]);
  await app.app.notices.run();
  expect((await call(app, 'GET', '/notices', { as: by.token })).body).toEqual([]);
});

test('refuses votes on a removed exam experience', async () => {
  const { id } = await makeExamExperience(app);
  const vote = async () =>
    (await call(app, 'POST', `/exam-experiences/${id}/vote`, { as: (await makeStudent(app)).token, body: { helpful: true } })).status;
  expect(await vote()).toBe(200);
  await setWithheld(app.db, 'experience', id, 'removed');
  expect(await vote()).toBe(404);
});

test('a post whose comments were all removed counts as unanswered again', async () => {
  const reader = await makeStudent(app);
  const post = await makePost(app);
  const waits = async () =>
    (await call<Post[]>(app, 'GET', '/posts?unanswered=true&limit=50', { as: reader.token })).body.some(({ id }) => id === post.id);
  const [one, other] = [await makeComment(app, { post }), await makeComment(app, { post })];
  await setWithheld(app.db, 'comment', one.id, 'removed');
  expect(await waits()).toBe(false);
  await setWithheld(app.db, 'comment', other.id, 'removed');
  // Lists are cached for a moment.
  app.services.pages.forget('posts');
  expect(await waits()).toBe(true);
  const unanswered = await listUnanswered(app.db, app.services.now());
  expect(unanswered.map(({ id }) => id)).toContain(post.id);
});

test('authors see their removed texts, marked as removed, and a restore leaves them removed', async () => {
  const by = await makeStudent(app);
  const [post, under] = [await makePost(app, { by }), await makePost(app)];
  const [comment, below] = [await makeComment(app, { by }), await makeComment(app, { by, post: under })];
  const stands = await makeComment(app, { by });
  await setWithheld(app.db, 'post', post.id, 'removed');
  await setWithheld(app.db, 'post', under.id, 'removed');
  await setWithheld(app.db, 'comment', comment.id, 'removed');
  const own = async (what: string) =>
    (await call<{ id: number; content: string; removed?: true }[]>(app, 'GET', `/account/${what}`, { as: by.token })).body;
  expect(await own('posts')).toMatchObject([{ id: post.id, content: post.content, removed: true }]);
  const marks = (await own('comments')).map(({ id, removed }) => [id, removed]);
  expect(marks).toEqual([
    [stands.id, undefined],
    [below.id, true],
    [comment.id, true],
  ]);
  const experience = await makeExamExperience(app, { by });
  await setWithheld(app.db, 'experience', experience.id, 'removed');
  const group = await makeStudyGroup(app, { by });
  await setWithheld(app.db, 'group', group.id, 'removed');
  const reader = await makeStudent(app);
  for (const [kind, { id }, path] of [
    ['post', post, '/posts'],
    ['experience', experience, '/exam-experiences'],
    ['group', group, '/study-groups'],
  ] as const) {
    const restore = async ({ token }: TestStudent) => (await call(app, 'POST', `${path}/${id}/restore`, { as: token })).status;
    expect([kind, await restore(by), await restore(reader)]).toEqual([kind, 200, 404]);
    expect((await findThing(app.db, kind, id, { evenRemoved: true }))?.withheld).toBe('removed');
  }
});
