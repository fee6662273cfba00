import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { StudyGroupMeetings, Tables } from '../../../db/tables.ts';
import type { Pseudonyms, Viewer } from '../identity.ts';
import { inTransaction, listKeyed, notRemoved, type Keyed } from '../queries.ts';
import { listMemberKeys } from '../study-groups/queries.ts';
import { isHidden, reviewMark, type Reader, type Written } from '../things/rules.ts';
import type { News, Remaining } from '../traces.ts';
import { lockGroup } from '../waiting/queries.ts';
import { MEETINGS_MAX } from './limits.ts';
import { notYetOver } from './rules.ts';
import type { Meeting, OwnMeetings } from './schema.ts';

export interface MeetingRow extends Selectable<StudyGroupMeetings> {
  coming: number;
  not_coming: number;
}

/** Call it with the group locked. @returns undefined when the group has enough meetings. */
export async function insertMeeting(db: Kysely<Tables>, meeting: Insertable<StudyGroupMeetings>, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into study_group_meetings (group_id, author_key, starts_at, place, link)
    select ${meeting.group_id}::int, ${meeting.author_key}, ${meeting.starts_at}::timestamptz, ${meeting.place}::text, ${meeting.link}::text
    where (select count(*) from study_group_meetings where group_id = ${meeting.group_id} and starts_at > ${notYetOver(now)} and ${notRemoved}) < ${MEETINGS_MAX}
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Lists upcoming meetings and those that have just begun, soonest first. */
export function listMeetings(db: Kysely<Tables>, groupId: number, now: Date): Promise<MeetingRow[]> {
  return counted(db)
    .where('group_id', '=', groupId)
    .where('starts_at', '>', notYetOver(now))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MEETINGS_MAX)
    .execute();
}

export function findMeeting(db: Kysely<Tables>, groupId: number, id: number, now: Date): Promise<MeetingRow | undefined> {
  return counted(db).where('group_id', '=', groupId).where('id', '=', id).where('starts_at', '>', notYetOver(now)).executeTakeFirst();
}

function counted(db: Kysely<Tables>) {
  return db
    .selectFrom('study_group_meetings')
    .selectAll()
    .where(notRemoved)
    .select([answering(true).as('coming'), answering(false).as('not_coming')]);
}

function answering(coming: boolean) {
  return sql<number>`(select count(*)::int from study_group_answers where meeting_id = study_group_meetings.id and coming = ${coming})`;
}

export async function deleteMeeting(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('study_group_meetings').where('id', '=', id).execute();
}

/** Erases a meeting of its author, who has left the site. @returns the notice to the other members, if it was still to come */
export function eraseMeeting(db: Kysely<Tables>, id: number, authorKey: string, { now }: Pick<Remaining, 'now'>): Promise<News[]> {
  return inTransaction(db, async (trx) => {
    const own = trx.selectFrom('study_group_meetings').select('group_id').where('id', '=', id).where('author_key', '=', authorKey);
    const groupId = (await own.executeTakeFirst())?.group_id;
    if (groupId === undefined || !(await lockGroup(trx, groupId))) return [];
    const toCome = await findMeeting(trx, groupId, id, now());
    await deleteMeeting(trx, id);
    const keys = toCome ? (await listMemberKeys(trx, groupId)).filter((key) => key !== authorKey) : [];
    return [{ recipients: { scope: 'group', id: groupId, keys }, about: { kind: 'group', event: 'cancelled', groupId } }];
  });
}

/** Returns the answer of the key paired with each of these meetings. */
export async function findAnswers(db: Kysely<Tables>, keyed: Keyed): Promise<Map<number, boolean>> {
  const rows = await listKeyed(db, 'study_group_answers', { id: 'meeting_id', key: 'answerer_key' }, keyed);
  return new Map(rows.map(({ meeting_id: id, coming }) => [id, coming]));
}

/** The caller’s pseudonym for one meeting, unrelated to that of the board, so that answers and messages cannot be linked. */
export function answerKey({ pseudonyms, viewer }: { pseudonyms: Pick<Pseudonyms, 'key'>; viewer: Viewer }, meetingId: number): string {
  return pseudonyms.key('meeting', meetingId, viewer.accountId);
}

/** The caller’s {@link answerKey} for each of these meetings. */
export function keysOfAnswers(caller: { pseudonyms: Pick<Pseudonyms, 'key'>; viewer: Viewer }, ids: number[]): Keyed {
  return { ids, keys: ids.map((id) => answerKey(caller, id)) };
}

/** Stores an answer; null takes it back. */
export async function setAnswer(db: Kysely<Tables>, meetingId: number, answererKey: string, coming: boolean | null): Promise<void> {
  if (coming === null) {
    await db.deleteFrom('study_group_answers').where('meeting_id', '=', meetingId).where('answerer_key', '=', answererKey).execute();
    return;
  }
  await sql`
    insert into study_group_answers (meeting_id, answerer_key, coming)
    select id, ${answererKey}, ${coming} from study_group_meetings where id = ${meetingId} for key share
    on conflict (meeting_id, answerer_key) do update set coming = excluded.coming`.execute(db);
}

/** Lists the meetings that are not over, including removed ones, which an appeal may restore. */
export async function listMeetingIds(db: Kysely<Tables>, groupId: number, now: Date): Promise<number[]> {
  const meetings = db.selectFrom('study_group_meetings').select('id').where('group_id', '=', groupId);
  return (await meetings.where('starts_at', '>', notYetOver(now)).execute()).map(({ id }) => id);
}

export async function deleteAnswers(db: Kysely<Tables>, { ids, keys }: Keyed): Promise<void> {
  for (const [index, id] of ids.entries()) await setAnswer(db, id, keys[index]!, null);
}

/** Deletes the answers to meetings that are over. */
export async function deleteOldAnswers(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    delete from study_group_answers using study_group_meetings meeting
    where meeting_id = meeting.id and meeting.starts_at <= ${notYetOver(now)}`.execute(db);
}

/** Lists the meetings that these keys proposed, by id. */
export async function listMeetingsOf(db: Kysely<Tables>, own: Keyed): Promise<OwnMeetings['meetings']> {
  const rows = await listKeyed(db, 'study_group_meetings', { id: 'group_id', key: 'author_key' }, own);
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ id, group_id, starts_at, place, link }) => ({ id, groupId: group_id, startsAt: starts_at.toISOString(), place, link }));
}

export async function listAnswersOf(db: Kysely<Tables>, own: Keyed): Promise<OwnMeetings['meetingAnswers']> {
  return [...(await findAnswers(db, own))].map(([meetingId, coming]) => ({ meetingId, coming })).sort((a, b) => a.meetingId - b.meetingId);
}

export function toMeeting(row: MeetingRow, { myAnswer, mine, moderates }: Pick<Meeting, 'myAnswer'> & Reader): Meeting {
  const { id, starts_at: startsAt, place, link, coming, not_coming: notComing } = row;
  return {
    ...{ id, startsAt: startsAt.toISOString(), place, link, coming, notComing, myAnswer, mine },
    ...reviewMark(row),
    ...(isHidden(row, { mine, moderates }) && NOTHING_SAID),
  };
}

const NOTHING_SAID: Written['meeting'] = { place: null, link: null };
