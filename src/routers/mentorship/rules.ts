import type { Recipients } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import type { Pseudonyms, Viewer } from '../identity.ts';
import { mentorKey, PROFILE } from '../mentors/rules.ts';
import type { Mentor } from '../mentors/schema.ts';
import { EXPIRY_DAYS, REMINDER_DAYS } from './limits.ts';
import type { MentorshipRequest, RequestStatus, SentRequest, UpdateRequest } from './schema.ts';

export type Side = 'student' | 'mentor';

/** From each status: where it may go, and who may bring it there. */
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

/** Why a request may not move: this side may never bring it there, or it is in the wrong status. Null when it may. */
export function refusalOfMove(from: RequestStatus, to: RequestStatus, side: Side): 'request_not_yours' | 'request_settled' | null {
  if (canMove(from, to, side)) return null;
  const movers = Object.values(TRANSITIONS).flatMap((targets) => targets[to] ?? []);
  return movers.length > 0 && !movers.includes(side) ? 'request_not_yours' : 'request_settled';
}

/** Something came of it, or its time has passed: nothing moves it any more. What was taken back never was. */
export function isOver({ status }: Pick<MentorshipRequest, 'status'>): boolean {
  return status === 'rejected' || status === 'completed' || status === 'expired';
}

/** An answer comes with the mentor's words; completing a session adds none. */
export function carriesResponse(to: RequestStatus): boolean {
  return to === 'accepted' || to === 'rejected';
}

/** Whether an update says something to the other side; any other only ends what was begun, and may be done during a pause. */
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

/** What was sent before these instants has waited long enough to be remembered of, or too long. */
export function waitingSince(now: Date): { remindable: Date; overdue: Date } {
  return {
    remindable: new Date(now.getTime() - REMINDER_DAYS * DAY_MS),
    overdue: new Date(now.getTime() - EXPIRY_DAYS * DAY_MS),
  };
}

/** Why the student may not rate; null when they may: once, after the session. */
export function refusalOfRating(request: Pick<SentRequest, 'status' | 'rating'>): 'session_not_completed' | 'already_rated' | null {
  if (request.status !== 'completed') return 'session_not_completed';
  return request.rating === null ? null : 'already_rated';
}

/** The two sides of an accepted request meet in its chat. */
export function hasChat(request: Pick<MentorshipRequest, 'status'>): boolean {
  return request.status === 'accepted';
}

/** The account's key as a student of this mentor: a different one for each, so that requests to several are not tied together. */
export function studentKey(pseudonyms: Pick<Pseudonyms, 'key'>, viewer: Viewer, mentorId: number): string {
  return pseudonyms.key('mentorship', mentorId, viewer.accountId);
}

/** Both sides of a request, by their keys. */
interface Sides {
  mentor_id: number;
  owner_key: string;
  student_key: string;
}

/** The caller's side of a request; only its two people have one. */
export function sideOf(request: Sides, pseudonyms: Pseudonyms, viewer: Viewer): Side | null {
  if (request.owner_key === mentorKey(pseudonyms, viewer)) return 'mentor';
  return request.student_key === studentKey(pseudonyms, viewer, request.mentor_id) ? 'student' : null;
}

/** Whom something is told that this side did. */
export function otherSideOf(side: Side, { mentor_id: id, student_key, owner_key }: Sides): Recipients {
  return side === 'mentor' ? { scope: 'mentorship', id, keys: [student_key] } : { scope: 'mentor', id: PROFILE, keys: [owner_key] };
}
