import { findAccount, listSessions, toProfile } from '../auth/queries.ts';
import type { Context, StudyPlace, Viewer } from '../context.ts';
import { AppError } from '../errors.ts';
import { toExamExperience } from '../exam-experiences/queries.ts';
import { findMentorByOwner, toMentor } from '../mentors/queries.ts';
import { mentorKey } from '../mentors/rules.ts';
import { listReceivedRequests, listSentRequests, toRequest, toSentRequest } from '../mentorship/queries.ts';
import { studentKey } from '../mentorship/rules.ts';
import { toPost } from '../posts/queries.ts';
import { toStudyGroup } from '../study-groups/queries.ts';
import { router, sessionProcedure, studentProcedure } from '../trpc.ts';
import {
  deleteAccount,
  findTraces,
  listOwnComments,
  listOwnExperiences,
  listOwnGroups,
  listOwnPosts,
  listOwnVotes,
  type Person,
} from './queries.ts';
import { isWidelyShared } from './rules.ts';
import { AccountDeleted, AccountExport, DeleteAccount, ShareableDetails } from './schema.ts';

/** PostgreSQL's largest integer: no page, all of them. */
const ALL = { limit: 2_147_483_647, offset: 0 };

export const accountRouter = router({
  export: studentProcedure
    .meta({
      limit: 'export',
      openapi: {
        method: 'GET',
        path: '/account/export',
        tags: ['account'],
        summary: 'Export everything tied to one’s account',
        description: 'The profile as registered, and all that the account wrote, liked, joined and voted. Nobody else can ask for it.',
        protect: true,
      },
    })
    .output(AccountExport)
    .query(async ({ ctx }) => {
      const { db, viewer, pseudonyms } = ctx;
      const person = personOf(ctx);
      const account = await findAccount(db, viewer.accountId);
      if (!account) throw new AppError('unauthenticated');
      const now = ctx.now();
      const traces = await findTraces(db, person);
      const sessions = await listSessions(db, viewer.accountId, now);
      const posts = await listOwnPosts(db, traces.posts.ids);
      const comments = await listOwnComments(db, traces.comments);
      const groups = await listOwnGroups(db, traces.study_group_members.ids);
      const experiences = await listOwnExperiences(db, traces.exam_experiences.ids);
      const votes = await listOwnVotes(db, traces.experience_votes);
      const mentor = await findMentorByOwner(db, person.mentorKey);
      const sent = await listSentRequests(db, person.studentKey, ALL);
      const received = mentor ? await listReceivedRequests(db, mentor.id, ALL) : [];

      const liked = new Set(traces.post_likes.ids);
      const created = new Set(traces.study_groups.ids);
      const voteOn = new Map(votes.map(({ experienceId, helpful }) => [experienceId, helpful]));
      return {
        exportedAt: now.toISOString(),
        profile: { ...toProfile(account), createdAt: account.created_at.toISOString(), termsAcceptedAt: account.terms_accepted_at.toISOString() },
        sessions: sessions.map((row) => ({ createdAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() })),
        posts: posts.map((row) => toPost(row, { liked: liked.has(row.id), mine: true }, now)),
        comments: comments.map(({ id, post_id, content, likes, created_at, author_key }) => ({
          ...{ id, postId: post_id, content, likes, createdAt: created_at.toISOString(), alias: pseudonyms.alias(author_key) },
        })),
        likedPosts: traces.post_likes.ids,
        likedComments: traces.comment_likes.ids,
        studyGroups: groups.filter(({ id }) => created.has(id)).map((row) => toStudyGroup(row, { joined: true, mine: true })),
        joinedStudyGroups: groups.filter(({ id }) => !created.has(id)).map(({ id, title }) => ({ id, title })),
        examExperiences: experiences.map((row) => toExamExperience(row, { myVote: voteOn.get(row.id) ?? null, mine: true })),
        votes,
        mentorProfile: mentor ? toMentor(mentor, true) : null,
        sentRequests: sent.map(toSentRequest),
        receivedRequests: received.map(toRequest),
      };
    }),

  shareable: studentProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/account/shareable',
        tags: ['account'],
        summary: 'See which of one’s study details many share',
        description:
          'One’s own university, faculty and year as registered, and of each whether it may be shown beside a post without pointing at its author: `safe` when at least 20 accounts have it together with those before it. False also while nobody has been counted yet.',
        protect: true,
      },
    })
    .output(ShareableDetails)
    .query(async ({ ctx }) => {
      const account = await findAccount(ctx.db, ctx.viewer.accountId);
      if (!account) throw new AppError('unauthenticated');
      const { university, faculty, studyYear } = toProfile(account);
      const safe = async (place: StudyPlace) => isWidelyShared(await ctx.cohorts.size(place));
      return {
        university: { value: university, safe: await safe({ university }) },
        faculty: { value: faculty, safe: await safe({ university, faculty }) },
        studyYear: { value: studyYear, safe: await safe({ university, faculty, studyYear }) },
      };
    }),

  // Not a studentProcedure: that one's lock on the account is what this call has to wait for.
  delete: sessionProcedure
    .meta({
      refusals: ['wrong_password'],
      openapi: {
        method: 'POST',
        path: '/account/delete',
        tags: ['account'],
        summary: 'Delete one’s account',
        description:
          'At once, with its sessions and mentor profile; `texts` says what becomes of what it wrote. It cannot be undone. Wrong passwords count like those of a login.',
        protect: true,
      },
    })
    .input(DeleteAccount)
    .output(AccountDeleted)
    .mutation(async ({ ctx, input }) => {
      const account = await findAccount(ctx.db, ctx.viewer.accountId);
      if (!account) throw new AppError('unauthenticated');
      const right = await ctx.limits.checkPassword(account.email, () => ctx.passwords.verify(account.password_hash, input.password));
      if (!right) throw new AppError('wrong_password', { field: 'password' });
      if (!(await deleteAccount(ctx.db, personOf(ctx), input.texts))) throw new AppError('unauthenticated');
      await ctx.chats.forget(ctx.viewer.accountId, input.texts);
      ctx.pages.forget('newest-posts');
      ctx.cookie.clear();
      return { deleted: true as const };
    }),
});

function personOf({ pseudonyms, viewer }: Pick<Context, 'pseudonyms'> & { viewer: Viewer }): Person {
  return {
    accountId: viewer.accountId,
    keyOf: (scope, scopeId) => pseudonyms.key(scope, scopeId, viewer.accountId),
    mentorKey: mentorKey(pseudonyms, viewer),
    studentKey: studentKey(pseudonyms, viewer),
  };
}
