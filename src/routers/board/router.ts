import { z } from 'zod';
import { readsWithheld } from '../auth/queries.ts';
import { AppError } from '../errors.ts';
import { tellMembers } from '../group-news/queries.ts';
import { restoreAnywhere, withdrawAnywhere } from '../deleted-parts/queries.ts';
import { lockOwn, withdraw } from '../own-words/queries.ts';
import { Deleted } from '../own-words/schema.ts';
import { listed } from '../page.ts';
import { lookOver, refuseHurtful } from '../publishable.ts';
import { giveVoice } from '../queries.ts';
import { findMembership, groupKey, membersOnly } from '../study-groups/queries.ts';
import { router, studentProcedure } from '../trpc.ts';
import { lockGroup, tellOfEndAnew } from '../waiting/queries.ts';
import { findMessage, insertMessage, listMessages, toMessage } from './queries.ts';
import { BoardMessage, BoardMessageId, CreateBoardMessage, MessagesOfGroup } from './schema.ts';

export const boardRouter = router({
  list: studentProcedure
    .meta({
      current: true,
      refusals: ['group_not_found', 'members_only'],
      openapi: {
        method: 'GET',
        path: '/study-groups/{id}/messages',
        tags: ['study-groups'],
        summary: 'Read the board of a study group',
        description:
          'Members only. Oldest first. A board is paginated from its end: the first page holds the newest messages, and its `Link` leads to earlier ones.',
        protect: true,
      },
    })
    .input(MessagesOfGroup)
    .output(z.array(BoardMessage))
    .query(async ({ ctx, input }) => {
      await membersOnly(ctx, input.id);
      const rows = await listed(ctx, await listMessages(ctx.db, input));
      const moderates = await readsWithheld(ctx, rows);
      const own = groupKey(ctx, input.id);
      return rows.map((row) => toMessage(row, { moderates, mine: row.author_key === own }));
    }),

  create: studentProcedure
    .meta({
      creates: true,
      limit: 'comment',
      refusals: [
        'group_not_found',
        'members_only',
        'message_not_found',
        'reply_to_reply',
        'content_blocked',
        'needs_care',
        'links_too_soon',
        'repeated_text',
      ],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/messages',
        tags: ['study-groups'],
        summary: 'Post on the board of a study group',
        description:
          'Members only; the others are notified. With `parentId` it is a reply to a message; replies are one level deep. Language that attacks people is refused with 403; expressions of pain never are. Messages stay until the group ends.',
        protect: true,
      },
    })
    .input(CreateBoardMessage)
    .output(BoardMessage)
    .mutation(async ({ ctx, input: { id, content, parentId } }) => {
      await membersOnly(ctx, id);
      const parent = parentId ? await findMessage(ctx.db, id, parentId) : undefined;
      if (parentId && !parent) throw new AppError('message_not_found');
      if (parent && parent.parent_id !== null) throw new AppError('reply_to_reply');
      await refuseHurtful(ctx, { content });
      await ctx.limits.refuseRepetition(content, ctx.viewer);
      const authorKey = groupKey(ctx, id);
      // Before the member’s row is locked, in the same order as on leaving.
      await tellOfEndAnew(ctx.db, id);
      const alias = await giveVoice(ctx.db, 'study_groups', id, authorKey, ctx.pseudonyms.randomAlias);
      const said = { group_id: id, parent_id: parentId ?? null, author_key: authorKey, content, created_at: ctx.now() };
      const row = alias === undefined ? undefined : await insertMessage(ctx.db, said);
      if (alias === undefined || !row) throw new AppError(parentId ? 'message_not_found' : 'members_only');
      await lookOver(ctx, { kind: 'message', id: row.id, subject: { scope: 'group', scopeId: id, key: authorKey } }, { content });
      await tellMembers(ctx, id, 'written');
      return toMessage({ ...row, alias }, { mine: true });
    }),

  delete: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['message_not_found', 'forbidden'],
      openapi: {
        method: 'DELETE',
        path: '/study-groups/{id}/messages/{messageId}',
        tags: ['study-groups'],
        summary: 'Delete your board message',
        description:
          'At any time, even after leaving the group or while the deleted group can be restored. Replies by others stay. For a minute it can be restored.',
        protect: true,
      },
    })
    .input(BoardMessageId)
    .output(Deleted)
    .mutation(async ({ ctx, input: { id, messageId } }) => {
      const own = groupKey(ctx, id);
      const thing = { kind: 'study_group_messages', id: messageId } as const;
      const deleted = await withdrawAnywhere(
        ctx,
        thing,
        () => own,
        async () => {
          if (!(await lockGroup(ctx.db, id))) return undefined;
          const message = await findMessage(ctx.db, id, messageId);
          // Callers who cannot read the board must not learn that the message exists.
          const sees = message?.author_key === own || (await findMembership(ctx.db, id, own))?.joined;
          if (!message || !sees) return undefined;
          await lockOwn(ctx.db, thing, own, 'message_not_found');
          return withdraw(ctx.db, thing, ctx.now());
        },
      );
      if (!deleted) throw new AppError('message_not_found');
      return deleted;
    }),

  restore: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['message_not_found'],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/messages/{messageId}/restore',
        tags: ['study-groups'],
        summary: 'Restore the board message that you have just deleted',
        description: 'While its group is deleted and can be restored, the message comes back with it. A 404 later, and for anybody else.',
        protect: true,
      },
    })
    .input(BoardMessageId)
    .output(BoardMessage)
    .mutation(async ({ ctx, input: { id, messageId } }) => {
      const key = groupKey(ctx, id);
      const row = await restoreAnywhere(
        ctx,
        { kind: 'study_group_messages', id: messageId },
        { id, key },
        { lock: () => lockGroup(ctx.db, id), find: (source) => findMessage(source, id, messageId) },
      );
      if (row?.author_key !== key) throw new AppError('message_not_found');
      return toMessage(row, { mine: true });
    }),
});
