import { cursorAfter } from '../cursor.ts';
import { HOUR_MS, DAY_MS } from '../durations.ts';
import { foldText } from '../fold.ts';
import { GUEST_POSTS_MAX, UNANSWERED_DAYS } from './limits.ts';
import type { Period, Post, PostType } from './schema.ts';

/** A talk post opens a temporary chat; the other types have none. */
export function chatEnd(type: PostType, createdAt: Date, lifetimeHours: number): Date | null {
  return type === 'talk' ? new Date(createdAt.getTime() + lifetimeHours * HOUR_MS) : null;
}

export function isChatOpen(chatEndsAt: Date | null, now: Date): boolean {
  return chatEndsAt !== null && now < chatEndsAt;
}

type Searchable = Pick<Post, 'content' | 'university' | 'faculty' | 'course' | 'academicTopic'>;

/**
 * The folded text that the search looks in. Each field is a line, so that no match spans two fields; the database keeps the second and the
 * third for the filters by university and faculty.
 */
export function searchTextOf(post: { [K in keyof Searchable]?: Searchable[K] | undefined }): string {
  return [post.content, post.university, post.faculty, post.course, post.academicTopic].map((field) => foldText(field ?? '')).join('\n');
}

export function matchesText(post: Searchable, query: string): boolean {
  return searchTextOf(post).includes(foldText(query));
}

/** The first instant of a period, or null for `any`. `today` begins at midnight in Italy, whatever the server’s time zone. */
export function periodStart(period: Period, now: Date): Date | null {
  if (period === 'any') return null;
  if (period === 'week') return new Date(now.getTime() - 7 * DAY_MS);
  if (period === 'today') return italianMidnight(now);
  const start = new Date(now);
  const day = start.getUTCDate();
  start.setUTCMonth(start.getUTCMonth() - 1);
  // 31 March minus a month is the last day of February, not 3 March.
  if (start.getUTCDate() !== day) start.setUTCDate(0);
  return start;
}

/** The instant since which posts without a comment count as waiting for an answer. */
export function unansweredSince(now: Date): Date {
  return new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS);
}

const ITALIAN_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function italianMidnight(now: Date): Date {
  const date = italianParts(now);
  const nominal = Date.UTC(date.year, date.month - 1, date.day);
  // The offset at midnight differs from the present one on the two days a year when the clocks change.
  const guess = new Date(nominal - offsetAt(now));
  return new Date(nominal - offsetAt(guess));
}

/** The offset of Italian time from UTC, in milliseconds. */
function offsetAt(instant: Date): number {
  const { year, month, day, hour, minute, second } = italianParts(instant);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1000) * 1000;
}

function italianParts(instant: Date) {
  const parts = Object.fromEntries(ITALIAN_CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return parts as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
}

interface Asked {
  limit: number;
  offset: number;
  sortBy: 'recent' | 'popular';
  unanswered: boolean;
  guest: boolean;
}

/**
 * The parameters of the next page, or null. `popular` goes by offset, because the likes of a cursor’s post may change; unanswered posts are
 * ordered by time regardless.
 */
export function nextAfter(
  { limit, offset, sortBy, unanswered, guest }: Asked,
  found: readonly { id: number; createdAt: string }[],
): Record<string, string> | null {
  const last = found.at(-1);
  if (!last || found.length < limit || (guest && offset + limit >= GUEST_POSTS_MAX)) return null;
  return sortBy === 'popular' && !unanswered ? { offset: `${offset + limit}` } : { cursor: cursorAfter(last), offset: '0' };
}
