import { z } from 'zod';
import { Id, optionalText, Timestamp } from '../text.ts';
import { LINK_MAX, PLACE_MAX } from './limits.ts';
import { isWebAddress } from './rules.ts';

/** A meeting. Attendance is given as counts, so that nobody learns who comes. */
export const Meeting = z
  .object({
    id: Id,
    startsAt: Timestamp,
    place: z.string().nullable(),
    link: z.string().nullable(),
    coming: z.number().int().min(0),
    notComing: z.number().int().min(0),
    myAnswer: z.boolean().nullable().meta({ description: 'Whether the caller attends; null without an answer' }),
    mine: z.boolean().meta({ description: 'Whether the caller proposed it' }),
    underReview: z
      .literal(true)
      .optional()
      .meta({ description: 'Set while the meeting is under review: only its author and moderators see the place and the link' }),
  })
  .meta({ id: 'Meeting' });
export type Meeting = z.infer<typeof Meeting>;

export const CreateMeeting = z
  .object({
    id: Id,
    startsAt: z.iso
      .datetime({ offset: true, error: 'Scegli il giorno e l’ora' })
      .meta({ description: 'Between now and a year ahead, with any offset', example: '2026-11-24T16:00:00.000Z' }),
    place: optionalText(PLACE_MAX).meta({ example: 'Biblioteca Peano, tavolo in fondo' }),
    link: optionalText(LINK_MAX)
      .refine((link) => link === undefined || isWebAddress(link), { error: 'Incolla un indirizzo intero, che comincia con https://' })
      .meta({ example: 'https://meet.example/analisi-1' }),
  })
  .meta({ id: 'CreateMeeting' });
export type CreateMeeting = z.infer<typeof CreateMeeting>;

/** `id` is the id of the group, as in the path. */
export const MeetingId = z.object({ id: Id, meetingId: Id });

export const AnswerMeeting = MeetingId.extend({
  coming: z
    .boolean({ error: 'Indica se ci sarai' })
    .nullable()
    .meta({ description: 'Whether the caller attends; null withdraws the answer', example: true }),
}).meta({ id: 'AnswerMeeting' });
export type AnswerMeeting = z.infer<typeof AnswerMeeting>;

export const MeetingDeleted = z.object({ deleted: z.literal(true) }).meta({ id: 'MeetingDeleted' });

/** The meetings and answers in the account’s export. */
export const OwnMeetings = z.object({
  meetings: z
    .array(Meeting.pick({ id: true, startsAt: true, place: true, link: true }).extend({ groupId: Id }))
    .meta({ description: 'Meetings that the account proposed to its study groups' }),
  meetingAnswers: z.array(z.object({ meetingId: Id, coming: z.boolean() })).meta({ description: 'The account’s answers to meetings' }),
});
export type OwnMeetings = z.infer<typeof OwnMeetings>;
