import { z } from 'zod';
import { ExamExperience } from '../exam-experiences/schema.ts';
import { Mentor } from '../mentors/schema.ts';
import { CURSOR_ERROR, CURSOR_META, Page } from '../page.ts';
import { Post } from '../posts/schema.ts';
import { Matches } from '../search/schema.ts';
import { StudyGroup } from '../study-groups/schema.ts';
import { SearchText } from '../text.ts';
import { EXAM_CURSOR } from './rules.ts';

const Count = z.number().int().min(0);

export const ExamSubject = z
  .object({
    slug: z.string().meta({
      description: 'Identifier of the exam, the same for «Analisi 1» and «Analisi matematica I»',
      example: 'analisi-matematica-1',
    }),
    name: z.string().meta({ example: 'Analisi matematica 1' }),
    faculty: z.string().nullable().meta({ description: 'Only for the exams of the calendar; null for others' }),
    experiences: Count,
    groups: Count.meta({ description: 'Number of study groups that prepare for it' }),
    mentors: Count.meta({ description: 'Number of mentors who list it among their subjects' }),
    similar: z.literal(true).optional().meta({ description: 'Only with `q`: the name does not contain the text but resembles it' }),
    matches: Matches.optional().meta({
      description: 'Only with `similar`: the matching words of the name, in lower case and without accents',
    }),
  })
  .meta({ id: 'ExamSubject' });
export type ExamSubject = z.infer<typeof ExamSubject>;

export const ListExams = Page.extend({
  cursor: z
    .string()
    .regex(EXAM_CURSOR, { error: CURSOR_ERROR })
    .optional()
    .meta({ ...CURSOR_META, example: '3-analisi-matematica-1' }),
  q: SearchText.optional().meta({ description: 'Text to find in the name of an exam, in any spelling', example: 'analisi 1' }),
});
export type ListExams = z.infer<typeof ListExams>;

export const Distribution = z
  .object({
    mean: z.number(),
    bars: z
      .array(z.object({ value: z.number().int(), count: Count }))
      .meta({ description: 'One for each possible value, in ascending order' }),
  })
  .meta({ id: 'Distribution' });
export type Distribution = z.infer<typeof Distribution>;

export const Exam = z
  .object({
    ...ExamSubject.omit({ experiences: true, groups: true, mentors: true, similar: true, matches: true }).shape,
    counts: ExamSubject.pick({ experiences: true, groups: true, mentors: true }),
    passed: Count.meta({ description: 'Number of experiences of people who passed' }),
    difficulty: Distribution.nullable().meta({ description: 'From 1 (very easy) to 5 (very hard); null without experiences' }),
    grades: Distribution.nullable().meta({ description: 'From 18 to 30; null without grades' }),
    experiences: z
      .array(ExamExperience.omit({ myVote: true, mine: true, underReview: true, matches: true }))
      .meta({ description: 'The newest, at most 6' }),
    groups: z
      .array(
        StudyGroup.pick({
          id: true,
          title: true,
          subject: true,
          university: true,
          faculty: true,
          meetingType: true,
          maxMembers: true,
          currentMembers: true,
          createdAt: true,
        }),
      )
      .meta({ description: 'The newest, at most 6' }),
    mentors: z
      .array(
        Mentor.pick({ id: true, courseOfStudy: true, studyYear: true, specializations: true, isAvailable: true, full: true, user: true }),
      )
      .meta({ description: 'Available mentors first, at most 6' }),
    posts: z
      .array(
        Post.pick({
          id: true,
          type: true,
          title: true,
          content: true,
          university: true,
          createdAt: true,
          likes: true,
          commentsCount: true,
        }),
      )
      .meta({ description: 'The newest that mention it, at most 6' }),
  })
  .meta({ id: 'Exam' });
export type Exam = z.infer<typeof Exam>;

export const ExamSlug = z.object({
  slug: SearchText.meta({ description: 'Slug of the exam, or its name in any spelling', example: 'analisi-matematica-1' }),
});
