import { z } from 'zod';
import { StudyGroupName } from '../study-groups/schema.ts';

/** The waiting lists in the account’s export. */
export const OwnWaiting = z.object({
  waitingStudyGroups: z.array(StudyGroupName).meta({ description: 'Full groups for which the account is on the waiting list' }),
});
export type OwnWaiting = z.infer<typeof OwnWaiting>;
