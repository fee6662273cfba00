import type { z } from 'zod';
import { CreateExamExperience } from '../../routers/exam-experiences/schema.ts';
import { plainly, seen, typedList } from '../lib/field-schema.ts';

/** Converts form values to server input. Materials are separated by line breaks, as titles contain commas; a failed exam has no grade. */
export const ExperienceForm = seen(
  CreateExamExperience.extend({
    grade: plainly(CreateExamExperience.shape.grade),
    resources: typedList(CreateExamExperience.shape.resources, '\n'),
  }),
  ({ passed }) => (passed ? {} : { grade: 0 }),
);

type Input = Required<z.input<typeof ExperienceForm>>;
/** An empty optional field holds an empty string, an empty grade 0. */
export type ExperienceInput = { [Field in keyof Input]: NonNullable<Input[Field]> };
