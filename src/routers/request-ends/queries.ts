import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { PROFILE } from '../mentors/rules.ts';
import { LAPSES_MAX } from '../mentorship/limits.ts';
import { lockedMentorOf, moveRequest, type RequestRow } from '../mentorship/queries.ts';
import { otherSideOf, REJECTION, type waitingSince } from '../mentorship/rules.ts';
import type { RequestStatus } from '../mentorship/schema.ts';
import { inTransaction } from '../queries.ts';
import type { News } from '../traces.ts';

/** Resets the count of expired requests after the mentor has answered one. */
export async function forgetLapses(db: Kysely<Tables>, mentorId: number): Promise<void> {
  await db.updateTable('mentors').set({ lapses: 0 }).where('id', '=', mentorId).where('lapses', '>', 0).execute();
}

/** Marks and returns the pending requests that their mentors should be reminded of, each once. */
export async function remindOf(
  db: Kysely<Tables>,
  { remindable, overdue }: ReturnType<typeof waitingSince>,
): Promise<{ id: number; owner_key: string }[]> {
  return db
    .updateTable('mentorship_requests')
    .from('mentors')
    .set({ reminded: true })
    .whereRef('mentors.id', '=', 'mentor_id')
    .where('status', '=', 'pending')
    .where('reminded', '=', false)
    .where('mentorship_requests.created_at', '<=', remindable)
    .where('mentorship_requests.created_at', '>', overdue)
    .returning(['mentorship_requests.id', 'mentors.owner_key'])
    .execute();
}

/**
 * Expires a pending request. An available mentor with {@link LAPSES_MAX} expired requests in a row becomes unavailable.
 * @param counts whether it counts among these
 * @returns undefined when the request was answered meanwhile.
 */
export async function expireRequest(
  db: Kysely<Tables>,
  { id, mentor_id: mentorId }: Pick<RequestRow, 'id' | 'mentor_id'>,
  { counts }: { counts: boolean },
): Promise<{ nowBusy: boolean } | undefined> {
  return inTransaction(db, async (trx) => {
    if (!(await moveRequest(trx, id, { from: 'pending', to: 'expired', response: null }))) return undefined;
    if (!counts) return { nowBusy: false };
    const { rows } = await sql<{ is_available: boolean }>`
      update mentors set lapses = lapses + 1, is_available = lapses + 1 < ${LAPSES_MAX}
      where id = ${mentorId} and is_available returning is_available`.execute(trx);
    return { nowBusy: rows[0]?.is_available === false };
  });
}

/** Expires the pending requests to a mentor whose profile was removed, without counting them as lapses. */
export async function expireRequests(
  db: Kysely<Tables>,
  mentorId: number,
): Promise<Pick<RequestRow, 'id' | 'mentor_id' | 'student_key'>[]> {
  return db
    .updateTable('mentorship_requests')
    .from((eb) => eb.selectFrom('mentors').select('mentors.id').where('mentors.id', '=', mentorId).forNoKeyUpdate().as('locked'))
    .set({ status: 'expired' })
    .whereRef('mentor_id', '=', 'locked.id')
    .where('status', '=', 'pending')
    .returning(['mentorship_requests.id', 'mentor_id', 'student_key'])
    .execute();
}

/**
 * Ends what is open with a mentor whose profile is about to be deleted. Call it with the mentor’s row locked.
 * @returns the notices to both sides, which name no request, because the requests are deleted with the profile
 */
export async function endRequestsTo(trx: Kysely<Tables>, mentorId: number): Promise<{ toStudents: News; toMentor: News }> {
  const { rows } = await sql<Pick<RequestRow, 'student_key' | 'owner_key' | 'status'>>`
    update mentorship_requests set status = case status when 'pending' then 'expired' else 'completed' end
    from mentors where mentors.id = mentor_id and mentor_id = ${mentorId} and status in ('pending', 'accepted')
    returning student_key, owner_key, status`.execute(trx);
  const students = [...new Set(rows.map(({ student_key }) => student_key))];
  const owners = [...new Set(rows.flatMap(({ owner_key, status }) => (status === 'completed' ? [owner_key] : [])))];
  return {
    toStudents: { recipients: { scope: 'mentorship', id: mentorId, keys: students }, about: { kind: 'answer', event: 'closed' } },
    toMentor: { recipients: { scope: 'mentor', id: PROFILE, keys: owners }, about: { kind: 'answer', event: 'completed' } },
  };
}

/**
 * Ends a student’s open request as if the student had done so, so that the mentor cannot tell that the account is gone, and deletes the
 * letters of an ended one.
 */
export async function endRequest(db: Kysely<Tables>, id: number, studentKey: string): Promise<News[]> {
  const ended = await db
    .updateTable('mentorship_requests')
    .from(lockedMentorOf(db, id))
    .set({ status: sql<RequestStatus>`case status when 'pending' then 'withdrawn' else 'completed' end` })
    .where('mentorship_requests.id', '=', id)
    .whereRef('mentor_id', '=', 'locked.id')
    .where('student_key', '=', studentKey)
    .where('status', 'in', ['pending', 'accepted'])
    .returning(['status', 'mentor_id', 'student_key', 'locked.owner_key'])
    .executeTakeFirst();
  await db.deleteFrom('ended_letters').where('request_id', '=', id).execute();
  if (ended?.status !== 'completed') return [];
  return [{ recipients: otherSideOf('student', ended), about: { kind: 'answer', event: 'completed', requestId: id } }];
}

interface Ended {
  id: number;
  status: 'rejected' | 'completed';
  mentor_response: string | null;
}

/** Ends a mentor’s open requests from a student, as the mentor could have ended each. @returns what has changed of them. */
export async function refuseRequests(db: Kysely<Tables>, mentorId: number, studentKey: string): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    with locked as materialized (select id from mentors where id = ${mentorId} for no key update)
    update mentorship_requests set status = case status when 'pending' then 'rejected' else 'completed' end,
      mentor_response = case status when 'pending' then ${REJECTION} else mentor_response end
    where mentor_id = (select id from locked) and student_key = ${studentKey} and status in ('pending', 'accepted')
    returning id, status, mentor_response`.execute(db);
  return rows;
}

/** Deletes a student’s request. The mentor’s row is locked first, as everywhere, because a trigger updates it. */
export async function deleteRequest(db: Kysely<Tables>, id: number, studentKey: string): Promise<void> {
  await db
    .deleteFrom('mentorship_requests')
    .using(lockedMentorOf(db, id))
    .where('mentorship_requests.id', '=', id)
    .whereRef('mentor_id', '=', 'locked.id')
    .where('student_key', '=', studentKey)
    .execute();
}
