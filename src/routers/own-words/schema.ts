import { z } from 'zod';
import { Timestamp } from '../text.ts';
import { UNDO_SECONDS } from '../limits.ts';

export const IfEditedAt = Timestamp.nullable()
  .optional()
  .meta({ description: 'The `editedAt` of the text that the caller has read: if it is another by now, nothing changes' });

export const Deleted = z
  .object({
    deleted: z.literal(true),
    undoUntil: Timestamp.meta({ description: `Until when it can be restored, about ${UNDO_SECONDS} seconds` }),
  })
  .meta({ id: 'Deleted' });
export type Deleted = z.infer<typeof Deleted>;
