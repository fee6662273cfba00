import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { ExamExperiences, Tables } from '../../../db/tables.ts';
import { likePattern, namesLike } from '../fold.ts';
import type { SharedPages } from '../context.ts';
import { type Part, wholeOf } from '../page.ts';
import { anyOf, listKeyed, readPart, type Keyed, notRemoved } from '../queries.ts';
import { findSimilar, type Similar } from '../search/queries.ts';
import { isHidden, reviewMark, type Reader, type Written } from '../things/rules.ts';
import type { ExamExperience, ListExamExperiences } from './schema.ts';

export type ExamExperienceRow = Omit<Selectable<ExamExperiences>, 'search_text' | 'faculty_folded'>;

const COLUMNS = [
  'id',
  'author_key',
  'author_ref',
  'exam_name',
  'professor',
  'university',
  'faculty',
  'exam_date',
  'difficulty',
  'grade',
  'passed',
  'experience',
  'tips',
  'study_time',
  'resources',
  'helpful',
  'not_helpful',
  'created_at',
  'withheld',
] as const;

export function insertExamExperience(
  db: Kysely<Tables>,
  experience: Insertable<ExamExperiences> & { id: number },
): Promise<ExamExperienceRow> {
  return db.insertInto('exam_experiences').values(experience).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Newest first. */
export function listExamExperiences(
  db: Kysely<Tables>,
  { q, faculty, difficulty, names, ...page }: ToldOf & Pick<ListExamExperiences, 'q' | 'limit' | 'cursor'>,
): Promise<Part<ExamExperienceRow>> {
  let query = db.selectFrom('exam_experiences').select(COLUMNS).where(notRemoved);
  const pattern = likePattern(q);
  if (pattern) query = query.where('search_text', 'like', pattern).where('withheld', 'is', null);
  for (const condition of toldOf({ faculty, difficulty, names })) query = query.where(condition);
  return readPart(query, { table: 'exam_experiences', direction: 'desc' }, page);
}

/** Returns experiences that resemble the query without containing it, with the words that matched; newest first, in one page. */
export async function listSimilarExperiences(
  db: Kysely<Tables>,
  pages: SharedPages,
  { q = '', faculty, difficulty, names, limit }: ToldOf & Pick<ListExamExperiences, 'q' | 'limit'>,
): Promise<Part<ExamExperienceRow> & { found: Similar }> {
  const where = toldOf({ faculty, difficulty, names });
  const found = await findSimilar(db, pages, q, { table: 'exam_experiences', fields: ['exam_name', 'professor'], where });
  const rows = await listExperiencesById(db, [...found.keys()]);
  return { ...wholeOf(rows.reverse().slice(0, limit)), found };
}

interface ToldOf extends Pick<ListExamExperiences, 'faculty' | 'difficulty'> {
  /** All spellings of one exam. */
  names?: string[] | undefined;
}

function toldOf({ faculty, difficulty, names }: ToldOf): RawBuilder<boolean>[] {
  const { same, longer } = namesLike(faculty ?? '');
  return [
    ...(faculty ? [sql<boolean>`(faculty_folded = ${same} or faculty_folded like ${longer}) and withheld is null`] : []),
    ...(difficulty ? [sql<boolean>`difficulty = ${difficulty}`] : []),
    ...(names ? [sql<boolean>`exam_name = any(${names}::text[]) and withheld is null`] : []),
  ];
}

/** Returns the votes of these keys, by experience. */
export async function findVotes(db: Kysely<Tables>, voters: Keyed): Promise<Map<number, boolean>> {
  const rows = await listKeyed(db, 'experience_votes', { id: 'experience_id', key: 'voter_key' }, voters);
  return new Map(rows.map((row) => [row.experience_id, row.helpful]));
}

/** @returns the counts afterwards, undefined when there is no such experience. */
export async function upsertVote(
  db: Kysely<Tables>,
  vote: { id: number; voterKey: string; helpful: boolean },
): Promise<{ helpful: number; notHelpful: number } | undefined> {
  await sql`
    insert into experience_votes (experience_id, voter_key, helpful)
    select id, ${vote.voterKey}, ${vote.helpful} from exam_experiences where id = ${vote.id} and ${notRemoved} for key share
    on conflict (experience_id, voter_key) do update set helpful = excluded.helpful
    where experience_votes.helpful <> excluded.helpful`.execute(db);
  const votes = db.selectFrom('exam_experiences').select(['helpful', 'not_helpful as notHelpful']);
  return votes.where('id', '=', vote.id).where(notRemoved).executeTakeFirst();
}

/** Oldest first. */
export function listExperiencesById(db: Kysely<Tables>, ids: number[]): Promise<ExamExperienceRow[]> {
  return db.selectFrom('exam_experiences').select(COLUMNS).where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

export function toExamExperience(row: ExamExperienceRow, viewer: Reader & { myVote: boolean | null }): ExamExperience {
  return {
    id: row.id,
    examName: row.exam_name,
    professor: row.professor,
    university: row.university,
    faculty: row.faculty,
    examDate: row.exam_date,
    difficulty: row.difficulty,
    grade: row.grade,
    passed: row.passed,
    experience: row.experience,
    tips: row.tips,
    studyTime: row.study_time,
    resources: row.resources,
    createdAt: row.created_at.toISOString(),
    helpful: row.helpful,
    notHelpful: row.not_helpful,
    authorId: row.author_ref,
    myVote: viewer.myVote,
    mine: viewer.mine,
    ...reviewMark(row),
    ...(isHidden(row, viewer) && NOTHING_SAID),
  };
}

const NOTHING_SAID: Written['experience'] = {
  examName: '',
  professor: null,
  university: null,
  faculty: null,
  experience: '',
  tips: null,
  studyTime: null,
  resources: [],
};
