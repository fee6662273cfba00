import type { Meeting } from '../../routers/meetings/schema.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { addressOf } from '../../routers/web-address.ts';
import { download } from '../lib/download.ts';
import { calendarOf, escapeText, stampOf } from '../lib/ics.ts';
import { dayOf } from '../lib/time.ts';

/** Nobody says how long; calendars want an end. */
const HOURS = 2;

/** One meeting for a calendar. A second import replaces the first: its UID stays. */
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

/** As RFC 3986 wants it: browsers, and people, write an address with accents. */
function asciiOf(link: string): string {
  return addressOf(link)?.href ?? link;
}

/** By the day where the person is: after midnight it is another than in UTC. */
export function calendarName({ startsAt }: Pick<Meeting, 'startsAt'>): string {
  return `incontro-${dayOf(new Date(startsAt))}.ics`;
}

export function keepMeeting(group: Pick<StudyGroup, 'title'>, meeting: Meeting): void {
  download(calendarName(meeting), 'text/calendar', meetingToCalendar(group, meeting, new Date()));
}
