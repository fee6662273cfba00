import type { z } from 'zod';
import { CreateStudyGroup } from '../../routers/study-groups/schema.ts';
import { typedList } from '../lib/field-schema.ts';

/** What the form holds, turned into what is sent. */
export const GroupForm = CreateStudyGroup.extend({ tags: typedList(CreateStudyGroup.shape.tags) });
export type GroupInput = Required<z.input<typeof GroupForm>>;
