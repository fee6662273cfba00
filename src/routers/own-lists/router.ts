import { z } from 'zod';
import { findOwn, personOf } from '../account/queries.ts';
import { listMessagesOf } from '../board/queries.ts';
import { OwnBoardMessage } from '../board/schema.ts';
import { listCommentsOf } from '../comments/queries.ts';
import { OwnComment } from '../comments/schema.ts';
import { listExperiencesById, toExamExperience } from '../exam-experiences/queries.ts';
import { ExamExperience } from '../exam-experiences/schema.ts';
import { listed, Page, partOf } from '../page.ts';
import { listPostsById, toOwnPost } from '../posts/queries.ts';
import { OwnPost } from '../posts/schema.ts';
import { findLiked } from '../queries.ts';
import { listGroupsById, seenBy } from '../study-groups/queries.ts';
import { StudyGroup } from '../study-groups/schema.ts';
import { accountProcedure, router } from '../trpc.ts';
import { findPositions } from '../waiting/queries.ts';

/** The lists of what the caller has written and joined, a part of the account’s calls. */
export const ownListsRouter = router({
  posts: accountProcedure
    .meta({
      limit: 'own',
      openapi: {
        method: 'GET',
        path: '/account/posts',
        tags: ['account'],
        summary: 'List your own posts',
        description:
          'Newest first. Only the author can list them: who wrote which posts is derived with the server’s key, and stored nowhere.',
        protect: true,
      },
    })
    .input(Page)
    .output(z.array(OwnPost))
    .query(async ({ ctx, input }) => {
      const { keyOf } = personOf(ctx);
      const { ids } = await findOwn(ctx, 'posts');
      const liked = await findLiked(ctx.db, 'posts', { ids, keys: ids.map((id) => keyOf('post-like', id)) });
      const rows = (await listPostsById(ctx.db, ids)).reverse();
      const posts = rows.map((row) => toOwnPost(row, liked.has(row.id), ctx.now()));
      return listed(ctx, partOf(posts, input));
    }),

  comments: accountProcedure
    .meta({
      limit: 'own',
      openapi: {
        method: 'GET',
        path: '/account/comments',
        tags: ['account'],
        summary: 'List your own comments',
        description:
          'Newest first. Only the author can list them: who wrote which comments is derived with the server’s key, and stored nowhere.',
        protect: true,
      },
    })
    .input(Page)
    .output(z.array(OwnComment))
    .query(async ({ ctx, input }) => {
      const found = await findOwn(ctx, 'comments');
      return listed(ctx, partOf((await listCommentsOf(ctx.db, found)).reverse(), input));
    }),

  experiences: accountProcedure
    .meta({
      limit: 'own',
      openapi: {
        method: 'GET',
        path: '/account/exam-experiences',
        tags: ['account'],
        summary: 'List your own exam experiences',
        description:
          'Newest first. Only the author can list them: who wrote which experiences is derived with the server’s key, and stored nowhere.',
        protect: true,
      },
    })
    .input(Page)
    .output(z.array(ExamExperience))
    .query(async ({ ctx, input }) => {
      const { ids } = await findOwn(ctx, 'exam_experiences');
      const rows = (await listExperiencesById(ctx.db, ids)).filter(({ withheld }) => withheld !== 'removed');
      const experiences = rows.toReversed().map((row) => toExamExperience(row, { mine: true, myVote: null }));
      return listed(ctx, partOf(experiences, input));
    }),

  messages: accountProcedure
    .meta({
      limit: 'own',
      openapi: {
        method: 'GET',
        path: '/account/messages',
        tags: ['account'],
        summary: 'List your own messages on the boards of study groups',
        description:
          'Newest first, including those in groups that the caller has left, where they can still be deleted. Only the author can list them: who wrote which messages is derived with the server’s key, and stored nowhere.',
        protect: true,
      },
    })
    .input(Page)
    .output(z.array(OwnBoardMessage))
    .query(async ({ ctx, input }) => {
      const found = await findOwn(ctx, 'study_group_messages');
      return listed(ctx, partOf((await listMessagesOf(ctx.db, found)).reverse(), input));
    }),

  studyGroups: accountProcedure
    .meta({
      limit: 'own',
      openapi: {
        method: 'GET',
        path: '/account/study-groups',
        tags: ['account'],
        summary: 'List the study groups that you are in or waiting for',
        description:
          'Newest first, including those for which the caller is on the waiting list. Only the caller can list them: who is in which group is derived with the server’s key, and stored nowhere.',
        protect: true,
      },
    })
    .input(Page)
    .output(z.array(StudyGroup))
    .query(async ({ ctx, input }) => {
      const joined = await findOwn(ctx, 'study_group_members');
      const waiting = await findOwn(ctx, 'study_group_waiting');
      const positions = await findPositions(ctx.db, waiting);
      const rows = (await listGroupsById(ctx.db, [...joined.ids, ...waiting.ids])).filter(({ withheld }) => withheld !== 'removed');
      const groups = rows
        .toReversed()
        .map((group) => seenBy(ctx, { group, joined: joined.ids.includes(group.id), waitingPosition: positions.get(group.id) ?? null }));
      return listed(ctx, partOf(groups, input));
    }),
});
