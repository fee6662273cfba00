import type { z } from 'zod';
import { CreateStudyGroup } from '../../routers/study-groups/schema.ts';
import { seen, typedList } from '../lib/field-schema.ts';
import { hasPlace } from './group-words.ts';

/** The schema that turns the form values into the server's input. */
export const GroupForm = seen(CreateStudyGroup.extend({ tags: typedList(CreateStudyGroup.shape.tags) }), ({ meetingType = 'hybrid' }) =>
  hasPlace(meetingType) ? {} : { location: '' },
);
export type GroupInput = Required<z.input<typeof GroupForm>>;
