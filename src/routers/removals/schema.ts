import { z } from 'zod';
import { NAME_MAX } from '../limits.ts';
import { StudyGroupName } from '../study-groups/schema.ts';
import { Id, requiredText } from '../text.ts';

/** `id` is the id of the group, as in the path. */
export const RemoveMember = z
  .object({
    id: Id,
    alias: requiredText(NAME_MAX)
      .optional()
      .meta({ description: 'The name under which the member writes on the board', example: 'Airone Quieto' }),
    silent: z
      .literal(true)
      .optional()
      .meta({ description: 'In place of a name: whoever has been in longest of those with nothing on the board, who have none' }),
  })
  .refine(({ alias, silent }) => (alias === undefined) !== (silent === undefined), {
    path: ['alias'],
    error: 'Serve il nome in bacheca, oppure `silent`, e non tutti e due',
  })
  .meta({ id: 'RemoveMember' });
export type RemoveMember = z.infer<typeof RemoveMember>;

/** The removals in the account’s export. */
export const OwnRemovals = z.object({
  removedFromGroups: z.array(StudyGroupName).meta({ description: 'Groups that the account was taken out of, and cannot come back to' }),
});
export type OwnRemovals = z.infer<typeof OwnRemovals>;
