import { z } from 'zod';
import { StudyGroupName } from '../study-groups/schema.ts';

/** The waiting lists in the account’s export. */
export const OwnWaiting = z.object({
  waitingStudyGroups: z.array(StudyGroupName).meta({ description: 'Full groups in which the account waits for a place' }),
});
export type OwnWaiting = z.infer<typeof OwnWaiting>;
