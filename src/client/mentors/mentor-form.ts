import type { z } from 'zod';
import { CreateMentor, UpdateMentor } from '../../routers/mentors/schema.ts';
import { typedList } from '../lib/field-schema.ts';

/** What the form holds, turned into what is sent. */
export const MentorForm = CreateMentor.omit({ capacity: true }).extend({
  specializations: typedList(CreateMentor.shape.specializations),
});
export type MentorInput = z.input<typeof MentorForm>;

/** The same of a profile that exists. */
export const EditForm = MentorForm.extend({ capacity: UpdateMentor.shape.capacity.unwrap() });
export type EditInput = z.input<typeof EditForm>;
