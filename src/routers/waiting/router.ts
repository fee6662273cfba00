import { AppError } from '../errors.ts';
import { refuseEntering } from '../removals/queries.ts';
import { findMembership, groupKey, seenBy, type Membership } from '../study-groups/queries.ts';
import { isFull } from '../study-groups/rules.ts';
import { StudyGroup, StudyGroupId } from '../study-groups/schema.ts';
import { router, studentProcedure } from '../trpc.ts';
import type { Services } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { deleteWaiting, insertWaiting, lockGroup } from './queries.ts';

export const waitingRouter = router({
  create: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['group_not_found', 'not_full', 'group_under_review', 'removed_member'],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/waiting',
        tags: ['study-groups'],
        summary: 'Join the waiting list of a full study group',
        description:
          'First come, first served: when a place becomes free, the first on the list gets it and is notified. For a member, or somebody already on the list, it changes nothing. A group whose text is under review is a 409, except for those who may read it.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input: { id } }) => {
      const before = await lockedIn(ctx, id);
      await refuseEntering(ctx, before);
      refuseUnlessFull(before);
      await insertWaiting(ctx.db, id, groupKey(ctx, id));
      return seenBy(ctx, await foundIn(ctx, id));
    }),

  delete: studentProcedure
    .meta({
      whilePaused: true,
      limit: 'like',
      refusals: ['group_not_found', 'not_full'],
      openapi: {
        method: 'DELETE',
        path: '/study-groups/{id}/waiting',
        tags: ['study-groups'],
        summary: 'Leave the waiting list of a study group',
        description:
          'For somebody who is not on the list, it changes nothing. A group with free places has no waiting list: 409, except for members.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input: { id } }) => {
      refuseUnlessFull(await lockedIn(ctx, id));
      await deleteWaiting(ctx.db, id, groupKey(ctx, id));
      return seenBy(ctx, await foundIn(ctx, id));
    }),
});

type Caller = Services & { viewer: Viewer };

async function foundIn(ctx: Caller, id: number): Promise<Membership> {
  const membership = await findMembership(ctx.db, id, groupKey(ctx, id));
  if (!membership) throw new AppError('group_not_found');
  return membership;
}

async function lockedIn(ctx: Caller, id: number): Promise<Membership> {
  await lockGroup(ctx.db, id);
  return foundIn(ctx, id);
}

/** @throws AppError when the group has room, and so no waiting list, unless the caller has just got a place from it. */
function refuseUnlessFull({ group, joined, waitingPosition }: Membership): void {
  if (joined || waitingPosition !== null) return;
  if (!isFull({ currentMembers: group.current_members, maxMembers: group.max_members })) throw new AppError('not_full');
}
