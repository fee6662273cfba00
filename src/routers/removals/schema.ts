import { z } from 'zod';
import { NAME_MAX } from '../limits.ts';
import { StudyGroupName } from '../study-groups/schema.ts';
import { Id, requiredText } from '../text.ts';

/** `id` is the id of the group, as in the path. */
export const RemoveMember = z
  .object({
    id: Id,
    alias: requiredText(NAME_MAX).optional().meta({ description: 'The member’s name on the board', example: 'Airone Quieto' }),
    silent: z.literal(true).optional().meta({
      description: 'Instead of a name: the longest-standing of the members without messages on the board, who have no name there',
    }),
  })
  .refine(({ alias, silent }) => (alias === undefined) !== (silent === undefined), {
    path: ['alias'],
    error: 'Serve il nome in bacheca, oppure `silent`, e non tutti e due',
  })
  .meta({ id: 'RemoveMember' });
export type RemoveMember = z.infer<typeof RemoveMember>;

/** The removals in the account’s export. */
export const OwnRemovals = z.object({
  removedFromGroups: z.array(StudyGroupName).meta({ description: 'Groups that the account was removed from and cannot rejoin' }),
});
export type OwnRemovals = z.infer<typeof OwnRemovals>;
