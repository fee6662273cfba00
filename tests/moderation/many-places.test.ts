import { beforeAll, expect, test } from 'vitest';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, TEST_SECRET, useTestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor } from '../support/factories-mentors.ts';
import { makeMeeting, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, type TestStudent } from '../support/factories.ts';
import { makeOldStudents, MODERATED } from '../support/moderation.ts';

const app = useTestApp({ ...MODERATED, limits: createLimits({ secretKey: TEST_SECRET, now: () => app.services.now() }) });
const PLACE = 'Biblioteca di Palazzo Nuovo, secondo piano, ai tavoli lunghi';
let people: TestStudent[];
beforeAll(async () => void (people = await makeOldStudents(app, 6)));

const asSpam = async (kind: string) =>
  (await app.db.selectFrom('cases').select(['thing', 'found']).where('thing', 'like', `${kind} %`).execute()).filter(({ found }) =>
    found.includes('spam'),
  ).length;

test('meetings of one group at the same place are not reported as spam, those of several groups are', async () => {
  const [leader, member, ...others] = people as [TestStudent, TestStudent, ...TestStudent[]];
  const group = await makeStudyGroup(app, { by: leader });
  await call(app, 'POST', `/study-groups/${group.id}/join`, { as: member.token });
  for (const by of [leader, member, leader, member, leader, member]) await makeMeeting(app, group.id, by, { place: PLACE });
  expect(await asSpam('meeting')).toBe(0);
  for (const by of others) await makeMeeting(app, (await makeStudyGroup(app, { by })).id, by, { place: PLACE });
  expect(await asSpam('meeting')).toBe(2);
});

test('texts of few letters, such as rows of emoji, are not reported as spam, whoever posts them', async () => {
  const rows = [
    '❤️'.repeat(30),
    '🎉'.repeat(20),
    '❤️'.repeat(30),
    '!'.repeat(40),
    'Siiiiiiii '.repeat(4),
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14',
  ];
  for (const [index, row] of rows.entries()) await makePost(app, { by: people[index]!, content: row });
  for (const by of people.slice(0, 5)) await makePost(app, { by, content: '🌻'.repeat(40) });
  expect(await asSpam('post')).toBe(0);
});

const TOPICS = ['Ansia', 'Esami', 'Casa', 'Famiglia', 'Lavoro'];

test.each([
  {
    kind: 'post',
    write: (by: TestStudent, place: number, content: string) =>
      makePost(app, { by, content, type: place % 2 ? 'vent' : 'talk', university: `Ateneo ${place}`, academicTopic: TOPICS[place]! }),
  },
  {
    kind: 'group',
    write: (by: TestStudent, place: number, description: string) =>
      makeStudyGroup(app, {
        ...{ by, description, title: 'Insieme è meglio', subject: TOPICS[place] },
        ...(place % 2 ? { meetingType: 'online', location: undefined } : { meetingType: 'presence', location: `Aula ${place}` }),
      }),
  },
  {
    kind: 'experience',
    write: (by: TestStudent, place: number, experience: string) =>
      makeExamExperience(app, {
        by,
        experience,
        examName: `Esame ${place}`,
        professor: `Bianchi ${place}`,
        examDate: `2026-06-0${place + 1}`,
      }),
  },
  {
    kind: 'mentor',
    write: (by: TestStudent, place: number, bio: string) =>
      makeMentor(app, { by, bio, courseOfStudy: `Corso ${place}`, specializations: [TOPICS[place]!], availableHours: `Alle ${place}` }),
  },
])('one text in a $kind is reported as spam from its fourth place on, whatever details stand beside it', async ({ kind, write }) => {
  const text = `Appunti completi di tutti i corsi (${kind}), scrivimi e te li mando subito con uno sconto per i primi dieci`;
  for (const [place, by] of (await makeOldStudents(app, 5)).entries()) await write(by, place, text);
  expect(await asSpam(kind)).toBe(2);
});

test('short posts are not reported as spam for having the same type, university and faculty', async () => {
  const before = await asSpam('post');
  const details = { university: 'Università degli Studi di Torino', faculty: 'Giurisprudenza', studyYear: '2' };
  for (const by of people) await makePost(app, { by, content: 'Ho paura', ...details });
  expect(await asSpam('post')).toBe(before);
});

test('the edits of a comment do not count as further places', async () => {
  const [by] = people;
  const content = 'Anche per me il primo anno è stato così, poi passa davvero';
  const { id } = await makeComment(app, { by: by!, content });
  for (const end of ['.', '!', '…', '!!', ' 💙'])
    expect((await call(app, 'PATCH', `/comments/${id}`, { as: by!.token, body: { content: content + end } })).status).toBe(200);
  expect(await asSpam('comment')).toBe(0);
});
