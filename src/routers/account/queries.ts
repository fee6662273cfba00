import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { deleteAccountRow, lockAccounts } from '../auth/queries.ts';
import type { Departed, Pseudonyms, Scope, Vault } from '../context.ts';
import type { CommentRow } from '../comments/queries.ts';
import type { ExamExperienceRow } from '../exam-experiences/queries.ts';
import type { PostRow } from '../posts/queries.ts';
import { mentorKey } from '../mentors/rules.ts';
import { RequestStatus } from '../mentorship/schema.ts';
import { deleteMember, type StudyGroupRow } from '../study-groups/queries.ts';
import { TRACES, type Trace, type TraceName } from './rules.ts';

/** A person as the rows know them. */
export interface Person {
  accountId: string;
  keyOf(scope: Scope, scopeId: number): string;
  mentorKey: string;
}

export function toPerson(pseudonyms: Pick<Pseudonyms, 'key'>, accountId: string): Person {
  return {
    accountId,
    keyOf: (scope, scopeId) => pseudonyms.key(scope, scopeId, accountId),
    mentorKey: mentorKey(pseudonyms, { accountId }),
  };
}

/** The ids for which a person's key was found, and that key beside each. */
interface Found {
  ids: number[];
  keys: string[];
}
export type Traces = Record<TraceName, Found>;

/** Ids in a query: reading them takes a few milliseconds. */
const BATCH = 1000;
/** Keys made at a stretch: a few milliseconds, in which nobody else is served. */
const KEYS_AT_ONCE = 250;

/**
 * Finds what is a person's. Rows tell it only to who makes the person's key for each of them, so this walks over all ids;
 * it never holds the event loop for longer than a few milliseconds.
 */
export async function findTraces(db: Kysely<Tables>, { keyOf }: Pick<Person, 'keyOf'>): Promise<Traces> {
  const traces: Partial<Traces> = {};
  for (const name of Object.keys(TRACES) as TraceName[]) traces[name] = await findTrace(db, name, keyOf);
  return traces as Traces;
}

async function findTrace(db: Kysely<Tables>, name: TraceName, keyOf: Person['keyOf']): Promise<Found> {
  const { scope, parent, key, counter }: Trace = TRACES[name];
  // Where the row is its own parent its key comes along: no second query has to ask for it.
  const columns = name === parent ? sql`id, ${sql.ref(key)} as key` : sql`id`;
  const worthAsking = counter ? sql`and ${sql.ref(counter)} > 0` : sql``;
  const found: Found = { ids: [], keys: [] };
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; key?: string }>`
      select ${columns} from ${sql.table(parent)} where id > ${last} ${worthAsking} order by id limit ${BATCH}`.execute(db);
    const own: { id: number; key: string }[] = [];
    for (const [index, { id, key: stored }] of rows.entries()) {
      const key = keyOf(scope, id);
      if (stored === undefined || stored === key) own.push({ id, key });
      if (index % KEYS_AT_ONCE === KEYS_AT_ONCE - 1) await breathe();
    }
    const confirmed = name === parent ? own : await findRows(db, name, own);
    for (const { id, key } of confirmed) {
      found.ids.push(id);
      found.keys.push(key);
    }
    if (rows.length < BATCH) return found;
    last = rows.at(-1)!.id;
  }
}

/** Of these keys, those that rows carry. */
async function findRows(db: Kysely<Tables>, name: TraceName, asked: { id: number; key: string }[]): Promise<{ id: number; key: string }[]> {
  const found = { ids: asked.map(({ id }) => id), keys: asked.map(({ key }) => key) };
  const { rows } = await sql<{ id: number; key: string }>`
    select distinct own.id, own.key from ${ownKeys(found)} join ${sql.table(name)} on ${isOwn(name)} order by own.id`.execute(db);
  return rows;
}

function ownKeys({ ids, keys }: Found) {
  return sql`unnest(${ids}::int[], ${keys}::text[]) as own(id, key)`;
}

function isOwn(name: TraceName) {
  const { id, key } = TRACES[name];
  return sql`${sql.ref(`${name}.${id}`)} = own.id and ${sql.ref(`${name}.${key}`)} = own.key`;
}

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/**
 * Removes the account with its sessions and writes down, sealed, what is still to do (see src/server/erasures.ts).
 *
 * Nothing escapes that is written at the same time: this waits for the writes under way, and those that come later find no
 * account to write for (`whileAccountStands`). No row that the person wrote is touched here: whatever changed in this
 * transaction would be theirs.
 * @returns undefined when there is no such account any more.
 */
export function deleteAccount(db: Kysely<Tables>, vault: Keeper, wanted: Omit<Departed, 'id'>): Promise<Departed | undefined> {
  const erasure = { id: randomUUID(), ...wanted };
  return db.transaction().execute(async (trx) => {
    await lockAccounts(trx);
    if (!(await deleteAccountRow(trx, vault, wanted.accountId))) return undefined;
    await trx
      .insertInto('erasures')
      .values({ id: erasure.id, details: vault.seal(placeOf(erasure.id), wanted) })
      .execute();
    return erasure;
  });
}

export async function listErasures(db: Kysely<Tables>, vault: Keeper): Promise<Departed[]> {
  const rows = await db.selectFrom('erasures').selectAll().execute();
  return rows.map(({ id, details }) => ({ id, ...vault.open<Omit<Departed, 'id'>>(placeOf(id), details) }));
}

export async function deleteErasure(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('erasures').where('id', '=', id).execute();
}

function placeOf(erasureId: string): string {
  return `erasure ${erasureId}`;
}

/** The mentor profile with the requests that it received, and what waits for an answer that nobody will hear; each in a transaction of its own. */
export async function deleteWhatIdentifies(db: Kysely<Tables>, { mentorKey, keyOf }: Pick<Person, 'mentorKey' | 'keyOf'>): Promise<void> {
  await db.deleteFrom('mentors').where('owner_key', '=', mentorKey).execute();
  const { ids, keys } = await findTrace(db, 'mentorship_requests', keyOf);
  for (const [index, mentorId] of ids.entries()) await deleteRequests(db, mentorId, keys[index]!, ['pending', 'accepted']);
}

/** A student's requests to a mentor. The mentor is locked before them, as everywhere: changing a request counts on its mentor. */
async function deleteRequests(db: Kysely<Tables>, mentorId: number, key: string, statuses: RequestStatus[]): Promise<void> {
  await sql`
    with locked as materialized (select id from mentors where id = ${mentorId} for no key update)
    delete from mentorship_requests
    where mentor_id = (select id from locked) and student_key = ${key} and status = any(${statuses}::text[])`.execute(db);
}

/** Takes away one thing of a person. What is gone already stays so: it may be done again. */
export async function deleteTrace(db: Kysely<Tables>, name: TraceName, id: number, key: string): Promise<void> {
  const found: Found = { ids: [id], keys: [key] };
  if (name === 'study_groups') {
    // Others need the group to meet: it stays for them, without its creator's words.
    await sql`
      delete from study_groups using ${ownKeys(found)} where ${isOwn(name)}
      and current_members <= (select count(*) from study_group_members where group_id = own.id and member_key = own.key)`.execute(db);
    await sql`update study_groups set description = null, creator_key = ${randomKey()} from ${ownKeys(found)} where ${isOwn(name)}`.execute(
      db,
    );
  } else if (name === 'study_group_members') {
    await deleteMember(db, id, key);
  } else if (name === 'mentorship_requests') {
    await deleteRequests(db, id, key, RequestStatus.options);
  } else {
    await sql`delete from ${sql.table(name)} using ${ownKeys(found)} where ${isOwn(name)}`.execute(db);
  }
}

/** Of the form of a pseudonym: 22 base64url characters. */
function randomKey(): string {
  return randomBytes(17).toString('base64url').slice(0, 22);
}

/** Oldest first. */
export function listOwnPosts(db: Kysely<Tables>, ids: number[]): Promise<PostRow[]> {
  return db.selectFrom('posts').selectAll().where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

/** Oldest first. */
export function listOwnGroups(db: Kysely<Tables>, ids: number[]): Promise<StudyGroupRow[]> {
  return db.selectFrom('study_groups').selectAll().where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

/** Oldest first. */
export function listOwnExperiences(db: Kysely<Tables>, ids: number[]): Promise<ExamExperienceRow[]> {
  return db.selectFrom('exam_experiences').selectAll().where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

function anyOf(ids: number[]) {
  return sql<number>`any(${ids}::int[])`;
}

/** Oldest first. */
export async function listOwnComments(db: Kysely<Tables>, found: Found): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select comments.* from comments join ${ownKeys(found)} on ${isOwn('comments')} order by created_at, comments.id`.execute(db);
  return rows;
}

/** Under which names one speaks, thread by thread. */
export async function listOwnVoices(db: Kysely<Tables>, found: Found): Promise<{ postId: number; alias: string }[]> {
  const { rows } = await sql<{ postId: number; alias: string }>`
    select post_id as "postId", alias from thread_voices join ${ownKeys(found)} on ${isOwn('thread_voices')} order by 1`.execute(db);
  return rows;
}

export async function listOwnVotes(db: Kysely<Tables>, found: Found): Promise<{ experienceId: number; helpful: boolean }[]> {
  const { rows } = await sql<{ experienceId: number; helpful: boolean }>`
    select experience_id as "experienceId", helpful from experience_votes join ${ownKeys(found)} on ${isOwn('experience_votes')} order by 1`.execute(
    db,
  );
  return rows;
}
