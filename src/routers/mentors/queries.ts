import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Mentors, Tables } from '../../../db/tables.ts';
import { dayOf } from '../durations.ts';
import { escapeLike, foldText, likePattern, namesLike } from '../fold.ts';
import type { Part } from '../page.ts';
import { readRanked, notRemoved } from '../queries.ts';
import { isHidden, reviewMark, type Written } from '../things/rules.ts';
import type { News } from '../traces.ts';
import { isLapsed, matchReason, type Match } from './rules.ts';
import type { ListMentors, Mentor } from './schema.ts';

interface MentorRow extends Pick<Selectable<Mentors>, (typeof COLUMNS)[number]> {
  open_mentees: number;
  rating: number;
}

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
  'created_at',
  'edited_at',
  'withheld',
  'capacity',
  'lapses',
] as const;

export const OPEN_MENTEES = sql<number>`(
  select count(*)::int from mentorship_requests where mentor_id = mentors.id and mentorship_requests.status = 'accepted'
)`;
/** The mean of the shown ratings, as if at least one were neither 1 nor 5: a mean of exactly 1 or 5 would reveal every rating. */
export const RATING = sql<number>`
  case when shown_count = 0 then 0 else round(10.0 * least(greatest(shown_sum, shown_count + 1), 5 * shown_count - 1) / shown_count)::float8 / 10 end`;
const SHOWN = [...COLUMNS, OPEN_MENTEES.as('open_mentees'), RATING.as('rating')] as const;

/** @returns undefined when the account already has a profile. */
export function insertMentor(db: Kysely<Tables>, mentor: Insertable<Mentors>): Promise<MentorRow | undefined> {
  return db
    .insertInto('mentors')
    .values(mentor)
    .onConflict((conflict) => conflict.column('owner_key').doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
}

export function findMentor(db: Kysely<Tables>, id: number): Promise<MentorRow | undefined> {
  return db.selectFrom('mentors').select(SHOWN).where('id', '=', id).executeTakeFirst();
}

export function findMentorByOwner(db: Kysely<Tables>, ownerKey: string): Promise<MentorRow | undefined> {
  return ownedBy(db, ownerKey).executeTakeFirst();
}

/** As {@link findMentorByOwner}, and locks the row until the transaction ends. */
export function lockMentorByOwner(db: Kysely<Tables>, ownerKey: string): Promise<MentorRow | undefined> {
  return ownedBy(db, ownerKey).forNoKeyUpdate().executeTakeFirst();
}

function ownedBy(db: Kysely<Tables>, ownerKey: string) {
  return db.selectFrom('mentors').select(SHOWN).where('owner_key', '=', ownerKey);
}

/** Updates a profile; a mentor who becomes available again has no lapses. @returns undefined when the account has no profile. */
export function updateMentor(db: Kysely<Tables>, ownerKey: string, changes: Updateable<Mentors>): Promise<MentorRow | undefined> {
  return db
    .updateTable('mentors')
    .set({ ...changes, ...(changes.is_available && { lapses: 0 }) })
    .where('owner_key', '=', ownerKey)
    .returning(SHOWN)
    .executeTakeFirst();
}

/** Deletes a profile and the requests to it. @returns the notice to the students with an open request, which names none of these */
export async function endMentor(db: Kysely<Tables>, id: number, ownerKey: string): Promise<News[]> {
  // The cascade runs at the end of the statement, so that this still reads the requests.
  const { rows } = await sql<{ student_key: string }>`
    with gone as (delete from mentors where id = ${id} and owner_key = ${ownerKey} returning id)
    select distinct student_key from mentorship_requests
    where mentor_id = (select id from gone) and status in ('pending', 'accepted')`.execute(db);
  const keys = rows.map(({ student_key }) => student_key);
  return [{ recipients: { scope: 'mentorship', id, keys }, about: { kind: 'answer', event: 'closed' } }];
}

/** Stands for the words of a profile without any: the table has no empty ones. */
const NOTHING = '-';

/**
 * Empties a profile that its owner gives up, and cuts it off from them, so that only the ended requests to it remain: their letters can
 * still be reported. Call it with nothing open.
 */
export async function emptyMentor(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mentors')
    .set({
      owner_key: String(id).padStart(22, NOTHING),
      withheld: 'removed',
      left_on: dayOf(now),
      course_of_study: NOTHING,
      specializations: [NOTHING],
      bio: NOTHING,
      available_hours: NOTHING,
      languages: NOTHING,
      university: NOTHING,
      faculty: NOTHING,
      course_words: [],
      university_folded: '',
      faculty_folded: '',
      search_text: '',
      languages_folded: '',
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes the emptied profiles whose students have no letters to report any more. */
export async function deleteLeftMentors(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from mentors where left_on is not null and not exists (
      select from ended_letters join mentorship_requests on mentorship_requests.id = request_id where mentor_id = mentors.id
    )`.execute(db);
}

/** The folded values that mentors are matched against; null and empty match nobody. */
export interface Asker {
  /** Ids of mentors who are unavailable to the caller whatever their profile says. */
  withoutTime: number[];
  courseWords: string[];
  faculty: string | null;
  university: string | null;
}

/** The filters and the page. */
type Wanted = Omit<ListMentors, 'course'>;

/**
 * Available mentors first, then those closest to the person asking (course, faculty, university), then the best rated.
 * Courses match when all words of one are in the other: 'Ingegneria' and 'Ingegneria informatica'.
 */
export function listMentors(
  db: Kysely<Tables>,
  asker: Asker,
  { q, university, faculty, language, available, ...page }: Wanted,
): Promise<Part<MentorRow & Match>> {
  const words = sql`${asker.courseWords}::text[]`;
  // A profile under review is not matched by its words, because a match would reveal them.
  const courses = sql`withheld is null and cardinality(${words}) > 0 and cardinality(course_words) > 0 and (course_words @> ${words} or course_words <@ ${words})`;
  let matched = db
    .selectFrom('mentors')
    .select(SHOWN)
    .where(notRemoved)
    .select([
      sql<boolean>`(${courses})`.as('sameCourse'),
      sql<boolean>`withheld is null and coalesce(faculty_folded = ${asker.faculty}, false)`.as('sameFaculty'),
      sql<boolean>`withheld is null and coalesce(university_folded = ${asker.university}, false)`.as('sameUniversity'),
    ]);
  const pattern = likePattern(q);
  if (pattern) matched = matched.where('search_text', 'like', pattern);
  // From the beginning of a word: the Italian sign language, LIS, is no part of English.
  const spoken = foldText(language ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (spoken)
    matched = matched.where(sql`' ' || regexp_replace(languages_folded, '[^[:alnum:]]+', ' ', 'g')`, 'like', `% ${escapeLike(spoken)}%`);
  if (university) matched = matched.where('university_folded', '=', foldText(university));
  if (faculty) {
    const { same, longer } = namesLike(faculty);
    matched = matched.where(({ or, eb }) => or([eb('faculty_folded', '=', same), eb('faculty_folded', 'like', longer)]));
  }
  if (q || language || university || faculty) matched = matched.where('withheld', 'is', null);
  const free = sql`is_available and withheld is null and id <> all(${asker.withoutTime}::int[])`;
  if (available) matched = matched.where(sql<boolean>`${free} and ${OPEN_MENTEES} < capacity`);
  const rank = [
    sql`(not (${free} and open_mentees < capacity))::int`,
    sql`(not "sameCourse")::int`,
    sql`(not "sameFaculty")::int`,
    sql`(not "sameUniversity")::int`,
    sql`-10 * rating`,
    sql`-total_sessions`,
    sql`id`,
  ];
  return readRanked(db, matched, rank, page);
}

export function toMentor(row: MentorRow & Partial<Match>, mine: boolean, moderates = false): Mentor {
  const { sameCourse = false, sameFaculty = false, sameUniversity = false } = row;
  const { university, faculty, ...words } = isHidden(row, { mine, moderates }) ? NOTHING_SAID : saidIn(row);
  return {
    id: row.id,
    ...words,
    studyYear: row.study_year,
    // Nobody asks a mentor whose profile they cannot read.
    isAvailable: row.is_available && (mine || row.withheld === null),
    full: row.open_mentees >= row.capacity,
    rating: row.rating,
    totalSessions: row.total_sessions,
    user: { university, faculty },
    matchReason: mine ? null : matchReason({ sameCourse, sameFaculty, sameUniversity }),
    mine,
    ...(mine && {
      capacity: row.capacity,
      openMentees: row.open_mentees,
      editedAt: row.edited_at?.toISOString() ?? null,
      ...(isLapsed(row) && { lapsed: true as const }),
      ...(row.withheld === 'removed' && { removed: true as const }),
    }),
    ...reviewMark(row),
  };
}

function saidIn(row: MentorRow): Written['mentor'] {
  return {
    courseOfStudy: row.course_of_study,
    specializations: row.specializations,
    bio: row.bio,
    availableHours: row.available_hours,
    languages: row.languages,
    university: row.university,
    faculty: row.faculty,
  };
}

const NOTHING_SAID: Written['mentor'] = {
  courseOfStudy: '',
  specializations: [],
  bio: '',
  availableHours: '',
  languages: '',
  university: '',
  faculty: '',
};
