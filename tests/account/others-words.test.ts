import { beforeAll, describe, expect, test } from 'vitest';
import { call, useTestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { MENTOR_FORM, makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { report } from '../support/moderation.ts';
import { exportOf } from './life.ts';

const app = useTestApp();
/** Occurs in every field that others wrote. */
const WORD = 'zafferano';
const TABLES = ['posts', 'comments', 'study_groups', 'exam_experiences', 'mentors', 'study_group_messages'] as const;

const groupWords = (name: string) => {
  const word = `${WORD} ${name}`;
  return { title: word, subject: word, description: word, location: word, schedule: word, tags: [word] };
};

/** Creates a person who takes part in things of others, of every possible kind. */
async function makePart(): Promise<{ person: TestStudent; other: TestStudent; groups: Record<string, number> }> {
  const [person, other, third] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
  const as = (by: TestStudent, path: string, body?: unknown) => call(app, 'POST', path, { as: by.token, body });
  const post = await makePost(app, { by: other, title: WORD, content: WORD });
  const comment = await makeComment(app, { by: other, post, content: `${WORD} sotto` });
  await makeComment(app, { by: person, post, content: 'Ci sono anch’io' });
  await as(person, `/posts/${post.id}/like`);
  await as(person, `/comments/${comment.id}/like`);
  await as(other, `/posts/${post.id}/comments`, { content: `${WORD} in risposta`, parentId: comment.id });
  const inside = await makeStudyGroup(app, { by: other, ...groupWords('dentro') });
  const full = await makeStudyGroup(app, { by: other, maxMembers: 4, ...groupWords('al completo') });
  const left = await makeStudyGroup(app, { by: other, ...groupWords('fuori') });
  for (const { id } of [inside, left]) await as(person, `/study-groups/${id}/join`);
  for (let n = 0; n < 3; n += 1) await as(await makeStudent(app), `/study-groups/${full.id}/join`);
  await as(person, `/study-groups/${full.id}/waiting`);
  await as(other, `/study-groups/${left.id}/removals`, { silent: true });
  const said = await makeMessage(app, inside.id, other, { content: `${WORD} in bacheca` });
  await makeMessage(app, inside.id, person, { parentId: said.id });
  const experience = await makeExamExperience(app, { by: other, examName: WORD, experience: WORD, tips: WORD });
  await as(person, `/exam-experiences/${experience.id}/vote`, { helpful: true });
  const mentor = await makeMentor(app, { by: other, courseOfStudy: WORD, bio: `${WORD}: ${MENTOR_FORM.bio}`, languages: WORD });
  await makeRequest(app, { by: person, mentor });
  for (const [kind, { id }] of Object.entries({ post, comment, group: inside, experience, mentor, message: said }))
    await report(app, person, { kind: kind as 'post', id });
  await report(app, third, { kind: 'group', id: full.id });
  await app.app.notices.run();
  return { person, other, groups: { joinedStudyGroups: inside.id, waitingStudyGroups: full.id, removedFromGroups: left.id } };
}

/** Returns the parts of the export that contain the word. */
async function partsWithTheWord(of: TestStudent): Promise<string[]> {
  const { status, body } = await exportOf(app, of);
  expect(status).toBe(200);
  return Object.entries(body).flatMap(([part, value]) => (JSON.stringify(value).includes(WORD) ? [part] : []));
}

describe.each(['review', 'removed'] as const)('a text withheld as «%s»', (withheld) => {
  let made: Awaited<ReturnType<typeof makePart>>;
  let before: string[];
  beforeAll(async () => {
    made = await makePart();
    before = await partsWithTheWord(made.person);
    for (const table of TABLES) await app.db.updateTable(table).set({ withheld }).execute();
    app.services.pages.forget('posts');
  }, 60_000);

  test('is in no part of another person’s export, which still lists their groups', async () => {
    expect(before.sort()).toEqual(['joinedStudyGroups', 'removedFromGroups', 'sentRequests', 'waitingStudyGroups']);
    expect(await partsWithTheWord(made.person)).toEqual([]);
    const { body } = await exportOf(app, made.person);
    for (const [part, id] of Object.entries(made.groups)) expect(body).toMatchObject({ [part]: [{ id, title: '' }] });
  });

  test('is in its author’s export', async () => {
    const { body } = await exportOf(app, made.other);
    expect(body.studyGroups.map(({ title }) => title)).toEqual([`${WORD} dentro`, `${WORD} al completo`, `${WORD} fuori`]);
  });
});
