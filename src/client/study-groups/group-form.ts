import type { z } from 'zod';
import { CreateStudyGroup } from '../../routers/study-groups/schema.ts';
import { seen, typedList } from '../lib/field-schema.ts';
import { hasPlace } from './group-words.ts';

/** What the form holds, turned into what is sent. */
export const GroupForm = seen(CreateStudyGroup.extend({ tags: typedList(CreateStudyGroup.shape.tags) }), ({ meetingType = 'hybrid' }) =>
  hasPlace(meetingType) ? {} : { location: '' },
);
export type GroupInput = Required<z.input<typeof GroupForm>>;
