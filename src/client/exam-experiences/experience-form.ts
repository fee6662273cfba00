import type { z } from 'zod';
import { CreateExamExperience } from '../../routers/exam-experiences/schema.ts';
import { seen, typedList, typedNumber } from '../lib/field-schema.ts';

/** Converts form values to server input. Materials are separated by line breaks, as titles contain commas; a failed exam has no grade. */
export const ExperienceForm = seen(
  CreateExamExperience.extend({
    grade: typedNumber(CreateExamExperience.shape.grade),
    resources: typedList(CreateExamExperience.shape.resources, '\n'),
  }),
  ({ passed }) => (passed ? {} : { grade: '' }),
);

type Input = Required<z.input<typeof ExperienceForm>>;
/** An empty optional field holds an empty string. */
export type ExperienceInput = { [Field in keyof Input]: NonNullable<Input[Field]> };
