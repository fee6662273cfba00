import { z } from 'zod';
import { HOUR_MS } from '../durations.ts';
import { FREE_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { Page } from '../page.ts';
import { Matches, Similar, SIMILAR_DESCRIPTION } from '../search/schema.ts';
import { Id, optionalText, requiredText, SearchText, textList, Timestamp, UnderReview } from '../text.ts';
import { DIFFICULTY_DEFAULT, DIFFICULTY_MAX, DIFFICULTY_MIN, EXAM_DATE_MIN, GRADE_MAX, GRADE_MIN } from './limits.ts';

/** YYYY-MM-DD */
const DATE_LENGTH = 10;

const GRADE_ERROR = `Il voto va da ${GRADE_MIN} a ${GRADE_MAX}`;
const DIFFICULTY_ERROR = `La difficoltà va da ${DIFFICULTY_MIN} a ${DIFFICULTY_MAX}`;
const DATE_ERROR = 'Inserisci una data valida';
const DATE_AHEAD_ERROR = 'Questo giorno deve ancora venire';

const Difficulty = z
  .number({ error: DIFFICULTY_ERROR })
  .int({ error: DIFFICULTY_ERROR })
  .min(DIFFICULTY_MIN, { error: DIFFICULTY_ERROR })
  .max(DIFFICULTY_MAX, { error: DIFFICULTY_ERROR });

const Grade = z
  .number({ error: GRADE_ERROR })
  .int({ error: GRADE_ERROR })
  .min(GRADE_MIN, { error: GRADE_ERROR })
  .max(GRADE_MAX, { error: GRADE_ERROR });

export const ExamExperience = z
  .object({
    id: Id,
    examName: z.string().meta({ example: 'Diritto privato' }),
    professor: z.string().nullable(),
    university: z.string().nullable(),
    faculty: z.string().nullable(),
    examDate: z.iso.date().nullable(),
    difficulty: Difficulty.meta({ description: 'From 1 (very easy) to 5 (very hard)' }),
    grade: Grade.nullable(),
    passed: z.boolean(),
    experience: z.string(),
    tips: z.string().nullable(),
    studyTime: z.string().nullable(),
    resources: z.array(z.string()),
    createdAt: Timestamp,
    helpful: z.number().int().min(0),
    notHelpful: z.number().int().min(0),
    authorId: z.uuid().meta({ description: 'Random identifier of the author, used only in this experience' }),
    myVote: z.boolean().nullable().meta({ description: 'The caller’s vote: true for helpful, false for not helpful; null without a vote' }),
    mine: z.boolean().meta({ description: 'Whether the caller wrote this experience' }),
    underReview: UnderReview,
    matches: Matches.optional(),
  })
  .meta({ id: 'ExamExperience' });
export type ExamExperience = z.infer<typeof ExamExperience>;

export const ListExamExperiences = Page.extend({
  q: SearchText.optional().meta({
    description: 'Text to find in exam or professor, ignoring case, accents and apostrophes',
    example: 'diritto privato',
  }),
  faculty: SearchText.optional().meta({
    description: 'Full name, or its first words (Ingegneria also finds Ingegneria industriale), ignoring case, accents and apostrophes',
    example: 'Giurisprudenza',
  }),
  difficulty: Difficulty.optional().meta({ description: 'From 1 (very easy) to 5 (very hard)', example: 4 }),
  exam: SearchText.optional().meta({
    description: 'Only experiences of the exam with this slug, whatever the spelling of its name',
    example: 'analisi-matematica-1',
  }),
  similar: Similar.meta({ description: `${SIMILAR_DESCRIPTION} Newest first, at most 20, on a single page` }),
});
export type ListExamExperiences = z.infer<typeof ListExamExperiences>;

/** Returns today's date at UTC+14, where days begin first, so that no time zone's today counts as the future. */
function newestDay(): string {
  return new Date(Date.now() + 14 * HOUR_MS).toISOString().slice(0, DATE_LENGTH);
}

export const CreateExamExperience = z
  .object({
    examName: requiredText(NAME_MAX).meta({ example: 'Diritto privato' }),
    professor: optionalText(NAME_MAX),
    university: optionalText(NAME_MAX),
    faculty: optionalText(NAME_MAX),
    examDate: optionalText(DATE_LENGTH)
      .pipe(z.iso.date({ error: DATE_ERROR, abort: true }).optional())
      .refine((date) => date === undefined || date >= EXAM_DATE_MIN, { error: DATE_ERROR })
      .refine((date) => date === undefined || date <= newestDay(), { error: DATE_AHEAD_ERROR })
      .meta({ description: 'YYYY-MM-DD, not after today', example: '2026-06-18' }),
    difficulty: Difficulty.default(DIFFICULTY_DEFAULT),
    grade: z
      .union([z.literal(0), Grade], { error: GRADE_ERROR })
      .nullish()
      .transform((grade) => grade || undefined)
      .meta({ description: 'Absent, null and 0 mean no grade', example: 27 }),
    passed: z.boolean().default(true),
    experience: requiredText(FREE_TEXT_MAX).meta({ example: 'Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.' }),
    tips: optionalText(FREE_TEXT_MAX),
    studyTime: optionalText(FREE_TEXT_MAX),
    resources: textList(NAME_MAX),
  })
  .meta({ id: 'CreateExamExperience' });
export type CreateExamExperience = z.infer<typeof CreateExamExperience>;

export const VoteExamExperience = z
  .object({ id: Id, helpful: z.boolean({ error: 'Indica se l’esperienza ti è stata utile' }) })
  .meta({ id: 'VoteExamExperience' });

export const ExamExperienceId = z.object({ id: Id });

export const VoteState = ExamExperience.pick({ helpful: true, notHelpful: true, myVote: true }).meta({ id: 'VoteState' });
export type VoteState = z.infer<typeof VoteState>;

/** The experiences' part of the account export. */
export const OwnExamExperiences = z.object({
  examExperiences: z.array(ExamExperience),
  votes: z.array(z.object({ experienceId: Id, helpful: z.boolean() })).meta({ description: 'Votes on exam experiences' }),
});
export type OwnExamExperiences = z.infer<typeof OwnExamExperiences>;
