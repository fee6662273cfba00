import { HOUR_MS, DAY_MS } from '../durations.ts';
import { addressOf } from '../web-address.ts';
import { MEETING_AHEAD_DAYS, MEETING_HOURS } from './limits.ts';

/** Whether a meeting may begin then: in the future, and at most {@link MEETING_AHEAD_DAYS} days ahead. */
export function canBegin(startsAt: Date, now: Date): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= MEETING_AHEAD_DAYS * DAY_MS;
}

/** Meetings that begin after this instant are upcoming or under way. */
export function notYetOver(now: Date): Date {
  return new Date(now.getTime() - MEETING_HOURS * HOUR_MS);
}

/** Whether a text is an http(s) URL: other schemes, such as `javascript:`, would run in the browser. */
export function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(addressOf(text)?.protocol ?? '');
}
