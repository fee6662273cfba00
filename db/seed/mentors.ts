import type { Insertable, Kysely } from 'kysely';
import { mentors } from '../demo/mentors.ts';
import { mentorshipRequests } from '../demo/mentorship.ts';
import { personas } from '../demo/personas.ts';
import type { Mentors, MentorshipRequests, Tables } from '../tables.ts';
import { insertMany, reserveIds } from './insert-many.ts';
import { hoursBefore, type SeedTools } from './tools.ts';

/** How many days ago the first mentor registered; one more followed each day. */
const FIRST_MENTOR_DAYS = 90;
/** Minimum number of ratings for an average to be shown. */
const RATINGS_SHOWN_MIN = 3;

export async function seedMentors(db: Kysely<Tables>, tools: SeedTools, accountIds: string[]): Promise<void> {
  const ids = await reserveIds(db, 'mentors', mentors.length);
  const rows = mentors.map((mentor, index): Insertable<Mentors> => {
    const { university, faculty } = personas[mentor.account]!;
    // Completed requests are counted by a trigger when they are inserted.
    const counted = mentorshipRequests.filter((request) => request.mentor === index && request.status === 'completed').length;
    const ratings = mentor.rating > 0 ? mentor.totalSessions - counted : 0;
    return {
      id: ids[index]!,
      owner_key: tools.key('mentor', 'profile', accountIds[mentor.account]!),
      course_of_study: mentor.courseOfStudy,
      study_year: mentor.studyYear,
      specializations: mentor.specializations,
      bio: mentor.bio,
      available_hours: mentor.availableHours,
      languages: mentor.languages,
      university,
      faculty,
      is_available: mentor.isAvailable,
      total_sessions: mentor.totalSessions - counted,
      ratings_count: ratings,
      ratings_sum: Math.round(mentor.rating * ratings),
      ...(ratings >= RATINGS_SHOWN_MIN && { shown_count: ratings, shown_sum: Math.round(mentor.rating * ratings) }),
      course_words: tools.courseWords(mentor.courseOfStudy),
      search_text: tools.fold([mentor.courseOfStudy, ...mentor.specializations].join(' ')),
      languages_folded: tools.fold(mentor.languages),
      university_folded: tools.fold(university),
      faculty_folded: tools.fold(faculty),
      created_at: hoursBefore(tools.now, (FIRST_MENTOR_DAYS - index) * 24),
    };
  });
  await insertMany(db, 'mentors', rows);
  const requests = mentorshipRequests.map((request): Insertable<MentorshipRequests> => ({
    mentor_id: ids[request.mentor]!,
    student_key: tools.key('mentorship', ids[request.mentor]!, accountIds[request.student]!),
    topic: request.topic,
    message: request.message,
    urgency: request.urgency,
    status: request.status,
    mentor_response: request.mentorResponse ?? null,
    created_at: hoursBefore(tools.now, request.daysAgo * 24),
  }));
  await insertMany(db, 'mentorship_requests', requests);
}
