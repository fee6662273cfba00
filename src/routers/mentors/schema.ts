import { z } from 'zod';
import { FREE_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { RankedPage } from '../page.ts';
import { Id, requiredText, requiredTextList, SearchText } from '../text.ts';
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
    description: 'How many conversations at once, 1 to 10; with so many accepted requests, new ones are refused; a new mentor has 5',
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
    isAvailable: z.boolean().meta({ description: 'What the mentor says' }),
    full: z.boolean().meta({ description: 'Has as many conversations as chosen: available or not, new requests are refused' }),
    rating: z.number().min(0).max(5).meta({
      description:
        'Mean of the ratings to one decimal, as if at least one were neither the lowest nor the highest; 0 before three people have rated, and then it changes when three others have, so that nobody can tell a single rating',
    }),
    totalSessions: z.number().int().min(0).meta({ description: 'Completed mentorships' }),
    user: z.object({ university: z.string(), faculty: z.string() }),
    matchReason: MatchReason.nullable().meta({
      description: 'The closest thing that the caller and the mentor have in common, null without any',
    }),
    mine: z.boolean().meta({ description: 'The caller’s own profile' }),
    capacity: Capacity.optional().meta({ description: 'Only in one’s own profile: how many conversations at once' }),
    openMentees: z.number().int().min(0).optional().meta({ description: 'Only in one’s own profile: how many conversations there are' }),
    lapsed: z
      .literal(true)
      .optional()
      .meta({ description: 'Only in one’s own profile: set to unavailable because three requests in a row expired without an answer' }),
    removed: z
      .literal(true)
      .optional()
      .meta({ description: 'Only in one’s own profile: moderators have removed it, and nobody else sees that there is one' }),
    underReview: z
      .literal(true)
      .optional()
      .meta({ description: 'Only while reports are looked at: nobody but its author and moderators sees what it says' }),
  })
  .meta({ id: 'Mentor' });
export type Mentor = z.infer<typeof Mentor>;

export const ListMentors = RankedPage.extend({
  course: SearchText.optional().meta({
    description: 'The caller’s course of study; without it the faculty of their account stands for it',
    example: 'Psicologia clinica',
  }),
  q: SearchText.optional().meta({
    description: 'Text in course of study or subjects; case, accents and apostrophes do not matter',
    example: 'psicometria',
  }),
  university: SearchText.optional().meta({
    description: 'Whole name; case, accents and apostrophes do not matter',
    example: 'Università degli Studi di Torino',
  }),
  faculty: SearchText.optional().meta({
    description: 'Whole name, or its first words: Ingegneria finds Ingegneria industriale too; case, accents and apostrophes do not matter',
    example: 'Psicologia',
  }),
  language: SearchText.optional().meta({ description: 'Text in the languages', example: 'francese' }),
  available: z.boolean().optional().meta({ description: 'Only mentors who say that they have time, and have a place', example: true }),
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
export const UpdateMentor = Profile.extend({ capacity: Capacity, isAvailable: z.boolean() }).partial().meta({ id: 'UpdateMentor' });
export type UpdateMentor = z.infer<typeof UpdateMentor>;

/** The mentor profile in the account’s export. */
export const OwnMentor = z.object({ mentorProfile: Mentor.nullable() });
export type OwnMentor = z.infer<typeof OwnMentor>;
