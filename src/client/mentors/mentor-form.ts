import type { z } from 'zod';
import { CreateMentor, UpdateMentor } from '../../routers/mentors/schema.ts';
import { typedList } from '../lib/field-schema.ts';

/** The schema that turns the form values into the server's input. */
export const MentorForm = CreateMentor.omit({ capacity: true }).extend({
  specializations: typedList(CreateMentor.shape.specializations),
});
export type MentorInput = z.input<typeof MentorForm>;

/** Like `MentorForm`, for an existing profile. */
export const EditForm = MentorForm.extend({ capacity: UpdateMentor.shape.capacity.unwrap() });
export type EditInput = z.input<typeof EditForm>;
