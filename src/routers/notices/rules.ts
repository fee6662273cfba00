import { firstCharacters } from '../characters.ts';
import { DAY_MS, MINUTE_MS, startOf } from '../durations.ts';
import { EXCERPT_MAX, NOTICE_DAYS } from './limits.ts';
import type { NoticeEvent, NoticeKind, NoticeSettings } from './schema.ts';

/** The kinds of notices. Not in the schema, because the bell is on every page and should not load zod. */
export const NOTICE_KINDS = [
  'comment',
  'reply',
  'likes',
  'chat',
  'request',
  'answer',
  'group',
  'place',
  'moderation',
  'unanswered',
] as const;

/** What a notice is about. */
export interface NoticeSubject {
  kind: NoticeKind;
  event?: NoticeEvent | undefined;
  postId?: number | undefined;
  /** For likes, the reader's own comment; for replies, the one that they are about, which the reader wrote or had replied to. */
  commentId?: number | undefined;
  groupId?: number | undefined;
  requestId?: number | undefined;
}

/** A notice as the log stores it. */
export interface Told extends NoticeSubject {
  /** ISO instant. */
  at: string;
  /** The id of the first new comment; for likes, how many there were with the first new one; for unanswered posts, their number. */
  first?: number | undefined;
  /** Whether it joined an unread notice, and so is not announced again. */
  joined?: true | undefined;
}

/** A row of an account’s log. `mailed` is the day in Italy whose mail was queued, `sent` that of one that was sent. */
export type Entry = { told: Told } | { read: number[] | 'all' } | { mailed: string } | { sent: string };

export interface Placed {
  /** The place in the log, which increases with time. */
  id: number;
  entry: Entry;
}

/** A notice after the whole log was read. */
export interface StandingNotice extends Told {
  id: number;
  read: boolean;
  /** The time of the news that was announced by push and is announced by mail. */
  since: string;
}

/**
 * The time that a notice shows: not the exact time of what others did, by which two texts or groups with one author could be paired. Of the
 * reports that hid a text, only the day, because their authors may have been seen at that time.
 */
export function shownTime({ event, at }: Pick<Told, 'event' | 'at'>): string {
  return startOf(event === 'hidden' ? DAY_MS : MINUTE_MS, at);
}

/** The key by which events of the same kind about the same thing are merged into one notice. */
function subjectKey({ kind, event, postId, commentId, groupId, requestId }: NoticeSubject): string {
  return [kind, event, postId, commentId, groupId, requestId].join(' ');
}

/** The events that contradict each other about the same text: the last one says whether others see it. */
const SIGHT: readonly (NoticeEvent | undefined)[] = ['hidden', 'shown'];

/** Like `subjectKey`, but the same for notices that contradict each other. Those that do not name their text may be about two. */
export function matterKey(notice: NoticeSubject): string {
  const namesText = notice.postId !== undefined || notice.groupId !== undefined;
  return subjectKey(namesText && SIGHT.includes(notice.event) ? { ...notice, event: SIGHT[0] } : notice);
}

/** Whether two notices say the same of the same thing. */
export function isSameNews(one: NoticeSubject, other: NoticeSubject): boolean {
  return subjectKey(one) === subjectKey(other);
}

/** Somebody else may be in danger, or the notice may have been obsolete, and hidden, since it was told. */
const ANNOUNCED_EACH_TIME: readonly (NoticeEvent | undefined)[] = ['urgent', 'ending', 'closed', 'leading'];

function isAnnouncedEachTime({ event }: NoticeSubject): boolean {
  return ANNOUNCED_EACH_TIME.includes(event);
}

/** Whether news joins the last notice on the same matter, so that it is not announced again. */
export function isJoining(last: StandingNotice, told: Told): boolean {
  return !last.read && isSameNews(last, told) && !isAnnouncedEachTime(told);
}

/**
 * Whether the last notice on the same matter covers this one. An unread one does for a day, so that a notice is as recent as its news, unless
 * it counts from later news, which another process was faster to deliver, or is announced each time. A read one covers likes up to the first
 * that it counted, so a like that is given again after others is news once more. One to the contrary covers it only if its news is later.
 */
export function isToldBy(last: StandingNotice, told: Told): boolean {
  if (!isSameNews(last, told)) return last.at > told.at;
  if (last.read) return told.kind === 'likes' && (told.first ?? 0) <= (last.first ?? 0);
  if (isAnnouncedEachTime(told)) return last.at >= told.at;
  return earlierOf(last, told) === last && Date.parse(told.at) - Date.parse(last.at) < DAY_MS;
}

/** Returns the one that counts from the earlier number; the former if they count from the same, or do not count. */
export function earlierOf<Counted extends Pick<Told, 'first'>>(former: Counted, latter: Counted): Counted {
  return latter.first !== undefined && former.first !== undefined && latter.first < former.first ? latter : former;
}

/** Reduces a log to its notices, newest first: one for each subject, which covers all that is unread. */
export function standing(log: readonly Placed[], now: Date): StandingNotice[] {
  const oldest = now.getTime() - NOTICE_DAYS * DAY_MS;
  const found = new Map<string, StandingNotice>();
  for (const { id, entry } of log) {
    if ('read' in entry) {
      const { read } = entry;
      for (const notice of found.values()) if (read === 'all' || read.includes(notice.id)) notice.read = true;
    } else if ('told' in entry && Date.parse(entry.told.at) >= oldest) {
      const key = subjectKey(entry.told);
      const before = found.get(key);
      const first = before && !before.read ? earlierOf(before, entry.told).first : entry.told.first;
      const since = before && entry.told.joined ? before.since : entry.told.at;
      found.delete(key);
      found.set(key, { ...entry.told, first, since, id, read: false });
    }
  }
  return [...found.values()].reverse();
}

/** The number of likes that a notice counts as new. Those who took an earlier one back do not make it fewer than one. */
export function newLikes(likes: number, first = 1): number {
  return likes === 0 ? 0 : Math.max(1, likes - first + 1);
}

export function unreadOf(notices: readonly { read: boolean }[]): number {
  return notices.filter(({ read }) => !read).length;
}

/** The default settings: all notices except `unanswered`, and no mail. */
export const DEFAULT_SETTINGS: NoticeSettings = {
  ...(Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, kind !== 'unanswered'])) as Record<NoticeKind, boolean>),
  mail: false,
};

/** The events that are told whatever the settings: somebody may be in danger; a group is about to end, with all that is on its board. */
const ALWAYS_TOLD: readonly (NoticeEvent | undefined)[] = ['urgent', 'ending'];

/** Whether the recipient gets a notice. No settings: the account is gone. */
export function isWanted({ kind, event }: Pick<NoticeSubject, 'kind' | 'event'>, settings: NoticeSettings | undefined): boolean {
  return settings !== undefined && (ALWAYS_TOLD.includes(event) || settings[kind]);
}

/** The beginning of a text, on one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const cut = firstCharacters(line, EXCERPT_MAX);
  if (cut === line) return line;
  // Cut at a space if there is one in the second half.
  const whole = /\s/.test(cut.slice(EXCERPT_MAX / 2)) ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${whole}…`;
}

/** Whether a notice is from this day, by the calendar of `dayOf`. */
export function isToldOn({ at }: Pick<Told, 'at'>, day: string, dayOf: (instant: Date) => string): boolean {
  return dayOf(new Date(at)) === day;
}

export function isMailedOn(log: readonly Placed[], day: string): boolean {
  return log.some(({ entry }) => 'mailed' in entry && entry.mailed === day);
}

/** The last day before this one whose mail was sent. @returns undefined when there is none. */
export function lastSentBefore(day: string, log: readonly Placed[]): string | undefined {
  const sent = log.flatMap(({ entry }) => ('sent' in entry && entry.sent < day ? [entry.sent] : []));
  return sent.sort().at(-1);
}

/** Whether a notice about a request is obsolete: the request was withdrawn or answered, or its conversation is over. */
export function isPast({ kind, event }: Pick<NoticeSubject, 'kind' | 'event'>, status: string): boolean {
  if (kind === 'chat') return status !== 'accepted';
  return kind === 'request' && (event === 'pending' ? status !== 'pending' : status === 'withdrawn');
}
