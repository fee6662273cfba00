import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { SharedPages } from '../context.ts';
import { listExperiencesById, toExamExperience } from '../exam-experiences/queries.ts';
import { DIFFICULTIES, GRADE_MAX, GRADE_MIN } from '../exam-experiences/limits.ts';
import { foldText, likePattern } from '../fold.ts';
import { OPEN_MENTEES, RATING } from '../mentors/queries.ts';
import { listPostsById, toShared } from '../posts/queries.ts';
import { NAME_IN_POSTS_MIN, NAMES_MAX, SHOWN_MAX, SPELLINGS_MAX, SUBJECTS_AGE_MS, WORD_IN_POSTS_MIN } from './limits.ts';
import { callingsOf, distributionOf, formOf, type NameForm, slugOf, type WrittenSubject, subjectsOf, type Written } from './rules.ts';
import type { Exam } from './schema.ts';

const GRADES = Array.from({ length: GRADE_MAX - GRADE_MIN + 1 }, (_, index) => GRADE_MIN + index);

/** Returns all exams, derived from what people wrote, so that there is no table of exams to keep up to date. */
export function readSubjects(db: Kysely<Tables>, pages: SharedPages): Promise<WrittenSubject[]> {
  const read = async () => {
    const { rows } = await sql<Written>`
      (select 'experiences' as kind, exam_name as name, count(*)::int, null::int[] as ids from exam_experiences
        where withheld is null group by exam_name order by count(*) desc limit ${NAMES_MAX})
      union all
      (select 'groups', subject, count(*)::int, null from study_groups
        where withheld is null group by subject order by count(*) desc limit ${NAMES_MAX})
      union all
      (select 'mentors', known, count(distinct id)::int, array_agg(distinct id) from mentors, unnest(specializations) as known
        where withheld is null group by known order by count(distinct id) desc limit ${NAMES_MAX})`.execute(db);
    const known = await formsOf(rows);
    const subjects = subjectsOf(rows, (name) => known.get(name) ?? formOf(name));
    // Yields to the event loop before the caller searches them.
    await breathe();
    return subjects;
  };
  return pages.read('exams', '', read, SUBJECTS_AGE_MS);
}

/** The forms of the last read, kept because most names stay the same. */
let forms: ReadonlyMap<string, NameForm> = new Map();
/** Names processed before yielding to the event loop: five milliseconds of work. */
const NAMES_AT_ONCE = 500;

async function formsOf(written: readonly Written[]): Promise<ReadonlyMap<string, NameForm>> {
  const [before, next] = [forms, new Map<string, NameForm>()];
  let made = 0;
  for (const { name } of written) {
    const known = before.get(name) ?? next.get(name);
    next.set(name, known ?? formOf(name));
    if (!known && (made += 1) % NAMES_AT_ONCE === 0) await breathe();
  }
  forms = next;
  return next;
}

/** Finds an exam by its slug, or by its name in any spelling. */
export async function findSubject(db: Kysely<Tables>, pages: SharedPages, slug: string): Promise<WrittenSubject | undefined> {
  const subjects = await readSubjects(db, pages);
  const find = (wanted: string) => subjects.find((subject) => subject.slug === wanted);
  // Some slugs, such as `analisi-2-cfu`, would read as another exam.
  return find(slug) ?? find(slugOf(slug.replaceAll('-', ' ')));
}

/**
 * Reads the page of an exam, which is the same for every viewer to whom the same mentors are unavailable.
 * @param withoutTime ids of the mentors who are unavailable to the viewer whatever their profile says
 */
export function readExam(db: Kysely<Tables>, pages: SharedPages, subject: WrittenSubject, withoutTime: number[]): Promise<Exam> {
  const busy = withoutTime.toSorted((a, b) => a - b);
  return pages.read('exams', `page ${subject.slug} ${busy.join(' ')}`, () => gather(db, pages, subject, busy));
}

async function gather(
  db: Kysely<Tables>,
  pages: SharedPages,
  { spellings, ...subject }: WrittenSubject,
  withoutTime: number[],
): Promise<Exam> {
  const { slug, name, faculty, experiences, groups, mentors } = subject;
  const named = [name, ...callingsOf(slug).filter(tellsItself), ...spellings.experiences, ...spellings.groups];
  const [told, figures, gathered, known, posts] = await Promise.all([
    newestExperiences(db, spellings.experiences),
    readFigures(db, spellings.experiences),
    newestGroups(db, spellings.groups),
    findMentors(db, spellings.mentors, withoutTime),
    // Searching all posts is slow, so the ids are cached for longer; posts deleted meanwhile are left out all the same.
    pages.read('exams', `posts ${slug}`, () => findPosts(db, named), SUBJECTS_AGE_MS).then((ids) => readPosts(db, ids)),
  ]);
  return {
    slug,
    name,
    faculty,
    counts: { experiences, groups, mentors },
    ...figures,
    experiences: told,
    groups: gathered,
    mentors: known,
    posts,
  };
}

async function newestExperiences(db: Kysely<Tables>, names: string[]): Promise<Exam['experiences']> {
  const rows = await db
    .selectFrom('exam_experiences')
    .select('id')
    .where('exam_name', '=', anyName(names))
    .where('withheld', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  const found = await listExperiencesById(
    db,
    rows.map(({ id }) => id),
  );
  return found.reverse().map((row) => toExamExperience(row, { myVote: null, mine: false }));
}

async function readFigures(db: Kysely<Tables>, names: string[]): Promise<Pick<Exam, 'passed' | 'difficulty' | 'grades'>> {
  const rows = await db
    .selectFrom('exam_experiences')
    .select(['difficulty', 'grade', 'passed', sql<number>`count(*)::int`.as('count')])
    .where('exam_name', '=', anyName(names))
    .where('withheld', 'is', null)
    .groupBy(['difficulty', 'grade', 'passed'])
    .execute();
  const graded = rows.flatMap(({ grade, count }) => (grade === null ? [] : [{ value: grade, count }]));
  const difficulties = rows.map(({ difficulty, count }) => ({ value: difficulty, count }));
  return {
    passed: rows.reduce((sum, { passed, count }) => sum + (passed ? count : 0), 0),
    difficulty: distributionOf(difficulties, DIFFICULTIES),
    grades: distributionOf(graded, GRADES),
  };
}

async function newestGroups(db: Kysely<Tables>, subjects: string[]): Promise<Exam['groups']> {
  const rows = await db
    .selectFrom('study_groups')
    .select(['id', 'title', 'subject', 'university', 'faculty', 'meeting_type', 'max_members', 'current_members', 'created_at'])
    .where('subject', '=', anyName(subjects))
    .where('withheld', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map(({ meeting_type, max_members, current_members, created_at, ...group }) => ({
    ...group,
    meetingType: meeting_type as Exam['groups'][number]['meetingType'],
    maxMembers: max_members,
    currentMembers: current_members,
    createdAt: created_at.toISOString(),
  }));
}

async function findMentors(db: Kysely<Tables>, names: string[], withoutTime: number[]): Promise<Exam['mentors']> {
  if (names.length === 0) return [];
  const available = sql<boolean>`(is_available and id <> all(${withoutTime}::int[]))`;
  const rows = await db
    .selectFrom('mentors')
    .select(['id', 'course_of_study', 'study_year', 'specializations', 'university', 'faculty'])
    .select(available.as('isAvailable'))
    .select(sql<boolean>`${OPEN_MENTEES} >= capacity`.as('full'))
    .where(sql<boolean>`specializations && ${names}::text[]`)
    .where('withheld', 'is', null)
    .orderBy(sql`${available} and ${OPEN_MENTEES} < capacity`, 'desc')
    .orderBy(RATING, 'desc')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map(({ course_of_study, study_year, university, faculty, ...mentor }) => ({
    ...mentor,
    courseOfStudy: course_of_study,
    studyYear: study_year,
    user: { university, faculty },
  }));
}

/** Finds posts that contain one of these names as whole words: «analisi i» must not match «analisi inutile». */
async function findPosts(db: Kysely<Tables>, names: string[]): Promise<number[]> {
  const long = names.filter((name) => name.length >= NAME_IN_POSTS_MIN);
  // In folded titles an apostrophe separates words; in the search text it does not.
  const [written, titled] = [long, long.map((name) => name.replace(/['’‘`´ʼ]/g, ' '))].map((each) =>
    [...new Set(each.map(foldText))].filter((name) => name !== '').slice(0, SPELLINGS_MAX),
  ) as [string[], string[]];
  if (written.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from posts where withheld is null and (
      (search_text like any(${written.map(likePattern)}::text[]) and search_text ~ ${inWholeWords(written)})
      or (title is not null and plain_words(title) like any(${titled.map(likePattern)}::text[]) and plain_words(title) ~ ${inWholeWords(titled)})
    )
    order by created_at desc, id desc limit ${SHOWN_MAX}`.execute(db);
  return rows.map(({ id }) => id);
}

async function readPosts(db: Kysely<Tables>, ids: number[]): Promise<Exam['posts']> {
  const found = await listPostsById(db, ids);
  return found
    .reverse()
    .filter(({ withheld }) => withheld === null)
    .map((row) => toShared(row).post);
}

/** Whether a name is unambiguous by itself: a short single word, such as «privato», is mostly not about an exam. */
function tellsItself(calling: string): boolean {
  return calling.includes(' ') || calling.length >= WORD_IN_POSTS_MIN;
}

/** Elided articles and prepositions, which folding joins to the next word: «l’analisi» becomes «lanalisi». */
const ELIDED = '(?:l|dell|all|nell|sull|dall|un|d|quest|quell|bell)?';

function inWholeWords(names: string[]): string {
  const literal = names.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&').replace(/^(?=[aeiouh])/, ELIDED));
  return `(?<![[:alnum:]])(?:${literal.join('|')})(?![[:alnum:]])`;
}

function anyName(names: string[]) {
  return sql<string>`any(${names}::text[])`;
}
