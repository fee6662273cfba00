import { z } from 'zod';
import { FREE_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { StudyYear } from '../mentors/schema.ts';
import { Page } from '../page.ts';
import { Id, optionalText, requiredText, Timestamp } from '../text.ts';
import { MESSAGE_MIN, RATING_MAX, RATING_MIN } from './limits.ts';

const MESSAGE_ERROR = `Il messaggio deve essere almeno ${MESSAGE_MIN} caratteri`;
const RATING_ERROR = `Il voto va da ${RATING_MIN} a ${RATING_MAX}`;

export const Urgency = z.enum(['low', 'medium', 'high']).meta({ id: 'Urgency' });
export type Urgency = z.infer<typeof Urgency>;

export const RequestStatus = z.enum(['pending', 'accepted', 'rejected', 'completed', 'expired', 'withdrawn']).meta({ id: 'RequestStatus' });
export type RequestStatus = z.infer<typeof RequestStatus>;

const Rating = z
  .number({ error: RATING_ERROR })
  .int({ error: RATING_ERROR })
  .min(RATING_MIN, { error: RATING_ERROR })
  .max(RATING_MAX, { error: RATING_ERROR });

/** A request as both sides see it, without anything that identifies the student. */
export const MentorshipRequest = z
  .object({
    id: Id,
    mentorId: Id,
    topic: z.string(),
    message: z.string().meta({ description: 'Empty for the mentor, like `topic`, once the student has withdrawn the request' }),
    urgency: Urgency,
    status: RequestStatus,
    createdAt: Timestamp,
    mentor: z.object({ courseOfStudy: z.string(), studyYear: StudyYear }),
    mentorResponse: z.string().nullable(),
  })
  .meta({ id: 'MentorshipRequest' });
export type MentorshipRequest = z.infer<typeof MentorshipRequest>;

export const SentRequest = MentorshipRequest.extend({
  rating: Rating.nullable().meta({ description: 'The student’s own rating of the completed session' }),
}).meta({ id: 'SentRequest' });
export type SentRequest = z.infer<typeof SentRequest>;

export const ListRequests = Page;

export const CreateRequest = z
  .object({
    mentorId: Id,
    topic: requiredText(NAME_MAX).meta({ example: 'Preparare l’esame di Psicometria' }),
    message: requiredText(FREE_TEXT_MAX, MESSAGE_ERROR)
      .min(MESSAGE_MIN, { error: MESSAGE_ERROR })
      .meta({ example: 'Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?' }),
    urgency: Urgency.default('medium'),
  })
  .meta({ id: 'CreateMentorshipRequest' });
export type CreateRequest = z.infer<typeof CreateRequest>;

export const UpdateRequest = z
  .object({
    requestId: Id,
    status: RequestStatus.meta({
      description:
        '`accepted` or `rejected`: from `pending`, by the mentor; `withdrawn`: from `pending`, by the student; `completed`: from `accepted`, by either side',
      example: 'accepted',
    }),
    response: optionalText(FREE_TEXT_MAX).meta({
      description: 'The mentor’s message when accepting or rejecting',
      example: 'Volentieri: ti scrivo presto.',
    }),
  })
  .meta({ id: 'UpdateMentorshipRequest' });
export type UpdateRequest = z.infer<typeof UpdateRequest>;

export const WithdrawRequest = z.object({ requestId: Id });

export const EndRequest = z.object({ requestId: Id });
export type EndRequest = z.infer<typeof EndRequest>;

export const RateRequest = z.object({ requestId: Id, rating: Rating.meta({ example: 5 }) }).meta({ id: 'RateMentorship' });

const OwnLetter = z.object({ requestId: Id, content: z.string(), createdAt: Timestamp });
export type OwnLetter = z.infer<typeof OwnLetter>;

/** The mentorship section of the account’s export. */
export const OwnRequests = z.object({
  mentorshipMessages: z.array(OwnLetter).meta({ description: 'Messages that the account wrote in ongoing mentorships' }),
  sentRequests: z.array(SentRequest).meta({ description: 'Requests sent to mentors' }),
  receivedRequests: z.array(MentorshipRequest).meta({ description: 'Requests received as a mentor' }),
});
export type OwnRequests = z.infer<typeof OwnRequests>;
