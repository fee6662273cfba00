import type { Recipients } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import type { Pseudonyms, Viewer } from '../identity.ts';
import { mentorKey, PROFILE } from '../mentors/rules.ts';
import type { Mentor } from '../mentors/schema.ts';
import { EXPIRY_DAYS, REMINDER_DAYS } from './limits.ts';
import type { MentorshipRequest, RequestStatus, SentRequest, UpdateRequest } from './schema.ts';

export type Side = 'student' | 'mentor';

/** For each status: the statuses that may follow, and the sides that may set them. */
const TRANSITIONS: Record<RequestStatus, Partial<Record<RequestStatus, readonly Side[]>>> = {
  pending: { accepted: ['mentor'], rejected: ['mentor'], withdrawn: ['student'] },
  accepted: { completed: ['student', 'mentor'] },
  rejected: {},
  completed: {},
  expired: {},
  withdrawn: {},
};

export function canMove(from: RequestStatus, to: RequestStatus, side: Side): boolean {
  return TRANSITIONS[from][to]?.includes(side) ?? false;
}

/** Why a request may not get this status: this side may never set it, or the present status forbids it. Null when it may. */
export function refusalOfMove(
  from: RequestStatus,
  to: RequestStatus,
  side: Side,
): 'request_not_yours' | 'request_unanswered' | 'request_settled' | null {
  if (canMove(from, to, side)) return null;
  const movers = Object.values(TRANSITIONS).flatMap((targets) => targets[to] ?? []);
  if (movers.length > 0 && !movers.includes(side)) return 'request_not_yours';
  return from === 'pending' ? 'request_unanswered' : 'request_settled';
}

/** Whether a request was rejected, completed or has expired. A withdrawn one does not count. */
export function isOver({ status }: Pick<MentorshipRequest, 'status'>): boolean {
  return status === 'rejected' || status === 'completed' || status === 'expired';
}

/** Whether this change of status carries the mentor’s response. */
export function carriesResponse(to: RequestStatus): boolean {
  return to === 'accepted' || to === 'rejected';
}

/** The sentence of a rejection without words of the mentor’s own. */
export const REJECTION = 'Il mentore ha rifiutato la tua richiesta.';

/**
 * The response stored with an update. Every rejection has one: its absence would tell the student of a refusal for good, or of a measure
 * that keeps the mentor from writing.
 */
export function responseWith({ status, response }: Pick<UpdateRequest, 'status' | 'response'>, before: string | null): string | null {
  if (!carriesResponse(status)) return before;
  return response ?? (status === 'rejected' ? REJECTION : null);
}

/** Whether an update sends something to the other side. Other updates only end what was begun, which is allowed during a pause. */
export function says({ status, response }: Pick<UpdateRequest, 'status' | 'response'>): boolean {
  return status === 'accepted' || response !== undefined;
}

/** Why the caller may not send this mentor a request; null when they may. */
export function refusalOfRequest(
  mentor: Pick<Mentor, 'isAvailable' | 'mine' | 'full'>,
): 'mentor_is_self' | 'mentor_unavailable' | 'mentor_full' | null {
  if (mentor.mine) return 'mentor_is_self';
  if (!mentor.isAvailable) return 'mentor_unavailable';
  return mentor.full ? 'mentor_full' : null;
}

/** The instants before which pending requests were sent that are due for a reminder, or overdue. */
export function waitingSince(now: Date): { remindable: Date; overdue: Date } {
  return {
    remindable: new Date(now.getTime() - REMINDER_DAYS * DAY_MS),
    overdue: new Date(now.getTime() - EXPIRY_DAYS * DAY_MS),
  };
}

/** Why the student may not rate, or null. A rating is given once, after the session is completed. */
export function refusalOfRating(request: Pick<SentRequest, 'status' | 'rating'>): 'session_not_completed' | 'already_rated' | null {
  if (request.status !== 'completed') return 'session_not_completed';
  return request.rating === null ? null : 'already_rated';
}

/** Whether the request has a chat, which exists only while it is accepted. */
export function hasChat(request: Pick<MentorshipRequest, 'status'>): boolean {
  return request.status === 'accepted';
}

/** The account’s pseudonym as a student of this mentor. It differs for each mentor, so that requests to several cannot be linked. */
export function studentKey(pseudonyms: Pick<Pseudonyms, 'key'>, viewer: Viewer, mentorId: number): string {
  return pseudonyms.key('mentorship', mentorId, viewer.accountId);
}

/** The keys of both sides of a request. */
interface Sides {
  mentor_id: number;
  owner_key: string;
  student_key: string;
}

/** The caller’s side of a request, or null for anybody else. */
export function sideOf(request: Sides, pseudonyms: Pseudonyms, viewer: Viewer): Side | null {
  if (request.owner_key === mentorKey(pseudonyms, viewer)) return 'mentor';
  return request.student_key === studentKey(pseudonyms, viewer, request.mentor_id) ? 'student' : null;
}

/** The recipient of a notice about something that this side did. */
export function otherSideOf(side: Side, { mentor_id: id, student_key, owner_key }: Sides): Recipients {
  return side === 'mentor' ? { scope: 'mentorship', id, keys: [student_key] } : { scope: 'mentor', id: PROFILE, keys: [owner_key] };
}
