import { z } from 'zod';
import { AppError } from '../errors.ts';
import { refuseHurtful } from '../publishable.ts';
import { findPost } from '../posts/queries.ts';
import { LikeState } from '../posts/schema.ts';
import { deleteLike, findLiked, insertLike } from '../queries.ts';
import { router, studentProcedure } from '../trpc.ts';
import { giveVoice, insertComment, listComments, toComment } from './queries.ts';
import { Comment, CommentId, CommentsOfPost, CreateComment } from './schema.ts';

const NAMELESS = 'Qualcuno';

export const commentsRouter = router({
  list: studentProcedure
    .meta({
      refusals: ['post_not_found'],
      openapi: {
        method: 'GET',
        path: '/posts/{id}/comments',
        tags: ['comments'],
        summary: 'List the comments of a post',
        description: 'Oldest first, a page at a time.',
        protect: true,
      },
    })
    .input(CommentsOfPost)
    .output(z.array(Comment))
    .query(async ({ ctx, input }) => {
      const post = await findPost(ctx.db, input.id);
      if (!post) throw new AppError('post_not_found');
      const { viewer, pseudonyms } = ctx;
      const rows = await listComments(ctx.db, input);
      const ids = rows.map((row) => row.id);
      const keys = ids.map((id) => pseudonyms.key('comment-like', id, viewer.accountId));
      const liked = await findLiked(ctx.db, 'comments', { ids, keys });
      const ownKey = pseudonyms.key('thread', input.id, viewer.accountId);
      return rows.map((row) =>
        toComment(row, {
          alias: row.alias ?? NAMELESS,
          isAuthor: row.author_key === post.author_key,
          liked: liked.has(row.id),
          mine: row.author_key === ownKey,
        }),
      );
    }),

  create: studentProcedure
    .meta({
      limit: 'comment',
      refusals: ['post_not_found', 'content_blocked', 'method_blocked', 'repeated_text'],
      openapi: {
        method: 'POST',
        path: '/posts/{id}/comments',
        tags: ['comments'],
        summary: 'Comment on a post',
        description: 'Anonymous to everybody. Language that attacks people is refused with 403; pain never is.',
        protect: true,
      },
    })
    .input(CreateComment)
    .output(Comment)
    .mutation(async ({ ctx, input }) => {
      const post = await findPost(ctx.db, input.id);
      if (!post) throw new AppError('post_not_found');
      await refuseHurtful(ctx, { content: input.content }, 'content');
      await ctx.limits.refuseRepetition(input.content, ctx.viewer);
      const authorKey = ctx.pseudonyms.key('thread', input.id, ctx.viewer.accountId);
      const alias = await giveVoice(ctx.db, input.id, authorKey, ctx.pseudonyms.randomAlias);
      if (alias === undefined) throw new AppError('post_not_found');
      const row = await insertComment(ctx.db, { post_id: input.id, author_key: authorKey, content: input.content, created_at: ctx.now() });
      if (!row) throw new AppError('post_not_found');
      ctx.pages.forget('newest-posts');
      return toComment(row, { alias, isAuthor: authorKey === post.author_key, liked: false, mine: true });
    }),

  like: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['comment_not_found'],
      openapi: {
        method: 'POST',
        path: '/comments/{id}/like',
        tags: ['comments'],
        summary: 'Like a comment',
        description: 'One like an account: repeating it changes nothing.',
        protect: true,
      },
    })
    .input(CommentId)
    .output(LikeState)
    .mutation(async ({ ctx, input }) => {
      const likes = await insertLike(ctx.db, 'comments', input.id, ctx.pseudonyms.key('comment-like', input.id, ctx.viewer.accountId));
      if (likes === undefined) throw new AppError('comment_not_found');
      return { likes, liked: true };
    }),

  unlike: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['comment_not_found'],
      openapi: {
        method: 'DELETE',
        path: '/comments/{id}/like',
        tags: ['comments'],
        summary: 'Take a like back',
        description: 'Taking back what was not given changes nothing.',
        protect: true,
      },
    })
    .input(CommentId)
    .output(LikeState)
    .mutation(async ({ ctx, input }) => {
      const likes = await deleteLike(ctx.db, 'comments', input.id, ctx.pseudonyms.key('comment-like', input.id, ctx.viewer.accountId));
      if (likes === undefined) throw new AppError('comment_not_found');
      return { likes, liked: false };
    }),
});
