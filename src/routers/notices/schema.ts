import { z } from 'zod';
import { Id, Timestamp } from '../text.ts';
import { EVENT_ID_MAX, EXCERPT_MAX, NOTICES_MAX } from './limits.ts';
import { NOTICE_KINDS } from './rules.ts';

/** The kinds of notices; each can be switched off, except for the events `urgent` and `ending`. */
export const NoticeKind = z.enum(NOTICE_KINDS);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** What happened, for kinds that cover several events. */
export const NoticeEvent = z.enum([
  'joined',
  'full',
  'changed',
  'leading',
  'written',
  'meeting',
  'cancelled',
  'ending',
  'ended',
  'removed',
  'closed',
  'pending',
  'accepted',
  'rejected',
  'completed',
  'expired',
  'busy',
  'hidden',
  'shown',
  'decided',
  'answered',
  'reported',
  'urgent',
]);
export type NoticeEvent = z.infer<typeof NoticeEvent>;

/** A notice of the caller. The id is a place in the caller’s own log. */
export const Notice = z
  .object({
    id: Id,
    kind: NoticeKind,
    event: NoticeEvent.optional(),
    createdAt: Timestamp,
    read: z.boolean(),
    postId: Id.optional(),
    commentId: Id.optional().meta({ description: 'The recipient’s own comment, in notices of replies and of its likes' }),
    parentId: Id.optional().meta({
      description:
        'Set if that comment is itself a reply: the comment that it replies to, which may have been deleted. New replies may then be to either',
    }),
    groupId: Id.optional(),
    requestId: Id.optional(),
    count: z
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Number of new comments, replies or likes, or of posts that wait for an answer' }),
    excerpt: z
      .string()
      .max(EXCERPT_MAX + 1)
      .optional()
      .meta({ description: 'First words of the recipient’s own text; notices quote nobody else' }),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof Notice>;

export const ReadNotices = z
  .object({
    ids: z.array(Id, { error: 'Indica quali avvisi hai letto' }).max(NOTICES_MAX).optional(),
    all: z.literal(true).optional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    path: ['ids'],
    error: 'Indica quali avvisi hai letto, oppure tutti',
  })
  .meta({ id: 'ReadNotices' });
export type ReadNotices = z.infer<typeof ReadNotices>;

export const NoticesRead = z.object({ unread: z.number().int().min(0) }).meta({ id: 'NoticesRead' });

const aboutMail = z.boolean().meta({ description: 'At most one mail a day, which says only that there is something new' });

export const NoticeSettings = z
  .object({
    ...(Object.fromEntries(NoticeKind.options.map((kind) => [kind, z.boolean()])) as Record<NoticeKind, z.ZodBoolean>),
    mail: aboutMail,
  })
  .meta({ id: 'NoticeSettings' });
export type NoticeSettings = z.infer<typeof NoticeSettings>;

export const UpdateNoticeSettings = NoticeSettings.partial().meta({ id: 'UpdateNoticeSettings' });
export type UpdateNoticeSettings = z.infer<typeof UpdateNoticeSettings>;

/** The id of the last event that the client received before it lost the connection. */
export const LiveNotices = z.object({ lastEventId: z.string().max(EVENT_ID_MAX).nullish() }).optional();

/** The state that is sent after each change. */
export const NoticesState = z.object({ unread: z.number().int().min(0) });
export type NoticesState = z.infer<typeof NoticesState>;

/** The notices section of the account’s export. */
export const OwnNotices = z.object({
  notices: z.array(Notice).meta({ description: 'Notices of the last 60 days' }),
  noticeSettings: NoticeSettings,
  noticeDevices: z.number().int().min(0).meta({ description: 'Number of devices that receive Web Push messages' }),
});
export type OwnNotices = z.infer<typeof OwnNotices>;
