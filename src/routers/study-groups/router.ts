import { z } from 'zod';
import type { Context, Services } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { readsWithheld } from '../auth/queries.ts';
import { AppError } from '../errors.ts';
import { newsOfTheEnd, tell, tellMembers } from '../group-news/queries.ts';
import { deleteKeptSeats, findHandedOver, giveUpSeats, handOver, restoreGroup } from '../group-heirs/queries.ts';
import { answerKey, deleteAnswers, findAnswers, keysOfAnswers, listMeetingIds, setAnswer } from '../meetings/queries.ts';
import { keepReportedWords, lookOver, lookOverChange, refuseHurtful } from '../publishable.ts';
import { lockOwn, withdraw } from '../own-words/queries.ts';
import { isEditedSince } from '../own-words/rules.ts';
import { listed } from '../page.ts';
import { nextId } from '../queries.ts';
import { findRemovals } from '../removals/queries.ts';
import { isRemovedFrom, type Subject } from '../things/queries.ts';
import { router, studentProcedure } from '../trpc.ts';
import { findPositions, promote } from '../waiting/queries.ts';
import { writtenByField } from '../written.ts';
import {
  findJoined,
  findMembership,
  groupKey,
  insertStudyGroup,
  listSimilarGroups,
  listStudyGroups,
  type Membership,
  seenBy,
  updateStudyGroup,
} from './queries.ts';
import { changesNothing, fieldsOf, leadingNews, saidOf, touchesWords, withChange } from './rules.ts';
import {
  CreateStudyGroup,
  DeleteStudyGroup,
  ListStudyGroups,
  StudyGroup,
  StudyGroupDeleted,
  StudyGroupId,
  UpdateStudyGroup,
} from './schema.ts';

export const studyGroupsRouter = router({
  list: studentProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/study-groups',
        tags: ['study-groups'],
        summary: 'List study groups',
        description: 'Newest first.',
        protect: true,
      },
    })
    .input(ListStudyGroups)
    .output(z.array(StudyGroup))
    .query(async ({ ctx, input }) => {
      const similar = input.similar ? await listSimilarGroups(ctx.db, ctx.pages, input) : undefined;
      const rows = await listed(ctx, similar ?? (await listStudyGroups(ctx.db, input)));
      const ids = rows.map((row) => row.id);
      const keyed = { ids, keys: ids.map((id) => groupKey(ctx, id)) };
      const joined = await findJoined(ctx.db, keyed);
      const positions = await findPositions(ctx.db, keyed);
      const removed = await findRemovals(ctx.db, keyed);
      const moderates = await readsWithheld(ctx, rows);
      return rows.map((group) => {
        const own = { joined: joined.has(group.id), waitingPosition: positions.get(group.id) ?? null };
        return {
          ...seenBy(ctx, { group, ...own }, moderates),
          ...(removed.has(group.id) && { removed: true as const }),
          ...(similar && { matches: similar.found.get(group.id) }),
        };
      });
    }),

  get: studentProcedure
    .meta({
      refusals: ['group_not_found', 'removed_by_moderators'],
      openapi: {
        method: 'GET',
        path: '/study-groups/{id}',
        tags: ['study-groups'],
        summary: 'Read one study group',
        description:
          'Includes whether the caller is a member, and their position on the waiting list. The author of a group that moderators removed is told so.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .query(async ({ ctx, input: { id } }) => {
      const membership = await findMembership(ctx.db, id, groupKey(ctx, id));
      if (!membership) {
        const removed = await isRemovedFrom(ctx.db, ctx.pseudonyms, ctx.viewer.accountId, { kind: 'group', id });
        throw new AppError(removed ? 'removed_by_moderators' : 'group_not_found');
      }
      const group = seenBy(ctx, membership, await readsWithheld(ctx, [membership.group]));
      const removed = await findRemovals(ctx.db, { ids: [id], keys: [groupKey(ctx, id)] });
      return { ...group, ...(removed.has(id) && { removed: true as const }) };
    }),

  create: studentProcedure
    .meta({
      creates: true,
      limit: 'post',
      refusals: ['content_blocked', 'needs_care', 'links_too_soon', 'repeated_text'],
      openapi: {
        method: 'POST',
        path: '/study-groups',
        tags: ['study-groups'],
        summary: 'Create a study group',
        description: 'The creator is the first member. Language that attacks people is refused with 403.',
        protect: true,
      },
    })
    .input(CreateStudyGroup)
    .output(StudyGroup)
    .mutation(async ({ ctx, input }) => {
      await refuseHurtful(ctx, input);
      await ctx.limits.refuseRepetition(saidOf(input), ctx.viewer);
      const id = await nextId(ctx.db, 'study_groups');
      const row = await insertStudyGroup(ctx.db, {
        id,
        creator_key: groupKey(ctx, id),
        words_key: groupKey(ctx, id),
        ...fieldsOf(input),
        created_at: ctx.now(),
      });
      const { title, description } = input;
      await lookOver(ctx, { kind: 'group', id, subject: subjectIn(ctx, id) }, input, { title, description });
      ctx.pages.forget('exams');
      return seenBy(ctx, { group: row, joined: true, waitingPosition: null });
    }),

  update: studentProcedure
    .meta({
      limit: 'comment',
      refusals: [
        'group_not_found',
        'forbidden',
        'group_under_review',
        'group_too_small',
        'edited_meanwhile',
        'content_blocked',
        'needs_care',
        'links_too_soon',
        'repeated_text',
      ],
      openapi: {
        method: 'PATCH',
        path: '/study-groups/{id}',
        tags: ['study-groups'],
        summary: 'Edit your study group',
        description:
          'By its leader only, at any time. Absent fields stay unchanged. Fewer places than members are a 409. A leader who writes part of the text anew becomes responsible for all of it; somebody else’s text cannot be changed while it is under review: 409. With `ifEditedAt`, a change to a text that has been edited since is a 409.',
        protect: true,
      },
    })
    .input(UpdateStudyGroup)
    .output(StudyGroup)
    .mutation(async ({ ctx, input: { ifEditedAt, ...input } }) => {
      const { id } = input;
      const present = await findMembership(ctx.db, id, groupKey(ctx, id));
      if (present?.group.creator_key === groupKey(ctx, id)) await lookOverWords(ctx, present, input);
      await lockOwn(ctx.db, { kind: 'study_groups', id }, groupKey(ctx, id), 'group_not_found');
      const membership = await findMembership(ctx.db, id, groupKey(ctx, id));
      if (!membership) throw new AppError('group_not_found');
      // With its texts, even if they are hidden from the leader.
      const before = seenBy(ctx, membership, true);
      const { touches, writes } = touchesWords(before, input);
      if (touches && !before.written && before.underReview) throw new AppError('group_under_review');
      if (touches && isEditedSince(before, ifEditedAt)) throw new AppError('edited_meanwhile');
      const wanted = withChange(before, input);
      await refuseHurtful(ctx, writtenByField(wanted, before));
      await ctx.limits.refuseRepetition(saidOf(wanted), ctx.viewer, saidOf(before));
      const creatorKey = groupKey(ctx, id);
      const marks = { ...(touches && { edited_at: ctx.now() }), ...(writes && { words_key: creatorKey }) };
      const group = await updateStudyGroup(ctx.db, { id, creatorKey, ...fieldsOf(wanted), ...marks });
      if (!group) throw new AppError('group_too_small', { field: 'maxMembers' });
      ctx.pages.forget('exams');
      if (!changesNothing(before, input)) await tellMembers(ctx, id, 'changed');
      tell(ctx, await promote(ctx.db, id, ctx));
      return seenBy(ctx, (await findMembership(ctx.db, id, groupKey(ctx, id)))!);
    }),

  delete: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['group_not_found', 'forbidden', 'group_under_review'],
      openapi: {
        method: 'DELETE',
        path: '/study-groups/{id}',
        tags: ['study-groups'],
        summary: 'Delete your study group, or hand it over',
        description:
          'By its leader only. A group with other members continues: the leader leaves, and the member who joined first becomes the leader, preferably one who is not paused. While its text is under review it cannot be handed over: 409. With `close` it ends for all members, who are notified. For a minute it can be restored, the leader’s place is kept, and repeating a handover gives the same answer.',
        protect: true,
      },
    })
    .input(DeleteStudyGroup)
    .output(StudyGroupDeleted)
    .mutation(async ({ ctx, input: { id, close } }) => {
      try {
        await lockOwn(ctx.db, { kind: 'study_groups', id }, groupKey(ctx, id), 'group_not_found');
      } catch (error) {
        // The call may be a repetition, because the response to the first was lost.
        const handedOver = close ? undefined : await findHandedOver(ctx.db, id, groupKey(ctx, id), ctx.now());
        if (handedOver) return { ...handedOver, handedOver: true };
        throw error;
      }
      ctx.pages.forget('exams');
      // A removed group is not handed over, and its members were told when it was removed.
      if (!(await findMembership(ctx.db, id, groupKey(ctx, id)))) {
        await deleteKeptSeats(ctx.db, id);
        return { ...(await withdraw(ctx.db, { kind: 'study_groups', id }, ctx.now())), handedOver: false };
      }
      tell(ctx, await giveUpSeats(ctx.db, id, ctx));
      const own = keysOfAnswers(ctx, await listMeetingIds(ctx.db, id, ctx.now()));
      const handedOver = close ? undefined : await handOver(ctx.db, id, groupKey(ctx, id), ctx, await findAnswers(ctx.db, own));
      if (handedOver) {
        await deleteAnswers(ctx.db, own);
        tell(ctx, [leadingNews(id, handedOver.heir)]);
        await tellMembers(ctx, id, 'changed', [handedOver.heir]);
        return { ...handedOver.deleted, handedOver: true };
      }
      tell(ctx, await newsOfTheEnd(ctx.db, id, groupKey(ctx, id)));
      return { ...(await withdraw(ctx.db, { kind: 'study_groups', id }, ctx.now())), handedOver: false };
    }),

  restore: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['group_not_found'],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/restore',
        tags: ['study-groups'],
        summary: 'Restore the study group that you have just deleted, or your place in it',
        description: 'The place in a group that was handed over is kept as long as it can be restored. A 404 later, and for anybody else.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input: { id } }) => {
      const { news, answers } = await restoreGroup(ctx, id, groupKey(ctx, id));
      for (const [meetingId, coming] of answers) ctx.afterCommit!((trx) => setAnswer(trx, meetingId, answerKey(ctx, meetingId), coming));
      tell(ctx, news);
      ctx.pages.forget('exams');
      // A repeated call returns the restored group; a removed one stays removed.
      const membership = await findMembership(ctx.db, id, groupKey(ctx, id), { evenRemoved: true });
      const group = membership && seenBy(ctx, membership);
      if (!group?.mine) throw new AppError('group_not_found');
      return group;
    }),
});

/**
 * Queues what the leader writes for moderators where needed, and their own texts that are withheld. Another author’s texts that are
 * overwritten are kept in the open case about them.
 */
async function lookOverWords(ctx: Context & { viewer: Viewer }, present: Membership, input: UpdateStudyGroup): Promise<void> {
  const { id } = input;
  const before = seenBy(ctx, present, true);
  const { writes } = touchesWords(before, input);
  if (!before.written && writes) await keepReportedWords(ctx, { kind: 'group', id });
  if (before.written || writes)
    await lookOverChange(ctx, { kind: 'group', id, subject: subjectIn(ctx, id) }, writtenByField(withChange(before, input), before));
}

function subjectIn(ctx: Services & { viewer: Viewer }, id: number): Subject {
  return { scope: 'group', scopeId: id, key: groupKey(ctx, id) };
}
