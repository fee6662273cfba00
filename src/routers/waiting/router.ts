import { AppError } from '../errors.ts';
import { isRemoved } from '../removals/queries.ts';
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
      refusals: ['group_not_found', 'not_full', 'removed_member'],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/waiting',
        tags: ['study-groups'],
        summary: 'Join the waiting list of a full study group',
        description:
          'First come, first served: when a place becomes free, the first on the list gets it and is notified. For a member, or somebody already on the list, it changes nothing.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input: { id } }) => {
      await lockFull(ctx, id);
      if (await isRemoved(ctx, id)) throw new AppError('removed_member');
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
        description: 'For somebody who is not on the list, it changes nothing.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input: { id } }) => {
      await lockFull(ctx, id);
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

/** Locks a group. @throws AppError when it has room, and so no waiting list, unless the caller has just got a place from it. */
async function lockFull(ctx: Caller, id: number): Promise<void> {
  await lockGroup(ctx.db, id);
  const { group, joined, waitingPosition } = await foundIn(ctx, id);
  if (joined || waitingPosition !== null) return;
  if (!isFull({ currentMembers: group.current_members, maxMembers: group.max_members })) throw new AppError('not_full');
}
