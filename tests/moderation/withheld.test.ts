import { beforeAll, expect, test } from 'vitest';
import type { Case } from '../../src/routers/moderation/schema.ts';
import { setWithheld } from '../../src/routers/things/queries.ts';
import type { StoredKind } from '../../src/routers/things/rules.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { MENTOR_FORM, makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { caseOf, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let anna: TestStudent;
beforeAll(async () => void ([anna] = await makeModerators(app)));

/** Written into every field that holds words of one's own. */
const WORD = 'zafferano';

interface Made {
  id: number;
  table: 'posts' | 'comments' | 'study_groups' | 'exam_experiences' | 'mentors' | 'study_group_messages';
  /** Where others read it. */
  url: string;
  by: TestStudent;
  reporter?: TestStudent;
}

const makers: [kind: StoredKind, fields: number, make: () => Promise<Made>][] = [
  [
    'post',
    4,
    async () => {
      const by = await makeStudent(app);
      const words = { title: `${WORD} 1`, content: `${WORD} 2`, course: `${WORD} 3`, academicTopic: `${WORD} 4` };
      const { id } = await makePost(app, { by, type: 'advice', ...words });
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
    6,
    async () => {
      const by = await makeStudent(app);
      const words = { title: `${WORD} 1`, subject: `${WORD} 2`, description: `${WORD} 3`, location: `${WORD} 4`, schedule: `${WORD} 5` };
      const { id } = await makeStudyGroup(app, { by, ...words, tags: [`${WORD} 6`] });
      return { id, table: 'study_groups', url: `/study-groups/${id}`, by };
    },
  ],
  [
    'experience',
    6,
    async () => {
      const by = await makeStudent(app);
      const words = { examName: `${WORD} 1`, professor: `${WORD} 2`, experience: `${WORD} 3`, tips: `${WORD} 4`, studyTime: `${WORD} 5` };
      const { id } = await makeExamExperience(app, { by, ...words, resources: [`${WORD} 6`] });
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
    'mentor',
    5,
    async () => {
      const words = { courseOfStudy: `${WORD} 1`, specializations: [`${WORD} 2`], availableHours: `${WORD} 4`, languages: `${WORD} 5` };
      const { id, by } = await makeMentor(app, { ...words, bio: `${WORD} 3: ${MENTOR_FORM.bio}` });
      return { id, table: 'mentors', url: `/mentors?course=${WORD}`, by };
    },
  ],
];

const wordsIn = (body: unknown) => JSON.stringify(body).match(new RegExp(`${WORD} \\d`, 'g')) ?? [];

test.each(makers)('of a %s under review others see none of its %i texts, its author and moderators all', async (kind, fields, make) => {
  const { id, table, url, by, reporter = await makeStudent(app) } = await make();
  const read = async (as: TestStudent) => wordsIn((await call(app, 'GET', url, { as: as.token })).body);
  expect(await read(reporter)).toHaveLength(fields);
  expect(await report(app, reporter, { kind, id })).toMatchObject({ status: 200 });
  await app.db.updateTable(table).set({ withheld: 'review' }).where('id', '=', id).execute();
  // Lists are kept for a moment.
  app.services.pages.forget('posts');
  expect(await read(reporter)).toEqual([]);
  expect(await read(by)).toHaveLength(fields);
  const found: Case = await caseOf(app, anna, { kind, id });
  expect(wordsIn(found.texts)).toHaveLength(fields);
});

test('a mentor under review is not matched by the words of their course, nor told by a request', async () => {
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
] as const)('nobody likes a %s, nor is its author told; a like of before can be taken back', async (_, kind, removed) => {
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

test('nobody votes on an experience that was removed', async () => {
  const { id } = await makeExamExperience(app);
  const vote = async () =>
    (await call(app, 'POST', `/exam-experiences/${id}/vote`, { as: (await makeStudent(app)).token, body: { helpful: true } })).status;
  expect(await vote()).toBe(200);
  await setWithheld(app.db, 'experience', id, 'removed');
  expect(await vote()).toBe(404);
});
