import { randomBytes } from 'node:crypto';
import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { StudyGroups, Tables } from '../../../db/tables.ts';
import { AppError } from '../errors.ts';
import { endAfter } from '../group-ends/rules.ts';
import { foldText, likePattern, namesLike } from '../fold.ts';
import type { SharedPages } from '../context.ts';
import type { Pseudonyms, Viewer } from '../identity.ts';
import { type Part, wholeOf } from '../page.ts';
import { anyOf, inTransaction, listKeys, readPart, type Keyed, notRemoved } from '../queries.ts';
import { findSimilar, type Similar } from '../search/queries.ts';
import { isHidden, reviewMark, type Reader, type Written } from '../things/rules.ts';
import type { News, Remaining } from '../traces.ts';
import { leadWhereNobodyDoes, lockGroup, promote, tellOfEndAnew } from '../waiting/queries.ts';
import { NOBODY } from './rules.ts';
import type { ListStudyGroups, StudyGroup, StudyGroupName } from './schema.ts';

const COLUMNS = [
  'id',
  'creator_key',
  'creator_ref',
  'words_key',
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
  'edited_at',
  'ending_told_at',
  'withheld',
] as const;

type StudyGroupRow = Pick<Selectable<StudyGroups>, (typeof COLUMNS)[number]>;

/** Inserts a group with its creator as the first member. */
export function insertStudyGroup(db: Kysely<Tables>, group: Insertable<StudyGroups> & { id: number }): Promise<StudyGroupRow> {
  return inTransaction(db, async (trx) => {
    await trx.insertInto('study_groups').values(group).execute();
    await trx.insertInto('study_group_members').values({ group_id: group.id, member_key: group.creator_key }).execute();
    return trx.selectFrom('study_groups').select(COLUMNS).where('id', '=', group.id).executeTakeFirstOrThrow();
  });
}

/** @returns undefined when this creator has no such group, or it has too many members. The caller fills new places with `promote`. */
export async function updateStudyGroup(
  db: Kysely<Tables>,
  { id, creatorKey, ...change }: { id: number; creatorKey: string } & GroupFields,
): Promise<StudyGroupRow | undefined> {
  return db
    .updateTable('study_groups')
    .set(change)
    .where('id', '=', id)
    .where('creator_key', '=', creatorKey)
    .where('current_members', '<=', change.max_members)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** The columns that the leader of a group can set. */
export type GroupFields = Omit<
  Insertable<StudyGroups>,
  'id' | 'creator_key' | 'created_at' | 'current_members' | 'creator_ref' | 'words_key' | 'last_seat' | 'kept_from' | 'ending_told_at'
> & { words_key?: string };

/** A random placeholder with the length of a pseudonym, which is never equal to one. */
export function keyOfNobody(): string {
  return NOBODY + randomBytes(16).toString('base64url').slice(1);
}

/** Excludes the seat that is reserved for a creator who may still undo the handover. */
export const isPerson = sql<boolean>`member_key not like ${`${NOBODY}%`}`;

/** Newest first. */
export function listStudyGroups(db: Kysely<Tables>, { q, university, faculty, ...page }: ListStudyGroups): Promise<Part<StudyGroupRow>> {
  let query = db.selectFrom('study_groups').select(COLUMNS).where(notRemoved);
  const pattern = likePattern(q);
  if (pattern) query = query.where('search_text', 'like', pattern).where('withheld', 'is', null);
  for (const condition of placedIn({ university, faculty })) query = query.where(condition);
  return readPart(query, { table: 'study_groups', direction: 'desc' }, page);
}

/** Lists groups that resemble the query without containing it, with the matching words: one page, newest first. */
export async function listSimilarGroups(
  db: Kysely<Tables>,
  pages: SharedPages,
  { q = '', university, faculty, limit }: ListStudyGroups,
): Promise<Part<StudyGroupRow> & { found: Similar }> {
  const where = placedIn({ university, faculty });
  const found = await findSimilar(db, pages, q, { table: 'study_groups', fields: ['subject', 'title'], where });
  const rows = await listGroupsById(db, [...found.keys()]);
  return { ...wholeOf(rows.reverse().slice(0, limit)), found };
}

function placedIn({ university, faculty }: Pick<ListStudyGroups, 'university' | 'faculty'>): RawBuilder<boolean>[] {
  const { same, longer } = namesLike(faculty ?? '');
  return [
    ...(university ? [sql<boolean>`university_folded = ${foldText(university)} and withheld is null`] : []),
    ...(faculty ? [sql<boolean>`(faculty_folded = ${same} or faculty_folded like ${longer}) and withheld is null`] : []),
  ];
}

/** Returns those of these groups that have the paired key as a member. */
export async function findJoined(db: Kysely<Tables>, members: Keyed): Promise<Set<number>> {
  return new Set((await listKeys(db, 'study_group_members', { id: 'group_id', key: 'member_key' }, members)).ids);
}

/** Lists the members of a group in the order in which they joined. */
export async function listMemberKeys(db: Kysely<Tables>, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('study_group_members')
    .select('member_key')
    .where('group_id', '=', id)
    .where(isPerson)
    .orderBy('seat')
    .execute();
  return rows.map((row) => row.member_key);
}

export interface Membership {
  group: StudyGroupRow;
  joined: boolean;
  waitingPosition: number | null;
}

/**
 * Adds a member while there is room, which is checked again after waiting for the row’s lock.
 * @returns the state afterwards, undefined when the group is gone.
 */
export async function insertMember(db: Kysely<Tables>, id: number, memberKey: string): Promise<Membership | undefined> {
  const { numAffectedRows } = await sql`
    insert into study_group_members (group_id, member_key)
    select id, ${memberKey} from study_groups where id = ${id} and current_members < max_members for no key update
    on conflict do nothing`.execute(db);
  if (numAffectedRows) await tellOfEndAnew(db, id);
  const membership = await findMembership(db, id, memberKey);
  if (!membership?.joined || !membership.group.creator_key.startsWith(NOBODY)) return membership;
  await leadWhereNobodyDoes(db, id, memberKey);
  return findMembership(db, id, memberKey);
}

/**
 * Removes a member and gives the place to the next on the waiting list. The group is locked first, as on joining: otherwise this could
 * deadlock with the same person joining.
 * @returns the notices for those who get a place.
 */
export function deleteMember(db: Kysely<Tables>, id: number, memberKey: string, remaining: Remaining): Promise<News[]> {
  return inTransaction(db, async (trx) => {
    await lockGroup(trx, id);
    await trx.deleteFrom('study_group_members').where('group_id', '=', id).where('member_key', '=', memberKey).execute();
    return promote(trx, id, remaining);
  });
}

/** @returns undefined when the group is gone, or removed and not `evenRemoved`. */
export async function findMembership(
  db: Kysely<Tables>,
  id: number,
  memberKey: string,
  { evenRemoved = false } = {},
): Promise<Membership | undefined> {
  const query = db
    .selectFrom('study_groups')
    .leftJoin('study_group_members as member', (join) =>
      join.onRef('member.group_id', '=', 'study_groups.id').on('member_key', '=', memberKey),
    )
    .leftJoin('study_group_waiting as waiter', (join) =>
      join.onRef('waiter.group_id', '=', 'study_groups.id').on('waiter_key', '=', memberKey),
    )
    .select([...COLUMNS, 'member_key'])
    .select(
      sql<number | null>`nullif((
        select count(*) from study_group_waiting before where before.group_id = study_groups.id and before.seat <= waiter.seat
      ), 0)::int`.as('position'),
    )
    .where('id', '=', id);
  const row = await (evenRemoved ? query : query.where(notRemoved)).executeTakeFirst();
  return row && { group: row, joined: row.member_key !== null, waitingPosition: row.position };
}

/** Oldest first. */
export function listGroupsById(db: Kysely<Tables>, ids: number[]): Promise<StudyGroupRow[]> {
  return db.selectFrom('study_groups').select(COLUMNS).where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

/** Lists the names of groups as the owners of the paired keys see them, oldest first. */
export async function listGroupNames(db: Kysely<Tables>, { ids, keys }: Keyed): Promise<StudyGroupName[]> {
  const keyOf = new Map(ids.map((id, index) => [id, keys[index]!]));
  return (await listGroupsById(db, ids)).map((row) => nameSeenBy(row, keyOf.get(row.id)!));
}

/** The name of a group; empty while it is withheld, except for the author of its texts. */
function nameSeenBy(row: StudyGroupRow, key: string): StudyGroupName {
  return { id: row.id, title: isHidden(row, { mine: row.words_key === key }) ? NOTHING_SAID.title : row.title };
}

/** Deletes a group that has no other members. */
export async function eraseGroup(db: Kysely<Tables>, id: number, creatorKey: string): Promise<void> {
  await sql`
    delete from study_groups where id = ${id} and creator_key = ${creatorKey}
    and current_members <= (select count(*) from study_group_members where group_id = ${id} and member_key = ${creatorKey})`.execute(db);
}

/** Deletes the description and unlinks the remaining texts from their author, because the other members need title, place and time. */
export async function eraseWords(db: Kysely<Tables>, id: number, wordsKey: string): Promise<void> {
  await db
    .updateTable('study_groups')
    .set({ description: null, words_key: keyOfNobody() })
    .where('id', '=', id)
    .where('words_key', '=', wordsKey)
    .execute();
}

/** @throws AppError when the caller is not a member. */
export async function membersOnly(ctx: Caller & { db: Kysely<Tables> }, id: number): Promise<Membership> {
  const membership = await findMembership(ctx.db, id, groupKey(ctx, id));
  if (!membership) throw new AppError('group_not_found');
  if (!membership.joined) throw new AppError('members_only');
  return membership;
}

type Caller = { pseudonyms: Pick<Pseudonyms, 'key'>; viewer: Viewer };

/** The caller’s pseudonym in a group, as its creator, as a member and on the waiting list. */
export function groupKey({ pseudonyms, viewer }: Caller, id: number): string {
  return pseudonyms.key('group', id, viewer.accountId);
}

/** Returns a group as the caller sees it. */
export function seenBy(ctx: Caller, { group, ...membership }: Membership, moderates = false): StudyGroup {
  const own = groupKey(ctx, group.id);
  return toStudyGroup(group, { ...membership, moderates, mine: group.creator_key === own, written: group.words_key === own });
}

type GroupReader = Reader & Pick<StudyGroup, 'written'> & Pick<Membership, 'joined' | 'waitingPosition'>;

export function toStudyGroup(row: StudyGroupRow, viewer: GroupReader): StudyGroup {
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
    written: viewer.written,
    waitingPosition: viewer.waitingPosition,
    ...(viewer.joined && row.ending_told_at && !row.withheld && { endsAt: endAfter(row.ending_told_at).toISOString() }),
    // Not when an earlier leader edited it.
    ...(viewer.mine && { editedAt: viewer.written ? (row.edited_at?.toISOString() ?? null) : null }),
    ...reviewMark(row),
    ...(isHidden(row, { ...viewer, mine: viewer.written }) && NOTHING_SAID),
  };
}

const NOTHING_SAID: Written['group'] = {
  title: '',
  subject: '',
  university: null,
  faculty: null,
  description: null,
  location: null,
  schedule: null,
  tags: [],
};
