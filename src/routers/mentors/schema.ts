import { z } from 'zod';
import { FREE_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { RATING_MAX } from '../mentorship/limits.ts';
import { IfEditedAt } from '../own-words/schema.ts';
import { RankedPage } from '../page.ts';
import { Id, requiredText, requiredTextList, SearchText, Timestamp, UnderReview } from '../text.ts';
import { BIO_MIN, CAPACITY_MAX, CAPACITY_MIN, STUDY_YEAR_MAX, STUDY_YEAR_MIN } from './limits.ts';

const BIO_ERROR = `La bio deve essere almeno ${BIO_MIN} caratteri`;
const STUDY_YEAR_ERROR = `L’anno di corso va da ${STUDY_YEAR_MIN} a ${STUDY_YEAR_MAX}`;

export const StudyYear = z
  .number({ error: STUDY_YEAR_ERROR })
  .int({ error: STUDY_YEAR_ERROR })
  .min(STUDY_YEAR_MIN, { error: STUDY_YEAR_ERROR })
  .max(STUDY_YEAR_MAX, { error: STUDY_YEAR_ERROR });

const CAPACITY_ERROR = `Puoi seguire da ${CAPACITY_MIN} a ${CAPACITY_MAX} persone insieme`;

const Capacity = z
  .number({ error: CAPACITY_ERROR })
  .int({ error: CAPACITY_ERROR })
  .min(CAPACITY_MIN, { error: CAPACITY_ERROR })
  .max(CAPACITY_MAX, { error: CAPACITY_ERROR })
  .meta({
    description: 'Maximum number of accepted requests at a time, 1 to 10, initially 5; at the maximum, new requests are refused',
    example: 3,
  });

/** What the caller and a mentor have in common, closest match first. */
export const MatchReason = z.enum(['course', 'faculty', 'university']).meta({ id: 'MatchReason' });
export type MatchReason = z.infer<typeof MatchReason>;

export const Mentor = z
  .object({
    id: Id,
    courseOfStudy: z.string().meta({ example: 'Psicologia clinica' }),
    studyYear: StudyYear,
    specializations: z.array(z.string()),
    bio: z.string(),
    availableHours: z.string(),
    languages: z.string(),
    isAvailable: z.boolean().meta({
      description: 'Whether the mentor is available for requests; for others than the mentor, false while the profile is under review',
    }),
    full: z.boolean().meta({ description: 'Whether the mentor is at capacity: new requests are refused even if available' }),
    rating: z.number().min(0).max(RATING_MAX).meta({
      description:
        'Mean of the ratings, to one decimal. It is 0 until three people have rated, changes only when three more have, and counts one rating as 2 or 4 if all are 1 or all are 5, so that nobody can infer a single rating',
    }),
    totalSessions: z.number().int().min(0).meta({ description: 'Number of completed mentorships' }),
    user: z.object({ university: z.string(), faculty: z.string() }),
    matchReason: MatchReason.nullable().meta({
      description: 'Closest match between the caller and the mentor; null if there is none',
    }),
    mine: z.boolean().meta({ description: 'Whether this is the caller’s own profile' }),
    capacity: Capacity.optional().meta({ description: 'Only in the caller’s own profile: maximum number of accepted requests at a time' }),
    openMentees: z
      .number()
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Only in the caller’s own profile: present number of accepted requests' }),
    editedAt: Timestamp.nullable()
      .optional()
      .meta({ description: 'Only in the caller’s own profile: when its texts were last edited, null if never' }),
    lapsed: z.literal(true).optional().meta({
      description: 'Only in the caller’s own profile: set to unavailable because three requests in a row expired without an answer',
    }),
    removed: z
      .literal(true)
      .optional()
      .meta({ description: 'Only in the caller’s own profile: removed by moderators, and invisible to everybody else' }),
    underReview: UnderReview,
  })
  .meta({ id: 'Mentor' });
export type Mentor = z.infer<typeof Mentor>;

export const ListMentors = RankedPage.extend({
  course: SearchText.optional().meta({
    description: 'The caller’s course of study, to which mentors are matched; defaults to the faculty of their account',
    example: 'Psicologia clinica',
  }),
  q: SearchText.optional().meta({
    description: 'Text to find in course of study or subjects, ignoring case, accents and apostrophes',
    example: 'psicometria',
  }),
  university: SearchText.optional().meta({
    description: 'Full name, ignoring case, accents and apostrophes',
    example: 'Università degli Studi di Torino',
  }),
  faculty: SearchText.optional().meta({
    description: 'Full name, or its first words (Ingegneria also finds Ingegneria industriale), ignoring case, accents and apostrophes',
    example: 'Psicologia',
  }),
  language: SearchText.optional().meta({ description: 'Text to find in the languages', example: 'francese' }),
  available: z.boolean().optional().meta({ description: 'Only mentors who are available and below their capacity', example: true }),
});
export type ListMentors = z.infer<typeof ListMentors>;

const Profile = z.object({
  courseOfStudy: requiredText(NAME_MAX).meta({ example: 'Psicologia clinica' }),
  studyYear: StudyYear.meta({ example: 4 }),
  specializations: requiredTextList(NAME_MAX).meta({ example: ['Psicometria', 'Ansia da esame'] }),
  bio: requiredText(FREE_TEXT_MAX, BIO_ERROR)
    .min(BIO_MIN, { error: BIO_ERROR })
    .meta({ example: 'Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.' }),
  availableHours: requiredText(FREE_TEXT_MAX).meta({ example: 'Lunedì e mercoledì, 18-20' }),
  languages: requiredText(FREE_TEXT_MAX).meta({ example: 'Italiano' }),
});

export const CreateMentor = Profile.extend({ capacity: Capacity.optional() }).meta({ id: 'CreateMentor' });
export type CreateMentor = z.infer<typeof CreateMentor>;

/** Absent fields stay unchanged. */
export const UpdateMentor = Profile.extend({ capacity: Capacity, isAvailable: z.boolean(), ifEditedAt: IfEditedAt })
  .partial()
  .meta({ id: 'UpdateMentor' });
export type UpdateMentor = z.infer<typeof UpdateMentor>;

export const MentorDeleted = z.object({ deleted: z.literal(true) }).meta({ id: 'MentorDeleted' });

/** The mentor profile in the account’s export. */
export const OwnMentor = z.object({ mentorProfile: Mentor.nullable() });
export type OwnMentor = z.infer<typeof OwnMentor>;
