import { z } from 'zod';
import { IfEditedAt } from '../own-words/schema.ts';
import { Page } from '../page.ts';
import { Emptied, Id, requiredText, Timestamp, UnderReview } from '../text.ts';
import { COMMENT_MAX } from './limits.ts';

export const Comment = z
  .object({
    id: Id,
    content: z.string(),
    likes: z.number().int().min(0),
    createdAt: Timestamp,
    editedAt: Timestamp.nullable().meta({ description: 'When its author last edited it; null if never' }),
    parentId: Id.nullable().meta({
      description: 'The comment that it replies to, which may have been deleted; null for a comment on the post itself',
    }),
    alias: z.string().meta({
      description: 'Random name of one person in one post’s comments and chat: unique there, and unrelated across posts',
      example: 'Airone Quieto',
    }),
    isAuthor: z.boolean().meta({ description: 'Whether the author of the post wrote it' }),
    liked: z.boolean(),
    mine: z.boolean(),
    underReview: UnderReview,
    removed: Emptied,
    team: z.literal(true).optional().meta({ description: 'Set if the moderation team wrote it, not a student' }),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof Comment>;

/** `id` is the post's, as in the path. */
export const CommentsOfPost = Page.extend({ id: Id });
export type CommentsOfPost = z.infer<typeof CommentsOfPost>;

export const CreateComment = z
  .object({
    id: Id,
    content: requiredText(COMMENT_MAX, 'Scrivi un commento prima di inviarlo.').meta({
      example: 'Ci sono passata anch’io: respira, domani sera sarà fatta.',
    }),
    parentId: Id.nullish().meta({ description: 'A comment of the same post that is not itself a reply', example: null }),
  })
  .meta({ id: 'CreateComment' });
export type CreateComment = z.infer<typeof CreateComment>;

export const UpdateComment = CreateComment.pick({ id: true, content: true })
  .extend({ ifEditedAt: IfEditedAt })
  .meta({ id: 'UpdateComment' });
export type UpdateComment = z.infer<typeof UpdateComment>;

export const CommentId = z.object({ id: Id });

/** A comment in its author's own lists, which show the text even if it was removed. */
export const OwnComment = Comment.omit({ isAuthor: true, liked: true, mine: true })
  .extend({
    postId: Id,
    removed: z.literal(true).optional().meta({ description: 'Set if moderators removed it or its post: nobody else can read it' }),
  })
  .meta({ id: 'OwnComment' });
export type OwnComment = z.infer<typeof OwnComment>;

/** The comments' part of the account export. */
export const OwnComments = z.object({
  comments: z.array(OwnComment),
  voices: z
    .array(z.object({ postId: Id, alias: z.string() }))
    .meta({ description: 'The account’s name in each thread, in comments and chat alike' }),
  likedComments: z.array(Id).meta({ description: 'Comments that the account likes' }),
});
export type OwnComments = z.infer<typeof OwnComments>;
