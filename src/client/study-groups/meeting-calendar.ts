import type { Meeting } from '../../routers/meetings/schema.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { addressOf } from '../../routers/web-address.ts';
import { download } from '../lib/download.ts';
import { calendarOf, escapeText, stampOf } from '../lib/ics.ts';
import { dayOf } from '../lib/time.ts';

/** The assumed duration: meetings have no end time, but calendars need one. */
const HOURS = 2;

/** Returns a meeting as iCalendar text. The UID is stable, so that a second import replaces the first. */
export function meetingToCalendar(group: Pick<StudyGroup, 'title'>, { id, startsAt, place, link }: Meeting, now: Date): string {
  const begins = new Date(startsAt);
  return calendarOf('Gruppi di studio', [
    [
      `UID:meeting-${id}@sottovoce`,
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART:${stampOf(begins)}`,
      `DTEND:${stampOf(new Date(begins.getTime() + HOURS * 3_600_000))}`,
      `SUMMARY:${escapeText(group.title || 'Gruppo di studio')}`,
      ...(place ? [`LOCATION:${escapeText(place)}`] : []),
      ...(link ? [`URL:${asciiOf(link)}`, `DESCRIPTION:${escapeText(link)}`] : []),
    ],
  ]);
}

/** Returns the link as RFC 3986 requires: users may type or paste non-ASCII characters. */
function asciiOf(link: string): string {
  return addressOf(link)?.href ?? link;
}

/** Uses the local date, which may differ from the UTC date. */
export function calendarName({ startsAt }: Pick<Meeting, 'startsAt'>): string {
  return `incontro-${dayOf(new Date(startsAt))}.ics`;
}

export function keepMeeting(group: Pick<StudyGroup, 'title'>, meeting: Meeting): void {
  download(calendarName(meeting), 'text/calendar', meetingToCalendar(group, meeting, new Date()));
}
