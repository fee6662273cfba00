import { tracked } from '@trpc/server';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { hashToken } from '../sessions/queries.ts';
import { accountProcedure, router, sessionProcedure } from '../trpc.ts';
import { cursorAfter } from '../cursor.ts';
import { IdPage, listed, sizeOf } from '../page.ts';
import { countUnread, findSettings, firstNotices, toNotices, updateSettings } from './queries.ts';
import { noteRead, readLog } from '../notice-log/queries.ts';
import { standing } from './rules.ts';
import { LiveNotices, Notice, NoticeSettings, NoticesRead, ReadNotices, UpdateNoticeSettings, type NoticesState } from './schema.ts';

export const noticesRouter = router({
  list: accountProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/notices',
        tags: ['notices'],
        summary: 'List your notices',
        description:
          'The caller’s notices of the last 60 days, newest first. There is one per kind, event and item; those of comments, replies and likes count what is new. A notice names nobody and quotes only the recipient; it disappears with what it is about.',
        protect: true,
      },
    })
    .input(IdPage)
    .output(z.array(Notice))
    .query(async ({ ctx, input }) => {
      const { db, vault, viewer } = ctx;
      const all = standing(await readLog(db, vault, viewer.accountId, ctx.now()), ctx.now());
      // Cut by id rather than by position, because a notice that is updated moves to the front.
      const rest = input.cursor ? all.filter(({ id }) => id < Number(input.cursor)) : all;
      const size = sizeOf(input);
      const found = await firstNotices(ctx, viewer.accountId, rest, size + 1);
      const items = found.slice(0, size);
      const next = found.length > size ? { cursor: cursorAfter({ id: items.at(-1)!.id }) } : null;
      return listed(ctx, { items, next, total: async () => (await toNotices(ctx, viewer.accountId, all)).length });
    }),

  // Not an accountProcedure: the rows it writes are not linked to the account, so they need not be deleted together with it.
  read: sessionProcedure
    .meta({
      limit: 'read',
      openapi: {
        method: 'POST',
        path: '/notices/read',
        tags: ['notices'],
        summary: 'Mark notices as read',
        description:
          'The given notices or all of them, on all devices of the caller. Notices that are already read or do not exist are ignored.',
        protect: true,
      },
    })
    .input(ReadNotices)
    .output(NoticesRead)
    .mutation(async ({ ctx, input }) => {
      const { db, vault, viewer } = ctx;
      const left = await noteRead(db, vault, viewer.accountId, ctx.now(), input.ids ?? 'all');
      ctx.notices.changed(viewer.accountId);
      return { unread: await countUnread(ctx, viewer.accountId, left) };
    }),

  settings: accountProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/notices/settings',
        tags: ['notices'],
        summary: 'Read your notice settings',
        description: 'A switch for each kind of notice, and one for mail.',
        protect: true,
      },
    })
    .output(NoticeSettings)
    .query(async ({ ctx }) => orGone(await findSettings(ctx.db, ctx.vault, ctx.viewer.accountId))),

  // Not an accountProcedure: it locks and changes the account itself.
  updateSettings: sessionProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/notices/settings',
        tags: ['notices'],
        summary: 'Change your notice settings',
        description: 'Absent switches stay unchanged. Switching a kind off prevents new notices of it; earlier ones stay.',
        protect: true,
      },
    })
    .input(UpdateNoticeSettings)
    .output(NoticeSettings)
    .mutation(async ({ ctx, input }) => orGone(await updateSettings(ctx.db, ctx.vault, ctx.viewer.accountId, input))),

  /**
   * Streams the number of unread notices, at first and after each change, as server-sent events. Each event has the full state, so that
   * none can be missed. Its id is the last place of the log, so that a client that reconnects gets an event only for new entries.
   */
  live: accountProcedure
    .meta({ limit: 'read', refusals: ['too_many_streams'] })
    .input(LiveNotices)
    .subscription(async function* ({ ctx, input, signal }) {
      let known = input?.lastEventId;
      for await (const _ of ctx.notices.follow(ctx.viewer, hashToken(ctx.token!), signal)) {
        const { db, vault, viewer } = ctx;
        const log = await readLog(db, vault, viewer.accountId, ctx.now());
        const place = String(log.at(-1)?.id ?? 0);
        const unread = await countUnread(ctx, viewer.accountId, standing(log, ctx.now()));
        if (place !== known) yield tracked(place, { unread } satisfies NoticesState);
        // After the first event, send changes of unread notices too, although they leave the log as it is.
        known = undefined;
      }
    }),
});

function orGone(settings: NoticeSettings | undefined): NoticeSettings {
  if (!settings) throw new AppError('unauthenticated');
  return settings;
}
