import { z } from 'zod';
import { Page } from '../page.ts';
import { Id, requiredText, Timestamp } from '../text.ts';
import { COMMENT_MAX } from './limits.ts';

export const Comment = z
  .object({
    id: Id,
    content: z.string(),
    likes: z.number().int().min(0),
    createdAt: Timestamp,
    alias: z.string().meta({
      description: 'Random name of one person in one post’s thread and chat, of nobody else there and unrelated across posts',
      example: 'Airone Quieto',
    }),
    isAuthor: z.boolean().meta({ description: 'Written by the author of the post' }),
    liked: z.boolean(),
    mine: z.boolean(),
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
  })
  .meta({ id: 'CreateComment' });
export type CreateComment = z.infer<typeof CreateComment>;

export const CommentId = z.object({ id: Id });

/** In the person's export. */
export const OwnComments = z.object({
  comments: z.array(Comment.pick({ id: true, content: true, likes: true, createdAt: true, alias: true }).extend({ postId: Id })),
  voices: z
    .array(z.object({ postId: Id, alias: z.string() }))
    .meta({ description: 'The name under which the account speaks in each thread, comments and chat alike' }),
  likedComments: z.array(Id).meta({ description: 'Comments that the account likes' }),
});
export type OwnComments = z.infer<typeof OwnComments>;
