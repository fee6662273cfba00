import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { StudyGroups, Tables } from '../../../db/tables.ts';
import { foldText, likePattern, namesLike } from '../fold.ts';
import type { ListStudyGroups, StudyGroup } from './schema.ts';

export type StudyGroupRow = Omit<Selectable<StudyGroups>, 'search_text' | 'university_folded' | 'faculty_folded'>;

const COLUMNS = [
  'id',
  'creator_key',
  'creator_ref',
  'title',
  'subject',
  'university',
  'faculty',
  'description',
  'max_members',
  'current_members',
  'meeting_type',
  'location',
  'schedule',
  'tags',
  'created_at',
] as const;

/** The id comes first because the creator's pseudonym is keyed by it. */
export async function nextStudyGroupId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('study_groups', 'id'))::int as id`.execute(db);
  return rows[0]!.id;
}

/** A group and its first member come together. */
export function insertStudyGroup(db: Kysely<Tables>, group: Insertable<StudyGroups> & { id: number }): Promise<StudyGroupRow> {
  const insert = async (trx: Kysely<Tables>) => {
    await trx.insertInto('study_groups').values(group).execute();
    await trx.insertInto('study_group_members').values({ group_id: group.id, member_key: group.creator_key }).execute();
    return trx.selectFrom('study_groups').select(COLUMNS).where('id', '=', group.id).executeTakeFirstOrThrow();
  };
  return db.isTransaction ? insert(db) : db.transaction().execute(insert);
}

/** Newest first. */
export function listStudyGroups(db: Kysely<Tables>, { q, university, faculty, limit, offset }: ListStudyGroups): Promise<StudyGroupRow[]> {
  let query = db.selectFrom('study_groups').select(COLUMNS);
  const pattern = likePattern(q);
  if (pattern) query = query.where('search_text', 'like', pattern);
  if (university) query = query.where('university_folded', '=', foldText(university));
  if (faculty) {
    const { same, longer } = namesLike(faculty);
    query = query.where(({ or, eb }) => or([eb('faculty_folded', '=', same), eb('faculty_folded', 'like', longer)]));
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** Those of these groups that the key at the same place is a member of. */
export async function findJoined(db: Kysely<Tables>, ids: number[], memberKeys: string[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ group_id: number }>`
    select group_id from study_group_members join unnest(${ids}::int[], ${memberKeys}::text[]) as asked(id, key)
    on group_id = asked.id and member_key = asked.key`.execute(db);
  return new Set(rows.map((row) => row.group_id));
}

export interface Membership {
  group: StudyGroupRow;
  joined: boolean;
}

/**
 * Adds a member while there is room. A call that had to wait for the row checks again before it takes a place.
 * @returns the state afterwards, undefined when there is no such group.
 */
export async function insertMember(db: Kysely<Tables>, id: number, memberKey: string): Promise<Membership | undefined> {
  await sql`
    insert into study_group_members (group_id, member_key)
    select id, ${memberKey} from study_groups where id = ${id} and current_members < max_members for no key update
    on conflict do nothing`.execute(db);
  return findMembership(db, id, memberKey);
}

/**
 * Removes a member. The group is locked first, as in joining: the other order could deadlock with the same person joining.
 * @returns the state afterwards, undefined when there is no such group.
 */
export async function deleteMember(db: Kysely<Tables>, id: number, memberKey: string): Promise<Membership | undefined> {
  await sql`
    with locked as materialized (select id from study_groups where id = ${id} for no key update)
    delete from study_group_members where group_id = (select id from locked) and member_key = ${memberKey}`.execute(db);
  return findMembership(db, id, memberKey);
}

export async function findMembership(db: Kysely<Tables>, id: number, memberKey: string): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('study_groups')
    .leftJoin('study_group_members', (join) => join.onRef('group_id', '=', 'study_groups.id').on('member_key', '=', memberKey))
    .select([...COLUMNS, 'member_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { group: row, joined: row.member_key !== null };
}

export function toStudyGroup(row: StudyGroupRow, viewer: { joined: boolean; mine: boolean }): StudyGroup {
  return {
    id: row.id,
    title: row.title,
    subject: row.subject,
    university: row.university,
    faculty: row.faculty,
    description: row.description,
    maxMembers: row.max_members,
    currentMembers: row.current_members,
    meetingType: row.meeting_type as StudyGroup['meetingType'],
    location: row.location,
    schedule: row.schedule,
    tags: row.tags,
    createdAt: row.created_at.toISOString(),
    creatorId: row.creator_ref,
    joined: viewer.joined,
    mine: viewer.mine,
  };
}
