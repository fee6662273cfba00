import { AppError } from '../errors.ts';
import { tell } from '../group-news/queries.ts';
import { deleteAnswers, keysOfAnswers, listMeetingIds } from '../meetings/queries.ts';
import { refuseEntering } from '../removals/queries.ts';
import { deleteMember, findMembership, groupKey, insertMember, seenBy } from '../study-groups/queries.ts';
import { canLeave } from '../study-groups/rules.ts';
import { StudyGroup, StudyGroupId } from '../study-groups/schema.ts';
import { router, studentProcedure } from '../trpc.ts';
import { lockGroup } from '../waiting/queries.ts';

/** Joining and leaving study groups; the groups themselves are in `study-groups`. */
export const membershipsRouter = router({
  join: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['group_not_found', 'group_full', 'group_under_review', 'removed_member'],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/join',
        tags: ['study-groups'],
        summary: 'Join a study group',
        description:
          'For a member, it changes nothing. A full group is a 409, also for those on its waiting list, and so is one whose text is under review, except for those who may read it. A group that the caller was removed from is a 403.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input }) => {
      await lockGroup(ctx.db, input.id);
      const before = await findMembership(ctx.db, input.id, groupKey(ctx, input.id));
      if (!before) throw new AppError('group_not_found');
      await refuseEntering(ctx, before);
      const membership = await insertMember(ctx.db, input.id, groupKey(ctx, input.id));
      if (!membership?.joined) throw new AppError('group_full');
      const { group } = membership;
      if (!before.joined && group.creator_key !== groupKey(ctx, group.id)) {
        const event = group.current_members === group.max_members ? 'full' : 'joined';
        ctx.notices.notify({ scope: 'group', id: group.id, keys: [group.creator_key] }, { kind: 'group', event, groupId: group.id });
      }
      return seenBy(ctx, membership);
    }),

  leave: studentProcedure
    .meta({
      whilePaused: true,
      limit: 'like',
      refusals: ['group_not_found', 'creator_cannot_leave'],
      openapi: {
        method: 'DELETE',
        path: '/study-groups/{id}/join',
        tags: ['study-groups'],
        summary: 'Leave a study group',
        description:
          'For a non-member, it changes nothing. The place goes at once to the first person on the waiting list. The leader cannot leave: 403.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input }) => {
      // Locked first, because a concurrent handover may make the caller the group’s creator.
      await lockGroup(ctx.db, input.id);
      const before = await findMembership(ctx.db, input.id, groupKey(ctx, input.id));
      if (!before) throw new AppError('group_not_found');
      const group = seenBy(ctx, before);
      if (!group.joined) return group;
      if (!canLeave(group)) throw new AppError('creator_cannot_leave');
      // A member who leaves attends no meeting.
      await deleteAnswers(ctx.db, keysOfAnswers(ctx, await listMeetingIds(ctx.db, input.id, ctx.now())));
      tell(ctx, await deleteMember(ctx.db, input.id, groupKey(ctx, input.id), ctx));
      const after = await findMembership(ctx.db, input.id, groupKey(ctx, input.id));
      if (!after) throw new AppError('group_not_found');
      return seenBy(ctx, after);
    }),
});
