import { z } from 'zod';
import { CreateMeeting } from '../../routers/meetings/schema.ts';
import type { MeetingType } from '../../routers/study-groups/schema.ts';
import { seen } from '../lib/field-schema.ts';
import { serverNow } from '../lib/server-time.ts';
import { hasLink, hasPlace } from './group-words.ts';

/** Day and hour as typed, in local time. */
const MeetingForm = z
  .object({
    day: z.iso.date({ error: ({ input }) => (input === '' ? 'Scegli il giorno' : 'Inserisci una data valida'), abort: true }),
    hour: z.iso.time({ error: ({ input }) => (input === '' ? 'Scegli l’ora' : 'Inserisci un’ora valida'), abort: true }),
    place: CreateMeeting.shape.place,
    link: CreateMeeting.shape.link,
  })
  .refine(({ day, hour }) => !day || !hour || Date.parse(`${day}T${hour}`) > serverNow(), {
    path: ['hour'],
    error: 'Scegli un momento che deve ancora venire',
  })
  // The hour skipped when daylight saving time begins does not exist; `Date` would silently shift it.
  .refine(({ day, hour }) => !day || !hour || new Date(`${day}T${hour}`).getHours() === Number(hour.slice(0, 2)), {
    path: ['hour'],
    error: 'Quella notte si passa all’ora legale, e quest’ora non c’è',
  })
  .transform(({ day, hour, ...rest }) => ({ ...rest, startsAt: new Date(`${day}T${hour}`).toISOString() }));

/** The form schema for a meeting type; fields that it hides count as empty. */
export function meetingFormOf(type: MeetingType) {
  return seen(MeetingForm, () => ({ ...(!hasPlace(type) && { place: '' }), ...(!hasLink(type) && { link: '' }) }));
}
export type MeetingInput = Record<'day' | 'hour' | 'place' | 'link', string>;
