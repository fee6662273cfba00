import { z } from 'zod';
import { Page } from '../page.ts';
import { Emptied, Id, requiredText, Timestamp, UnderReview } from '../text.ts';
import { BOARD_MESSAGE_MAX } from './limits.ts';

export const BoardMessage = z
  .object({
    id: Id,
    content: z.string(),
    createdAt: Timestamp,
    parentId: Id.nullable().meta({ description: 'The message that it replies to, which may have been deleted; null if none' }),
    alias: z.string().meta({
      description: 'Random name of one person in this group: unique there, and unrelated to the person’s names elsewhere',
      example: 'Airone Quieto',
    }),
    mine: z.boolean(),
    underReview: UnderReview,
    removed: Emptied,
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
    parentId: Id.nullish().meta({ description: 'A message of the same group that is not itself a reply', example: null }),
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
  groupMessages: z.array(OwnBoardMessage).meta({ description: 'Messages that the account wrote on the boards of its study groups' }),
  groupVoices: z.array(z.object({ groupId: Id, alias: z.string() })).meta({ description: 'The account’s name on the board of each group' }),
});
export type OwnBoardMessages = z.infer<typeof OwnBoardMessages>;
