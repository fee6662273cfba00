import { HOUR_MS, DAY_MS } from '../durations.ts';
import { addressOf } from '../web-address.ts';
import { MEETING_AHEAD_DAYS, MEETING_HOURS } from './limits.ts';

/** A meeting is planned from now on, and not for a time that nobody can foresee. */
export function canBegin(startsAt: Date, now: Date): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= MEETING_AHEAD_DAYS * DAY_MS;
}

/** From this beginning on, meetings are still to come or under way. */
export function notYetOver(now: Date): Date {
  return new Date(now.getTime() - MEETING_HOURS * HOUR_MS);
}

/** An address of the web, and nothing that a browser would run. */
export function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(addressOf(text)?.protocol ?? '');
}
