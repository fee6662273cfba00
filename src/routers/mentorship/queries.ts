import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { MentorshipRequests, Tables } from '../../../db/tables.ts';
import type { Target } from '../cases/queries.ts';
import { SIDE_ALIASES } from '../chat/rules.ts';
import type { Services } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { AppError } from '../errors.ts';
import type { Page, Part } from '../page.ts';
import { readPart } from '../queries.ts';
import { PROFILE } from '../mentors/rules.ts';
import { nameOfThing } from '../things/rules.ts';
import { sideOf, type Side } from './rules.ts';
import type { MentorshipRequest, RequestStatus, SentRequest } from './schema.ts';

export interface RequestRow extends Omit<Selectable<MentorshipRequests>, 'status'> {
  status: RequestStatus;
  /** The mentor’s key. */
  owner_key: string;
  course_of_study: string;
  study_year: number;
}

function selectRequests(db: Kysely<Tables>) {
  return db
    .selectFrom('mentorship_requests')
    .innerJoin('mentors', 'mentors.id', 'mentorship_requests.mentor_id')
    .selectAll('mentorship_requests')
    .select(['mentors.owner_key', 'mentors.study_year'])
    .select(sql<string>`case when mentors.withheld is null then mentors.course_of_study else '' end`.as('course_of_study'))
    .$castTo<RequestRow>();
}

/** Locks a mentor’s row until the transaction ends: requests are sent, answered and refused one at a time. */
export async function lockMentor(db: Kysely<Tables>, id: number): Promise<void> {
  await db.selectFrom('mentors').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Call it with the mentor’s row locked. @returns undefined when this student has a pending request to this mentor. */
export async function insertRequest(db: Kysely<Tables>, request: Insertable<MentorshipRequests>): Promise<RequestRow | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into mentorship_requests (mentor_id, student_key, topic, message, urgency, created_at)
    values (${request.mentor_id}, ${request.student_key}, ${request.topic}, ${request.message}, ${request.urgency}, ${request.created_at})
    on conflict (mentor_id, student_key) where status = 'pending' do nothing
    returning id`.execute(db);
  return rows[0] && findRequest(db, rows[0].id);
}

export function findRequest(db: Kysely<Tables>, id: number): Promise<RequestRow | undefined> {
  return selectRequests(db).where('mentorship_requests.id', '=', id).executeTakeFirst();
}

/** Lists the mentors with at least one request: a student’s key differs for each mentor, so only these need to be tried. */
export async function listAskedMentorIds(db: Kysely<Tables>): Promise<number[]> {
  const asked = sql<boolean>`exists (select from mentorship_requests where mentor_id = mentors.id)`;
  return (await db.selectFrom('mentors').select('id').where(asked).execute()).map(({ id }) => id);
}

/** Lists all pending and accepted requests. */
export function listOpenRequests(db: Kysely<Tables>): Promise<RequestRow[]> {
  return selectRequests(db).where('status', 'in', ['pending', 'accepted']).execute();
}

/** Lists the pending requests that were sent before this instant, oldest first. */
export function listOverdue(db: Kysely<Tables>, before: Date): Promise<RequestRow[]> {
  const overdue = selectRequests(db).where('status', '=', 'pending').where('mentorship_requests.created_at', '<=', before);
  return overdue.orderBy('mentorship_requests.created_at').execute();
}

/** Newest first. */
export function listSentRequests(db: Kysely<Tables>, studentKeys: string[], page: Page): Promise<Part<RequestRow>> {
  return newest(sentBy(db, studentKeys), page);
}

/** Newest first. */
export function listReceivedRequests(db: Kysely<Tables>, mentorId: number, page: Page): Promise<Part<RequestRow>> {
  return newest(receivedBy(db, mentorId), page);
}

/** Lists all requests of an account, for its export. */
export async function listOwnRequests(db: Kysely<Tables>, studentKeys: string[], mentorIds: number[]) {
  const sent = await sentBy(db, studentKeys).orderBy('mentorship_requests.id', 'desc').execute();
  const received = await Promise.all(mentorIds.map((id) => receivedBy(db, id).orderBy('mentorship_requests.id', 'desc').execute()));
  return { sent, received: received.flat() };
}

function sentBy(db: Kysely<Tables>, studentKeys: string[]) {
  return selectRequests(db)
    .where('left_on', 'is', null)
    .where('student_key', '=', sql<string>`any(${studentKeys}::text[])`);
}

function receivedBy(db: Kysely<Tables>, mentorId: number) {
  return selectRequests(db).where('mentor_id', '=', mentorId);
}

function newest(query: ReturnType<typeof selectRequests>, page: Page): Promise<Part<RequestRow>> {
  return readPart(query, { table: 'mentorship_requests', direction: 'desc' }, page);
}

interface Move {
  from: RequestStatus;
  to: RequestStatus;
  response: string | null;
}

/** @returns false when the status is not `from`: of two concurrent moves, one wins. */
export async function moveRequest(db: Kysely<Tables>, id: number, { from, to, response }: Move): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mentorship_requests')
    .from(lockedMentorOf(db, id))
    .set({ status: to, mentor_response: response })
    .where('mentorship_requests.id', '=', id)
    .whereRef('mentor_id', '=', 'locked.id')
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Why the mentor may not accept another request, or null. Locks the mentor’s row, so that concurrent acceptances count each other. */
export async function refusalOfOneMore(db: Kysely<Tables>, mentorId: number): Promise<'capacity_reached' | 'profile_removed' | null> {
  const mentors = db.selectFrom('mentors').select(['capacity', 'withheld']).where('id', '=', mentorId);
  const mentor = await mentors.forNoKeyUpdate().executeTakeFirst();
  if (mentor?.withheld === 'removed') return 'profile_removed';
  const open = db.selectFrom('mentorship_requests').select(sql<number>`count(*)::int`.as('count'));
  const { count } = await open.where('mentor_id', '=', mentorId).where('status', '=', 'accepted').executeTakeFirstOrThrow();
  return mentor !== undefined && count < mentor.capacity ? null : 'capacity_reached';
}

/** @returns false when the request is not completed, or already has a rating. */
export async function rateRequest(db: Kysely<Tables>, id: number, rating: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mentorship_requests')
    .from(lockedMentorOf(db, id))
    .set({ rating })
    .where('mentorship_requests.id', '=', id)
    .whereRef('mentor_id', '=', 'locked.id')
    .where('status', '=', 'completed')
    .where('rating', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the mentor before the request, as their deletion does: the trigger updates the mentor, so the other order could deadlock. */
export function lockedMentorOf(db: Kysely<Tables>, requestId: number) {
  return db
    .selectFrom('mentors')
    .select(['mentors.id', 'mentors.owner_key'])
    .where('mentors.id', '=', (eb) =>
      eb.selectFrom('mentorship_requests').select('mentor_id').where('mentorship_requests.id', '=', requestId),
    )
    .forNoKeyUpdate()
    .as('locked');
}

function toRequest(row: RequestRow): MentorshipRequest {
  return {
    id: row.id,
    mentorId: row.mentor_id,
    topic: row.topic,
    message: row.message,
    urgency: row.urgency as MentorshipRequest['urgency'],
    status: row.status,
    createdAt: row.created_at.toISOString(),
    mentor: { courseOfStudy: row.course_of_study, studyYear: row.study_year },
    mentorResponse: row.mentor_response,
  };
}

/** A request as its mentor sees it: without its texts once the student has withdrawn it. */
export function toReceivedRequest(row: RequestRow): MentorshipRequest {
  const request = toRequest(row);
  return row.status === 'withdrawn' ? { ...request, topic: '', message: '' } : request;
}

/** A request as this side sees it. */
export function toRequestOf(side: Side, row: RequestRow): MentorshipRequest {
  return side === 'mentor' ? toReceivedRequest(row) : toRequest(row);
}

export function toSentRequest(row: RequestRow): SentRequest {
  return { ...toRequest(row), rating: row.rating };
}

/** The student’s message or the mentor’s response, as the target of a case, which keeps a copy. @returns undefined when there is none. */
export function wordsIn(row: RequestRow, kind: 'request' | 'response'): Target | undefined {
  const asked = kind === 'request';
  const content = asked ? `${row.topic}\n\n${row.message}` : row.mentor_response;
  if (!content) return undefined;
  const subject = asked
    ? ({ scope: 'mentorship', scopeId: row.mentor_id, key: row.student_key } as const)
    : ({ scope: 'mentor', scopeId: PROFILE, key: row.owner_key } as const);
  const alias = SIDE_ALIASES[asked ? 'student' : 'mentor'];
  const line = { id: row.id, alias, content, at: row.created_at.toISOString(), by: subject.key };
  return { kind, thing: nameOfThing(kind, row.id), subject, lines: [line] };
}

type Caller = Services & { viewer: Viewer };

/** Returns a request and the caller’s side of it. @param foreign the error for callers who are on neither side. */
export async function ownRequest(
  ctx: Caller,
  id: number,
  foreign: 'request_not_yours' | 'conversation_not_yours' = 'request_not_yours',
): Promise<{ row: RequestRow; side: Side }> {
  const row = await findRequest(ctx.db, id);
  if (!row) throw new AppError('request_not_found');
  const side = sideOf(row, ctx.pseudonyms, ctx.viewer);
  if (!side) throw new AppError(foreign);
  return { row, side };
}
