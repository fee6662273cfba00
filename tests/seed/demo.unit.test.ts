import { expect, test } from 'vitest';
import { examExperiences } from '../../db/demo/exam-experiences.ts';
import { humanitiesExamExperiences } from '../../db/demo/exam-experiences-humanities.ts';
import { scienceExamExperiences } from '../../db/demo/exam-experiences-science.ts';
import { mentors } from '../../db/demo/mentors.ts';
import { mentorshipRequests } from '../../db/demo/mentorship.ts';
import { personas } from '../../db/demo/personas.ts';
import { olderAdvicePosts } from '../../db/demo/posts-advice-older.ts';
import { oldestAdvicePosts } from '../../db/demo/posts-advice-oldest.ts';
import { recentAdvicePosts } from '../../db/demo/posts-advice-recent.ts';
import { olderTalkPosts } from '../../db/demo/posts-talk-older.ts';
import { oldestTalkPosts } from '../../db/demo/posts-talk-oldest.ts';
import { recentTalkPosts } from '../../db/demo/posts-talk-recent.ts';
import { olderVentPosts } from '../../db/demo/posts-vent-older.ts';
import { oldestVentPosts } from '../../db/demo/posts-vent-oldest.ts';
import { recentVentPosts } from '../../db/demo/posts-vent-recent.ts';
import { studyGroups } from '../../db/demo/study-groups.ts';
import type { DemoPersona } from '../../db/demo/types.ts';
import { facultiesOf } from '../../db/reference/faculties.ts';
import { readUniversities } from '../../db/reference/read-universities.ts';

const vents = [...recentVentPosts, ...olderVentPosts, ...oldestVentPosts];
const advice = [...recentAdvicePosts, ...olderAdvicePosts, ...oldestAdvicePosts];
const talks = [...recentTalkPosts, ...olderTalkPosts, ...oldestTalkPosts];
const posts = [...vents, ...advice, ...talks];
const comments = posts.flatMap((post) => post.comments);
const experiences = [...examExperiences, ...humanitiesExamExperiences, ...scienceExamExperiences];

const OTHERS = personas.length - 1;
const STUDY_YEARS = [
  '1° anno triennale',
  '2° anno triennale',
  '3° anno triennale',
  '1° anno magistrale',
  '2° anno magistrale',
  'Dottorato',
  'Fuori corso',
];
const TOPICS = [
  'Esami',
  'Tesi',
  'Tirocinio',
  'Erasmus',
  'Stress da studio',
  "Sessione d'esame",
  'Relazioni con docenti',
  'Gruppo di studio',
  'Ansia da prestazione',
  'Orientamento',
  'Lavoro part-time',
  'Alloggio',
  'Mensa',
  'Trasporti',
  'Vita universitaria',
  'Problemi economici',
  'Altro',
];

function personaAt(index: number): DemoPersona {
  const persona = personas[index];
  if (!persona) throw new Error(`No persona ${index}`);
  return persona;
}

function mentorAt(index: number) {
  const mentor = mentors[index];
  if (!mentor) throw new Error(`No mentor ${index}`);
  return mentor;
}

function countBy(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** All texts that a visitor can read, to be searched for forbidden content. */
const texts = [
  ...posts.flatMap((post) => [post.title ?? '', post.content]),
  ...comments.map((comment) => comment.content),
  ...studyGroups.flatMap((group) => [group.title, group.description, group.location ?? '', group.schedule, ...group.tags]),
  ...experiences.flatMap((exam) => [exam.experience, exam.tips, exam.studyTime, ...exam.resources]),
  ...mentors.flatMap((mentor) => [mentor.bio, mentor.availableHours, mentor.languages, ...mentor.specializations]),
  ...mentorshipRequests.flatMap((request) => [request.topic, request.message, request.mentorResponse ?? '']),
];

test('every persona studies at a known university, at one of its own faculties', () => {
  const universities = new Map(readUniversities().map((row) => [row.name, row]));
  expect(personas).toHaveLength(40);
  for (const { university, faculty, studyYear } of personas) {
    const row = universities.get(university);
    if (!row) throw new Error(`Unknown university: ${university}`);
    expect(facultiesOf(row), university).toContain(faculty);
    expect(STUDY_YEARS).toContain(studyYear);
  }
});

test('the two printed accounts are the student and the mentor that the seed announces', () => {
  expect(personas[0]).toEqual({ university: 'Università degli Studi di Torino', faculty: 'Psicologia', studyYear: '2° anno triennale' });
  expect(personas[1]).toEqual({
    university: 'Politecnico di Milano',
    faculty: 'Ingegneria industriale (meccanica, energetica, aerospaziale, chimica, gestionale)',
    studyYear: '2° anno magistrale',
  });
  expect(mentors[0]?.account).toBe(1);
  expect(mentorshipRequests.filter((request) => request.student === 0)).toHaveLength(2);
  const pending = mentorshipRequests.filter((request) => request.mentor === 0 && request.status === 'pending');
  expect(pending.length).toBeGreaterThanOrEqual(2);
});

test('there are enough posts of every type and open talk chats, and every topic occurs twice', () => {
  expect(posts.length).toBeGreaterThanOrEqual(75);
  for (const [list, type] of [
    [vents, 'vent'],
    [advice, 'advice'],
    [talks, 'talk'],
  ] as const) {
    expect(list.length).toBeGreaterThanOrEqual(25);
    expect(new Set(list.map((post) => post.type))).toEqual(new Set([type]));
  }
  const today = posts.filter((post) => post.hoursAgo < 24);
  expect(today.length).toBeGreaterThanOrEqual(12);
  expect(today.filter((post) => post.type === 'talk').length).toBeGreaterThanOrEqual(5);
  const topics = countBy(posts.flatMap((post) => post.academicTopic ?? []));
  expect([...topics.keys()].toSorted()).toEqual(TOPICS.toSorted());
  expect(Math.min(...topics.values())).toBeGreaterThanOrEqual(2);
});

test('a post shows its author’s own university, faculty and year or none', () => {
  for (const post of posts) {
    const persona = personaAt(post.author);
    expect([undefined, persona.university]).toContain(post.university);
    expect([undefined, persona.faculty]).toContain(post.faculty);
    expect([undefined, persona.studyYear]).toContain(post.studyYear);
  }
  expect(posts.filter((post) => !post.university).length).toBeGreaterThan(5);
});

test('posts fit the limits, and their ages and likes are plausible', () => {
  for (const post of posts) {
    expect(post.content.trim()).not.toBe('');
    expect(post.content.length).toBeLessThanOrEqual(5000);
    expect(post.title?.length ?? 0).toBeLessThanOrEqual(120);
    expect(post.hoursAgo).toBeGreaterThanOrEqual(0.2);
    expect(post.hoursAgo).toBeLessThanOrEqual(24 * 60);
    expect(post.likes).toBeGreaterThanOrEqual(0);
    expect(post.likes).toBeLessThanOrEqual(OTHERS);
  }
});

test('comments are younger than their post, oldest first, and vary in number', () => {
  for (const post of posts) {
    let previous = post.hoursAgo;
    for (const comment of post.comments) {
      personaAt(comment.author);
      expect(comment.hoursAgo, comment.content).toBeLessThan(previous);
      expect(comment.hoursAgo).toBeGreaterThan(0);
      expect(comment.content.length).toBeLessThanOrEqual(2000);
      expect(comment.likes).toBeGreaterThanOrEqual(0);
      expect(comment.likes).toBeLessThanOrEqual(OTHERS);
      previous = comment.hoursAgo;
    }
  }
  const sizes = posts.map((post) => post.comments.length);
  expect(comments.length / posts.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...sizes)).toBe(0);
  expect(Math.max(...sizes)).toBe(9);
});

test('study groups belong to their creator’s faculty, have room for their members, and one is full', () => {
  expect(studyGroups.length).toBeGreaterThanOrEqual(16);
  for (const group of studyGroups) {
    const { university, faculty } = personaAt(group.creator);
    expect({ university: group.university, faculty: group.faculty }).toEqual({ university, faculty });
    expect([4, 5, 6, 7, 8, 9, 10, 12, 15]).toContain(group.maxMembers);
    expect(group.members).toBeGreaterThanOrEqual(1);
    expect(group.members).toBeLessThanOrEqual(group.maxMembers);
    expect(group.location === undefined, group.title).toBe(group.meetingType === 'online');
    expect(group.tags.length).toBeLessThanOrEqual(20);
    for (const name of [group.title, group.subject]) expect(name.length).toBeLessThanOrEqual(120);
    expect(group.description.length).toBeLessThanOrEqual(2000);
    expect(group.hoursAgo).toBeGreaterThan(0);
  }
  expect(studyGroups.filter((group) => group.members === group.maxMembers).length).toBeGreaterThanOrEqual(1);
  expect(new Set(studyGroups.map((group) => group.meetingType)).size).toBe(3);
});

test('exam experiences are plausible, and six exams have several', () => {
  expect(experiences.length).toBeGreaterThanOrEqual(28);
  for (const exam of experiences) {
    const { university, faculty } = personaAt(exam.author);
    expect({ university: exam.university, faculty: exam.faculty }).toEqual({ university, faculty });
    expect([1, 2, 3, 4, 5]).toContain(exam.difficulty);
    expect(exam.grade !== undefined, exam.experience).toBe(exam.passed);
    if (exam.grade !== undefined) expect(exam.grade >= 18 && exam.grade <= 30 && Number.isInteger(exam.grade)).toBe(true);
    if (exam.professor) expect(exam.professor).toMatch(/^Prof\.(ssa)? [A-Z]\.$/);
    expect(exam.hoursAgo, exam.experience).toBeLessThanOrEqual(exam.examDaysAgo * 24);
    expect(exam.helpful + exam.notHelpful).toBeLessThanOrEqual(OTHERS);
    for (const text of [exam.experience, exam.tips]) expect(text.length).toBeLessThanOrEqual(2000);
  }
  const several = [...countBy(experiences.map((exam) => exam.examName)).values()].filter((count) => count >= 3);
  expect(several.length).toBeGreaterThanOrEqual(6);
  expect(experiences.some((exam) => !exam.passed)).toBe(true);
});

test('mentors have one profile each, in a year that fits, and meet the rules of registration', () => {
  expect(mentors.length).toBeGreaterThanOrEqual(14);
  expect(new Set(mentors.map((mentor) => mentor.account)).size).toBe(mentors.length);
  const years: Record<string, number> = {
    '2° anno triennale': 2,
    '3° anno triennale': 3,
    '1° anno magistrale': 4,
    '2° anno magistrale': 5,
    Dottorato: 6,
    'Fuori corso': 6,
  };
  for (const mentor of mentors) {
    expect(mentor.studyYear, mentor.courseOfStudy).toBe(years[personaAt(mentor.account).studyYear]);
    expect(mentor.bio.length).toBeGreaterThanOrEqual(50);
    expect(mentor.specializations.length).toBeGreaterThan(0);
    expect(mentor.rating === 0).toBe(mentor.totalSessions === 0);
    if (mentor.rating === 0) continue;
    expect(mentor.rating >= 1 && mentor.rating <= 5).toBe(true);
    // The average must be reachable with one vote per session, each a whole number of stars.
    const stars = Math.round(mentor.rating * mentor.totalSessions);
    expect((stars / mentor.totalSessions).toFixed(1), mentor.courseOfStudy).toBe(mentor.rating.toFixed(1));
  }
  expect(new Set(mentors.map((mentor) => mentor.isAvailable)).size).toBe(2);
});

test('mentorship requests come in every state, never to oneself nor twice pending', () => {
  expect(mentorshipRequests.length).toBeGreaterThanOrEqual(8);
  expect(new Set(mentorshipRequests.map((request) => request.status))).toEqual(new Set(['pending', 'accepted', 'rejected', 'completed']));
  for (const request of mentorshipRequests) {
    const mentor = mentorAt(request.mentor);
    personaAt(request.student);
    expect(request.student).not.toBe(mentor.account);
    expect(request.message.length).toBeGreaterThanOrEqual(10);
    expect(request.topic.length).toBeLessThanOrEqual(120);
    expect(request.mentorResponse === undefined, request.topic).toBe(request.status === 'pending');
    if (request.status === 'pending') expect(mentor.isAvailable).toBe(true);
  }
  const pending = mentorshipRequests
    .filter((request) => request.status === 'pending')
    .map((request) => `${request.student} ${request.mentor}`);
  expect(new Set(pending).size).toBe(pending.length);
});

test('no two posts, comments or other long texts are the same', () => {
  const long = [
    ...posts.map((post) => post.content),
    ...posts.flatMap((post) => post.title ?? []),
    ...comments.map((comment) => comment.content),
    ...studyGroups.map((group) => group.description),
    ...experiences.flatMap((exam) => [exam.experience, exam.tips]),
    ...mentors.map((mentor) => mentor.bio),
    ...mentorshipRequests.map((request) => request.message),
  ];
  const repeated = [...countBy(long.map((text) => text.toLowerCase()))].filter(([, count]) => count > 1);
  expect(repeated).toEqual([]);
});

test('texts are trimmed and in NFC, use typographic quotes, and hold no address, link or phone number', () => {
  for (const text of texts) {
    expect(text).toBe(text.trim());
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/['"]/);
    expect(text).not.toMatch(/\S@\S|https?:|www\.|(?:\d ?){9,}/);
  }
});
