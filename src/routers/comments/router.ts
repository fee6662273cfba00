import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { readsWithheld } from '../auth/queries.ts';
import { AppError } from '../errors.ts';
import { restoreAnywhere, withdrawAnywhere } from '../deleted-parts/queries.ts';
import { lockOwn, withdraw } from '../own-words/queries.ts';
import { isEditable, isEditedSince } from '../own-words/rules.ts';
import { Deleted } from '../own-words/schema.ts';
import { listed } from '../page.ts';
import { lookOverChange, publish, refuseHurtful } from '../publishable.ts';
import { findPost } from '../posts/queries.ts';
import { LikeState } from '../posts/schema.ts';
import { deleteLike, findLiked, insertLike, type Standing } from '../queries.ts';
import { whomToTell } from '../thread-news/rules.ts';
import { router, statementProcedure, studentProcedure } from '../trpc.ts';
import {
  findComment,
  findInThread,
  findThreadOf,
  findOpenThread,
  sayInThread,
  listComments,
  lockThread,
  teamKey,
  toComment,
  updateComment,
  type ThreadRow,
} from './queries.ts';
import { Comment, CommentId, CommentsOfPost, CreateComment, UpdateComment } from './schema.ts';

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
        description: 'Oldest first.',
        protect: true,
      },
    })
    .input(CommentsOfPost)
    .output(z.array(Comment))
    .query(async ({ ctx, input }) => {
      const part = await listComments(ctx.db, input);
      if (part.items.length === 0 && !(await findPost(ctx.db, input.id))) throw new AppError('post_not_found');
      return seenBy(ctx, await listed(ctx, part));
    }),

  create: statementProcedure
    .meta({
      creates: true,
      limit: 'comment',
      refusals: [
        'post_not_found',
        'comment_not_found',
        'reply_to_reply',
        'content_blocked',
        'needs_care',
        'links_too_soon',
        'repeated_text',
      ],
      openapi: {
        method: 'POST',
        path: '/posts/{id}/comments',
        tags: ['comments'],
        summary: 'Comment on a post',
        description:
          'Anonymous to everybody. With `parentId` it is a reply to a comment; replies are one level deep. Language that attacks people is refused with 403; expressions of pain never are.',
        protect: true,
      },
    })
    .input(CreateComment)
    .output(Comment)
    .mutation(async ({ ctx, input }) => {
      const authorKey = keyIn(ctx, input.id);
      const answers = { post_id: input.id, parent_id: input.parentId ?? null, author_key: authorKey };
      const post = await findOpenThread(ctx.db, answers);
      if (!post) throw new AppError('post_not_found');
      const { alias, parent, repliers } = post;
      if (input.parentId && !parent) throw new AppError('comment_not_found');
      if (parent && parent.parent_id !== null) throw new AppError('reply_to_reply');
      await refuseHurtful(ctx, { content: input.content });
      await ctx.limits.refuseRepetition(input.content, ctx.viewer);
      const comment = { ...answers, content: input.content, created_at: ctx.now() };
      const row = await publish(
        ctx,
        { content: input.content },
        {
          write: async (db) => {
            const said = await sayInThread(db, ctx.standing, comment, { alias, randomAlias: ctx.pseudonyms.randomAlias });
            if (!said) throw new AppError(input.parentId ? 'comment_not_found' : 'post_not_found');
            return said;
          },
          published: ({ id }) => ({ kind: 'comment', id, subject: { scope: 'thread', scopeId: input.id, key: authorKey } }),
        },
      );
      ctx.pages.forget('posts');
      const silent = [authorKey, teamKey(ctx.pseudonyms, post.id)];
      for (const { key, about } of whomToTell({ post, parent: parent ?? undefined, repliers, silent })) {
        ctx.notices.notify({ scope: 'thread', id: post.id, keys: [key] }, { ...about, postId: post.id, first: row.id });
      }
      return toComment(row, { alias: row.alias, isAuthor: authorKey === post.author_key, liked: false, mine: true });
    }),

  update: studentProcedure
    .meta({
      limit: 'comment',
      refusals: [
        'comment_not_found',
        'forbidden',
        'too_late',
        'edited_meanwhile',
        'content_blocked',
        'needs_care',
        'links_too_soon',
        'repeated_text',
      ],
      openapi: {
        method: 'PATCH',
        path: '/comments/{id}',
        tags: ['comments'],
        summary: 'Edit your comment',
        description:
          'Within 15 minutes of publication, or while moderators review it; sets `editedAt`. Sending the same text again changes nothing. With `ifEditedAt`, a comment that has been edited since is a 409. The language rule is the same as for publication.',
        protect: true,
      },
    })
    .input(UpdateComment)
    .output(Comment)
    .mutation(async ({ ctx, input: { id, content, ifEditedAt } }) => {
      const { row, comment } = await ownComment(ctx, id);
      if (content === row.content) return comment;
      if (!isEditable(comment, ctx.now().getTime())) throw new AppError('too_late');
      await refuseHurtful(ctx, { content });
      await ctx.limits.refuseRepetition(content, ctx.viewer, row.content);
      const subject = { scope: 'thread', scopeId: row.post_id, key: row.author_key } as const;
      const stands = await lookOverChange(ctx, { kind: 'comment', id, subject }, { content });
      if (!stands) throw new AppError('comment_not_found');
      // Read again under the lock: another edit may have been stored meanwhile.
      if (isEditedSince((await ownComment(ctx, id)).comment, ifEditedAt)) throw new AppError('edited_meanwhile');
      if (!(await updateComment(ctx.db, { id, authorKey: row.author_key, content, edited_at: ctx.now() })))
        throw new AppError('comment_not_found');
      return (await ownComment(ctx, id)).comment;
    }),

  delete: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['comment_not_found', 'forbidden'],
      openapi: {
        method: 'DELETE',
        path: '/comments/{id}',
        tags: ['comments'],
        summary: 'Delete your comment',
        description:
          'At any time, even while its deleted post can be restored. Replies by others stay, and keep its id as their `parentId`. For a minute it can be restored.',
        protect: true,
      },
    })
    .input(CommentId)
    .output(Deleted)
    .mutation(async ({ ctx, input: { id } }) => {
      const comment = { kind: 'comments', id } as const;
      const inThread = (postId: number) => keyIn(ctx, postId);
      const deleted = await withdrawAnywhere(ctx, comment, inThread, async () => {
        const postId = (await findComment(ctx.db, id))?.post_id;
        if (postId === undefined || !(await lockThread(ctx.db, postId))) return undefined;
        await lockOwn(ctx.db, comment, inThread(postId), 'comment_not_found');
        return withdraw(ctx.db, comment, ctx.now());
      });
      if (!deleted) throw new AppError('comment_not_found');
      ctx.pages.forget('posts');
      return deleted;
    }),

  restore: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['comment_not_found'],
      openapi: {
        method: 'POST',
        path: '/comments/{id}/restore',
        tags: ['comments'],
        summary: 'Restore the comment that you have just deleted',
        description:
          'Also restores its likes. While its post is deleted and can be restored, the comment comes back with it. A 404 later, and for anybody else.',
        protect: true,
      },
    })
    .input(CommentId)
    .output(Comment)
    .mutation(async ({ ctx, input: { id } }) => {
      const postId = await findThreadOf(ctx.db, id);
      if (postId === undefined) throw new AppError('comment_not_found');
      const key = keyIn(ctx, postId);
      const row = await restoreAnywhere(
        ctx,
        { kind: 'comments', id },
        { id: postId, key },
        { lock: () => lockThread(ctx.db, postId), find: (source) => findInThread(source, id) },
      );
      if (row?.author_key !== key) throw new AppError('comment_not_found');
      ctx.pages.forget('posts');
      const [comment] = await seenBy(ctx, [row]);
      return comment!;
    }),

  like: statementProcedure
    .meta({
      limit: 'like',
      refusals: ['comment_not_found'],
      openapi: {
        method: 'POST',
        path: '/comments/{id}/like',
        tags: ['comments'],
        summary: 'Like a comment',
        description: 'One like per account: repeating the call changes nothing.',
        protect: true,
      },
    })
    .input(CommentId)
    .output(LikeState)
    .mutation(async ({ ctx, input }) => {
      const liked = await insertLike(ctx.db, 'comments', likeOf(ctx, input.id));
      if (!liked) throw new AppError('comment_not_found');
      const { likes, postId, authorKey } = liked;
      if (authorKey !== keyIn(ctx, postId)) {
        ctx.notices.notify(
          { scope: 'thread', id: postId, keys: [authorKey] },
          { kind: 'likes', postId, commentId: input.id, first: likes },
        );
      }
      return { likes, liked: true };
    }),

  unlike: statementProcedure
    .meta({
      whilePaused: true,
      limit: 'like',
      refusals: ['comment_not_found'],
      openapi: {
        method: 'DELETE',
        path: '/comments/{id}/like',
        tags: ['comments'],
        summary: 'Remove your like',
        description: 'Without a like, it changes nothing.',
        protect: true,
      },
    })
    .input(CommentId)
    .output(LikeState)
    .mutation(async ({ ctx, input }) => {
      const likes = await deleteLike(ctx.db, 'comments', likeOf(ctx, input.id));
      if (likes === undefined) throw new AppError('comment_not_found');
      return { likes, liked: false };
    }),
});

type Caller = Context & { viewer: Viewer };

function likeOf({ pseudonyms, viewer, standing }: Caller & { standing: Standing }, id: number) {
  return { id, key: pseudonyms.key('comment-like', id, viewer.accountId), standing };
}

/** The caller's pseudonym in a thread. */
function keyIn({ pseudonyms, viewer }: Caller, postId: number): string {
  return pseudonyms.key('thread', postId, viewer.accountId);
}

/** @throws AppError when the comment is gone, removed by moderators, or somebody else's. */
async function ownComment(ctx: Caller, id: number): Promise<{ row: ThreadRow; comment: Comment }> {
  const row = await findInThread(ctx.db, id);
  if (!row || row.withheld === 'removed') throw new AppError('comment_not_found');
  if (row.author_key !== keyIn(ctx, row.post_id)) throw new AppError('forbidden');
  const [comment] = await seenBy(ctx, [row]);
  return { row, comment: comment! };
}

/** Converts rows to comments as the caller sees them. */
async function seenBy(ctx: Caller, rows: ThreadRow[]): Promise<Comment[]> {
  const ids = rows.map((row) => row.id);
  const keys = ids.map((id) => ctx.pseudonyms.key('comment-like', id, ctx.viewer.accountId));
  const liked = await findLiked(ctx.db, 'comments', { ids, keys });
  const moderates = await readsWithheld(ctx, rows);
  return rows.map((row) =>
    toComment(row, {
      moderates,
      team: row.author_key === teamKey(ctx.pseudonyms, row.post_id),
      alias: row.alias ?? NAMELESS,
      isAuthor: row.author_key === row.post_author_key,
      liked: liked.has(row.id),
      mine: row.author_key === keyIn(ctx, row.post_id),
    }),
  );
}
