import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Mentors, Tables } from '../../../db/tables.ts';
import type { Part, RankedPage } from '../page.ts';
import { readRanked } from '../queries.ts';
import { isHidden, reviewMark } from '../things/rules.ts';
import { matchReason, type Match } from './rules.ts';
import type { Mentor } from './schema.ts';

export type MentorRow = Pick<Selectable<Mentors>, (typeof COLUMNS)[number]>;

const COLUMNS = [
  'id',
  'owner_key',
  'course_of_study',
  'study_year',
  'specializations',
  'bio',
  'available_hours',
  'languages',
  'university',
  'faculty',
  'is_available',
  'total_sessions',
  'shown_rating',
  'created_at',
  'withheld',
] as const;

/** @returns undefined when this account has a profile. */
export function insertMentor(db: Kysely<Tables>, mentor: Insertable<Mentors>): Promise<MentorRow | undefined> {
  return db
    .insertInto('mentors')
    .values(mentor)
    .onConflict((conflict) => conflict.column('owner_key').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function findMentor(db: Kysely<Tables>, id: number): Promise<MentorRow | undefined> {
  return db.selectFrom('mentors').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findMentorByOwner(db: Kysely<Tables>, ownerKey: string): Promise<MentorRow | undefined> {
  return db.selectFrom('mentors').select(COLUMNS).where('owner_key', '=', ownerKey).executeTakeFirst();
}

/** @returns undefined when this account has no profile. */
export function updateAvailability(db: Kysely<Tables>, ownerKey: string, isAvailable: boolean): Promise<MentorRow | undefined> {
  return db
    .updateTable('mentors')
    .set({ is_available: isAvailable })
    .where('owner_key', '=', ownerKey)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteMentor(db: Kysely<Tables>, id: number, ownerKey: string): Promise<void> {
  await db.deleteFrom('mentors').where('id', '=', id).where('owner_key', '=', ownerKey).execute();
}

/** What mentors are compared with, folded; null and empty match nobody. */
export interface Asker {
  courseWords: string[];
  faculty: string | null;
  university: string | null;
}

/**
 * Available mentors first, then those closest to the person asking (course, faculty, university), then the best rated.
 * Courses match when all words of one are in the other: 'Ingegneria' and 'Ingegneria informatica'.
 */
export function listMentors(db: Kysely<Tables>, asker: Asker, page: RankedPage): Promise<Part<MentorRow & Match>> {
  const words = sql`${asker.courseWords}::text[]`;
  const courses = sql`cardinality(${words}) > 0 and cardinality(course_words) > 0 and (course_words @> ${words} or course_words <@ ${words})`;
  const matched = db
    .selectFrom('mentors')
    .select(COLUMNS)
    .where(sql<boolean>`withheld is distinct from 'removed'`)
    .select([
      sql<boolean>`(${courses})`.as('sameCourse'),
      sql<boolean>`coalesce(faculty_folded = ${asker.faculty}, false)`.as('sameFaculty'),
      sql<boolean>`coalesce(university_folded = ${asker.university}, false)`.as('sameUniversity'),
    ]);
  const order = sql`is_available desc, "sameCourse" desc, "sameFaculty" desc, "sameUniversity" desc, shown_rating desc, total_sessions desc, id`;
  return readRanked(db, matched, order, page);
}

export function toMentor(row: MentorRow & Partial<Match>, mine: boolean, moderates = false): Mentor {
  const hidden = isHidden(row, { mine, moderates });
  const { sameCourse = false, sameFaculty = false, sameUniversity = false } = row;
  return {
    id: row.id,
    courseOfStudy: row.course_of_study,
    studyYear: row.study_year,
    specializations: hidden ? [] : row.specializations,
    bio: hidden ? '' : row.bio,
    availableHours: hidden ? '' : row.available_hours,
    languages: hidden ? '' : row.languages,
    isAvailable: row.is_available,
    rating: row.shown_rating,
    totalSessions: row.total_sessions,
    user: { university: row.university, faculty: row.faculty },
    matchReason: mine ? null : matchReason({ sameCourse, sameFaculty, sameUniversity }),
    mine,
    ...reviewMark(row),
  };
}
