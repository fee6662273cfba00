import { z } from 'zod';
import { Page } from '../page.ts';
import { Id, requiredText, Timestamp } from '../text.ts';
import { BOARD_MESSAGE_MAX } from './limits.ts';

export const BoardMessage = z
  .object({
    id: Id,
    content: z.string(),
    createdAt: Timestamp,
    parentId: Id.nullable().meta({ description: 'The message that it answers, which may be gone; null if none' }),
    alias: z.string().meta({
      description: 'Random name of one person in this one group, of nobody else there and unrelated to any other place',
      example: 'Airone Quieto',
    }),
    mine: z.boolean(),
    underReview: z
      .literal(true)
      .optional()
      .meta({ description: 'Only while reports are looked at: nobody but its author and moderators sees what it says' }),
    removed: z.literal(true).optional().meta({ description: 'Only where moderators took it away: it says nothing any more' }),
  })
  .meta({ id: 'BoardMessage' });
export type BoardMessage = z.infer<typeof BoardMessage>;

/** `id` is the group's, as in the path. */
export const MessagesOfGroup = Page.extend({ id: Id });
export type MessagesOfGroup = z.infer<typeof MessagesOfGroup>;

export const CreateBoardMessage = z
  .object({
    id: Id,
    content: requiredText(BOARD_MESSAGE_MAX, 'Scrivi qualcosa prima di inviare.').meta({
      example: 'Domani porto gli esercizi del 2023, quelli sulle serie.',
    }),
    parentId: Id.nullish().meta({ description: 'A message of the same group that answers no other', example: null }),
  })
  .meta({ id: 'CreateBoardMessage' });
export type CreateBoardMessage = z.infer<typeof CreateBoardMessage>;

/** `id` is the group's, as in the path. */
export const BoardMessageId = z.object({ id: Id, messageId: Id });

/** A message as its author's export lists it. */
export const OwnBoardMessage = BoardMessage.omit({ mine: true }).extend({ groupId: Id }).meta({ id: 'OwnBoardMessage' });
export type OwnBoardMessage = z.infer<typeof OwnBoardMessage>;

/** The board's part of the account export. */
export const OwnBoardMessages = z.object({
  groupMessages: z.array(OwnBoardMessage).meta({ description: 'What the account wrote in its study groups' }),
  groupVoices: z.array(z.object({ groupId: Id, alias: z.string() })).meta({ description: 'The name under which it speaks in each' }),
});
export type OwnBoardMessages = z.infer<typeof OwnBoardMessages>;
