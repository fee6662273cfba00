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

/** A person as rows refer to them. */
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

/** The ids for which a person's key was found, and at the same places those keys. */
interface Found {
  ids: number[];
  keys: string[];
}
export type Traces = Record<TraceName, Found>;

/** Ids per query; reading them takes a few milliseconds. */
const BATCH = 1000;
/** Keys made in one go: a few milliseconds, during which nobody else is served. */
const KEYS_AT_ONCE = 250;

/**
 * Finds what belongs to a person. A row shows that only to whoever makes the person's key for it, so this walks over all
 * ids; it never holds up the event loop for more than a few milliseconds.
 */
export async function findTraces(db: Kysely<Tables>, { keyOf }: Pick<Person, 'keyOf'>): Promise<Traces> {
  const traces: Partial<Traces> = {};
  for (const name of Object.keys(TRACES) as TraceName[]) traces[name] = await findTrace(db, name, keyOf);
  return traces as Traces;
}

async function findTrace(db: Kysely<Tables>, name: TraceName, keyOf: Person['keyOf']): Promise<Found> {
  const { scope, parent, key, counter }: Trace = TRACES[name];
  // Where the row is its own parent, its key is read with its id, and no second query is needed.
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

/** Those of these keys that rows carry. */
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
 * Removes the account with its sessions, and stores, sealed, what is still to be done (see src/server/upkeep/erasures.ts).
 *
 * Nothing that is written at the same time escapes: this waits for the writes under way, and later ones find no account to
 * write for (`whileAccountStands`). No row that the person wrote is touched here: everything that one transaction changes
 * would be known to be theirs.
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

/**
 * Deletes the mentor profile with the requests it received, and the person's own open requests, whose answers nobody would read;
 * each in a transaction of its own.
 */
export async function deleteWhatIdentifies(db: Kysely<Tables>, { mentorKey, keyOf }: Pick<Person, 'mentorKey' | 'keyOf'>): Promise<void> {
  await db.deleteFrom('mentors').where('owner_key', '=', mentorKey).execute();
  const { ids, keys } = await findTrace(db, 'mentorship_requests', keyOf);
  for (const [index, mentorId] of ids.entries()) await deleteRequests(db, mentorId, keys[index]!, ['pending', 'accepted']);
}

/** Deletes a student's requests to a mentor. The mentor is locked first, as everywhere: changing a request updates its mentor's counters. */
async function deleteRequests(db: Kysely<Tables>, mentorId: number, key: string, statuses: RequestStatus[]): Promise<void> {
  await sql`
    with locked as materialized (select id from mentors where id = ${mentorId} for no key update)
    delete from mentorship_requests
    where mentor_id = (select id from locked) and student_key = ${key} and status = any(${statuses}::text[])`.execute(db);
}

/** Deletes one thing of a person's. It may be done again: what is gone stays gone. */
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

/** Looks like a pseudonym: 22 base64url characters. */
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

/** The names under which the person speaks, thread by thread. */
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
