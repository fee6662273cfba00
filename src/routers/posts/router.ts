import type { Services } from '../context.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Viewer } from '../identity.ts';
import { AppError } from '../errors.ts';
import { listOf } from '../finished.ts';
import { lockOwn, restore, withdraw } from '../own-words/queries.ts';
import { isEditable, isEditedSince } from '../own-words/rules.ts';
import { Deleted } from '../own-words/schema.ts';
import { listed } from '../page.ts';
import { listShared, readAnswers } from '../post-lists/queries.ts';
import { lookOverChange, publish, refuseHurtful } from '../publishable.ts';
import { isRemovedFrom, type Subject } from '../things/queries.ts';
import { accountProcedure, guestProcedure, router, statementProcedure, studentProcedure } from '../trpc.ts';
import { deleteLike, insertLike, nextId, type Standing } from '../queries.ts';
import { endChatOf, findPost, insertPost, seenBy, toPost, toShared, updatePost } from './queries.ts';
import { chatEnd, nextAfter, searchTextOf } from './rules.ts';
import { GUEST_POSTS_MAX } from './limits.ts';
import { Answers, CreatePost, LikeState, ListPosts, Post, PostId, UpdatePost } from './schema.ts';

/** How long the figures of `answers` are cached. */
const ANSWERS_AGE_MS = MINUTE_MS;

export const postsRouter = router({
  list: guestProcedure
    .meta({
      session: 'optional',
      openapi: {
        method: 'GET',
        path: '/posts',
        tags: ['posts'],
        summary: 'List posts',
        description: 'Newest first by default. Without a session only the 12 most recent posts are considered, whatever the parameters.',
      },
    })
    .input(ListPosts)
    .output(listOf(Post))
    .query(async ({ ctx, input }) => {
      const listing = { ...input, guest: !ctx.viewer, now: ctx.now() };
      const posts = await listShared(ctx, listing);
      return seenBy(
        ctx,
        await listed(ctx, {
          items: posts,
          next: input.similar
            ? null
            : nextAfter(
                listing,
                posts.map(({ post }) => post),
              ),
        }),
      );
    }),

  answers: accountProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/answers',
        tags: ['posts'],
        summary: 'Count the posts that have no answer yet',
        description: 'Also returns the share of posts that are answered within a day. Updated every minute.',
        protect: true,
      },
    })
    .output(Answers)
    .query(({ ctx }) => ctx.pages.read('answers', '', () => readAnswers(ctx.db, ctx.now()), ANSWERS_AGE_MS)),

  get: guestProcedure
    .meta({
      session: 'optional',
      refusals: ['unauthenticated', 'post_not_found', 'removed_by_moderators'],
      openapi: {
        method: 'GET',
        path: '/posts/{id}',
        tags: ['posts'],
        summary: 'Read one post',
        description:
          'Without a session only the 12 most recent posts can be read; any other is a 401. The author of a post that moderators removed is told so.',
      },
    })
    .input(PostId)
    .output(Post)
    .query(async ({ ctx, input }) => {
      const row = await findPost(ctx.db, input.id);
      if (!row) {
        const removed = ctx.viewer && (await isRemovedFrom(ctx.db, ctx.pseudonyms, ctx.viewer.accountId, { kind: 'post', id: input.id }));
        throw new AppError(removed ? 'removed_by_moderators' : 'post_not_found');
      }
      if (!ctx.viewer) {
        const newest = await listShared(ctx, { ...NEWEST, guest: true, now: ctx.now() });
        if (!newest.some(({ post }) => post.id === row.id)) throw new AppError('unauthenticated');
      }
      const [post] = await seenBy(ctx, [toShared(row)]);
      return post!;
    }),

  create: statementProcedure
    .meta({
      creates: true,
      limit: 'post',
      refusals: ['content_blocked', 'needs_care', 'links_too_soon', 'repeated_text'],
      openapi: {
        method: 'POST',
        path: '/posts',
        tags: ['posts'],
        summary: 'Publish a post',
        description:
          'Anonymous to everybody. A `talk` post opens a temporary chat. Language that attacks people is refused with 403; expressions of pain never are.',
        protect: true,
      },
    })
    .input(CreatePost)
    .output(Post)
    .mutation(async ({ ctx, input }) => {
      await refuseHurtful(ctx, input);
      await ctx.limits.refuseRepetition(input.content, ctx.viewer);
      if (input.title) await ctx.limits.refuseRepetition(input.title, ctx.viewer, input.content);
      const now = ctx.now();
      const id = await nextId(ctx.db, 'posts');
      const post = {
        id,
        author_key: keyIn(ctx, id),
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
      };
      const row = await publish(ctx, input, {
        said: { title: input.title, content: input.content },
        write: (db) => insertPost(db, ctx.standing, post),
        published: () => ({ kind: 'post', id, subject: subjectIn(ctx, id) }),
      });
      ctx.pages.forget('posts');
      return toPost(toShared(row), { liked: false, mine: true, people: new Map([[id, 0]]) }, now);
    }),

  update: studentProcedure
    .meta({
      limit: 'comment',
      refusals: [
        'post_not_found',
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
        path: '/posts/{id}',
        tags: ['posts'],
        summary: 'Edit your post',
        description:
          'Within 15 minutes of publication, or while moderators review it; sets `editedAt`. Sending the same text again changes nothing. With `ifEditedAt`, a post that has been edited since is a 409. The language rule is the same as for publication.',
        protect: true,
      },
    })
    .input(UpdatePost)
    .output(Post)
    .mutation(async ({ ctx, input: { id, ifEditedAt, ...input } }) => {
      const authorKey = keyIn(ctx, id);
      const row = await findPost(ctx.db, id);
      if (!row) throw new AppError('post_not_found');
      if (row.author_key !== authorKey) throw new AppError('forbidden');
      const [post] = await seenBy(ctx, [toShared(row)]);
      const change = changeOf(post!, input);
      if (Object.keys(change).length === 0) return post!;
      if (!isEditable(post!, ctx.now().getTime())) throw new AppError('too_late');
      await refuseHurtful(ctx, change);
      const { content, title, university, faculty, studyYear: study_year, course, academicTopic: academic_topic } = change;
      if (content !== undefined) await ctx.limits.refuseRepetition(content, ctx.viewer, row.content);
      if (title) await ctx.limits.refuseRepetition(title, ctx.viewer, row.title ?? content ?? row.content);
      const stands = await lookOverChange(ctx, { kind: 'post', id, subject: subjectIn(ctx, id) }, change);
      // Read again under the lock: another edit may have been stored meanwhile.
      const present = stands && (await findPost(ctx.db, id));
      if (!present) throw new AppError('post_not_found');
      const { post: stored } = toShared(present);
      if (isEditedSince(stored, ifEditedAt)) throw new AppError('edited_meanwhile');
      const search_text = searchTextOf({ ...stored, ...change });
      const texts = { content, title, university, faculty, study_year, course, academic_topic };
      const updated = await updatePost(ctx.db, { id, authorKey, ...texts, search_text, edited_at: ctx.now() });
      if (!updated) throw new AppError('post_not_found');
      ctx.pages.forget('posts');
      const [seen] = await seenBy(ctx, [toShared(updated)]);
      return seen!;
    }),

  delete: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['post_not_found', 'forbidden'],
      openapi: {
        method: 'DELETE',
        path: '/posts/{id}',
        tags: ['posts'],
        summary: 'Delete your post',
        description: 'At any time, together with its comments; its chat ends within seconds. For a minute it can be restored.',
        protect: true,
      },
    })
    .input(PostId)
    .output(Deleted)
    .mutation(async ({ ctx, input: { id } }) => {
      await lockOwn(ctx.db, { kind: 'posts', id }, keyIn(ctx, id), 'post_not_found');
      const deleted = await withdraw(ctx.db, { kind: 'posts', id }, ctx.now());
      ctx.pages.forget('posts');
      await ctx.chats.endClosed(id);
      return deleted;
    }),

  restore: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['post_not_found'],
      openapi: {
        method: 'POST',
        path: '/posts/{id}/restore',
        tags: ['posts'],
        summary: 'Restore the post that you have just deleted',
        description: 'Also restores its comments and likes; its chat stays closed. A 404 later, and for anybody else.',
        protect: true,
      },
    })
    .input(PostId)
    .output(Post)
    .mutation(async ({ ctx, input: { id } }) => {
      const authorKey = keyIn(ctx, id);
      if (await restore(ctx, { kind: 'posts', id }, authorKey)) {
        await endChatOf(ctx.db, id, ctx.now());
        ctx.pages.forget('posts');
      }
      // A repeated call returns the restored post; a removed one stays removed.
      const row = await findPost(ctx.db, id, { evenRemoved: true });
      if (row?.author_key !== authorKey) throw new AppError('post_not_found');
      const [post] = await seenBy(ctx, [toShared(row)]);
      return post!;
    }),

  like: statementProcedure
    .meta({
      limit: 'like',
      refusals: ['post_not_found'],
      openapi: {
        method: 'POST',
        path: '/posts/{id}/like',
        tags: ['posts'],
        summary: 'Like a post',
        description: 'One like per account: repeating the call changes nothing.',
        protect: true,
      },
    })
    .input(PostId)
    .output(LikeState)
    .mutation(async ({ ctx, input }) => {
      const liked = await insertLike(ctx.db, 'posts', likeOf(ctx, input.id));
      if (!liked) throw new AppError('post_not_found');
      const { likes, authorKey } = liked;
      if (authorKey !== keyIn(ctx, input.id)) {
        ctx.notices.notify({ scope: 'thread', id: input.id, keys: [authorKey] }, { kind: 'likes', postId: input.id, first: likes });
      }
      ctx.pages.forget('posts');
      return { likes, liked: true };
    }),

  unlike: statementProcedure
    .meta({
      whilePaused: true,
      limit: 'like',
      refusals: ['post_not_found'],
      openapi: {
        method: 'DELETE',
        path: '/posts/{id}/like',
        tags: ['posts'],
        summary: 'Remove your like',
        description: 'Without a like, it changes nothing.',
        protect: true,
      },
    })
    .input(PostId)
    .output(LikeState)
    .mutation(async ({ ctx, input }) => {
      const likes = await deleteLike(ctx.db, 'posts', likeOf(ctx, input.id));
      if (likes === undefined) throw new AppError('post_not_found');
      ctx.pages.forget('posts');
      return { likes, liked: false };
    }),
});

const NEWEST = ListPosts.parse({ limit: GUEST_POSTS_MAX });

/** The caller’s pseudonym in the thread. */
function keyIn({ pseudonyms, viewer }: Services & { viewer: Viewer }, id: number): string {
  return pseudonyms.key('thread', id, viewer.accountId);
}

function likeOf({ pseudonyms, viewer, standing }: Services & { viewer: Viewer; standing: Standing }, id: number) {
  return { id, key: pseudonyms.key('post-like', id, viewer.accountId), standing };
}

function subjectIn(ctx: Services & { viewer: Viewer }, id: number): Subject {
  return { scope: 'thread', scopeId: id, key: keyIn(ctx, id) };
}

type Texts = Omit<UpdatePost, 'id' | 'ifEditedAt'>;

/** The fields that differ from the post. */
function changeOf(post: Post, input: Texts): Partial<Texts> {
  const fields = Object.keys(input) as (keyof typeof input)[];
  return Object.fromEntries(
    fields.filter((name) => input[name] !== undefined && input[name] !== post[name]).map((name) => [name, input[name]]),
  );
}
