import { z } from 'zod';
import { FREE_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { RankedPage } from '../page.ts';
import { Id, requiredText, requiredTextList, SearchText } from '../text.ts';
import { BIO_MIN, STUDY_YEAR_MAX, STUDY_YEAR_MIN } from './limits.ts';

const BIO_ERROR = `La bio deve essere almeno ${BIO_MIN} caratteri`;
const STUDY_YEAR_ERROR = `L’anno di corso va da ${STUDY_YEAR_MIN} a ${STUDY_YEAR_MAX}`;

const StudyYear = z
  .number({ error: STUDY_YEAR_ERROR })
  .int({ error: STUDY_YEAR_ERROR })
  .min(STUDY_YEAR_MIN, { error: STUDY_YEAR_ERROR })
  .max(STUDY_YEAR_MAX, { error: STUDY_YEAR_ERROR });

/** What the caller and a mentor have in common, the closest first. */
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
    isAvailable: z.boolean(),
    rating: z.number().min(0).max(5).meta({
      description:
        'Mean of the ratings to one decimal; 0 before three people have rated, and then it changes when three others have, so that nobody can tell a single rating',
    }),
    totalSessions: z.number().int().min(0).meta({ description: 'Completed mentorships' }),
    user: z.object({ university: z.string(), faculty: z.string() }),
    matchReason: MatchReason.nullable().meta({
      description: 'The closest thing that the caller and the mentor have in common, null without any',
    }),
    mine: z.boolean().meta({ description: 'The caller’s own profile' }),
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
});
export type ListMentors = z.infer<typeof ListMentors>;

export const CreateMentor = z
  .object({
    courseOfStudy: requiredText(NAME_MAX).meta({ example: 'Psicologia clinica' }),
    studyYear: StudyYear.meta({ example: 4 }),
    specializations: requiredTextList(NAME_MAX).meta({ example: ['Psicometria', 'Ansia da esame'] }),
    bio: requiredText(FREE_TEXT_MAX, BIO_ERROR)
      .min(BIO_MIN, { error: BIO_ERROR })
      .meta({ example: 'Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.' }),
    availableHours: requiredText(FREE_TEXT_MAX).meta({ example: 'Lunedì e mercoledì, 18-20' }),
    languages: requiredText(FREE_TEXT_MAX).meta({ example: 'Italiano' }),
  })
  .meta({ id: 'CreateMentor' });
export type CreateMentor = z.infer<typeof CreateMentor>;

export const UpdateMentor = z.object({ isAvailable: z.boolean() }).meta({ id: 'UpdateMentor' });
export type UpdateMentor = z.infer<typeof UpdateMentor>;

/** In the person's export. */
export const OwnMentor = z.object({ mentorProfile: Mentor.nullable() });
export type OwnMentor = z.infer<typeof OwnMentor>;
