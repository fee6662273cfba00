import type { z } from 'zod';
import { CreateExamExperience } from '../../routers/exam-experiences/schema.ts';
import { plainly, seen, typedList } from '../lib/field-schema.ts';

/** What the form holds, turned into what is sent. Titles of books hold commas: materials stand on lines. Only who passed is asked for a grade. */
export const ExperienceForm = seen(
  CreateExamExperience.extend({
    grade: plainly(CreateExamExperience.shape.grade),
    resources: typedList(CreateExamExperience.shape.resources, '\n'),
  }),
  ({ passed }) => (passed ? {} : { grade: 0 }),
);

type Input = Required<z.input<typeof ExperienceForm>>;
/** The fields that may stay empty hold an empty text; the grade 0. */
export type ExperienceInput = { [Field in keyof Input]: NonNullable<Input[Field]> };
