import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { changeAccount, findAccount, opened, type Account } from '../auth/queries.ts';
import { isModerator } from '../auth/rules.ts';
import { whileAccountStands } from '../writers/queries.ts';
import type { Services } from '../context.ts';
import { studentKey } from '../mentorship/rules.ts';
import { readLog, type Keeper } from '../notice-log/queries.ts';
import { isChatOpen } from '../posts/rules.ts';
import { anyOf, notRemoved } from '../queries.ts';
import { countComments, findAnswered } from '../thread-news/queries.ts';
import { NOTICES_MAX } from './limits.ts';
import { DEFAULT_SETTINGS, excerptOf, isPast, newLikes, shownTime, standing, unreadOf, type StandingNotice } from './rules.ts';
import type { Notice, NoticeSettings, OwnNotices, UpdateNoticeSettings } from './schema.ts';

/** The settings of an account for the daily notices. */
export interface Wish extends Pick<NoticeSettings, 'mail' | 'unanswered'> {
  accountId: string;
  email: string;
}

/** What is needed to look up what notices are about. */
export type Resolver = Pick<Services, 'db' | 'vault' | 'pseudonyms' | 'settings' | 'now'>;

/** Lists the daily settings of the accounts after `afterId`, in the order of their ids. */
export async function listNoticeWishes(db: Kysely<Tables>, vault: Keeper, afterId: string | undefined, limit: number): Promise<Wish[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'details'])
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id: accountId, email, notices } = opened(vault, row);
    const { mail, unanswered } = { ...DEFAULT_SETTINGS, ...notices };
    return { accountId, email, mail, unanswered };
  });
}

/** @returns undefined when the account is gone. */
export async function findSettings(db: Kysely<Tables>, vault: Keeper, accountId: string): Promise<NoticeSettings | undefined> {
  return (await listSettings(db, vault, [accountId])).get(accountId);
}

/** Lists the settings of several accounts; deleted accounts are missing. */
export async function listSettings(db: Kysely<Tables>, vault: Keeper, accountIds: readonly string[]): Promise<Map<string, NoticeSettings>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'details'])
    .where('id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...DEFAULT_SETTINGS, ...opened(vault, row).notices }]));
}

/** Returns the notices section of an account’s export. */
export async function exportNotices(services: Resolver, account: Pick<Account, 'id' | 'notices' | 'devices'>): Promise<OwnNotices> {
  const { db, vault, now } = services;
  const log = await readLog(db, vault, account.id, now());
  return {
    notices: await toNotices(services, account.id, standing(log, now())),
    noticeSettings: { ...DEFAULT_SETTINGS, ...account.notices },
    noticeDevices: account.devices?.length ?? 0,
  };
}

/** Stores the settings in the account’s row. @returns undefined when the account is gone. */
export async function updateSettings(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  change: UpdateNoticeSettings,
): Promise<NoticeSettings | undefined> {
  const account = await whileAccountStands(db, accountId, (trx) =>
    changeAccount(trx, vault, accountId, ({ notices }) => ({ notices: { ...notices, ...change } })),
  );
  return account && { ...DEFAULT_SETTINGS, ...account.notices };
}

/** Resolves notices to what they are about. A notice stores no text, and is dropped when its post, comment, group or request is gone. */
export async function toNotices(services: Resolver, accountId: string, notices: readonly StandingNotice[]): Promise<Notice[]> {
  const { db, vault, pseudonyms, settings, now } = services;
  const idsOf = (name: 'postId' | 'commentId' | 'groupId' | 'requestId') => notices.flatMap((notice) => notice[name] ?? []);
  const inThread = (postId: number) => pseudonyms.key('thread', postId, accountId);
  const posts = byId(
    await db
      .selectFrom('posts')
      .select(['id', 'author_key', 'title', 'content', 'likes', 'chat_ends_at'])
      .where('id', '=', anyOf(idsOf('postId')))
      .where(notRemoved)
      .execute(),
  );
  const comments = byId(
    await db
      .selectFrom('comments')
      .select(['id', 'parent_id', 'author_key', 'content', 'likes', 'withheld'])
      .where('id', '=', anyOf(idsOf('commentId')))
      .execute(),
  );
  const groups = byId(
    await db
      .selectFrom('study_groups')
      .select(['id', 'creator_key', 'words_key', 'title', 'ending_told_at'])
      .where('id', '=', anyOf(idsOf('groupId')))
      .where(notRemoved)
      .execute(),
  );
  const requests = byId(
    await db
      .selectFrom('mentorship_requests')
      .select(['id', 'mentor_id', 'student_key', 'message', 'status'])
      .where('id', '=', anyOf(idsOf('requestId')))
      .execute(),
  );
  const watched = notices.flatMap(({ id, kind, postId, commentId, first }) =>
    postId !== undefined && first !== undefined && (kind === 'comment' || kind === 'reply')
      ? [{ id, postId, first, parentId: commentId ?? null, own: inThread(postId) }]
      : [],
  );
  const reader = notices.some(({ event }) => event === 'urgent') ? await findAccount(db, vault, accountId) : undefined;
  const fresh = await countComments(db, watched);
  const answered = await findAnswered(db, watched);
  return notices.flatMap(({ id, kind, event, at, read, postId, commentId, groupId, requestId, first }): Notice[] => {
    const post = postId === undefined ? undefined : posts.get(postId);
    // Notices of replies name the comment above them, which may be somebody else’s.
    const named = kind !== 'reply' && commentId !== undefined ? comments.get(commentId) : undefined;
    const comment = named ?? answered.get(id);
    const group = groupId === undefined ? undefined : groups.get(groupId);
    const request = requestId === undefined ? undefined : requests.get(requestId);
    // The group has been restored, so the notice of its end is obsolete.
    const closed = event === 'closed' || event === 'ended';
    if (closed && group) return [];
    // The group has been used since it was told to end.
    if (event === 'ending' && !group?.ending_told_at) return [];
    // A notice whose post, comment, group or request is gone is dropped.
    if ((postId && !post) || (commentId && !comment) || (groupId && !group && !closed) || (requestId && !request)) return [];
    if (request && isPast({ kind, event }, request.status)) return [];
    if (kind === 'chat' && post && !isChatOpen(post.chat_ends_at, now())) return [];
    // The reader may no longer moderate.
    if (event === 'urgent' && !(reader && isModerator(settings, reader))) return [];
    const news = fresh.get(id);
    const counts =
      kind === 'comment' || kind === 'reply' ? (news?.count ?? 0) : kind === 'likes' ? newLikes((named ?? post)?.likes ?? 0, first) : first;
    if (counts === 0) return [];
    const inGroup = groupId === undefined ? undefined : pseudonyms.key('group', groupId, accountId);
    const leads = inGroup !== undefined && group?.creator_key === inGroup;
    // The previous leader may have taken the group back.
    if (event === 'leading' && !leads) return [];
    const own = [
      comment?.author_key === inThread(postId ?? 0) && comment.withheld !== 'removed' && comment.content,
      !commentId && post?.author_key === inThread(postId ?? 0) && (post.title ?? post.content),
      group && group.words_key === inGroup && group.title,
      request?.student_key === studentKey(pseudonyms, { accountId }, request?.mentor_id ?? 0) && request.message,
    ].find((text) => typeof text === 'string');
    return [
      {
        id,
        kind,
        ...(event && { event }),
        createdAt: news?.latest.toISOString() ?? shownTime({ event, at }),
        read,
        ...(postId && { postId }),
        ...(comment && { commentId: comment.id, ...(comment.parent_id && { parentId: comment.parent_id }) }),
        ...(groupId && !closed && { groupId }),
        ...(requestId && { requestId }),
        ...(counts && { count: counts }),
        ...(own && { excerpt: excerptOf(own) }),
      },
    ];
  });
}

/** Returns the first `size` notices that are still about something: reads on, in growing batches, as long as others are dropped. */
export async function firstNotices(
  services: Resolver,
  accountId: string,
  notices: readonly StandingNotice[],
  size: number,
): Promise<Notice[]> {
  const found: Notice[] = [];
  for (let [from, to] = [0, size]; found.length < size && from < notices.length; [from, to] = [to, to * 2])
    found.push(...(await toNotices(services, accountId, notices.slice(from, to))));
  return found.slice(0, size);
}

/** Counts the unread among the newest {@link NOTICES_MAX} notices. */
export async function countUnread(services: Resolver, accountId: string, notices: readonly StandingNotice[]): Promise<number> {
  return unreadOf(await firstNotices(services, accountId, notices, NOTICES_MAX));
}

function byId<Row extends { id: number }>(rows: Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
