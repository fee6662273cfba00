import { AppError } from '../errors.ts';
import { tell } from '../group-news/queries.ts';
import { lockOwn } from '../own-words/queries.ts';
import { deleteMember, findMembership, groupKey, seenBy } from '../study-groups/queries.ts';
import { StudyGroup } from '../study-groups/schema.ts';
import { router, studentProcedure } from '../trpc.ts';
import { findMemberKey, findSilentKey, insertRemoval } from './queries.ts';
import { RemoveMember } from './schema.ts';

export const removalsRouter = router({
  create: studentProcedure
    .meta({
      creates: true,
      limit: 'like',
      refusals: ['group_not_found', 'forbidden', 'member_not_found', 'nobody_silent', 'creator_cannot_leave'],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/removals',
        tags: ['study-groups'],
        summary: 'Remove a member from your study group',
        description:
          'By the leader only, who knows members by their names on the board. A member without messages there is removed with `silent`, longest membership first, so that no name is tied to the time of joining. Only the removed member is notified, and cannot rejoin, not even with another account of the same mailbox. Their messages stay. The place goes at once to the first person on the waiting list.',
        protect: true,
      },
    })
    .input(RemoveMember)
    .output(StudyGroup)
    .mutation(async ({ ctx, input: { id, alias } }) => {
      const own = groupKey(ctx, id);
      await lockOwn(ctx.db, { kind: 'study_groups', id }, own, 'group_not_found');
      const key = alias === undefined ? await findSilentKey(ctx.db, id) : await findMemberKey(ctx.db, id, alias);
      if (!key) throw new AppError(alias === undefined ? 'nobody_silent' : 'member_not_found');
      if (key === own) throw new AppError('creator_cannot_leave');
      await insertRemoval(ctx.db, id, key);
      tell(ctx, await deleteMember(ctx.db, id, key, ctx));
      ctx.notices.notify({ scope: 'group', id, keys: [key] }, { kind: 'group', event: 'removed', groupId: id });
      const after = await findMembership(ctx.db, id, own);
      if (!after) throw new AppError('group_not_found');
      return seenBy(ctx, after);
    }),
});
