import { z } from 'zod';
import type { Services, Viewer } from '../context.ts';
import { AppError } from '../errors.ts';
import { refuseHurtful } from '../publishable.ts';
import { guestProcedure, router, studentProcedure } from '../trpc.ts';
import { deleteLike, findLiked, insertLike, nextId } from '../queries.ts';
import { insertPost, isNewest, listNewest, listPosts, toPost, type PostRow } from './queries.ts';
import { chatEnd, periodStart, searchTextOf } from './rules.ts';
import { CreatePost, LikeState, ListPosts, Post, PostId } from './schema.ts';

export const postsRouter = router({
  list: guestProcedure
    .meta({
      session: 'optional',
      openapi: {
        method: 'GET',
        path: '/posts',
        tags: ['posts'],
        summary: 'List posts',
        description: 'Newest first. Without a session only the 12 most recent posts are considered, whatever the parameters.',
      },
    })
    .input(ListPosts)
    .output(z.array(Post))
    .query(async ({ ctx, input: { period, ...input } }) => {
      const listing = { ...input, since: periodStart(period, ctx.now()), guest: !ctx.viewer };
      const rows = isNewest(listing) ? await listNewest(ctx.db, ctx.pages, listing) : await listPosts(ctx.db, listing);
      return seenBy(ctx, rows);
    }),

  create: studentProcedure
    .meta({
      limit: 'post',
      refusals: ['content_blocked', 'method_blocked', 'repeated_text'],
      openapi: {
        method: 'POST',
        path: '/posts',
        tags: ['posts'],
        summary: 'Publish a post',
        description:
          'Anonymous to everybody. A `talk` post opens a temporary chat. Language that attacks people is refused with 403; pain never is.',
        protect: true,
      },
    })
    .input(CreatePost)
    .output(Post)
    .mutation(async ({ ctx, input }) => {
      await refuseHurtful(ctx, input, 'content');
      await ctx.limits.refuseRepetition(input.content, ctx.viewer);
      const now = ctx.now();
      const id = await nextId(ctx.db, 'posts');
      const row = await insertPost(ctx.db, {
        id,
        author_key: ctx.pseudonyms.key('thread', id, ctx.viewer.accountId),
        type: input.type,
        title: input.title ?? null,
        content: input.content,
        university: input.university ?? null,
        faculty: input.faculty ?? null,
        study_year: input.studyYear ?? null,
        course: input.course ?? null,
        academic_topic: input.academicTopic ?? null,
        search_text: searchTextOf(input),
        chat_ends_at: chatEnd(input.type, now, ctx.settings.chatLifetimeHours),
        created_at: now,
      });
      ctx.pages.forget('newest-posts');
      return toPost(row, { liked: false, mine: true }, now);
    }),

  like: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['post_not_found'],
      openapi: {
        method: 'POST',
        path: '/posts/{id}/like',
        tags: ['posts'],
        summary: 'Like a post',
        description: 'One like an account: repeating it changes nothing.',
        protect: true,
      },
    })
    .input(PostId)
    .output(LikeState)
    .mutation(async ({ ctx, input }) => {
      const likes = await insertLike(ctx.db, 'posts', input.id, ctx.pseudonyms.key('post-like', input.id, ctx.viewer.accountId));
      if (likes === undefined) throw new AppError('post_not_found');
      ctx.pages.forget('newest-posts');
      return { likes, liked: true };
    }),

  unlike: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['post_not_found'],
      openapi: {
        method: 'DELETE',
        path: '/posts/{id}/like',
        tags: ['posts'],
        summary: 'Take a like back',
        description: 'Taking back what was not given changes nothing.',
        protect: true,
      },
    })
    .input(PostId)
    .output(LikeState)
    .mutation(async ({ ctx, input }) => {
      const likes = await deleteLike(ctx.db, 'posts', input.id, ctx.pseudonyms.key('post-like', input.id, ctx.viewer.accountId));
      if (likes === undefined) throw new AppError('post_not_found');
      ctx.pages.forget('newest-posts');
      return { likes, liked: false };
    }),
});

/** Rows with the caller's own marks. */
async function seenBy(ctx: Services & { viewer: Viewer | null }, rows: PostRow[]): Promise<Post[]> {
  const { viewer, pseudonyms } = ctx;
  const now = ctx.now();
  if (!viewer) return rows.map((row) => toPost(row, { liked: false, mine: false }, now));
  const ids = rows.map((row) => row.id);
  const liked = await findLiked(ctx.db, 'posts', { ids, keys: ids.map((id) => pseudonyms.key('post-like', id, viewer.accountId)) });
  return rows.map((row) => {
    const mine = row.author_key === pseudonyms.key('thread', row.id, viewer.accountId);
    return toPost(row, { liked: liked.has(row.id), mine }, now);
  });
}
