import type { z } from 'zod';
import { CreateMentor } from '../../routers/mentors/schema.ts';
import { typedList } from '../lib/field-schema.ts';

/** What the form holds, turned into what is sent. */
export const MentorForm = CreateMentor.extend({ specializations: typedList(CreateMentor.shape.specializations) });
export type MentorInput = z.input<typeof MentorForm>;
